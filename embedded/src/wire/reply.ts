import { type Doc, encode, long } from "../values/index.js";

/** The documents a cursor hands out: as stored bytes, which are sent as they are. */
export interface Batch {
  readonly place: "firstBatch" | "nextBatch";
  readonly documents: readonly Uint8Array[];
  readonly id: bigint;
  readonly ns: string;
  readonly resumeToken?: Doc | undefined;
}

export interface Reply {
  readonly fields: Doc;
  readonly batch?: Batch;
}

const int32 = (n: number): Buffer => {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32LE(n);
  return bytes;
};

/** A document or array element's head: type, name, and the length of what follows and of the frame. */
const framed = (type: number, name: string, parts: readonly Uint8Array[]): Uint8Array[] => {
  const length = parts.reduce((sum, part) => sum + part.length, 0) + 5;
  return [Buffer.from([type]), Buffer.from(`${name}\0`), int32(length), ...parts, Buffer.alloc(1)];
};

/** A document's elements without its frame. */
const elements = (doc: Doc): Uint8Array => encode(doc).subarray(4, -1);

const cursorElement = ({ place, documents, id, ns, resumeToken }: Batch): Uint8Array[] => {
  const items = documents.flatMap((bytes, i) => [Buffer.from(`\x03${i}\0`), bytes]);
  const rest: Doc = new Map();
  if (resumeToken) rest.set("postBatchResumeToken", resumeToken);
  rest.set("id", long(id));
  rest.set("ns", ns);
  return framed(0x03, "cursor", [...framed(0x04, place, items), elements(rest)]);
};

/** A reply's body; a cursor comes first in it, as MongoDB has it. */
export const encodeReply = ({ fields, batch }: Reply): Uint8Array => {
  if (batch === undefined) return encode(fields);
  const parts = [...cursorElement(batch), elements(fields)];
  const length = parts.reduce((sum, part) => sum + part.length, 0) + 5;
  return Buffer.concat([int32(length), ...parts, Buffer.alloc(1)], length);
};
