import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { added, boxes, eventsOf, openTalk, type Talk } from "./world.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const events = (threadId: string) => eventsOf(server, threadId);

let talk: Talk;
beforeEach(async () => {
  talk = await openTalk(server);
});
const saveItem = async (input: Record<string, unknown>): Promise<string> =>
  (
    await talk.tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
      input,
    })
  ).saveItem.id;
const emails = (names: readonly string[]) => names.map((name) => `${name}@demo.test`);
const seats = ({ participants }: Loose): string[] =>
  participants.map(({ party, reason }: Loose) => `${boxes([party])} ${reason}`);

describe("twenty people", () => {
  const crowd = Array.from({ length: 21 }, (_, n) => `x${n}`);
  const first = (n: number) => emails(crowd.slice(0, n));
  beforeEach(async () => {
    await Promise.all(crowd.map((name) => talk.tenant.person(name)));
    await talk.tenant.team("crowd", crowd);
    await talk.tenant.team("most", [...crowd.slice(0, 20), "ana"]);
    await saveItem({ key: "D-1", kind: "DOCUMENT", title: "Brief", ownerId: "ana", personIds: crowd });
  });
  const add = (to: readonly string[], cc: readonly string[] = []) =>
    talk.add(talk.ana, { itemId: "D-1", to, cc });

  it("are counted over `to` and `cc` together, once each, whatever their spelling, without the author", async () => {
    const { participants } = added(
      await add(
        [...first(12), ...emails(["ana"]), "  X3@Demo.TEST "],
        [...first(20), ...emails(["ana"]), "team:MOST"],
      ),
    );
    expect(participants).toHaveLength(21);
  });
  it("and one more are too many, named or behind a team, and nothing is written", async () => {
    const written = await db.collection("threads").countDocuments({ tenantId: talk.tenant.id });
    for (const [to, cc] of [
      [first(21), []],
      [first(12), emails(crowd.slice(12))],
      [["team:crowd"], []],
      [[...first(1), ...emails(["x20"])], ["team:most"]],
      [Array.from({ length: 101 }, (_, n) => `nobody${n}@x.test`), []],
    ] as const)
      expect(await add(to, cc)).toBeRefused("too_many_addressees", { limit: 20 });
    expect(await db.collection("threads").countDocuments({ tenantId: talk.tenant.id })).toBe(written);
  });
  it("may be added reply by reply, up to a hundred in the thread; who is in it still speaks there", async () => {
    const { id } = added(await talk.add(talk.ana, { itemId: "D-1" }));
    const seat = (name: string) => ({
      box: `p:${name}`,
      reason: "INVITED",
      handle: null,
      byPersonId: null,
      at: new Date(),
    });
    const seats = Array.from({ length: 97 }, (_, n) => seat(`y${n}`));
    await db
      .collection<{ _id: string; participants: object[] }>("threads")
      .updateOne({ _id: id }, { $push: { participants: { $each: seats } } });
    const reply = (to: readonly string[]) => talk.reply(talk.ana, id, { body: "You too?", to });
    expect(await reply(first(3))).toBeRefused("participant_limit_reached", { limit: 100 });
    expect((await reply(first(2))).errors).toBeUndefined();
    expect((await reply(first(2))).errors).toBeUndefined();
    expect(await reply(first(3))).toBeRefused("participant_limit_reached");
  });
});

