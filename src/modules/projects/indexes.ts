import type { CollectionIndexes } from "../../db/sync-indexes.js";

export const indexes: CollectionIndexes[] = [
  {
    collection: "projects",
    indexes: [
      { key: { tenantId: 1, id: 1 }, unique: true, serves: "a project by id; ids are a tenant's own" },
      { key: { tenantId: 1, foldedKey: 1 }, unique: true, serves: "a project by key, as handles name it" },
      {
        key: { tenantId: 1, heldKeys: 1 },
        unique: true,
        partialFilterExpression: { heldKeys: { $exists: true } },
        serves: "one project per key for good, also once it was changed",
      },
      { key: { tenantId: 1, "members.personId": 1 }, serves: "the projects of a person" },
      { key: { tenantId: 1, public: 1, foldedKey: 1 }, serves: "the public projects of a tenant" },
      { key: { tenantId: 1, parentId: 1 }, serves: "the forks of a project, which share its members" },
      {
        key: { "members.status": 1 },
        serves: "the sweep for those who wait though nobody was asked about them",
      },
      {
        key: { "outbox.at": 1 },
        partialFilterExpression: { "outbox.at": { $exists: true } },
        serves: "the relay's sweep of outboxes",
      },
    ],
  },
];
