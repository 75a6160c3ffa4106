import { describe, expect, it } from "@jest/globals";
import type { Client } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { openTenant } from "../../support/tenant.js";
import { walk } from "../../support/walk.js";

const FIELDS = `id key kind title path projectId parent { id } author { person { id } handle } claim { person { id } handle }
  owner { id } people { id } teams { key }`;
const SAVE = `mutation ($input: SaveItemInput!) { saveItem(input: $input) { ${FIELDS} } }`;
const ITEM = `query ($id: ID!) { item(id: $id) { ${FIELDS} } }`;
const ITEMS = `query ($search: String, $kind: ItemKind, $projectId: ID, $parentId: ID, $first: Int! = 30, $after: String) {
  items(search: $search, kind: $kind, projectId: $projectId, parentId: $parentId, first: $first, after: $after) {
    nodes { key } pageInfo { hasNextPage endCursor }
  }
}`;

const { db } = await openTestDatabase();
const server = await startServer(db);

const open = async () => {
  const tenant = await openTenant(server);
  const [ada, ben, cho, dee] = await Promise.all([
    tenant.person("ada", "ADMIN"),
    tenant.person("ben"),
    tenant.person("cho", "EDITOR"),
    tenant.person("dee", "VIEWER"),
  ]);
  const save = async (id: string, more: Record<string, unknown> = {}, by: Client = tenant.host) =>
    (await by.must(SAVE, { input: { id, key: id, kind: "GOAL", title: `Item ${id}`, ...more } })).saveItem;
  const sees = async (viewer: Client, id: string): Promise<boolean> =>
    (await viewer.must(ITEM, { id })).item !== null;
  return { ...tenant, ada, ben, cho, dee, save, sees };
};

describe("saving an item", () => {
  it("lets no item take the place of another: an id that is another's key, a key that is another's id", async () => {
    const { ada, ben, save, sees } = await open();
    await save("d-one", { key: "D-1", personIds: ["ada"] });
    // Ben sees nothing of it, and his own is hidden from Ada: by its key she would reach nothing.
    const taken = { key: "B-1", kind: "GOAL", title: "Ben's" };
    await expect(ben.send(SAVE, { input: { id: "D-1", ...taken } })).resolves.toBeRefused("already_exists");
    await expect(ben.send(SAVE, { input: { ...taken, key: "D-ONE" } })).resolves.toBeRefused(
      "already_exists",
    );
    const own = await save("b-one", { key: "B-1" }, ben);
    await expect(ben.send(SAVE, { input: { id: own.id, ...taken, key: "d-one" } })).resolves.toBeRefused(
      "already_exists",
    );
    expect(await sees(ada, "D-1")).toBe(true);
    await expect(save("b-one", { key: "b-one" }, ben)).resolves.toMatchObject({ key: "b-one" });
  });

  it("takes ids, emails, keys and handles, and gives back what it points to", async () => {
    const { ben, save, team } = await open();
    await team("core", ["ben"]);
    await save("g");
    const saved = await save("p", {
      key: "P-3",
      kind: "PLAN",
      path: "plans/3.md",
      parentId: "G",
      authorHandle: "ada/shop/builder",
      claimHandle: "BEN/shop/reviewer",
      ownerId: "cho@demo.test",
      personIds: ["dee@demo.test", "dee"],
      teamIds: ["CORE"],
    });
    expect(saved).toMatchObject({
      key: "P-3",
      parent: null,
      people: [{ id: "dee" }],
      teams: [{ key: "core" }],
    });
    const { item } = await ben.must(ITEM, { id: "p-3" });
    expect(item).toEqual({
      id: "p",
      key: "P-3",
      kind: "PLAN",
      title: "Item p",
      path: "plans/3.md",
      projectId: null,
      parent: null,
      author: { person: { id: "ada" }, handle: "ada/shop/builder" },
      claim: { person: { id: "ben" }, handle: "ben/shop/reviewer" },
      owner: { id: "cho" },
      people: [{ id: "dee" }],
      teams: [{ key: "core" }],
    });
  });

  it("keeps what is omitted, clears what is null, replaces lists", async () => {
    const { cho, save } = await open();
    await save("d", { path: "a", claimHandle: "ben/shop/x", ownerId: "cho", personIds: ["dee", "ben"] });
    const kept = await save("d", { title: "New" }, cho);
    expect(kept).toMatchObject({
      title: "New",
      path: "a",
      owner: { id: "cho" },
      people: [{ id: "dee" }, { id: "ben" }],
    });
    const cleared = await save("d", { path: null, claimHandle: null, personIds: ["ben"] }, cho);
    expect(cleared).toMatchObject({ path: null, claim: null, owner: { id: "cho" }, people: [{ id: "ben" }] });
    expect((await save("d", { personIds: null }, cho)).people).toEqual([]);
  });

  it.each([
    ["an empty title", { title: " " }, "bad_input"],
    ["a long title", { title: "x".repeat(201) }, "too_long"],
    ["an empty key", { key: "" }, "bad_input"],
    ["a long key", { key: "x".repeat(65) }, "too_long"],
    ["an unknown owner", { ownerId: "nobody" }, "not_found"],
    ["an unknown person", { personIds: ["ada", "nobody"] }, "not_found"],
    ["an unknown team", { teamIds: ["nothing"] }, "not_found"],
    ["an unknown parent", { parentId: "nothing" }, "not_found"],
    ["an unknown project", { projectId: "nothing" }, "not_found"],
    ["a claim by nobody's agent", { claimHandle: "nobody/shop/x" }, "not_found"],
    ["an unknown kind", { kind: "THING" }, "bad_input"],
    ["itself as its parent", { parentId: "x" }, "not_found"],
  ] as const)("refuses %s", async (_, more, reason) => {
    const { host } = await open();
    const input = { id: "x", key: "x", kind: "GOAL", title: "X", ...more };
    expect(await host.send(SAVE, { input })).toBeRefused(reason);
  });

  it("has one item per key in every spelling, and one per id in a race", async () => {
    const { host, save } = await open();
    await save("one", { key: "\u00c9-1", ownerId: "ada" });
    const input = { key: "e\u0301-1", kind: "GOAL", title: "Other" };
    expect(await host.send(SAVE, { input })).toBeRefused("already_exists");
    await Promise.all(Array.from({ length: 10 }, (_, i) => save("same", { title: `T${i}`, path: `p${i}` })));
    const stored = await db.collection("items").find({ id: "same" }).toArray();
    expect(stored).toHaveLength(1);
    expect(stored[0]?.path).toBe(`p${String(stored[0]?.title).slice(1)}`);
  });

  it("is for editors and services; a contributor's must be their own; a viewer brings none in", async () => {
    const { ben, cho, dee, save } = await open();
    const bring = (by: Client, more = {}) =>
      by.send(SAVE, { input: { key: "new", kind: "GOAL", title: "N", ...more } });
    expect(await bring(dee)).toBeRefused("forbidden");
    expect(await bring(ben, { ownerId: "ada" })).toBeRefused("forbidden");
    expect((await bring(ben)).data.saveItem).toMatchObject({
      owner: { id: "ben" },
      author: { person: { id: "ben" }, handle: null },
    });
    await save("i", { personIds: ["ben", "cho", "dee"] });
    const change = (by: Client) =>
      by.send(SAVE, { input: { id: "i", key: "i", kind: "GOAL", title: "Changed" } });
    for (const by of [ben, dee]) expect(await change(by)).toBeRefused("forbidden");
    expect((await change(cho)).data.saveItem.title).toBe("Changed");
  });

  it("does not let an editor write into what they do not see", async () => {
    const { cho, save, sees } = await open();
    await save("hidden", { personIds: ["ben"], path: "secret" });
    const input = { id: "hidden", key: "hidden", kind: "GOAL", title: "Mine", personIds: ["cho"] };
    expect(await cho.send(SAVE, { input })).toBeRefused("not_found");
    expect(
      await cho.send(SAVE, { input: { ...input, id: "new", key: "new", parentId: "hidden" } }),
    ).toBeRefused("not_found");
    expect(await sees(cho, "hidden")).toBe(false);
  });
});

