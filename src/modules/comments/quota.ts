import type { Db } from "mongodb";
import { isDuplicateKey } from "../../db/client.js";
import { Refusal } from "../../errors.js";
import { LIMITS } from "../../limits.js";

interface Quota {
  readonly _id: string;
  readonly tenantId: string;
  readonly itemId: string;
  readonly reserved: number;
  readonly recountedAt: Date;
}

const { limit } = LIMITS.itemComments;
const RECOUNT_EVERY_MS = 10_000;
const idOf = (tenantId: string, itemId: string): string => JSON.stringify([tenantId, itemId]);

/**
 * The bound on comments of an item, replies included, over many threads. A place is reserved before a comment is
 * written and given back when it is not: never one too many, whoever writes at once. A crash between the two
 * loses a place; at the bound it is counted anew.
 */
export const createCommentQuota = (
  db: Db,
  countComments: (tenantId: string, itemId: string) => Promise<number>,
) => {
  const quotas = db.collection<Quota>("comment_quotas");

  const reserve = async (tenantId: string, itemId: string): Promise<boolean> => {
    try {
      await quotas.updateOne(
        { _id: idOf(tenantId, itemId), reserved: { $lt: limit } },
        { $inc: { reserved: 1 }, $setOnInsert: { tenantId, itemId, recountedAt: new Date(0) } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // The document is there and full: the upsert would have been a second one.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  const recount = async (tenantId: string, itemId: string, now: Date): Promise<boolean> => {
    const _id = idOf(tenantId, itemId);
    const before = new Date(now.getTime() - RECOUNT_EVERY_MS);
    // One caller recounts, and seldom: those who write at this moment keep the places they hold.
    const { modifiedCount } = await quotas.updateOne(
      { _id, recountedAt: { $lt: before } },
      { $set: { recountedAt: now } },
    );
    if (modifiedCount === 0) return false;
    const counted = await countComments(tenantId, itemId);
    if (counted >= limit) return false;
    const { modifiedCount: changed } = await quotas.updateOne(
      { _id, reserved: { $gte: limit } },
      { $set: { reserved: counted } },
    );
    return changed === 1;
  };

  return {
    /** Writes with a place reserved. @throws Refusal `comment_limit_reached` */
    within: async <T>(
      { tenantId, itemId, now }: { tenantId: string; itemId: string; now: Date },
      write: () => Promise<{ readonly written: boolean; readonly result: T }>,
    ): Promise<T> => {
      const reserved =
        (await reserve(tenantId, itemId)) ||
        ((await recount(tenantId, itemId, now)) && (await reserve(tenantId, itemId)));
      if (!reserved)
        throw new Refusal(
          "comment_limit_reached",
          "This item holds as many comments as it may; open a discussion.",
          {
            limit,
          },
        );
      let kept = false;
      try {
        const { written, result } = await write();
        kept = written;
        return result;
      } finally {
        if (!kept) await quotas.updateOne({ _id: idOf(tenantId, itemId) }, { $inc: { reserved: -1 } });
      }
    },
  };
};

export type CommentQuota = ReturnType<typeof createCommentQuota>;
