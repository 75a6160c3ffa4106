import DataLoader from "dataloader";
import { maySee } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { notFound } from "../../errors.js";
import type { Box } from "../../viewer.js";
import type { MessagePage, MessageWindow } from "./repo.js";
import type { ThreadHead } from "./types.js";

/** Threads by id, matched to their keys, whatever the order of the database. Unfiltered: callers ask `maySee`. */
export const threadLoader = ({ app, viewer }: Context): DataLoader<string, ThreadHead | null> =>
  new DataLoader(async (ids) => {
    const found = new Map(
      (await app.threads.repo.findHeads(viewer.tenantId, ids)).map((thread) => [thread._id, thread]),
    );
    return ids.map((id) => found.get(id) ?? null);
  });

/** The thread if the viewer may see it; hidden and missing look alike. */
export const findVisible = async (context: Context, id: string): Promise<ThreadHead | null> => {
  const thread = await context.once(threadLoader).load(id);
  return thread !== null && maySee.holds(context.viewer, thread) ? thread : null;
};

/** @throws Refusal `not_found` for what is missing or may not be seen. */
export const requireVisible = async (context: Context, id: string): Promise<ThreadHead> =>
  (await findVisible(context, id)) ?? Promise.reject(notFound("No thread"));

/** As of now, past what this operation has loaded before: after an act of its own. */
export const reload = async (context: Context, id: string): Promise<ThreadHead> => {
  const loader = context.once(threadLoader).clear(id);
  return (await loader.load(id)) ?? Promise.reject(notFound("No thread"));
};

/** One stretch of the history for many threads: a list of threads with messages costs one command. */
export const messageLoader = ({ app, viewer }: Context) => {
  const byWindow = new Map<string, DataLoader<string, MessagePage>>();
  return (window: MessageWindow): DataLoader<string, MessagePage> => {
    const key = JSON.stringify(window);
    const loader =
      byWindow.get(key) ??
      new DataLoader<string, MessagePage>(async (ids) => {
        const found = await app.threads.repo.findMessages(viewer.tenantId, ids, window);
        return ids.map((id) => found.get(id) ?? { messages: [], start: 0, total: 0 });
      });
    byWindow.set(key, loader);
    return loader;
  };
};

export const firstUnreadLoader = ({ app, viewer }: Context) => {
  const byBox = new Map<Box, DataLoader<string, string | null>>();
  return (box: Box): DataLoader<string, string | null> => {
    const loader =
      byBox.get(box) ??
      new DataLoader<string, string | null>(async (ids) => {
        const found = await app.threads.repo.findFirstUnread(viewer.tenantId, ids, box);
        return ids.map((id) => found.get(id) ?? null);
      });
    byBox.set(box, loader);
    return loader;
  };
};
