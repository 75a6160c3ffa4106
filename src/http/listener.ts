import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { type Config, SettingError } from "../config.js";
import { LIMITS } from "../limits.js";
import { makeOriginCheck } from "./origin.js";

/** One request and its answer, with what every handler needs. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly requestId: string;
  readonly log: Logger;
  /** Aborted when the client has gone before its answer was complete. */
  readonly signal: AbortSignal;
  /** The whole body; undefined when it is larger than the limit, and then the answer is 413. */
  readonly body: () => Promise<Buffer | undefined>;
  readonly send: (status: number, body: string, headers?: Readonly<Record<string, string>>) => void;
}

export interface Route {
  /** The exact path, or a beginning that ends in `*`. */
  readonly path: string;
  /** Any other method is answered 405. */
  readonly methods: readonly string[];
  readonly handle: (exchange: Exchange) => Promise<void> | void;
  /** Still answered while the server stops. */
  readonly whileStopping?: boolean;
  /** How this route words a refusal of the whole request; plain text otherwise. */
  readonly refuse?: (exchange: Exchange, status: number, message: string) => void;
}

export interface Listener {
  readonly server: Server;
  readonly listen: () => Promise<AddressInfo>;
  /**
   * Lets what is in flight finish for so long, then cuts it. Meanwhile a new request is told that the server
   * stops, with 503, and only operators' questions are still answered; for `goodbyeMs` even when nothing is in
   * flight, so that a balancer learns of it.
   */
  readonly close: (graceMs: number, goodbyeMs?: number) => Promise<void>;
}

/** The web inbox brings its own scripts and styles; nothing else may run, frame or be sent elsewhere. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; font-src 'self'; " +
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const readBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const max = LIMITS.requestBytes.limit;
  if (Number(request.headers["content-length"] ?? 0) > max) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // Not a loop over the stream: leaving that early would break the connection before the refusal is sent.
  return await new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= max) chunks.push(chunk);
      else resolve(undefined);
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
    request.once("close", () => reject(new Error("The client has gone.")));
  });
};

const findRoute = (routes: readonly Route[], path: string): Route | undefined =>
  routes.find((route) => route.path === path) ??
  routes.find((route) => route.path.endsWith("*") && path.startsWith(route.path.slice(0, -1)));

const plainRefusal = ({ send }: Exchange, status: number, message: string): void =>
  send(status, `${message}\n`, { "content-type": "text/plain; charset=utf-8" });

/** The one `node:http` server: routes, origins and headers; no framework in the hot path. */
export const makeListener = ({
  config,
  log,
  routes,
}: {
  config: Config;
  log: Logger;
  routes: readonly Route[];
}): Listener => {
  const originOf = makeOriginCheck(config);
  const inFlight = new Set<ServerResponse>();
  let stopping = false;
  let whenIdle: (() => void) | undefined;

  const answer = async (exchange: Exchange): Promise<void> => {
    const { request, response, path } = exchange;
    const route = findRoute(routes, path);
    const refuse = route?.refuse ?? plainRefusal;
    const origin = originOf(request);
    if (origin.kind === "foreign")
      return refuse(exchange, 403, "Pages of this origin may not call; see ALLOWED_ORIGINS.");
    if (!route) return plainRefusal(exchange, 404, "There is nothing here.");
    if (stopping && !route.whileStopping) {
      response.setHeader("retry-after", "1");
      return plainRefusal(exchange, 503, "The server is stopping; try again.");
    }
    if (origin.kind === "allowed") {
      response.setHeader("access-control-allow-origin", origin.origin);
      response.setHeader("access-control-expose-headers", "x-request-id");
      response.setHeader("vary", "origin");
      if (request.method === "OPTIONS")
        return exchange.send(204, "", {
          "access-control-allow-methods": route.methods.join(", "),
          "access-control-allow-headers": "authorization, content-type",
          "access-control-max-age": "600",
        });
    }
    if (!route.methods.includes(request.method ?? "")) {
      response.setHeader("allow", route.methods.join(", "));
      return refuse(exchange, 405, `Send ${route.methods.join(" or ")} here.`);
    }
    await route.handle(exchange);
  };

  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000 });
  server.on("request", (request, response) => {
    const exchange = makeExchange(request, response, { log, isStopping: () => stopping });
    const started = performance.now();
    inFlight.add(response);
    response.once("close", () => {
      inFlight.delete(response);
      if (inFlight.size === 0) whenIdle?.();
    });
    response.on("finish", () =>
      exchange.log.debug(
        {
          method: request.method,
          path: exchange.path,
          status: response.statusCode,
          ms: performance.now() - started,
        },
        "request",
      ),
    );
    answer(exchange).catch((error: unknown) => {
      if (exchange.signal.aborted) return;
      exchange.log.error({ err: error }, "A request failed");
      if (response.headersSent) response.destroy();
      else plainRefusal(exchange, 500, `Something went wrong on our side; quote ${exchange.requestId}.`);
    });
  });

  return {
    server,
    listen: () =>
      new Promise((resolve, reject) => {
        server.once("error", (error: NodeJS.ErrnoException) => reject(whyNotListening(error, config)));
        server.listen({ port: config.port, host: config.host }, () => {
          server.removeAllListeners("error");
          resolve(server.address() as AddressInfo);
        });
      }),
    close: async (graceMs, goodbyeMs = 0) => {
      stopping = true;
      const started = Date.now();
      await new Promise((resolve) => setTimeout(resolve, goodbyeMs));
      if (inFlight.size > 0)
        await new Promise<void>((resolve) => {
          whenIdle = resolve;
          setTimeout(resolve, graceMs).unref();
        });
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        // A connection that is just sending its request gets a moment, whatever the grace.
        setTimeout(
          () => server.closeAllConnections(),
          Math.max(100, graceMs - (Date.now() - started)),
        ).unref();
        server.closeIdleConnections();
      });
    },
  };
};

/** A place to listen at that cannot be had is a wrong setting, and says which. */
const whyNotListening = (error: NodeJS.ErrnoException, { port, host }: Config): Error => {
  if (error.code === "EADDRINUSE")
    return new SettingError("PORT", `is ${port}, and something listens there already: choose another one`);
  if (error.code === "EACCES")
    return new SettingError("PORT", `is ${port}, which may not be listened on here`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new SettingError("HOST", `is ${host}, which is no address of this machine`);
  return error;
};

const makeExchange = (
  request: IncomingMessage,
  response: ServerResponse,
  { log, isStopping }: { log: Logger; isStopping: () => boolean },
): Exchange => {
  const requestId = randomUUID();
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  response.setHeader("x-request-id", requestId);
  for (const name in SECURITY_HEADERS) response.setHeader(name, SECURITY_HEADERS[name] ?? "");
  const url = request.url ?? "/";
  const query = url.indexOf("?");
  return {
    request,
    response,
    path: query < 0 ? url : url.slice(0, query),
    requestId,
    log: log.child({ requestId }),
    signal: gone.signal,
    body: () => readBody(request),
    send: (status, body, headers = {}) => {
      // What was not read of the request is thrown away with the connection.
      if (!request.complete || isStopping()) response.setHeader("connection", "close");
      response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
      response.end(body);
      if (!request.complete) request.resume();
    },
  };
};
