import { mayDecide, mayRoute, maySee, mayWithdraw } from "../../authz/thread.js";
import { notFound, refuse } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import { type Viewer, viewerBox } from "../../viewer.js";
import type { ActResult } from "./act.js";
import { type Acting, base, rightTo, run, selfBox } from "./acting.js";
import { clientKeyOf } from "./client-key.js";
import {
  allReadBy,
  literal,
  outcomeReadBy,
  partiesStay,
  type Stage,
  setTo,
  withBoxes,
} from "./expressions.js";
import { atRevision, isOpen, seenBy, waitsOnNoPerson } from "./guards.js";
import { partyOf } from "./parties.js";
import { type Debt, isAskKind, type ThreadHead } from "./types.js";

interface Target {
  readonly threadId: string;
  readonly revision?: number | null | undefined;
  readonly clientKey?: string | null | undefined;
}

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
export const archive = (acting: Acting, input: Target): Promise<ActResult> =>
  run(acting, {
    ...base(acting, input.threadId),
    guards: [
      ...rightTo(
        mayRoute,
        acting.viewer,
        "Only who may decide this takes it off the desk; leave it to them.",
      ),
      ...waitsOnNoPerson(acting.viewer),
      ...atRevision(input.revision),
    ],
    change: [setTo({ archived: true, archivedAt: acting.at })],
    event: { type: "thread.archived", notify: [] },
    unless: { archived: true },
    clientKey: clientKeyOf(partyOf(acting.viewer), "archive", input),
  });

export const unarchive = (acting: Acting, input: Target): Promise<ActResult> =>
  run(acting, {
    ...base(acting, input.threadId),
    guards: [
      ...rightTo(mayDecide, acting.viewer, "Only a person who may decide this brings it back."),
      ...atRevision(input.revision),
    ],
    change: [setTo({ archived: false, archivedAt: null })],
    event: { type: "thread.unarchived", notify: [] },
    unless: { archived: false },
    clientKey: clientKeyOf(partyOf(acting.viewer), "unarchive", input),
  });

/** Whether an ending is news: a notice put away is news to nobody. */
const outcomeUnless = (acting: Acting, quiet: boolean): Stage =>
  quiet
    ? setTo({ outcome: null })
    : setTo({ outcome: { at: acting.at, by: partyOf(acting.viewer), readBy: selfBox(acting.viewer) } });

/** Closed by a person without an answer. The raising agent of an ask is told; of a notice it is not. */
export const dismiss = (acting: Acting, thread: ThreadHead, input: Target): Promise<ActResult> => {
  const { viewer, at } = acting;
  const debts: Debt[] =
    isAskKind(thread.kind) && thread.originator.handle !== null
      ? [debt(thread, "ASK_DISMISSED", `${thread._id}.dismissed`)]
      : [];
  return run(acting, {
    ...base(acting, thread._id),
    guards: [
      ...rightTo(mayDecide, viewer, "Only a person who may decide this dismisses it."),
      isOpen,
      ...atRevision(input.revision),
    ],
    change: [
      { $set: { participants: partiesStay(at) } },
      setTo({ status: "DISMISSED" }),
      outcomeUnless(acting, thread.kind === "NOTICE"),
    ],
    event: {
      type: "thread.dismissed",
      debts,
      ...effectOf(thread),
      ...(thread.kind === "NOTICE" ? { notify: [] } : {}),
    },
    moves: true,
    clientKey: clientKeyOf(partyOf(viewer), "dismiss", input),
  });
};

/** Taken back by the raiser's side; whoever else takes it back, the raising handle is told. */
export const withdraw = (acting: Acting, thread: ThreadHead, input: Target): Promise<ActResult> => {
  const { viewer, at } = acting;
  if (thread.kind === "NOTICE")
    refuse("asks_nothing", "A notice asks nothing, so there is nothing to withdraw; it waits for a nod.");
  const handle = thread.originator.handle;
  const byRaiser = viewer.kind === "agent" && viewer.handle === handle;
  return run(acting, {
    ...base(acting, thread._id),
    guards: [
      ...rightTo(mayWithdraw, viewer, "Only its raiser takes it back."),
      isOpen,
      ...atRevision(input.revision),
    ],
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

/** What a message owes: a person's words on a thread that an agent's handle raised reach that handle, once. */
export const messageDebts = (
  thread: Pick<ThreadHead, "_id" | "originator">,
  viewer: Viewer,
  messageId: string,
): Debt[] =>
  viewer.kind === "person" && thread.originator.handle !== null
    ? [debt(thread, "MESSAGE", `${thread._id}.message.${messageId}`, { messageId })]
    : [];
