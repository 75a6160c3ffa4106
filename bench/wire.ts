import net from "node:net";
import { type Document, deserialize, serialize } from "bson";

/** A command as the wire carries it: OP_MSG with one body. */
export const messageOf = (command: Document): Buffer => {
  const body = serialize(command);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
};

/**
 * A socket that sends messages and awaits whole replies, one after the other. No driver stands between: what is
 * measured is the wire and what answers at its end.
 */
export interface Line {
  /** The reply's bytes, header included. */
  readonly ask: (message: Buffer) => Promise<Buffer>;
  /** The reply read. @throws Error when it is a refusal or holds write errors. */
  readonly command: (command: Document) => Promise<Document>;
  readonly close: () => void;
}

export const bodyOf = (reply: Buffer): Document => {
  const body = deserialize(reply.subarray(21));
  if (body.ok !== 1 || body.writeErrors !== undefined)
    throw new Error(`the engine answered ${JSON.stringify(body)}`);
  return body;
};

export const openLine = (port: number): Promise<Line> =>
  new Promise((resolve, reject) => {
    let waiting: { done: (reply: Buffer) => void; failed: (error: Error) => void } | undefined;
    let held: Buffer = Buffer.alloc(0);
    const socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
    const ask = (message: Buffer): Promise<Buffer> =>
      new Promise((done, failed) => {
        waiting = { done, failed };
        socket.write(message);
      });
    const fail = (error: Error): void => {
      reject(error);
      waiting?.failed(error);
    };
    socket.once("error", fail);
    socket.once("close", () => fail(new Error("the socket was closed")));
    socket.on("data", (chunk: Buffer) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      if (held.length < 4 || held.length < held.readInt32LE(0)) return;
      const reply = held;
      held = Buffer.alloc(0);
      waiting?.done(reply);
    });
    socket.once("connect", () =>
      resolve({
        ask,
        command: async (command) => bodyOf(await ask(messageOf(command))),
        close: () => socket.destroy(),
      }),
    );
  });
