import { maySee } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { Refusal, refuse } from "../../errors.js";
import {
  ASK_KINDS,
  act,
  type ClientKey,
  contribute,
  type Guard,
  hasRoomFor,
  hasRoomForBytes,
  isAskKind,
  isDuplicate,
  partyOf,
  requireWords,
  type Stage,
  seenBy,
  setTo,
  type ThreadHead,
  withParticipants,
} from "../threads/index.js";
import { requireSeeing } from "./addressees.js";
import { type Draft, type Posting, tagsFrom, topicFrom } from "./draft.js";
import { capOf, freeSlot } from "./slots.js";

interface FollowingUp {
  /** The thread that holds the key, as it was read. */
  readonly holder: ThreadHead;
  readonly posting: Posting;
  readonly draft: Draft;
  readonly clientKey: ClientKey | null;
}

/** Not told to anyone: the thread has changed since it was read, and the post looks again. */
const movedOn = new Refusal("revision_changed", "The thread changed meanwhile.");
const stands = (filter: Guard["filter"]): Guard => ({ filter, refusal: () => movedOn });

const openAsk = { kind: { $in: [...ASK_KINDS] }, status: "OPEN" };
const openNotice = { kind: "NOTICE", status: "OPEN" };

/**
 * A post under a used key. On a thread whose ask is open it is a plain message; any other thread is rewritten
 * and put back. One update; false when the thread has changed since it was read.
 */
export const followUp = async (context: Context, one: FollowingUp): Promise<boolean> => {
  const { holder } = one;
  try {
    if (isAskKind(holder.kind) && holder.status === "OPEN") await addMessage(context, one);
    else await rewrite(context, one);
    return true;
  } catch (error) {
    if (error === movedOn || isDuplicate(error, "openSlots")) return false;
    throw error;
  }
};

const addMessage = async (
  { app, viewer, now }: Context,
  { holder, posting, draft, clientKey }: FollowingUp,
): Promise<void> => {
  const { title, body = "" } = draft.thread;
  if (posting.payload)
    refuse("bad_input", "The ask under this key is open: add words to it, or leave the key out.", {
      path: "input.payload",
    });
  const words = body.trim() === "" ? title : `${title}\n\n${body}`;
  await contribute(app.threads.store, {
    threadId: holder._id,
    viewer,
    at: now(),
    message: { body: requireWords(words, { path: "input.body" }) },
    guards: [stands({ ...openAsk, followUpKey: draft.followUpKey })],
    event: ({ id }) => ({ type: "message.added", data: { messageId: id } }),
    clientKey,
  });
};

/** Who is told again when nobody is named: whom the thread was for, while they are there, else the owner. */
const recipientOf = async (
  { app, viewer }: Context,
  { holder, posting, draft }: FollowingUp,
): Promise<string | null> => {
  const former = holder.recipientId ?? holder.assigneeId;
  if (posting.recipientId || former === null) return draft.thread.recipientId ?? null;
  const active = await app.directory.activeAmong(viewer.tenantId, [former]);
  return active.has(former) ? former : (draft.thread.recipientId ?? null);
};

const requireSameSubject = async (
  context: Context,
  { holder, draft }: FollowingUp,
  recipientId: string | null,
): Promise<void> => {
  const { subject } = draft.thread;
  if (subject && subject.itemId !== holder.subject?.itemId)
    refuse("bad_input", "The thread under this key is about something else; use another key.", {
      path: "input.itemId",
    });
  if (holder.visibility !== "ITEM") return;
  const people = [recipientId, ...(draft.thread.participants ?? []).map(({ box }) => box.slice(2))];
  const refs = new Map(people.flatMap((id) => (id === null ? [] : [[id, id] as const])));
  await requireSeeing(context, { tenantId: holder.tenantId, access: holder.access as never }, refs);
};

/** An earlier decision of an ask stays in the history; so does how an earlier revision was acknowledged. */
const keepDecision = (holder: ThreadHead): Stage => {
  const { decision } = holder;
  return decision?.answer.type === "notice"
    ? {
        $set: {
          nods: {
            $concatArrays: [
              { $ifNull: ["$nods", []] },
              [
                {
                  answer: "$decision.answer",
                  by: "$decision.by",
                  confirmedWithPerson: "$decision.confirmedWithPerson",
                  at: "$decision.at",
                },
              ],
            ],
          },
        },
      }
    : { $set: { earlier: { $concatArrays: ["$earlier", ["$decision"]] } } };
};

const rewrite = async (context: Context, one: FollowingUp): Promise<void> => {
  const { app, viewer, now } = context;
  const { holder, posting, draft, clientKey } = one;
  const { thread } = draft;
  const at = now();
  const by = partyOf(viewer);
  const recipientId = await recipientOf(context, one);
  await requireSameSubject(context, one, recipientId);
  const keepsPlace =
    holder.kind === "NOTICE" &&
    holder.status === "OPEN" &&
    thread.kind === "NOTICE" &&
    // It has given its place back when its recipient was gone.
    holder.slots.length > 0;
  const cap = keepsPlace ? null : capOf(viewer, thread.kind);
  const slots = cap === null ? [] : [await freeSlot(app.threads.repo, viewer.tenantId, cap)];
  const decisionStage = keepDecision(holder);
  await act(app.threads.store, {
    tenantId: viewer.tenantId,
    threadId: holder._id,
    by,
    at,
    guards: [
      seenBy(maySee, viewer),
      stands({ followUpKey: draft.followUpKey, revision: holder.revision, status: holder.status }),
      stands({ $nor: [openAsk] }),
      stands(keepsPlace ? openNotice : {}),
      hasRoomFor((thread.participants ?? []).map(({ box }) => box)),
      hasRoomForBytes,
    ],
    change: [
      ...(holder.decision === null ? [] : [decisionStage]),
      {
        $set: {
          revision: { $add: ["$revision", 1] },
          participants: withParticipants(thread.participants ?? []),
        },
      },
      setTo({
        kind: thread.kind,
        title: thread.title,
        body: thread.body,
        payload: thread.payload ?? null,
        decision: null,
        outcome: null,
        effect: null,
        deciders: null,
        assigneeId: null,
        recipientId,
        criticality: "NORMAL",
        status: "OPEN",
        archived: false,
        archivedAt: null,
        readBy: by.box === null ? [] : [by.box],
        rewrittenAt: at,
        arrivals: [],
        ...(keepsPlace ? {} : { slots }),
        ...(thread.teamId ? { teamId: thread.teamId } : {}),
        ...(posting.topic ? topicFrom(posting.topic) : {}),
        ...(posting.tags ? { tags: tagsFrom(posting.tags) } : {}),
      }),
    ],
    event: { type: "thread.rewritten", data: { revision: holder.revision + 1 } },
    moves: true,
    clientKey,
  });
};
