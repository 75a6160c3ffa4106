import { expect } from "@jest/globals";
import type { Client, Loose } from "../../support/client.js";
import { type Desk, openDesk } from "../../support/desk.js";
import type { TestServer } from "../../support/server.js";

const THREAD = `id kind status title archived unread visibility
  waitingOn { person { id } throughAgents } participants { party { person { id } throughAgents handle } reason }
  question { needsReply header context humanOnly options { label then recommended } askedOf { person { id } throughAgents } }
  decision { answer { ... on ReplyAnswer { option words } } by { person { id } handle } confirmedWithPerson
    replaced { answer { ... on ReplyAnswer { option words } } } }`;

export interface Talk extends Desk {
  /** AC-1 below G-1, claimed by Ben's agent; P-1 below AC-1, written by Ana's agent. Dee is a VIEWER who sees them. */
  readonly goal: string;
  readonly outcome: string;
  readonly plan: string;
  readonly add: (client: Client, input: Record<string, unknown>) => Promise<Loose>;
  readonly reply: (client: Client, threadId: string, input?: Record<string, unknown>) => Promise<Loose>;
  readonly read: (client: Client, id: string) => Promise<Loose>;
  /** Who is reached by a box: `p:ben`, `a:ana`, …, from the newest comment.added of a thread. */
  readonly heard: (id: string) => Promise<string[]>;
}

const isAgent = ({ url }: Client): boolean => url.includes("/agent/");

/** The events of a thread, oldest first. */
export const eventsOf = (server: TestServer, threadId: string): Promise<Loose[]> =>
  server.app.db.collection<Loose>("events").find({ threadId }).sort({ seq: 1 }).toArray();

/** The thread that adding a comment answered with. */
export const added = (answer: Loose) => {
  expect(answer.errors).toBeUndefined();
  return answer.data.result.thread;
};

/** The office of `openDesk` with items that everyone sees, except Cho, who sees only what names them. */
export const openTalk = async (server: TestServer): Promise<Talk> => {
  const desk = await openDesk(server);
  const save = async (input: Record<string, unknown>): Promise<string> =>
    (
      await desk.tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
        input,
      })
    ).saveItem.id;
  const goal = await save({
    key: "G-1",
    kind: "GOAL",
    title: "Goal",
    ownerId: "ana",
    personIds: ["ben", "dee"],
  });
  const outcome = await save({
    key: "AC-1",
    kind: "OUTCOME",
    title: "Outcome",
    parentId: goal,
    claimHandle: "ben/shop/bot",
  });
  const plan = await save({
    key: "P-1",
    kind: "PLAN",
    title: "Plan",
    parentId: outcome,
    authorHandle: "ana/shop/bot",
  });
  return {
    ...desk,
    goal,
    outcome,
    plan,
    add: (client, input) => {
      const field = isAgent(client) ? "comment_add" : "addComment";
      return client.send(
        `mutation($input: AddCommentInput!) { result: ${field}(input: $input) { thread { ${THREAD} } } }`,
        {
          input: { body: "What do you think?", ...input },
        },
      );
    },
    reply: (client, threadId, input = {}) => {
      const [field, type] = isAgent(client)
        ? ["comment_reply", "CommentReplyInput"]
        : ["postMessage", "PostMessageInput"];
      return client.send(
        `mutation($input: ${type}!) { result: ${field}(input: $input) { message { id } thread { ${THREAD} } } }`,
        { input: { threadId, ...input } },
      );
    },
    read: async (client, id) =>
      isAgent(client)
        ? (await client.must(`query($id: ID!) { thread_get(id: $id) { ${THREAD} } }`, { id })).thread_get
        : (await client.must(`query($id: ID!) { thread(id: $id) { ${THREAD} } }`, { id })).thread,
    heard: async (id) => {
      const told = (await eventsOf(server, id)).filter(({ type }) => type === "comment.added").at(-1);
      return told.notify.map(({ box }: { box: string }) => box).sort();
    },
  };
};

export const boxes = (parties: Loose[]): string[] =>
  parties.map(({ person, throughAgents }) => `${throughAgents ? "a" : "p"}:${person.id}`).sort();
