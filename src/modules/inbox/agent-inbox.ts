import type { Context } from "../../context.js";
import { notFound, Refusal, refuse } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import { type Connection, requireFirst } from "../../paging.js";
import { type AgentViewer, agentsBox, type Box, personBox } from "../../viewer.js";
import {
  act,
  acting,
  allReadBy,
  archive,
  markRead,
  pageThreads,
  partyOf,
  requireVisible,
  type ThreadHead,
  threadLoader,
} from "../threads/index.js";
import { boxFilter, type Show } from "./lists.js";

/** The newest that a list of the agent's inbox holds; what is older is reached by clearing these. */
const NEWEST = 100;
const READ_PAGE = 30;

export type AgentContext = Context & { readonly viewer: AgentViewer };

export const requireAgent = (context: Context): AgentContext =>
  context.viewer.kind === "agent"
    ? (context as AgentContext)
    : refuse("wrong_audience", "Agents call this with an agent's token or key.");

const newest = ({ app, viewer }: AgentContext, box: Box, show: Show): Promise<ThreadHead[]> =>
  app.threads.repo
    .page(boxFilter(viewer.tenantId, box, show), { first: NEWEST, after: null })
    .then((rows) => rows.slice(0, NEWEST));

/** What `inbox_list` was asked for beside the boxes themselves. */
export interface InboxPages {
  readonly read: boolean;
  readonly readBefore?: string | null | undefined;
  readonly updatesBefore?: string | null | undefined;
  readonly since?: Date | null | undefined;
}

/** One of the two boxes; what is unread in the agents' box is handed out by being selected. */
export interface InboxPartOf {
  readonly yourTurn: () => Promise<ThreadHead[]>;
  readonly unread: () => Promise<ThreadHead[]>;
}

export const ownPart = (context: AgentContext): InboxPartOf => {
  const box = personBox(context.viewer.personId);
  return { yourTurn: () => newest(context, box, "NEEDS_YOU"), unread: () => newest(context, box, "UNREAD") };
};

export const agentsPart = (context: AgentContext): InboxPartOf => {
  const box = agentsBox(context.viewer.personId);
  return { yourTurn: () => newest(context, box, "NEEDS_YOU"), unread: () => handOut(context) };
};

/**
 * Hands the agents' unread out once: each thread goes to the one caller whose mark was first. Nothing goes
 * to a caller who has left.
 */
const handOut = async (context: AgentContext): Promise<ThreadHead[]> => {
  const { app, viewer, signal } = context;
  const box = agentsBox(viewer.personId);
  const unread = await newest(context, box, "UNREAD");
  if (signal.aborted) return [];
  const handed = await Promise.all(
    unread.map(async (thread) => {
      const { written } = await act(app.threads.store, {
        tenantId: viewer.tenantId,
        threadId: thread._id,
        by: partyOf(viewer),
        at: context.now(),
        guards: [],
        change: [{ $set: allReadBy(box) }],
        event: { type: "thread.read", internal: true, notify: [] },
        unless: { unreadFor: { $ne: box } },
      });
      return written ? thread : null;
    }),
  );
  return handed.filter((thread) => thread !== null);
};

/** What the agents have read, newest first: the history of their box. */
export const readHistory = (
  context: AgentContext,
  before: string | null,
): Promise<Connection<ThreadHead>> => {
  const { tenantId, personId } = context.viewer;
  const boxes = [agentsBox(personId), personBox(personId)];
  return pageThreads(
    context,
    { tenantId, audience: { $in: boxes }, archived: false, unreadFor: { $nin: boxes } },
    { first: requireFirst(READ_PAGE), after: before },
  );
};

const requireIds = (ids: readonly string[]): readonly string[] => {
  const { limit } = LIMITS.inboxIds;
  if (ids.length === 0) refuse("bad_input", "Name the threads by their ids, 1 to 25.", { path: "ids" });
  if (ids.length > limit) refuse("too_many_ids", `Name at most ${limit} threads.`, { path: "ids", limit });
  return [...new Set(ids)];
};

/** Marks named threads as read for the agents' box, all or none: an unknown id refuses before anything is written. */
export const markNamedRead = async (context: AgentContext, ids: readonly string[]): Promise<ThreadHead[]> => {
  const named = requireIds(ids);
  await Promise.all(named.map((id) => requireVisible(context, id)));
  await Promise.all(named.map((threadId) => markRead(acting(context), { threadId })));
  const loader = context.once(threadLoader);
  for (const id of named) loader.clear(id);
  return Promise.all(
    named.map(async (id) => (await loader.load(id)) ?? Promise.reject(notFound("No thread"))),
  );
};

/** Takes named threads off the desk; a guard per entry says of each that stays why. */
export const archiveNamed = async (context: AgentContext, ids: readonly string[]) => {
  const archived: string[] = [];
  const skipped: { id: string; reason: Refusal["reason"] }[] = [];
  await Promise.all(
    requireIds(ids).map(async (threadId) => {
      try {
        await archive(acting(context), { threadId });
        archived.push(threadId);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        skipped.push({ id: threadId, reason: error.reason });
      }
    }),
  );
  return { archived, skipped };
};
