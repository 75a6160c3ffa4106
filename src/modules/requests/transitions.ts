import type { Document } from "mongodb";
import {
  addressedTo,
  IS_HELD,
  IS_PENDING,
  offeredTo,
  type Participant,
  type RequestFilter,
} from "../../authz/request.js";
import type { OutboxEntry } from "../threads/index.js";
import { timed } from "./repo.js";
import type { AgentRef } from "./types.js";

/**
 * The transitions of a request (design, section 12): for each the filter that holds every condition, and the
 * pipeline that makes it. All times are the database's. Input enters through `$literal` alone.
 */
export interface Transition {
  readonly filter: RequestFilter;
  readonly stages: readonly Document[];
}

/** After so many declines a pooled request goes back to its sender. */
export const MOST_DECLINES = 3;

const literal = (value: unknown): Document => ({ $literal: value });
const told = (...entries: readonly Document[]): Document => ({ $concatArrays: ["$outbox", entries] });
const NEXT_FENCE: Document = { $add: ["$fence", 1] };
const at = (tenantId: string, id: string): RequestFilter => ({ tenantId, _id: id });
const all = (...filters: readonly RequestFilter[]): RequestFilter => ({ $and: filters });
const refOf = ({ handle, key, ownerId }: AgentRef): AgentRef => ({ handle, key, ownerId });

const claimedBy = (agent: AgentRef, leaseMs: number): Document => ({
  $mergeObjects: [literal(refOf(agent)), { fence: NEXT_FENCE, leaseUntil: { $add: ["$$NOW", leaseMs] } }],
});

/** It holds the claim with this number, and its lease runs. */
const heldBy = (key: string, fence: number): RequestFilter => ({
  "claim.key": key,
  "claim.fence": fence,
  ...IS_HELD,
});

interface OfAct {
  readonly me: Participant;
  readonly id: string;
  readonly told: OutboxEntry;
}

/** Pooled or direct, by whom it is offered to; a handoff only with its owner's word: see `grant`. */
export const claim = ({ me, id, leaseMs, ...act }: OfAct & { leaseMs: number }): Transition => ({
  filter: all(at(me.tenantId, id), { type: { $ne: "HANDOFF" } }, offeredTo(me)),
  stages: [
    {
      $set: {
        status: "CLAIMED",
        fence: NEXT_FENCE,
        claim: claimedBy(me, leaseMs),
        outbox: told(timed(act.told)),
      },
    },
  ],
});

export const renew = ({
  me,
  id,
  fence,
  leaseMs,
  ...act
}: OfAct & { fence: number; leaseMs: number }): Transition => ({
  filter: all(at(me.tenantId, id), heldBy(me.key, fence)),
  stages: [
    {
      $set: {
        claim: { $mergeObjects: ["$claim", { leaseUntil: { $add: ["$$NOW", leaseMs] } }] },
        outbox: told(timed(act.told)),
      },
    },
  ],
});

/**
 * By its holder; or without a fence by whom a direct question or review was sent to, while nobody ever claimed
 * it: then answering is the claim.
 */
export const complete = ({
  me,
  id,
  fence,
  reply,
  ...act
}: OfAct & {
  fence: number | null;
  reply: { id: string; body: string; refs: string | null };
}): Transition => {
  const answer = {
    status: "COMPLETED",
    closedAt: "$$NOW",
    reply: { $mergeObjects: [literal({ ...reply, from: refOf(me) }), { at: "$$NOW" }] },
    outbox: told(timed(act.told)),
  };
  return fence === null
    ? {
        filter: all(at(me.tenantId, id), offeredTo(me), {
          status: "PENDING",
          address: `agent:${me.key}`,
          type: { $ne: "HANDOFF" },
        }),
        stages: [{ $set: { ...answer, fence: NEXT_FENCE, claim: claimedBy(me, 0) } }],
      }
    : { filter: all(at(me.tenantId, id), heldBy(me.key, fence)), stages: [{ $set: answer }] };
};

/**
 * By its holder, or without a fence by whom it is offered to. A direct one goes back to its sender; a pooled one
 * to the others, and back when nobody is left or too many have declined.
 *
 * @param eligible folded handles of all that the address means now.
 * @param back what is told when it goes back to the sender, `told` when it stays in the pool.
 */
export const decline = ({
  me,
  id,
  fence,
  reason,
  eligible,
  back,
  ...act
}: OfAct & {
  fence: number | null;
  reason: string | null;
  eligible: readonly string[];
  back: OutboxEntry;
}): Transition => ({
  filter: all(
    at(me.tenantId, id),
    fence === null ? offeredTo(me) : all(heldBy(me.key, fence), addressedTo(me)),
  ),
  stages: declining({ key: me.key, reason, eligible, told: act.told, back }),
});

