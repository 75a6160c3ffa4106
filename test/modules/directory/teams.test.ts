import { describe, expect, it } from "@jest/globals";
import type { AccessChange } from "../../../src/modules/directory/index.js";
import { createDirectory } from "../../../src/modules/directory/index.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { openTenant } from "../../support/tenant.js";

const SAVE = `mutation ($input: SaveTeamInput!) { saveTeam(input: $input) { id key name members { id } } }`;
const TEAMS = `{ teams { key name members { id } } }`;

const { db } = await openTestDatabase();
const server = await startServer(db);
const open = async () => {
  const tenant = await openTenant(server);
  const ada = await tenant.person("ada", "ADMIN");
  const ben = await tenant.person("ben");
  await tenant.person("cho");
  return { ...tenant, ada, ben };
};

describe("a team", () => {
  it("is made of people named by id or email, each once", async () => {
    const { ada } = await open();
    const input = {
      id: "t",
      key: "core",
      name: "Core",
      memberIds: ["ben", "BEN@demo.test", "cho@demo.test"],
    };
    const { saveTeam } = await ada.must(SAVE, { input });
    expect(saveTeam.members).toEqual([{ id: "ben" }, { id: "cho" }]);
  });

  it("keeps its members when it is renamed; a new team with the old key gets nothing of it", async () => {
    const { ada, ben } = await open();
    await ada.must(SAVE, { input: { id: "t", key: "ops", name: "Ops", memberIds: ["ada", "ben"] } });
    await ada.must(SAVE, {
      input: { id: "t", key: "platform", name: "Platform", memberIds: ["ada", "ben"] },
    });
    await ada.must(SAVE, { input: { key: "ops", name: "Ops", memberIds: ["cho"] } });
    expect((await ben.must(TEAMS)).teams).toEqual([
      { key: "ops", name: "Ops", members: [{ id: "cho" }] },
      { key: "platform", name: "Platform", members: [{ id: "ada" }, { id: "ben" }] },
    ]);
    expect((await ben.must(`{ me { teams { key } } }`)).me.teams).toEqual([{ key: "platform" }]);
  });

  it("is refused with a taken key in any spelling, an unknown member, an empty key, or from a contributor", async () => {
    const { ada, ben } = await open();
    const good = { key: "caf\u00e9", name: "Caf\u00e9", memberIds: [] };
    await ada.must(SAVE, { input: good });
    expect(await ada.send(SAVE, { input: { ...good, key: "CAFE\u0301" } })).toBeRefused("already_exists");
    expect(await ada.send(SAVE, { input: { ...good, key: "x", memberIds: ["nobody"] } })).toBeRefused(
      "not_found",
    );
    expect(await ada.send(SAVE, { input: { ...good, key: " " } })).toBeRefused("bad_input");
    expect(await ada.send(SAVE, { input: { ...good, key: "x".repeat(65) } })).toBeRefused("too_long", {
      limit: 64,
    });
    expect(await ben.send(SAVE, { input: { ...good, key: "x" } })).toBeRefused("forbidden");
  });

  it("makes colleagues of its members, deactivated ones too, of nobody else, and only as long as they are in it", async () => {
    const { ada, host, id } = await open();
    const directory = createDirectory({ db, now: () => new Date() });
    const colleagues = async (personId: string) => {
      const viewer = await directory.viewerOf({ kind: "person", tenantId: id, personId, repos: {} });
      return viewer.kind === "service" ? [] : [...viewer.colleagueIds].sort();
    };
    await ada.must(SAVE, { input: { id: "t", key: "t", name: "T", memberIds: ["ada", "ben", "cho"] } });
    expect(await colleagues("ben")).toEqual(["ada", "cho"]);
    await host.must(`mutation { deactivatePerson(personId: "cho") { id } }`);
    expect(await colleagues("ben")).toEqual(["ada", "cho"]);
    await ada.must(SAVE, { input: { id: "t", key: "t", name: "T", memberIds: ["ben"] } });
    expect(await colleagues("ben")).toEqual([]);
    expect(await colleagues("ada")).toEqual([]);
  });
});

describe("a change of who sees what", () => {
  it("is told before the act answers: exactly who came and who left", async () => {
    const { id } = await open();
    const told: AccessChange[] = [];
    const onAccessChanged = async (change: AccessChange) => void told.push(change);
    const directory = createDirectory({ db, now: () => new Date(), onAccessChanged });
    const host = { kind: "service", tenantId: id, name: "host" } as const;
    const team = { id: "t", key: "t", name: "T" };
    await directory.saveTeam(host, { ...team, memberIds: ["ada", "ben"] });
    await directory.saveTeam(host, { ...team, name: "Renamed", memberIds: ["ada", "ben"] });
    await directory.saveTeam(host, { ...team, memberIds: ["ben", "cho"] });
    expect(told.map(({ personIds }) => [...(personIds ?? [])].sort())).toEqual([
      ["ada", "ben"],
      ["ada", "cho"],
    ]);
  });

  it("is told later by another process when the one that made it dies in between", async () => {
    const { id } = await open();
    const told: AccessChange[] = [];
    let now = new Date();
    let alive = false;
    const directory = createDirectory({
      db,
      now: () => now,
      onAccessChanged: async (change) => {
        if (!alive) throw new Error("the process died here");
        told.push(change);
      },
    });
    const host = { kind: "service", tenantId: id, name: "host" } as const;
    await expect(directory.deactivatePerson(host, "cho")).rejects.toThrow("died");
    await expect(
      directory.saveTeam(host, { id: "t", key: "t", name: "T", memberIds: ["ben"] }),
    ).rejects.toThrow();
    alive = true;
    expect(await directory.resumeReindex()).toBe(0);
    now = new Date(now.getTime() + 3_000);
    expect(await directory.resumeReindex()).toBe(2);
    expect(told.flatMap(({ personIds }) => personIds).sort()).toEqual(["ben", "cho"]);
    expect(await directory.resumeReindex()).toBe(0);
  });
});

describe("a list of people in one answer", () => {
  it("gives each place its own person, whatever the order they are stored in", async () => {
    const { ada, host } = await open();
    for (const one of ["p3", "p1", "p2"])
      await host.must(`mutation ($input: SavePersonInput!) { savePerson(input: $input) { id } }`, {
        input: { id: one, name: one, email: `${one}@x.test` },
      });
    const all = ["p2", "ada", "p3", "ben", "p1", "cho"];
    for (let i = 0; i < all.length; i += 1) {
      const memberIds = [...all.slice(i), ...all.slice(0, i)];
      const { saveTeam } = await ada.must(SAVE, { input: { key: `k${i}`, name: "K", memberIds } });
      expect(saveTeam.members.map((member: { id: string }) => member.id)).toEqual(memberIds);
    }
  });
});
