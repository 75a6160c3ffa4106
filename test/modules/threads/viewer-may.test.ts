import { describe, expect, it } from "@jest/globals";
import type { Answer, Client } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { acts, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const desk = await openDesk(server);
await desk.tenant.person("eve");

const FLAGS = `contribute decide answer acknowledge dismiss delegate archive invite remove amend reroute
  resolve withdraw follow leave`;
const may = async (client: Client, id: string): Promise<Record<string, boolean>> =>
  (await desk.thread(client, id, `viewerMay { ${FLAGS} }`)).viewerMay;

const host = async (input: Record<string, unknown>): Promise<string> => {
  const { postThread } = await desk.tenant.host.must(
    "mutation($input: PostThreadInput!) { postThread(input: $input) { thread { id } } }",
    { input: { title: "T", participantIds: ["cho", "dee"], ...input } },
  );
  return postThread.thread.id;
};
const OPEN: Readonly<Record<string, () => Promise<string>>> = {
  ask: () => host({ kind: "APPROVAL", payload: { approval: { summary: "s" } }, assigneeId: "ana" }),
  notice: () => host({ kind: "NOTICE", recipientId: "ana" }),
  output: () => host({ kind: "OUTPUT_TEXT", body: "words", recipientId: "ana" }),
};
const CLOSE: Readonly<Record<string, (id: string) => Promise<Answer>>> = {
  ask: (id) => acts.answer(desk.ana, id, YES),
  notice: (id) => acts.acknowledge(desk.ana, id, { revision: 1 }),
  output: (id) => acts.resolve(desk.ana, id),
};

/** What a button does. Following and leaving are left out: done twice they change nothing and are not refused. */
const BUTTONS: Readonly<Record<string, (client: Client, id: string) => Promise<Answer>>> = {
  contribute: (client, id) =>
    client.send(
      'mutation($id: ID!) { postMessage(input: { threadId: $id, body: "b" }) { message { id } } }',
      {
        id,
      },
    ),
  answer: (client, id) => acts.answer(client, id, YES),
  acknowledge: (client, id) => acts.acknowledge(client, id, { revision: 1 }),
  dismiss: acts.dismiss,
  delegate: (client, id) => acts.delegate(client, id, { personId: "eve" }),
  archive: acts.archive,
  invite: (client, id) => acts.invite(client, id, { personId: "eve" }),
  remove: (client, id) => acts.remove(client, id, { personId: "eve" }),
  resolve: acts.resolve,
  withdraw: acts.withdraw,
};

describe("what the viewer may do", () => {
  const cases = Object.keys(OPEN).flatMap((kind) =>
    ["open", "closed"].flatMap((state) =>
      ["ana", "ben", "cho", "dee"].map((who) => [state, kind, who] as const),
    ),
  );
  it.each(cases)("on an %s %s is for %s exactly what is not refused", async (state, kind, who) => {
    const client = { ana: desk.ana, ben: desk.ben, cho: desk.cho, dee: desk.dee }[who];
    if (client === undefined) throw new Error(`nobody is called ${who}`);
    let id: string | undefined;
    for (const [name, press] of Object.entries(BUTTONS)) {
      if (id === undefined) {
        id = (await OPEN[kind]?.()) ?? "";
        if (state === "closed") await CLOSE[kind]?.(id);
      }
      if ((await desk.thread(client, id, "id")) === null) return;
      const flags = await may(client, id);
      const { errors } = await press(client, id);
      expect([name, flags[name]]).toEqual([name, errors === undefined]);
      // What was refused has changed nothing.
      if (errors === undefined) id = undefined;
    }
  });

  it("lets whoever was asked change the answer while there is one, and once it was resolved", async () => {
    const { saveItem } = await desk.tenant.host.must(
      `mutation { saveItem(input: { key: "G-1", kind: GOAL, title: "Goal", personIds: ["ana", "ben", "cho"] }) { id } }`,
    );
    const { addComment } = await desk.ana.must(
      "mutation($input: AddCommentInput!) { addComment(input: $input) { thread { id } } }",
      { input: { itemId: saveItem.id, body: "Which?", needsReply: true, to: ["ben@demo.test"] } },
    );
    const { id } = addComment.thread;
    const amends = async () => [(await may(desk.ben, id)).amend, (await may(desk.cho, id)).amend];
    expect(await amends()).toEqual([false, false]);
    await desk.say(desk.ben, id, "This one");
    expect(await amends()).toEqual([true, false]);
    await acts.resolve(desk.ana, id);
    expect(await amends()).toEqual([true, false]);
    await desk.say(desk.ben, id, "The other", { amend: true });
    expect((await desk.thread(desk.ana, id)).status).toBe("ANSWERED");
  });

  it("names for an agent nothing that its API does not have", async () => {
    const id = await desk.ask({ assigneeId: "cho" });
    const { thread_get } = await desk.bot.must(
      `query($id: ID!) { thread_get(id: $id) { viewerMay { ${FLAGS} } } }`,
      {
        id,
      },
    );
    const holding = Object.entries(thread_get.viewerMay).filter(([, holds]) => holds === true);
    expect(holding.map(([name]) => name).sort()).toEqual(["contribute", "withdraw"]);
  });
});
