import {
  hasRole,
  mayContribute,
  mayDecide,
  mayRoute,
  maySee,
  mayWithdraw,
  mustStay,
  type ThreadRule,
} from "../../authz/thread.js";
import { notFound, Refusal, refuse } from "../../errors.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { type PersonViewer, personBox, type Viewer, viewerBox } from "../../viewer.js";
import { type Act, type ActResult, type ActStore, act } from "./act.js";
import { clientKeyOf } from "./client-key.js";
import { requireWords } from "./contribute.js";
import { bothBoxes, DERIVE } from "./derive.js";
import {
  allReadBy,
  literal,
  outcomeReadBy,
  partiesStay,
  type Stage,
  setTo,
  withBoxes,
  withoutBoxes,
  withParticipants,
} from "./expressions.js";
import {
  allowedTo,
  type Guard,
  hasRoomForBytes,
  hasRoomForMessage,
  hasRoomForParticipant,
  isOpen,
  seenBy,
  waitsOnNoPerson,
} from "./guards.js";
import { partyOf } from "./parties.js";
import type { Debt, MessageDoc, ThreadHead } from "./types.js";
import { isAskKind } from "./types.js";

/** What a use case on threads is given: who asks, when, and the store to act on. */
export interface Acting {
  readonly viewer: Viewer;
  readonly at: Date;
  readonly store: ActStore;
}

interface Target {
  readonly threadId: string;
  readonly revision?: number | null | undefined;
  readonly clientKey?: string | null | undefined;
}

const base = ({ viewer, at }: Acting, threadId: string) => ({
  tenantId: viewer.tenantId,
  threadId,
  by: partyOf(viewer),
  at,
});

const run = ({ store }: Acting, one: Act): Promise<ActResult> => act(store, one);

/** Both the guard that hides and the guard that refuses, for a right beyond seeing. */
export const rightTo = (rule: ThreadRule, viewer: Viewer, message: string): readonly Guard[] => [
  ...(viewer.kind === "service" ? [seenBy(rule, viewer)] : [seenBy(maySee, viewer)]),
  allowedTo(rule, viewer, message),
];

const nothingUnread = (box: string) => ({
  readBy: box,
  messages: { $not: { $elemMatch: { readBy: { $ne: box } } } },
  $or: [{ outcome: null }, { "outcome.readBy": box }],
});

/**
 * Marks as read for the viewer's own box: an agent marks its owner's agents' box, never its owner's.
 * @param messageIds none: everything there is now; a list: those messages; an empty list: body and outcome.
 */
export const markRead = (
  acting: Acting,
  { threadId, messageIds }: { threadId: string; messageIds?: readonly string[] | null | undefined },
): Promise<ActResult> => {
  const { viewer } = acting;
  const box = viewerBox(viewer) ?? refuse("forbidden", "A service reads no inbox.");
  if (messageIds && messageIds.length > LIMITS.messageIds.limit)
    refuse("too_many_ids", `Name at most ${LIMITS.messageIds.limit} messages.`, {
      limit: LIMITS.messageIds.limit,
      path: "input.messageIds",
    });
  const ids = messageIds ? [...new Set(messageIds)] : messageIds;
  const change: Stage = {
    $set: !ids
      ? allReadBy(box)
      : ids.length === 0
        ? { readBy: withBoxes("$readBy", [box]), outcome: outcomeReadBy(box) }
        : {
            messages: {
              $map: {
                input: "$messages",
                as: "message",
                in: {
                  $cond: [
                    { $in: ["$$message.id", literal(ids)] },
                    { $mergeObjects: ["$$message", { readBy: withBoxes("$$message.readBy", [box]) }] },
                    "$$message",
                  ],
                },
              },
            },
          },
  };
  return run(acting, {
    ...base(acting, threadId),
    guards: [
      seenBy(maySee, viewer),
      ...(ids && ids.length > 0
        ? [{ filter: { "messages.id": { $all: ids } }, refusal: () => notFound("No message") }]
        : []),
    ],
    change: [change],
    event: { type: "thread.read", internal: true, notify: [] },
    ...(ids ? {} : { unless: nothingUnread(box) }),
  });
};

