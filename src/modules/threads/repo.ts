import type { Collection, Db, Document, Filter } from "mongodb";
import type { ThreadFilter } from "../../authz/thread.js";
import { type CursorOf, pastCursor } from "../../paging.js";
import { agentsBox, type Box, personBox, type Viewer } from "../../viewer.js";
import type { MessageDoc, ThreadDoc, ThreadHead } from "./types.js";

/** Listings never load messages: they are counted in the database and left there. */
export const HEAD: readonly Document[] = [
  { $set: { messageCount: { $size: "$messages" } } },
  { $unset: ["messages", "outbox", "clientKeys"] },
];

/** Newest activity first; the id decides between equal instants. */
const ORDER = { activityAt: -1, _id: -1 } as const;

export interface MessagePage {
  readonly messages: readonly MessageDoc[];
  /** The position of the first of them in the thread, and how many the thread has. */
  readonly start: number;
  readonly total: number;
}

/** Which messages of a thread: the first or last of those between two positions, or the neighbourhood of one. */
export type MessageWindow =
  | { readonly from: number; readonly to: number | null; readonly first: number }
  | { readonly from: number; readonly to: number | null; readonly last: number }
  | { readonly around: string; readonly count: number };

export const createThreadRepo = (db: Db) => {
  const threads = db.collection<ThreadDoc>("threads");
  const heads = (stages: readonly Document[]): Promise<ThreadHead[]> =>
    threads.aggregate<ThreadHead>([...stages, ...HEAD]).toArray();
  const match = (filter: ThreadFilter): Document => ({ $match: filter });

  return {
    collection: threads as Collection<ThreadDoc>,

    insert: async (thread: ThreadDoc): Promise<void> => {
      await threads.insertOne(thread);
    },

    findHead: async (tenantId: string, id: string): Promise<ThreadHead | null> =>
      (await heads([match({ tenantId, _id: id })]))[0] ?? null,

    findHeads: (tenantId: string, ids: readonly string[]): Promise<ThreadHead[]> =>
      heads([match({ tenantId, _id: { $in: ids } })]),

    /** The thread on which an author's client key stands, with what it stood for. */
    findByClientKey: (tenantId: string, key: string) =>
      threads.findOne({ tenantId, "clientKeys.key": key }, { projection: { clientKeys: 1 } }),

    /** The thread that a handle's follow-ups under this key go to. */
    findByFollowUpKey: async (tenantId: string, followUpKey: string): Promise<ThreadHead | null> =>
      (await heads([match({ tenantId, followUpKey })]))[0] ?? null,

    /** Takes the key off the thread that holds it, so that it can move on to a newer one. */
    releaseFollowUpKey: async (tenantId: string, id: string, followUpKey: string): Promise<void> => {
      await threads.updateOne({ tenantId, _id: id, followUpKey }, { $unset: { followUpKey: "" } });
    },

    /** One more than asked for, so that the page knows whether another follows. */
    page: (
      filter: ThreadFilter,
      { first, after }: { first: number; after: CursorOf<["date", "string"]> | null },
    ): Promise<ThreadHead[]> =>
      heads([
        match(
          after === null
            ? filter
            : { $and: [filter, { activityAt: { $lte: after[0] } }, pastCursor(ORDER, after)] },
        ),
        { $sort: ORDER },
        { $limit: first + 1 },
      ]),

    count: (filter: ThreadFilter): Promise<number> =>
      threads.countDocuments(filter as unknown as Filter<ThreadDoc>),

    /** Which of these places under a cap are taken; one point of the index for each. */
    slotsTaken: async (tenantId: string, slots: readonly string[]): Promise<string[]> => {
      const found = await threads
        .find({ tenantId, openSlots: { $in: [...slots] } }, { projection: { openSlots: 1, _id: 0 } })
        .toArray();
      return found.flatMap(({ openSlots }) => openSlots ?? []);
    },

    /** A stretch of the history of several threads, cut in the database; oldest first. */
    findMessages: async (
      tenantId: string,
      ids: readonly string[],
      window: MessageWindow,
    ): Promise<Map<string, MessagePage>> => {
      const found = await threads
        .aggregate<{ _id: string; messages: MessageDoc[]; start: number; total: number }>([
          { $match: { tenantId, _id: { $in: ids } } },
          { $set: { total: { $size: "$messages" } } },
          { $set: { bounds: boundsOf(window) } },
          {
            $set: {
              start: { $max: [0, "$bounds.from"] },
              count: { $subtract: ["$bounds.to", { $max: [0, "$bounds.from"] }] },
            },
          },
          {
            $project: {
              start: 1,
              total: 1,
              messages: {
                $cond: [{ $gt: ["$count", 0] }, { $slice: ["$messages", "$start", "$count"] }, []],
              },
            },
          },
        ])
        .toArray();
      return new Map(found.map(({ _id, ...page }) => [_id, page]));
    },

    findMessage: async (tenantId: string, id: string, messageId: string): Promise<MessageDoc | null> => {
      const [found] = await threads
        .aggregate<{ messages: MessageDoc[] }>([
          { $match: { tenantId, _id: id } },
          {
            $project: {
              messages: {
                $filter: {
                  input: "$messages",
                  as: "message",
                  cond: { $eq: ["$$message.id", { $literal: messageId }] },
                },
              },
            },
          },
        ])
        .toArray();
      return found?.messages[0] ?? null;
    },

    /** The handles under which a box has spoken in a thread. */
    findVoices: async (tenantId: string, id: string, box: Box | null): Promise<string[]> => {
      const [found] = await threads
        .aggregate<{ handles: string[] }>([
          { $match: { tenantId, _id: id } },
          {
            $project: {
              handles: {
                $setUnion: {
                  $map: {
                    input: {
                      $filter: {
                        input: "$messages",
                        as: "message",
                        cond: {
                          $and: [
                            { $eq: ["$$message.author.box", { $literal: box }] },
                            { $ne: ["$$message.author.handle", null] },
                          ],
                        },
                      },
                    },
                    as: "message",
                    in: "$$message.author.handle",
                  },
                },
              },
            },
          },
        ])
        .toArray();
      return found?.handles ?? [];
    },

    /** Items with an open ask assigned to the viewer's person, or a question put to them or their agents. */
    findConcernedItems: async (viewer: Viewer): Promise<string[]> => {
      if (viewer.kind === "service") return [];
      const { tenantId, personId } = viewer;
      const boxes: Box[] = [personBox(personId), agentsBox(personId)];
      const found = await threads
        .aggregate<{ _id: string }>([
          {
            $match: {
              tenantId,
              audience: { $in: boxes },
              subject: { $ne: null },
              $or: [
                { waitingOn: { $in: boxes } },
                { "question.askedOf": { $in: boxes }, status: { $in: ["OPEN", "ANSWERED"] } },
              ],
            },
          },
          { $group: { _id: "$subject.itemId" } },
        ])
        .toArray();
      return found.map(({ _id }) => _id);
    },

    /** Comments on an item, replies included. */
    countComments: async (tenantId: string, itemId: string): Promise<number> => {
      const [found] = await threads
        .aggregate<{ n: number }>([
          { $match: { tenantId, "subject.itemId": itemId, kind: { $in: ["COMMENT", "QUESTION"] } } },
          { $group: { _id: null, n: { $sum: { $add: [1, { $size: "$messages" }] } } } },
        ])
        .toArray();
      return found?.n ?? 0;
    },

    /** Per thread the first message that reached the box and was not read by it. */
    findFirstUnread: async (
      tenantId: string,
      ids: readonly string[],
      box: Box,
    ): Promise<Map<string, string>> => {
      const found = await threads
        .aggregate<{ _id: string; first?: string }>([
          { $match: { tenantId, _id: { $in: ids } } },
          {
            $project: {
              first: {
                $first: {
                  $map: {
                    input: {
                      $filter: {
                        input: "$messages",
                        as: "message",
                        cond: {
                          $and: [
                            { $in: [{ $literal: box }, "$$message.reached"] },
                            { $not: [{ $in: [{ $literal: box }, "$$message.readBy"] }] },
                          ],
                        },
                      },
                    },
                    as: "message",
                    in: "$$message.id",
                  },
                },
              },
            },
          },
        ])
        .toArray();
      return new Map(found.flatMap(({ _id, first }) => (first === undefined ? [] : [[_id, first]])));
    },

    /** Whole documents, for `fsck` and for rewriting what an item's access changed; never for a request. */
    scan: (filter: ThreadFilter): AsyncIterable<ThreadDoc> =>
      threads.find(filter as unknown as Filter<ThreadDoc>).sort({ _id: 1 }),

    aggregate: <T extends Document>(stages: readonly Document[]): Promise<T[]> =>
      threads.aggregate<T>([...stages]).toArray(),
  };
};

export type ThreadRepo = ReturnType<typeof createThreadRepo>;

const boundsOf = (window: MessageWindow): Document => {
  if ("around" in window) {
    const half = Math.floor(window.count / 2);
    const at = { $indexOfArray: ["$messages.id", { $literal: window.around }] };
    return {
      $let: {
        vars: { at },
        in: {
          $cond: [
            { $lt: ["$$at", 0] },
            { from: 0, to: 0 },
            {
              from: { $subtract: ["$$at", half] },
              to: { $min: ["$total", { $add: ["$$at", window.count - half] }] },
            },
          ],
        },
      },
    };
  }
  const { from } = window;
  const end = window.to === null ? "$total" : { $min: ["$total", window.to] };
  return "last" in window
    ? { from: { $max: [from, { $subtract: [end, window.last] }] }, to: end }
    : { from, to: { $min: [end, from + window.first] } };
};
