import net from "node:net";
import { type Document, deserialize, serialize } from "bson";

/** An OP_MSG around a body. */
export const message = (body: Uint8Array): Buffer => {
  const head = Buffer.alloc(21);
  head.writeInt32LE(21 + body.length, 0);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
};

/** Sends one command as it is: a driver would put its own session into it. */
export const send = (port: number, command: Document): Promise<Document> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write(message(serialize(command))));
    let bytes = Buffer.alloc(0);
    socket.once("error", reject).on("data", (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length < 4 || bytes.length < bytes.readInt32LE(0)) return;
      resolve(deserialize(bytes.subarray(21)));
      socket.destroy();
    });
  });
