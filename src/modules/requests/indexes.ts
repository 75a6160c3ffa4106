import type { CollectionIndexes } from "../../db/sync-indexes.js";

/** @param retainDays how long closed requests are kept (setting RETAIN_REQUESTS_DAYS). */
export const requestIndexes = (retainDays: number): readonly CollectionIndexes[] => [
  {
    collection: "requests",
    indexes: [
      {
        key: { tenantId: 1, address: 1, status: 1, createdAt: -1, _id: -1 },
        serves: "the FOR_ME box: what an agent's addresses are offered",
      },
      { key: { tenantId: 1, "from.key": 1, createdAt: -1, _id: -1 }, serves: "the SENT box" },
      {
        key: { tenantId: 1, "claim.key": 1, status: 1, createdAt: -1, _id: -1 },
        serves: "the CLAIMED box, and leases that return when an agent goes",
      },
      {
        key: { tenantId: 1, "waiting.key": 1 },
        partialFilterExpression: { "waiting.key": { $exists: true } },
        serves: "claims that wait for an owner when the agent goes",
      },
      { key: { tenantId: 1, conversationId: 1 }, serves: "whether a sender takes part in a conversation" },
      {
        key: { tenantId: 1, "clientKey.key": 1 },
        unique: true,
        partialFilterExpression: { "clientKey.key": { $exists: true } },
        serves: "one request per author's clientKey",
      },
      { key: { status: 1, expiresAt: 1 }, serves: "the sweep that tells of expiry" },
      { key: { closedAt: 1 }, expireAfterSeconds: retainDays * 86_400, serves: "retention" },
      {
        key: { "outbox.at": 1 },
        partialFilterExpression: { "outbox.at": { $exists: true } },
        serves: "the relay's sweep of what a crash left behind",
      },
    ],
  },
];
