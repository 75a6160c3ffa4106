import type { CollectionIndexes } from "../../../db/sync-indexes.js";

/** @param retainDays how long a finished delivery is kept, so that a repeated event is not queued anew. */
export const webhookIndexes = (retainDays: number): readonly CollectionIndexes[] => [
  {
    collection: "webhooks",
    indexes: [
      { key: { tenantId: 1, _id: 1 }, serves: "a tenant's webhooks" },
      {
        key: { "outbox.at": 1 },
        partialFilterExpression: { "outbox.at": { $exists: true } },
        serves: "the relay's sweep of outboxes",
      },
    ],
  },
  {
    collection: "webhook_deliveries",
    indexes: [
      { key: { doneAt: 1, nextAt: 1 }, serves: "what is due" },
      { key: { tenantId: 1, webhookId: 1, doneAt: 1 }, serves: "ending a webhook" },
      {
        name: "retention",
        key: { doneAt: -1 },
        expireAfterSeconds: retainDays * 86_400,
        serves: "retention of finished deliveries",
      },
    ],
  },
];
