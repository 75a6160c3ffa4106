import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { acts } from "../../support/desk.js";
import { startServer } from "../../support/server.js";
import { added, boxes, eventsOf, openTalk, type Talk } from "./world.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const events = (threadId: string) => eventsOf(server, threadId);

let talk: Talk;
beforeEach(async () => {
  talk = await openTalk(server);
});
const ask = async (client: Talk["ana"], more: Record<string, unknown> = {}) =>
  added(await talk.add(client, { itemId: "G-1", to: ["ben@demo.test"], needsReply: true, ...more }));
const told = async (id: string): Promise<Loose> =>
  (await events(id)).filter(({ type }) => type === "comment.added").at(-1);
const movers = async (id: string): Promise<string[]> =>
  (await told(id)).data.waitingOn.map(
    ({ personId, throughAgents }: Loose) => `${throughAgents ? "a" : "p"}:${personId}`,
  );

describe("who was only in cc", () => {
  it("takes part like everyone else once they are asked", async () => {
    const { id } = await ask(talk.ana, { cc: ["dee@demo.test"] });
    await talk.reply(talk.ben, id, { body: "Dee knows", to: ["dee@demo.test"] });
    await talk.reply(talk.ana, id, { body: "Well?" });
    expect(await talk.heard(id)).toEqual(["p:ben", "p:dee"]);
    const { participants } = await talk.read(talk.ana, id);
    expect(participants.map(({ reason }: Loose) => reason)).toEqual(["ORIGINATOR", "TO", "TO"]);
  });
  it("or once they have spoken", async () => {
    const { id } = added(await talk.add(talk.ana, { itemId: "G-1", cc: ["ben@demo.test"] }));
    await talk.reply(talk.ana, id, { body: "by the way" });
    expect(await talk.heard(id)).toEqual([]);
    await talk.reply(talk.ben, id, { body: "I see" });
    await talk.reply(talk.ana, id, { body: "do you?" });
    expect(await talk.heard(id)).toEqual(["p:ben"]);
  });
  it("hears an amendment as well as the answer, and stays in cc when named there again", async () => {
    const { id } = await ask(talk.ana, { cc: ["dee@demo.test"] });
    await talk.reply(talk.ben, id, { body: "Yes", cc: ["dee@demo.test"] });
    expect(await talk.heard(id)).toEqual(["p:ana", "p:dee"]);
    await talk.reply(talk.ben, id, { body: "by the way" });
    expect(await talk.heard(id)).toEqual(["p:ana"]);
    await talk.reply(talk.ben, id, { body: "No", amend: true });
    expect(await talk.heard(id)).toEqual(["p:ana", "p:dee"]);
  });
});

describe("who has left", () => {
  it("is back in the room, and hears of it, when a follow-up makes it their turn", async () => {
    const { id } = await ask(talk.ana);
    await talk.reply(talk.ben, id, { body: "Yes" });
    expect((await acts.follow(talk.ben, id, { on: false })).errors).toBeUndefined();
    await talk.reply(talk.ana, id, { body: "Until when?" });
    expect(await talk.heard(id)).toEqual(["p:ben"]);
    expect(boxes((await talk.read(talk.ana, id)).waitingOn)).toEqual(["p:ben"]);
    const { pending, requiresAction, unread } = await talk.counts(talk.ben);
    expect([pending, requiresAction, unread]).toEqual([1, 1, 1]);
  });
  it("stays out as long as it is not their turn, and speaks again as they like", async () => {
    const { id } = await ask(talk.ana, { to: ["ben@demo.test", "dee@demo.test"] });
    await talk.reply(talk.ben, id, { body: "Yes" });
    await acts.follow(talk.dee, id, { on: false });
    await talk.reply(talk.ben, id, { body: "I am sure" });
    expect(await talk.heard(id)).toEqual(["p:ana"]);
    const amended = added(await talk.reply(talk.dee, id, { body: "I am not", amend: true }));
    expect(amended.decision.answer.words).toBe("I am not");
    expect(amended.participants.filter(({ party }: Loose) => party.person.id === "dee")).toHaveLength(1);
  });
});

