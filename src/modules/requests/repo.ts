import type { Collection, Db, Document, Filter } from "mongodb";
import { IS_OVERDUE, type RequestFilter } from "../../authz/request.js";
import { isDuplicateKey } from "../../db/client.js";
import { type CursorOf, pastCursor } from "../../paging.js";
import type { RequestAt, RequestDoc } from "./types.js";

/** Newest first; the id decides between equal instants. */
const ORDER = { createdAt: -1, _id: -1 } as const;
const AS_READ: readonly Document[] = [{ $set: { readAt: "$$NOW" } }, { $unset: ["outbox", "clientKey"] }];
const SWEPT_AT_ONCE = 200;

/** A new request as the server composes it; what the database's clock says is added on writing. */
export type NewRequest = Omit<RequestDoc, "createdAt" | "expiresAt" | "closedAt">;

type Stored = RequestDoc & { readonly changedAt: Date };

const asRead = (found: Stored | null): RequestAt | null => {
  if (found === null) return null;
  const { outbox: _outbox, ...rest } = found;
  return { ...rest, readAt: found.changedAt };
};

/** Queries and updates of `requests`, one each. Time is the database's: `$$NOW`, never the process's. */
export const createRequestRepo = (db: Db) => {
  const requests: Collection<Stored> = db.collection<Stored>("requests");
  const read = (stages: readonly Document[]): Promise<RequestAt[]> =>
    requests.aggregate<RequestAt>([...stages, ...AS_READ]).toArray();

  return {
    /** @returns "key taken" when its author's clientKey stands for another request, "written" also on a repeat. */
    async insert(request: NewRequest, ttlMs: number): Promise<"written" | "key taken"> {
      const { outbox, ...given } = request;
      const closed = request.status === "PENDING" ? {} : { closedAt: "$$NOW" };
      try {
        await requests.updateOne(
          { _id: request._id, tenantId: request.tenantId },
          [
            {
              // Only when the upsert makes it: a repeat leaves what stands as it is.
              $replaceWith: {
                $cond: [
                  { $eq: [{ $type: "$type" }, "missing"] },
                  {
                    $mergeObjects: [
                      { $literal: given },
                      {
                        createdAt: "$$NOW",
                        changedAt: "$$NOW",
                        expiresAt: { $add: ["$$NOW", ttlMs] },
                        outbox: outbox.map(timed),
                        ...closed,
                      },
                    ],
                  },
                  "$$ROOT",
                ],
              },
            },
          ],
          { upsert: true },
        );
        return "written";
      } catch (error) {
        if (isDuplicateKey(error)) return "key taken";
        throw error;
      }
    },

    find: async (tenantId: string, id: string): Promise<RequestAt | null> =>
      (await read([{ $match: { tenantId, _id: id } }]))[0] ?? null,

    findAll: (tenantId: string, ids: readonly string[]): Promise<RequestAt[]> =>
      read([{ $match: { tenantId, _id: { $in: [...ids] } } }]),

    findByClientKey: (tenantId: string, key: string) =>
      requests.findOne({ tenantId, "clientKey.key": key }, { projection: { clientKey: 1 } }),

    findOne: async (filter: RequestFilter): Promise<RequestAt | null> =>
      (await read([{ $match: filter }, { $limit: 1 }]))[0] ?? null,

    /** One more than asked for, so that the page knows whether another follows. */
    page: (
      filter: RequestFilter,
      { first, after }: { first: number; after: CursorOf<["date", "string"]> | null },
    ): Promise<RequestAt[]> =>
      read([
        { $match: after === null ? filter : { $and: [filter, pastCursor(ORDER, after)] } },
        { $sort: ORDER },
        { $limit: first + 1 },
      ]),

    /** One transition: every condition in the filter. Null when the filter matched nothing. */
    transition: async (filter: RequestFilter, stages: readonly Document[]): Promise<RequestAt | null> =>
      asRead(
        (await requests.findOneAndUpdate(
          filter as Filter<Stored>,
          [...stages, { $set: { changedAt: "$$NOW" } }],
          { returnDocument: "after" },
        )) as Stored | null,
      ),

    /** What has expired and nobody has said so yet, of all tenants. */
    findOverdue: (): Promise<RequestAt[]> => read([{ $match: IS_OVERDUE }, { $limit: SWEPT_AT_ONCE }]),

    /** What these handles hold or wait for. */
    findHeldBy: (tenantId: string, keys: readonly string[]): Promise<RequestAt[]> =>
      read([
        {
          $match: {
            tenantId,
            status: { $in: ["PENDING", "CLAIMED"] },
            $or: [{ "claim.key": { $in: [...keys] } }, { "waiting.key": { $in: [...keys] } }],
          },
        },
      ]),
  };
};
export type RequestRepo = ReturnType<typeof createRequestRepo>;

/** An outbox entry for a pipeline: its content is data, its time the database's. */
export const timed = (entry: RequestDoc["outbox"][number]): Document => ({
  $mergeObjects: [{ $literal: entry }, { at: "$$NOW" }],
});
