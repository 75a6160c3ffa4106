import { open } from "lmdb";
import type { Base, Walk } from "./types.js";

/** Address space, not disk: the file grows as needed. */
const MAP_SIZE = 64 * 1024 ** 3;

/** lmdb says only "Commit failed"; why stands in a promise beside it. */
const causeOf = async (error: unknown): Promise<unknown> => {
  const cause: unknown = error instanceof Error && "commitError" in error ? error.commitError : undefined;
  return cause instanceof Promise ? cause.catch((reason: unknown) => reason) : error;
};

/** lmdb on disk. It writes and syncs in a thread of its own, so that others are answered meanwhile. */
export const diskBase = (path: string): Base => {
  const env = open<Buffer, Buffer>({
    path,
    noSubdir: false,
    encoding: "binary",
    keyEncoding: "binary",
    // A transaction is synced before its promise resolves.
    overlappingSync: false,
    mapSize: MAP_SIZE,
  });
  // lmdb takes a reversed range from its greater end, which it includes: ours is exclusive there.
  const range = ({ from, to, reverse }: Walk) =>
    reverse
      ? { start: to, end: from, reverse: true, exclusiveStart: true, inclusiveEnd: true, snapshot: true }
      : { start: from, end: to, snapshot: true };
  return {
    maxKey: 1978,
    get: (key) => env.get(key),
    entries: (walk) => env.getRange(range(walk)),
    keys: (walk) => env.getKeys(range(walk)),
    first: ({ from, to }) => {
      for (const key of env.getKeys({ start: from, end: to, limit: 1 })) return key;
      return undefined;
    },
    count: ({ from, to }) => (Buffer.compare(from, to) < 0 ? env.getKeysCount({ start: from, end: to }) : 0),
    async write(changes) {
      try {
        await env.batch(() => {
          for (const { key, value } of changes)
            if (value === undefined) void env.remove(key);
            else void env.put(key, value);
        });
      } catch (error) {
        throw await causeOf(error);
      }
    },
    close: () => env.close(),
  };
};
