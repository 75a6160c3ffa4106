import type { RequestAt, RequestDoc, RequestStatus } from "../modules/requests/index.js";

/**
 * Who may see and do what with a request between agents (design, section 12). An agent takes part as long as
 * its owner is an active member of the project; these rules speak of agents that do.
 */
export interface Participant {
  readonly tenantId: string;
  readonly handle: string;
  /** The folded handle. */
  readonly key: string;
  readonly ownerId: string;
  /** The project, folded; for a fork its parent. */
  readonly projectKey: string;
  /** Every address the agent answers to. */
  readonly addresses: readonly string[];
}

type Facts = Omit<RequestAt, "body" | "refs" | "clientKey">;

const inProject = (me: Participant, request: Facts): boolean =>
  request.tenantId === me.tenantId && request.projectKey === me.projectKey;

export const isSender = (me: Participant, request: Facts): boolean =>
  inProject(me, request) && request.from.key === me.key;

/** Direct, to an owner's agents, to a capability or to all: the agent is meant. Never the sender. */
export const isAddressed = (me: Participant, request: Facts): boolean =>
  inProject(me, request) && me.addresses.includes(request.address) && request.from.key !== me.key;

/** Addressed to one handle: its two ends see it for as long as it is kept. */
export const isDirect = (request: Pick<RequestDoc, "address">): boolean =>
  request.address.startsWith("agent:");

/** FYI and REPLY tell: nobody claims them. */
export const isTold = (request: Pick<RequestDoc, "type">): boolean =>
  request.type === "FYI" || request.type === "REPLY";

export const hasDeclined = (me: Participant, request: Facts): boolean => request.declinedBy.includes(me.key);

/** The lease of the newest claim still runs. */
export const isHeld = (request: Facts): boolean =>
  request.status === "CLAIMED" && request.claim !== null && request.claim.leaseUntil > request.readAt;

/** Its newest claim, running, lapsed or ended, was this agent's. */
export const wasClaimedBy = (me: Participant, request: Facts): boolean =>
  inProject(me, request) && request.claim?.key === me.key;

/**
 * What the request is at the time it was read, whatever was last written: a lapsed claim is back in the pool,
 * and what waited past its time has expired even before a sweep says so.
 */
export const statusAt = (request: Facts): RequestStatus => {
  if (request.status !== "PENDING" && request.status !== "CLAIMED") return request.status;
  if (isHeld(request)) return "CLAIMED";
  return request.expiresAt <= request.readAt ? "EXPIRED" : "PENDING";
};

/** Who gets precise reasons: sender, addressed, and whoever held it. For all others it does not exist. */
export const mayKnow = (me: Participant, request: Facts): boolean =>
  isSender(me, request) || isAddressed(me, request) || wasClaimedBy(me, request);

/** Body and refs: the two ends of a direct one, the sender, its holder, and everyone an FYI speaks to. */
export const mayReadBody = (me: Participant, request: Facts): boolean =>
  isSender(me, request) ||
  (isAddressed(me, request) && (isDirect(request) || isTold(request))) ||
  (wasClaimedBy(me, request) && (isHeld(request) || statusAt(request) === "COMPLETED"));

/** A pooled request shows its subject to those it is offered to, until somebody has claimed it. */
export const maySeeSummary = (me: Participant, request: Facts): boolean => {
  if (mayReadBody(me, request)) return true;
  if (!isAddressed(me, request) || hasDeclined(me, request)) return false;
  return request.claim === null || (!isHeld(request) && ["PENDING", "EXPIRED"].includes(statusAt(request)));
};

/** Whether it can be claimed now by this agent. */
export const isOfferedTo = (me: Participant, request: Facts): boolean =>
  isAddressed(me, request) &&
  !isTold(request) &&
  !hasDeclined(me, request) &&
  statusAt(request) === "PENDING";

/** A filter over `requests`; values only, never operators from input. */
export type RequestFilter = Readonly<Record<string, unknown>>;

/** `isAddressed` over stored requests. */
export const addressedTo = (me: Participant): RequestFilter => ({
  tenantId: me.tenantId,
  projectKey: me.projectKey,
  address: { $in: [...me.addresses] },
  "from.key": { $ne: me.key },
});

const BEFORE_NOW = (field: string) => ({ $lte: [field, "$$NOW"] });

/** `statusAt` is PENDING, by the database's clock: never claimed, released, or lapsed, and not expired. */
export const IS_PENDING: RequestFilter = {
  $or: [{ status: "PENDING" }, { status: "CLAIMED", $expr: BEFORE_NOW("$claim.leaseUntil") }],
  $expr: { $gt: ["$expiresAt", "$$NOW"] },
};

/** `statusAt` is EXPIRED, but nobody has said so yet. */
export const IS_OVERDUE: RequestFilter = {
  $or: [{ status: "PENDING" }, { status: "CLAIMED", $expr: BEFORE_NOW("$claim.leaseUntil") }],
  $expr: BEFORE_NOW("$expiresAt"),
};

/** `isHeld`, by the database's clock. */
export const IS_HELD: RequestFilter = {
  status: "CLAIMED",
  $expr: { $gt: ["$claim.leaseUntil", "$$NOW"] },
};

/** `isOfferedTo` over stored requests. */
export const offeredTo = (me: Participant): RequestFilter => ({
  $and: [
    addressedTo(me),
    { type: { $in: ["QUESTION", "REVIEW_REQUEST", "HANDOFF"] }, declinedBy: { $ne: me.key } },
    IS_PENDING,
  ],
});
