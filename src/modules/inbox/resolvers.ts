import type { Context } from "../../context.js";
import { refuse } from "../../errors.js";
import type { ModuleResolvers } from "../../schema/audiences.js";
import { type PersonViewer, personBox } from "../../viewer.js";
import { delegateThread, findVisible, pageThreads, requirePerson } from "../threads/index.js";
import {
  agentsPart,
  archiveNamed,
  markNamedRead,
  ownPart,
  readHistory,
  requireAgent,
} from "./agent-inbox.js";
import { countBox, countTeam } from "./counts.js";
import { boxNamed, listAbout, listInbox, listTopics, waitingOnOthersFilter } from "./lists.js";
import { markInboxRead } from "./mark-all.js";
import { postMessage } from "./post-message.js";
import { waitForArrival } from "./wait.js";

type PersonContext = Context & { readonly viewer: PersonViewer };
const personal = (context: Context): PersonContext => {
  requirePerson(context);
  return context as PersonContext;
};

const NEWEST = 100;
const UPDATES = 30;

export const inboxResolvers: ModuleResolvers = {
  Query: {
    inbox: (_, args, context) => listInbox(personal(context), args),
    inboxCounts: (_, { box, teamId }, context) => {
      const { app, viewer } = personal(context);
      return teamId === null || teamId === undefined
        ? countBox(app.threads.repo, viewer.tenantId, boxNamed(viewer, box))
        : countTeam(personal(context), teamId);
    },
    waitingOnOthers: (_, args, context) =>
      pageThreads(context, waitingOnOthersFilter(personal(context).viewer), args),
    threadsAbout: (_, { itemId, ...page }, context) => listAbout(context, itemId, page),
    topics: (_, { box }, context) => {
      const { viewer } = personal(context);
      return listTopics(context, viewer.tenantId, boxNamed(viewer, box));
    },
    inbox_list: async (_, { wait, ...pages }, context) => {
      const agent = requireAgent(context);
      if (wait !== 0) await context.app.deliveries.touch(agent.viewer, "wait");
      await waitForArrival(agent, wait);
      // Whoever was let in when the wait began may be nobody by now.
      if (wait !== 0) await context.refreshViewer();
      return pages;
    },
    thread_get: async (_, { id, messagesFirst, messagesAfter }, context) => {
      const thread = await findVisible(context, id);
      if (thread === null || (messagesFirst ?? messagesAfter ?? null) === null) return thread;
      return { ...thread, page: { first: messagesFirst ?? 50, after: messagesAfter ?? null } };
    },
  },
  Mutation: {
    markInboxRead: async (_, { input }, context) => {
      const person = personal(context);
      await markInboxRead(person, input.until);
      return countBox(person.app.threads.repo, person.viewer.tenantId, personBox(person.viewer.personId));
    },
    postMessage: (_, { input }, context) => postMessage(context, input),
    thread_message_add: (_, { input }, context) => {
      if (input.amend || (input.option !== null && input.option !== undefined))
        refuse("agents_never_answer", "This adds words and answers nothing; answer with comment_reply.", {
          path: input.amend ? "input.amend" : "input.option",
        });
      return postMessage(context, input);
    },
    thread_delegate: (_, { id, personId, note }, context) =>
      delegateThread(context, { threadId: id, personId, note }),
    inbox_mark_read: (_, { ids }, context) => markNamedRead(requireAgent(context), ids),
    inbox_archive: (_, { ids }, context) => archiveNamed(requireAgent(context), ids),
  },
  AgentInbox: {
    counts: (_, _args, context) => {
      const { app, viewer } = requireAgent(context);
      return countBox(app.threads.repo, viewer.tenantId, personBox(viewer.personId));
    },
    you: (_, _args, context) => ownPart(requireAgent(context)),
    agents: (_, _args, context) => agentsPart(requireAgent(context)),
    requests: (_, _args, context) => context.app.requests.requestsFor(requireAgent(context).viewer),
    read: ({ read, readBefore }, _args, context) =>
      read ? readHistory(requireAgent(context), readBefore ?? null) : null,
    updates: ({ updatesBefore, since }, _args, context) =>
      context.app.items.updatesFor(requireAgent(context).viewer, {
        first: UPDATES,
        after: updatesBefore,
        since,
      }),
    waitingOnOthers: async (_, _args, context) =>
      (await pageThreads(context, waitingOnOthersFilter(requireAgent(context).viewer), { first: NEWEST }))
        .nodes,
  },
  InboxPart: {
    yourTurn: (part) => part.yourTurn(),
    unread: (part) => part.unread(),
  },
};
