import type { ModuleResolvers } from "../../schema/audiences.js";
import { withdrawThread } from "../threads/index.js";
import { acknowledge } from "./acknowledge.js";
import { cursorOf, effectArgsOf } from "./answer-feed.js";
import { answer, answeredDebtId } from "./decide.js";
import { post } from "./post.js";

const NOTE =
  "Raised. The answer comes on a later turn as a delivery to your handle: do not wait for it, go on with other work.";
const DECIDED =
  "Decided at once with its default, because it is LOW: nobody was asked and nothing will be delivered.";

export const resolvers: ModuleResolvers = {
  Query: {
    answers: (_, page, context) => context.app.asks.answers.list(context, page),
  },
  Mutation: {
    postThread: async (_, { input }, context) => ({ thread: await post(context, "postThread", input) }),
    inbox_post: async (_, { input: { payload, ...input } }, context) => ({
      thread: await post(context, "inbox_post", {
        kind: "NOTICE",
        ...input,
        ...(payload ? { payload: { output: payload } } : {}),
      }),
    }),
    ask_post: async (_, { input }, context) => {
      const thread = await post(context, "ask_post", { kind: "DECISION", ...input });
      return { thread, note: thread.decision?.auto ? DECIDED : NOTE };
    },
    ask_withdraw: (_, { id }, context) => withdrawThread(context, { threadId: id }),
    answer: async (_, { input }, context) => {
      const thread = await answer(context, input);
      const { handle } = thread.originator;
      if (handle === null) return { thread, agentLive: null, deliveryId: null };
      const { deliveries } = context.app;
      const live = await deliveries.isLive(thread.tenantId, [handle]);
      return {
        thread,
        agentLive: live.has(handle),
        deliveryId: deliveries.idOf(thread.tenantId, answeredDebtId(thread._id)),
      };
    },
    acknowledge: async (_, { input }, context) => ({ thread: await acknowledge(context, input) }),
  },
  AnswerEvent: {
    cursor: cursorOf,
    id: ({ _id }) => _id,
    effectType: ({ effect }) => effect?.type ?? null,
    effectArgs: effectArgsOf,
  },
};
