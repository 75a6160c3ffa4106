import type { CollectionIndexes } from "../../db/sync-indexes.js";

const pending = {
  key: { "pendingReindex.at": 1 },
  partialFilterExpression: { "pendingReindex.at": { $exists: true } },
  serves: "the sweep for changes that a crash kept from being carried through",
} as const;

const outbox = {
  key: { "outbox.at": 1 },
  partialFilterExpression: { "outbox.at": { $exists: true } },
  serves: "the relay's sweep of outboxes",
} as const;

export const indexes: CollectionIndexes[] = [
  {
    collection: "people",
    indexes: [
      { key: { tenantId: 1, id: 1 }, unique: true, serves: "a person by id; ids are a tenant's own" },
      {
        key: { tenantId: 1, foldedEmail: 1 },
        unique: true,
        serves: "a person by email; one person per email",
      },
      {
        key: { tenantId: 1, foldedHandle: 1 },
        unique: true,
        serves: "the owner of a handle; one person per handle",
      },
      {
        key: { tenantId: 1, heldHandles: 1 },
        unique: true,
        partialFilterExpression: { heldHandles: { $exists: true } },
        serves: "one person per handle for good, also once it was changed",
      },
      {
        key: { tenantId: 1, active: -1, foldedName: 1, id: 1 },
        serves: "the list of people, active first, by name",
      },
      pending,
      outbox,
    ],
  },
  {
    collection: "teams",
    indexes: [
      { key: { tenantId: 1, id: 1 }, unique: true, serves: "a team by id; ids are a tenant's own" },
      {
        key: { tenantId: 1, foldedKey: 1 },
        unique: true,
        serves: "a team by key; one team per key; the list",
      },
      {
        key: { tenantId: 1, memberIds: 1 },
        serves: "the teams of a person, and through them the colleagues",
      },
      pending,
      outbox,
    ],
  },
  {
    collection: "agents",
    indexes: [
      {
        key: { tenantId: 1, foldedHandle: 1 },
        unique: true,
        serves: "an agent by handle; one agent per handle",
      },
      { key: { tenantId: 1, ownerId: 1, foldedHandle: 1 }, serves: "the agents of a person" },
      {
        key: { tenantId: 1, foldedProject: 1, foldedCapabilities: 1 },
        serves: "who in a project has a capability",
      },
      pending,
      outbox,
    ],
  },
  {
    collection: "agent_keys",
    indexes: [
      {
        key: { hash: 1 },
        unique: true,
        serves: "whom a presented key belongs to, before any tenant is known",
      },
      { key: { tenantId: 1, id: 1 }, unique: true, serves: "a key by id, to revoke it or to note its use" },
      { key: { tenantId: 1, foldedHandle: 1, createdAt: 1 }, serves: "the keys of an agent" },
      { key: { tenantId: 1, ownerId: 1 }, serves: "ending all keys of a person" },
      outbox,
    ],
  },
];
