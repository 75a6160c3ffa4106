import type { CollectionIndexes } from "../../db/sync-indexes.js";

const outbox = {
  key: { "outbox.at": 1 },
  partialFilterExpression: { "outbox.at": { $exists: true } },
  serves: "the relay's sweep of outboxes",
} as const;

export const indexes: CollectionIndexes[] = [
  {
    collection: "items",
    indexes: [
      { key: { tenantId: 1, id: 1 }, unique: true, serves: "an item by id; ids are a tenant's own" },
      { key: { tenantId: 1, foldedKey: 1 }, unique: true, serves: "an item by key; one item per key" },
      {
        key: { tenantId: 1, access: 1, foldedKey: 1, id: 1 },
        serves: "the list of items a viewer sees, by key",
      },
      { key: { tenantId: 1, parentId: 1 }, serves: "the children of an item, level by level" },
      { key: { tenantId: 1, ancestorIds: 1 }, serves: "everything below an item" },
      {
        key: { "pendingReindex.at": 1 },
        partialFilterExpression: { "pendingReindex.at": { $exists: true } },
        serves: "the sweep for changes that a crash kept from being carried through",
      },
      outbox,
    ],
  },
  {
    collection: "updates",
    indexes: [
      {
        key: { tenantId: 1, itemId: 1, at: -1, id: -1 },
        serves: "what was done on these items, newest first",
      },
      outbox,
    ],
  },
];
