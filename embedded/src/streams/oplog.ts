import { EVERYTHING, type Tree } from "../store/types.js";
import { type Doc, decodeStored, encode } from "../values/index.js";
import { compareTimes, nextTime, type Time, timeKey, timeOfKey } from "./clock.js";

/** One thing that happened, at a time of its own. `ns` is a database's name alone when that was dropped. */
export interface OplogEntry {
  readonly time: Time;
  readonly db: string;
  readonly collection: string | undefined;
  /** The event as a change stream shows it, without _id and clusterTime. Decoded when it is wanted. */
  event(): Doc;
}

export interface OplogLimits {
  readonly entries: number;
  readonly bytes: number;
}

export interface Oplog {
  /** The time of the last entry that is on disk. */
  readonly last: Time;
  /** Appends within a write; becomes known to listeners once that is on disk. */
  append(event: { db: string; collection?: string; event: Doc }): Time;
  /** Entries after a time and not after the last published one. */
  after(time: Time): Iterable<OplogEntry>;
  /** Whether nothing after this time has been dropped from the bounded log. */
  reaches(time: Time): boolean;
  /** Ends a group of entries that go to disk together; what it answers tells the listeners of them. */
  sealed(): () => void;
  onPublish(listener: (entries: readonly OplogEntry[]) => void): void;
  /** Reads its state from the store again, after something written was taken back. */
  reload(): void;
}

/**
 * Before the event's bytes: its number and the sum of all bytes so far, from which follows, without
 * counting, how many entries and bytes the log holds; then the namespace, so that a stream can pass
 * over what is not for it without decoding.
 */
const HEAD = 18;

interface Mark {
  readonly time: Time;
  readonly number: number;
  readonly bytes: number;
}

const markOf = (key: Buffer, value: Buffer): Mark => ({
  time: timeOfKey(key),
  number: value.readDoubleBE(0),
  bytes: value.readDoubleBE(8),
});

const entryOf = (key: Buffer, value: Buffer): OplogEntry => {
  const end = HEAD + value.readUInt16BE(16);
  const ns = value.toString("utf8", HEAD, end);
  const dot = ns.indexOf(".");
  return {
    time: timeOfKey(key),
    db: dot < 0 ? ns : ns.slice(0, dot),
    collection: dot < 0 ? undefined : ns.slice(dot + 1),
    event: () => decodeStored(value.subarray(end)),
  };
};

export const openOplog = (tree: Tree, limits: OplogLimits, now: () => Date): Oplog => {
  const listeners: ((entries: readonly OplogEntry[]) => void)[] = [];
  const start: Mark = { time: { seconds: 0, count: 0 }, number: 0, bytes: 0 };
  let first = start;
  let last = start;
  let fresh: OplogEntry[] = [];
  const loose = { entries: limits.entries + Math.floor(limits.entries / 100), bytes: limits.bytes };
  const tight = { entries: limits.entries, bytes: limits.bytes * 0.99 };

  const edge = (reverse: boolean): Mark | undefined => {
    for (const { key, value } of tree.entries({ ...EVERYTHING, reverse })) return markOf(key, value);
    return undefined;
  };
  const load = (): void => {
    first = edge(false) ?? start;
    last = edge(true) ?? start;
    fresh = fresh.filter(({ time }) => compareTimes(time, last.time) <= 0);
  };
  const holds = (mark: Mark, { entries, bytes }: OplogLimits): boolean =>
    last.number - mark.number < entries && (last.bytes - mark.bytes <= bytes || mark.number >= last.number);
  /** Looking for what is first costs as much as an append: many are dropped at a time, once there are too many. */
  const trim = (): void => {
    if (holds(first, loose)) return;
    const dead: Buffer[] = [];
    for (const { key, value } of tree.entries(EVERYTHING)) {
      first = markOf(key, value);
      if (holds(first, tight)) break;
      dead.push(key);
    }
    for (const key of dead) tree.remove(key);
  };
  load();
  let published = last.time;

  return {
    get last() {
      return published;
    },
    append({ db, collection, event }) {
      const time = nextTime(last.time, now());
      const ns = Buffer.from(collection === undefined ? db : `${db}.${collection}`);
      const bytes = encode(event);
      const head = Buffer.alloc(HEAD);
      last = { time, number: last.number + 1, bytes: last.bytes + bytes.length };
      head.writeDoubleBE(last.number, 0);
      head.writeDoubleBE(last.bytes, 8);
      head.writeUInt16BE(ns.length, 16);
      const key = timeKey(time);
      const value = Buffer.concat([head, ns, bytes]);
      tree.put(key, value);
      if (first === start) first = last;
      fresh.push(entryOf(key, value));
      trim();
      return time;
    },
    *after(time) {
      const from = timeKey({ seconds: time.seconds, count: time.count + 1 });
      const to = timeKey({ seconds: published.seconds, count: published.count + 1 });
      for (const { key, value } of tree.entries({ from, to })) yield entryOf(key, value);
    },
    reaches: (time) => first.number <= 1 || compareTimes(time, first.time) >= 0,
    sealed() {
      const entries = fresh;
      const { time } = last;
      fresh = [];
      return () => {
        published = time;
        if (entries.length > 0) for (const listener of listeners) listener(entries);
      };
    },
    onPublish: (listener) => void listeners.push(listener),
    reload: load,
  };
};
