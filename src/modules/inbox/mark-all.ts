import type { Context } from "../../context.js";
import type { Box, PersonViewer } from "../../viewer.js";
import { personBox } from "../../viewer.js";
import {
  act,
  arrivalOf,
  type Expression,
  literal,
  partyOf,
  type Stage,
  withBoxes,
} from "../threads/index.js";

/** How many threads are marked at a time: each is an act of its own, so that every list and device hears of it. */
const AT_ONCE = 16;

/**
 * Marks as read what stood in the person's own box at an instant. What arrives later stays unread, also in
 * the same thread.
 */
export const markInboxRead = async (
  { app, viewer, now }: Context & { viewer: PersonViewer },
  until: Date,
): Promise<void> => {
  const box = personBox(viewer.personId);
  const at = now();
  const unread = await app.threads.repo.aggregate<{ _id: string }>([
    { $match: { tenantId: viewer.tenantId, unreadFor: box, createdAt: { $lte: until } } },
    { $project: { _id: 1 } },
  ]);
  const ids = unread.map(({ _id }) => _id);
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await Promise.all(
      ids.slice(start, start + AT_ONCE).map((threadId) =>
        act(app.threads.store, {
          tenantId: viewer.tenantId,
          threadId,
          by: partyOf(viewer),
          at,
          guards: [],
          change: [readUntil(box, until)],
          event: { type: "thread.read", internal: true, notify: [] },
          unless: { unreadFor: { $ne: box } },
        }),
      ),
    );
};

const readUntil = (box: Box, until: Date): Stage => {
  const before = (instant: Expression) => ({ $lte: [instant, literal(until)] });
  return {
    $set: {
      readBy: { $cond: [before(arrivalOf(box)), withBoxes("$readBy", [box]), "$readBy"] },
      messages: {
        $map: {
          input: "$messages",
          as: "message",
          in: {
            $cond: [
              {
                $and: [
                  before("$$message.createdAt"),
                  { $not: [{ $in: [literal(box), "$$message.readBy"] }] },
                ],
              },
              {
                $mergeObjects: [
                  "$$message",
                  { readBy: { $concatArrays: ["$$message.readBy", [literal(box)]] } },
                ],
              },
              "$$message",
            ],
          },
        },
      },
      outcome: {
        $cond: [
          { $and: [{ $ne: [{ $ifNull: ["$outcome", null] }, null] }, before("$outcome.at")] },
          { $mergeObjects: ["$outcome", { readBy: withBoxes("$outcome.readBy", [box]) }] },
          "$outcome",
        ],
      },
    },
  };
};