describe("who sees an item", () => {
  it.each([
    ["its author", { authorId: "ben" }],
    ["the owner of the agent that wrote it", { authorHandle: "ben/shop/x" }],
    ["its owner", { ownerId: "ben" }],
    ["the owner of the agent that holds it", { claimHandle: "ben/shop/x" }],
    ["whom it lists", { personIds: ["ben"] }],
    ["the teams it lists", { teamIds: ["core"] }],
    ["whoever sees a parent of it", { parentId: "above" }],
  ])("%s, in person and through their agent, and nobody else", async (_, more) => {
    const { ada, ben, cho, agent, team, save, sees } = await open();
    await team("core", ["ben"]);
    await save("above", { personIds: ["ben"] });
    await save("i", more);
    expect(await sees(ben, "i")).toBe(true);
    expect(await sees(await agent("ben", "ben/shop/x"), "i")).toBe(true);
    for (const other of [ada, cho]) expect(await sees(other, "i")).toBe(false);
    const other = await openTenant(server);
    expect(await sees(await other.person("ben"), "i")).toBe(false);
  });

  it("follows every change above, at once, down to the last", async () => {
    const { ben, cho, save, sees } = await open();
    await save("a", { personIds: ["ben"] });
    await save("b", { parentId: "a" });
    await save("c", { parentId: "b" });
    await save("d", { parentId: "c" });
    expect(await sees(ben, "d")).toBe(true);
    await save("a", { personIds: ["cho"] });
    expect([await sees(ben, "d"), await sees(cho, "d")]).toEqual([false, true]);
    await save("c", { parentId: null });
    expect([await sees(cho, "b"), await sees(cho, "c"), await sees(cho, "d")]).toEqual([true, false, false]);
    await save("x", { personIds: ["ben"] });
    await save("c", { parentId: "x" });
    expect([await sees(ben, "d"), await sees(ben, "b")]).toEqual([true, false]);
  });

  it("shows no parent that is hidden, and nothing through it", async () => {
    const { ben, save } = await open();
    await save("a", { personIds: ["cho"] });
    await save("b", { parentId: "a", personIds: ["ben"] });
    expect((await ben.must(ITEM, { id: "b" })).item.parent).toBeNull();
    expect((await ben.must(ITEMS, { parentId: "a" })).items.nodes).toEqual([]);
    expect((await ben.must(ITEMS, { parentId: "nothing" })).items.nodes).toEqual([]);
  });

  it("ends with leaving a team", async () => {
    const { ada, ben, save, sees } = await open();
    const SAVE_TEAM = `mutation ($m: [ID!]!) { saveTeam(input: { id: "t", key: "t", name: "T", memberIds: $m }) { id } }`;
    await ada.must(SAVE_TEAM, { m: ["ben"] });
    await save("i", { teamIds: ["t"] });
    expect(await sees(ben, "i")).toBe(true);
    await ada.must(SAVE_TEAM, { m: [] });
    expect(await sees(ben, "i")).toBe(false);
  });
});