describe("who cannot be addressed", () => {
  it("is named at once with all others, in `to` and in `cc`, as they were written", async () => {
    expect(
      await talk.add(talk.ana, {
        itemId: "G-1",
        to: ["Nobody@demo.test", "ben@demo.test", "team:none", "me"],
        cc: ["agent", "nobody@DEMO.test"],
      }),
    ).toBeRefused("unknown_addressee", { addressees: ["Nobody@demo.test", "team:none", "me", "agent"] });
  });
  it("case 32: who does not see the item is told of to the author, in any order, and nobody hears anything", async () => {
    await talk.tenant.person("eve", "ADMIN");
    await talk.tenant.person("fay");
    const outsiders = ["eve", "fay", "cho"];
    for (const [to, cc] of [
      [["eve"], []],
      [["cho", "ben"], []],
      [["ben", "eve"], ["cho"]],
      [["ben"], ["fay", "eve", "cho"]],
    ] as const) {
      const named = [...to, ...cc].filter((one) => outsiders.includes(one));
      const answer = await talk.add(talk.ana, { itemId: "G-1", to: emails(to), cc: emails(cc) });
      expect(answer).toBeRefused("addressee_cannot_see", { addressees: emails(named) });
    }
    const { id } = added(await talk.add(talk.ana, { itemId: "G-1", to: emails(["ben"]), needsReply: true }));
    const told = (await events(id)).length;
    const passed = await talk.reply(talk.ben, id, {
      body: "They know",
      to: emails(["cho"]),
      cc: emails(["eve"]),
    });
    expect(passed).toBeRefused("addressee_cannot_see", { addressees: emails(["cho", "eve"]) });
    expect(await events(id)).toHaveLength(told);
    for (const name of outsiders) expect((await talk.counts(await talk.tenant.as(name))).unread).toBe(0);
  });
  it("of a team is named one by one", async () => {
    await talk.tenant.team("mixed", ["ben", "cho"]);
    expect(await talk.add(talk.ana, { itemId: "G-1", to: ["team:mixed"] })).toBeRefused(
      "addressee_cannot_see",
      { addressees: emails(["cho"]) },
    );
  });
  it("is who was deactivated, a team without anybody active, and an agent whose owner was", async () => {
    await talk.tenant.team("gone", ["ben"]);
    await talk.tenant.team("mixed", ["ben", "dee"]);
    await talk.tenant.host.must(`mutation { deactivatePerson(personId: "ben") { id } }`);
    const to = ["ben@demo.test", "team:gone", "agent"];
    expect(await talk.add(talk.ana, { itemId: "AC-1", to })).toBeRefused("unknown_addressee", {
      addressees: to,
    });
    const { id } = added(await talk.add(talk.ana, { itemId: "AC-1", to: ["team:mixed"] }));
    expect(await talk.heard(id)).toEqual(["p:dee"]);
  });
});

describe("short names", () => {
  it("`agent` on a plan and on evidence is its outcome's claim holder", async () => {
    await saveItem({ key: "E-1", kind: "EVIDENCE", title: "Test", parentId: talk.outcome });
    for (const itemId of ["AC-1", "P-1", "E-1"]) {
      const { question } = added(await talk.add(talk.ana, { itemId, to: ["agent"], needsReply: true }));
      expect(boxes(question.askedOf)).toEqual(["a:ben"]);
    }
  });
  it("ask nobody where they name the author alone, whoever else the item would reach", async () => {
    for (const [client, to] of [
      [talk.ana, "ana@demo.test"],
      [talk.benBot, "agent"],
    ] as const)
      expect(await talk.add(client, { itemId: "P-1", to: [to], needsReply: true })).toBeRefused("bad_input", {
        path: "input.to",
      });
  });
  it("a question without `to` asks those it reaches, and not those in cc", async () => {
    const { question, waitingOn } = added(
      await talk.add(talk.ana, { itemId: "P-1", cc: ["ben@demo.test", "dee@demo.test"], needsReply: true }),
    );
    expect(boxes(question.askedOf)).toEqual(["a:ana", "a:ben"]);
    expect(boxes(waitingOn)).toEqual(["a:ana", "a:ben"]);
  });
});

describe("once each", () => {
  it("case 17: however often and in whatever role somebody is named, one unread, one event, one delivery", async () => {
    const { id } = added(
      await talk.add(talk.ana, {
        itemId: "P-1",
        to: ["agent", "AGENT"],
        cc: ["agent", "dee@demo.test", "Dee@Demo.test", "team:ops"],
        needsReply: true,
      }),
    );
    const told = await events(id);
    expect(told.map(({ type }) => type)).toEqual(["comment.added"]);
    expect(told[0]?.notify.map(({ box }: Loose) => box).sort()).toEqual(["a:ana", "a:ben", "p:ben", "p:dee"]);
    expect((await talk.counts(talk.ben, "AGENTS")).unread).toBe(1);
    expect((await talk.counts(talk.dee)).unread).toBe(1);
    const pull = '{ delivery_pull(sessionId: "s", first: 50) { kind thread { id } } }';
    expect((await talk.benBot.must(pull)).delivery_pull).toEqual([
      { kind: "QUESTION_ASKED", thread: { id } },
    ]);
    // A follow-up is owed once too: as a question, not as a message besides.
    await talk.reply(talk.ana, id, { body: "Well?", to: ["agent"] });
    expect((await talk.benBot.must(pull)).delivery_pull).toHaveLength(2);
  });
  it("case 19: in `to` and `cc` in any spelling is in `to` alone; the author in cc is neither told nor unread", async () => {
    const thread = added(
      await talk.add(talk.bot, {
        itemId: "AC-1",
        to: ["agent"],
        cc: ["AGENT", "ben@demo.test", "Ben@demo.test", "me"],
      }),
    );
    expect(seats(thread)).toEqual(["a:ana ORIGINATOR", "a:ben TO", "p:ben CC", "p:ana CC"]);
    const own = added(await talk.add(talk.ana, { itemId: "AC-1", cc: ["ana@demo.test", "dee@demo.test"] }));
    expect(await talk.heard(own.id)).toEqual(["a:ben", "p:dee"]);
    expect((await talk.counts(talk.ana)).unread).toBe(1);
    expect((await talk.read(talk.ana, own.id)).unread).toBe(false);
  });
  it("a person in `to` is not asked through their agents too, also with `agent` beside them", async () => {
    const { question } = added(
      await talk.add(talk.ana, { itemId: "AC-1", to: ["agent", "ben@demo.test"], needsReply: true }),
    );
    expect(boxes(question.askedOf)).toEqual(["p:ben"]);
  });
});