/** Off the desk, for everyone: whoever may decide, and that person's agent. Reading is not touched. */
export const archive = (acting: Acting, { threadId, clientKey: _ }: Target): Promise<ActResult> =>
  run(acting, {
    ...base(acting, threadId),
    guards: [
      ...rightTo(
        mayRoute,
        acting.viewer,
        "Only who may decide this takes it off the desk; leave it to them.",
      ),
      ...waitsOnNoPerson(acting.viewer),
    ],
    change: [setTo({ archived: true, archivedAt: acting.at })],
    event: { type: "thread.archived", notify: [] },
    unless: { archived: true },
  });

export const unarchive = (acting: Acting, { threadId }: Target): Promise<ActResult> =>
  run(acting, {
    ...base(acting, threadId),
    guards: rightTo(mayDecide, acting.viewer, "Only a person who may decide this brings it back."),
    change: [setTo({ archived: false, archivedAt: null })],
    event: { type: "thread.unarchived", notify: [] },
    unless: { archived: false },
  });

/** Whether an ending is news: a notice put away is news to nobody. */
const outcomeUnless = (acting: Acting, quiet: boolean): Stage =>
  quiet
    ? setTo({ outcome: null })
    : setTo({ outcome: { at: acting.at, by: partyOf(acting.viewer), readBy: selfBox(acting.viewer) } });

export const selfBox = (viewer: Viewer) => {
  const box = viewerBox(viewer);
  return box === undefined ? [] : [box];
};

/** Closed by a person without an answer. The raising agent of an ask is told; of a notice it is not. */
export const dismiss = (
  acting: Acting,
  thread: ThreadHead,
  { revision: _, ...input }: Target,
): Promise<ActResult> => {
  const { viewer, at } = acting;
  const debts: Debt[] =
    isAskKind(thread.kind) && thread.originator.handle !== null
      ? [debt(thread, "ASK_DISMISSED", `${thread._id}.dismissed`)]
      : [];
  return run(acting, {
    ...base(acting, thread._id),
    guards: [...rightTo(mayDecide, viewer, "Only a person who may decide this dismisses it."), isOpen],
    change: [
      { $set: { participants: partiesStay(at) } },
      setTo({ status: "DISMISSED" }),
      outcomeUnless(acting, thread.kind === "NOTICE"),
    ],
    event: { type: "thread.dismissed", debts, ...effectOf(thread) },
    moves: true,
    clientKey: clientKeyOf(partyOf(viewer), "dismiss", input),
  });
};

/** Taken back by the raiser's side; whoever else takes it back, the raising handle is told. */
export const withdraw = (
  acting: Acting,
  thread: ThreadHead,
  { revision: _, ...input }: Target,
): Promise<ActResult> => {
  const { viewer, at } = acting;
  if (thread.kind === "NOTICE")
    refuse("asks_nothing", "A notice asks nothing, so there is nothing to withdraw; it waits for a nod.");
  const handle = thread.originator.handle;
  const byRaiser = viewer.kind === "agent" && viewer.handle === handle;
  return run(acting, {
    ...base(acting, thread._id),
    guards: [...rightTo(mayWithdraw, viewer, "Only its raiser takes it back."), isOpen],
    change: [
      { $set: { participants: partiesStay(at) } },
      setTo({ status: "WITHDRAWN" }),
      outcomeUnless(acting, false),
    ],
    event: {
      type: "thread.withdrawn",
      ...effectOf(thread),
      debts:
        handle !== null && !byRaiser && isAskKind(thread.kind)
          ? [debt(thread, "ASK_WITHDRAWN", `${thread._id}.withdrawn`)]
          : [],
    },
    moves: true,
    clientKey: clientKeyOf(partyOf(viewer), "withdraw", input),
  });
};

