import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from "graphql-ws";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import type { Config } from "../config.js";
import { BOUNDS, LIMITS } from "../limits.js";
import { pathOf } from "./authenticate.js";
import type { Door } from "./graphql.js";
import type { Identity } from "./identity.js";
import type { Metrics } from "./metrics.js";
import { makeOriginCheck } from "./origin.js";
import {
  CLOSE,
  type Connection,
  hangUp,
  makeSocketProtocol,
  type SocketProtocol,
  type Wiring,
} from "./socket-operations.js";

export interface Sockets {
  /** Takes over the upgrades of an HTTP server. */
  readonly attach: (server: Server, wiring: Wiring & { readonly doors: readonly Door[] }) => void;
  /** Closes with 4403 whose identity fits. */
  readonly evict: (fits: (identity: Identity) => boolean) => void;
  /** Closes all with 1012 and takes no new one. */
  readonly close: () => void;
}

interface Options {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** GraphQL over WebSockets on the paths of the HTTP endpoints: the same tokens, rules, limits and errors. */
export const makeSockets = ({ config, log, metrics }: Options): Sockets => {
  const open = new Map<WebSocket, Connection>();
  /** Who has been heard since the last ping. */
  const alive = new WeakSet<WebSocket>();
  const originOf = makeOriginCheck(config);
  let closed = false;
  const upgrades = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Compression costs memory per socket and time per message, and small messages gain nothing.
    perMessageDeflate: false,
    maxPayload: LIMITS.requestBytes.limit,
    // Another subprotocol gets none, and the protocol closes with 4406.
    handleProtocols: (offered) =>
      offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
  });

  const accept = (socket: WebSocket, protocol: SocketProtocol): void => {
    const requestId = randomUUID();
    const connection: Connection = {
      socket,
      asked: { requestId, log: log.child({ socket: requestId }) },
      gone: new AbortController(),
      starting: new Set(),
    };
    open.set(socket, connection);
    alive.add(socket);
    metrics.socketsOpen.inc();
    const ended = join(connection, protocol);
    socket.on("pong", () => alive.add(socket));
    socket.once("close", (code, reason) => {
      open.delete(socket);
      metrics.socketsOpen.dec();
      connection.gone.abort();
      ended(code, reason.toString("utf8")).catch((error: unknown) =>
        connection.asked.log.error({ err: error }, "What a socket had started did not end"),
      );
    });
  };

  const heartbeat = setInterval(() => {
    for (const { socket } of open.values()) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, BOUNDS.socketPingMs).unref();

  return {
    attach: (server, wiring) => {
      const protocols = new Map(
        wiring.doors.map((door) => [pathOf(door.audience), makeSocketProtocol(door, wiring)] as const),
      );
      server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
        stream.on("error", () => stream.destroy());
        const protocol = protocols.get((request.url ?? "").split("?", 1)[0] ?? "");
        if (closed) return turnAway(stream, "503 Service Unavailable");
        if (originOf(request).kind === "foreign") return turnAway(stream, "403 Forbidden");
        if (!protocol) return turnAway(stream, "404 Not Found");
        upgrades.handleUpgrade(request, stream, head, (socket) => accept(socket, protocol));
      });
    },
    evict: (fits) => {
      for (const { identity, socket } of open.values())
        if (identity && fits(identity)) hangUp(socket, CLOSE.forbidden, "unauthenticated");
    },
    close: () => {
      closed = true;
      clearInterval(heartbeat);
      for (const { socket } of open.values())
        hangUp(socket, CLOSE.restart, "The server restarts; connect again.");
    },
  };
};

const turnAway = (stream: Duplex, status: string): void => {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Joins a socket to the protocol. Returns what must be called when it has closed. */
const join = (connection: Connection, protocol: SocketProtocol) => {
  const { socket, asked } = connection;
  socket.on("error", (error) => asked.log.debug({ err: error }, "A socket broke"));
  return protocol.opened(
    {
      protocol: socket.protocol,
      // Resolves when the kernel has taken it: a subscription waits for its reader and queues by its own rules.
      send: (data) =>
        new Promise((resolve) => {
          if (socket.readyState !== socket.OPEN) return resolve();
          if (socket.bufferedAmount > BOUNDS.socketUnsentBytes) {
            asked.log.warn("A reader who does not read was cut off");
            socket.terminate();
            return resolve();
          }
          socket.send(data, () => resolve());
        }),
      close: (code = 1000, reason = "") => hangUp(socket, code, reason),
      onMessage: (listen) =>
        socket.on("message", (data) => {
          // A socket that is being closed may still speak, and is not listened to.
          if (socket.readyState !== socket.OPEN) return;
          listen(String(data)).catch((error: unknown) => {
            asked.log.error({ err: error }, "A message on a socket failed");
            hangUp(socket, CLOSE.internal, "Something went wrong on our side.");
          });
        }),
    },
    connection,
  );
};
