import { describe, expect, it } from "@jest/globals";
import type { Client } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { openTenant } from "../../support/tenant.js";

const SAVE = `mutation ($input: SaveProjectInput!) {
  saveProject(input: $input) { id key name repository public needsApproval parent { key } members { person { id } status admin } }
}`;
const JOIN = `mutation ($p: ID!) { joinProject(projectId: $p) { person { id } status admin } }`;
const INVITE = `mutation ($p: ID!, $who: ID!) { inviteMember(projectId: $p, personId: $who) { person { id } status admin } }`;
const REMOVE = `mutation ($p: ID!, $who: ID!) { removeMember(projectId: $p, personId: $who) }`;
const PROJECTS = `{ projects { key parent { key } members { person { id } status admin } } }`;

const { db } = await openTestDatabase();
const server = await startServer(db);

const open = async () => {
  const tenant = await openTenant(server);
  const [ada, ben, cho, dee] = await Promise.all([
    tenant.person("ada", "ADMIN"),
    tenant.person("ben"),
    tenant.person("cho"),
    tenant.person("dee", "VIEWER"),
  ]);
  const save = async (key: string, more: Record<string, unknown> = {}) =>
    (await tenant.host.must(SAVE, { input: { id: key, key, name: key, ...more } })).saveProject;
  const keys = async (viewer: Client): Promise<string[]> =>
    (await viewer.must(PROJECTS)).projects.map(({ key }: { key: string }) => key);
  const withRight = (name: string, right: string) => tenant.as(name, { "acme/shop": right });
  return { ...tenant, ada, ben, cho, dee, save, keys, withRight };
};
const REPO = { repository: "acme/shop" };

describe("saving a project", () => {
  it("creates one that is private and needs no approval; omitted keeps, null clears, a list replaces", async () => {
    const { save } = await open();
    const created = await save("shop", { ...REPO, adminIds: ["ben", "cho@demo.test"] });
    expect(created).toMatchObject({ key: "shop", public: false, needsApproval: false, parent: null });
    expect(created.members).toEqual([
      { person: { id: "ben" }, status: "ACTIVE", admin: true },
      { person: { id: "cho" }, status: "ACTIVE", admin: true },
    ]);
    await save("shop", { public: true, needsApproval: true });
    const changed = await save("shop", { adminIds: ["cho"], repository: null });
    expect(changed).toMatchObject({ public: true, needsApproval: true, repository: null });
    expect(changed.members).toEqual([
      { person: { id: "cho" }, status: "ACTIVE", admin: true },
      { person: { id: "ben" }, status: "ACTIVE", admin: false },
    ]);
    expect(await save("shop", { public: null })).toMatchObject({ public: false });
  });

  it("is for admins and services, and for the project's own admins once it is there", async () => {
    const { ada, ben, cho, dee, save } = await open();
    expect(await ben.send(SAVE, { input: { key: "mine", name: "Mine" } })).toBeRefused("forbidden");
    const { saveProject } = await ada.must(SAVE, { input: { key: "ours", name: "Ours" } });
    expect(saveProject.members).toEqual([{ person: { id: "ada" }, status: "ACTIVE", admin: true }]);
    await save("shop", { adminIds: ["ben"], public: true });
    await save("secret", { adminIds: ["ben"] });
    const rename = (by: Client, id: string) => by.send(SAVE, { input: { id, key: id, name: "New" } });
    expect((await rename(ben, "shop")).data.saveProject.name).toBe("New");
    for (const other of [cho, dee]) {
      expect(await rename(other, "shop")).toBeRefused("forbidden");
      expect(await rename(other, "secret")).toBeRefused("not_found");
    }
  });

  it("refuses a taken key in any spelling, one that no handle could hold, an unknown admin and circles of forks", async () => {
    const { host, save } = await open();
    await save("caf\u00e9");
    const send = (input: object) => host.send(SAVE, { input: { name: "X", ...input } });
    expect(await send({ key: "CAFE\u0301" })).toBeRefused("already_exists");
    expect(await send({ key: "a/b" })).toBeRefused("bad_input");
    expect(await send({ key: "" })).toBeRefused("bad_input");
    expect(await send({ key: "x", adminIds: ["nobody"] })).toBeRefused("not_found");
    expect(await send({ key: "x", parentId: "nothing" })).toBeRefused("not_found");
    await save("a");
    await save("b", { parentId: "A" });
    expect(await send({ id: "a", key: "a", parentId: "b" })).toBeRefused("bad_input");
    expect(await send({ id: "a", key: "a", parentId: "a" })).toBeRefused("bad_input");
  });
});

