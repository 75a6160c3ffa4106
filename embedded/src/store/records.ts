import { BSONRegExp } from "bson";
import { fail } from "../errors.js";
import { fitKey } from "../indexes/encode.js";
import { type DocumentKeys, encodeValue } from "../indexes/index.js";
import { type Doc, encode, type Maybe, Undefined, type Value } from "../values/index.js";
import type { Catalog, Collection, IndexState } from "./catalog.js";
import { show } from "./show.js";
import { behind } from "./types.js";

/** MongoDB's maxBsonObjectSize. */
export const MAX_DOCUMENT = 16_777_216;

/** A stored document: its record's key, its bytes, and what they hold. */
export interface Stored {
  readonly record: Buffer;
  readonly bytes: Buffer;
  readonly doc: Doc;
}

export const recordKey = (n: number): Buffer => {
  const key = Buffer.alloc(8);
  key.writeUIntBE(n, 2, 6);
  return key;
};

const duplicate = (collection: Collection, { definition }: IndexState, values: readonly Maybe[]): never => {
  const paths = definition.fields.map(({ path }) => path);
  const keyValue: Doc = new Map(paths.map((path, i) => [path, values[i] ?? null]));
  return fail(
    11000,
    `E11000 duplicate key error collection: ${collection.ns} index: ${definition.name} dup key: ${show(keyValue)}`,
    {
      extra: new Map<string, Value>([
        ["keyPattern", definition.key],
        ["keyValue", keyValue],
      ]),
    },
  );
};

/** The first record that has a key in an index. */
const recordOf = ({ tree }: IndexState, key: Buffer): Buffer | undefined =>
  tree.first({ from: key, to: behind(key) })?.subarray(-8);

/** Refuses a key that another record has in a unique index, which has each once. `own` is being written. */
export const checkUnique = (
  collection: Collection,
  index: IndexState,
  { keys, values, own }: DocumentKeys & { own: Buffer | undefined },
): void => {
  if (!index.definition.unique) return;
  keys.forEach((key, i) => {
    const found = recordOf(index, key);
    if (found !== undefined && !(own && found.equals(own))) duplicate(collection, index, values[i] ?? []);
  });
};

/** Notes what an index learns from a document's keys; answers whether that was new. */
export const learn = (index: IndexState, { multikey, cut }: DocumentKeys): boolean => {
  if ((!cut || index.cut) && multikey.every((one, i) => !one || index.multikey[i] === true)) return false;
  index.multikey = index.multikey.map((one, i) => one || multikey[i] === true);
  index.cut ||= cut;
  return true;
};

/** The record that has this _id, by the index on _id. */
export const findById = (collection: Collection, id: Value): Buffer | undefined => {
  const index = collection.indexes[0];
  const { key } = fitKey(encodeValue(id));
  return index && recordOf(index, key);
};

const checkId = (id: Maybe): void => {
  if (Array.isArray(id)) fail(53, "The '_id' value cannot be of type array");
  if (id instanceof BSONRegExp) fail(53, "The '_id' value cannot be of type regex");
  if (id instanceof Undefined) fail(53, "The '_id' value cannot be of type undefined");
};

/** A document's bytes, unless they are too many: 10334 at insert, 17419 as an update's result. */
export const bytesOf = (doc: Doc, inserting: boolean): Buffer => {
  const bytes = encode(doc);
  if (bytes.length > MAX_DOCUMENT)
    fail(
      inserting ? 10334 : 17419,
      inserting
        ? `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and 16793600(16MB)`
        : `Resulting document after update is larger than ${MAX_DOCUMENT}`,
    );
  return bytes;
};

/** Writes to records and all their index entries: first every refusal, then the puts. */
export const recordWriter = (catalog: Catalog) => ({
  insert(collection: Collection, doc: Doc): Stored {
    checkId(doc.get("_id"));
    const bytes = bytesOf(doc, true);
    const made = collection.indexes.map((index) => ({ index, keys: index.keysOf(doc) }));
    for (const { index, keys } of made) checkUnique(collection, index, { ...keys, own: undefined });
    const record = recordKey(collection.nextRecord);
    collection.nextRecord += 1;
    let learned = false;
    for (const { index, keys } of made) {
      for (const key of keys.keys) index.tree.put(Buffer.concat([key, record]), NOTHING);
      learned = learn(index, keys) || learned;
    }
    collection.records.put(record, bytes);
    if (learned) catalog.save(collection);
    return { record, bytes, doc };
  },

  replace(collection: Collection, before: Stored, after: { doc: Doc; bytes: Buffer }): void {
    const changes = collection.indexes
      .filter((index) => touches(index, before.doc, after.doc))
      .map((index) => {
        const [old, made] = [index.keysOf(before.doc), index.keysOf(after.doc)];
        const oldKeys = new Set(old.keys.map(latin));
        const newKeys = new Set(made.keys.map(latin));
        const added = made.keys
          .map((key, i) => ({ key, values: made.values[i] ?? [] }))
          .filter(({ key }) => !oldKeys.has(latin(key)));
        return { index, made, added, removed: old.keys.filter((key) => !newKeys.has(latin(key))) };
      });
    for (const { index, made, added } of changes)
      checkUnique(collection, index, {
        ...made,
        keys: added.map(({ key }) => key),
        values: added.map(({ values }) => values),
        own: before.record,
      });
    let learned = false;
    for (const { index, made, added, removed } of changes) {
      for (const key of removed) index.tree.remove(Buffer.concat([key, before.record]));
      for (const { key } of added) index.tree.put(Buffer.concat([key, before.record]), NOTHING);
      learned = learn(index, made) || learned;
    }
    collection.records.put(before.record, after.bytes);
    if (learned) catalog.save(collection);
  },

  remove(collection: Collection, { record, doc }: Stored): void {
    for (const index of collection.indexes)
      for (const key of index.keysOf(doc).keys) index.tree.remove(Buffer.concat([key, record]));
    collection.records.remove(record);
  },
});

export type RecordWriter = ReturnType<typeof recordWriter>;

const NOTHING = Buffer.alloc(0);
const latin = (key: Buffer): string => key.toString("latin1");

/** An update shares what it leaves alone, so an index whose fields are the same objects has the same keys. */
const touches = ({ definition }: IndexState, before: Doc, after: Doc): boolean =>
  definition.partial !== undefined ||
  definition.fields.some(({ path }) => {
    const head = path.split(".")[0] ?? "";
    return before.get(head) !== after.get(head);
  });