describe("the tree of items", () => {
  it("refuses circles and more than twenty levels, also with a subtree that is moved", async () => {
    const { host, save } = await open();
    await save("i0");
    for (let i = 1; i <= 20; i += 1) await save(`i${i}`, { parentId: `i${i - 1}` });
    const put = (id: string, parentId: string) =>
      host.send(SAVE, { input: { id, key: id, kind: "GOAL", title: id, parentId } });
    expect(await put("i21", "i20")).toBeRefused("bad_input");
    expect(await put("i0", "i20")).toBeRefused("bad_input");
    expect(await put("i5", "i5")).toBeRefused("bad_input");
    await save("top");
    expect(await put("i0", "top")).toBeRefused("bad_input");
    expect((await put("i1", "top")).errors).toBeUndefined();
  });

  it("is never a circle, even when two changes at once would close one", async () => {
    const { host, save } = await open();
    for (let round = 0; round < 10; round += 1) {
      await save("x", { parentId: null });
      await save("y", { parentId: null });
      await Promise.all(
        [
          ["x", "y"],
          ["y", "x"],
        ].map(([id, parentId]) =>
          host.send(SAVE, { input: { id, key: id, kind: "GOAL", title: id, parentId } }),
        ),
      );
      const stored = await db
        .collection("items")
        .find({ id: { $in: ["x", "y"] } })
        .toArray();
      expect(stored.filter(({ parentId }) => parentId !== null).length).toBeLessThan(2);
    }
  });

  it("gives every item exactly its parents' access when all change at once", async () => {
    const { id: tenantId, save } = await open();
    await save("a", { personIds: ["ben"] });
    await save("b", { parentId: "a" });
    for (let round = 0; round < 5; round += 1)
      await Promise.all([
        save("a", { personIds: round % 2 ? ["ben", "dee"] : ["cho"] }),
        save("b", { ownerId: round % 2 ? "ada" : null }),
        ...Array.from({ length: 5 }, (_, i) => save(`c${round}${i}`, { parentId: "b" })),
      ]);
    const stored = await db.collection("items").find({ tenantId }).toArray();
    const byId = new Map(stored.map((item) => [item.id, item]));
    for (const item of stored) {
      const right = new Set([...item.grants, ...(byId.get(item.parentId)?.access ?? [])]);
      expect(new Set(item.access)).toEqual(right);
      expect(item.pendingReindex).toBeUndefined();
    }
  });
});

describe("the list of items", () => {
  it("finds by text, kind, project and parent, among what the viewer sees, and pages exactly", async () => {
    const { host, ben, save } = await open();
    await host.must(
      `mutation { saveProject(input: { id: "s", key: "shop", name: "Shop", public: true }) { id } }`,
    );
    await save("g", { personIds: ["ben"] });
    for (let i = 0; i < 7; i += 1)
      await save(`i${i}`, {
        parentId: "g",
        title: `Caf\u00e9 ${i}`,
        kind: i % 2 ? "PLAN" : "EVIDENCE",
        projectId: "SHOP",
      });
    await save("hidden", { title: "Caf\u00e9" });
    const keys = async (args: Record<string, unknown>) =>
      (await ben.must(ITEMS, args)).items.nodes.map(({ key }: { key: string }) => key);
    expect(await keys({ search: "CAFE\u0301" })).toHaveLength(7);
    expect(await keys({ kind: "PLAN", projectId: "shop", parentId: "G" })).toEqual(["i1", "i3", "i5"]);
    expect(await keys({ projectId: "unknown" })).toEqual([]);
    const seen = await walk(async (after) => (await ben.must(ITEMS, { first: 3, after })).items);
    expect(seen.map(({ key }) => key)).toEqual(["g", "i0", "i1", "i2", "i3", "i4", "i5", "i6"]);
    expect(await ben.send(ITEMS, { after: "nonsense" })).toBeRefused("bad_input");
    expect(await ben.send(ITEMS, { first: 101 })).toBeRefused("out_of_range");
  });
});
