import type { Span, Walk } from "./types.js";

/** A key and what it has now; without a value the key has been taken out. */
export interface Change {
  readonly key: Buffer;
  readonly value: Buffer | undefined;
}

const CHUNK = 512;

/**
 * Keys in order, in sorted chunks of at most 512: an insert moves one chunk's tail and, once in 256
 * inserts, the list of chunks.
 */
export class SortedChanges {
  #chunks: Change[][] = [[]];
  size = 0;

  /** The last chunk whose first key is not above `key`. */
  #chunkOf(key: Buffer): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      const first = this.#chunks[middle]?.[0];
      if (first !== undefined && Buffer.compare(first.key, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #placeIn(chunk: readonly Change[], key: Buffer): number {
    let low = 0;
    let high = chunk.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const change = chunk[middle];
      if (change !== undefined && Buffer.compare(change.key, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  find(key: Buffer): Change | undefined {
    if (this.size === 0) return undefined;
    const chunk = this.#chunks[this.#chunkOf(key)] ?? [];
    const change = chunk[this.#placeIn(chunk, key)];
    return change?.key.equals(key) ? change : undefined;
  }

  /** Answers what stood under this key. */
  set(change: Change): Change | undefined {
    const at = this.#chunkOf(change.key);
    const chunk = this.#chunks[at] ?? [];
    const place = this.#placeIn(chunk, change.key);
    const found = chunk[place];
    if (found?.key.equals(change.key)) {
      chunk[place] = change;
      return found;
    }
    this.size += 1;
    if (place === chunk.length) chunk.push(change);
    else chunk.splice(place, 0, change);
    if (chunk.length > CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(CHUNK / 2));
    return undefined;
  }

  delete(key: Buffer): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at] ?? [];
    const place = this.#placeIn(chunk, key);
    if (chunk[place]?.key.equals(key) !== true) return;
    this.size -= 1;
    chunk.splice(place, 1);
    if (chunk.length === 0 && this.#chunks.length > 1) this.#chunks.splice(at, 1);
  }

  first({ from, to }: Span): Change | undefined {
    if (this.size === 0) return undefined;
    const at = this.#chunkOf(from);
    const chunk = this.#chunks[at] ?? [];
    const change = chunk[this.#placeIn(chunk, from)] ?? this.#chunks[at + 1]?.[0];
    return change !== undefined && Buffer.compare(change.key, to) < 0 ? change : undefined;
  }

  /** A chunk is copied before it is walked: whoever walks may write between two steps. */
  within(walk: Walk): Iterable<Change> {
    return this.size === 0 ? [] : walk.reverse ? this.#backward(walk) : this.#forward(walk);
  }

  *#forward({ from, to }: Span): Generator<Change> {
    let key = from;
    for (;;) {
      const at = this.#chunkOf(key);
      const chunk = this.#chunks[at] ?? [];
      const next = this.#chunks[at + 1]?.[0]?.key;
      yield* chunk.slice(this.#placeIn(chunk, key), this.#placeIn(chunk, to));
      if (next === undefined || Buffer.compare(next, to) >= 0) return;
      key = next;
    }
  }

  *#backward({ from, to }: Span): Generator<Change> {
    let key = to;
    for (;;) {
      let at = this.#chunkOf(key);
      let chunk = this.#chunks[at] ?? [];
      let place = this.#placeIn(chunk, key);
      if (place === 0) {
        at -= 1;
        if (at < 0) return;
        chunk = this.#chunks[at] ?? [];
        place = chunk.length;
      }
      for (const change of chunk.slice(0, place).reverse()) {
        if (Buffer.compare(change.key, from) < 0) return;
        yield change;
        key = change.key;
      }
    }
  }

  count({ from, to }: Span): number {
    if (Buffer.compare(from, to) >= 0) return 0;
    const [first, last] = [this.#chunkOf(from), this.#chunkOf(to)];
    const start = this.#placeIn(this.#chunks[first] ?? [], from);
    const end = this.#placeIn(this.#chunks[last] ?? [], to);
    let between = 0;
    for (let i = first; i < last; i++) between += this.#chunks[i]?.length ?? 0;
    return between - start + end;
  }

  /** All of it, in order. */
  *[Symbol.iterator](): Generator<Change> {
    for (const chunk of this.#chunks) yield* chunk;
  }
}
