import { beforeAll, describe, expect, it } from "@jest/globals";
import { Decimal128, type Document, Double, deserialize, Long, ObjectId } from "bson";
import { dispatch } from "../src/commands/dispatch.js";
import type { Engine } from "../src/commands/engine.js";
import { openEngine } from "../src/engine.js";
import { memoryBase } from "../src/store/index.js";
import { encode } from "../src/values/index.js";
import { replyDoc } from "../src/wire/reply.js";
import { doc } from "./support/docs.js";
import { type Random, random } from "./support/random.js";

const NOBODY = { id: 1, closed: false, onClose: () => () => undefined };
let engine: Engine;

/** The engine without its sockets: what matters here is which documents a plan finds, many times over. */
const command = async (body: Document): Promise<Document> => {
  const reply = deserialize(encode(replyDoc(await dispatch(engine, NOBODY, doc({ ...body, $db: "test" })))));
  if (reply.ok !== 1 || reply.writeErrors) throw new Error(JSON.stringify({ body, reply }));
  return reply;
};

const LONG_TEXT = "x".repeat(1890);

const scalar = (r: Random): unknown =>
  r.pick<() => unknown>([
    () => r.below(5),
    () => new Double(r.below(5)),
    () => Long.fromNumber(r.below(5)),
    () => Decimal128.fromString(`${r.below(5)}.${r.below(2)}`),
    () => r.below(50) / 10,
    () =>
      r.chance(0.05)
        ? r.pick([`${LONG_TEXT}a`, `${LONG_TEXT}${LONG_TEXT}`])
        : r.pick(["", "a", "ab", "b", "a\0"]),
    () => r.chance(0.5),
    () => null,
    () => new Date(1000 * r.below(4)),
    () => new ObjectId(`00000000000000000000000${r.below(4)}`),
    () => ({ k: r.below(3) }),
    () => Number.NaN,
  ])();

const array = (r: Random): unknown[] => Array.from({ length: r.below(4) }, () => scalar(r));

const document = (r: Random): Document => {
  const made: Document = {};
  // Two arrays cannot share a compound index, so of a and b one at most is an array.
  const listed = r.chance(0.4) ? r.pick(["a", "b"]) : undefined;
  for (const name of ["a", "b", "c"])
    if (r.chance(0.85))
      made[name] = name === listed || (name === "c" && r.chance(0.2)) ? array(r) : scalar(r);
  made.n = r.below(20);
  made.s = r.pick(["x", "y"]);
  if (r.chance(0.7)) made.m = Array.from({ length: r.below(3) }, () => ({ p: r.below(4), q: r.below(3) }));
  return made;
};

const condition = (r: Random): unknown => {
  const one = r.below(10);
  if (one < 4) return scalar(r);
  if (one < 6) return { [r.pick(["$gt", "$gte", "$lt", "$lte"])]: scalar(r) };
  if (one === 6) return { $gte: r.below(3), $lt: r.below(6) };
  if (one === 7) return { $in: Array.from({ length: r.below(4) }, () => scalar(r)) };
  if (one === 8) return { $exists: r.chance(0.7) };
  return { $ne: scalar(r) };
};

const filter = (r: Random, depth = 0): Document => {
  const made: Document = {};
  for (const name of ["a", "b", "c", "n", "s"])
    if (r.chance(0.3))
      made[name] = name === "n" ? { $gte: r.below(20) } : name === "s" ? r.pick(["x", "y"]) : condition(r);
  if (r.chance(0.15)) made["m.p"] = r.below(4);
  if (r.chance(0.15)) made["m.q"] = r.below(3);
  if (r.chance(0.1)) made.m = { $elemMatch: { p: r.below(4), q: r.below(3) } };
  if (depth === 0 && r.chance(0.2)) made.$or = [filter(r, 1), filter(r, 1)];
  if (depth === 0 && r.chance(0.1))
    made.$or = [{ n: { $lt: r.below(20) } }, { n: r.below(20), a: r.below(5) }];
  return made;
};

const SORTS: Document[] = [
  { n: 1, _id: 1 },
  { n: -1, _id: -1 },
  { a: 1, _id: 1 },
  { a: -1, b: 1, _id: 1 },
  { s: 1, n: -1, _id: -1 },
  { b: -1, _id: 1 },
];

const INDEXES = [
  { key: { a: 1 } },
  { key: { b: -1 } },
  { key: { a: 1, b: -1 } },
  { key: { s: 1, a: 1, n: -1, _id: -1 } },
  { key: { s: 1, n: 1, _id: 1 } },
  { key: { c: 1 }, sparse: true },
  { key: { n: 1, c: 1 }, partialFilterExpression: { s: "x" }, name: "partial" },
  { key: { b: 1, n: 1 }, partialFilterExpression: { n: { $gte: 10 } }, name: "range-partial" },
  { key: { "m.p": 1, "m.q": 1 } },
  { key: { "m.q": 1, n: -1 } },
  { key: { n: 1, _id: 1 }, unique: true },
];

beforeAll(async () => {
  engine = openEngine(
    memoryBase(),
    {
      port: 0,
      replicaSet: "rs",
      oplogEntries: 100,
      ttlSeconds: 60,
      args: [],
      log: console.log,
      onShutdown: () => undefined,
    },
    "127.0.0.1:0",
  );
  const r = random(7);
  const made = (_id: number) => ({ _id, ...document(r) });
  await command({ insert: "docs", documents: Array.from({ length: 80 }, (_, i) => made(i)) });
  await command({ createIndexes: "docs", indexes: INDEXES.map((one, i) => ({ name: `index${i}`, ...one })) });
  // Every index kind is also kept up by updates and deletes, not only built.
  for (let i = 0; i < 200; i++) {
    const q = { _id: r.below(80) };
    await command({ update: "docs", updates: [{ q, u: document(r), upsert: true }] });
    if (i % 10 === 0) await command({ delete: "docs", deletes: [{ q: { _id: r.below(80) }, limit: 1 }] });
    if (i % 3 === 0)
      await command({
        update: "docs",
        updates: [{ q: { _id: r.below(80) }, u: { $set: { a: scalar(r) }, $unset: { c: 1 } } }],
      });
  }
});

describe("the planner", () => {
  it("finds by an index exactly what a scan finds, over every kind of index, 10,000 times", async () => {
    const r = random(Number(process.env.SEED ?? 1));
    let found = 0;
    for (let round = 0; round < 10_000; round++) {
      const query = filter(r);
      const sort = r.chance(0.5) ? r.pick(SORTS) : undefined;
      const limit = sort && r.chance(0.5) ? 1 + r.below(20) : 0;
      const ask = async (hint: Document | undefined) => {
        const find = { find: "docs", filter: query, projection: { _id: 1 }, limit, batchSize: 1000 };
        const reply = await command({ ...find, ...(hint ? { hint } : {}), ...(sort ? { sort } : {}) });
        const ids: number[] = reply.cursor.firstBatch.map(({ _id }: { _id: number }) => _id);
        return sort ? ids : ids.sort((x, y) => x - y);
      };
      const scanned = await ask({ $natural: 1 });
      expect({ query, sort, limit, ids: await ask(undefined) }).toEqual({ query, sort, limit, ids: scanned });
      if (limit === 0)
        expect({ query, n: (await command({ count: "docs", query })).n }).toEqual({
          query,
          n: scanned.length,
        });
      found += scanned.length;
    }
    expect(found).toBeGreaterThan(30_000);
    expect((await command({ validate: "docs" })).valid).toBe(true);
  }, 300_000);
});
