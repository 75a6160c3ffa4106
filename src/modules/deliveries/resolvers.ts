import DataLoader from "dataloader";
import { mayDecide } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import type { ModuleResolvers } from "../../schema/audiences.js";
import { findVisible, threadLoader } from "../threads/index.js";
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
    owed: async (thread, _, context) => {
      const { viewer } = context;
      const entitled =
        viewer.kind === "person" &&
        (mayDecide.holds(viewer, thread) ||
          (thread.originator.handle !== null && thread.originator.personId === viewer.personId));
      return entitled ? context.once(owedLoader).load(thread._id) : [];
    },
  },
  Owed: {
    deliveryId: ({ _id }) => _id,
    agentLive: ({ handle }, _, context) => context.once(liveLoader).load(handle),
  },
};
