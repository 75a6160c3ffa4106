import type { CollectionIndexes } from "../../db/sync-indexes.js";

/** @param retainDays how long the audit is kept (setting RETAIN_AUDIT_DAYS). */
export const auditIndexes = (retainDays: number): readonly CollectionIndexes[] => [
  {
    collection: "audit",
    indexes: [
      { key: { tenantId: 1, at: -1, _id: -1 }, serves: "audit(first, after), newest first" },
      { key: { at: 1 }, expireAfterSeconds: retainDays * 86_400, serves: "retention" },
    ],
  },
];
