import { beforeEach, describe, expect, it } from "@jest/globals";
import {
  agentParty,
  composeThread,
  type MessageDoc,
  type ThreadDoc,
} from "../../../src/modules/threads/index.js";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const MANY_BYTES = 60 * 1024;

describe("a full thread", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(server);
  });

  const store = async (given: Partial<ThreadDoc>): Promise<string> => {
    const thread = composeThread({
      tenantId: desk.tenant.id,
      kind: "APPROVAL",
      title: "A long concern",
      originator: agentParty("ana", "ana/shop/bot"),
      assigneeId: "ana",
      payload: { type: "approval", summary: "s" },
      participants: [{ box: "p:cho", reason: "INVITED", handle: null, byPersonId: "ana", at: new Date() }],
      at: new Date(),
      event: { type: "thread.posted" },
      ...given,
    });
    await db.collection<ThreadDoc>("threads").insertOne({ ...thread, outbox: [] });
    return thread._id;
  };
  const message = (n: number, body: string): MessageDoc => ({
    id: `m${n}`,
    author: agentParty("ana", "ana/shop/bot"),
    body,
    createdAt: new Date(),
    parentId: null,
    to: [],
    cc: [],
    option: null,
    amend: false,
    reached: ["p:ana", "p:cho"],
    readBy: [],
    reactions: [],
  });
  const say = (id: string, body = "one more") =>
    desk.ana.send("mutation($input: PostMessageInput!) { postMessage(input: $input) { message { id } } }", {
      input: { threadId: id, body },
    });
  const stillWorks = async (id: string) => {
    for (const answer of [
      await acts.markRead(desk.ana, id),
      await acts.react(desk.ana, id, { key: "eyes" }),
      await acts.follow(desk.cho, id, { on: false }),
      await acts.archive(desk.ana, id),
      await acts.answer(desk.ana, id, YES),
    ])
      expect(answer.errors).toBeUndefined();
    const thread = await desk.thread(
      desk.ana,
      id,
      "status archived unread messages(last: 2) { nodes { id } pageInfo { hasPreviousPage } }",
    );
    expect(thread).toMatchObject({ status: "ANSWERED", archived: true, unread: false });
    expect(thread.messages.pageInfo.hasPreviousPage).toBe(true);
  };

  it("takes the five hundredth message and not one more, also of two at once, and can be left and decided", async () => {
    const id = await store({ messages: Array.from({ length: 499 }, (_, n) => message(n, "words")) });
    const both = await Promise.all([say(id), say(id)]);
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(both.find(({ errors }) => errors !== undefined)).toBeRefused("message_limit_reached", {
      limit: 500,
    });
    await stillWorks(id);
  });

  it("case 41: past 12 MiB it takes no more words, and can be read, left, archived and decided", async () => {
    const id = await store({
      messages: Array.from({ length: 210 }, (_, n) => message(n, "é".repeat(MANY_BYTES / 2))),
    });
    expect(await say(id)).toBeRefused("thread_too_large", { limit: 12 * 1024 * 1024 });
    await stillWorks(id);
  });

  it("takes a hundred participants and refuses the next, whoever joins", async () => {
    const people = Array.from({ length: 98 }, (_, n) => `x${n}`);
    const id = await store({
      participants: people.map((who) => ({
        box: `p:${who}`,
        reason: "INVITED",
        handle: null,
        byPersonId: null,
        at: new Date(),
      })),
    });
    expect((await acts.invite(desk.ana, id, { personId: "cho" })).errors).toBeUndefined();
    expect(await acts.invite(desk.ana, id, { personId: "dee" })).toBeRefused("participant_limit_reached", {
      limit: 100,
    });
    // Who takes part already needs no room.
    expect((await acts.invite(desk.ana, id, { personId: "cho" })).errors).toBeUndefined();
    expect((await acts.follow(desk.cho, id, { on: true })).errors).toBeUndefined();
    expect((await acts.remove(desk.ana, id, { personId: "cho" })).errors).toBeUndefined();
  });

  it("a post brings in a hundred at most, its poster counted where that is a person, each once", async () => {
    const ids = Array.from({ length: 100 }, (_, n) => `many-${n}`);
    for (const name of ids) await desk.tenant.person(name);
    const post = (client: Desk["ana"], participantIds: readonly string[]) =>
      client.send(
        "mutation($input: PostThreadInput!) { postThread(input: $input) { thread { participants { reason } } } }",
        { input: { kind: "NOTICE", title: "All of you", recipientId: "cho", participantIds } },
      );
    expect((await post(desk.tenant.host, ids)).errors).toBeUndefined();
    expect(await post(desk.ana, ids)).toBeRefused("participant_limit_reached", { limit: 100 });
    expect((await post(desk.ana, [...ids.slice(1), "ana", "MANY-1@demo.test"])).errors).toBeUndefined();

    const note = (more: Record<string, unknown>) =>
      desk.bot.send("mutation($input: InboxPostInput!) { inbox_post(input: $input) { thread { id } } }", {
        input: { title: "State", key: "crowd", ...more },
      });
    expect((await note({ participantIds: ids.slice(0, 90) })).errors).toBeUndefined();
    expect(await note({ participantIds: ids.slice(80) })).toBeRefused("participant_limit_reached");
    expect((await note({ participantIds: ids.slice(70, 90) })).errors).toBeUndefined();
  });

  it.each([
    ["16,384 bytes of two each", "é".repeat(8_192), null],
    ["one byte more", `${"é".repeat(8_192)}x`, "too_long"],
    ["nothing", "", "bad_input"],
    ["only blanks", " \n\t", "bad_input"],
    ["half a character", "abc\ud800", "bad_text"],
    ["a NUL", "a\u0000b", "bad_text"],
  ] as const)("a message of %s: %s", async (_, body, reason) => {
    const id = await desk.ask();
    const answer = await say(id, body);
    if (reason === null) expect(answer.errors).toBeUndefined();
    else expect(answer).toBeRefused(reason, { path: "input.body" });
  });

  it.each([
    ["200 characters beyond the basic plane", "\u{1D11E}".repeat(200), true],
    ["one more", "\u{1D11E}".repeat(201), false],
    ["family emoji counted by code points", "\u{1F468}\u200D\u{1F469}\u200D\u{1F466}".repeat(40), true],
  ])("case 37: a title of %s", async (_, title, fits) => {
    const answer = await desk.ana.send(
      "mutation($input: PostThreadInput!) { postThread(input: $input) { thread { title } } }",
      { input: { kind: "APPROVAL", title, payload: { approval: { summary: "s" } } } },
    );
    if (fits) expect(answer.data.postThread.thread.title).toBe(title);
    else expect(answer).toBeRefused("too_long", { limit: 200 });
  });

  it("replies are one level deep: deeper, unknown or of another thread is invalid_parent", async () => {
    const id = await desk.ask();
    const first = await desk.say(desk.ana, id);
    const second = await desk.say(desk.ana, id, "a reply", { parentId: first });
    const other = await desk.say(desk.ana, await desk.ask());
    for (const parentId of [second, "nope", other, ""]) {
      const answer = await desk.ana.send(
        "mutation($input: PostMessageInput!) { postMessage(input: $input) { message { id } } }",
        { input: { threadId: id, body: "deeper", parentId } },
      );
      expect(answer).toBeRefused("invalid_parent", { path: "input.parentId" });
    }
  });

  it("case 49: fifty repeats of one message at once are one message; another's key is their own", async () => {
    const id = await desk.ask({ participantIds: ["ben"] });
    const post = (client: Desk["ana"], body: string) =>
      client.send("mutation($input: PostMessageInput!) { postMessage(input: $input) { message { id } } }", {
        input: { threadId: id, body, clientKey: "k1" },
      });
    const all = await Promise.all(Array.from({ length: 50 }, () => post(desk.ana, "once")));
    const ids = new Set(all.map(({ data }) => data.postMessage.message.id));
    expect(ids.size).toBe(1);
    expect((await desk.thread(desk.ana, id)).messageCount).toBe(1);
    expect(await post(desk.ana, "other words")).toBeRefused("client_key_reused");
    expect((await post(desk.ben, "once")).data.postMessage.message.id).not.toBe([...ids][0]);
  });
});
