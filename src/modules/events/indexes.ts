import type { CollectionIndexes } from "../../db/sync-indexes.js";

/** @param retainDays how long events are kept (setting RETAIN_EVENTS_DAYS). */
export const eventIndexes = (retainDays: number): readonly CollectionIndexes[] => [
  {
    collection: "events",
    indexes: [
      { key: { tenantId: 1, seq: 1 }, unique: true, serves: "changes(after), and one writer per number" },
      { key: { relayedAt: 1 }, expireAfterSeconds: retainDays * 86_400, serves: "retention" },
    ],
  },
];
