import { describe, expect, it } from "@jest/globals";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { openTenant } from "../../support/tenant.js";

const SAVE = `mutation ($input: SaveAgentInput!) {
  saveAgent(input: $input) { handle owner { id } project { key } capabilities live retired }
}`;
const ISSUE = `mutation ($handle: String!, $name: String) {
  issueAgentKey(handle: $handle, name: $name) { secret key { id name createdAt lastUsedAt } }
}`;
const REVOKE = `mutation ($id: ID!) { revokeAgentKey(id: $id) }`;
const RETIRE = `mutation ($handle: String!) { retireAgent(handle: $handle) { handle retired } }`;
const KEYS = `{ me { agents { handle keys { id name lastUsedAt } } } }`;
const KEYS_OF_ALL = `{ people(first: 10) { nodes { id agents { handle keys { id } } } } }`;
const PROJECT = `mutation ($input: SaveProjectInput!) { saveProject(input: $input) { id } }`;

const { db } = await openTestDatabase();
const server = await startServer(db);

/** Ada runs the tenant, Ben works in the project shop with an agent, Cho stands outside. */
const open = async () => {
  const tenant = await openTenant(server);
  const [ada, ben, cho] = [
    await tenant.person("ada", "ADMIN"),
    await tenant.person("ben"),
    await tenant.person("cho", "EDITOR"),
  ];
  await tenant.host.must(PROJECT, { input: { key: "shop", name: "Shop", public: true } });
  await tenant.host.must(SAVE, { input: { handle: "ben/shop/reviewer", capabilities: ["Code-Review"] } });
  return { ...tenant, ada, ben, cho };
};
const withKey = async (handle = "ben/shop/reviewer") => {
  const world = await open();
  const { issueAgentKey } = await world.ben.must(ISSUE, { handle });
  return { ...world, ...issueAgentKey, agent: server.as(issueAgentKey.secret, "/agent/graphql") };
};

describe("saving an agent", () => {
  it("belongs to the person whose handle it begins with, and keeps capabilities that are not named", async () => {
    const { host } = await open();
    const again = await host.must(SAVE, { input: { handle: "BEN/Shop/Reviewer" } });
    expect(again.saveAgent).toEqual({
      handle: "ben/shop/reviewer",
      owner: { id: "ben" },
      project: { key: "shop" },
      capabilities: ["Code-Review"],
      live: false,
      retired: false,
    });
    const cleared = await host.must(SAVE, { input: { handle: "ben/shop/reviewer", capabilities: null } });
    expect(cleared.saveAgent.capabilities).toEqual([]);
    const folded = await host.must(SAVE, {
      input: { handle: "ben/shop/reviewer", capabilities: ["A", "a", "b"] },
    });
    expect(folded.saveAgent.capabilities).toEqual(["A", "b"]);
  });

  it.each(["ben", "ben/shop", "ben/shop/a/b", "ben//a", "ben/sh op/a", "ben/shop/"])(
    "refuses %j as a handle",
    async (handle) => {
      const { host } = await open();
      expect(await host.send(SAVE, { input: { handle } })).toBeRefused("bad_input");
    },
  );

  it("lets a service and an admin make the owner a member of the project, an owner only as a member", async () => {
    const { ada, ben, cho, host } = await open();
    expect(await cho.send(SAVE, { input: { handle: "cho/shop/scout" } })).toBeRefused("forbidden");
    await ada.must(SAVE, { input: { handle: "cho/shop/scout" } });
    const { projects } = await cho.must(`{ projects { members { person { id } status } } }`);
    expect(projects[0].members).toContainEqual({ person: { id: "cho" }, status: "ACTIVE" });
    await cho.must(SAVE, { input: { handle: "cho/shop/second" } });
    await ben.must(SAVE, { input: { handle: "ben/shop/builder" } });
    expect(await ben.send(SAVE, { input: { handle: "ben/unknown/builder" } })).toBeRefused("forbidden");
    await host.must(SAVE, { input: { handle: "ben/unknown/builder" } });
  });

  it("lets nobody but its owner and admins keep it, and gives it to nobody whose handle is another", async () => {
    const { ada, ben, cho } = await open();
    expect(await cho.send(SAVE, { input: { handle: "ben/shop/reviewer" } })).toBeRefused("forbidden");
    expect(await cho.send(RETIRE, { handle: "ben/shop/reviewer" })).toBeRefused("forbidden");
    expect(await cho.send(ISSUE, { handle: "ben/shop/reviewer" })).toBeRefused("forbidden");
    expect(await ben.send(SAVE, { input: { handle: "ben/shop/x", ownerId: "ada" } })).toBeRefused(
      "forbidden",
    );
    expect(await ada.send(SAVE, { input: { handle: "ben/shop/x", ownerId: "ada" } })).toBeRefused(
      "bad_input",
    );
    expect(await ada.send(SAVE, { input: { handle: "nobody/shop/x" } })).toBeRefused("not_found");
  });

  it("keeps the owner's handle while an agent is at work under it", async () => {
    const { ada } = await open();
    const rename = `mutation { savePerson(input: { id: "ben", name: "Ben", email: "ben@demo.test", handle: "benny" }) { handle } }`;
    expect(await ada.send(rename)).toBeRefused("bad_input");
    await ada.must(RETIRE, { handle: "ben/shop/reviewer" });
    expect((await ada.must(rename)).savePerson.handle).toBe("benny");
  });
});

