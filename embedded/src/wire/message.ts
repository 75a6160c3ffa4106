import { fail } from "../errors.js";
import { type Doc, decode, encodeBehind, type Value } from "../values/index.js";

/** MongoDB's maxMessageSizeBytes. */
export const MAX_MESSAGE = 48_000_000;
export const HEADER = 16;

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** Flag bits 0 to 15 must be understood; these two are all there are. */
const UNKNOWN_REQUIRED = 0xfffc;

export interface Message {
  readonly requestId: number;
  readonly command: Doc;
  /** False for w:0 writes, which set moreToCome. */
  readonly wantsReply: boolean;
  /** The first hello of a socket comes as OP_QUERY and wants an OP_REPLY. */
  readonly legacy: boolean;
}

/** The socket cannot go on: what follows in it cannot be understood. */
export class ProtocolError extends Error {}

/** Reads within one message; whatever would lead outside of it is a protocol error. */
class Bytes {
  at: number;
  readonly bytes: Buffer;
  readonly end: number;

  constructor(bytes: Buffer, at: number, end: number) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  take(length: number): Buffer {
    if (length < 0 || this.at + length > this.end)
      throw new ProtocolError("a length leads out of the message");
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  int32(): number {
    return this.take(4).readInt32LE();
  }

  cstring(): string {
    const zero = this.bytes.indexOf(0, this.at);
    if (zero < 0 || zero >= this.end) throw new ProtocolError("a name does not end");
    const text = this.bytes.toString("utf8", this.at, zero);
    this.at = zero + 1;
    return text;
  }

  document(): Doc {
    if (this.end - this.at < 5) throw new ProtocolError("a document does not fit the message");
    return decode(this.take(this.bytes.readInt32LE(this.at)));
  }
}

const sections = (bytes: Bytes): Doc => {
  let body: Doc | undefined;
  const sequences: [string, Value[]][] = [];
  while (bytes.at < bytes.end) {
    const kind = bytes.take(1)[0];
    if (kind === 0) {
      if (body !== undefined) throw new ProtocolError("two bodies in one message");
      body = bytes.document();
    } else if (kind === 1) {
      const length = bytes.int32();
      const inner = new Bytes(bytes.bytes, bytes.at, bytes.at + bytes.take(length - 4).length);
      const name = inner.cstring();
      const documents: Value[] = [];
      while (inner.at < inner.end) documents.push(inner.document());
      sequences.push([name, documents]);
    } else throw new ProtocolError(`unknown section kind ${kind}`);
  }
  if (body === undefined) throw new ProtocolError("a message without a body");
  for (const [name, documents] of sequences) {
    if (body.has(name)) fail(9, `Duplicate document sequence: ${name}`);
    body.set(name, documents);
  }
  return body;
};

const legacyQuery = (bytes: Bytes): Doc => {
  bytes.int32();
  const [db = ""] = bytes.cstring().split(".");
  bytes.take(8);
  const query = bytes.document();
  const inner = query.get("$query") ?? query.get("query");
  const command = inner instanceof Map ? inner : query;
  command.set("$db", db);
  return command;
};

/** Reads one whole message, header included. */
export const readMessage = (bytes: Buffer): Message => {
  const requestId = bytes.readInt32LE(4);
  const operation = bytes.readInt32LE(12);
  const reader = new Bytes(bytes, HEADER, bytes.length);
  if (operation === OP_QUERY)
    return { requestId, command: legacyQuery(reader), wantsReply: true, legacy: true };
  if (operation !== OP_MSG) throw new ProtocolError(`unknown operation ${operation}`);
  const flags = reader.int32();
  if ((flags & UNKNOWN_REQUIRED) !== 0) throw new ProtocolError(`unknown message flags ${flags}`);
  // The checksum is there for networks: on the loopback it is read over.
  const end = flags & CHECKSUM_PRESENT ? bytes.length - 4 : bytes.length;
  if (end < reader.at) throw new ProtocolError("a checksum without a message");
  const command = sections(new Bytes(bytes, reader.at, end));
  return { requestId, command, wantsReply: (flags & MORE_TO_COME) === 0, legacy: false };
};

let lastId = 0;

/** A reply as it goes over the wire. */
export const replyMessage = (responseTo: number, body: Doc, legacy: boolean): Buffer => {
  const head = Buffer.alloc(legacy ? 36 : 21);
  lastId = (lastId + 1) & 0x7fffffff;
  head.writeInt32LE(lastId, 4);
  head.writeInt32LE(responseTo, 8);
  head.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12);
  if (legacy) {
    head.writeInt32LE(8, 16);
    head.writeInt32LE(1, 32);
  }
  const message = encodeBehind(head, body);
  message.writeInt32LE(message.length, 0);
  return message;
};
