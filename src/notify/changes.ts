import { maySee } from "../authz/thread.js";
import type { Context } from "../context.js";
import { notFound } from "../errors.js";
import { subscription } from "../http/subscription.js";
import type { EventDoc } from "../modules/events/index.js";
import { boxFilter } from "../modules/inbox/index.js";
import type { ThreadHead } from "../modules/threads/index.js";
import type { Box } from "../viewer.js";
import { paced } from "./pace.js";

export type ChangeKind =
  | "CREATED"
  | "UPDATED"
  | "MESSAGE"
  | "READ"
  | "REACTION"
  | "DECIDED"
  | "ARCHIVED"
  | "UNARCHIVED"
  | "LEFT";

export interface ThreadChange {
  readonly kind: ChangeKind;
  readonly threadId: string;
  /** As of the push; null with LEFT. */
  readonly thread: ThreadHead | null;
  readonly messageId: string | null;
}

const KINDS: Readonly<Record<string, ChangeKind>> = {
  "thread.posted": "CREATED",
  "message.added": "MESSAGE",
  "thread.read": "READ",
  "reaction.changed": "REACTION",
  "decision.made": "DECIDED",
  "decision.amended": "DECIDED",
  "notice.acknowledged": "DECIDED",
  "thread.archived": "ARCHIVED",
  "thread.unarchived": "UNARCHIVED",
};

interface News {
  readonly kind: ChangeKind;
  readonly messageId: string | null;
  /** The box stood in the thread before or after the act: losing it is worth telling. */
  readonly had: boolean;
}

const newsOf = (event: EventDoc, box: Box | null): News => {
  const messageId = typeof event.data.messageId === "string" ? event.data.messageId : null;
  const kind =
    event.type === "comment.added" ? (messageId === null ? "CREATED" : "MESSAGE") : KINDS[event.type];
  return { kind: kind ?? "UPDATED", messageId, had: box === null || event.boxes.includes(box) };
};

/** Two things in one breath: the same kind stays what it is, anything else is an update. */
const merge = (older: News | undefined, newer: News): News =>
  older === undefined
    ? newer
    : {
        kind: older.kind === newer.kind ? newer.kind : older.kind === "CREATED" ? "CREATED" : "UPDATED",
        messageId: newer.messageId ?? older.messageId,
        had: older.had || newer.had,
      };

/**
 * Access is asked again for each push, by the viewer and the thread as they stand then. Null where nothing
 * may be told: not even that something was there.
 */
const changeFor = async (
  context: Context,
  threadId: string,
  news: News,
  stillIn: (thread: ThreadHead) => boolean,
): Promise<ThreadChange | null> => {
  const viewer = await context.refreshViewer();
  const thread = await context.app.threads.repo.findHead(viewer.tenantId, threadId);
  if (thread !== null && maySee.holds(viewer, thread) && stillIn(thread))
    return { kind: news.kind, threadId, thread, messageId: news.messageId };
  return news.had ? { kind: "LEFT", threadId, thread: null, messageId: null } : null;
};

/** One thread, from its current state on, until the viewer loses it: one LEFT with the id alone, then the end. */
export const threadChanges = async (
  context: Context,
  threadId: string,
): Promise<AsyncIterableIterator<ThreadChange>> => {
  const { app, viewer } = context;
  const first = await app.threads.repo.findHead(viewer.tenantId, threadId);
  if (first === null || !maySee.holds(viewer, first)) throw notFound("No thread");
  return subscription<ThreadChange>({
    active: app.metrics.subscriptionsActive,
    // The state in each push is current: a slow reader needs the newest alone.
    coalesce: (waiting, change) => [...waiting.slice(0, -1), change].slice(-1),
    start({ push, end }) {
      let news: News | undefined = { kind: "UPDATED", messageId: null, had: true };
      const pace = paced(async () => {
        const now = news;
        news = undefined;
        if (now === undefined) return;
        const change = await changeFor(context, threadId, now, () => true);
        if (change === null) return;
        push(change);
        if (change.kind === "LEFT") end();
      }, end);
      const hear = (fresh: News): void => {
        news = merge(news, fresh);
        pace.nudge();
      };
      const ends = [
        app.events.hub.onThread(viewer.tenantId, threadId, (event) => hear(newsOf(event, null))),
        app.events.hub.onAccess(viewer.tenantId, () => hear({ kind: "UPDATED", messageId: null, had: true })),
        app.events.hub.onResync(() => hear({ kind: "UPDATED", messageId: null, had: true })),
        pace.stop,
      ];
      pace.nudge();
      return () => {
        for (const stop of ends) stop();
      };
    },
  });
};

/** Every thread of a box as it changes. Begins with the newest one's current state. */
export const inboxChanges = (context: Context, box: Box): AsyncIterableIterator<ThreadChange> => {
  const { app, viewer } = context;
  return subscription<ThreadChange>({
    active: app.metrics.subscriptionsActive,
    start({ push, end }) {
      /** What has happened and was not told yet, by thread, in the order of its first news. */
      const waiting = new Map<string, News>();
      let begun = false;
      const pace = paced(async () => {
        if (!begun) {
          begun = true;
          push(await currentState(context, box));
        }
        const [next] = waiting;
        if (next === undefined) return;
        const [threadId, news] = next;
        waiting.delete(threadId);
        const change = await changeFor(context, threadId, news, ({ audience }) => audience.includes(box));
        if (change !== null) push(change);
        if (waiting.size > 0) pace.nudge();
      }, end);
      const ends = [
        app.events.hub.onBox(viewer.tenantId, box, (event) => {
          if (event.threadId === null) return;
          waiting.set(event.threadId, merge(waiting.get(event.threadId), newsOf(event, box)));
          pace.nudge();
        }),
        app.events.hub.onResync(() => {
          begun = false;
          pace.nudge();
        }),
        pace.stop,
      ];
      pace.nudge();
      return () => {
        for (const stop of ends) stop();
      };
    },
  });
};

const currentState = async ({ app, viewer }: Context, box: Box): Promise<ThreadChange> => {
  const [newest] = await app.threads.repo.page(boxFilter(viewer.tenantId, box, "ALL"), {
    first: 1,
    after: null,
  });
  return { kind: "UPDATED", threadId: newest?._id ?? "", thread: newest ?? null, messageId: null };
};
