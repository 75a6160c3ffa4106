import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import {
  ANSWER,
  ASK_POST,
  approval,
  GET,
  INBOX_POST,
  oneQuestion,
  openWorld,
  POST_THREAD,
  READ,
  type World,
  yes,
} from "./world.js";

const server = await startServer((await openTestDatabase()).db);

describe("posting", () => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(server);
  });

  const asked = (input: Loose) =>
    world.builder.send(ASK_POST, {
      input: { kind: "APPROVAL", title: "May I?", payload: approval, ...input },
    });
  const posted = (who: World["ada"], input: Loose) =>
    who.send(POST_THREAD, { input: { kind: "NOTICE", title: "Note", ...input } });

  it("puts an agent's ask in front of its owner, in the topic general of its project", async () => {
    const { data } = await asked({ tags: ["ops", "OPS", "web"] });
    expect(data.ask_post.note).toMatch(/later turn/);
    expect(data.ask_post.thread).toMatchObject({
      status: "OPEN",
      assignee: { id: "ada" },
      topic: "general",
      tags: ["ops", "web"],
      originator: { handle: world.handle, throughAgents: true },
      waitingOn: [{ person: { id: "ada" }, throughAgents: false }],
      readByMe: true,
    });
    const { thread } = await world.ada.must(READ, { id: data.ask_post.thread.id });
    expect(thread).toMatchObject({ unread: true, requiresAction: true, readByMe: false });
  });

  it("gives `then` to the asking agents' box alone", async () => {
    const { id } = await world.ask({ kind: "DECISION", payload: oneQuestion });
    const thens = (thread: Loose) => thread.payload.questions[0].options.map((option: Loose) => option.then);
    expect(thens((await world.builder.must(GET, { id })).thread_get)).toEqual(["turn left", "turn right"]);
    expect(thens((await world.ada.must(READ, { id })).thread)).toEqual([null, null]);
  });

  it("is refused to readers, and everyone named must be reachable", async () => {
    expect(await posted(world.dee, {})).toBeRefused("forbidden");
    expect(await asked({ assigneeId: "nobody" })).toBeRefused("not_found");
    expect(await asked({ participantIds: ["nobody"] })).toBeRefused("not_found");
    expect(await asked({ teamId: "nothing" })).toBeRefused("not_found");
    await world.ada.must(`mutation { deactivatePerson(personId: "cho") { active } }`);
    expect(await asked({ assigneeId: "cho" })).toBeRefused("not_found");
    expect(await posted(world.host, {})).toBeRefused("bad_input", { path: "input.recipientId" });
  });

  it("takes each kind through its own door, with its own payload", async () => {
    for (const kind of ["QUESTION", "COMMENT", "DISCUSSION"])
      expect(await posted(world.ada, { kind })).toBeRefused("bad_input", { path: "input.kind" });
    expect(await asked({ kind: "NOTICE" })).toBeRefused("bad_input", { path: "input.kind" });
    const wrong = await world.builder.send(INBOX_POST, { input: { kind: "APPROVAL", title: "x" } });
    expect(wrong).toBeRefused("bad_input", { path: "input.kind" });
    expect(await asked({ kind: "FEEDBACK" })).toBeRefused("bad_input", { path: "input.payload" });
    const output = (kind: string, of: Loose) => posted(world.ada, { kind, payload: { output: of } });
    expect(await output("OUTPUT_LINK", { url: "javascript:alert(1)" })).toBeRefused("bad_input");
    expect(await output("OUTPUT_DOCUMENT", { url: " java script:x" })).toMatchObject({ status: 200 });
    expect(await output("OUTPUT_DOCUMENT", { url: "JaVaScRiPt:x" })).toBeRefused("bad_input");
    expect(await output("OUTPUT_LINK", { text: "no link" })).toBeRefused("bad_input");
    expect((await output("OUTPUT_DOCUMENT", { url: "docs/plan.md" })).errors).toBeUndefined();
    expect(
      (await output("OUTPUT_IMAGE", { url: "https://x.test/a.png", mimeType: "image/png" })).errors,
    ).toBeUndefined();
  });

  it("holds the limits of payloads, and names the place", async () => {
    const ask = (questions: Loose) => asked({ kind: "DECISION", payload: { decision: { questions } } });
    const [question] = oneQuestion.decision.questions;
    const nine = Array.from({ length: 9 }, (_, n) => ({ ...question, id: `q${n}` }));
    expect(await ask(nine)).toBeRefused("out_of_range", {
      path: "input.payload.decision.questions",
      limit: 8,
    });
    expect(await ask([question, question])).toBeRefused("bad_input", {
      path: "input.payload.decision.questions.1.id",
    });
    expect(await ask([{ ...question, recommended: "z" }])).toBeRefused("bad_input");
    expect(await ask([{ ...question, header: "h".repeat(41) }])).toBeRefused("too_long", { limit: 40 });
    const long = { id: "l", label: "l".repeat(61) };
    expect(await ask([{ ...question, options: [long] }])).toBeRefused("too_long", { limit: 60 });
    const wide = Array.from({ length: 5 }, (_, n) => ({
      id: `${n}`,
      label: "x",
      preview: "p".repeat(16_000),
    }));
    expect(await ask([{ ...question, options: wide }])).toBeRefused("too_long", { path: "input.payload" });
    expect((await ask([{ id: "q", question: "In words?", options: [] }])).errors).toBeUndefined();
    expect(await asked({ title: "" })).toBeRefused("bad_input");
    expect(await asked({ title: "t".repeat(201) })).toBeRefused("too_long", { limit: 200 });
    expect(await asked({ body: "é".repeat(8_193) })).toBeRefused("too_long", { limit: 16_384 });
    expect(await asked({ tags: ["x".repeat(65)] })).toBeRefused("too_long");
    expect(await asked({ topic: "x".repeat(65) })).toBeRefused("too_long");
  });

  it("decides a LOW ask that carries a default, unread by nobody and owing nothing", async () => {
    const { data } = await asked({ criticality: "LOW", default: yes, assigneeId: "ben" });
    expect(data.ask_post.thread).toMatchObject({
      status: "ANSWERED",
      requiresAction: false,
      decision: { auto: true, by: { handle: world.handle }, answer: { approved: true } },
    });
    const { id } = data.ask_post.thread;
    const { thread } = await world.ben.must(READ, { id });
    expect(thread).toMatchObject({ unread: false, readByMe: true, outcome: { readByMe: true }, owed: [] });
    expect(await asked({ criticality: "NORMAL", default: yes })).toBeRefused("bad_input", {
      path: "input.default",
    });
    expect(await asked({ criticality: "LOW", default: yes, effect: { type: "deploy" } })).toBeRefused(
      "bad_input",
    );
    expect(await asked({ criticality: "LOW", default: { ordering: { order: [] } } })).toBeRefused(
      "answer_mismatch",
      {
        path: "input.default",
      },
    );
    expect(await world.ben.send(ANSWER, { input: { threadId: id, answer: yes } })).toBeRefused(
      "already_answered",
    );
  });

  it("keeps an effect's arguments exactly, and makes the built-in ones alone (case 63)", async () => {
    const args = {
      "one.two": 1,
      $set: { status: "ANSWERED" },
      "": 2,
      a: { $inc: 1 },
      $ref: "x",
      $id: 1,
      _bsontype: "Long",
    };
    const { data } = await asked({ effect: { type: "deploy", args } });
    expect(data.ask_post.thread).toMatchObject({
      status: "OPEN",
      payload: { effectType: "deploy", effectArgs: args },
    });
    await world.ada.must(ANSWER, { input: { threadId: data.ask_post.thread.id, answer: yes } });
    const { answers } = await world.host.must(`{ answers { nodes { effectType effectArgs } } }`);
    expect(answers.nodes).toEqual([{ effectType: "deploy", effectArgs: args }]);
    expect(await asked({ effect: { type: "MEMBERSHIP_GRANT" } })).toBeRefused("forbidden");
    expect(await asked({ effect: { type: "big", args: { x: "y".repeat(16_400) } } })).toBeRefused(
      "bad_input",
    );
    let deep: Loose = 1;
    for (let level = 0; level < 21; level += 1) deep = [deep];
    expect(await asked({ effect: { type: "deep", args: deep } })).toBeRefused("bad_input");
  });

  it("reaches an agent of one's own, and owes it a message", async () => {
    const { data } = await posted(world.ada, {
      kind: "OUTPUT_TEXT",
      body: "Look at this.",
      recipientHandle: world.handle,
    });
    const { delivery_pull } = await world.builder.must(
      `{ delivery_pull(sessionId: "s") { kind thread { id unread(box: AGENTS) } } }`,
    );
    expect(delivery_pull).toEqual([
      { kind: "MESSAGE", thread: { id: data.postThread.thread.id, unread: true } },
    ]);
    const foreign = await posted(world.ben, {
      kind: "OUTPUT_TEXT",
      body: "x",
      recipientHandle: world.handle,
    });
    expect(foreign).toBeRefused("not_found");
    expect(await posted(world.ada, { recipientHandle: world.handle })).toBeRefused("bad_input");
  });

  it("reaches no agent that is retired: nobody would pick it up", async () => {
    const handle = "ada/shop/old";
    await world.host.must(`mutation ($input: SaveAgentInput!) { saveAgent(input: $input) { handle } }`, {
      input: { handle },
    });
    await world.host.must(`mutation ($handle: String!) { retireAgent(handle: $handle) { handle } }`, {
      handle,
    });
    const note = { kind: "OUTPUT_TEXT", body: "x", recipientHandle: handle };
    expect(await posted(world.ada, note)).toBeRefused("not_found");
  });

  it("about an item: seen by the poster, and by everyone addressed when its viewers may see it", async () => {
    await world.host.must(`mutation ($i: SaveItemInput!) { saveItem(input: $i) { id } }`, {
      i: { id: "G1", key: "G-1", kind: "GOAL", title: "Grow", personIds: ["ada", "ben"] },
    });
    const about = (who: World["ada"], more: Loose) =>
      posted(who, { itemId: "G-1", recipientId: "ben", ...more });
    expect(await about(world.cho, {})).toBeRefused("not_found");
    expect(await about(world.ada, { visibility: "ITEM", participantIds: ["cho"] })).toBeRefused(
      "addressee_cannot_see",
      {
        addressees: ["cho"],
      },
    );
    const { data } = await about(world.ada, { visibility: "ITEM" });
    expect(data.postThread.thread).toMatchObject({
      subject: { itemId: "G1", title: "Grow" },
      visibility: "ITEM",
    });
    expect((await about(world.ada, { participantIds: ["cho"] })).errors).toBeUndefined();
    expect((await about(world.host, {})).errors).toBeUndefined();
    expect(await posted(world.ada, { visibility: "ITEM" })).toBeRefused("bad_input");
  });

  it("case 49: fifty repeats with one clientKey make one ask; another agent's key is its own", async () => {
    const input = { title: "Once", clientKey: "k1", key: "release" };
    const all = await Promise.all(Array.from({ length: 50 }, () => asked(input)));
    expect(all.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(all.map(({ data }) => data.ask_post.thread.id)).size).toBe(1);
    const other = await world.agent("ada", "ada/shop/other");
    const { ask_post } = await other.must(ASK_POST, {
      input: { kind: "APPROVAL", title: "Once", payload: approval, clientKey: "k1" },
    });
    expect(ask_post.thread.id).not.toBe(all[0]?.data.ask_post.thread.id);
    expect(await asked({ ...input, title: "Twice" })).toBeRefused("client_key_reused");
    // What is null says no more than what is left out.
    const spelled = await asked({ ...input, topic: null, teamId: null });
    expect(spelled.data.ask_post.thread.id).toBe(all[0]?.data.ask_post.thread.id);
    // The key still lies on its thread: a follow-up finds it.
    const { inbox_post } = await world.builder.must(INBOX_POST, { input: { title: "More", key: "RELEASE" } });
    expect(inbox_post.thread).toMatchObject({
      id: all[0]?.data.ask_post.thread.id,
      status: "OPEN",
      title: "Once",
    });
  });

  it("fifty simultaneous asks leave exactly twenty open, and notices count apart", async () => {
    const all = await Promise.all(Array.from({ length: 50 }, (_, n) => asked({ title: `Ask ${n}` })));
    expect(all.filter(({ errors }) => !errors)).toHaveLength(20);
    const refused = all.filter(({ errors }) => errors);
    for (const one of refused) expect(one).toBeRefused("open_limit_reached", { limit: 20 });
    expect(refused[0]?.errors?.[0]?.message).toMatch(/withdraw/);
    expect((await world.builder.send(INBOX_POST, { input: { title: "A notice" } })).errors).toBeUndefined();
    const [open] = all.filter(({ errors }) => !errors);
    await world.ada.must(ANSWER, { input: { threadId: open?.data.ask_post.thread.id, answer: yes } });
    expect((await asked({})).errors).toBeUndefined();
    expect(await asked({})).toBeRefused("open_limit_reached");
  });

  it("case 17: naming a person in every role makes one unread and owes nothing twice", async () => {
    const { id } = await world.ask({ assigneeId: "ben", participantIds: ["ben", "ben", "ben@demo.test"] });
    const { thread } = await world.ben.must(READ, { id });
    expect(thread.participants.filter(({ party }: Loose) => party.person.id === "ben")).toHaveLength(1);
    expect(thread.unread).toBe(true);
  });
});
