import type { ThreadFilter } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { type Connection, connection, decodeCursor, encodeCursor, requireFirst } from "../../paging.js";
import type { ThreadHead } from "./types.js";

export interface PageArguments {
  readonly first: number;
  readonly after?: string | null | undefined;
}

const cursorOf = (thread: ThreadHead): string => encodeCursor([thread.activityAt, thread._id]);

/** Threads newest activity first, paged by (activity, id): exact for equal instants, stable under insertion. */
export const pageThreads = async (
  { app }: Context,
  filter: ThreadFilter | null,
  { first, after }: PageArguments,
): Promise<Connection<ThreadHead>> => {
  const page = {
    first: requireFirst(first),
    after: after === null || after === undefined ? null : decodeCursor(after, ["date", "string"]),
  };
  const rows = filter === null ? [] : await app.threads.repo.page(filter, page);
  return connection(rows, { first: page.first, after, cursorOf });
};
