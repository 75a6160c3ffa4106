import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Db } from "mongodb";
import { pino } from "pino";
import { type CollectionIndexes, syncIndexes } from "../../src/db/sync-indexes.js";
import { openTestDatabase } from "../support/database.js";

const log = pino({ level: "silent" });

const wanted = (index: Partial<CollectionIndexes["indexes"][number]> = {}): CollectionIndexes[] => [
  {
    collection: "things",
    indexes: [{ key: { tenantId: 1, at: -1 }, serves: "the newest things", ...index }],
  },
];

describe("bringing indexes in place", () => {
  let db: Db;

  beforeAll(async () => {
    ({ db } = await openTestDatabase());
  });
  beforeEach(async () => {
    await db.dropCollection("things").catch(() => undefined);
  });

  const names = async () => (await db.collection("things").indexes()).map(({ name }) => name);

  it("creates what is missing, also where there is no collection yet", async () => {
    expect(await syncIndexes(db, wanted(), log)).toMatchObject({ created: ["things.tenantId_1_at_-1"] });
    expect(await names()).toContain("tenantId_1_at_-1");
  });

  it("leaves alone what stands as it should", async () => {
    await syncIndexes(db, wanted({ unique: true, partialFilterExpression: { open: true } }), log);
    const again = await syncIndexes(
      db,
      wanted({ unique: true, partialFilterExpression: { open: true } }),
      log,
    );
    expect(again).toEqual({ created: [], recreated: [], foreign: [] });
  });

  it.each([
    ["became unique", {}, { unique: true }],
    ["is no longer unique", { unique: true }, {}],
    [
      "covers other documents",
      { partialFilterExpression: { open: true } },
      { partialFilterExpression: { open: false } },
    ],
    ["keeps documents longer", { expireAfterSeconds: 60 }, { expireAfterSeconds: 120 }],
  ])("makes anew an index that %s", async (_what, before, after) => {
    const single = { key: { at: 1 } } as const;
    await syncIndexes(db, wanted({ ...single, ...before }), log);
    expect(await syncIndexes(db, wanted({ ...single, ...after }), log)).toMatchObject({
      recreated: ["things.at_1"],
    });
    expect(await syncIndexes(db, wanted({ ...single, ...after }), log)).toMatchObject({ recreated: [] });
  });

  it("makes anew an index of the same name whose fields stand in another order", async () => {
    await syncIndexes(db, wanted({ name: "newest", key: { at: -1, tenantId: 1 } }), log);
    expect(await syncIndexes(db, wanted({ name: "newest" }), log)).toMatchObject({
      recreated: ["things.newest"],
    });
  });

  it("reports what no module wants and never drops it", async () => {
    await db.collection("things").createIndex({ colour: 1 });
    expect(await syncIndexes(db, wanted(), log)).toMatchObject({ foreign: ["things.colour_1"] });
    expect(await names()).toContain("colour_1");
  });

  it("is done once when several processes start together", async () => {
    await Promise.all(Array.from({ length: 5 }, () => syncIndexes(db, wanted(), log)));
    expect((await names()).filter((name) => name === "tenantId_1_at_-1")).toHaveLength(1);
  });
});