const declining = ({
  key,
  reason,
  eligible,
  ...entries
}: {
  key: string;
  reason: string | null;
  eligible: readonly string[];
  told: OutboxEntry;
  back: OutboxEntry;
}): Document[] => [
  { $set: { declinedBy: { $concatArrays: ["$declinedBy", literal([key])] } } },
  {
    $set: {
      goesBack: {
        $or: [
          { $gte: [{ $size: "$declinedBy" }, MOST_DECLINES] },
          // A direct one has one addressee: nobody is left.
          { $eq: [{ $size: { $setDifference: [literal(eligible), "$declinedBy"] } }, 0] },
        ],
      },
    },
  },
  {
    $set: {
      status: { $cond: ["$goesBack", "DECLINED", "PENDING"] },
      closedAt: { $cond: ["$goesBack", "$$NOW", "$$REMOVE"] },
      claim: null,
      waiting: without("waiting", key),
      declineReason: literal(reason),
      outbox: told({ $cond: ["$goesBack", timed(entries.back), timed(entries.told)] }),
    },
  },
  { $unset: "goesBack" },
];

const without = (list: string, key: string): Document => ({
  $filter: { input: `$${list}`, as: "one", cond: { $ne: ["$$one.key", literal(key)] } },
});

/** By its sender, claimed or not. The claim stays written, so that its holder learns that it is lost. */
export const cancel = ({ me, id, ...act }: OfAct): Transition => ({
  filter: all(
    at(me.tenantId, id),
    {
      projectKey: me.projectKey,
      "from.key": me.key,
      type: { $in: ["QUESTION", "REVIEW_REQUEST", "HANDOFF"] },
    },
    { $or: [IS_PENDING, IS_HELD] },
  ),
  stages: [{ $set: { status: "CANCELLED", closedAt: "$$NOW", outbox: told(timed(act.told)) } }],
});

/** A claim of a handoff that waits for the owner; one per agent, under the thread's id chosen beforehand. */
export const ask = ({ me, id, threadId, ...act }: OfAct & { threadId: string }): Transition => ({
  filter: all(at(me.tenantId, id), { type: "HANDOFF", "waiting.key": { $ne: me.key } }, offeredTo(me)),
  stages: [
    {
      $set: {
        waiting: { $concatArrays: ["$waiting", [literal({ ...refOf(me), threadId })]] },
        outbox: told(timed(act.told)),
      },
    },
  ],
});

/** The owner's yes: the claim begins, once per approval; of several the first. */
export const grant = ({
  me,
  id,
  threadId,
  leaseMs,
  ...act
}: OfAct & { threadId: string; leaseMs: number }): Transition => ({
  filter: all(at(me.tenantId, id), offeredTo(me), {
    type: "HANDOFF",
    waiting: { $elemMatch: { key: me.key, threadId } },
    settledApprovals: { $ne: threadId },
  }),
  stages: [
    {
      $set: {
        status: "CLAIMED",
        fence: NEXT_FENCE,
        claim: claimedBy(me, leaseMs),
        // Whoever else waits would be asked anew, should it come back into the pool.
        waiting: [],
        settledApprovals: { $concatArrays: ["$settledApprovals", literal([threadId])] },
        outbox: told(timed(act.told)),
      },
    },
  ],
});

/** The owner's no: for a direct handoff as for a pooled one it is the claimant's decline. */
export const deny = ({
  tenantId,
  id,
  threadId,
  ...rest
}: {
  tenantId: string;
  id: string;
  threadId: string;
  key: string;
  reason: string | null;
  eligible: readonly string[];
  told: OutboxEntry;
  back: OutboxEntry;
}): Transition => ({
  filter: all(
    at(tenantId, id),
    { type: "HANDOFF", waiting: { $elemMatch: { key: rest.key, threadId } } },
    IS_PENDING,
  ),
  stages: declining(rest),
});

/** An approval that gave nothing: claiming again asks anew. */
export const forget = ({
  tenantId,
  id,
  threadId,
}: {
  tenantId: string;
  id: string;
  threadId: string;
}): Transition => ({
  filter: all(at(tenantId, id), { "waiting.threadId": threadId }),
  stages: [
    {
      $set: {
        waiting: {
          $filter: { input: "$waiting", as: "one", cond: { $ne: ["$$one.threadId", literal(threadId)] } },
        },
      },
    },
  ],
});

/** An agent has gone: what it holds is back in the pool at once, and it waits for nothing. */
export const release = ({
  tenantId,
  id,
  key,
  ...act
}: {
  tenantId: string;
  id: string;
  key: string;
  told: OutboxEntry;
}): Transition => {
  const holds = { $and: [{ $eq: ["$status", "CLAIMED"] }, { $eq: ["$claim.key", literal(key)] }] };
  return {
    filter: all(at(tenantId, id), {
      status: { $in: ["PENDING", "CLAIMED"] },
      $or: [{ "claim.key": key, status: "CLAIMED" }, { "waiting.key": key }],
    }),
    stages: [
      {
        $set: {
          status: { $cond: [holds, "PENDING", "$status"] },
          claim: { $cond: [holds, null, "$claim"] },
          waiting: without("waiting", key),
          outbox: told(timed(act.told)),
        },
      },
    ],
  };
};

/** What waited past its time: already expired for everyone, said here once. */
export const expire = ({
  tenantId,
  id,
  overdue,
  ...act
}: {
  tenantId: string;
  id: string;
  overdue: RequestFilter;
  told: OutboxEntry;
}): Transition => ({
  filter: all(at(tenantId, id), overdue),
  stages: [{ $set: { status: "EXPIRED", closedAt: "$$NOW", outbox: told(timed(act.told)) } }],
});
