import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Collection, Decimal128, type Document, Double, Long, ObjectId } from "mongodb";
import { type Running, startEngine } from "./support/process.js";
import { type Random, random } from "./support/random.js";

let engine: Running;
let docs: Collection;

const LONG_TEXT = "x".repeat(1890);

const scalar = (r: Random): unknown =>
  r.pick<() => unknown>([
    () => r.below(5),
    () => new Double(r.below(5)),
    () => Long.fromNumber(r.below(5)),
    () => Decimal128.fromString(`${r.below(5)}.${r.below(2)}`),
    () => r.below(50) / 10,
    () => r.pick(["", "a", "ab", "b", "a\0", `${LONG_TEXT}a`, `${LONG_TEXT}${LONG_TEXT}`]),
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

beforeAll(async () => {
  engine = await startEngine(["--memory"]);
  docs = (await engine.client()).db("test").collection("docs");
  const r = random(7);
  await docs.insertMany(Array.from({ length: 150 }, (_, i) => ({ _id: i as never, ...document(r) })));
  await docs.createIndexes([
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
  ]);
  // Every index kind is also kept up by updates and deletes, not only built.
  for (let i = 0; i < 150; i++) {
    await docs.replaceOne({ _id: r.below(150) as never }, document(r));
    if (i % 10 === 0) await docs.deleteOne({ _id: r.below(150) as never });
    if (i % 3 === 0)
      await docs.updateOne({ _id: r.below(150) as never }, { $set: { a: scalar(r) }, $unset: { c: 1 } });
  }
});
afterAll(() => engine.end());

describe("the planner", () => {
  it("finds by an index exactly what a scan finds, over every kind of index", async () => {
    const r = random(Number(process.env.SEED ?? 1));
    for (let round = 0; round < 10_000; round += 25) {
      await Promise.all(
        Array.from({ length: 25 }, async () => {
          const wanted = filter(r);
          const sort = r.chance(0.5) ? r.pick(SORTS) : undefined;
          const limit = sort && r.chance(0.5) ? 1 + r.below(20) : 0;
          const ask = (hint: Document | undefined) => {
            const cursor = docs.find(wanted, { projection: { _id: 1 }, limit, ...(hint ? { hint } : {}) });
            return (sort ? cursor.sort(sort) : cursor).map(({ _id }) => Number(_id)).toArray();
          };
          const [planned, scanned, counted] = await Promise.all([
            ask(undefined),
            ask({ $natural: 1 }),
            limit || r.chance(0.9) ? undefined : docs.countDocuments(wanted),
          ]);
          const ordered = (ids: number[]) => (sort ? ids : [...ids].sort((x, y) => x - y));
          expect({ wanted, sort, limit, ids: ordered(planned) }).toEqual({
            wanted,
            sort,
            limit,
            ids: ordered(scanned),
          });
          if (counted !== undefined) expect({ wanted, n: counted }).toEqual({ wanted, n: scanned.length });
        }),
      );
    }
    expect((await docs.db.command({ validate: "docs" })).valid).toBe(true);
  }, 120_000);
});
