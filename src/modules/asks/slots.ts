import { Refusal } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import { fold } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import { isAskKind, type ThreadKind, type ThreadRepo } from "../threads/index.js";

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
