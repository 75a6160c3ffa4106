import {
  type Collection,
  type Filter,
  MongoBulkWriteError,
  MongoServerError,
  type OptionalUnlessRequiredId,
} from "mongodb";
import type { EventDoc } from "./types.js";

export type NewEvent = Omit<EventDoc, "seq" | "relayedAt">;

/** A row of a feed: numbered within its tenant. */
interface Numbered {
  readonly _id: string;
  readonly tenantId: string;
  readonly seq: number;
  readonly relayedAt: Date;
}

/** Well below any retention: until then the newest event itself is the floor. */
const FLOOR_EVERY_MS = 10 * 60_000;

interface FeedHead {
  readonly _id: string;
  readonly seq: number;
}

/**
 * Appends events to their tenant's feed. A number is taken only on top of one that is stored already, and
 * the unique index (tenantId, seq) lets one writer have it: so numbers appear in order and without gaps,
 * and whoever has read up to n has missed nothing, whatever other processes write meanwhile.
 */
export const createAppender = <T extends Numbered>(events: Collection<T>, heads: Collection<FeedHead>) => {
  /** The last number known to be stored, per tenant. A guess: the index decides. */
  const known = new Map<string, number>();
  /** When the floor of a tenant was last written by this process. */
  const floored = new Map<string, number>();

  const readHead = async (tenantId: string): Promise<number> => {
    const [newest, floor] = await Promise.all([
      events.findOne({ tenantId } as Filter<T>, { sort: { tenantId: 1, seq: -1 }, projection: { seq: 1 } }),
      heads.findOne({ _id: tenantId }),
    ]);
    return Math.max(newest?.seq ?? 0, floor?.seq ?? 0);
  };

  return async (
    tenantId: string,
    news: readonly Omit<T, "seq" | "relayedAt">[],
    now: Date,
  ): Promise<void> => {
    let rest = [...news];
    while (rest.length > 0) {
      const head = known.get(tenantId) ?? (await readHead(tenantId));
      const numbered = rest.map((event, index) => ({ ...event, seq: head + index + 1, relayedAt: now }));
      try {
        await events.insertMany(numbered as unknown as OptionalUnlessRequiredId<T>[], { ordered: true });
        known.set(tenantId, head + numbered.length);
        rest = [];
      } catch (error) {
        const clash = clashOf(error);
        if (clash === undefined) throw error;
        known.delete(tenantId);
        // What stood before the clash is stored; an id that was there already has been told before.
        rest = rest.slice(clash.inserted + (clash.on === "_id" ? 1 : 0));
      }
    }
    const last = known.get(tenantId);
    if (last === undefined || now.getTime() - (floored.get(tenantId) ?? 0) < FLOOR_EVERY_MS) return;
    // Outlives the retention of events: numbers never start again in a tenant that was silent for a week.
    await heads.updateOne({ _id: tenantId }, { $max: { seq: last } }, { upsert: true });
    floored.set(tenantId, now.getTime());
  };
};

const clashOf = (error: unknown): { inserted: number; on: "_id" | "seq" } | undefined => {
  if (!(error instanceof MongoBulkWriteError || error instanceof MongoServerError) || error.code !== 11000)
    return undefined;
  const inserted = error instanceof MongoBulkWriteError ? error.insertedCount : 0;
  return { inserted, on: /index: _id_/.test(error.message) ? "_id" : "seq" };
};
