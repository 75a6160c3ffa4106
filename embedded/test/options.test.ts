import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Collection, type Db, type Document, MongoServerError } from "mongodb";
import { defineIndex, newIndex } from "../src/indexes/index.js";
import { disagreements } from "./cases/differences.js";
import { doc } from "./support/docs.js";
import { type Running, startEngine } from "./support/process.js";

let engine: Running;
let db: Db;
let goods: Collection;

beforeAll(async () => {
  engine = await startEngine(["--memory"]);
  db = (await engine.client()).db("options");
  goods = db.collection("goods");
  await goods.insertMany([{ n: 1 }, { n: 2, rare: 1 }, { n: 3, rare: 2 }]);
  await goods.createIndex({ n: 1 });
  await goods.createIndex({ rare: 1 }, { sparse: true });
});
afterAll(() => engine.end());

/** The code a command is refused with; 0 when it is not. */
const code = async (command: Document): Promise<unknown> => {
  try {
    await db.command(command);
    return 0;
  } catch (error) {
    if (error instanceof MongoServerError) return error.code;
    throw error;
  }
};

describe("an option that would change the answer and is not there", () => {
  const pipeline = [{ $changeStream: { showExpandedEvents: true } }];
  const update = { q: {}, u: { $set: { a: 1 } } };
  const refused: readonly [Document, number][] = [
    [{ find: "goods", min: { n: 1 }, hint: { n: 1 } }, 40415],
    [{ find: "goods", max: { n: 1 }, hint: { n: 1 } }, 40415],
    [{ find: "goods", returnKey: true }, 40415],
    [{ find: "goods", showRecordId: true }, 40415],
    [{ find: "goods", tailable: true }, 40415],
    [{ find: "goods", collation: { strength: 2 } }, 40414],
    [{ find: "goods", collation: { locale: "simple", strength: 2 } }, 9],
    [{ find: "goods", readConcern: { atClusterTime: 1 } }, 72],
    [{ find: "goods", apiVersion: "1", apiStrict: true }, 323],
    [{ find: "goods", apiVersion: "2" }, 322],
    [{ insert: "goods", documents: [{}], let: {} }, 40415],
    [{ update: "goods", updates: [{ ...update, upsertSupplied: true }] }, 40415],
    [{ aggregate: "goods", pipeline: [], cursor: { batchSize: 1, more: 1 } }, 40415],
    [{ aggregate: "goods", pipeline, cursor: {} }, 2],
    [{ listCollections: 1, cursor: { batchSize: "a" } }, 14],
    [{ create: "other", validationLevel: "strict" }, 72],
    [{ create: "other", storageEngine: {} }, 72],
    [{ create: "other", autoIndexId: false }, 72],
    [{ create: "other", idIndex: { key: { a: 1 }, name: "_id_" } }, 2],
    [{ createIndexes: "goods", indexes: [{ key: { x: 1 }, name: "x" }], commitQuorum: 2 }, 278],
    [
      { createIndexes: "goods", indexes: [{ key: { x: 1 }, name: "x" }], ignoreUnknownIndexOptions: true },
      40415,
    ],
    [{ validate: "goods", repair: true }, 40415],
    [{ collStats: "goods", scale: 0 }, 72],
    [{ dbStats: 1, freeStorage: 1 }, 72],
    [{ explain: { find: "goods", min: { n: 1 } } }, 40415],
    [{ explain: { count: "goods", collation: { locale: "de" } } }, 2],
    [{ explain: { update: "goods", updates: [{ ...update, more: 1 }] } }, 40415],
    [{ explain: { update: "goods", updates: [update, update] } }, 9],
    [{ explain: { find: "goods" }, verbosity: "all" }, 2],
  ];
  for (const [command, expected] of refused)
    it(`is refused: ${JSON.stringify(command)}`, async () => expect(await code(command)).toBe(expected));
});

describe("indexes", () => {
  const ids = async (hint: string): Promise<unknown[]> =>
    (await goods.find({}, { hint, sort: { n: 1 } }).toArray()).map(({ n }) => n);

  it("show under a hint what they hold, and no more", async () => {
    expect(await ids("rare_1")).toEqual([2, 3]);
    expect(await goods.countDocuments({}, { hint: "rare_1" })).toBe(2);
  });

  it("are no longer planned with once they are hidden", async () => {
    const plan = async (): Promise<string> =>
      JSON.stringify((await goods.find({ n: 2 }).explain("queryPlanner")).queryPlanner.winningPlan);
    expect(await plan()).toContain("n_1");
    const hidden = await db.command({ collMod: "goods", index: { name: "n_1", hidden: true } });
    expect(hidden).toMatchObject({ hidden_old: false, hidden_new: true });
    expect(await plan()).toContain("COLLSCAN");
    expect(await code({ find: "goods", hint: "n_1" })).toBe(2);
    expect(await goods.indexes()).toContainEqual({ v: 2, key: { n: 1 }, name: "n_1", hidden: true });
    await db.command({ collMod: "goods", index: { keyPattern: { n: 1 }, hidden: false } });
    expect(await plan()).toContain("n_1");
    expect(await goods.indexes()).toContainEqual({ v: 2, key: { n: 1 }, name: "n_1" });
  });

  it("are all still there when one of those to be dropped cannot go", async () => {
    const before = await goods.indexes();
    expect(await code({ dropIndexes: "goods", index: ["n_1", "_id_"] })).toBe(72);
    expect(await code({ dropIndexes: "goods", index: ["n_1", "none"] })).toBe(27);
    expect(await goods.indexes()).toEqual(before);
  });

  it("expire documents although they are hidden", async () => {
    const fleeting = await startEngine(["--memory", "--ttlSeconds", "1"]);
    const old = (await fleeting.client()).db("options").collection("old");
    await old.createIndex({ at: 1 }, { expireAfterSeconds: 1, hidden: true });
    await old.insertOne({ at: new Date(0) });
    for (let tries = 0; tries < 50 && (await old.countDocuments()) > 0; tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await old.countDocuments()).toBe(0);
    await fleeting.end();
  });

  it("of an older catalog are read, though they would not be made today", () => {
    const spec = doc({ key: { a: 1 }, name: "a_1", partialFilterExpression: { a: { $ne: 1 } } });
    expect(defineIndex(spec).name).toBe("a_1");
    expect(() => newIndex(spec)).toThrow("not supported in partial index");
  });
});

it("a list of differences must name each case that fails, and none that does not", () => {
  const listed = { why: ["suite/a/one::x", "suite/b/two::y"] };
  expect(disagreements(listed, new Set(["suite/a/one::x", "suite/b/two::y"]), "")).toEqual([]);
  expect(disagreements(listed, new Set(["suite/a/one::x", "suite/c/new::z"]), "")).toEqual([
    "fails and is not listed: suite/c/new::z",
    "is listed and does not fail: suite/b/two::y",
  ]);
  expect(disagreements(listed, new Set(["suite/a/one::x"]), "suite/a")).toEqual([]);
});