describe("who is there in person", () => {
  it("is asked in person by `agent` too: on a plan that they wrote, and in a thread they are in", async () => {
    await saveItem({ key: "P-2", kind: "PLAN", title: "Ben's", parentId: talk.outcome, authorId: "ben" });
    const plan = added(await talk.add(talk.ana, { itemId: "P-2", to: ["agent"], needsReply: true }));
    expect([boxes(plan.question.askedOf), boxes(plan.waitingOn)]).toEqual([["p:ben"], ["p:ben"]]);
    expect(await talk.heard(plan.id)).toEqual(["p:ben"]);

    const { id } = added(
      await talk.add(talk.ana, { itemId: "AC-1", to: ["ben@demo.test"], needsReply: true }),
    );
    const again = added(await talk.reply(talk.ana, id, { body: "Or your agent?", to: ["agent"] }));
    expect([boxes(again.question.askedOf), boxes(again.waitingOn)]).toEqual([["p:ben"], ["p:ben"]]);
    expect(await talk.heard(id)).toEqual(["p:ben"]);
    expect((await talk.counts(talk.ben, "AGENTS")).unread).toBe(0);
  });
  it("is not so when only in cc: their agents are asked beside", async () => {
    const { id } = added(
      await talk.add(talk.ana, {
        itemId: "AC-1",
        to: ["dee@demo.test"],
        cc: ["ben@demo.test"],
        needsReply: true,
      }),
    );
    const again = added(await talk.reply(talk.ana, id, { body: "Or you?", to: ["agent"] }));
    expect(boxes(again.question.askedOf)).toEqual(["a:ben", "p:dee"]);
    expect(await talk.heard(id)).toEqual(["a:ben", "p:dee"]);
  });
});

describe("a VIEWER who is asked", () => {
  it("answers, also to who is in the thread, and brings nobody in", async () => {
    const { id } = added(
      await talk.add(talk.ana, { itemId: "G-1", to: ["dee@demo.test"], needsReply: true }),
    );
    for (const more of [{ to: ["ben@demo.test"] }, { cc: ["ben@demo.test"] }])
      expect(await talk.reply(talk.dee, id, { body: "Ask Ben", ...more })).toBeRefused("forbidden");
    expect((await talk.counts(talk.ben)).unread).toBe(0);
    const answered = added(await talk.reply(talk.dee, id, { body: "Yes", to: ["ana@demo.test"] }));
    expect(answered.decision.answer.words).toBe("Yes");
  });
  it("is handed, by their agent, what was put to it", async () => {
    const deeBot = await talk.tenant.agent("dee", "dee/shop/bot");
    await saveItem({
      key: "AC-2",
      kind: "OUTCOME",
      title: "Two",
      parentId: talk.goal,
      claimHandle: "dee/shop/bot",
    });
    const { id } = added(await talk.add(talk.ana, { itemId: "AC-2", needsReply: true }));
    const passed = added(await talk.reply(deeBot, id, { body: "Hers", to: ["me"] }));
    expect(boxes(passed.waitingOn)).toEqual(["p:dee"]);
  });
});

describe("agents of one owner", () => {
  it("hear each other in the box they share, and not themselves", async () => {
    const second = await talk.tenant.agent("ana", "ana/shop/second");
    const plan = added(await talk.add(second, { itemId: "P-1" }));
    expect(await talk.heard(plan.id)).toEqual(["a:ana", "a:ben"]);
    expect((await talk.counts(talk.ana, "AGENTS")).unread).toBe(1);
    const own = added(await talk.add(talk.bot, { itemId: "P-1" }));
    expect(await talk.heard(own.id)).toEqual(["a:ben"]);
    await talk.reply(second, own.id, { body: "Seen" });
    expect(await talk.heard(own.id)).toEqual(["a:ana", "a:ben"]);
    expect((await talk.counts(talk.ana)).unread).toBe(0);
  });
});
