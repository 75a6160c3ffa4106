import type { Client, Loose } from "./client.js";
import type { TestServer } from "./server.js";
import { openTenant, type TestTenant } from "./tenant.js";

const on =
  (field: string, type: string) =>
  (client: Client, threadId: string, more: Record<string, unknown> = {}) =>
    client.send(`mutation($input: ${type}!) { result: ${field}(input: $input) { thread { ${THREAD} } } }`, {
      input: { threadId, ...more },
    });

const THREAD = `id kind status archived revision readByMe unread requiresAction messageCount firstUnread
  participants { party { person { id } throughAgents } reason invitedBy { id } }
  waitingOn { person { id } throughAgents } assignee { id } outcome { at readByMe }
  reactions { key count mine people { id } } decision { by { person { id } } }`;

/** The acts of people on a thread, each answering as it came. */
export const acts = {
  archive: on("archive", "ThreadInput"),
  unarchive: on("unarchive", "ThreadInput"),
  dismiss: on("dismiss", "ThreadInput"),
  withdraw: on("withdraw", "ThreadInput"),
  resolve: on("resolve", "ThreadInput"),
  markRead: on("markRead", "MarkReadInput"),
  react: on("react", "ReactInput"),
  invite: on("invite", "InviteInput"),
  follow: on("follow", "FollowInput"),
  remove: on("removeParticipant", "RemoveParticipantInput"),
  delegate: on("delegate", "DelegateInput"),
  answer: on("answer", "AnswerAskInput"),
  acknowledge: on("acknowledge", "AcknowledgeInput"),
} as const;

export const YES = { answer: { approval: { approved: true } } };
export const NO = { answer: { approval: { approved: false } } };

/**
 * A small office: Ana and Ben share the team `ops`, Cho shares none, Dee is a VIEWER; `bot` works for Ana,
 * `ben-bot` for Ben.
 */
export interface Desk {
  readonly tenant: TestTenant;
  /** Of the team `ops`. */
  readonly teamId: string;
  readonly ana: Client;
  readonly ben: Client;
  readonly cho: Client;
  readonly dee: Client;
  readonly bot: Client;
  readonly benBot: Client;
  /** An approval that Ana's agent asks of somebody; by default of Ana. */
  readonly ask: (more?: Record<string, unknown>) => Promise<string>;
  /** A text that Ana's agent puts into somebody's inbox. */
  readonly output: (more?: Record<string, unknown>) => Promise<string>;
  readonly notice: (more?: Record<string, unknown>) => Promise<string>;
  readonly say: (
    client: Client,
    threadId: string,
    body?: string,
    more?: Record<string, unknown>,
  ) => Promise<string>;
  readonly thread: (client: Client, id: string, fields?: string) => Promise<Loose>;
  readonly counts: (client: Client, box?: "YOU" | "AGENTS") => Promise<Loose>;
  readonly rows: (client: Client, show: string, box?: "YOU" | "AGENTS") => Promise<string[]>;
}

export const openDesk = async (server: TestServer): Promise<Desk> => {
  const tenant = await openTenant(server);
  const ana = await tenant.person("ana");
  const ben = await tenant.person("ben");
  const cho = await tenant.person("cho");
  const dee = await tenant.person("dee", "VIEWER");
  const teamId = await tenant.team("ops", ["ana", "ben"]);
  const bot = await tenant.agent("ana", "ana/shop/bot");
  const benBot = await tenant.agent("ben", "ben/shop/bot");
  return {
    tenant,
    teamId,
    ana,
    ben,
    cho,
    dee,
    bot,
    benBot,
    ask: async (more = {}) => {
      const { ask_post } = await bot.must(
        "mutation($input: AskPostInput!) { ask_post(input: $input) { thread { id } } }",
        {
          input: { kind: "APPROVAL", title: "May I?", payload: { approval: { summary: "Do it." } }, ...more },
        },
      );
      return ask_post.thread.id;
    },
    output: async (more = {}) => {
      const { inbox_post } = await bot.must(
        "mutation($input: InboxPostInput!) { inbox_post(input: $input) { thread { id } } }",
        { input: { kind: "OUTPUT_TEXT", title: "Done", payload: { text: "words" }, ...more } },
      );
      return inbox_post.thread.id;
    },
    notice: async (more = {}) => {
      const { inbox_post } = await bot.must(
        "mutation($input: InboxPostInput!) { inbox_post(input: $input) { thread { id } } }",
        { input: { title: "For your information", ...more } },
      );
      return inbox_post.thread.id;
    },
    say: async (client, threadId, body = "some words", more = {}) => {
      const { postMessage } = await client.must(
        "mutation($input: PostMessageInput!) { postMessage(input: $input) { message { id } } }",
        { input: { threadId, body, ...more } },
      );
      return postMessage.message.id;
    },
    thread: async (client, id, fields = THREAD) =>
      (await client.must(`query($id: ID!) { thread(id: $id) { ${fields} } }`, { id })).thread,
    counts: async (client, box = "YOU") =>
      (
        await client.must(
          "query($box: InboxBox!) { inboxCounts(box: $box) { unread unreadRequiresAction pending requiresAction } }",
          { box },
        )
      ).inboxCounts,
    rows: async (client, show, box = "YOU") => {
      const ids: string[] = [];
      for (let after: string | null = null; ; ) {
        const { inbox }: Loose = await client.must(
          `query($show: InboxShow!, $box: InboxBox!, $after: String) {
            inbox(show: $show, box: $box, first: 7, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }`,
          { show, box, after },
        );
        ids.push(...inbox.nodes.map(({ id }: { id: string }) => id));
        if (!inbox.pageInfo.hasNextPage) return ids;
        after = inbox.pageInfo.endCursor;
      }
    },
  };
};
