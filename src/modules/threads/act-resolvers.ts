import { mayRoute, maySee } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { notFound, refuse } from "../../errors.js";
import type { ModuleResolvers } from "../../schema/audiences.js";
import type { PersonViewer } from "../../viewer.js";
import type { Acting } from "./acting.js";
import { clientKeyOf, firstAttempt } from "./client-key.js";
import { delegate } from "./delegate.js";
import { findVisible, reload, requireVisible } from "./loaders.js";
import { partyOf } from "./parties.js";
import { react } from "./reactions.js";
import { follow, invite, removeParticipant } from "./room.js";
import { archive, dismiss, markRead, unarchive, withdraw } from "./service.js";
import { requireTarget } from "./targets.js";
import type { ThreadHead } from "./types.js";

export const acting = ({ app, viewer, now }: Context): Acting => ({
  viewer,
  at: now(),
  store: app.threads.store,
});

export const requirePerson = ({ viewer }: Context): PersonViewer =>
  viewer.kind === "person" ? viewer : refuse("wrong_audience", "People do this in person.");

/**
 * The thread after an act. Who lost it by their own act (a delegator, one who left) is shown it once, as they
 * last saw it.
 */
export const shown = async (context: Context, before: ThreadHead): Promise<{ thread: ThreadHead }> => {
  const after = await reload(context, before._id);
  return {
    thread: maySee.holds(context.viewer, after) || context.viewer.kind === "service" ? after : before,
  };
};

const after = async (context: Context, id: string, one: () => Promise<unknown>) => {
  const before = await requireVisible(context, id);
  await one();
  return shown(context, before);
};

const person = (context: Context): Acting & { viewer: PersonViewer } => ({
  ...acting(context),
  viewer: requirePerson(context),
});

/** The raiser takes back what it posted: a service too, though it sees no thread. */
const requireWithdrawable = async (context: Context, id: string): Promise<ThreadHead> => {
  const { viewer, app } = context;
  if (viewer.kind !== "service") return requireVisible(context, id);
  const thread = await app.threads.repo.findHead(viewer.tenantId, id);
  return thread?.originator.service === viewer.name ? thread : Promise.reject(notFound("No thread"));
};

/**
 * What a repeat of a delegation answers. Its author may have lost the thread by the first attempt, which showed
 * it once: it is shown again as it stood then, so only while nothing has happened to it since.
 */
const repeatedDelegation = async (
  context: Context,
  input: { threadId: string; clientKey?: string | null | undefined },
): Promise<ThreadHead | null> => {
  const { app, viewer } = context;
  const first = await firstAttempt(
    app.threads.repo,
    viewer.tenantId,
    clientKeyOf(partyOf(viewer), "delegate", input),
  );
  if (first === null) return null;
  const thread = await reload(context, first.threadId);
  const unchanged = first.at !== null && thread.activityAt.getTime() === first.at.getTime();
  return unchanged || maySee.holds(viewer, thread) ? thread : Promise.reject(notFound("No thread"));
};

export const delegateThread = async (
  context: Context,
  input: {
    threadId: string;
    personId: string;
    note?: string | null | undefined;
    clientKey?: string | null | undefined;
  },
) => {
  const thread = await findVisible(context, input.threadId);
  const repeat = await repeatedDelegation(context, input);
  if (repeat !== null) return { thread: repeat };
  if (thread === null) throw notFound("No thread");
  if (!mayRoute.holds(context.viewer, thread))
    refuse("forbidden", "Only who may decide this, or their agent, hands it on.");
  const target = await requireTarget(context, thread, input.personId);
  await delegate(acting(context), thread, target, input);
  return shown(context, thread);
};

export const withdrawThread = async (
  context: Context,
  input: { threadId: string; revision?: number | null | undefined; clientKey?: string | null | undefined },
) => {
  const thread = await requireWithdrawable(context, input.threadId);
  await withdraw(acting(context), thread, input);
  return shown(context, thread);
};

export const threadActResolvers: ModuleResolvers = {
  Query: {
    thread: (_, { id }, context) => findVisible(context, id),
  },
  Mutation: {
    markRead: (_, { input }, context) =>
      after(context, input.threadId, () => markRead(acting(context), input)),
    react: (_, { input }, context) => after(context, input.threadId, () => react(person(context), input)),
    follow: (_, { input }, context) => after(context, input.threadId, () => follow(person(context), input)),
    invite: async (_, { input }, context) => {
      const thread = await requireVisible(context, input.threadId);
      const target = await requireTarget(context, thread, input.personId);
      await invite(acting(context), thread, target, input);
      return shown(context, thread);
    },
    removeParticipant: (_, { input }, context) =>
      after(context, input.threadId, async () => {
        const { viewer, app } = context;
        const target = await app.directory.findPerson(viewer.tenantId, input.personId);
        if (target === null) throw notFound("Nobody");
        await removeParticipant(acting(context), { threadId: input.threadId, personId: target.id });
      }),
    dismiss: async (_, { input }, context) => {
      const thread = await requireVisible(context, input.threadId);
      await dismiss(person(context), thread, input);
      return shown(context, thread);
    },
    delegate: (_, { input }, context) => delegateThread(context, input),
    withdraw: (_, { input }, context) => withdrawThread(context, input),
    archive: (_, { input }, context) => after(context, input.threadId, () => archive(acting(context), input)),
    unarchive: (_, { input }, context) =>
      after(context, input.threadId, () => unarchive(acting(context), input)),
  },
};
