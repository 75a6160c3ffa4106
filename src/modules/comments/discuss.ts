import type { Context } from "../../context.js";
import { notFound } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import { requireLine } from "../../text.js";
import { personBox } from "../../viewer.js";
import { requireReachable, snapshotOf } from "../asks/index.js";
import {
  clientKeyOf,
  composeThread,
  firstAttempt,
  insertThread,
  partyOf,
  requirePerson,
  requireVisible,
  requireWords,
  type ThreadHead,
} from "../threads/index.js";
import { requireCommenter } from "./add.js";

export interface OpenDiscussion {
  readonly itemId: string;
  readonly recipientId?: string | null | undefined;
  readonly teamId?: string | null | undefined;
  readonly participantIds?: readonly string[] | null | undefined;
  readonly title: string;
  readonly body: string;
  readonly clientKey?: string | null | undefined;
}

/**
 * A discussion about an item, opened by hand and visible to its participants. It never asks: nothing waits for
 * it. Who takes part sees the thread, not the item.
 */
export const openDiscussion = async (context: Context, input: OpenDiscussion): Promise<ThreadHead> => {
  const { app, now } = context;
  const viewer = requirePerson(context);
  requireCommenter(context);
  const item = await app.items.requireVisible(viewer, input.itemId);
  const originator = partyOf(viewer);
  const clientKey = clientKeyOf(originator, "openDiscussion", input);
  const first = await firstAttempt(app.threads.repo, viewer.tenantId, clientKey);
  if (first !== null) return requireVisible(context, first.threadId);

  const title = requireLine(input.title, { path: "input.title", limit: LIMITS.title.limit });
  const body = requireWords(input.body, { path: "input.body" });
  const recipientId = input.recipientId ? await requireReachable(context, input.recipientId) : null;
  const people = await Promise.all(
    [...new Set(input.participantIds ?? [])].map((ref) => requireReachable(context, ref)),
  );
  const team = input.teamId ? await app.directory.findTeam(viewer.tenantId, input.teamId) : undefined;
  if (team === null) throw notFound("No team");

  const at = now();
  const thread = composeThread({
    tenantId: viewer.tenantId,
    kind: "DISCUSSION",
    title,
    body,
    originator,
    recipientId: recipientId === viewer.personId ? null : recipientId,
    teamId: team?.id ?? null,
    subject: snapshotOf(item),
    participants: people.map((id) => ({
      box: personBox(id),
      reason: "INVITED",
      handle: null,
      byPersonId: viewer.personId,
      at,
    })),
    at,
    clientKey,
    event: { type: "thread.posted", data: { itemId: item.id } },
  });
  const inserted = await insertThread(app.threads.repo, thread);
  const threadId =
    typeof inserted === "object"
      ? inserted.threadId
      : ((await firstAttempt(app.threads.repo, viewer.tenantId, clientKey))?.threadId ?? thread._id);
  await app.threads.store.relay(threadId);
  return requireVisible(context, threadId);
};
