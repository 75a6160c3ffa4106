import { beforeEach, describe, expect, it } from "@jest/globals";
import { makeContext } from "../../../src/context.js";
import { messageOnNotice } from "../../../src/modules/asks/index.js";
import { requireVisible } from "../../../src/modules/threads/index.js";
import type { Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import {
  ACKNOWLEDGE,
  ANSWER,
  ASK_POST,
  approval,
  GET,
  INBOX_POST,
  openWorld,
  READ,
  type World,
  yes,
} from "./world.js";

const server = await startServer((await openTestDatabase()).db);
const PULL = `query ($s: ID!) { delivery_pull(sessionId: $s) { id kind redelivered message { body }
  decision { asked answer { ... on NoticeAnswer { acknowledged note } ... on ApprovalAnswer { approved } } } thread { id } } }`;

describe("notices", () => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(server);
  });

  const nod = (who: World["ada"], threadId: string, input: Loose) =>
    who.send(ACKNOWLEDGE, { input: { threadId, revision: 1, ...input } });
  const owed = async () => (await world.builder.must(PULL, { s: "s" })).delivery_pull;
  const followUp = (input: Loose) => world.builder.send(INBOX_POST, { input: { key: "nightly", ...input } });
  const seen = async (id: string) => (await world.ada.must(READ, { id })).thread;

  /** As the person's postMessage does it. */
  const say = async (person: string, threadId: string, revision: number | null) => {
    const identity = { kind: "person", tenantId: world.id, personId: person, repos: {} } as const;
    const { app } = server;
    const context = makeContext(app, {
      identity,
      viewer: await app.directory.viewerOf(identity),
      requestId: "test",
      log: app.log,
      signal: new AbortController().signal,
    });
    const thread = await requireVisible(context, threadId);
    return messageOnNotice(context, thread, {
      body: "Well done.",
      parentId: null,
      revision,
      clientKey: null,
    });
  };

  it("waits for its recipient's nod, which tells nobody when it is bare", async () => {
    const { id } = await world.notice();
    expect(await seen(id)).toMatchObject({
      status: "OPEN",
      requiresAction: true,
      waitingOn: [{ person: { id: "ada" } }],
    });
    expect(await nod(world.ben, id, {})).toBeRefused("not_found");
    const { data } = await nod(world.ada, id, {});
    expect(data.acknowledge.thread).toMatchObject({
      status: "ANSWERED",
      requiresAction: false,
      outcome: null,
      decision: { asked: "Done", answer: { acknowledged: true, note: null } },
    });
    expect(await owed()).toEqual([]);
    expect(await nod(world.ada, id, {})).toBeRefused("already_answered");
  });

  it("with a note is news, and the agent's handle is owed it", async () => {
    const { id } = await world.notice({ participantIds: ["cho"] });
    expect(await nod(world.cho, id, {})).toBeRefused("forbidden");
    await nod(world.ada, id, { note: "Keep going." });
    expect(await owed()).toMatchObject([
      {
        kind: "NOTICE_NOTE",
        decision: { answer: { acknowledged: true, note: "Keep going." } },
        thread: { id },
      },
    ]);
    expect((await world.cho.must(READ, { id })).thread).toMatchObject({
      unread: true,
      outcome: { readByMe: false },
    });
  });

  it("refuses a nod on what is no notice, and a repeat under one clientKey is one nod", async () => {
    expect(await nod(world.ada, (await world.ask()).id, {})).toBeRefused("asks_nothing");
    const { id } = await world.notice();
    const both = await Promise.all([1, 2].map(() => nod(world.ada, id, { note: "n", clientKey: "k" })));
    expect(both.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await owed()).toHaveLength(1);
  });

  it("dismissing tells the agent nothing, and withdrawing finds no ask", async () => {
    const { id } = await world.notice();
    const withdrawn = await world.builder.send(
      `mutation ($id: ID!) { ask_withdraw(id: $id) { thread { id } } }`,
      { id },
    );
    expect(withdrawn).toBeRefused("asks_nothing");
    await world.ada.must(`mutation ($id: ID!) { dismiss(input: { threadId: $id }) { thread { status } } }`, {
      id,
    });
    expect(await owed()).toEqual([]);
    expect(await nod(world.ada, id, {})).toBeRefused("not_open");
  });

  it("a person's message settles it as their nod, only at the revision they saw", async () => {
    const first = await world.notice();
    await say("ada", first.id, null);
    expect((await seen(first.id)).status).toBe("OPEN");
    await say("ada", first.id, 9);
    expect((await seen(first.id)).status).toBe("OPEN");
    await say("ada", first.id, 1);
    const after = await seen(first.id);
    expect(after).toMatchObject({ status: "ANSWERED", decision: { answer: { acknowledged: true } } });
    expect(after.messages.nodes).toHaveLength(3);
    const told = await owed();
    expect(told.map(({ kind }: Loose) => kind)).toEqual(["MESSAGE", "MESSAGE", "MESSAGE"]);
    expect(told[2]).toMatchObject({
      message: { body: "Well done." },
      decision: { answer: { acknowledged: true } },
    });
  });

  it("case 26: a follow-up under its key is a new revision that waits again; the old nod stays what it was", async () => {
    const one = await world.notice({ key: "nightly", title: "Night 1" });
    await nod(world.ada, one.id, {});
    await world.ada.must(`mutation ($id: ID!) { archive(input: { threadId: $id }) { thread { id } } }`, {
      id: one.id,
    });
    await world.ada.must(`mutation ($id: ID!) { markRead(input: { threadId: $id }) { thread { id } } }`, {
      id: one.id,
    });
    const { data } = await followUp({ title: "Night 2", body: "More." });
    expect(data.inbox_post.thread).toMatchObject({
      id: one.id,
      revision: 2,
      title: "Night 2",
      status: "OPEN",
      decision: null,
    });
    expect(await seen(one.id)).toMatchObject({ unread: true, archived: false, requiresAction: true });
    expect(await nod(world.ada, one.id, { revision: 1 })).toBeRefused("revision_changed", { revision: 2 });
    const done = await nod(world.ada, one.id, { revision: 2 });
    expect(done.data.acknowledge.thread.decision).toMatchObject({
      asked: "Night 2",
      replaced: [{ by: { person: { id: "ada" } } }],
    });
  });

  it("a follow-up on an open ask is a message; on a decided one a notice, and the decision stays", async () => {
    const ask = await world.ask({ key: "nightly", title: "May I?" });
    const { data } = await followUp({ title: "Still waiting", body: "No hurry." });
    expect(data.inbox_post.thread).toMatchObject({
      id: ask.id,
      status: "OPEN",
      title: "May I?",
      revision: 1,
    });
    expect(data.inbox_post.thread.messages.nodes).toMatchObject([{ body: "Still waiting\n\nNo hurry." }]);
    await world.ada.must(ANSWER, { input: { threadId: ask.id, answer: yes } });
    await followUp({ title: "Released" });
    expect(await seen(ask.id)).toMatchObject({
      kind: "NOTICE",
      status: "OPEN",
      revision: 2,
      payload: null,
      assignee: null,
      recipient: { id: "ada" },
    });
    const stored = await server.app.threads.repo.findHead(world.id, ask.id);
    expect(stored?.earlier).toMatchObject([{ asked: "May I?", answer: { approved: true } }]);
    // What was decided is still owed.
    expect(await owed()).toMatchObject([{ kind: "ASK_ANSWERED", decision: { answer: { approved: true } } }]);
  });

  it("the key moves to a newer ask, and belongs to its handle", async () => {
    const one = await world.notice({ key: "nightly" });
    const ask = await world.ask({ key: "Nightly" });
    expect(ask.id).not.toBe(one.id);
    const { data } = await followUp({ title: "For the ask" });
    expect(data.inbox_post.thread.id).toBe(ask.id);
    const other = await world.agent("ada", "ada/shop/other");
    const { inbox_post } = await other.must(INBOX_POST, { input: { title: "Mine", key: "nightly" } });
    expect([one.id, ask.id]).not.toContain(inbox_post.thread.id);
  });

  it("simultaneous posts under one key make one thread, and a repeat one revision", async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => followUp({ title: `Run ${n}` })));
    expect(all.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(all.map(({ data }) => data.inbox_post.thread.id)).size).toBe(1);
    const id = all[0]?.data.inbox_post.thread.id;
    expect((await seen(id)).revision).toBe(10);
    await Promise.all([1, 2, 3].map(() => followUp({ title: "Same", clientKey: "k" })));
    expect((await seen(id)).revision).toBe(11);
  });

  it("at most twenty are open; a follow-up on an open one is never refused", async () => {
    await world.notice({ key: "nightly" });
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, n) => world.builder.send(INBOX_POST, { input: { title: `N ${n}` } })),
    );
    expect(all.filter(({ errors }) => !errors)).toHaveLength(19);
    expect(all.find(({ errors }) => errors)).toBeRefused("open_limit_reached", { limit: 20 });
    expect((await followUp({ title: "Again" })).errors).toBeUndefined();
    const { ask_post } = await world.builder.must(ASK_POST, {
      input: { kind: "APPROVAL", title: "An ask", payload: approval, key: "ask" },
    });
    await world.ada.must(ANSWER, { input: { threadId: ask_post.thread.id, answer: yes } });
    expect(await followUp({ title: "No place", key: "ask" })).toBeRefused("open_limit_reached");
    const { thread_get } = await world.builder
      .must(GET, { id: ask_post.thread.id })
      .catch(() => ({ thread_get: null }));
    if (thread_get) expect(thread_get.status).toBe("ANSWERED");
  });

  it("gives the places of those back that wait for somebody who was deactivated", async () => {
    const post = (input: Loose = {}) =>
      world.builder.send(INBOX_POST, { input: { title: "News", recipientId: "cho", ...input } });
    const first = await post({ key: "kept" });
    await Promise.all(Array.from({ length: 19 }, () => post()));
    expect(await post({ recipientId: "ben" })).toBeRefused("open_limit_reached");
    await world.host.must(`mutation { deactivatePerson(personId: "cho") { active } }`);
    // The one whose key is used again is told to its owner, and takes a place like any other.
    const again = await world.builder.send(INBOX_POST, { input: { title: "More news", key: "kept" } });
    expect(again.data.inbox_post.thread).toMatchObject({
      id: first.data.inbox_post.thread.id,
      recipient: { id: "ada" },
    });
    const answers = await Promise.all(Array.from({ length: 30 }, () => post({ recipientId: "ben" })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(19);
  });

  it("case 83: archiving takes nobody's duty away from where it is listed, and an agent cannot do it", async () => {
    const { id } = await world.ask();
    await world.ada.must(`mutation ($id: ID!) { archive(input: { threadId: $id }) { thread { id } } }`, {
      id,
    });
    expect(await seen(id)).toMatchObject({
      archived: true,
      status: "OPEN",
      waitingOn: [{ person: { id: "ada" } }],
    });
    const { errors } = await world.ada.send(ANSWER, { input: { threadId: id, answer: yes } });
    expect(errors).toBeUndefined();
    expect(await seen(id)).toMatchObject({ archived: true, status: "ANSWERED" });
    expect(await owed()).toMatchObject([{ kind: "ASK_ANSWERED" }]);
  });
});
