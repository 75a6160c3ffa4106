import type { Box } from "../../viewer.js";
import type { NotifiedEntry, OutboxEntry, PartyRef } from "../threads/index.js";

/** One event of the feed (design, section 14). `seq` has no gaps within a tenant: a reader skips nothing. */
export interface EventDoc {
  /** The outbox entry's id: relaying it twice tells it once. */
  readonly _id: string;
  readonly tenantId: string;
  readonly seq: number;
  readonly type: string;
  readonly at: Date;
  readonly by: PartyRef | null;
  readonly threadId: string | null;
  readonly requestId: string | null;
  readonly itemId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly notify: readonly NotifiedEntry[];
  readonly boxes: readonly Box[];
  readonly internal: boolean;
  /** Handles, folded, to which the act owes something. */
  readonly owedTo: readonly string[];
  /** What the retention counts from: the moment it entered the feed. */
  readonly relayedAt: Date;
}

/** A document of any collection that carries an outbox. */
export interface OutboxOwner {
  readonly _id: unknown;
  readonly tenantId: string;
  readonly outbox?: readonly OutboxEntry[];
}

/** Every type that `changes` and webhooks know (design, section 14); others move badges alone. */
export const EVENT_TYPES: readonly string[] = [
  "thread.posted",
  "thread.rewritten",
  "message.added",
  "comment.added",
  "decision.made",
  "decision.amended",
  "notice.acknowledged",
  "thread.delegated",
  "thread.dismissed",
  "thread.withdrawn",
  "thread.resolved",
  "thread.reopened",
  "thread.archived",
  "thread.unarchived",
  "participant.added",
  "participant.removed",
  "reaction.changed",
  "item.activity",
  "request.sent",
  "request.claimed",
  "request.completed",
  "request.declined",
  "request.cancelled",
  "request.expired",
  "member.waiting",
  "member.joined",
  "member.refused",
];