describe("what the event tells of the turn", () => {
  it("is whom it waits on: nobody who does not see the item", async () => {
    const { id } = await ask(talk.ana, { to: ["ben@demo.test", "dee@demo.test"] });
    expect(await movers(id)).toEqual(["p:ben", "p:dee"]);
    await talk.reply(talk.dee, id, { body: "Yes" });
    await talk.tenant.host.must(`mutation { deactivatePerson(personId: "dee") { id } }`);
    await talk.reply(talk.ana, id, { body: "Sure?" });
    expect(await movers(id)).toEqual(["p:ben"]);
    expect(boxes((await talk.read(talk.ana, id)).waitingOn)).toEqual(["p:ben"]);
  });
  it("is nobody once it is resolved", async () => {
    const { id } = await ask(talk.ana);
    await acts.resolve(talk.ana, id);
    await talk.reply(talk.ben, id, { body: "too late" });
    expect(await movers(id)).toEqual([]);
    expect((await talk.read(talk.ana, id)).status).toBe("RESOLVED");
  });
});

describe("amending", () => {
  it("at one moment, by the clock too, keeps every answer: none is lost on the way", async () => {
    const at = new Date();
    const frozen = await startServer(db, { now: () => at });
    const here = await openTalk(frozen);
    const { id } = added(
      await here.add(here.ana, { itemId: "G-1", to: ["ben@demo.test"], needsReply: true }),
    );
    await here.reply(here.ben, id, { body: "0" });
    const all = await Promise.all(
      [1, 2, 3, 4].map((n) => here.reply(here.ben, id, { body: `${n}`, amend: true })),
    );
    for (const answer of all) expect(answer.errors).toBeUndefined();
    const { decision } = await here.read(here.ana, id);
    const words = [...decision.replaced, decision].map(({ answer }: Loose) => answer.words);
    expect(words[0]).toBe("0");
    expect([...words].sort()).toEqual(["0", "1", "2", "3", "4"]);
  });
  it("before any answer is the answer, and by someone not asked is forbidden", async () => {
    const { id } = await ask(talk.bot);
    for (const client of [talk.ana, talk.bot, talk.dee])
      expect(await talk.reply(client, id, { body: "Yes", amend: true })).toBeRefused("forbidden");
    const first = added(await talk.reply(talk.ben, id, { body: "Yes", amend: true }));
    expect(first).toMatchObject({ status: "ANSWERED", decision: { replaced: [] } });
    expect((await events(id)).map(({ type }) => type)).toContain("decision.made");
  });
  it("is for anyone who was asked, not only for who answered; the asker's side is told", async () => {
    const { id } = await ask(talk.bot, { to: ["ben@demo.test", "dee@demo.test"] });
    await talk.reply(talk.ben, id, { body: "Yes" });
    const amended = added(await talk.reply(talk.dee, id, { body: "No", amend: true }));
    expect(amended.decision).toMatchObject({ by: { person: { id: "dee" } }, answer: { words: "No" } });
    expect(boxes(amended.waitingOn)).toEqual(["a:ana"]);
    expect(await talk.heard(id)).toEqual(["a:ana", "p:ben"]);
  });
  it("takes no words at all for no answer: an empty body goes only with an option", async () => {
    const { id } = await ask(talk.ana, { options: [{ label: "Keep" }] });
    expect(await talk.reply(talk.ben, id, { amend: true })).toBeRefused("bad_input", { path: "input.body" });
    expect(added(await talk.reply(talk.ben, id, { option: "Keep" })).decision.answer).toEqual({
      option: "Keep",
      words: null,
    });
  });
  it("of what was dismissed or withdrawn is not_open", async () => {
    const { id } = await ask(talk.ana);
    await acts.withdraw(talk.ana, id);
    expect(await talk.reply(talk.ben, id, { body: "Yes", amend: true })).toBeRefused("not_open");
    expect((await talk.reply(talk.ben, id, { body: "words" })).errors).toBeUndefined();
  });
});

