import type { Entry, Span, Store, Walk } from "./types.js";

const CHUNK = 512;

/**
 * Sorted chunks of at most 512 entries: an insert moves one chunk's tail and, once in 256 inserts, the
 * list of chunks. Values are copied in, as a store on disk would.
 */
export const memoryStore = (): Store => {
  let chunks: Entry[][] = [[]];
  let undo: (() => void)[] | undefined;

  /** The last chunk whose first key is not above `key`. */
  const chunkOf = (key: Buffer): number => {
    let low = 0;
    let high = chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      const first = chunks[middle]?.[0];
      if (first !== undefined && Buffer.compare(first.key, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const placeIn = (chunk: readonly Entry[], key: Buffer): number => {
    let low = 0;
    let high = chunk.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const entry = chunk[middle];
      if (entry !== undefined && Buffer.compare(entry.key, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const find = (key: Buffer): Entry | undefined => {
    const chunk = chunks[chunkOf(key)] ?? [];
    const entry = chunk[placeIn(chunk, key)];
    return entry?.key.equals(key) ? entry : undefined;
  };
  const set = (key: Buffer, value: Buffer): void => {
    const at = chunkOf(key);
    const chunk = chunks[at] ?? [];
    const place = placeIn(chunk, key);
    const same = chunk[place]?.key.equals(key) === true;
    chunk.splice(place, same ? 1 : 0, { key, value });
    if (chunk.length > CHUNK) chunks.splice(at + 1, 0, chunk.splice(CHUNK / 2));
  };
  const unset = (key: Buffer): void => {
    const at = chunkOf(key);
    const chunk = chunks[at] ?? [];
    const place = placeIn(chunk, key);
    if (chunk[place]?.key.equals(key) !== true) return;
    chunk.splice(place, 1);
    if (chunk.length === 0 && chunks.length > 1) chunks.splice(at, 1);
  };
  const remember = (key: Buffer): void => {
    const before = find(key);
    undo?.push(before === undefined ? () => unset(key) : () => set(key, before.value));
  };

  function* forward({ from, to }: Span): Generator<Entry> {
    let key = from;
    // A chunk is copied before it is walked: whoever walks may write between two steps.
    for (;;) {
      const at = chunkOf(key);
      const chunk = chunks[at] ?? [];
      const part = chunk.slice(placeIn(chunk, key));
      const next = chunks[at + 1]?.[0]?.key;
      for (const entry of part) {
        if (Buffer.compare(entry.key, to) >= 0) return;
        yield entry;
      }
      if (next === undefined) return;
      key = next;
    }
  }
  function* backward({ from, to }: Span): Generator<Entry> {
    let key = to;
    for (;;) {
      let at = chunkOf(key);
      let chunk = chunks[at] ?? [];
      let place = placeIn(chunk, key);
      if (place === 0) {
        at -= 1;
        if (at < 0) return;
        chunk = chunks[at] ?? [];
        place = chunk.length;
      }
      for (const entry of chunk.slice(0, place).reverse()) {
        if (Buffer.compare(entry.key, from) < 0) return;
        yield entry;
        key = entry.key;
      }
    }
  }
  const entries = (walk: Walk): Iterable<Entry> => (walk.reverse ? backward(walk) : forward(walk));

  return {
    maxKey: 1978,
    get: (key) => find(key)?.value,
    put(key, value) {
      remember(key);
      set(Buffer.from(key), Buffer.from(value));
    },
    remove(key) {
      remember(key);
      unset(key);
    },
    entries,
    *keys(walk) {
      for (const entry of entries(walk)) yield entry.key;
    },
    count({ from, to }) {
      if (Buffer.compare(from, to) >= 0) return 0;
      const [first, last] = [chunkOf(from), chunkOf(to)];
      const start = placeIn(chunks[first] ?? [], from);
      const end = placeIn(chunks[last] ?? [], to);
      let between = 0;
      for (let i = first; i < last; i++) between += chunks[i]?.length ?? 0;
      return between - start + end;
    },
    transact(jobs) {
      undo = [];
      try {
        jobs();
      } catch (error) {
        for (const step of undo.reverse()) step();
        throw error;
      } finally {
        undo = undefined;
      }
    },
    async close() {
      chunks = [[]];
    },
  };
};
