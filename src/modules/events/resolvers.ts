import { maySee } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { type Connection, connection, decodePosition, encodePosition, requireFirst } from "../../paging.js";
import type { ModuleResolvers } from "../../schema/audiences.js";
import { type Viewer, viewerBox } from "../../viewer.js";
import { findVisibleItem } from "../items/index.js";
import { boxParty, findVisible, threadLoader } from "../threads/index.js";
import type { EventDoc } from "./types.js";

/** How many events are read to fill one page: what a viewer may not see is skipped, and must not cost without end. */
const MOST_READ = 2_000;
const READ_AT_ONCE = 200;

const cursorOf = ({ seq }: Pick<EventDoc, "seq">): string => encodePosition("change", seq);

/** What the viewer may hear of as they stand now: through the thread, the item, or by being told. */
export const mayHear = async (context: Context, event: EventDoc): Promise<boolean> => {
  const { viewer } = context;
  if (event.internal || viewer.kind === "service") return false;
  if (event.threadId !== null) {
    const thread = await context.once(threadLoader).load(event.threadId);
    return thread !== null && maySee.holds(viewer, thread);
  }
  if (event.requestId === null && event.itemId !== null)
    return (await findVisibleItem(context, event.itemId)) !== null;
  return concerns(viewer, event);
};

const concerns = (viewer: Viewer, event: EventDoc): boolean => {
  const box = viewerBox(viewer);
  return (
    box !== undefined &&
    (event.notify.some((one) => one.box === box) || event.boxes.includes(box) || event.by?.box === box)
  );
};

/**
 * The feed after a cursor, as far as the viewer may see it now. Numbers have no gaps and appear in order,
 * so a cursor past what is hidden skips nothing that comes later.
 */
export const listChanges = async (
  context: Context,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<Connection<EventDoc>> => {
  const { app, viewer } = context;
  const wanted = requireFirst(first) + 1;
  let position = after === null || after === undefined ? 0 : decodePosition(after, "change");
  const seen: EventDoc[] = [];
  let exhausted = false;
  for (let read = 0; read < MOST_READ && seen.length < wanted && !exhausted; ) {
    const events = await app.events.read(viewer.tenantId, position, READ_AT_ONCE);
    exhausted = events.length < READ_AT_ONCE;
    read += events.length;
    const heard = await Promise.all(events.map((event) => mayHear(context, event)));
    seen.push(...events.filter((_, index) => heard[index]));
    position = events.at(-1)?.seq ?? position;
  }
  const page = connection(seen.slice(0, wanted), { first, after, cursorOf });
  if (seen.length >= wanted || position === 0) return page;
  // What was read beyond the last visible event is hidden: the reader goes on after it.
  return {
    ...page,
    pageInfo: { ...page.pageInfo, endCursor: cursorOf({ seq: position }), hasNextPage: !exhausted },
  };
};

export const changeResolvers: ModuleResolvers = {
  Query: {
    changes: (_, args, context) => listChanges(context, args),
  },
  Change: {
    cursor: cursorOf,
    id: ({ _id }) => _id,
    thread: ({ threadId }, _, context) => (threadId === null ? null : findVisible(context, threadId)),
    notify: ({ notify }) => [...notify],
  },
  Notified: {
    party: ({ box }) => boxParty(box),
    personally: ({ box }) => box.startsWith("p:"),
  },
};
