import { describe, expect, it } from "@jest/globals";
import type { Client, Loose } from "../../support/client.js";
import { eventually, openWorld } from "./world.js";

const { tenant, db } = await openWorld();

const ANSWER = `mutation ($input: AnswerAskInput!) { answer(input: $input) { thread { id status } } }`;
const say = (person: Client, threadId: string, approved: boolean) =>
  person.send(ANSWER, { input: { threadId, answer: { approval: { approved } } } });
const statusOf = async (person: Client, id: string) =>
  (await person.must(`query ($id: ID!) { thread(id: $id) { status } }`, { id })).thread.status;

const open = async () => {
  const world = await tenant();
  const [builder, x, y] = await Promise.all([
    world.agent("ada/shop/builder"),
    world.agent("ben/shop/x", ["work"]),
    world.agent("cho/shop/y", ["work"]),
  ]);
  const hand = (to: string) => builder.send1({ to, type: "HANDOFF", expiresInHours: 1 });
  return { ...world, builder, x, y, hand };
};

describe("a handoff", () => {
  it("waits for the claimant's owner, the same approval however often it is claimed, and is granted by a yes", async () => {
    const { builder, x, hand, ben, ada } = await open();
    const id = await hand("ben/shop/x");
    const claims = await Promise.all([x.claim({ id }), x.claim({ id }), x.claim({ id })]);
    const threads = new Set(claims.map(({ waitingFor }: Loose) => waitingFor.id));
    expect(threads.size).toBe(1);
    expect(claims[0]).toMatchObject({
      granted: false,
      waitingFor: { kind: "APPROVAL", status: "OPEN" },
      request: { status: "PENDING", body: null },
    });
    expect(await x.try.complete({ id, body: "Without a word." })).toBeRefused("claim_lost");
    const [threadId = ""] = threads;
    expect(await say(ada, threadId, true)).toBeRefused("not_found");
    expect((await say(ben, threadId, true)).errors).toBeUndefined();
    expect(await x.read({ id })).toMatchObject({ status: "CLAIMED", fence: 1, body: "Tell me." });
    const kinds = (await x.pull()).map(({ kind, request }: Loose) => [kind, request?.id ?? null]);
    expect(kinds.filter(([kind]: string[]) => kind === "REQUEST")).toEqual([
      ["REQUEST", id],
      ["REQUEST", id],
    ]);
    expect(await x.complete({ id, fence: 1, body: "Taken over." })).toMatchObject({ status: "COMPLETED" });
    expect(await builder.read({ id })).toMatchObject({ reply: { body: "Taken over." } });
  });

  it("goes to the first who is approved; the other approval is taken back", async () => {
    const { x, y, hand, ben, cho } = await open();
    const id = await hand("cap:work");
    const mine = (await x.claim({ id })).waitingFor.id;
    const theirs = (await y.claim({ id })).waitingFor.id;
    expect(theirs).not.toBe(mine);
    await say(cho, theirs, true);
    expect(await y.read({ id })).toMatchObject({ status: "CLAIMED", claimedBy: "cho/shop/y", fence: 1 });
    expect(await statusOf(ben, mine)).toBe("WITHDRAWN");
    expect(await say(ben, mine, true)).toBeRefused("not_open");
    expect(await x.try.claim({ id })).toBeRefused("already_claimed");
    await db
      .collection<{ _id: string }>("requests")
      .updateOne({ _id: id }, [{ $set: { "claim.leaseUntil": "$$NOW" } }]);
    expect((await x.claim({ id })).waitingFor.id).not.toBe(mine);
  });

  it("has one winner of two approvals at the same moment", async () => {
    const { builder, x, y, hand, ben, cho } = await open();
    const id = await hand("cap:work");
    const mine = (await x.claim({ id })).waitingFor.id;
    const theirs = (await y.claim({ id })).waitingFor.id;
    await Promise.all([say(ben, mine, true), say(cho, theirs, true)]);
    expect(await builder.read({ id })).toMatchObject({ status: "CLAIMED" });
    const holders = await Promise.all([x.read({ id }), y.read({ id })]);
    expect(holders.filter((one) => one?.fence === 1)).toHaveLength(1);
  });

  it("comes back to its sender by a no when it was direct, and to the others when it was pooled", async () => {
    const { builder, x, y, hand, ben } = await open();
    const direct = await hand("ben/shop/x");
    await say(ben, (await x.claim({ id: direct })).waitingFor.id, false);
    expect(await builder.read({ id: direct })).toMatchObject({ status: "DECLINED", declines: 1 });
    expect((await builder.pull()).map(({ kind }: Loose) => kind)).toEqual(["REQUEST_RETURNED"]);

    const pooled = await hand("cap:work");
    await say(ben, (await x.claim({ id: pooled })).waitingFor.id, false);
    expect(await builder.read({ id: pooled })).toMatchObject({ status: "PENDING", declines: 1 });
    expect(await x.try.claim({ id: pooled })).toBeRefused("not_claimable");
    expect(await y.claim({ id: pooled })).toMatchObject({ granted: false });
  });

  it("takes its approval off the owner's desk when it is cancelled or declined", async () => {
    const { builder, x, hand, ben } = await open();
    const cancelled = await hand("ben/shop/x");
    const first = (await x.claim({ id: cancelled })).waitingFor.id;
    await builder.cancel({ id: cancelled });
    expect(
      await eventually(
        () => statusOf(ben, first),
        (status) => status !== "OPEN",
      ),
    ).toBe("WITHDRAWN");
    const declined = await hand("ben/shop/x");
    const second = (await x.claim({ id: declined })).waitingFor.id;
    await x.decline({ id: declined, reason: "Not for us." });
    expect(
      await eventually(
        () => statusOf(ben, second),
        (status) => status !== "OPEN",
      ),
    ).toBe("WITHDRAWN");
    expect(await builder.read({ id: declined })).toMatchObject({
      status: "DECLINED",
      declineReason: "Not for us.",
    });
  });

  it("tells the agents that wait for a word that it is taken back, unless they took it back themselves", async () => {
    const { builder, x, y, hand, cho } = await open();
    const told = async (agent: typeof x, threadId: string) =>
      (await agent.pull())
        .filter(({ thread }: Loose) => thread?.id === threadId)
        .map(({ kind }: Loose) => kind);
    const pooled = await hand("cap:work");
    const mine = (await x.claim({ id: pooled })).waitingFor.id;
    await say(cho, (await y.claim({ id: pooled })).waitingFor.id, true);
    expect(await told(x, mine)).toEqual(["ASK_WITHDRAWN"]);

    const cancelled = await hand("ben/shop/x");
    const first = (await x.claim({ id: cancelled })).waitingFor.id;
    await builder.cancel({ id: cancelled });
    expect(await told(x, first)).toEqual(["ASK_WITHDRAWN"]);

    const declined = await hand("ben/shop/x");
    const second = (await x.claim({ id: declined })).waitingFor.id;
    await x.decline({ id: declined });
    expect(await told(x, second)).toEqual([]);
  });

  it("is asked for anew when its approval was withdrawn by the claimant", async () => {
    const { x, hand } = await open();
    const id = await hand("ben/shop/x");
    const first = (await x.claim({ id })).waitingFor.id;
    await x.withdraw({ id: first });
    const again = await x.claim({ id });
    expect(again).toMatchObject({ granted: false, waitingFor: { status: "OPEN" } });
    expect(again.waitingFor.id).not.toBe(first);
  });

  it("is granted to an agent that only its owner's token vouches for", async () => {
    const { builder, agent, ben } = await open();
    await agent("ben/shop/saved");
    const fresh = await agent("ben/shop/fresh", null);
    const id = await builder.send1({ to: "@ben", type: "HANDOFF" });
    await say(ben, (await fresh.claim({ id })).waitingFor.id, true);
    expect(await fresh.read({ id })).toMatchObject({ status: "CLAIMED", fence: 1, body: "Tell me." });
  });
});
