import type { Debt, DecisionState } from "../threads/index.js";

/** Something owed to a handle, until one of its sessions acknowledges it. */
export interface DeliveryDoc {
  /** From the debt's id: relaying a debt again owes nothing twice. */
  readonly _id: string;
  /** The debt it was made from. */
  readonly debtId: string;
  readonly tenantId: string;
  /** To whom it is owed now; `foldedHandle` is what is compared. */
  readonly handle: string;
  readonly foldedHandle: string;
  readonly kind: Debt["kind"];
  readonly threadId: string | null;
  readonly requestId: string | null;
  readonly messageId: string | null;
  /** A copy of its own: what the agent is told does not change under it. */
  readonly decision: DecisionState | null;
  readonly wake: boolean;
  readonly at: Date;
  /** Decides between debts of one instant: the order in which they were made. */
  readonly order: string;
  /** Present while it is owed. */
  readonly owed?: true;
  /** Present once it was acknowledged; what the retention counts from. */
  readonly ackedAt?: Date;
  /** Sessions that were handed it, the first one first. */
  readonly handedTo: readonly string[];
  readonly rejected: { readonly reason: string; readonly at: Date } | null;
  /** Present once it was handed on: the id of the last rerouting, by which a session knows it anew. */
  readonly rerouting?: string;
  /** Present only where it was rerouted or rejected. */
  readonly outbox?: readonly unknown[];
}

/** A delivery as one session is handed it. */
export interface DeliveryOf {
  readonly delivery: DeliveryDoc;
  /** Another session was handed it before: it may have been applied already. */
  readonly redelivered: boolean;
}

/** A debt as the decider and the handle's owner see it. */
export type OwedOf = Pick<DeliveryDoc, "_id" | "handle" | "kind" | "at" | "rejected">;

/** Where an agent is present: a session that polls, or one open subscription. */
export interface SessionDoc {
  readonly _id: string;
  readonly tenantId: string;
  readonly foldedHandle: string;
  /** Whose agent it is: the person's end is the end of their agents' sessions. */
  readonly ownerId: string;
  /** Until when it counts as live without another sign. */
  readonly until: Date;
}
