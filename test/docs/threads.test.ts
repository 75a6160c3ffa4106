import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import type { Loose } from "../support/client.js";
import { openTestDatabase } from "../support/database.js";
import { acts, type Desk, openDesk, YES } from "../support/desk.js";
import { startServer } from "../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const PAGE = new URL("../../docs/threads.md", import.meta.url);

const post = async ({ ana }: Desk, input: Record<string, unknown>): Promise<string> =>
  (
    await ana.must("mutation($input: PostThreadInput!) { postThread(input: $input) { thread { id } } }", {
      input: { title: "T", ...input },
    })
  ).postThread.thread.id;
/** An item of its own for each: a person may have five open questions on one. */
const item = async ({ tenant }: Desk): Promise<string> => {
  items += 1;
  const { saveItem } = await tenant.host.must(
    `mutation($key: String!) { saveItem(input: { key: $key, kind: GOAL, title: "Goal", ownerId: "ana", personIds: ["ben"] }) { id } }`,
    { key: `I-${items}` },
  );
  return saveItem.id;
};
let items = 0;
const onItem = async (
  desk: Desk,
  field: string,
  type: string,
  input: Record<string, unknown>,
): Promise<string> => {
  const itemId = await item(desk);
  const data: Loose = await desk.ana.must(
    `mutation($input: ${type}!) { made: ${field}(input: $input) { thread { id } } }`,
    { input: { itemId, ...input } },
  );
  return data.made.thread.id;
};

/** One thread of each kind that differs in its rules; Ana holds every right on each. */
const MAKE: Readonly<Record<string, (desk: Desk) => Promise<string>>> = {
  ask: (desk) => post(desk, { kind: "APPROVAL", payload: { approval: { summary: "s" } } }),
  output: (desk) => post(desk, { kind: "OUTPUT_TEXT", payload: { output: { text: "t" } } }),
  NOTICE: (desk) => desk.notice(),
  QUESTION: (desk) =>
    onItem(desk, "addComment", "AddCommentInput", {
      body: "Which?",
      needsReply: true,
      to: ["ben@demo.test"],
    }),
  COMMENT: (desk) => onItem(desk, "addComment", "AddCommentInput", { body: "Well." }),
  DISCUSSION: (desk) => onItem(desk, "openDiscussion", "OpenDiscussionInput", { title: "Well?" }),
};

const answered = async (desk: Desk, id: string, kind: string) => {
  if (kind === "ask") await acts.answer(desk.ana, id, YES);
  else if (kind === "NOTICE") await acts.acknowledge(desk.ana, id, { revision: 1 });
  else await desk.say(desk.ben, id, "This one");
};
const REACH: Readonly<Record<string, (desk: Desk, id: string, kind: string) => Promise<unknown>>> = {
  OPEN: async () => undefined,
  ANSWERED: answered,
  RESOLVED: (desk, id) => acts.resolve(desk.ana, id),
  DISMISSED: (desk, id) => acts.dismiss(desk.ana, id),
  WITHDRAWN: (desk, id) => acts.withdraw(desk.ana, id),
};
const STATES: Readonly<Record<string, readonly string[]>> = {
  ask: ["OPEN", "ANSWERED", "DISMISSED", "WITHDRAWN"],
  NOTICE: ["OPEN", "ANSWERED", "DISMISSED"],
  QUESTION: ["OPEN", "ANSWERED", "RESOLVED", "DISMISSED", "WITHDRAWN"],
  COMMENT: ["OPEN", "RESOLVED", "DISMISSED", "WITHDRAWN"],
  DISCUSSION: ["OPEN", "RESOLVED", "DISMISSED", "WITHDRAWN"],
  output: ["OPEN", "RESOLVED", "DISMISSED", "WITHDRAWN"],
};

const ACTS: Readonly<Record<string, (desk: Desk, id: string) => Promise<Loose>>> = {
  answer: ({ ana }, id) => acts.answer(ana, id, YES),
  acknowledge: ({ ana }, id) => acts.acknowledge(ana, id, { revision: 1 }),
  dismiss: ({ ana }, id) => acts.dismiss(ana, id),
  withdraw: ({ ana }, id) => acts.withdraw(ana, id),
  resolve: ({ ana }, id) => acts.resolve(ana, id),
  delegate: ({ ana }, id) => acts.delegate(ana, id, { personId: "ben" }),
  archive: ({ ana }, id) => acts.archive(ana, id),
  unarchive: ({ ana }, id) => acts.unarchive(ana, id),
  postMessage: ({ ana }, id) =>
    ana.send(
      "mutation($input: PostMessageInput!) { result: postMessage(input: $input) { thread { status } } }",
      { input: { threadId: id, body: "words" } },
    ),
  markRead: ({ ana }, id) => acts.markRead(ana, id),
  react: ({ ana }, id) => acts.react(ana, id, { key: "eyes" }),
  invite: ({ ana }, id) => acts.invite(ana, id, { personId: "ben" }),
  follow: ({ ana }, id) => acts.follow(ana, id, { on: true }),
  leave: ({ ana }, id) => acts.follow(ana, id, { on: false }),
};

const rowOf = async (kind: string, status: string): Promise<string> => {
  const desk = await openDesk(server);
  const cells = await Promise.all(
    Object.values(ACTS).map(async (act) => {
      const id = (await MAKE[kind]?.(desk)) ?? "";
      await REACH[status]?.(desk, id, kind);
      const { data, errors } = await act(desk, id);
      return errors === undefined ? `✓ ${data.result.thread.status}` : `\`${errors[0]?.extensions?.reason}\``;
    }),
  );
  return `| ${kind} | ${status} | ${cells.join(" | ")} |`;
};

it("docs/threads.md says what each act does in each state", async () => {
  const rows: string[] = [];
  for (const [kind, states] of Object.entries(STATES))
    for (const status of states) rows.push(await rowOf(kind, status));
  const heads = ["kind", "status", ...Object.keys(ACTS)];
  const table = [`| ${heads.join(" | ")} |`, `|${heads.map(() => "---").join("|")}|`, ...rows].join("\n");
  const page = readFileSync(PAGE, "utf8");
  const made = page.replace(
    /<!-- table -->[\s\S]*<!-- \/table -->/,
    `<!-- table -->\n${table}\n<!-- /table -->`,
  );
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, made);
  expect(made).toBe(process.env.UPDATE_DOCS ? made : page);
}, 180_000);
