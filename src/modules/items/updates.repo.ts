import type { Collection, Db, Filter } from "mongodb";
import { pastCursor } from "../../paging.js";
import type { Update } from "./types.js";

const ORDER = { at: -1, id: -1 } as const;
export type UpdatesCursor = readonly [at: Date, id: string];

export interface UpdatesQuery {
  readonly itemIds: readonly string[];
  /** Whose own acts are left out: a person's in person, or one agent's. */
  readonly notBy: { readonly personId: string; readonly handle: string | null };
  readonly since?: Date;
  readonly after?: UpdatesCursor;
  readonly limit: number;
}

/** Queries and inserts of `updates`, one each. */
export const createUpdatesRepo = (db: Db) => {
  const updates: Collection<Update> = db.collection<Update>("updates");
  return {
    insert: (update: Update) => updates.insertOne(update),
    /** Newest first. */
    list: (tenantId: string, { itemIds, notBy, since, after, limit }: UpdatesQuery): Promise<Update[]> => {
      const filter = {
        tenantId,
        itemId: { $in: itemIds },
        $nor: [{ "by.personId": notBy.personId, "by.handle": notBy.handle }],
        $and: [since ? { at: { $gte: since } } : {}, after ? pastCursor(ORDER, after) : {}],
      };
      return updates
        .find(filter as Filter<Update>)
        .sort(ORDER)
        .limit(limit)
        .toArray();
    },
  };
};
export type UpdatesRepo = ReturnType<typeof createUpdatesRepo>;