describe("passing on", () => {
  it("answers nothing unless it carries an option, which answers and asks them too", async () => {
    const { id } = await ask(talk.ana, { options: [{ label: "Keep" }] });
    const both = added(await talk.reply(talk.ben, id, { option: "Keep", to: ["dee@demo.test"] }));
    expect(both).toMatchObject({ status: "ANSWERED", decision: { answer: { option: "Keep" } } });
    expect(boxes(both.question.askedOf)).toEqual(["p:ben", "p:dee"]);
    expect(boxes(both.waitingOn)).toEqual(["p:ana"]);
  });
  it("by who is not asked tells people and asks nobody", async () => {
    const { id } = await ask(talk.ana, { cc: ["dee@demo.test"] });
    const eve = await talk.tenant.person("eve");
    await talk.tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
      input: { id: talk.goal, key: "G-1", kind: "GOAL", title: "Goal", personIds: ["ben", "dee", "eve"] },
    });
    const passed = added(await talk.reply(eve, id, { body: "Dee!", to: ["dee@demo.test"] }));
    expect(boxes(passed.question.askedOf)).toEqual(["p:ben"]);
    expect(boxes(passed.waitingOn)).toEqual(["p:ben"]);
    expect(await talk.heard(id)).toEqual(["p:ana", "p:ben", "p:dee"]);
  });
  it("to a team without anybody is refused, and is no answer by mistake", async () => {
    await talk.tenant.team("empty", []);
    const { id } = await ask(talk.ana);
    expect(await talk.reply(talk.ben, id, { body: "They know", to: ["team:empty"] })).toBeRefused(
      "unknown_addressee",
    );
    expect((await talk.read(talk.ana, id)).status).toBe("OPEN");
  });
});

describe("for people only", () => {
  it("holds for an answer and its amendment, and not for words beside it or for passing on", async () => {
    const { id } = await ask(talk.ana, { humanOnly: true });
    expect(await talk.reply(talk.benBot, id, { body: "Yes" })).toBeRefused("human_only");
    expect((await talk.reply(talk.benBot, id, { body: "Yours", to: ["me"] })).errors).toBeUndefined();
    await talk.reply(talk.ben, id, { body: "Yes" });
    expect((await talk.reply(talk.benBot, id, { body: "noted" })).errors).toBeUndefined();
    expect(await talk.reply(talk.benBot, id, { body: "No", amend: true })).toBeRefused("human_only");
    const amended = added(
      await talk.reply(talk.benBot, id, { body: "No", amend: true, confirmedWithPerson: true }),
    );
    expect(amended.decision).toMatchObject({ confirmedWithPerson: true, answer: { words: "No" } });
  });
  it("a person answers what was put to their agent, and an agent what was put to its person", async () => {
    const agents = await ask(talk.ana, { itemId: "AC-1", to: ["agent"] });
    expect(added(await talk.reply(talk.ben, agents.id, { body: "Yes" })).status).toBe("ANSWERED");
    const own = await ask(talk.ana);
    const said = added(await talk.reply(talk.benBot, own.id, { body: "Yes", confirmedWithPerson: false }));
    expect(said.decision).toMatchObject({ by: { handle: "ben/shop/bot" }, confirmedWithPerson: false });
  });
});

describe("`then`", () => {
  const thens = ({ options }: Loose): (string | null)[] => options.map(({ then }: Loose) => then);
  it("comes back to every agent of the asking side with the answer, and to nobody else in any way", async () => {
    const second = await talk.tenant.agent("ana", "ana/shop/second");
    const options = [{ label: "Keep", then: "keep the secret" }];
    const { id } = await ask(talk.bot, { itemId: "AC-1", options });
    await talk.reply(talk.ben, id, { option: "Keep" });
    expect(thens((await talk.read(second, id)).question)).toEqual(["keep the secret"]);
    for (const client of [talk.ana, talk.ben, talk.dee, talk.benBot])
      expect(thens((await talk.read(client, id)).question)).toEqual([null]);
    const changes = await talk.bot.must("{ changes { nodes { data } } }");
    expect(JSON.stringify(changes)).not.toContain("secret");
  });
  it("of a person is their own, and not their agents'", async () => {
    const { id } = await ask(talk.ana, { options: [{ label: "Keep", then: "keep them" }] });
    expect(thens((await talk.read(talk.ana, id)).question)).toEqual(["keep them"]);
    expect(thens((await talk.read(talk.bot, id)).question)).toEqual([null]);
  });
});
