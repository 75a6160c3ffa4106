import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Client } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const NEVER_WAS = "0123456789abcdef01234567";

describe("what one may not see", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(server);
  });

  it("case 29: the change that takes a thread away tells its loser the id alone, on every channel", async () => {
    const save = (personIds: readonly string[], title: string) =>
      desk.tenant.host.must(`mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }`, {
        input: { id: "plan", key: "P-1", kind: "GOAL", title, personIds },
      });
    await save(["ana", "cho"], "Plans");
    const { addComment } = await desk.ana.must(
      `mutation { addComment(input: { itemId: "plan", body: "Look", to: ["cho@demo.test"] }) { thread { id } } }`,
    );
    const { id } = addComment.thread;
    const socket = await desk.cho.socket();
    const thread = socket.subscribe(
      "subscription($id: ID!) { threadChanged(id: $id) { kind threadId messageId thread { title subject { item { title } } } } }",
      { id },
    );
    const inbox = socket.subscribe(
      "subscription { inboxChanged { kind threadId messageId thread { title subject { item { title } } } } }",
    );
    await thread.next();
    await inbox.next();
    const { changes: seen } = await desk.cho.must("{ changes { nodes { cursor } } }");
    await save(["ana"], "Layoffs");
    const left = { kind: "LEFT", threadId: id, messageId: null, thread: null };
    expect((await thread.next()).data.threadChanged).toEqual(left);
    expect((await inbox.next()).data.inboxChanged).toEqual(left);
    await desk.say(desk.ana, id, "They are gone");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(socket.waiting().filter(({ type }) => type === "next")).toEqual([]);
    const { changes } = await desk.cho.must(
      "query($after: String) { changes(after: $after) { nodes { type data thread { title } } } }",
      { after: seen.nodes.at(-1)?.cursor },
    );
    expect(JSON.stringify(changes)).not.toContain("Layoffs");
    expect(JSON.stringify(changes)).not.toContain("gone");
    await socket.close();
  });

  it("case 30: is in no list, count, reaction or address, and answers like what never was", async () => {
    const id = await desk.ask({ title: "salary", teamId: desk.teamId });
    await desk.say(desk.ana, id, "the salary of Ben");
    await acts.react(desk.ana, id, { key: "eyes" });
    const of = async (client: Client) => ({
      counts: await desk.counts(client),
      team: (
        await client.must(
          "query($id: ID!) { inboxCounts(teamId: $id) { unread unreadRequiresAction pending requiresAction } }",
          { id: desk.teamId },
        )
      ).inboxCounts,
      unread: await desk.rows(client, "UNREAD"),
      all: await desk.rows(client, "ALL"),
      topics: (await client.must("{ topics { name } }")).topics,
    });
    const none = { unread: 0, unreadRequiresAction: 0, pending: 0, requiresAction: 0 };
    expect(await of(desk.cho)).toEqual({ counts: none, team: none, unread: [], all: [], topics: [] });

    const answers = async (one: string) => {
      const fields = [
        () => desk.cho.send("query($id: ID!) { thread(id: $id) { title } }", { id: one }),
        () => acts.markRead(desk.cho, one),
        () => acts.react(desk.cho, one, { key: "eyes" }),
        () => acts.answer(desk.cho, one, YES),
        () => acts.archive(desk.cho, one),
        () => acts.invite(desk.cho, one, { personId: "ben" }),
        () => acts.delegate(desk.cho, one, { personId: "ben" }),
        () => acts.dismiss(desk.cho, one),
        () => acts.withdraw(desk.cho, one),
        () => acts.follow(desk.cho, one, { on: true }),
      ];
      const told = [];
      for (const field of fields) {
        const { data, errors, status } = await field();
        const [error] = errors ?? [];
        const { requestId: _, ...extensions } = (error?.extensions ?? {}) as Record<string, unknown>;
        told.push({ data, status, message: error?.message, extensions });
      }
      return told;
    };
    const hidden = await answers(id);
    expect(hidden).toEqual(await answers(NEVER_WAS));
    expect(hidden.slice(1).map(({ extensions }) => extensions.reason)).toEqual(Array(9).fill("not_found"));
  });
});

describe("who wrote what", () => {
  it("case 59: each message has its own author, in any order and beside other requests", async () => {
    const desk = await openDesk(server);
    const id = await desk.ask({ participantIds: ["ben", "cho"] });
    const writers = [desk.cho, desk.ana, desk.ben, desk.ana, desk.cho, desk.ben];
    const names = ["cho", "ana", "ben", "ana", "cho", "ben"];
    for (const [n, writer] of writers.entries()) await desk.say(writer, id, `by ${names[n]}`);
    const rounds = Array.from({ length: 25 }, () =>
      [desk.ana, desk.ben, desk.cho].map((reader) =>
        reader.must(
          "query($id: ID!) { thread(id: $id) { messages(last: 50) { nodes { body author { person { id name } } } } } }",
          { id },
        ),
      ),
    );
    for (const { thread } of await Promise.all(rounds.flat()))
      for (const { body, author } of thread.messages.nodes) expect(body).toBe(`by ${author.person.id}`);
  });
});
