import { createServer, request as forward } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll } from "@jest/globals";
import { tokenFor } from "../../test/support/tokens.js";
import type { House } from "./browser.js";

/** So many seconds a token lives that the host's endpoint gives out. */
export const REFRESHED = 3;

/** A proxy that serves Docket under /sub/, with the host's endpoint for fresh tokens beside it. */
export const openProxy = (house: House) => {
  const state = {
    port: 0,
    /** The endpoint for fresh tokens works. */
    working: true,
    refreshes: 0,
    down: false,
    /** Sockets asked for, in all and while it was down; and operations sent. */
    sockets: 0,
    tries: 0,
    operations: 0,
    /** Ends every connection; until `down` is taken back nobody gets through. */
    cut: (): void => undefined,
  };
  const target = () => new URL(house.server.url);
  const server = createServer(async (request, response) => {
    if (state.down) return void request.socket.destroy();
    if (request.url === "/refresh") {
      state.refreshes += 1;
      if (!state.working) return void response.writeHead(500).end();
      const token = await tokenFor(house.desk.tenant.id).person("ana", { ttl: REFRESHED });
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ token }));
      return;
    }
    if (request.url === "/sub/web-settings.json") {
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end(JSON.stringify({ refreshUrl: "/refresh" }));
    }
    if (request.method === "POST") state.operations += 1;
    const path = (request.url ?? "/").replace(/^\/sub/, "");
    const headers = { ...request.headers, host: target().host, origin: "" };
    const { origin: _, ...kept } = headers;
    request.pipe(
      forward(
        { port: target().port, host: target().hostname, path, method: request.method, headers: kept },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      ),
    );
  });
  const sockets = new Set<{ destroy: () => void }>();
  state.cut = () => {
    state.down = true;
    for (const socket of sockets) socket.destroy();
  };
  server.on("upgrade", (request, socket, head) => {
    state.sockets += 1;
    if (state.down) {
      state.tries += 1;
      return void socket.destroy();
    }
    sockets.add(socket);
    const inner = connect(Number(target().port), target().hostname, () => {
      const lines = Object.entries({ ...request.headers, host: target().host })
        .filter(([name]) => name !== "origin")
        .map(([name, value]) => `${name}: ${value}`);
      inner.write(`GET ${request.url?.replace(/^\/sub/, "")} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      inner.write(head);
      socket.pipe(inner).pipe(socket);
    });
    for (const one of [socket, inner]) one.on("error", () => undefined);
    socket.on("close", () => inner.destroy());
  });
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, "127.0.0.1", () => {
          state.port = (server.address() as { port: number }).port;
          resolve();
        });
      }),
  );
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return state;
};
