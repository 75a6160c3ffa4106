import type { Box } from "../../viewer.js";
import { type ActStore, act } from "./act.js";
import { bothBoxes, peopleIn } from "./derive.js";
import { setTo } from "./expressions.js";
import type { ThreadRepo } from "./repo.js";
import type { PartyRef, ThreadHead } from "./types.js";

/** What changed in who sees what: threads that depend on it are rewritten before the act answers. */
export interface AccessChanged {
  readonly tenantId: string;
  readonly personIds?: readonly string[];
  readonly teamIds?: readonly string[];
  readonly itemIds?: readonly string[];
}

/** What the rewriting asks of the items: who sees what now. */
export interface ItemAccess {
  readonly findItems: (
    tenantId: string,
    ids: readonly string[],
  ) => Promise<
    readonly { readonly id: string; readonly tenantId: string; readonly access: readonly string[] }[]
  >;
  readonly seersOf: (
    item: { readonly tenantId: string; readonly access: readonly `${"p" | "t"}:${string}`[] },
    personIds: readonly string[],
  ) => Promise<ReadonlySet<string>>;
}

interface Options {
  readonly repo: ThreadRepo;
  readonly store: ActStore;
  readonly items: ItemAccess;
  readonly now: () => Date;
}

const SERVER: PartyRef = { box: null, personId: null, handle: null, service: "docket" };
const AT_ONCE = 16;

/** Threads about an item in which one of these people takes any part. */
const concerning = (personIds: readonly string[]) => {
  const boxes = bothBoxes(personIds);
  return [
    { "participants.box": { $in: boxes } },
    { assigneeId: { $in: personIds } },
    { recipientId: { $in: personIds } },
    { "originator.box": { $in: boxes } },
    { "question.askedOf": { $in: boxes } },
  ];
};

/**
 * Rewrites `access` and `blind` of the threads that a change touches; the derived indexes follow, so that
 * audience and turns hold only boxes that see the item, and regained access restores them. Each thread is an
 * act of its own: badges move, and who lost it is told once.
 */
export const rewriteAccess = async (
  { repo, store, items, now }: Options,
  { tenantId, personIds = [], itemIds = [] }: AccessChanged,
): Promise<void> => {
  const threads = await repo.aggregate<ThreadHead>([
    {
      $match: {
        tenantId,
        visibility: "ITEM",
        $or: [{ "subject.itemId": { $in: itemIds } }, ...concerning(personIds)],
      },
    },
    {
      $project: {
        participants: 1,
        assigneeId: 1,
        recipientId: 1,
        question: 1,
        originator: 1,
        subject: 1,
        access: 1,
        blind: 1,
      },
    },
  ]);
  if (threads.length === 0) return;
  const ids = [...new Set(threads.flatMap(({ subject }) => (subject === null ? [] : [subject.itemId])))];
  const found = new Map((await items.findItems(tenantId, ids)).map((item) => [item.id, item]));
  for (let start = 0; start < threads.length; start += AT_ONCE)
    await Promise.all(
      threads.slice(start, start + AT_ONCE).map(async (thread) => {
        const item = thread.subject === null ? undefined : found.get(thread.subject.itemId);
        const access = item?.access ?? [];
        const blind = await blindIn(items, tenantId, thread, access);
        await act(store, {
          tenantId,
          threadId: thread._id,
          by: SERVER,
          at: now(),
          guards: [],
          change: [setTo({ access, blind })],
          event: { type: "thread.access", internal: true, notify: [] },
          unless: { access, blind },
        });
      }),
    );
};

/** The boxes of those who take part and are inactive or do not see the item now. */
export const blindIn = async (
  items: Pick<ItemAccess, "seersOf">,
  tenantId: string,
  thread: Parameters<typeof peopleIn>[0],
  access: readonly string[],
): Promise<Box[]> => {
  const people = [...peopleIn(thread)];
  const seers = await items.seersOf({ tenantId, access: access as `p:${string}`[] }, people);
  return bothBoxes(people.filter((id) => !seers.has(id)).sort());
};
