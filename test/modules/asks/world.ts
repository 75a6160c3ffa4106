import type { Client, Loose } from "../../support/client.js";
import type { TestServer } from "../../support/server.js";
import { openTenant, type TestTenant } from "../../support/tenant.js";

/** What an ask shows: enough to judge every act on it. */
export const THREAD = `id kind status title body revision archived requiresAction criticality tags topic visibility
  originator { person { id } handle service throughAgents }
  assignee { id } recipient { id } team { id } subject { itemId title }
  waitingOn { person { id } throughAgents }
  participants { party { person { id } throughAgents handle } reason }
  payload { __typename
    ... on ApprovalPayload { summary effectType effectArgs }
    ... on DecisionPayload { questions { id header question allowMultiple recommended options { id label then } } }
    ... on FeedbackPayload { prompt rated } ... on OrderingPayload { items { id label } }
    ... on StructurePayload { nodes { id label parentId } } ... on OutputPayload { url text mimeType } }
  decision { asked auto confirmedWithPerson by { person { id } handle service } answer { ...answered }
    replaced { by { person { id } } answer { ...answered } } }
  outcome { by { person { id } service } readByMe } readByMe unread
  messages { nodes { id body author { person { id } handle } readByMe } }`;

export const ANSWERED = `fragment answered on Answer { __typename
  ... on ApprovalAnswer { approved comment } ... on DecisionAnswer { answers { questionId optionIds words } }
  ... on FeedbackAnswer { words rating } ... on OrderingAnswer { order }
  ... on StructureAnswer { nodes { id label parentId } } ... on NoticeAnswer { acknowledged note } }`;

const mutation = (field: string, type: string, shape = `thread { ${THREAD} }`): string =>
  `mutation ($input: ${type}!) { ${field}(input: $input) { ${shape} } } ${ANSWERED}`;

export const POST_THREAD = mutation("postThread", "PostThreadInput");
export const ASK_POST = mutation("ask_post", "AskPostInput", `note thread { ${THREAD} }`);
export const INBOX_POST = mutation("inbox_post", "InboxPostInput");
export const ANSWER = mutation(
  "answer",
  "AnswerAskInput",
  `agentLive deliveryId thread { ${THREAD} owed { deliveryId handle kind agentLive } }`,
);
export const ACKNOWLEDGE = mutation("acknowledge", "AcknowledgeInput");
export const READ = `query ($id: ID!) { thread(id: $id) { ${THREAD} owed { deliveryId handle kind agentLive } } } ${ANSWERED}`;
export const GET = `query ($id: ID!) { thread_get(id: $id) { ${THREAD} } } ${ANSWERED}`;

export const approval = { approval: { summary: "Send the release to everyone." } };
export const yes = { approval: { approved: true } };
export const no = { approval: { approved: false, comment: "Not yet." } };
export const oneQuestion = {
  decision: {
    questions: [
      {
        id: "q",
        question: "Which way?",
        options: [
          { id: "a", label: "Left", then: "turn left" },
          { id: "b", label: "Right", then: "turn right" },
        ],
      },
    ],
  },
};

export interface World extends TestTenant {
  readonly ada: Client;
  readonly ben: Client;
  readonly cho: Client;
  readonly dee: Client;
  readonly builder: Client;
  readonly handle: string;
  /** The team of Ada and Ben. */
  readonly coreId: string;
  readonly ask: (more?: Record<string, unknown>) => Promise<Loose>;
  readonly notice: (more?: Record<string, unknown>) => Promise<Loose>;
}

/** Ada and Ben share a team, Cho stands apart, Dee only reads; ada/shop/builder works for Ada. */
export const openWorld = async (server: TestServer): Promise<World> => {
  const tenant = await openTenant(server);
  const ada = await tenant.person("ada", "ADMIN");
  const ben = await tenant.person("ben");
  const cho = await tenant.person("cho");
  const dee = await tenant.person("dee", "VIEWER");
  const coreId = await tenant.team("core", ["ada", "ben"]);
  const handle = "ada/shop/builder";
  const builder = await tenant.agent("ada", handle);
  return {
    ...tenant,
    ada,
    ben,
    cho,
    dee,
    builder,
    handle,
    coreId,
    ask: async (more = {}) =>
      (
        await builder.must(ASK_POST, {
          input: { kind: "APPROVAL", title: "May I?", payload: approval, ...more },
        })
      ).ask_post.thread,
    notice: async (more = {}) =>
      (await builder.must(INBOX_POST, { input: { title: "Done", body: "All of it.", ...more } })).inbox_post
        .thread,
  };
};
