import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { atEnd } from "./cleanup.js";

export interface Cable {
  readonly port: number;
  /** Ends what runs through it, the oldest first, and refuses connections until it is mended. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** A way to a port on loopback that can be cut and mended. */
export const openCable = async (to: number): Promise<Cable> => {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on("error", () => undefined).once("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = keep(connect(to, "127.0.0.1"));
    keep(near).pipe(far).pipe(near);
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, "127.0.0.1", resolve);
    });
  const cut = async (): Promise<void> => {
    server.close();
    // One by one: a driver that polls a socket in the very moment in which it closes waits for it in vain.
    for (const socket of sockets) {
      socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await listen(0);
  atEnd(cut);
  const { port } = server.address() as AddressInfo;
  return { port, cut, mend: () => listen(port) };
};