/** An ask with an effect that ends without an answer: whoever waits for the effect reads it here. */
const effectOf = ({ effect }: ThreadHead) => (effect === null ? {} : { data: { effect } });

export const debt = (
  thread: Pick<ThreadHead, "_id" | "originator">,
  kind: Debt["kind"],
  id: string,
  more: Partial<Pick<Debt, "messageId" | "decision" | "handle">> = {},
): Debt => ({
  id,
  handle: more.handle ?? thread.originator.handle ?? "",
  kind,
  threadId: thread._id,
  requestId: null,
  messageId: more.messageId ?? null,
  decision: more.decision ?? null,
  wake: true,
});

/** Someone who is to hear of a thread or to decide it: active, of the same tenant, and seeing its item. */
export interface TargetPerson {
  readonly personId: string;
  /** False only where the thread is about an item that this person does not see. */
  readonly seesItem: boolean;
}

const requireSeesItem = (target: TargetPerson): void => {
  if (!target.seesItem)
    throw new Refusal("addressee_cannot_see", "This person does not see the item; share the item first.", {
      addressees: [target.personId],
    });
};

/** Delivers a thread to somebody: they take part, and it is unread for them. */
export const invite = (
  acting: Acting,
  thread: ThreadHead,
  target: TargetPerson,
  clientKey: { clientKey?: string | null | undefined; threadId: string; personId: string },
): Promise<ActResult> => {
  const { viewer, at } = acting;
  const box = personBox(target.personId);
  requireSeesItem(target);
  return run(acting, {
    ...base(acting, thread._id),
    guards: [
      ...rightTo(mayContribute, viewer, "Your role reads here."),
      writesToInboxes(viewer),
      hasRoomForParticipant,
    ],
    change: [
      {
        $set: {
          participants: withParticipants([
            {
              box,
              reason: "INVITED",
              handle: null,
              byPersonId: viewer.kind === "service" ? null : viewer.personId,
              at,
            },
          ]),
          readBy: withoutBoxes("$readBy", [box]),
        },
      },
    ],
    event: { type: "participant.added", notify: [{ box, reason: "INVITED" }] },
    unless: { audience: box },
    clientKey: clientKeyOf(partyOf(viewer), "invite", clientKey),
  });
};

/** A VIEWER writes to nobody's inbox, not even where a question is put to them. */
export const writesToInboxes = (viewer: Viewer): Guard => ({
  filter: viewer.kind === "service" || hasRole(viewer, "CONTRIBUTOR") ? {} : { _id: { $in: [] } },
  refusal: () =>
    new Refusal("forbidden", "Your role writes to nobody's inbox; ask an admin for the contributor role."),
});

/** Joining marks what is there as read; leaving ends all updates and takes both boxes. */
export const follow = (
  acting: Acting & { viewer: PersonViewer },
  { threadId, on }: { threadId: string; on: boolean },
): Promise<ActResult> => {
  const { viewer, at } = acting;
  if (!on) return leave(acting, { threadId, personId: viewer.personId, rights: [seenBy(maySee, viewer)] });
  const box = personBox(viewer.personId);
  return run(acting, {
    ...base(acting, threadId),
    guards: [seenBy(maySee, viewer), hasRoomForParticipant],
    change: [
      {
        $set: {
          participants: withParticipants([{ box, reason: "FOLLOWED", handle: null, byPersonId: null, at }]),
          ...allReadBy(box),
        },
      },
    ],
    event: { type: "participant.added", notify: [] },
    unless: { audience: box },
  });
};

/** Put out of the room by whoever may decide. */
export const removeParticipant = (
  acting: Acting,
  { threadId, personId }: { threadId: string; personId: string },
): Promise<ActResult> =>
  leave(acting, {
    threadId,
    personId,
    rights: rightTo(mayDecide, acting.viewer, "Only who may decide this removes somebody."),
  });

