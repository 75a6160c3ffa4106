import { open } from "lmdb";
import type { Store, Walk } from "./types.js";

/** Address space, not disk: the file grows as needed. */
const MAP_SIZE = 64 * 1024 ** 3;

/**
 * lmdb on disk. A transaction is synced before it returns (overlappingSync off); how many requests
 * share one sync is the write queue's affair.
 */
export const diskStore = (path: string): Store => {
  const env = open<Buffer, Buffer>({
    path,
    noSubdir: false,
    encoding: "binary",
    keyEncoding: "binary",
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
    put: (key, value) => void env.putSync(key, value),
    remove: (key) => void env.removeSync(key),
    entries: (walk) => env.getRange(range(walk)),
    keys: (walk) => env.getKeys(range(walk)),
    count: ({ from, to }) => (Buffer.compare(from, to) < 0 ? env.getKeysCount({ start: from, end: to }) : 0),
    transact: (jobs) => env.transactionSync(jobs),
    close: () => env.close(),
  };
};
