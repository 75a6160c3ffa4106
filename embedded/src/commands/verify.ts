import type { Catalog, Collection } from "../store/index.js";
import type { Oplog } from "../streams/index.js";
import { decode, encode } from "../values/index.js";

const ALL = { from: Buffer.alloc(0), to: Buffer.alloc(5, 255) };

/** Whether a collection's documents can be read, and its indexes hold exactly their keys. */
export const verifyCollection = (collection: Collection): { errors: string[]; records: number } => {
  const errors: string[] = [];
  const expected = collection.indexes.map(() => new Set<string>());
  let records = 0;
  for (const { key: record, value } of collection.records.entries(ALL)) {
    records += 1;
    try {
      const document = decode(value);
      collection.indexes.forEach(({ keysOf }, i) => {
        for (const key of keysOf(document).keys)
          expected[i]?.add(Buffer.concat([key, record]).toString("latin1"));
      });
    } catch (error) {
      errors.push(`${collection.ns}: record ${record.toString("hex")}: ${error}`);
    }
  }
  collection.indexes.forEach(({ tree, definition }, i) => {
    const wanted = expected[i] ?? new Set();
    let extra = 0;
    for (const key of tree.keys(ALL)) if (!wanted.delete(key.toString("latin1"))) extra += 1;
    if (extra > 0) errors.push(`${collection.ns}: index ${definition.name} has ${extra} keys of no document`);
    if (wanted.size > 0) errors.push(`${collection.ns}: index ${definition.name} lacks ${wanted.size} keys`);
  });
  return { errors, records };
};

/** All that `--verify` looks at. */
export const verifyAll = (catalog: Catalog, oplog: Oplog): { errors: string[]; summary: string } => {
  const errors: string[] = [];
  let [records, events] = [0, 0];
  for (const collection of catalog.collections.values()) {
    const found = verifyCollection(collection);
    errors.push(...found.errors);
    records += found.records;
  }
  for (const entry of oplog.after({ seconds: 0, count: 0 })) {
    events += 1;
    try {
      decode(encode(entry.event()));
    } catch (error) {
      errors.push(`oplog: ${error}`);
    }
  }
  const summary = `${catalog.collections.size} collections, ${records} documents, ${events} oplog entries, ${errors.length} errors`;
  return { errors, summary };
};
