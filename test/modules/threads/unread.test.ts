import { beforeEach, describe, expect, it } from "@jest/globals";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);

describe("unread, badge, turns", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(server);
  });
  const unread = async (id: string) => (await desk.thread(desk.ana, id, "unread")).unread;

  it("the four numbers equal the rows of the lists that they count", async () => {
    await desk.ask();
    await desk.output();
    await acts.markRead(desk.ana, await desk.ask());
    await acts.archive(desk.ana, await desk.output());
    await desk.notice();
    const counts = await desk.counts(desk.ana);
    expect(counts).toEqual({ unread: 3, unreadRequiresAction: 2, pending: 3, requiresAction: 3 });
    expect(await desk.rows(desk.ana, "UNREAD")).toHaveLength(counts.unread);
    expect(await desk.rows(desk.ana, "PENDING")).toHaveLength(counts.pending);
    expect(await desk.rows(desk.ana, "NEEDS_YOU")).toHaveLength(counts.requiresAction);
  });

  it("reading never closes an ask: the badge reaches zero without a decision", async () => {
    const id = await desk.ask();
    await acts.markRead(desk.ana, id);
    expect(await desk.counts(desk.ana)).toMatchObject({
      unread: 0,
      unreadRequiresAction: 0,
      requiresAction: 1,
    });
    expect(await desk.thread(desk.ana, id)).toMatchObject({ status: "OPEN" });
  });

  it("is kept per message: reading the fifth says nothing about the third and fourth", async () => {
    const id = await desk.ask({ participantIds: ["ben"] });
    await acts.markRead(desk.ana, id);
    const messages = [];
    for (let n = 0; n < 5; n += 1) messages.push(await desk.say(desk.ben, id, `number ${n}`));
    await acts.markRead(desk.ana, id, { messageIds: [messages[4]] });
    const thread = await desk.thread(desk.ana, id, "unread firstUnread messages { nodes { id readByMe } }");
    expect(thread).toMatchObject({ unread: true, firstUnread: messages[0] });
    expect(thread.messages.nodes.map((one: { readByMe: boolean }) => one.readByMe)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it("an empty list reads the body and the outcome alone", async () => {
    const id = await desk.ask({ participantIds: ["ben"] });
    await desk.say(desk.ben, id);
    await acts.markRead(desk.ana, id, { messageIds: [] });
    expect(await desk.thread(desk.ana, id)).toMatchObject({ readByMe: true, unread: true });
  });

  it("an unknown message is not_found, and more than 500 are too many", async () => {
    const id = await desk.ask();
    expect(await acts.markRead(desk.ana, id, { messageIds: ["nope"] })).toBeRefused("not_found");
    const many = Array.from({ length: 501 }, (_, n) => `m${n}`);
    expect(await acts.markRead(desk.ana, id, { messageIds: many })).toBeRefused("too_many_ids", {
      limit: 500,
    });
  });

  it("case 04: a message into an archived thread leaves it archived and is not counted", async () => {
    const id = await desk.output();
    await acts.markRead(desk.ana, id);
    await acts.archive(desk.ana, id);
    await desk.bot.must(
      `mutation($id: ID!) { thread_message_add(input: { threadId: $id, body: "more" }) { message { id } } }`,
      { id },
    );
    expect((await desk.counts(desk.ana)).unread).toBe(0);
    await acts.markRead(desk.ana, id);
    expect(await unread(id)).toBe(false);
  });

  it("case 06: archiving many at once, twice and while read, never makes a negative badge", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => desk.output()));
    await desk.bot.must(
      `mutation($id: ID!) { thread_message_add(input: { threadId: $id, body: "two" }) { message { id } } }`,
      { id: ids[2] },
    );
    const socket = await desk.ana.socket();
    const badge = socket.subscribe("subscription { badge { unread } }");
    await badge.next();
    await Promise.all([
      ...ids.map((id) => acts.archive(desk.ana, id)),
      acts.archive(desk.ana, ids[2] ?? ""),
      acts.markRead(desk.ana, ids[2] ?? ""),
    ]);
    let last = 5;
    while (last > 0) {
      const { unread: now } = (await badge.next()).data.badge;
      expect(now).toBeGreaterThanOrEqual(0);
      expect(now).not.toBe(last);
      last = now;
    }
    expect((await desk.counts(desk.ana)).unread).toBe(0);
    await socket.close();
  });

  it("case 07: one's own message is read everywhere and replying reads nothing else", async () => {
    const id = await desk.ask({ participantIds: ["ben"] });
    await acts.markRead(desk.ana, id);
    await desk.say(desk.ana, id);
    expect(await unread(id)).toBe(false);
    await desk.say(desk.ben, id);
    await desk.say(desk.ana, id, "without having read it");
    expect(await unread(id)).toBe(true);
  });

  it("case 08: bookkeeping makes nothing unread for who does it", async () => {
    const id = await desk.ask();
    await acts.markRead(desk.ana, id);
    await acts.react(desk.ana, id, { key: "eyes" });
    await acts.invite(desk.ana, id, { personId: "cho" });
    await acts.archive(desk.ana, id);
    await acts.unarchive(desk.ana, id);
    await acts.answer(desk.ana, id, YES);
    expect(await unread(id)).toBe(false);
    expect((await desk.counts(desk.ana)).unread).toBe(0);
  });

  it("case 10: marking all read marks what stood at the cut and nothing that came later", async () => {
    for (let n = 0; n < 12; n += 1) await desk.output({ participantIds: ["ben"] });
    const [seventh] = (await desk.rows(desk.ana, "UNREAD")).slice(6);
    const until = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await desk.say(desk.ben, seventh ?? "", "later");
    const { markInboxRead } = await desk.ana.must(
      "mutation($until: DateTime!) { markInboxRead(input: { until: $until }) { unread } }",
      { until },
    );
    expect(markInboxRead.unread).toBe(1);
    expect(await desk.rows(desk.ana, "UNREAD")).toEqual([seventh]);
  });

  it("marking all read leaves what was handed over or rewritten after the cut", async () => {
    const { ana, ben, cho, bot } = desk;
    const post = async (body: string) => {
      const { inbox_post } = await bot.must(
        "mutation($input: InboxPostInput!) { inbox_post(input: $input) { thread { id } } }",
        { input: { title: "State", body, key: "state", recipientId: "cho" } },
      );
      return inbox_post.thread.id as string;
    };
    const known = await desk.output({ participantIds: ["cho"] });
    const rewritten = await post("first");
    await acts.markRead(cho, rewritten);
    const invited = await desk.output();
    const delegated = await desk.ask({ assigneeId: "ben" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const until = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await acts.invite(ana, invited, { personId: "cho" });
    await acts.delegate(ben, delegated, { personId: "cho" });
    await post("second");
    const markAll = (instant: string) =>
      cho.must("mutation($until: DateTime!) { markInboxRead(input: { until: $until }) { unread } }", {
        until: instant,
      });
    expect((await markAll(until)).markInboxRead.unread).toBe(3);
    expect(await desk.thread(cho, known)).toMatchObject({ unread: false });
    for (const id of [invited, delegated, rewritten])
      expect(await desk.thread(cho, id)).toMatchObject({ unread: true, readByMe: false });
    expect((await markAll(new Date().toISOString())).markInboxRead.unread).toBe(0);
  });

  it("a reaction never makes unread and never sorts", async () => {
    const older = await desk.output({ participantIds: ["ben"] });
    await desk.output();
    await acts.markRead(desk.ana, older);
    await acts.react(desk.ben, older, { key: "heart" });
    expect(await unread(older)).toBe(false);
    expect((await desk.rows(desk.ana, "ALL")).at(-1)).toBe(older);
  });

  it("an outcome is news to everyone in the room but its author", async () => {
    const id = await desk.ask({ participantIds: ["cho"] });
    await acts.markRead(desk.cho, id);
    await acts.answer(desk.ana, id, YES);
    expect(await desk.thread(desk.cho, id)).toMatchObject({ unread: true, outcome: { readByMe: false } });
    expect(await unread(id)).toBe(true);
    await acts.markRead(desk.ana, id);
    expect(await desk.thread(desk.ana, id)).toMatchObject({ unread: false, outcome: { readByMe: true } });
  });

  it("an agent marks its own box, never its owner's", async () => {
    const id = await desk.output();
    await desk.bot.must(`mutation($ids: [ID!]!) { inbox_mark_read(ids: $ids) { id } }`, { ids: [id] });
    expect(await unread(id)).toBe(true);
    await desk.bot.must(
      `query($id: ID!) { thread_get(id: $id) { body } inbox_list { you { unread { id } } } }`,
      { id },
    );
    expect(await unread(id)).toBe(true);
  });

  it("a team's view has no alarm, and nothing for outsiders", async () => {
    await desk.ask();
    const team = async (client: Desk["ana"]) =>
      await client.must(
        "query($id: ID!) { inboxCounts(teamId: $id) { unread unreadRequiresAction pending requiresAction } inbox(teamId: $id, first: 9) { nodes { id } } }",
        { id: desk.teamId },
      );
    expect((await team(desk.ben)).inboxCounts).toEqual({
      unread: 0,
      unreadRequiresAction: 0,
      pending: 1,
      requiresAction: 0,
    });
    expect((await team(desk.ana)).inboxCounts.requiresAction).toBe(1);
    expect((await team(desk.cho)).inbox.nodes).toEqual([]);
    expect((await team(desk.cho)).inboxCounts.pending).toBe(0);
    const { inboxCounts } = await desk.ana.must('{ inboxCounts(teamId: "") { pending requiresAction } }');
    expect(inboxCounts).toEqual({ pending: 0, requiresAction: 0 });
  });

  it("case 80: what one asks of oneself appears once as to do and raises no badge", async () => {
    const { postThread } = await desk.ana.must(
      "mutation($input: PostThreadInput!) { postThread(input: $input) { thread { id } } }",
      { input: { kind: "APPROVAL", title: "Mine", payload: { approval: { summary: "s" } } } },
    );
    expect(await desk.counts(desk.ana)).toMatchObject({ unread: 0, requiresAction: 1 });
    expect((await acts.answer(desk.ana, postThread.thread.id, YES)).errors).toBeUndefined();
  });
});
