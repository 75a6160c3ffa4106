import { visibleTo } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { type Connection, connection, decodeCursor, encodeCursor, requireFirst } from "../../paging.js";
import type { Item } from "../items/index.js";
import type { DecisionOf, DecisionState, PageArguments, ThreadHead } from "../threads/index.js";

/**
 * The items whose decisions an item lists: its own, and those of every goal above it. What was asked on a plan or
 * evidence counts for the outcome or goal it belongs to, and such an item lists that one's too.
 */
export const itemsCounted = async ({ app, viewer }: Context, item: Item): Promise<string[]> => {
  const above = await app.items.findItems(item.tenantId, item.ancestorIds);
  const byId = new Map(above.map((one) => [one.id, one]));
  const chain = [item, ...item.ancestorIds.map((id) => byId.get(id)).filter((one) => one !== undefined)];
  const owner = chain.find(({ kind }) => kind === "OUTCOME" || kind === "GOAL") ?? item;
  const goals = chain.filter(({ kind }) => kind === "GOAL");
  const counted = new Set([item.id, owner.id, ...goals.map(({ id }) => id)]);
  for (const id of await app.items.plansAndEvidenceOf(viewer.tenantId, [...counted])) counted.add(id);
  return [...counted];
};

interface Row {
  readonly _id: string;
  readonly thread: ThreadHead;
  readonly decided: DecisionState;
}

/** Every answered question or ask about the item, newest first, as far as the viewer may see; paged by (at, id). */
export const listDecisions = async (
  context: Context,
  itemRef: string,
  { first, after }: PageArguments,
): Promise<Connection<DecisionOf>> => {
  const { app, viewer } = context;
  const item = await app.items.findVisible(viewer, itemRef);
  const limit = requireFirst(first) + 1;
  const cursor = after === null || after === undefined ? null : decodeCursor(after, ["date", "string"]);
  const rows =
    item === null
      ? []
      : await app.threads.repo.aggregate<Row>([
          {
            $match: {
              $and: [
                visibleTo(viewer),
                { "subject.itemId": { $in: await itemsCounted(context, item) } },
                { $or: [{ decision: { $ne: null } }, { "earlier.0": { $exists: true } }] },
              ],
            },
          },
          { $set: { messageCount: { $size: "$messages" } } },
          { $unset: ["messages", "outbox", "clientKeys"] },
          {
            $project: {
              thread: "$$ROOT",
              decided: {
                $concatArrays: [
                  { $ifNull: ["$earlier", []] },
                  { $cond: [{ $eq: [{ $ifNull: ["$decision", null] }, null] }, [], ["$decision"]] },
                ],
              },
            },
          },
          { $unwind: "$decided" },
          // A nod to a notice decides nothing.
          { $match: { "decided.answer.type": { $ne: "notice" } } },
          ...(cursor === null
            ? []
            : [
                {
                  $match: {
                    $or: [
                      { "decided.at": { $lt: cursor[0] } },
                      { "decided.at": cursor[0], _id: { $lt: cursor[1] } },
                    ],
                  },
                },
              ]),
          { $sort: { "decided.at": -1, _id: -1 } },
          { $limit: limit },
        ]);
  const page = connection(rows, {
    first,
    after,
    cursorOf: ({ _id, decided }) => encodeCursor([decided.at, _id]),
  });
  const edges = page.edges.map(({ cursor: at, node: { thread, decided } }) => ({
    cursor: at,
    node: { thread, decision: decided },
  }));
  return { edges, nodes: edges.map(({ node }) => node), pageInfo: page.pageInfo };
};
