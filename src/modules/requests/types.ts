import type { OutboxEntry } from "../threads/index.js";

export const REQUEST_TYPES = ["FYI", "QUESTION", "REVIEW_REQUEST", "HANDOFF", "REPLY"] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

export const REQUEST_STATUSES = [
  "PENDING",
  "CLAIMED",
  "COMPLETED",
  "DECLINED",
  "CANCELLED",
  "EXPIRED",
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** An agent as a request names it: `key` is the folded handle, by which handles are compared. */
export interface AgentRef {
  readonly handle: string;
  readonly key: string;
  readonly ownerId: string;
}

/** Who works on it. It stays when the lease has lapsed or the request has ended, so that a late write is recognised. */
export interface Claim extends AgentRef {
  /** Counts the claims of this request: a write with an older number is refused. */
  readonly fence: number;
  readonly leaseUntil: Date;
}

/** A claim of a handoff that waits for the owner's word. */
export interface WaitingClaim extends AgentRef {
  readonly threadId: string;
}

export interface Reply {
  /** The id of the request of type REPLY that carries it. */
  readonly id: string;
  readonly body: string;
  /** JSON text, so that every key is kept exactly. */
  readonly refs: string | null;
  readonly from: AgentRef;
  readonly at: Date;
}

export interface RequestDoc {
  readonly _id: string;
  readonly tenantId: string;
  /** The project whose agents may be addressed, folded; a fork's requests stand under its parent. */
  readonly projectKey: string;
  readonly conversationId: string;
  readonly type: RequestType;
  /** As last written. What it means now also depends on the clock: see `statusAt`. */
  readonly status: RequestStatus;
  readonly from: AgentRef;
  /** As the sender wrote it; a handle in the spelling it was saved with. */
  readonly to: string;
  /** What an agent must answer to, to be addressed: see `address.ts`. */
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  /** JSON text, so that every key is kept exactly. */
  readonly refs: string | null;
  readonly wake: boolean;
  readonly claim: Claim | null;
  /** How often it was claimed: the fence of the newest claim. */
  readonly fence: number;
  /** Folded handles of who declined it: it is not offered to them again. */
  readonly declinedBy: readonly string[];
  readonly declineReason: string | null;
  readonly waiting: readonly WaitingClaim[];
  /** Approvals that were carried out, so that carrying one out again changes nothing. */
  readonly settledApprovals: readonly string[];
  readonly reply: Reply | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Present once it has ended; what the retention counts from. */
  readonly closedAt?: Date;
  readonly clientKey?: { readonly key: string; readonly input: string };
  readonly outbox: readonly OutboxEntry[];
}

/** A request with the database's time of the reading, by which lapses and expiry are judged. */
export interface RequestAt extends Omit<RequestDoc, "outbox"> {
  readonly readAt: Date;
}

/** What a viewer is shown of a request. `full` false is a summary: neither body nor refs. */
export interface RequestView {
  readonly request: RequestAt;
  readonly full: boolean;
  /** Whose eyes: the fence is its holder's alone. */
  readonly viewerKey: string;
}
