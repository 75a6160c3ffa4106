import type { AccessToken } from "../../authz/item.js";
import type { Guarded } from "../../db/guarded.js";
import type { OutboxEntry, PartyRef } from "../threads/index.js";

export type ItemKind = "GOAL" | "OUTCOME" | "PLAN" | "EVIDENCE" | "DOCUMENT";
export type ActivityKind = "STATUS" | "EVIDENCE" | "PLAN" | "CLAIM";

export interface Item extends Guarded {
  readonly id: string;
  readonly key: string;
  readonly foldedKey: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly foldedTitle: string;
  readonly path: string | null;
  readonly mimeType: string | null;
  readonly projectId: string | null;
  readonly parentId: string | null;
  /** Who wrote it; with `authorHandle` set, through that agent of theirs. */
  readonly authorId: string | null;
  readonly authorHandle: string | null;
  /** The agent that works on it now, and that agent's owner. */
  readonly claimHandle: string | null;
  readonly claimOwnerId: string | null;
  readonly ownerId: string | null;
  readonly personIds: readonly string[];
  readonly teamIds: readonly string[];
  /** Who sees it by what it says itself. */
  readonly grants: readonly AccessToken[];
  /** Derived from the parents: who sees it, and its parents from the nearest to the farthest, without itself. */
  readonly access: readonly AccessToken[];
  readonly ancestorIds: readonly string[];
}

/** What someone did on an item. Written once, never changed. */
export interface Update {
  readonly _id: string;
  readonly tenantId: string;
  readonly id: string;
  readonly itemId: string;
  readonly what: ActivityKind;
  readonly text: string;
  readonly by: PartyRef;
  readonly at: Date;
  readonly outbox: readonly OutboxEntry[];
}
