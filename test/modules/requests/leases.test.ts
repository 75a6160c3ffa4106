import { describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { eventually, openWorld, sleep } from "./world.js";

const { tenant, db } = await openWorld({ CLAIM_LEASE_SECONDS: "1", REQUEST_TTL_SECONDS: "2" });
const LAPSE_MS = 1_150;

const open = async () => {
  const world = await tenant();
  const [builder, x, y] = await Promise.all([
    world.agent("ada/shop/builder"),
    world.agent("ben/shop/x", ["work"]),
    world.agent("cho/shop/y", ["work"]),
  ]);
  return { ...world, builder, x, y };
};

describe("a lease of one second", () => {
  it("case 44: a late write of an earlier claim is refused, and the sender gets one answer", async () => {
    const { builder, x, y } = await open();
    const id = await builder.send1({ to: "cap:work", expiresInHours: 1 });
    expect((await x.claim({ id })).request.fence).toBe(1);
    await sleep(LAPSE_MS);
    expect(await builder.read({ id })).toMatchObject({
      status: "PENDING",
      claimedBy: null,
      leaseUntil: null,
    });
    expect(await y.ids("FOR_ME")).toEqual([id]);
    expect((await y.claim({ id })).request.fence).toBe(2);
    expect(await x.try.complete({ id, fence: 1, body: "Late." })).toBeRefused("claim_lost");
    await y.complete({ id, fence: 2, body: "Mine." });
    expect(await x.try.complete({ id, fence: 1, body: "Later." })).toBeRefused("claim_lost");
    const owed = await builder.pull();
    expect(owed.map(({ kind }: Loose) => kind)).toEqual(["REQUEST_REPLY"]);
    expect(await builder.read({ id })).toMatchObject({ reply: { body: "Mine.", from: "cho/shop/y" } });
  });

  it("case 46: once lapsed, its holder's writes are refused, claimed again or not", async () => {
    const { builder, x, y } = await open();
    const id = await builder.send1({ to: "cap:work", expiresInHours: 1 });
    await x.claim({ id });
    await sleep(LAPSE_MS);
    const late = async () => {
      for (const act of ["renew", "complete", "decline"] as const)
        expect(await x.try[act]({ id, fence: 1, body: "Late." })).toBeRefused("claim_lost");
    };
    await late();
    expect(await x.read({ id })).toMatchObject({ status: "PENDING", body: null, fence: null });
    await y.claim({ id });
    await late();
    expect(await x.try.claim({ id })).toBeRefused("already_claimed");
    await y.complete({ id, fence: 2, body: "Done." });
    expect(await builder.pull()).toHaveLength(1);
  });

  it("is extended by its holder, from the moment of renewing", async () => {
    const { builder, x, y } = await open();
    const id = await builder.send1({ to: "cap:work", expiresInHours: 1 });
    await x.claim({ id });
    for (let round = 0; round < 4; round += 1) {
      await sleep(400);
      expect(await x.renew({ id, fence: 1 })).toMatchObject({ status: "CLAIMED", fence: 1 });
      expect(await y.try.claim({ id })).toBeRefused("already_claimed");
    }
    expect(await x.try.renew({ id, fence: 2 })).toBeRefused("claim_lost");
    expect(await x.complete({ id, fence: 1, body: "Done." })).toMatchObject({ status: "COMPLETED" });
  });

  it("is not prolonged by claiming again what one holds: the claim that stands comes back", async () => {
    const { builder, x } = await open();
    const id = await builder.send1({ to: "cap:work", expiresInHours: 1 });
    const first = await x.claim({ id });
    const again = await x.claim({ id });
    expect(again).toMatchObject({ granted: true, request: { fence: 1, body: "Tell me." } });
    expect(again.request.leaseUntil).toBe(first.request.leaseUntil);
  });

  it("counts from the database's clock, not from the process's", async () => {
    const { builder, x } = await open();
    const id = await builder.send1({ to: "cap:work", expiresInHours: 1 });
    await x.claim({ id });
    // The filter and the pipeline both say $$NOW: a lease that the database's clock has passed is over.
    await db
      .collection<{ _id: string }>("requests")
      .updateOne({ _id: id }, [{ $set: { "claim.leaseUntil": { $subtract: ["$$NOW", 1] } } }]);
    expect(await x.try.renew({ id, fence: 1 })).toBeRefused("claim_lost");
  });
});

describe("expiry after two seconds", () => {
  it("case 23: strikes what waits, by the clock alone, and its sender is told", async () => {
    const { builder, x } = await open();
    const id = await builder.send1({ to: "cap:work" });
    await sleep(2_050);
    expect(await builder.read({ id })).toMatchObject({ status: "EXPIRED" });
    expect(await x.try.claim({ id })).toBeRefused("not_claimable");
    expect(await x.try.decline({ id })).toBeRefused("not_open");
    expect(await builder.try.cancel({ id })).toBeRefused("not_open");
    expect(await x.ids("FOR_ME")).toEqual([]);
    const owed = await eventually(
      () => builder.pull(),
      (list: Loose[]) => list.length > 0,
    );
    expect(owed).toMatchObject([{ kind: "REQUEST_EXPIRED", request: { id, status: "EXPIRED" } }]);
    await sleep(2_500);
    expect(await builder.pull()).toHaveLength(1);
  });

  it("spares what is claimed, until its lease lapses", async () => {
    const { builder, x } = await open();
    const id = await builder.send1({ to: "cap:work" });
    await x.claim({ id });
    for (let round = 0; round < 6; round += 1) {
      await sleep(400);
      await x.renew({ id, fence: 1 });
    }
    expect(await builder.read({ id })).toMatchObject({ status: "CLAIMED" });
    await sleep(LAPSE_MS);
    expect(await builder.read({ id })).toMatchObject({ status: "EXPIRED" });
    expect(await x.try.complete({ id, fence: 1, body: "Late." })).toBeRefused("claim_lost");
  });

  it("never strikes an FYI or a REPLY", async () => {
    const { builder, x } = await open();
    const told = await builder.send1({ to: "cap:work", type: "FYI" });
    const asked = await builder.send1({ to: "ben/shop/x" });
    const { reply } = await x.complete({ id: asked, body: "Yes." });
    await sleep(2_100);
    expect(await x.read({ id: told })).toMatchObject({ status: "COMPLETED" });
    expect(await builder.read({ id: reply.id })).toMatchObject({ status: "COMPLETED", body: "Yes." });
  });
});
