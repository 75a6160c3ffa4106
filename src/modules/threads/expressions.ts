import type { Box } from "../../viewer.js";
import type { JoinReason } from "./types.js";

/**
 * Small builders for the pipelines of acts. Whatever comes from input enters through `literal`: text that
 * begins with `$` stays text.
 */
export type Expression = unknown;
export type Stage = Readonly<Record<string, unknown>>;

export const literal = (value: unknown): Expression => ({ $literal: value });

/** Sets fields to values, never to expressions. */
export const setTo = (values: Readonly<Record<string, unknown>>): Stage => ({
  $set: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, literal(value)])),
});

/** Sets fields to expressions. */
export const setBy = (expressions: Readonly<Record<string, Expression>>): Stage => ({ $set: expressions });

export const append = (field: string, ...values: readonly unknown[]): Expression => ({
  $concatArrays: [`$${field}`, values.map(literal)],
});

/** Sets are kept in their order of joining; `$setUnion` would sort them anew on each write. */
export const withBoxes = (list: Expression, boxes: readonly Box[]): Expression => ({
  $concatArrays: [list, { $setDifference: [literal(boxes), list] }],
});

/** A list of entries that each name a box, without those of these boxes. */
export const withoutEntriesOf = (list: Expression, boxes: Expression): Expression => ({
  $filter: { input: list, as: "one", cond: { $not: [{ $in: ["$$one.box", boxes] }] } },
});

export const withoutBoxes = (list: Expression, boxes: readonly Box[]): Expression => ({
  $filter: { input: list, as: "box", cond: { $not: [{ $in: ["$$box", literal(boxes)] }] } },
});

export interface Joining {
  readonly box: Box;
  readonly reason: JoinReason;
  readonly handle: string | null;
  readonly byPersonId: string | null;
  readonly at: Date;
}

/**
 * The participants with these boxes added. Who is in the room already keeps their first reason: an
 * invitation of someone who takes part changes nothing.
 */
export const withParticipants = (joining: readonly Joining[]): Expression => ({
  $concatArrays: ["$participants", withoutEntriesOf(literal(joining), "$participants.box")],
});

/**
 * When a box got the body, where that was after it was written: by an invitation, by a delegation, by being
 * passed a question. Who was there before keeps the body's own instant.
 */
export const withArrivals = (boxes: Expression, at: Date): Expression => ({
  $concatArrays: [
    withoutEntriesOf({ $ifNull: ["$arrivals", []] }, boxes),
    { $map: { input: boxes, as: "box", in: { box: "$$box", at: literal(at) } } },
  ],
});

/** When the body reached a box. */
export const arrivalOf = (box: Box): Expression => ({
  $ifNull: [
    {
      $first: {
        $map: {
          input: {
            $filter: {
              input: { $ifNull: ["$arrivals", []] },
              as: "one",
              cond: { $eq: ["$$one.box", literal(box)] },
            },
          },
          as: "one",
          in: "$$one.at",
        },
      },
    },
    { $ifNull: ["$rewrittenAt", "$createdAt"] },
  ],
});

/** Marks the body, the messages and the outcome as read by a box. */
export const allReadBy = (box: Box): Readonly<Record<string, Expression>> => ({
  readBy: withBoxes("$readBy", [box]),
  messages: {
    $map: {
      input: "$messages",
      as: "message",
      in: {
        $cond: [
          { $in: [literal(box), "$$message.readBy"] },
          "$$message",
          {
            $mergeObjects: ["$$message", { readBy: { $concatArrays: ["$$message.readBy", [literal(box)]] } }],
          },
        ],
      },
    },
  },
  outcome: outcomeReadBy(box),
});

export const outcomeReadBy = (box: Box): Expression => ({
  $cond: [
    { $eq: [{ $ifNull: ["$outcome", null] }, null] },
    null,
    { $mergeObjects: ["$outcome", { readBy: withBoxes("$outcome.readBy", [box]) }] },
  ],
});

/** The assignee or recipient as participant: however an ask ends, they keep the thread and may leave it. */
export const partiesStay = (at: Date): Expression => {
  const entry = (field: string, reason: JoinReason): Expression => ({
    $cond: [
      {
        $or: [
          { $eq: [{ $ifNull: [field, null] }, null] },
          { $in: [{ $concat: ["p:", { $ifNull: [field, ""] }] }, "$participants.box"] },
        ],
      },
      [],
      [{ box: { $concat: ["p:", field] }, reason, handle: null, byPersonId: null, at: literal(at) }],
    ],
  });
  return { $concatArrays: ["$participants", entry("$assigneeId", "ASSIGNEE"), entry("$recipientId", "TO")] };
};
