import type net from "node:net";
import { MongoError } from "../errors.js";
import { type Doc, double, int, type Value } from "../values/index.js";
import { HEADER, MAX_MESSAGE, type Message, ProtocolError, readMessage, replyMessage } from "./message.js";
import { type Reply, replyDoc } from "./reply.js";

/** What a command may know of the socket it came through. */
export interface Connection {
  readonly id: number;
  readonly closed: boolean;
  /** Calls `listener` when the socket ends; the answer takes it back. */
  onClose(listener: () => void): () => void;
}

/** Answers a command; it never rejects, errors are replies too. */
export type Handler = (command: Doc, connection: Connection) => Promise<Reply>;

/** Above this many unread bytes a socket is not read on. */
const ENOUGH = 2 * MAX_MESSAGE;

const malformed = (error: MongoError): Reply => ({
  fields: new Map<string, Value>([
    ["ok", double(0)],
    ["errmsg", error.message],
    ["code", int(error.code)],
    ["codeName", error.codeName],
  ]),
});

/**
 * Serves one socket: its messages one after the other, in order, each answered before the next is read;
 * other sockets go on meanwhile. Whatever goes wrong in here ends this socket and nothing else.
 */
export const serve = (socket: net.Socket, id: number, handler: Handler): void => {
  let chunks: Buffer[] = [];
  let held = 0;
  let busy = false;
  const listeners = new Set<() => void>();
  const connection = {
    id,
    closed: false,
    onClose(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  /** The next whole message, if it has arrived. */
  const next = (): Buffer | undefined => {
    if (held < HEADER) return undefined;
    if ((chunks[0]?.length ?? 0) < 4) chunks = [Buffer.concat(chunks)];
    const size = chunks[0]?.readInt32LE(0) ?? 0;
    if (size < HEADER || size > MAX_MESSAGE) throw new ProtocolError(`message of ${size} bytes`);
    if (held < size) return undefined;
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, held);
    chunks = all.length > size ? [all.subarray(size)] : [];
    held = all.length - size;
    return all.subarray(0, size);
  };

  const send = async (responseTo: number, reply: Reply, legacy: boolean): Promise<void> => {
    const room = socket.write(replyMessage(responseTo, replyDoc(reply), legacy));
    if (room || connection.closed) return;
    // The client reads slower than we answer: no further command until it has caught up.
    await new Promise<void>((resolve) => {
      const done = (): void => {
        socket.off("drain", done);
        stop();
        resolve();
      };
      const stop = connection.onClose(done);
      socket.once("drain", done);
    });
  };

  const answer = async (bytes: Buffer): Promise<void> => {
    let message: Message;
    try {
      message = readMessage(bytes);
    } catch (error) {
      // The frame held, so the socket can go on: the fault is the document's.
      if (!(error instanceof MongoError)) throw error;
      return send(bytes.readInt32LE(4), malformed(error), false);
    }
    const reply = await handler(message.command, connection);
    if (message.wantsReply && !connection.closed) await send(message.requestId, reply, message.legacy);
  };

  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      for (let bytes = next(); bytes !== undefined && !connection.closed; bytes = next()) {
        if (held < ENOUGH && socket.isPaused()) socket.resume();
        await answer(bytes);
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) console.error(`socket ${id} closed: ${error}`);
      socket.destroy();
    } finally {
      busy = false;
    }
  };

  socket.setNoDelay(true);
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    held += chunk.length;
    if (held > ENOUGH) socket.pause();
    void work();
  });
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    connection.closed = true;
    chunks = [];
    held = 0;
    for (const listener of [...listeners]) listener();
  });
};
