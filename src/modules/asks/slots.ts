import { Refusal } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import { fold } from "../../text.js";
import { personBox, type Viewer } from "../../viewer.js";
import {
  act,
  isAskKind,
  type PartyRef,
  setTo,
  type ThreadKind,
  type ThreadRepo,
  type Threads,
} from "../threads/index.js";

/** How many of its kind may be open at once, counted by places: the unique index lets each be taken once. */
export interface Cap {
  readonly scope: string;
  readonly limit: number;
  readonly message: string;
}

/** An agent's asks and, apart from them, its notices. People and services have no such limit. */
export const capOf = (viewer: Viewer, kind: ThreadKind): Cap | null => {
  if (viewer.kind !== "agent") return null;
  if (isAskKind(kind))
    return {
      scope: `ask:${fold(viewer.handle)}`,
      limit: LIMITS.openAsks.limit,
      message: `You have ${LIMITS.openAsks.limit} open asks; withdraw one with ask_withdraw, or wait for an answer.`,
    };
  if (kind === "NOTICE")
    return {
      scope: `notice:${fold(viewer.handle)}`,
      limit: LIMITS.openNotices.limit,
      message: `You have ${LIMITS.openNotices.limit} notices to be acknowledged; follow up on one under its key, or wait.`,
    };
  return null;
};

/**
 * A free place under the cap, at random so that simultaneous posts seldom meet. Whoever finds it taken on
 * writing asks again: the limit is exact under any concurrency.
 *
 * @throws Refusal `open_limit_reached` when none is free.
 */
export const freeSlot = async (repo: ThreadRepo, tenantId: string, cap: Cap): Promise<string> => {
  const slots = Array.from({ length: cap.limit }, (_, n) => `${cap.scope}#${n}`);
  const taken = new Set(await repo.slotsTaken(tenantId, slots));
  const free = slots.filter((slot) => !taken.has(slot));
  const slot = free[Math.floor(Math.random() * free.length)];
  if (slot === undefined) throw new Refusal("open_limit_reached", cap.message, { limit: cap.limit });
  return slot;
};

const SERVER: PartyRef = { box: null, personId: null, handle: null, service: "docket" };

/**
 * Gives back the places of notices that wait for somebody who has gone. Nobody else can acknowledge them or put
 * them away, so that their agents could tell nobody anything any more; the notices stay as they are.
 */
export const freeNoticesOf = async (
  { repo, store }: Threads,
  { tenantId, personId, at }: { tenantId: string; personId: string; at: Date },
): Promise<void> => {
  const waiting = await repo.aggregate<{ _id: string }>([
    { $match: { tenantId, waitingOn: personBox(personId), kind: "NOTICE" } },
    { $project: { _id: 1 } },
  ]);
  for (const { _id } of waiting)
    await act(store, {
      tenantId,
      threadId: _id,
      by: SERVER,
      at,
      guards: [],
      change: [setTo({ slots: [] })],
      event: { type: "thread.access", internal: true, notify: [] },
      unless: { $or: [{ slots: [] }, { recipientId: { $ne: personId } }, { kind: { $ne: "NOTICE" } }] },
    });
};
