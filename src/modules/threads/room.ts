import { hasRole, mayContribute, mayDecide, maySee, mustStay } from "../../authz/thread.js";
import { Refusal } from "../../errors.js";
import { type PersonViewer, personBox, type Viewer } from "../../viewer.js";
import type { ActResult } from "./act.js";
import { type Acting, base, rightTo, run, selfBox } from "./acting.js";
import { clientKeyOf } from "./client-key.js";
import { bothBoxes } from "./derive.js";
import {
  allReadBy,
  literal,
  withArrivals,
  withoutBoxes,
  withoutEntriesOf,
  withParticipants,
} from "./expressions.js";
import { type Guard, hasRoomFor, seenBy } from "./guards.js";
import { partyOf } from "./parties.js";
import type { ThreadHead } from "./types.js";

/** Someone who is to hear of a thread or to decide it: active, of the same tenant, and seeing its item. */
export interface TargetPerson {
  readonly personId: string;
  /** False only where the thread is about an item that this person does not see. */
  readonly seesItem: boolean;
}

/** Nobody is handed a thread about an item that they do not see. */
export const requireSeesItem = (target: TargetPerson): void => {
  if (!target.seesItem)
    throw new Refusal("addressee_cannot_see", "This person does not see the item; share the item first.", {
      addressees: [target.personId],
    });
};

/** Delivers a thread to somebody: they take part, and it is unread for them; for oneself it is like following. */
export const invite = (
  acting: Acting,
  thread: ThreadHead,
  target: TargetPerson,
  clientKey: { clientKey?: string | null | undefined; threadId: string; personId: string },
): Promise<ActResult> => {
  const { viewer, at } = acting;
  const box = personBox(target.personId);
  const toOneself = selfBox(viewer).includes(box);
  requireSeesItem(target);
  return run(acting, {
    ...base(acting, thread._id),
    guards: [
      ...rightTo(mayContribute, viewer, "Your role reads here."),
      writesToInboxes(viewer),
      hasRoomFor([box]),
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
          ...(toOneself
            ? allReadBy(box)
            : {
                readBy: withoutBoxes("$readBy", [box]),
                arrivals: withArrivals(literal([box]), at),
              }),
        },
      },
    ],
    event: { type: "participant.added", notify: toOneself ? [] : [{ box, reason: "INVITED" }] },
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
    guards: [seenBy(maySee, viewer), hasRoomFor([box])],
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
          participants: withoutEntriesOf("$participants", literal(both)),
          // What asks nothing waits for nobody: who leaves it is no longer the one it is for.
          recipientId: { $cond: [{ $eq: ["$recipientId", literal(personId)] }, null, "$recipientId"] },
        },
      },
    ],
    event: { type: "participant.removed", data: { personId }, notify: [] },
    unless: { "participants.box": { $nin: both }, recipientId: { $ne: personId } },
  });
};
