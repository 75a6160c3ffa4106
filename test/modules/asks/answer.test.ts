import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import {
  ANSWER,
  approval,
  GET,
  no,
  oneQuestion,
  openWorld,
  POST_THREAD,
  READ,
  type World,
  yes,
} from "./world.js";

const server = await startServer((await openTestDatabase()).db);

describe("answering an ask", () => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(server);
  });

  const answer = (who: World["ada"], threadId: string, input: Loose) =>
    who.send(ANSWER, { input: { threadId, ...input } });

  it("decides it, tells the agent's handle, and leaves the outcome as news to the others", async () => {
    const { id } = await world.ask({ title: "Send it?" });
    const { data, errors } = await answer(world.ada, id, { answer: yes });
    expect(errors).toBeUndefined();
    expect(data.answer).toMatchObject({
      agentLive: false,
      thread: {
        status: "ANSWERED",
        requiresAction: false,
        waitingOn: [],
        outcome: { by: { person: { id: "ada" } }, readByMe: true },
        decision: {
          asked: "Send it?",
          auto: false,
          by: { person: { id: "ada" } },
          answer: { approved: true },
        },
      },
    });
    expect(data.answer.thread.owed).toEqual([
      { deliveryId: data.answer.deliveryId, handle: world.handle, kind: "ASK_ANSWERED", agentLive: false },
    ]);
  });

  it("is for the assignee and colleagues: others who see it are refused, the rest find nothing", async () => {
    const { id } = await world.ask({ participantIds: ["cho"] });
    expect(await answer(world.cho, id, { answer: yes })).toBeRefused("forbidden");
    const hidden = await world.ask();
    expect(await answer(world.cho, hidden.id, { answer: yes })).toBeRefused("not_found");
    expect(await answer(world.cho, "nothing", { answer: yes })).toBeRefused("not_found");
    expect((await answer(world.ben, id, { answer: yes })).errors).toBeUndefined();
  });

  it("lets a reader decide what is assigned to them", async () => {
    const { id } = await world.ask({ assigneeId: "dee" });
    expect((await answer(world.dee, id, { answer: no })).errors).toBeUndefined();
  });

  it("refuses an old revision, a misfit and what asks nothing, and names the place", async () => {
    const { id } = await world.ask({ kind: "DECISION", payload: oneQuestion });
    const given = (answers: Loose) => answer(world.ada, id, { answer: { decision: { answers } } });
    expect(await answer(world.ada, id, { answer: yes, revision: 7 })).toBeRefused("revision_changed", {
      revision: 1,
    });
    expect(await answer(world.ada, id, { answer: yes })).toBeRefused("answer_mismatch", {
      path: "input.answer",
    });
    expect(await given([{ questionId: "q", optionIds: ["a", "b"] }])).toBeRefused("answer_mismatch", {
      path: "input.answer.decision.answers.0.optionIds",
    });
    expect(await given([])).toBeRefused("answer_mismatch", { path: "input.answer.decision.answers" });
    const notice = await world.notice();
    expect(await answer(world.ada, notice.id, { answer: yes })).toBeRefused("asks_nothing");
    expect(
      (await given([{ questionId: "q", optionIds: ["a"], words: "and slowly" }])).errors,
    ).toBeUndefined();
  });

  it("tells who comes second what was decided, and refuses what was closed otherwise", async () => {
    const { id } = await world.ask();
    await answer(world.ada, id, { answer: yes });
    const second = await answer(world.ben, id, { answer: no });
    expect(second).toBeRefused("already_answered");
    expect(second.errors?.[0]?.extensions?.decision).toMatchObject({
      answer: { approved: true },
      by: { person: { id: "ada" }, handle: null, throughAgents: false },
    });
    const other = await world.ask();
    await world.builder.must(`mutation ($id: ID!) { ask_withdraw(id: $id) { thread { status } } }`, {
      id: other.id,
    });
    expect(await answer(world.ada, other.id, { answer: yes })).toBeRefused("not_open");
  });

  it("returns the first result to a repeat with the same clientKey, and refuses the key for other input", async () => {
    const { id } = await world.ask();
    const [one, two] = await Promise.all(
      [1, 2].map(() => answer(world.ada, id, { answer: yes, clientKey: "k" })),
    );
    expect(one?.errors ?? two?.errors).toBeUndefined();
    expect(one?.data.answer.deliveryId).toBe(two?.data.answer.deliveryId);
    expect(await answer(world.ada, id, { answer: no, clientKey: "k" })).toBeRefused("client_key_reused");
  });

  it("case 21: of two deciders at once one wins, the other is told, and the agent gets one answer", async () => {
    const rounds = process.env.SLOW_TESTS ? 200 : 10;
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await world.ask({ title: `Round ${round}` });
      const both = await Promise.all([
        answer(world.ada, id, { answer: yes }),
        answer(world.ben, id, { answer: no }),
      ]);
      const won = both.filter(({ errors }) => !errors);
      const lost = both.find(({ errors }) => errors);
      expect(won).toHaveLength(1);
      expect(lost).toBeRefused("already_answered");
      const { thread } = await world.ada.must(READ, { id });
      expect(thread.decision.answer.approved).toBe(won[0]?.data.answer.thread.decision.answer.approved);
      expect(thread.owed).toHaveLength(1);
    }
    const decided = await server.app.db
      .collection("events")
      .countDocuments({ tenantId: world.id, type: "decision.made" });
    expect(decided).toBe(rounds);
  });

  it("is refused to who loses the right before it", async () => {
    const { id } = await world.ask();
    await world.host.must(`mutation ($i: SaveTeamInput!) { saveTeam(input: $i) { id } }`, {
      i: { id: world.coreId, key: "core", name: "core", memberIds: ["ada"] },
    });
    expect(await answer(world.ben, id, { answer: yes })).toBeRefused("not_found");
  });

  it("is refused to who hands it on at the same instant, when that comes first", async () => {
    const DELEGATE = `mutation ($id: ID!) { delegate(input: { threadId: $id, personId: "cho" }) { thread { id } } }`;
    for (let round = 0; round < 10; round += 1) {
      const { id } = await world.ask({ assigneeId: "dee" });
      const [answered, handedOn] = await Promise.all([
        answer(world.dee, id, { answer: yes }),
        world.dee.send(DELEGATE, { id }),
      ]);
      const { thread } = await world.builder
        .must(GET, { id })
        .then(({ thread_get }) => ({ thread: thread_get }));
      if (answered.errors) {
        expect(answered).toBeRefused("not_found");
        expect(thread).toMatchObject({ status: "OPEN", assignee: { id: "cho" } });
      } else {
        expect(handedOn).toBeRefused("already_answered");
        expect(thread).toMatchObject({ status: "ANSWERED", assignee: { id: "dee" } });
      }
      if (thread.status === "OPEN") await answer(world.cho, id, { answer: yes });
    }
  });

  it("case 25: a wait that ended changes nothing about the ask", async () => {
    const { id } = await world.ask();
    await world.builder.must(`query { delivery_pull(sessionId: "s") { id } }`);
    expect((await world.ada.must(READ, { id })).thread.status).toBe("OPEN");
    expect((await answer(world.ada, id, { answer: yes })).data.answer.agentLive).toBe(true);
    const { delivery_pull } = await world.builder.must(
      `query { delivery_pull(sessionId: "s") { kind decision { answer { ... on ApprovalAnswer { approved } } } thread { id } } }`,
    );
    expect(delivery_pull).toEqual([
      { kind: "ASK_ANSWERED", decision: { answer: { approved: true } }, thread: { id } },
    ]);
  });

  it("case 80: an ask to oneself stands once in Needs you, raises no badge, and may be decided", async () => {
    const { postThread } = await world.ada.must(POST_THREAD, {
      input: { kind: "APPROVAL", title: "Shall I?", payload: approval },
    });
    const { inboxCounts } = await world.ada.must(`{ inboxCounts { unread requiresAction } }`);
    expect(inboxCounts).toEqual({ unread: 0, requiresAction: 1 });
    const { data } = await answer(world.ada, postThread.thread.id, { answer: yes });
    expect(data.answer).toMatchObject({ agentLive: null, deliveryId: null, thread: { status: "ANSWERED" } });
  });
});
