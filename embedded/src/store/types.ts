export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** A span of keys: `from` belongs to it, `to` does not. */
export interface Span {
  readonly from: Buffer;
  readonly to: Buffer;
}

export interface Walk extends Span {
  readonly reverse?: boolean;
}

/** Ordered byte keys, to be read. */
export interface Reading {
  get(key: Buffer): Buffer | undefined;
  entries(walk: Walk): Iterable<Entry>;
  keys(walk: Walk): Iterable<Buffer>;
  /** The first key of a span. */
  first(span: Span): Buffer | undefined;
  count(span: Span): number;
}

/** And to be written: what is put is read at once, and on disk after the next commit. */
export interface Tree extends Reading {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
}

/** What lies at the bottom: a disk, or a memory that stands for one. */
export interface Base extends Reading {
  /** The longest key it takes. */
  readonly maxKey: number;
  /** Writes all of it or nothing; resolves once it is there to stay. */
  write(changes: Iterable<{ readonly key: Buffer; readonly value: Buffer | undefined }>): Promise<void>;
  close(): Promise<void>;
}

/** One ordered key space. */
export interface Store extends Tree {
  readonly maxKey: number;
  /** Whether something has been put that is not on disk yet. */
  readonly dirty: boolean;
  /** Runs a job of puts; when it throws, nothing of it happened. */
  attempt<T>(job: () => T): T;
  /**
   * Brings to disk, in one transaction, what has been put so far. One at a time. When it fails, that and
   * all that was put meanwhile is gone.
   */
  commit(): Promise<void>;
  close(): Promise<void>;
}

/** The keys that begin with `id`, seen without it. */
export const subtree = (store: Tree, id: number): Tree => {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(id);
  const full = (key: Buffer): Buffer => Buffer.concat([prefix, key]);
  const outer = (walk: Walk): Walk => ({ ...walk, from: full(walk.from), to: full(walk.to) });
  return {
    get: (key) => store.get(full(key)),
    put: (key, value) => store.put(full(key), value),
    remove: (key) => store.remove(full(key)),
    *entries(walk) {
      for (const { key, value } of store.entries(outer(walk))) yield { key: key.subarray(4), value };
    },
    *keys(walk) {
      for (const key of store.keys(outer(walk))) yield key.subarray(4);
    },
    first: (span) => store.first({ from: full(span.from), to: full(span.to) })?.subarray(4),
    count: (span) => store.count({ from: full(span.from), to: full(span.to) }),
  };
};

/** The span of all keys of a subtree: no key of ours begins with five bytes 0xFF. */
export const EVERYTHING: Span = { from: Buffer.alloc(0), to: Buffer.alloc(5, 255) };

/** The first key behind all that begin with `prefix`. */
export const behind = (prefix: Buffer): Buffer => {
  for (let i = prefix.length - 1; i >= 0; i--) {
    const byte = prefix[i] ?? 255;
    if (byte === 255) continue;
    const next = Buffer.from(prefix.subarray(0, i + 1));
    next[i] = byte + 1;
    return next;
  }
  return EVERYTHING.to;
};
