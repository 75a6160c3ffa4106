import DataLoader from "dataloader";
import { mayDecide } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import type { ModuleResolvers } from "../../schema/audiences.js";
import { findVisible, type ThreadHead, threadLoader } from "../threads/index.js";
import { subscribeDeliveries } from "./feed.js";
import type { DeliveryOf, OwedOf } from "./types.js";

/** What threads owe: one query for a whole list. */
const owedLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, OwedOf[]>(async (ids) => {
    const found = await app.deliveries.repo.findOfThreads(viewer.tenantId, ids);
    return ids.map((id) => found.get(id) ?? []);
  });

const liveLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, boolean>(async (handles) => {
    const live = await app.deliveries.isLive(viewer.tenantId, handles);
    return handles.map((handle) => live.has(handle));
  });

const ownerLoader = (context: Context) =>
  new DataLoader<string, string | null>((handles) =>
    Promise.all(handles.map((handle) => context.app.deliveries.ownerOf(context, handle))),
  );

/** What the thread owes, as far as the viewer could hand it on: all of it to the decider, else one's own agents'. */
const owedTo = async (context: Context, thread: ThreadHead): Promise<OwedOf[]> => {
  const { viewer } = context;
  if (viewer.kind !== "person") return [];
  const owed = await context.once(owedLoader).load(thread._id);
  if (mayDecide.holds(viewer, thread)) return owed;
  const owners = await Promise.all(owed.map(({ handle }) => context.once(ownerLoader).load(handle)));
  return owed.filter((_, index) => owners[index] === viewer.personId);
};

export const resolvers: ModuleResolvers = {
  Query: {
    delivery_pull: (_, input, context) => context.app.deliveries.pull(context, input),
  },
  Mutation: {
    delivery_ack: (_, { ids }, context) => context.app.deliveries.ack(context, ids),
    delivery_reject: (_, input, context) => context.app.deliveries.reject(context, input),
    rerouteDelivery: (_, { input }, context) => context.app.deliveries.reroute(context, input),
  },
  Subscription: {
    deliveries: {
      subscribe: (_, { sessionId }, context) => subscribeDeliveries(context, sessionId),
      resolve: (delivery: unknown) => delivery as DeliveryOf,
    },
  },
  Delivery: {
    id: ({ delivery }) => delivery._id,
    handle: ({ delivery }) => delivery.handle,
    kind: ({ delivery }) => delivery.kind,
    wake: ({ delivery }) => delivery.wake,
    at: ({ delivery }) => delivery.at,
    redelivered: ({ redelivered }) => redelivered,
    thread: ({ delivery }, _, context) =>
      delivery.threadId === null ? null : findVisible(context, delivery.threadId),
    message: async ({ delivery }, _, context) => {
      const { threadId, messageId } = delivery;
      if (threadId === null || messageId === null) return null;
      const thread = await findVisible(context, threadId);
      if (thread === null) return null;
      const message = await context.app.threads.repo.findMessage(delivery.tenantId, threadId, messageId);
      return message === null ? null : { message, thread };
    },
    // The copy is the agent's even when its thread is hidden by now; the field `thread` of it is refused then.
    decision: async ({ delivery }, _, context) => {
      const { threadId, decision } = delivery;
      if (threadId === null || decision === null) return null;
      const thread = await context.once(threadLoader).load(threadId);
      return thread === null ? null : { decision, thread };
    },
  },
  Thread: {
    owed: (thread, _, context) => owedTo(context, thread),
  },
  ViewerMay: {
    reroute: async ({ thread }, _, context) => (await owedTo(context, thread)).length > 0,
  },
  Owed: {
    deliveryId: ({ _id }) => _id,
    rejection: ({ rejected }) => rejected?.reason ?? null,
    agentLive: ({ handle }, _, context) => context.once(liveLoader).load(handle),
  },
};
