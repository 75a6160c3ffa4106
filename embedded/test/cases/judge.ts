import { BSON, type Document } from "mongodb";

/** One recorded case: commands to send, and what MongoDB answered to some of them. */
export interface Case {
  readonly id: string;
  readonly steps: readonly { readonly db: string; readonly command: Document }[];
  readonly asserts: readonly Assertion[];
}

interface Assertion {
  readonly at: unknown;
  readonly kind: "equal" | "partial" | "error";
  readonly expected?: unknown;
  readonly code?: unknown;
  /** The whole reply is meant and not the first batch. */
  readonly raw?: boolean;
  readonly ignore_order_in?: readonly string[];
  readonly ignore_doc_order?: boolean;
}

export type Reply = { readonly document: Document } | { readonly error: { code?: unknown; message: string } };

/** What Extended JSON wraps. `{$regex: …}` is left alone: in a command it is an operator. */
const WRAPPER =
  /^\$(?:number(?:Int|Long|Double|Decimal)|oid|date|binary|uuid|timestamp|regularExpression|minKey|maxKey|undefined|symbol|code|scope|dbPointer)$/;

/** Not through the package, which refuses a UUID of the wrong length. */
const binary = ({ base64, subType }: { base64: string; subType: string }): unknown =>
  new BSON.Binary(Buffer.from(base64, "base64"), Number.parseInt(subType, 16));

const unwrap = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unwrap);
  if (typeof value !== "object" || value === null) return value;
  const keys = Object.keys(value);
  if (keys.length === 1 && "$binary" in value)
    return binary(value.$binary as { base64: string; subType: string });
  return keys.length > 0 && keys.every((key) => WRAPPER.test(key))
    ? BSON.EJSON.deserialize(value, { relaxed: false })
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unwrap(inner)]));
};

export const parseCase = (line: string): Case => unwrap(JSON.parse(line)) as Case;

/** What every reply of a replica set carries beside its answer. */
const AROUND = new Set(["$clusterTime", "operationTime", "electionId", "opTime"]);

const isPlain = (value: unknown): value is Document =>
  typeof value === "object" &&
  value !== null &&
  !("_bsontype" in value) &&
  !(value instanceof Date) &&
  !Array.isArray(value);

const sorted = (value: unknown): unknown => {
  // The driver makes an object of its own of a DBRef, with its fields in an order of its own.
  if (value instanceof BSON.DBRef) return sorted(value.toJSON());
  if (Array.isArray(value)) return value.map(sorted);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
};

const canonical = (value: unknown): string =>
  BSON.EJSON.stringify({ value: sorted(value) }, { relaxed: false });

const asSet = (items: readonly unknown[]): unknown[] =>
  [...items].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));

const withoutAround = (reply: unknown): unknown =>
  isPlain(reply) ? Object.fromEntries(Object.entries(reply).filter(([key]) => !AROUND.has(key))) : reply;

const contains = (expected: unknown, actual: unknown): boolean => {
  if (Array.isArray(expected))
    return Array.isArray(actual) && expected.every((item, i) => contains(item, actual[i]));
  if (isPlain(expected))
    return isPlain(actual) && Object.keys(expected).every((key) => contains(expected[key], actual[key]));
  return canonical(expected) === canonical(actual);
};

const unordered = (
  value: unknown,
  { ignore_order_in: fields = [], ignore_doc_order: any }: Assertion,
): unknown => {
  if (!Array.isArray(value)) return value;
  const docs = value.map((doc) =>
    isPlain(doc)
      ? Object.fromEntries(
          Object.entries(doc).map(([key, item]) => [
            key,
            fields.includes(key) && Array.isArray(item) ? asSet(item) : item,
          ]),
        )
      : doc,
  );
  return any ? asSet(docs) : docs;
};

const errorCode = (reply: Reply): number | undefined => {
  const code = "error" in reply ? reply.error.code : reply.document.writeErrors?.[0]?.code;
  return code === undefined ? undefined : Number(code);
};

const judgeOne = (assertion: Assertion, reply: Reply): string | undefined => {
  if (assertion.kind === "error") {
    const [wanted, code] = [Number(assertion.code), errorCode(reply)];
    if (code === wanted) return undefined;
    return code === undefined ? `no error, but ${wanted}` : `error ${code} and not ${wanted}`;
  }
  if ("error" in reply) return `error ${reply.error.code}: ${reply.error.message.slice(0, 70)}`;
  const whole = assertion.raw ? withoutAround(reply.document) : reply.document.cursor?.firstBatch;
  const expected = assertion.raw ? withoutAround(assertion.expected) : assertion.expected;
  const same =
    assertion.kind === "partial"
      ? contains(expected, whole)
      : canonical(unordered(expected, assertion)) === canonical(unordered(whole, assertion));
  return same ? undefined : "another result";
};

/** The first assertion that fails, in words; undefined when all hold. */
export const judge = (one: Case, replies: readonly Reply[]): string | undefined => {
  for (const assertion of one.asserts) {
    const reply = replies[Number(assertion.at)];
    const cause = reply === undefined ? "no reply" : judgeOne(assertion, reply);
    if (cause !== undefined) return cause;
  }
  return undefined;
};
