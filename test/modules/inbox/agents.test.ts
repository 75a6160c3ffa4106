import { beforeEach, describe, expect, it } from "@jest/globals";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);

describe("an agent's inbox", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(server);
  });
  const list = (client: Desk["bot"], fields: string, wait = 0) =>
    client.must(`query($wait: Int!) { inbox_list(wait: $wait) { ${fields} } }`, { wait });

  it("reads its owner's two boxes and no other", async () => {
    const own = await desk.ask();
    const other = await desk.ask({ assigneeId: "ben" });
    const mine = await list(desk.bot, "you { yourTurn { id } } waitingOnOthers { id originator { handle } }");
    expect(mine.inbox_list.you.yourTurn).toEqual([{ id: own }]);
    expect(mine.inbox_list.waitingOnOthers.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([other]),
    );
    const theirs = await list(desk.benBot, "you { yourTurn { id } }");
    expect(theirs.inbox_list.you.yourTurn).toEqual([{ id: other }]);
  });

  it("hands its unread out once, to one of two callers at the same instant, and reads nothing of its owner", async () => {
    const id = await desk.ask();
    await acts.answer(desk.ana, id, YES);
    const both = await Promise.all([1, 2].map(() => list(desk.bot, "agents { unread { id } }")));
    expect(both.flatMap(({ inbox_list }) => inbox_list.agents.unread)).toEqual([{ id }]);
    expect((await desk.counts(desk.ana)).unread).toBe(1);
    expect((await list(desk.bot, "agents { unread { id } }")).inbox_list.agents.unread).toEqual([]);
  });

  it("its history is paged on request", async () => {
    const id = await desk.ask();
    await acts.answer(desk.ana, id, YES);
    await acts.markRead(desk.ana, id);
    await list(desk.bot, "agents { unread { id } }");
    const { inbox_list } = await desk.bot.must("{ inbox_list(read: true) { read { nodes { id } } } }");
    expect(inbox_list.read.nodes).toEqual([{ id }]);
    expect((await list(desk.bot, "read { nodes { id } }")).inbox_list.read).toBeNull();
  });

  it("every answer carries the digest, refusals too, and shows the caller's own act", async () => {
    const before = await desk.bot.send("{ agent { handle } }");
    expect(before.extensions?.inbox).toEqual({
      yourTurn: 0,
      unread: 0,
      unreadForYourPerson: 0,
      waitingOnYourPerson: 0,
      newest: [],
    });
    await desk.ask();
    const after = await desk.bot.send(`mutation { ask_withdraw(id: "none") { thread { id } } }`);
    expect(after).toBeRefused("not_found");
    expect(after.extensions?.inbox).toMatchObject({ unreadForYourPerson: 1, waitingOnYourPerson: 1 });
  });

  it("the digest names who a reply is from and whom it was asked by", async () => {
    const id = await desk.ask();
    await acts.answer(desk.ana, id, YES);
    await desk.say(desk.ben, id, "agreed");
    const { extensions } = await desk.bot.send("{ agent { handle } }");
    expect(extensions?.inbox.newest).toEqual([
      expect.objectContaining({
        threadId: id,
        kind: "APPROVAL",
        from: "ben",
        askedBy: "ana/shop/bot",
        forAgent: null,
        yourTurn: false,
      }),
    ]);
  });

  it("the digest names who ended it, where nobody has said anything since", async () => {
    const id = await desk.ask({ assigneeId: "ben" });
    await desk.say(desk.ana, id, "please");
    await acts.answer(desk.ben, id, YES);
    const { extensions } = await desk.bot.send("{ agent { handle } }");
    expect(extensions?.inbox.newest).toMatchObject([{ threadId: id, from: "ben" }]);
  });

  it("has the words of one agent to another of the same owner unread, and a wait ends with them", async () => {
    const id = await desk.ask({ assigneeId: "ben" });
    const sibling = await desk.tenant.agent("ana", "ana/shop/sibling");
    const say = (client: Desk["bot"], body: string) =>
      client.must(
        "mutation($input: PostMessageInput!) { thread_message_add(input: $input) { message { id } } }",
        { input: { threadId: id, body } },
      );
    await say(desk.bot, "my own words");
    expect((await list(desk.bot, "agents { unread { id } }")).inbox_list.agents.unread).toEqual([]);
    const waiting = list(desk.bot, "agents { unread { id } }", 20);
    await say(sibling, "I know the branch");
    expect((await waiting).inbox_list.agents.unread).toEqual([{ id }]);
    await say(desk.bot, "thanks");
    const { extensions } = await sibling.send("{ agent { handle } }");
    expect(extensions?.inbox).toMatchObject({ unread: 1, newest: [{ threadId: id, from: "ana/shop/bot" }] });
    expect(extensions?.inbox.unreadForYourPerson).toBe(0);
  });

  it.each([[-1], [51]])("a wait of %s seconds is out of range", async (wait) => {
    expect(
      await desk.bot.send("query($wait: Int!) { inbox_list(wait: $wait) { counts { unread } } }", { wait }),
    ).toBeRefused("out_of_range", { limit: 50 });
  });

  it("case 15: a wait ends with the arrival, whatever the instant, and two waits hear the same", async () => {
    const rounds = process.env.SLOW_TESTS ? 1_000 : 20;
    let id = "";
    for (let round = 0; round < rounds; round += 1) {
      if (round % 100 === 0) id = await desk.ask();
      const started = performance.now();
      // Up to five milliseconds before the waits begin, or after.
      const shift = Math.random() * 10 - 5;
      const later = async <T>(ms: number, act: () => Promise<T>): Promise<T> => {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
        return act();
      };
      await Promise.all([
        later(-shift, () => list(desk.bot, "counts { unread }", 20)),
        later(-shift, () => list(desk.bot, "agents { yourTurn { id } }", 20)),
        later(shift, () => desk.say(desk.ana, id, `news ${round}`)),
      ]);
      expect(performance.now() - started).toBeLessThan(10_000);
      await desk.bot.must("mutation($ids: [ID!]!) { inbox_mark_read(ids: $ids) { id } }", { ids: [id] });
    }
  }, 600_000);

  it("a wait with nothing to tell answers empty when its time is over", async () => {
    const { inbox_list } = await list(desk.bot, "agents { unread { id } yourTurn { id } }", 1);
    expect(inbox_list).toEqual({ agents: { unread: [], yourTurn: [] } });
  });

  it("a wait ends at once with its owner's account, and tells nothing", async () => {
    const apart = await openDesk(server);
    await apart.ask();
    await apart.bot.must("{ inbox_list { agents { unread { id } } } }");
    const waiting = apart.bot.send("{ inbox_list(wait: 30) { you { unread { id } } } }");
    await new Promise((resolve) => setTimeout(resolve, 300));
    const started = performance.now();
    const admin = await apart.tenant.person("eva", "ADMIN");
    await admin.must('mutation { deactivatePerson(personId: "ana") { id } }');
    const answer = await waiting;
    expect(answer).toBeRefused("unauthenticated");
    expect(answer).not.toHaveProperty("extensions.inbox");
    expect(performance.now() - started).toBeLessThan(15_000);
  }, 60_000);

  it("marks 1 to 25 named threads, all or none, and archives with a guard per entry", async () => {
    const mark = (ids: string[]) =>
      desk.bot.send("mutation($ids: [ID!]!) { inbox_mark_read(ids: $ids) { id unread(box: AGENTS) } }", {
        ids,
      });
    expect(await mark([])).toBeRefused("bad_input");
    expect(await mark(Array.from({ length: 26 }, (_, n) => `${n}`))).toBeRefused("too_many_ids", {
      limit: 25,
    });
    const id = await desk.ask();
    await acts.answer(desk.ana, id, YES);
    expect(await mark([id, "none"])).toBeRefused("not_found");
    const { data } = await mark([id, id]);
    expect(data.inbox_mark_read).toEqual([{ id, unread: false }]);
  });

  it("has no field that could take a decision from a person", async () => {
    const { __schema } = await desk.bot.must(
      "{ __schema { queryType { fields { name description } } mutationType { fields { name description args { name } } } types { name inputFields { name } } } }",
    );
    const names: string[] = [...__schema.queryType.fields, ...__schema.mutationType.fields].map(
      ({ name }) => name,
    );
    for (const forbidden of [
      /^answer/,
      /dismiss/i,
      /acknowledge/i,
      /unarchive/i,
      /react/i,
      /follow/i,
      /invite/i,
      /approve/i,
    ])
      expect(names.filter((name) => forbidden.test(name))).toEqual([]);
    const types: string[] = __schema.types.map(({ name }: { name: string }) => name);
    for (const hidden of [
      "AnswerAskInput",
      "AcknowledgeInput",
      "ReactInput",
      "FollowInput",
      "InviteInput",
      "AgentKey",
      "Webhook",
    ])
      expect(types).not.toContain(hidden);
    for (const { name, description } of [...__schema.queryType.fields, ...__schema.mutationType.fields])
      expect([name, (description ?? "").length > 40]).toEqual([name, true]);
  });

  it("adds to a thread and answers nothing by it", async () => {
    const id = await desk.ask();
    for (const more of [{ option: "Yes" }, { amend: true }])
      expect(
        await desk.bot.send(
          "mutation($input: PostMessageInput!) { thread_message_add(input: $input) { message { id } } }",
          {
            input: { threadId: id, body: "words", ...more },
          },
        ),
      ).toBeRefused("agents_never_answer");
  });
});
