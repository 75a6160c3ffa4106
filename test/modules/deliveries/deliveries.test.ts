import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { ANSWER, no, openWorld, READ, type World, yes } from "../asks/world.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const second = await startServer(db);

const SHAPE = `id handle kind redelivered wake thread { id } decision { asked answer { ... on ApprovalAnswer { approved } } }`;
const PULL = `query ($s: ID!, $first: Int! = 20) { delivery_pull(sessionId: $s, first: $first) { ${SHAPE} } }`;
const SUBSCRIBE = `subscription ($s: ID!) { deliveries(sessionId: $s) { ${SHAPE} } }`;
const ACK = `mutation ($ids: [ID!]!) { delivery_ack(ids: $ids) }`;
const REROUTE = `mutation ($input: RerouteInput!) { rerouteDelivery(input: $input) { id handle kind } }`;

describe("deliveries", () => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(server);
  });

  const decide = async (more: Loose = {}, answer: Loose = yes): Promise<Loose> => {
    const { id } = await world.ask(more);
    return (await world.ada.must(ANSWER, { input: { threadId: id, answer } })).answer;
  };
  const pull = async (session = "s1", who = world.builder): Promise<Loose[]> =>
    (await who.must(PULL, { s: session })).delivery_pull;
  const ack = async (ids: readonly string[], who = world.builder): Promise<number> =>
    (await who.must(ACK, { ids })).delivery_ack;

  it("case 51: stays owed until it is acknowledged, and is marked once another session was handed it", async () => {
    const { deliveryId } = await decide({ title: "Send it?" });
    expect(await pull()).toMatchObject([
      { id: deliveryId, redelivered: false, decision: { asked: "Send it?", answer: { approved: true } } },
    ]);
    expect(await pull()).toMatchObject([{ id: deliveryId, redelivered: false }]);
    expect(await pull("s2")).toMatchObject([{ id: deliveryId, redelivered: true }]);
    const other = await world.agent("ada", "ada/shop/other");
    expect(await ack([deliveryId], other)).toBe(0);
    const foreign = await world.agent("ben", "ben/shop/reviewer");
    expect(await ack([deliveryId], foreign)).toBe(0);
    expect(await ack([deliveryId, deliveryId, "nothing"])).toBe(1);
    expect(await ack([deliveryId])).toBe(0);
    expect(await pull()).toEqual([]);
  });

  it("hands out the oldest first, as many as were asked for", async () => {
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push((await decide({ title: `${n}` })).deliveryId);
    const { delivery_pull } = await world.builder.must(PULL, { s: "s", first: 3 });
    expect(delivery_pull.map(({ id }: Loose) => id)).toEqual(ids.slice(0, 3));
    expect(await world.builder.send(PULL, { s: "s", first: 101 })).toBeRefused("out_of_range");
    expect(await world.builder.send(PULL, { s: "" })).toBeRefused("bad_input", { path: "sessionId" });
    const many = Array.from({ length: 101 }, (_, n) => `${n}`);
    expect(await world.builder.send(ACK, { ids: many })).toBeRefused("too_many_ids", { limit: 100 });
  });

  it("counts an acknowledgement for exactly one of two live sessions", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { deliveryId } = await decide();
      await Promise.all([pull("s1"), pull("s2")]);
      const counted = await Promise.all([ack([deliveryId]), ack([deliveryId])]);
      expect(counted.sort()).toEqual([0, 1]);
    }
  });

  it("stays owed when a session rejects it, and the reason is read by who could hand it on", async () => {
    const { deliveryId, thread } = await decide({ participantIds: ["cho"] });
    const REJECT = `mutation ($id: ID!, $reason: String!) { delivery_reject(id: $id, reason: $reason) { id } }`;
    const { delivery_reject } = await world.builder.must(REJECT, { id: deliveryId, reason: "Unknown ask." });
    expect(delivery_reject.id).toBe(deliveryId);
    expect(await pull()).toHaveLength(1);
    expect(await world.builder.send(REJECT, { id: deliveryId, reason: " " })).toBeRefused("bad_input");
    const other = await world.agent("ada", "ada/shop/other");
    expect(await other.send(REJECT, { id: deliveryId, reason: "x" })).toBeRefused("not_found");
    const owed = async (who: World["ada"]) =>
      (
        await who.must(`query ($id: ID!) { thread(id: $id) { owed { handle rejection } } }`, {
          id: thread.id,
        })
      ).thread.owed;
    const shown = [{ handle: world.handle, rejection: "Unknown ask." }];
    expect([await owed(world.ada), await owed(world.ben), await owed(world.cho)]).toEqual([shown, shown, []]);
    const audited = await db
      .collection("audit")
      .findOne({ tenantId: world.id, act: "delivery.rejected", handle: world.handle });
    expect(audited).toMatchObject({ object: deliveryId });
    expect(JSON.stringify(audited)).not.toContain("Unknown ask.");
    // Another agent has not tried yet.
    await world.ada.must(REROUTE, { input: { deliveryId, handle: "ada/shop/other" } });
    expect(await owed(world.ada)).toEqual([{ handle: "ada/shop/other", rejection: null }]);
  });

  it("shows a button to hand it on only while something is owed", async () => {
    const MAY = `query ($id: ID!) { thread(id: $id) { viewerMay { reroute } } }`;
    const may = async (who: World["ada"], id: string) =>
      (await who.must(MAY, { id })).thread.viewerMay.reroute as boolean;
    const { id } = await world.ask({ assigneeId: "ben", participantIds: ["cho"] });
    expect([await may(world.ada, id), await may(world.ben, id)]).toEqual([false, false]);
    await world.ben.must(ANSWER, { input: { threadId: id, answer: yes } });
    expect([await may(world.ada, id), await may(world.ben, id), await may(world.cho, id)]).toEqual([
      true,
      true,
      false,
    ]);
    await ack((await pull()).map((one) => one.id));
    expect([await may(world.ada, id), await may(world.ben, id)]).toEqual([false, false]);
  });

  it("is shown to the owner of the handle it is owed to, whoever raised the thread", async () => {
    await world.host.must(`mutation ($input: SaveItemInput!) { saveItem(input: $input) { id } }`, {
      input: {
        id: "o1",
        key: "O-1",
        kind: "OUTCOME",
        title: "Sold",
        ownerId: "cho",
        claimHandle: world.handle,
      },
    });
    const { addComment } = await world.cho.must(
      `mutation ($input: AddCommentInput!) { addComment(input: $input) { thread { id } } }`,
      { input: { itemId: "o1", body: "Which branch?", needsReply: true, to: ["agent"] } },
    );
    const { thread } = await world.ada.must(
      `query ($id: ID!) { thread(id: $id) { owed { handle kind } viewerMay { reroute } } }`,
      { id: addComment.thread.id },
    );
    expect(thread).toEqual({
      owed: [{ handle: world.handle, kind: "QUESTION_ASKED" }],
      viewerMay: { reroute: true },
    });
    expect(await pull()).toMatchObject([{ kind: "QUESTION_ASKED" }]);
  });

  it("tells of dismissals, and of withdrawals by anyone but the raising handle", async () => {
    const dismissed = await world.ask();
    await world.ada.must(`mutation ($id: ID!) { dismiss(input: { threadId: $id }) { thread { id } } }`, {
      id: dismissed.id,
    });
    const own = await world.ask();
    await world.builder.must(`mutation ($id: ID!) { ask_withdraw(id: $id) { thread { id } } }`, {
      id: own.id,
    });
    const taken = await world.ask();
    const other = await world.agent("ada", "ada/shop/other");
    await other.must(`mutation ($id: ID!) { ask_withdraw(id: $id) { thread { id } } }`, { id: taken.id });
    expect((await pull()).map(({ kind, thread }) => [kind, thread.id])).toEqual([
      ["ASK_DISMISSED", dismissed.id],
      ["ASK_WITHDRAWN", taken.id],
    ]);
  });

  it("a subscription begins with what is unacknowledged and goes on, whichever process decided", async () => {
    const first = await decide({ title: "before" });
    const agent = second.as(world.builder.token, "/agent/graphql");
    const socket = await agent.socket();
    const feed = socket.subscribe(SUBSCRIBE, { s: "live" });
    expect((await feed.next()).data.deliveries).toMatchObject({ id: first.deliveryId, redelivered: false });
    const next = await decide({ title: "after" });
    expect(next.agentLive).toBe(true);
    expect((await feed.next()).data.deliveries).toMatchObject({
      id: next.deliveryId,
      decision: { asked: "after" },
    });
    expect(socket.waiting(feed.id)).toEqual([]);
    feed.complete();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await decide()).agentLive).toBe(false);
    // What was not acknowledged comes again, to the next session marked.
    const again = await agent.socket();
    const fresh = again.subscribe(SUBSCRIBE, { s: "next" });
    const three = [await fresh.next(), await fresh.next(), await fresh.next()].map(
      ({ data }) => data.deliveries,
    );
    expect(three.map(({ redelivered }) => redelivered)).toEqual([true, true, false]);
    await Promise.all([socket.close(), again.close()]);
  });

  it("a subscription hands a hundred and more in order, each once, and leaves nothing behind", async () => {
    const { tenantId } = (await server.app.threads.repo.findHead(world.id, (await world.ask()).id)) ?? {};
    const at = new Date();
    const debts = Array.from({ length: 130 }, (_, n) => ({
      id: `d${n}`,
      handle: world.handle,
      kind: "MESSAGE" as const,
      threadId: null,
      requestId: null,
      messageId: null,
      decision: null,
      wake: true,
    }));
    const entry = {
      id: "e",
      type: "t",
      at,
      by: null,
      data: {},
      notify: [],
      boxes: [],
      debts,
      internal: true,
    };
    await server.app.deliveries.consume(tenantId ?? "", [entry]);
    await server.app.deliveries.consume(tenantId ?? "", [entry]);
    const listeners = server.app.events.hub.size();
    const socket = await world.builder.socket();
    const feed = socket.subscribe(SUBSCRIBE, { s: "live" });
    const ids: string[] = [];
    while (ids.length < 130) ids.push((await feed.next()).data.deliveries.id);
    expect(ids).toEqual(debts.map(({ id }) => server.app.deliveries.idOf(world.id, id)));
    await socket.close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.app.events.hub.size()).toBe(listeners);
    expect(await server.app.deliveries.isLive(world.id, [world.handle])).toEqual(new Set());
  });

  it("is live for a minute after a pull, in any spelling of the handle", async () => {
    await pull();
    const { deliveries } = second.app;
    expect(await deliveries.isLive(world.id, ["ADA/shop/builder", "ada/shop/other"])).toEqual(
      new Set(["ADA/shop/builder"]),
    );
    const { agent } = await world.builder.must(`{ agent { live } }`);
    expect(agent.live).toBe(true);
  });

  it.each([
    ["retired", `mutation { retireAgent(handle: "ada/shop/builder") { live } }`],
    ["deactivated with its owner", `mutation { deactivatePerson(personId: "ada") { active } }`],
  ])("is not live once it was %s, however lately it pulled", async (_, end) => {
    await world.host.must(`mutation ($input: SaveAgentInput!) { saveAgent(input: $input) { handle } }`, {
      input: { handle: world.handle },
    });
    const { id } = await world.ask({ assigneeId: "ben" });
    await pull();
    await world.builder.must("{ inbox_list(wait: 1) { counts { unread } } }");
    await world.host.must(end);
    const { answer } = await world.ben.must(ANSWER, { input: { threadId: id, answer: yes } });
    expect(answer).toMatchObject({
      agentLive: false,
      thread: { owed: [{ handle: world.handle, agentLive: false }] },
    });
  });

  it("shows what is owed to the decider and the handle's owner alone", async () => {
    const { id } = await world.ask({ assigneeId: "ben", participantIds: ["cho"] });
    await world.ben.must(ANSWER, { input: { threadId: id, answer: no } });
    const owed = async (who: World["ada"]) => (await who.must(READ, { id })).thread.owed.length;
    expect([await owed(world.ben), await owed(world.ada), await owed(world.cho)]).toEqual([1, 1, 0]);
    const [one] = await pull();
    await ack([one?.id]);
    expect(await owed(world.ben)).toBe(0);
  });

  it("is handed to another agent of the same owner, until it is acknowledged", async () => {
    const { deliveryId, thread } = await decide({ participantIds: ["cho"] });
    const reroute = (who: World["ada"], handle: string) =>
      who.send(REROUTE, { input: { deliveryId, handle } });
    const other = await world.agent("ada", "ada/shop/other");
    const socket = await other.socket();
    const feed = socket.subscribe(SUBSCRIBE, { s: "other" });
    await pull();
    expect(await reroute(world.cho, "ada/shop/other")).toBeRefused("forbidden");
    expect(await reroute(world.dee, "ada/shop/other")).toBeRefused("not_found");
    expect(await reroute(world.ada, "ben/shop/reviewer")).toBeRefused("not_found");
    expect(await reroute(world.ada, "nonsense")).toBeRefused("bad_input");
    expect(await reroute(world.ada, world.handle)).toBeRefused("bad_input");
    const { data } = await reroute(world.ben, "ada/shop/other");
    expect(data.rerouteDelivery).toMatchObject({ id: deliveryId, handle: "ada/shop/other" });
    expect((await feed.next()).data.deliveries).toMatchObject({
      id: deliveryId,
      thread: { id: thread.id },
      redelivered: true,
    });
    expect(await pull()).toEqual([]);
    expect(await ack([deliveryId])).toBe(0);
    expect(await ack([deliveryId], other)).toBe(1);
    expect(await reroute(world.ada, world.handle)).toBeRefused("not_open");
    expect(await db.collection("deliveries").countDocuments({ tenantId: world.id })).toBe(1);
    await socket.close();
  });

  it("comes again to a session that is listening when it is handed on and back", async () => {
    const other = await world.agent("ada", "ada/shop/other");
    const socket = await world.builder.socket();
    const feed = socket.subscribe(SUBSCRIBE, { s: "live" });
    const { deliveryId } = await decide();
    expect((await feed.next()).data.deliveries).toMatchObject({ id: deliveryId });
    for (const handle of ["ada/shop/other", world.handle])
      await world.ada.must(REROUTE, { input: { deliveryId, handle } });
    expect(await pull("s", other)).toEqual([]);
    expect((await feed.next()).data.deliveries).toMatchObject({ id: deliveryId });
    // Once each time it is handed over, and no oftener.
    const next = await decide();
    expect((await feed.next()).data.deliveries).toMatchObject({ id: next.deliveryId });
    await socket.close();
  });

  it("is not handed to an agent that is retired", async () => {
    const { deliveryId } = await decide();
    const handle = "ada/shop/old";
    await world.host.must(`mutation ($input: SaveAgentInput!) { saveAgent(input: $input) { handle } }`, {
      input: { handle },
    });
    await world.host.must(`mutation ($handle: String!) { retireAgent(handle: $handle) { handle } }`, {
      handle,
    });
    expect(await world.ada.send(REROUTE, { input: { deliveryId, handle } })).toBeRefused("not_found");
    expect(await pull()).toMatchObject([{ id: deliveryId }]);
  });

  it("survives a process that dies between the act and the delivery", async () => {
    const { id } = await world.ask();
    const { threads, events } = server.app;
    const at = new Date(Date.now() - 60_000);
    // What the act leaves when its process is killed before it relays.
    await threads.repo.collection.updateOne({ _id: id }, {
      $push: {
        outbox: {
          id: `crashed-${id}`,
          type: "decision.made",
          at,
          by: null,
          data: { threadId: id },
          notify: [],
          boxes: [],
          internal: false,
          debts: [
            {
              id: `${id}.answered`,
              handle: world.handle,
              kind: "ASK_ANSWERED",
              threadId: id,
              requestId: null,
              messageId: null,
              decision: null,
              wake: true,
            },
          ],
        },
      },
    } as never);
    await events.sweep();
    await events.sweep();
    expect(await pull()).toHaveLength(1);
  });

  it("case 78: what a deactivated owner's agent is owed stays, and nobody can take it", async () => {
    const { id } = await world.ask({ assigneeId: "ben" });
    await world.host.must(`mutation { deactivatePerson(personId: "ada") { active } }`);
    const { answer } = await world.ben.must(ANSWER, { input: { threadId: id, answer: yes } });
    expect(answer).toMatchObject({ agentLive: false, thread: { owed: [{ handle: world.handle }] } });
    expect(await world.builder.send(PULL, { s: "s" })).toBeRefused("unauthenticated");
  });
});
