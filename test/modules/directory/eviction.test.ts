import { describe, expect, it } from "@jest/globals";
import { createDirectory, type Eviction } from "../../../src/modules/directory/index.js";
import type { Viewer } from "../../../src/viewer.js";
import { openTestDatabase } from "../../support/database.js";

const { db } = await openTestDatabase();
let tenants = 0;

const open = async () => {
  tenants += 1;
  const tenantId = `t${tenants}`;
  const evicted: Eviction[] = [];
  const gone: string[] = [];
  const directory = createDirectory({
    db,
    now: () => new Date(),
    onEvict: async (eviction) => void evicted.push(eviction),
    onAgentsGone: async ({ handles }) => void gone.push(...handles),
  });
  const host: Viewer = { kind: "service", tenantId, name: "host" };
  await directory.savePerson(host, { id: "ben", name: "Ben", email: "ben@demo.test", role: "ADMIN" });
  await directory.saveAgent(host, { handle: "ben/shop/x" });
  const ben = await directory.viewerOf({ kind: "person", tenantId, personId: "ben", repos: {} });
  const issued = await directory.issueAgentKey(ben, { handle: "ben/shop/x" });
  const identity = await directory.identityOfKey(issued.secret);
  if (!identity) throw new Error("the key opens nothing");
  return { tenantId, directory, host, ben, evicted, gone, issued, identity };
};
const refused = expect.objectContaining({ reason: "unauthenticated" });

describe("what ends with a person, an agent or a key", () => {
  it("is told for a person, whose agents' leases return", async () => {
    const { tenantId, directory, host, evicted, gone, issued, identity } = await open();
    await directory.deactivatePerson(host, "ben");
    expect(evicted).toEqual([{ tenantId, personId: "ben" }]);
    expect(gone).toEqual(["ben/shop/x"]);
    expect(await directory.identityOfKey(issued.secret)).toBeUndefined();
    await expect(directory.viewerOf(identity)).rejects.toEqual(refused);
  });

  it("is told for a retired agent, again on a repeat", async () => {
    const { tenantId, directory, ben, evicted, gone, identity } = await open();
    await directory.retireAgent(ben, "BEN/shop/x");
    await directory.retireAgent(ben, "ben/shop/x");
    expect(evicted).toEqual([
      { tenantId, handle: "ben/shop/x" },
      { tenantId, handle: "ben/shop/x" },
    ]);
    expect(gone).toEqual(["ben/shop/x", "ben/shop/x"]);
    await expect(directory.viewerOf(identity)).rejects.toEqual(refused);
  });

  it("is told for a key, which opens nothing on what is open already either", async () => {
    const { tenantId, directory, ben, evicted, issued, identity } = await open();
    const second = await directory.issueAgentKey(ben, { handle: "ben/shop/x" });
    expect((await directory.viewerOf(identity)).kind).toBe("agent");
    await directory.revokeAgentKey(ben, issued.key.id);
    expect(evicted).toEqual([{ tenantId, keyId: issued.key.id }]);
    await expect(directory.viewerOf(identity)).rejects.toEqual(refused);
    expect(await directory.identityOfKey(second.secret)).toBeDefined();
  });

  it("leaves nothing for whoever is handed the freed handle", async () => {
    const { tenantId, directory, host, ben } = await open();
    await directory.retireAgent(ben, "ben/shop/x");
    await directory.savePerson(host, { id: "ben", name: "Ben", email: "ben@demo.test", handle: "benjamin" });
    await directory.savePerson(host, { id: "eve", name: "Eve", email: "eve@demo.test", handle: "ben" });
    await expect(
      directory.viewerOf({ kind: "agent", tenantId, personId: "eve", handle: "ben/shop/x" }),
    ).rejects.toEqual(refused);
    await expect(directory.saveAgent(host, { handle: "ben/shop/x" })).rejects.toMatchObject({
      reason: "already_exists",
    });
  });
});

it("trusts nothing in an identity that is no string", async () => {
  const { directory, tenantId } = await open();
  const odd = { $ne: null } as unknown as string;
  await expect(directory.viewerOf({ kind: "person", tenantId, personId: odd, repos: {} })).rejects.toEqual(
    refused,
  );
  await expect(directory.viewerOf({ kind: "agent", tenantId, personId: "ben", handle: odd })).rejects.toEqual(
    refused,
  );
  expect(await directory.identityOfKey(odd)).toBeUndefined();
  expect(await directory.findPerson(tenantId, odd)).toBeNull();
});