const leave = (
  acting: Acting,
  { threadId, personId, rights }: { threadId: string; personId: string; rights: readonly Guard[] },
): Promise<ActResult> => {
  const both = bothBoxes([personId]);
  return run(acting, {
    ...base(acting, threadId),
    guards: [
      ...rights,
      {
        filter: { waitingOn: { $nin: both }, "originator.personId": { $ne: personId } },
        refusal: (thread) =>
          mustStay(thread, personId) === "assignee_must_stay"
            ? new Refusal("assignee_must_stay", "This waits on them; delegate it to somebody else instead.")
            : new Refusal(
                "participant_must_stay",
                "Whoever raised this, or whose turn it is, stays in the room.",
              ),
      },
    ],
    change: [
      {
        $set: {
          participants: {
            $filter: {
              input: "$participants",
              as: "one",
              cond: { $not: [{ $in: ["$$one.box", literal(both)] }] },
            },
          },
          // What asks nothing waits for nobody: who leaves it is no longer the one it is for.
          recipientId: { $cond: [{ $eq: ["$recipientId", literal(personId)] }, null, "$recipientId"] },
        },
      },
    ],
    event: { type: "participant.removed", data: { personId } },
    unless: { "participants.box": { $nin: both }, recipientId: { $ne: personId } },
  });
};

/** Hands an open ask to the person who should decide it. Routes, never decides. */
export const delegate = (
  acting: Acting,
  thread: ThreadHead,
  target: TargetPerson,
  input: {
    threadId: string;
    personId: string;
    note?: string | null | undefined;
    clientKey?: string | null | undefined;
  },
): Promise<ActResult> => {
  const { viewer, at } = acting;
  const box = personBox(target.personId);
  const note = input.note?.trim() ? requireWords(input.note, { path: "input.note" }) : null;
  requireSeesItem(target);
  const self = selfBox(viewer);
  const noteId = newId();
  const message: Omit<MessageDoc, "reached"> | null =
    note === null
      ? null
      : {
          id: noteId,
          author: partyOf(viewer),
          body: note,
          createdAt: at,
          parentId: null,
          to: [box],
          cc: [],
          option: null,
          amend: false,
          readBy: self,
          reactions: [],
        };
  return run(acting, {
    ...base(acting, thread._id),
    guards: [
      ...rightTo(mayRoute, viewer, "Only who may decide this, or their agent, hands it on."),
      {
        filter: { assigneeId: { $ne: null } },
        refusal: () =>
          new Refusal("asks_nothing", "This asks nothing, so there is nothing to hand on; invite them."),
      },
      isOpen,
      {
        filter: { $or: [{ deciders: null }, { deciders: target.personId }] },
        refusal: () =>
          new Refusal("forbidden", "This may only be decided by those it names; choose one of them."),
      },
      ...(message === null ? [] : [hasRoomForMessage, hasRoomForBytes]),
    ],
    change: [
      setTo({ assigneeId: target.personId, archived: false, archivedAt: null }),
      { $set: { readBy: withoutBoxes("$readBy", [box]) } },
      ...DERIVE.slice(0, 1),
      ...(message === null
        ? []
        : [
            {
              $set: {
                messages: {
                  $concatArrays: [
                    "$messages",
                    [{ $mergeObjects: [literal(message), { reached: "$audience" }] }],
                  ],
                },
              },
            },
          ]),
    ],
    event: {
      type: "thread.delegated",
      notify:
        target.personId === (viewer.kind === "person" ? viewer.personId : null)
          ? []
          : [{ box, reason: "ASSIGNEE" }],
    },
    moves: true,
    unless: { assigneeId: target.personId },
    clientKey: clientKeyOf(partyOf(viewer), "delegate", input),
  });
};
