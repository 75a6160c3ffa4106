import { describe, expect, it } from "@jest/globals";
import { openWorld } from "./world.js";

const { tenant, db } = await openWorld();

const open = async () => {
  const world = await tenant();
  const [builder, x, y] = await Promise.all([
    world.agent("ada/shop/builder"),
    world.agent("ben/shop/x", ["work"]),
    world.agent("cho/shop/y", ["work"]),
  ]);
  return { ...world, builder, x, y };
};

const REMOVE = `mutation ($personId: ID!) { removeMember(projectId: "shop", personId: $personId) }`;

describe("outside the project", () => {
  it("nothing exists: other projects, other tenants, people who are no members", async () => {
    const one = await open();
    await one.saveProject({ id: "site", key: "site", name: "Site", adminIds: ["cho"] });
    const elsewhere = await one.agent("cho/site/scout", ["work"]);
    const stranger = await (await open()).agent("ben/shop/x", ["work"]);
    const outsider = await one.agent("dee/shop/late", null);
    const id = await one.builder.send1({ to: "cap:work" });
    for (const agent of [elsewhere, stranger, outsider]) {
      expect(await agent.read({ id })).toBeNull();
      expect(await agent.ids("FOR_ME")).toEqual([]);
      expect(await agent.try.claim({ id })).toBeRefused("not_found");
      expect(await agent.try.complete({ id, fence: 1, body: "x" })).toBeRefused("not_found");
      expect(await agent.try.cancel({ id })).toBeRefused("not_found");
    }
    const input = { type: "QUESTION", to: "ben/shop/x", subject: "?" };
    expect(await elsewhere.try.send({ input })).toBeRefused("unknown_addressee");
    expect(await outsider.try.send({ input })).toBeRefused("forbidden");
    const unknown = "0".repeat(24);
    const missing = await elsewhere.try.claim({ id: unknown });
    const hidden = await elsewhere.try.claim({ id });
    expect(hidden.errors[0].message).toBe(missing.errors[0].message);
  });

  it("a fork shares its parent's agents", async () => {
    const { saveProject, agent, builder } = await open();
    await saveProject({ id: "fork", key: "fork", name: "Fork", parentId: "shop" });
    const forked = await agent("ben/fork/x", ["forked"]);
    const id = await builder.send1({ to: "cap:forked" });
    expect((await forked.claim({ id })).granted).toBe(true);
    const back = await forked.send1({ to: "ada/shop/builder" });
    expect(await builder.ids("FOR_ME")).toContain(back);
  });
});

describe("a member who goes", () => {
  it("loses all access with the membership; what its agents held is in the pool again", async () => {
    const { builder, x, y, ada } = await open();
    const id = await builder.send1({ to: "cap:work" });
    await x.claim({ id });
    await ada.must(REMOVE, { personId: "ben" });
    expect(await x.read({ id })).toBeNull();
    expect(await x.try.complete({ id, fence: 1, body: "Late." })).toBeRefused("not_found");
    expect(await builder.read({ id })).toMatchObject({ status: "PENDING", claimedBy: null });
    expect((await y.claim({ id })).request.fence).toBe(2);
    expect(
      await builder.try.send({ input: { type: "QUESTION", to: "ben/shop/x", subject: "?" } }),
    ).toBeRefused("unknown_addressee");
  });

  it("returns leases when it is retired, and when its owner is deactivated", async () => {
    const { builder, x, y, ben, host, agent } = await open();
    const z = await agent("ada/shop/z", ["work"]);
    const id = await builder.send1({ to: "cap:work" });
    await x.claim({ id });
    await ben.must(`mutation { retireAgent(handle: "ben/shop/x") { retired } }`);
    expect((await y.claim({ id })).request.fence).toBe(2);
    await host.must(`mutation { deactivatePerson(personId: "cho") { active } }`);
    expect(await z.claim({ id })).toMatchObject({ granted: true, request: { fence: 3 } });
    expect((await y.try.claim({ id })).errors).toBeDefined();
  });

  it("counts no more for who is left of a pool", async () => {
    const { builder, x, ada } = await open();
    const id = await builder.send1({ to: "cap:work" });
    await ada.must(REMOVE, { personId: "cho" });
    expect(await x.decline({ id, reason: "No." })).toMatchObject({ status: "DECLINED" });
  });
});

describe("what is told", () => {
  it("names exactly the boxes concerned, and no text", async () => {
    const { id: tenantId, builder, x } = await open();
    const id = await builder.send1({ to: "cap:work", subject: "Secret words" });
    await x.claim({ id });
    await x.renew({ id, fence: 1 });
    await x.complete({ id, fence: 1, body: "Secret answer" });
    const told = await db.collection("events").find({ tenantId, requestId: id }).sort({ seq: 1 }).toArray();
    expect(
      told.map(({ type, notify, internal }) => [
        type,
        notify.map(({ box }: { box: string }) => box),
        internal,
      ]),
    ).toEqual([
      ["request.sent", ["a:ben", "a:cho"], false],
      ["request.claimed", ["a:ada"], false],
      ["request.renewed", [], true],
      ["request.completed", ["a:ada"], false],
    ]);
    expect(JSON.stringify(told)).not.toContain("Secret");
  });
});
