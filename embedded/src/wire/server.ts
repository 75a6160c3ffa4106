import net from "node:net";
import { type Handler, serve } from "./connection.js";

export interface WireServer {
  readonly port: number;
  /** Ends every socket and frees the port. */
  close(): Promise<void>;
}

/** Listens on the loopback only: the engine has no users and asks nobody who they are. */
export const listen = (port: number, handler: Handler): Promise<WireServer> =>
  new Promise((resolve, reject) => {
    const sockets = new Set<net.Socket>();
    let connections = 0;
    const server = net.createServer((socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      connections += 1;
      serve(socket, connections, handler);
    });
    server.once("error", reject);
    server.listen({ port, host: "127.0.0.1", backlog: 1024 }, () => {
      const address = server.address();
      resolve({
        port: typeof address === "object" && address !== null ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