describe("the key of a project", () => {
  const saveAgent = `mutation { saveAgent(input: { handle: "ada/shop/bot" }) { handle } }`;

  it("stays while there are agents at work under it, for their handles name it", async () => {
    const { host, ada, save } = await open();
    await save("shop", { adminIds: ["ada"] });
    await host.must(saveAgent);
    const rename = { input: { id: "shop", key: "store", name: "Store" } };
    expect(await ada.send(SAVE, rename)).toBeRefused("bad_input", { path: "input.key" });
    const same = await ada.send(SAVE, { input: { id: "shop", key: "SHOP", name: "Shop" } });
    expect(same.data.saveProject.key).toBe("SHOP");
    await host.must(`mutation { retireAgent(handle: "ada/shop/bot") { handle } }`);
    expect((await ada.must(SAVE, rename)).saveProject.key).toBe("store");
  });

  it("is no other project's once it was changed: requests under it would be read by that one's agents", async () => {
    const { host, cho, save } = await open();
    await save("shop", { adminIds: ["ada"] });
    await save("shop", { key: "store" });
    const taken = { input: { id: "new", key: "Shop", name: "Shop", adminIds: ["cho"] } };
    expect(await host.send(SAVE, taken)).toBeRefused("already_exists");
    await save("site", { adminIds: ["cho"] });
    expect(await cho.send(SAVE, { input: { id: "site", key: "shop", name: "Shop" } })).toBeRefused(
      "already_exists",
    );
    expect((await save("shop", { key: "shop" })).key).toBe("shop");
  });
});

describe("joining", () => {
  it.each([
    ["write", { status: "ACTIVE", admin: false }],
    ["admin", { status: "ACTIVE", admin: true }],
  ])("lets in by %s access, again and again with one membership", async (right, member) => {
    const { save, withRight, ada } = await open();
    await save("shop", REPO);
    const ben = await withRight("ben", right);
    const answers = await Promise.all([1, 2, 3].map(() => ben.must(JOIN, { p: "SHOP" })));
    for (const { joinProject } of answers) expect(joinProject).toEqual({ person: { id: "ben" }, ...member });
    expect((await ben.must(PROJECTS)).projects[0].members).toHaveLength(1);
    expect((await ada.must(PROJECTS)).projects).toEqual([]);
  });

  it("never lets read alone in, however public; what is not public is not there", async () => {
    const { save, withRight, ben } = await open();
    await save("open", { ...REPO, public: true });
    await save("closed", REPO);
    await save("bare", { public: true });
    const reader = await withRight("ben", "read");
    const writer = await withRight("ben", "write");
    expect(await reader.send(JOIN, { p: "open" })).toBeRefused("forbidden");
    expect(await ben.send(JOIN, { p: "open" })).toBeRefused("forbidden");
    const [closed, missing] = [
      await reader.send(JOIN, { p: "closed" }),
      await reader.send(JOIN, { p: "nothing" }),
    ];
    expect(closed).toBeRefused("not_found");
    expect(closed.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
    expect(await writer.send(JOIN, { p: "bare" })).toBeRefused("forbidden");
  });

  it("a fork joins what it was forked from, by access to that one's repository", async () => {
    const { save, withRight, cho } = await open();
    await save("shop", REPO);
    await save("fork", { parentId: "shop", repository: "ben/fork" });
    const ben = await withRight("ben", "write");
    await ben.must(JOIN, { p: "fork" });
    const members = [{ person: { id: "ben" }, status: "ACTIVE", admin: false }];
    expect((await ben.must(PROJECTS)).projects).toEqual([
      { key: "fork", parent: { key: "shop" }, members },
      { key: "shop", parent: null, members },
    ]);
    expect((await cho.must(PROJECTS)).projects).toEqual([]);
  });
});

describe("invitations and removals", () => {
  it("an invitation lets in at once, from the project's admins alone", async () => {
    const { host, ben, cho, save, keys } = await open();
    await save("shop", { adminIds: ["ben"], needsApproval: true });
    expect(await cho.send(INVITE, { p: "shop", who: "cho" })).toBeRefused("not_found");
    const { inviteMember } = await ben.must(INVITE, { p: "SHOP", who: "CHO@demo.test" });
    expect(inviteMember).toEqual({ person: { id: "cho" }, status: "ACTIVE", admin: false });
    expect(await keys(cho)).toEqual(["shop"]);
    expect(await cho.send(INVITE, { p: "shop", who: "dee" })).toBeRefused("forbidden");
    expect(await ben.send(INVITE, { p: "shop", who: "nobody" })).toBeRefused("not_found");
    await host.must(`mutation { deactivatePerson(personId: "dee") { id } }`);
    expect(await ben.send(INVITE, { p: "shop", who: "dee" })).toBeRefused("not_found");
  });

  it("removing takes the project out of sight; everyone may leave, only admins remove others", async () => {
    const { ben, cho, save, keys } = await open();
    await save("shop", { adminIds: ["ben"] });
    await ben.must(INVITE, { p: "shop", who: "cho" });
    await ben.must(INVITE, { p: "shop", who: "dee" });
    expect(await cho.send(REMOVE, { p: "shop", who: "dee" })).toBeRefused("forbidden");
    expect((await cho.must(REMOVE, { p: "shop", who: "cho" })).removeMember).toBe(true);
    expect(await keys(cho)).toEqual([]);
    expect(await cho.send(REMOVE, { p: "shop", who: "cho" })).toBeRefused("not_found");
    expect((await ben.must(REMOVE, { p: "shop", who: "dee" })).removeMember).toBe(true);
    expect((await ben.must(REMOVE, { p: "shop", who: "dee" })).removeMember).toBe(false);
  });

  it("keeps tenants apart", async () => {
    const [one, two] = [await open(), await open()];
    await one.save("shop", { public: true });
    expect(await two.keys(two.ada)).toEqual([]);
    expect(await two.ada.send(INVITE, { p: "shop", who: "ben" })).toBeRefused("not_found");
  });
});
