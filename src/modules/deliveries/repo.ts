import type { Db, Document, Filter, UpdateFilter } from "mongodb";
import { MongoBulkWriteError } from "mongodb";
import { fold } from "../../text.js";
import type { OutboxEntry } from "../threads/index.js";
import type { DeliveryDoc, OwedOf } from "./types.js";

const DUPLICATE = 11_000;
const OLDEST_FIRST = { at: 1, order: 1 } as const;

/** A delivery as a session had it; away and back again it is owed to the session anew. */
export type Had = Pick<DeliveryDoc, "_id" | "rerouting">;

const butThese = (had: readonly Had[]): Filter<DeliveryDoc> => ({
  $or: [
    { _id: { $nin: had.map(({ _id }) => _id) } },
    {
      rerouting: {
        $exists: true,
        $nin: had.flatMap(({ rerouting }) => (rerouting === undefined ? [] : [rerouting])),
      },
    },
  ],
});

/** Queries and updates of `deliveries`, one each. */
export const createDeliveryRepo = (db: Db) => {
  const deliveries = db.collection<DeliveryDoc>("deliveries");
  const owedTo = (tenantId: string, handle: string): Filter<DeliveryDoc> => ({
    tenantId,
    foldedHandle: fold(handle),
    owed: true,
  });

  return {
    /** What is owed already stays as it is. */
    async insert(news: readonly DeliveryDoc[]): Promise<void> {
      try {
        await deliveries.insertMany([...news], { ordered: false });
      } catch (error) {
        if (!(error instanceof MongoBulkWriteError)) throw error;
        const failures = [error.writeErrors].flat();
        if (error.code !== DUPLICATE || failures.some(({ code }) => code !== DUPLICATE)) throw error;
      }
    },

    find: (tenantId: string, id: string) => deliveries.findOne({ tenantId, _id: id }),

    /** @param without what was had already, as it was had: what has been handed on since then counts as new. */
    findOwed: (
      tenantId: string,
      handle: string,
      { first, without = [] }: { first: number; without?: readonly Had[] },
    ): Promise<DeliveryDoc[]> =>
      deliveries
        .find({ ...owedTo(tenantId, handle), ...(without.length > 0 ? butThese(without) : {}) })
        .sort(OLDEST_FIRST)
        .limit(first)
        .toArray(),

    /** Of these, what is still owed to the handle, as it stands now. */
    findThese: (tenantId: string, handle: string, ids: readonly string[]): Promise<DeliveryDoc[]> =>
      deliveries
        .find({ ...owedTo(tenantId, handle), _id: { $in: [...ids] } })
        .sort(OLDEST_FIRST)
        .toArray(),

    /** Remembers which session was handed what. */
    async hand(
      tenantId: string,
      handle: string,
      { ids, sessionId }: { ids: readonly string[]; sessionId: string },
    ) {
      await deliveries.updateMany({ ...owedTo(tenantId, handle), _id: { $in: [...ids] } }, {
        $addToSet: { handedTo: sessionId },
      } as UpdateFilter<DeliveryDoc>);
    },

    /** How many this call retired: of two at once, one. */
    async retire(tenantId: string, handle: string, { ids, at }: { ids: readonly string[]; at: Date }) {
      const { modifiedCount } = await deliveries.updateMany(
        { ...owedTo(tenantId, handle), _id: { $in: [...ids] } },
        { $set: { ackedAt: at }, $unset: { owed: "" } },
      );
      return modifiedCount;
    },

    /** It stays owed, and the reason is shown beside it. */
    reject: (
      tenantId: string,
      handle: string,
      { id, reason, event }: { id: string; reason: string; event: OutboxEntry },
    ): Promise<DeliveryDoc | null> =>
      deliveries.findOneAndUpdate(
        { ...owedTo(tenantId, handle), _id: id },
        {
          $set: { rejected: { reason, at: event.at } },
          $push: { outbox: event },
        } as UpdateFilter<DeliveryDoc>,
        { returnDocument: "after" },
      ),

    /** To another handle, while it is owed to the one it was read with. */
    reroute: (
      delivery: DeliveryDoc,
      { handle, event }: { handle: string; event: OutboxEntry },
    ): Promise<DeliveryDoc | null> =>
      deliveries.findOneAndUpdate(
        { ...owedTo(delivery.tenantId, delivery.handle), _id: delivery._id },
        {
          $set: { handle, foldedHandle: fold(handle), rejected: null, rerouting: event.id },
          $push: { outbox: event },
        } as UpdateFilter<DeliveryDoc>,
        { returnDocument: "after" },
      ),

    /** What threads owe, by thread, oldest first. */
    async findOfThreads(tenantId: string, threadIds: readonly string[]): Promise<Map<string, OwedOf[]>> {
      const found = await deliveries
        .find(
          { tenantId, threadId: { $in: [...threadIds] }, owed: true },
          { projection: { threadId: 1, handle: 1, kind: 1, at: 1, order: 1, rejected: 1 } },
        )
        .toArray();
      const inOrder = found.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.order < b.order ? -1 : 1));
      const byThread = new Map<string, OwedOf[]>();
      for (const one of inOrder)
        if (one.threadId !== null) byThread.set(one.threadId, [...(byThread.get(one.threadId) ?? []), one]);
      return byThread;
    },

    /** Requests whose delivery this handle has not acknowledged. */
    async requestsOwed(tenantId: string, handle: string): Promise<string[]> {
      const found = await deliveries
        .find(
          { ...owedTo(tenantId, handle), requestId: { $type: "string" } } as Document as Filter<DeliveryDoc>,
          {
            projection: { requestId: 1 },
          },
        )
        .toArray();
      return found.flatMap(({ requestId }) => (requestId === null ? [] : [requestId]));
    },
  };
};

export type DeliveryRepo = ReturnType<typeof createDeliveryRepo>;