describe("an agent that its issuer vouches for", () => {
  it("is accepted before it is saved, as long as its owner is", async () => {
    const { agent } = await open();
    const scout = await agent("cho", "cho/shop/scout");
    expect((await scout.must(`{ agent { handle owner { id } retired } }`)).agent).toEqual({
      handle: "cho/shop/scout",
      owner: { id: "cho" },
      retired: false,
    });
  });

  it.each([
    ["another person's handle", "cho", "ben/shop/reviewer"],
    ["an owner who is unknown", "nobody", "nobody/shop/x"],
    ["a handle of two segments", "cho", "cho/shop"],
  ])("is refused with %s", async (_, owner, handle) => {
    const { agent } = await open();
    expect(await (await agent(owner, handle)).send(`{ agent { handle } }`)).toBeRefused("unauthenticated");
  });
});

describe("an agent's key", () => {
  it("opens the agent's endpoint until it is revoked, and notes its use at most once a minute", async () => {
    const { ben, agent, secret, key } = await withKey();
    expect(secret).toMatch(/^dk_[\w-]{32,}$/);
    expect(key.lastUsedAt).toBeNull();
    expect((await agent.must(`{ agent { handle } }`)).agent.handle).toBe("ben/shop/reviewer");
    const first = (await ben.must(KEYS)).me.agents[0].keys[0].lastUsedAt;
    await agent.must(`{ agent { handle } }`);
    expect(first).not.toBeNull();
    expect((await ben.must(KEYS)).me.agents[0].keys[0].lastUsedAt).toBe(first);
    expect((await ben.must(REVOKE, { id: key.id })).revokeAgentKey).toBe(true);
    expect(await agent.send(`{ agent { handle } }`)).toBeRefused("unauthenticated");
    expect((await ben.must(REVOKE, { id: key.id })).revokeAgentKey).toBe(false);
    expect((await ben.must(KEYS)).me.agents[0].keys).toEqual([]);
  });

  it("is stored as a hash alone", async () => {
    const { secret } = await withKey();
    const stored = await db.collection("agent_keys").find().toArray();
    expect(JSON.stringify(stored)).not.toContain(secret.slice(3));
  });

  it("is shown to its owner and to admins, and is not there for others", async () => {
    const { ada, ben, cho, key } = await withKey();
    for (const [viewer, shown] of [
      [ada, 1],
      [ben, 1],
      [cho, 0],
    ] as const) {
      const { people } = await viewer.must(KEYS_OF_ALL);
      const of = people.nodes.find(({ id }: { id: string }) => id === "ben");
      expect(of.agents[0].keys).toHaveLength(shown);
    }
    expect(await cho.send(REVOKE, { id: key.id })).toBeRefused("not_found");
    expect(await cho.send(REVOKE, { id: "unknown" })).toBeRefused("not_found");
  });

  it("ends with the agent and stays ended when the agent is saved again", async () => {
    const { ben, agent } = await withKey();
    expect((await ben.must(RETIRE, { handle: "ben/shop/reviewer" })).retireAgent.retired).toBe(true);
    expect(await agent.send(`{ agent { handle } }`)).toBeRefused("unauthenticated");
    expect(await ben.send(ISSUE, { handle: "ben/shop/reviewer" })).toBeRefused("not_found");
    await ben.must(SAVE, { input: { handle: "ben/shop/reviewer" } });
    expect(await agent.send(`{ agent { handle } }`)).toBeRefused("unauthenticated");
  });

  it("ends with its owner, as does the agent's token", async () => {
    const { ada, agent, agent: byKey, id } = await withKey();
    const byToken = await server.agent(id, "ben", "ben/shop/reviewer");
    await byToken.must(`{ agent { handle } }`);
    await ada.must(`mutation { deactivatePerson(personId: "ben") { id } }`);
    expect(await byKey.send(`{ agent { handle } }`)).toBeRefused("unauthenticated");
    expect(await byToken.send(`{ agent { handle } }`)).toBeRefused("unauthenticated");
    await ada.must(
      `mutation { savePerson(input: { id: "ben", name: "ben", email: "ben@demo.test" }) { id } }`,
    );
    expect(await agent.send(`{ agent { handle } }`)).toBeRefused("unauthenticated");
  });
});
