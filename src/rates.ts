import type { Db } from "mongodb";
import { RateLimiterMongo, RateLimiterRes } from "rate-limiter-flexible";
import { isDuplicateKey } from "./db/client.js";
import type { CollectionIndexes } from "./db/sync-indexes.js";
import { Refusal } from "./errors.js";
import { digest } from "./ids.js";
import type { Limit } from "./limits.js";

const COUNTERS = "rates";
const RECEIPTS = "rate_receipts";
const MINUTE_SECONDS = 60;
/** A receipt outlives every retry of a call whose answer was lost; by then what it made is found by itself. */
const RECEIPT_SECONDS = 3_600;
/** Who holds a receipt unpaid for longer than this has died. */
const PATIENCE_MS = 5_000;
const ASK_AGAIN_MS = 25;

export const rateIndexes: readonly CollectionIndexes[] = [
  {
    collection: COUNTERS,
    indexes: [
      { key: { key: 1 }, unique: true, serves: "one counter per limit and principal" },
      { key: { expire: 1 }, expireAfterSeconds: 0, serves: "counters whose window has passed" },
    ],
  },
  {
    collection: RECEIPTS,
    indexes: [{ key: { at: 1 }, expireAfterSeconds: RECEIPT_SECONDS, serves: "receipts that nobody needs" }],
  },
];

/** One counter that an act is charged to. */
export interface Charge {
  /** Which limit it is, such as `request:agent`: a name of its own per act and kind of principal. */
  readonly name: string;
  /** Whose counter: a handle, a project; never an address or a token. */
  readonly principal: string;
  readonly limit: Limit;
  /** In words: who has to wait. */
  readonly words: string;
}

export interface Rates {
  /**
   * Charges one execution of an act to each counter, in the order given, or to none: when one is full, those
   * before it are given back. Counted in the database, so aliases, sockets and processes share the counters.
   *
   * @param once the digest of the author's clientKey: a repeat is charged nothing, also while the first is
   * under way. Forgotten when the charge is refused.
   * @throws Refusal `rate_limited` with `retryAfterMs`.
   */
  readonly charge: (
    tenantId: string,
    charges: readonly Charge[],
    once?: string | null | undefined,
  ) => Promise<void>;
}

interface Receipt {
  readonly _id: string;
  readonly paid: boolean;
  readonly at: Date;
}

/** @param now the process's clock: receipts left by a process that died are told by their age. */
export const createRates = (db: Db, now: () => Date): Rates => {
  const receipts = db.collection<Receipt>(RECEIPTS);
  const limiters = new Map<number, RateLimiterMongo>();

  const limiterFor = ({ limit }: Limit): RateLimiterMongo => {
    const standing = limiters.get(limit);
    if (standing !== undefined) return standing;
    const made = new RateLimiterMongo({
      storeClient: db,
      tableName: COUNTERS,
      keyPrefix: "",
      points: limit,
      duration: MINUTE_SECONDS,
      // They are made with all others, before the door opens.
      disableIndexesCreation: true,
    });
    limiters.set(limit, made);
    return made;
  };

  const keyOf = (tenantId: string, { name, principal }: Charge): string => digest(tenantId, name, principal);

  const chargeAll = async (tenantId: string, charges: readonly Charge[]): Promise<void> => {
    for (const [index, charge] of charges.entries()) {
      try {
        await limiterFor(charge.limit).consume(keyOf(tenantId, charge));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // What was refused costs nothing: else a full project would use up its agents' own quota.
        for (const paid of charges.slice(0, index))
          await limiterFor(paid.limit).reward(keyOf(tenantId, paid));
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
        throw new Refusal("rate_limited", `${charge.words}; try again in ${seconds} seconds.`, {
          limit: charge.limit.limit,
          retryAfterMs: Math.max(1, error.msBeforeNext),
        });
      }
    }
  };

  /** True for the one caller who is to pay; false when it was paid. Waits for one who is about to. */
  const isFirst = async (id: string): Promise<boolean> => {
    for (;;) {
      try {
        await receipts.insertOne({ _id: id, paid: false, at: now() });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const standing = await receipts.findOne({ _id: id });
      if (standing?.paid) return false;
      if (standing && now().getTime() - standing.at.getTime() > PATIENCE_MS) {
        const { matchedCount } = await receipts.updateOne(
          { _id: id, paid: false, at: standing.at },
          { $set: { at: now() } },
        );
        if (matchedCount === 1) return true;
      }
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  };

  return {
    async charge(tenantId, charges, once) {
      if (once === null || once === undefined) return chargeAll(tenantId, charges);
      const id = digest(tenantId, once);
      if (!(await isFirst(id))) return;
      try {
        await chargeAll(tenantId, charges);
      } catch (error) {
        await receipts.deleteOne({ _id: id, paid: false });
        throw error;
      }
      await receipts.updateOne({ _id: id }, { $set: { paid: true } });
    },
  };
};
