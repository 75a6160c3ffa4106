import { describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { openWorld } from "./world.js";

const { tenant } = await openWorld();

const open = async () => {
  const world = await tenant();
  const [ada, ben, ben2, cho] = await Promise.all([
    world.agent("ada/shop/builder"),
    world.agent("ben/shop/reviewer", ["code-review"]),
    world.agent("ben/shop/writer"),
    world.agent("cho/shop/scout", ["Code-Review"]),
  ]);
  return { ...world, builder: ada, reviewer: ben, writer: ben2, scout: cho };
};

describe("a direct request", () => {
  it("is owed to its recipient, claimed, completed, and answered in the same conversation", async () => {
    const { builder, reviewer, writer } = await open();
    const id = await builder.send1({
      to: "ben/shop/reviewer",
      type: "REVIEW_REQUEST",
      refs: { branch: "main" },
    });
    const [owed] = await reviewer.pull();
    expect(owed).toMatchObject({
      kind: "REQUEST",
      wake: true,
      request: { id, status: "PENDING", subject: "What is this?", body: null, refs: null },
    });
    expect(await reviewer.ids("FOR_ME")).toEqual([id]);
    expect(await writer.ids("FOR_ME")).toEqual([]);

    const claim = await reviewer.claim({ id });
    expect(claim).toMatchObject({
      granted: true,
      waitingFor: null,
      request: {
        status: "CLAIMED",
        fence: 1,
        body: "Tell me.",
        refs: { branch: "main" },
        claimedBy: "ben/shop/reviewer",
      },
    });
    const lease = Date.parse(claim.request.leaseUntil) - Date.now();
    expect(Math.abs(lease - 1_800_000)).toBeLessThan(60_000);
    expect(await reviewer.ids("CLAIMED")).toEqual([id]);
    expect(await reviewer.ids("FOR_ME")).toEqual([]);

    const done = await reviewer.complete({ id, fence: 1, body: "Looks good.", refs: { "a.b": { $x: 1 } } });
    expect(done).toMatchObject({
      status: "COMPLETED",
      reply: { type: "REPLY", from: "ben/shop/reviewer", body: null },
    });
    expect(await builder.read({ id })).toMatchObject({
      status: "COMPLETED",
      reply: { body: "Looks good." },
    });
    const [reply] = await builder.pull();
    expect(reply).toMatchObject({
      kind: "REQUEST_REPLY",
      request: { id: done.reply.id, conversationId: id, type: "REPLY", status: "COMPLETED" },
    });
    expect(await builder.read({ id: reply.request.id })).toMatchObject({
      body: "Looks good.",
      refs: { "a.b": { $x: 1 } },
    });
    expect(await builder.ids("FOR_ME")).toEqual([reply.request.id]);
    await builder.ack({ ids: [reply.id] });
    expect(await builder.ids("FOR_ME")).toEqual([]);
    expect(await builder.ids("SENT")).toEqual([id]);
  });

  it("may be answered at once by its recipient, and by nobody else", async () => {
    const { builder, reviewer, writer } = await open();
    const id = await builder.send1({ to: "ben/shop/reviewer" });
    expect(await writer.try.complete({ id, body: "Me." })).toBeRefused("not_found");
    expect(await reviewer.complete({ id, body: "Yes." })).toMatchObject({ status: "COMPLETED" });
    expect(await reviewer.try.complete({ id, body: "Again." })).toBeRefused("not_open");
  });

  it("goes back to its sender when declined, with the reason", async () => {
    const { builder, reviewer } = await open();
    const id = await builder.send1({ to: "ben/shop/reviewer" });
    expect(await reviewer.decline({ id, reason: "No time." })).toMatchObject({
      status: "DECLINED",
      declines: 1,
      declineReason: "No time.",
    });
    const [back] = await builder.pull();
    expect(back).toMatchObject({
      kind: "REQUEST_RETURNED",
      request: { id, status: "DECLINED", declineReason: "No time." },
    });
    expect(await reviewer.try.claim({ id })).toBeRefused("not_claimable");
  });

  it("is cancelled by its sender also while it is claimed, and its holder learns that the claim is lost", async () => {
    const { builder, reviewer } = await open();
    const id = await builder.send1({ to: "ben/shop/reviewer" });
    await reviewer.claim({ id });
    expect(await reviewer.try.cancel({ id })).toBeRefused("forbidden");
    expect(await builder.cancel({ id })).toMatchObject({ status: "CANCELLED" });
    for (const act of ["renew", "complete", "decline"] as const)
      expect(await reviewer.try[act]({ id, fence: 1, body: "Late." })).toBeRefused("claim_lost");
    expect(await builder.try.cancel({ id })).toBeRefused("not_open");
    expect(await reviewer.try.claim({ id })).toBeRefused("not_claimable");
  });
});

describe("a pooled request", () => {
  it("shows its subject to the eligible until one of them claims it, its body to the holder alone", async () => {
    const { builder, reviewer, writer, scout } = await open();
    const id = await builder.send1({ to: "cap:CODE-review" });
    for (const one of [reviewer, scout])
      expect(await one.read({ id })).toMatchObject({
        subject: "What is this?",
        type: "QUESTION",
        body: null,
      });
    expect(await writer.read({ id })).toBeNull();
    expect(await writer.try.claim({ id })).toBeRefused("not_found");
    expect((await scout.claim({ id })).request).toMatchObject({ body: "Tell me.", fence: 1 });
    expect(await reviewer.read({ id })).toBeNull();
    expect(await reviewer.try.claim({ id })).toBeRefused("already_claimed");
    expect(await reviewer.ids("FOR_ME")).toEqual([]);
    expect(await scout.read({ id })).toMatchObject({ body: "Tell me.", fence: 1 });
    expect(await builder.read({ id })).toMatchObject({
      body: "Tell me.",
      claimedBy: "cho/shop/scout",
      fence: null,
    });
    expect(await reviewer.try.complete({ id, fence: 1, body: "x" })).toBeRefused("claim_lost");
    expect(await scout.try.complete({ id, body: "x" })).toBeRefused("claim_lost");
  });

  it("goes to any agent of an owner, and back to the sender when nobody is left", async () => {
    const { builder, reviewer, writer, scout } = await open();
    const id = await builder.send1({ to: "@BEN" });
    expect(await scout.read({ id })).toBeNull();
    await reviewer.claim({ id });
    expect(await reviewer.decline({ id, fence: 1, reason: "Not mine." })).toMatchObject({
      status: "PENDING",
      declines: 1,
    });
    expect(await reviewer.ids("FOR_ME")).toEqual([]);
    expect(await reviewer.try.claim({ id })).toBeRefused("not_claimable");
    expect(await writer.ids("FOR_ME")).toEqual([id]);
    expect(await builder.pull()).toEqual([]);
    expect(await writer.decline({ id, reason: "Nor mine." })).toMatchObject({
      status: "DECLINED",
      declines: 2,
    });
    expect(await builder.pull()).toMatchObject([
      { kind: "REQUEST_RETURNED", request: { id, declineReason: "Nor mine." } },
    ]);
  });

  it("goes back to its sender after three declines", async () => {
    const { agent, builder } = await open();
    const agents = await Promise.all(["a", "b", "c", "d"].map((name) => agent(`dee/shop/${name}`, ["ops"])));
    const id = await builder.send1({ to: "cap:ops" });
    const ends = [];
    for (const one of agents.slice(0, 3)) ends.push((await one.decline({ id })).status);
    expect(ends).toEqual(["PENDING", "PENDING", "DECLINED"]);
    expect(await agents[3]?.ids("FOR_ME")).toEqual([]);
  });

  it("is never for its own sender", async () => {
    const { reviewer, scout } = await open();
    const id = await reviewer.send1({ to: "cap:code-review" });
    expect(await reviewer.ids("FOR_ME")).toEqual([]);
    expect(await reviewer.try.claim({ id })).toBeRefused("not_claimable");
    expect(await scout.ids("FOR_ME")).toEqual([id]);
  });
});

describe("an FYI", () => {
  it("goes to everyone, wakes nobody, is claimed by nobody, and leaves when it is acknowledged", async () => {
    const { builder, reviewer, writer, scout } = await open();
    const id = await builder.send1({ to: "*", type: "FYI" });
    for (const one of [reviewer, writer, scout]) {
      expect(await one.ids("FOR_ME")).toEqual([id]);
      expect(await one.read({ id })).toMatchObject({ status: "COMPLETED", body: "Tell me." });
    }
    expect(await builder.ids("FOR_ME")).toEqual([]);
    const [owed] = await scout.pull();
    expect(owed).toMatchObject({ kind: "REQUEST", wake: false });
    await scout.ack({ ids: [owed.id] });
    expect(await scout.ids("FOR_ME")).toEqual([]);
    expect(await writer.ids("FOR_ME")).toEqual([id]);
    expect(await scout.try.claim({ id })).toBeRefused("not_claimable");
    expect(await scout.try.complete({ id, body: "x" })).toBeRefused("not_open");
    expect(await builder.try.cancel({ id })).toBeRefused("not_open");
  });

  it("wakes when its sender says so", async () => {
    const { builder, scout, reviewer } = await open();
    await builder.send1({ to: "cho/shop/scout", type: "FYI", wake: true });
    await builder.send1({ to: "ben/shop/reviewer", wake: false });
    expect((await scout.pull()).map(({ wake }: Loose) => wake)).toEqual([true]);
    expect((await reviewer.pull()).map(({ wake }: Loose) => wake)).toEqual([false]);
  });
});
