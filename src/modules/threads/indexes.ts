import type { CollectionIndexes } from "../../db/sync-indexes.js";

/** Design, section 6: no list or count of the inbox scans. */
export const threadIndexes: readonly CollectionIndexes[] = [
  {
    collection: "threads",
    indexes: [
      { key: { tenantId: 1, unreadFor: 1, archived: 1 }, serves: "inboxCounts.unread, the list UNREAD" },
      { key: { tenantId: 1, waitingOn: 1, archived: 1 }, serves: "inboxCounts.requiresAction, NEEDS_YOU" },
      {
        key: { tenantId: 1, audience: 1, requiresAction: 1, archived: 1 },
        serves: "inboxCounts.pending, the list PENDING",
      },
      {
        key: { tenantId: 1, audience: 1, archived: 1, activityAt: -1, _id: -1 },
        serves: "the inbox page, newest activity first",
      },
      { key: { tenantId: 1, teamId: 1, archived: 1, activityAt: -1 }, serves: "a team's view" },
      {
        key: { tenantId: 1, assigneeId: 1, archived: 1, activityAt: -1 },
        serves: "a team's view, by assignee",
      },
      {
        key: { tenantId: 1, "subject.itemId": 1, activityAt: -1, _id: -1 },
        serves: "threadsAbout, comment_list, decisions; rewriting after an item's access changed",
      },
      {
        key: { tenantId: 1, "originator.box": 1, status: 1 },
        serves: "waitingOnOthers, a handle's topics",
      },
      {
        key: { tenantId: 1, "originator.service": 1, activityAt: 1 },
        partialFilterExpression: { "originator.service": { $exists: true } },
        serves: "answers of a service",
      },
      {
        key: { tenantId: 1, openSlots: 1 },
        unique: true,
        partialFilterExpression: { openSlots: { $exists: true } },
        serves: "caps on what is open: one thread per place",
      },
      {
        key: { tenantId: 1, "clientKeys.key": 1 },
        unique: true,
        partialFilterExpression: { "clientKeys.key": { $exists: true } },
        serves: "idempotency: one act per author's client key",
      },
      {
        key: { tenantId: 1, followUpKey: 1 },
        unique: true,
        partialFilterExpression: { followUpKey: { $exists: true } },
        serves: "follow-ups of a handle under its key",
      },
      {
        key: { "outbox.at": 1 },
        partialFilterExpression: { "outbox.at": { $exists: true } },
        serves: "the sweep of outboxes that a crash left full",
      },
    ],
  },
];
