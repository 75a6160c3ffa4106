import { type Db, MongoBulkWriteError } from "mongodb";
import { type CursorOf, pastCursor } from "../../paging.js";
import type { AuditDoc } from "./types.js";

const DUPLICATE = 11_000;
/** Newest first; the id decides between equal instants. */
const ORDER = { at: -1, _id: -1 } as const;

export const createAuditRepo = (db: Db) => {
  const audit = db.collection<AuditDoc>("audit");
  return {
    /** What is recorded already stays as it is. */
    async insert(records: readonly AuditDoc[]): Promise<void> {
      try {
        await audit.insertMany([...records], { ordered: false });
      } catch (error) {
        const failures = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [];
        if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE)) throw error;
      }
    },

    /** One more than asked for, so that the page knows whether another follows. */
    page: (
      tenantId: string,
      { first, after }: { first: number; after: CursorOf<["date", "string"]> | null },
    ): Promise<AuditDoc[]> =>
      audit
        .find({ tenantId, ...(after === null ? {} : pastCursor(ORDER, after)) })
        .sort(ORDER)
        .limit(first + 1)
        .toArray(),
  };
};
export type AuditRepo = ReturnType<typeof createAuditRepo>;
