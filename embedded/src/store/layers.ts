import { type Change, SortedChanges } from "./sorted.js";
import type { Base, Entry, Reading, Store } from "./types.js";

/** How a list of entries, or of keys alone, is read and made. */
interface Kind<T> {
  keyOf(one: T): Buffer;
  made(key: Buffer, value: Buffer): T;
}
const ENTRIES: Kind<Entry> = { keyOf: ({ key }) => key, made: (key, value) => ({ key, value }) };
const KEYS: Kind<Buffer> = { keyOf: (key) => key, made: (key) => key };

/** Two ordered lists as one; what the upper says of a key holds, also that it is gone. */
function* merged<T>(
  upper: Iterable<Change>,
  lower: Iterable<T>,
  { keyOf, made }: Kind<T>,
  reverse = false,
): Generator<T> {
  const below = lower[Symbol.iterator]();
  try {
    let next = below.next();
    for (const { key, value } of upper) {
      for (; !next.done; next = below.next()) {
        const order = Buffer.compare(keyOf(next.value), key);
        if (order === 0) continue;
        if (order > 0 !== reverse) break;
        yield next.value;
      }
      if (value !== undefined) yield made(key, value);
    }
    for (; !next.done; next = below.next()) yield next.value;
  } finally {
    below.return?.();
  }
}

/** Changes that are not yet in what lies below them. */
const over = (changes: SortedChanges, below: Reading): Reading => {
  if (changes.size === 0) return below;
  const differs = ({ key, value }: Change): number =>
    Number(value !== undefined) - Number(below.get(key) !== undefined);
  return {
    get(key) {
      const change = changes.find(key);
      return change === undefined ? below.get(key) : change.value;
    },
    entries: (walk) => merged(changes.within(walk), below.entries(walk), ENTRIES, walk.reverse),
    keys: (walk) => merged(changes.within(walk), below.keys(walk), KEYS, walk.reverse),
    first({ from, to }) {
      for (let start = from; ; ) {
        const [change, lower] = [changes.first({ from: start, to }), below.first({ from: start, to })];
        if (change === undefined || (lower !== undefined && Buffer.compare(lower, change.key) < 0))
          return lower;
        if (change.value !== undefined) return change.key;
        start = Buffer.concat([change.key, Buffer.alloc(1)]);
      }
    },
    count(span) {
      let count = below.count(span);
      for (const change of changes.within(span)) count += differs(change);
      return count;
    },
  };
};

/**
 * A store whose writes are read at once and brought to disk together: those since the last commit lie over
 * those that are on their way to disk, and these over the disk.
 */
export const openStore = (base: Base): Store => {
  let fresh = new SortedChanges();
  let sealed = new SortedChanges();
  /** What the running attempt has replaced in `fresh`. */
  let undo: { key: Buffer; before: Change | undefined }[] | undefined;

  const reading = (): Reading => over(fresh, over(sealed, base));
  const change = (key: Buffer, value: Buffer | undefined): void => {
    const before = fresh.set({ key, value });
    undo?.push({ key, before });
  };

  return {
    maxKey: base.maxKey,
    get: (key) => reading().get(key),
    entries: (walk) => reading().entries(walk),
    keys: (walk) => reading().keys(walk),
    first: (span) => reading().first(span),
    count: (span) => reading().count(span),
    put: change,
    remove: (key) => change(key, undefined),
    get dirty() {
      return fresh.size > 0 || sealed.size > 0;
    },
    attempt(job) {
      undo = [];
      try {
        return job();
      } catch (error) {
        for (const { key, before } of undo.reverse())
          if (before === undefined) fresh.delete(key);
          else fresh.set(before);
        throw error;
      } finally {
        undo = undefined;
      }
    },
    async commit() {
      sealed = fresh;
      fresh = new SortedChanges();
      try {
        if (sealed.size > 0) await base.write(sealed);
      } catch (error) {
        // What came since was built upon it.
        fresh = new SortedChanges();
        throw error;
      } finally {
        sealed = new SortedChanges();
      }
    },
    close: () => base.close(),
  };
};
