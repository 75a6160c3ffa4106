import { type Doc, decodeStored, long, type Value } from "../values/index.js";

/** The documents a cursor hands out: as stored bytes, which are sent as they are. */
export interface Batch {
  readonly place: "firstBatch" | "nextBatch";
  readonly documents: readonly Buffer[];
  readonly id: bigint;
  readonly ns: string;
  readonly resumeToken?: Doc | undefined;
}

export interface Reply {
  readonly fields: Doc;
  readonly batch?: Batch;
}

/** A reply's document; a cursor comes first in it, as MongoDB has it. */
export const replyDoc = ({ fields, batch }: Reply): Doc => {
  if (batch === undefined) return fields;
  const { place, documents, id, ns, resumeToken } = batch;
  const cursor: Doc = new Map<string, Value>([[place, documents.map(decodeStored)]]);
  if (resumeToken) cursor.set("postBatchResumeToken", resumeToken);
  cursor.set("id", long(id)).set("ns", ns);
  return new Map<string, Value>([["cursor", cursor], ...fields]);
};
