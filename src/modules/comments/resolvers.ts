import { visibleTo } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { refuse } from "../../errors.js";
import type { ModuleResolvers } from "../../schema/audiences.js";
import { type PageArguments, pageThreads, reload, requireVisible } from "../threads/index.js";
import { addComment } from "./add.js";
import { listDecisions } from "./decisions.js";
import { openDiscussion } from "./discuss.js";
import { type Reply, reply } from "./reply.js";
import { resolve } from "./resolve.js";

const listComments = async (context: Context, itemRef: string, page: PageArguments) => {
  const { app, viewer } = context;
  const item = await app.items.findVisible(viewer, itemRef);
  return pageThreads(
    context,
    item === null
      ? null
      : { $and: [visibleTo(viewer), { "subject.itemId": item.id, kind: { $in: ["COMMENT", "QUESTION"] } }] },
    page,
  );
};

/** `comment_reply` speaks in conversations about items alone; on all else an agent adds to a thread. */
const replyAsAgent = async (context: Context, input: Reply) => {
  const thread = await requireVisible(context, input.threadId);
  if (thread.kind !== "COMMENT" && thread.kind !== "QUESTION")
    refuse("bad_input", "This is no comment; use thread_message_add.", { path: "input.threadId" });
  const { messageId } = await reply(context, thread, input);
  const [after, message] = await Promise.all([
    reload(context, thread._id),
    context.app.threads.repo.findMessage(context.viewer.tenantId, thread._id, messageId),
  ]);
  if (message === null) throw new Error(`message ${messageId} is not where it was written`);
  return { thread: after, message: { message, thread: after } };
};

type Defaulted<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]?: T[P] | null | undefined };

const commentInput = <
  T extends {
    needsReply?: boolean | null | undefined;
    humanOnly?: boolean | null | undefined;
    options?:
      | readonly {
          readonly label: string;
          readonly description?: string | null | undefined;
          readonly then?: string | null | undefined;
          readonly recommended?: boolean | null | undefined;
        }[]
      | null
      | undefined;
  },
>(
  input: T,
) => ({
  ...input,
  needsReply: input.needsReply ?? false,
  humanOnly: input.humanOnly ?? false,
  options: input.options?.map((option) => ({ ...option, recommended: option.recommended ?? false })),
});

const replyInput = (input: Defaulted<Reply, "body" | "amend" | "confirmedWithPerson">): Reply => ({
  ...input,
  body: input.body ?? "",
  amend: input.amend ?? false,
  confirmedWithPerson: input.confirmedWithPerson ?? false,
});

export const resolvers: ModuleResolvers = {
  Query: {
    comment_list: (_, { itemId, ...page }, context) => listComments(context, itemId, page),
    decisions: (_, { itemId, ...page }, context) => listDecisions(context, itemId, page),
    decision_list: (_, { itemId, ...page }, context) => listDecisions(context, itemId, page),
  },
  Mutation: {
    addComment: async (_, { input }, context) => ({ thread: await addComment(context, commentInput(input)) }),
    comment_add: async (_, { input }, context) => ({
      thread: await addComment(context, commentInput(input)),
    }),
    comment_reply: (_, { input }, context) => replyAsAgent(context, replyInput(input)),
    comment_resolve: (_, { id }, context) => resolve(context, { threadId: id }),
    resolve: (_, { input }, context) => resolve(context, input),
    openDiscussion: async (_, { input }, context) => ({
      thread: await openDiscussion(context, { ...input, body: input.body ?? "" }),
    }),
  },
};
