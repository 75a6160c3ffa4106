import { mayRoute } from "../../authz/thread.js";
import { Refusal } from "../../errors.js";
import { newId } from "../../ids.js";
import { type Box, personBox } from "../../viewer.js";
import type { ActResult } from "./act.js";
import { type Acting, base, rightTo, run, selfBox } from "./acting.js";
import { clientKeyOf } from "./client-key.js";
import { readOnJoining, requireWords } from "./contribute.js";
import { DERIVE } from "./derive.js";
import { literal, partiesStay, type Stage, setTo, withArrivals, withoutBoxes } from "./expressions.js";
import { hasRoomForBytes, hasRoomForMessage, isOpen } from "./guards.js";
import { partyOf } from "./parties.js";
import { requireSeesItem, type TargetPerson } from "./room.js";
import { messageDebts } from "./service.js";
import type { MessageDoc, ThreadHead } from "./types.js";

/** Who is handed an ask has it unread; who takes it over does so by their own act, which notifies nobody. */
const handedTo = (box: Box, takesOver: boolean, at: Date): Stage =>
  takesOver
    ? readOnJoining(box)
    : {
        $set: {
          readBy: withoutBoxes("$readBy", [box]),
          arrivals: withArrivals(literal([box]), at),
        },
      };

/** Of what only those it names decide, who handed it on is still one: they take part like the others it names. */
const decidersStay = (at: Date): Stage => ({
  $set: {
    participants: {
      $cond: [{ $eq: [{ $ifNull: ["$deciders", null] }, null] }, "$participants", partiesStay(at)],
    },
  },
});

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
      decidersStay(at),
      setTo({ assigneeId: target.personId, archived: false, archivedAt: null }),
      handedTo(box, self.includes(box), at),
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
    ...(message === null
      ? {}
      : {
          also: [
            {
              type: "message.added",
              data: { messageId: noteId },
              debts: messageDebts(thread, viewer, noteId),
            },
          ],
        }),
    moves: true,
    unless: { assigneeId: target.personId },
    clientKey: clientKeyOf(partyOf(viewer), "delegate", input),
  });
};
