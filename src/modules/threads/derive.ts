import { agentsBox, type Box, boxOwner, personBox } from "../../viewer.js";
import { ASK_KINDS, isAskKind, type ThreadDoc } from "./types.js";

/**
 * The derived indexes of a thread (design, section 3): what a query cannot derive is written with the
 * truth it derives from. Twice, because one form runs in the database and the other where there is no
 * update: at insertion and in `docket fsck`. A property test holds the two equal after any acts.
 */
export type Derived = Pick<ThreadDoc, "audience" | "unreadFor" | "waitingOn" | "requiresAction"> & {
  openSlots?: readonly string[];
};
export type Truth = Omit<ThreadDoc, keyof Derived | "outbox" | "clientKeys">;

export const derive = (thread: Truth): Derived => {
  const blind = new Set<Box>(thread.blind);
  const seeing = (boxes: Iterable<Box>): Box[] => [...new Set(boxes)].filter((box) => !blind.has(box));
  const open = thread.status === "OPEN";

  const room: Box[] = thread.participants.map(({ box }) => box);
  if (open && thread.assigneeId !== null) room.push(personBox(thread.assigneeId));
  if (open && thread.recipientId !== null) room.push(personBox(thread.recipientId));
  const audience = seeing(room);

  const unreadFor = audience.filter(
    (box) =>
      !thread.readBy.includes(box) ||
      (thread.outcome !== null && !thread.outcome.readBy.includes(box)) ||
      thread.messages.some((message) => message.reached.includes(box) && !message.readBy.includes(box)),
  );

  const waitingOn = ((): Box[] => {
    if (isAskKind(thread.kind))
      return open && thread.assigneeId !== null ? seeing([personBox(thread.assigneeId)]) : [];
    if (thread.kind === "NOTICE")
      return open && thread.recipientId !== null ? seeing([personBox(thread.recipientId)]) : [];
    if (thread.question === null || !(open || thread.status === "ANSWERED")) return [];
    const turn = seeing(thread.question.turn);
    if (turn.length > 0) return turn;
    // Of those asked nobody is left who sees the item: the question falls back to its asker.
    return thread.originator.box === null ? [] : seeing([thread.originator.box]);
  })();

  const counted = open || (thread.question !== null && thread.status === "ANSWERED");
  return {
    audience,
    unreadFor,
    waitingOn,
    requiresAction: waitingOn.length > 0,
    ...(counted && thread.slots.length > 0 ? { openSlots: thread.slots } : {}),
  };
};

/** Both boxes of each of these people. */
export const bothBoxes = (personIds: Iterable<string>): Box[] =>
  [...personIds].flatMap((id) => [personBox(id), agentsBox(id)]);

/** The people who take part in a thread in any way that its indexes depend on. */
export const peopleIn = (
  thread: Pick<ThreadDoc, "participants" | "assigneeId" | "recipientId" | "question" | "originator">,
): Set<string> => {
  const people = new Set(thread.participants.map(({ box }) => boxOwner(box)));
  for (const id of [thread.assigneeId, thread.recipientId, thread.originator.personId])
    if (id !== null) people.add(id);
  for (const box of [...(thread.question?.askedOf ?? []), ...(thread.question?.turn ?? [])])
    people.add(boxOwner(box));
  return people;
};

type Expression = unknown;
const isOpen: Expression = { $eq: ["$status", "OPEN"] };
const boxOf = (field: string): Expression => ({ $concat: ["p:", field] });
/** The field's person box in an array, or an empty array when nobody stands there. */
const boxIf = (field: string): Expression => ({
  $cond: [{ $and: [isOpen, { $ne: [{ $ifNull: [field, null] }, null] }] }, [boxOf(field)], []],
});
const seeing = (boxes: Expression): Expression => ({ $setDifference: [boxes, "$blind"] });
const isQuestionOpen: Expression = {
  $and: [{ $ne: [{ $ifNull: ["$question", null] }, null] }, { $in: ["$status", ["OPEN", "ANSWERED"]] }],
};

/** The same rules as `derive`, as the last stages of each update. */
export const DERIVE: readonly Record<string, unknown>[] = [
  {
    $set: {
      audience: seeing({
        $setUnion: ["$participants.box", boxIf("$assigneeId"), boxIf("$recipientId")],
      }),
    },
  },
  {
    $set: {
      unreadFor: {
        $let: {
          vars: {
            pending: {
              $reduce: {
                input: "$messages",
                initialValue: [],
                in: { $setUnion: ["$$value", { $setDifference: ["$$this.reached", "$$this.readBy"] }] },
              },
            },
            told: {
              $cond: [
                { $eq: [{ $ifNull: ["$outcome", null] }, null] },
                [],
                { $setDifference: ["$audience", { $ifNull: ["$outcome.readBy", []] }] },
              ],
            },
          },
          in: {
            $setIntersection: [
              "$audience",
              { $setUnion: [{ $setDifference: ["$audience", "$readBy"] }, "$$pending", "$$told"] },
            ],
          },
        },
      },
      waitingOn: {
        $switch: {
          branches: [
            { case: { $in: ["$kind", [...ASK_KINDS]] }, then: seeing(boxIf("$assigneeId")) },
            { case: { $eq: ["$kind", "NOTICE"] }, then: seeing(boxIf("$recipientId")) },
            {
              case: isQuestionOpen,
              then: {
                $let: {
                  vars: { turn: seeing("$question.turn") },
                  in: {
                    $cond: [
                      { $gt: [{ $size: "$$turn" }, 0] },
                      "$$turn",
                      seeing({
                        $cond: [
                          { $eq: [{ $ifNull: ["$originator.box", null] }, null] },
                          [],
                          ["$originator.box"],
                        ],
                      }),
                    ],
                  },
                },
              },
            },
          ],
          default: [],
        },
      },
      openSlots: {
        $cond: [
          { $and: [{ $gt: [{ $size: "$slots" }, 0] }, { $or: [isOpen, isQuestionOpen] }] },
          "$slots",
          "$$REMOVE",
        ],
      },
    },
  },
  { $set: { requiresAction: { $gt: [{ $size: "$waitingOn" }, 0] } } },
];
