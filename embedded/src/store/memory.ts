import { SortedChanges } from "./sorted.js";
import type { Base, Entry, Walk } from "./types.js";

/** Keeps nothing when the process ends. Values are copied in, as a disk would. */
export const memoryBase = (): Base => {
  const entries = new SortedChanges();
  function* within(walk: Walk): Generator<Entry> {
    for (const { key, value } of entries.within(walk)) if (value !== undefined) yield { key, value };
  }
  return {
    maxKey: 1978,
    get: (key) => entries.find(key)?.value,
    entries: within,
    *keys(walk) {
      for (const { key } of within(walk)) yield key;
    },
    first: (span) => entries.first(span)?.key,
    count: (span) => entries.count(span),
    async write(changes) {
      for (const { key, value } of changes)
        if (value === undefined) entries.delete(key);
        else entries.set({ key: Buffer.from(key), value: Buffer.from(value) });
    },
    async close() {},
  };
};
