import { fail } from "../errors.js";
import type { Batch, Connection } from "../wire/index.js";

/** Where a cursor's documents come from, as bytes ready to be sent. */
export interface Source {
  /** Up to `count` documents and 16 MB. `done` says that nothing will follow. */
  next(
    count: number,
    wait: { milliseconds: number | undefined; connection: Connection; checkTime: () => void },
  ):
    | { documents: readonly Buffer[]; done: boolean; resumeToken?: Batch["resumeToken"] }
    | Promise<{ documents: readonly Buffer[]; done: boolean; resumeToken?: Batch["resumeToken"] }>;
  close?(): void;
}

interface Cursor {
  readonly ns: string;
  readonly source: Source;
  lastUse: number;
  busy: boolean;
}

/** MongoDB's cursorTimeoutMillis. */
const IDLE_MS = 10 * 60_000;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
/** What a first batch holds when nobody says otherwise. */
export const FIRST_BATCH = 101;

/** A source over an iterator, which is taken as far as a batch needs it. */
export const sourceOf = (documents: Iterator<Buffer>): Source => {
  let ahead = documents.next();
  return {
    next(count) {
      const batch: Buffer[] = [];
      let bytes = 0;
      while (
        !ahead.done &&
        batch.length < count &&
        (batch.length === 0 || bytes + ahead.value.length <= MAX_BATCH_BYTES)
      ) {
        batch.push(ahead.value);
        bytes += ahead.value.length;
        ahead = documents.next();
      }
      return { documents: batch, done: ahead.done === true };
    },
    close: () => void documents.return?.(),
  };
};

export interface Cursors {
  open(ns: string, source: Source): bigint;
  get(id: bigint, ns: string): Cursor;
  close(id: bigint): boolean;
  /** Drops those that nobody has asked for in ten minutes. */
  expire(now: number): void;
  readonly size: number;
}

export const openCursors = (): Cursors => {
  const cursors = new Map<bigint, Cursor>();
  // Random, so that a cursor of a former process is not taken for one of this.
  let lastId = BigInt(Math.floor(Math.random() * 2 ** 40)) << 16n;
  return {
    open(ns, source) {
      lastId += 1n;
      cursors.set(lastId, { ns, source, lastUse: Date.now(), busy: false });
      return lastId;
    },
    get(id, ns) {
      const cursor = cursors.get(id);
      if (cursor === undefined)
        return fail(43, `cursor id ${id} not found`, { labels: ["ResumableChangeStreamError"] });
      if (cursor.ns !== ns)
        return fail(
          13,
          `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
        );
      if (cursor.busy) return fail(143, `cursor id ${id} is already in use`);
      cursor.lastUse = Date.now();
      return cursor;
    },
    close(id) {
      cursors.get(id)?.source.close?.();
      return cursors.delete(id);
    },
    expire(now) {
      for (const [id, cursor] of cursors)
        if (!cursor.busy && now - cursor.lastUse > IDLE_MS) {
          cursor.source.close?.();
          cursors.delete(id);
        }
    },
    get size() {
      return cursors.size;
    },
  };
};
