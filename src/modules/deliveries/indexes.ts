import type { CollectionIndexes } from "../../db/sync-indexes.js";

/** How long what was acknowledged stays, so that a late repeat still finds it retired. */
const KEEP_ACKED_DAYS = 7;

const owed = { owed: { $exists: true } };

export const indexes: readonly CollectionIndexes[] = [
  {
    collection: "deliveries",
    indexes: [
      {
        key: { tenantId: 1, foldedHandle: 1, at: 1, order: 1 },
        partialFilterExpression: owed,
        serves: "what is owed to a handle, oldest first",
      },
      { key: { tenantId: 1, threadId: 1 }, partialFilterExpression: owed, serves: "Thread.owed" },
      {
        key: { ackedAt: 1 },
        expireAfterSeconds: KEEP_ACKED_DAYS * 86_400,
        serves: "retention of what was acknowledged",
      },
      {
        key: { "outbox.at": 1 },
        partialFilterExpression: { "outbox.at": { $exists: true } },
        serves: "the relay's sweep of outboxes",
      },
    ],
  },
  {
    collection: "sessions",
    indexes: [
      { key: { tenantId: 1, foldedHandle: 1, until: 1 }, serves: "which handles are live" },
      { key: { tenantId: 1, ownerId: 1 }, serves: "the end of all sessions of a person's agents" },
      { key: { until: 1 }, expireAfterSeconds: 3_600, serves: "sessions that ended without saying so" },
    ],
  },
];
