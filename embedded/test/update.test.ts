import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { parseFilter } from "../src/query/index.js";
import { type ApplyOptions, compileUpdate, seedFrom } from "../src/update/index.js";
import { type Doc, encode, type Value } from "../src/values/index.js";
import { doc, readAgain, thrown } from "./support/docs.js";

interface More extends ApplyOptions {
  readonly arrayFilters?: readonly unknown[];
}

const compiled = (update: unknown, arrayFilters: readonly unknown[] = []) =>
  compileUpdate(Array.isArray(update) ? update.map((stage): Value => doc(stage)) : doc(update), {
    arrayFilters: arrayFilters.map(doc),
  });

const updated = (before: unknown, update: unknown, { arrayFilters = [], ...options }: More = {}): Doc =>
  readAgain(compiled(update, arrayFilters).apply(doc(before), options));

const code = (before: unknown, update: unknown, more: More = {}): unknown =>
  (thrown(() => updated(before, update, more)) as { code?: number } | undefined)?.code;

describe("update operators", () => {
  it("make the path they need", () => {
    expect(updated({}, { $set: { "a.b": 1 } })).toEqual(doc({ a: { b: 1 } }));
    expect(updated({ a: [] }, { $set: { "a.2": 1 } })).toEqual(doc({ a: [null, null, 1] }));
    expect(updated({}, { $unset: { "a.b": 1 } })).toEqual(doc({}));
  });

  it("leave the old document as it was, also when they refuse", () => {
    const operation = fc.constantFrom<unknown>(
      { $set: { "a.0.x": 1 } },
      { $push: { a: { $each: [3, 1], $sort: 1, $slice: 2 } } },
      { $inc: { "a.0": 1 } },
      { $pull: { a: 1 } },
      { $rename: { a: "b.c" } },
      { $unset: { "b.c": "" } },
      { $set: { "b.c": 1 }, $pop: { a: 1 } },
    );
    const start = fc.constantFrom<unknown>({ a: [1, 2] }, { a: [{ x: 1 }], b: { c: 2 } }, { a: 1, b: 2 }, {});
    fc.assert(
      fc.property(start, operation, (before, update) => {
        const document = doc(before);
        const bytes = encode(document);
        thrown(() => compiled(update).apply(document));
        expect(Buffer.compare(encode(document), bytes)).toBe(0);
      }),
    );
  });

  it("change the elements that $, $[] and $[id] mean", () => {
    expect(updated({ a: [1, 2] }, { $inc: { "a.$": 5 } }, { position: 1 })).toEqual(doc({ a: [1, 7] }));
    expect(updated({ a: [1, 2] }, { $inc: { "a.$[]": 1 } })).toEqual(doc({ a: [2, 3] }));
    const tasks = {
      t: [
        { k: 1, n: 0 },
        { k: 2, n: 0 },
      ],
    };
    const both = { $set: { "t.$[one].n": 1, "t.$[two].m": 2 } };
    expect(updated(tasks, both, { arrayFilters: [{ "one.k": 1 }, { "two.k": { $gte: 1 } }] })).toEqual(
      doc({
        t: [
          { k: 1, n: 1, m: 2 },
          { k: 2, n: 0, m: 2 },
        ],
      }),
    );
  });

  it("push with $position, then $sort, then $slice", () => {
    const each = { $each: [5, 1], $position: 0, $sort: -1, $slice: 3 };
    expect(updated({ a: [2, 4] }, { $push: { a: each } })).toEqual(doc({ a: [5, 4, 2] }));
    expect(updated({ a: [1, 2, 3] }, { $push: { a: { $each: [9], $position: -1 } } })).toEqual(
      doc({ a: [1, 2, 9, 3] }),
    );
  });

  it("pull by value, by operators and by a filter on documents", () => {
    expect(updated({ a: [1, 2, 1] }, { $pull: { a: 1 } })).toEqual(doc({ a: [2] }));
    expect(updated({ a: [1, 5] }, { $pull: { a: { $gte: 3 } } })).toEqual(doc({ a: [1] }));
    expect(updated({ a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } })).toEqual(
      doc({ a: [{ x: 2 }] }),
    );
  });

  it("set on insert only when they insert", () => {
    const update = { $set: { a: 1 }, $setOnInsert: { b: 2 } };
    expect(updated({}, update)).toEqual(doc({ a: 1 }));
    expect(updated({}, update, { isInsert: true })).toEqual(doc({ a: 1, b: 2 }));
  });

  it.each([
    [{}, { $set: { a: 1, "a.b": 2 } }, 40],
    [{}, { $set: { a: 1 }, $setOnInsert: { a: 2 } }, 40],
    [{ a: 1 }, { $set: { "a.b": 2 } }, 28],
    [{ _id: 1 }, { $set: { _id: 2 } }, 66],
    [{}, { $foo: { a: 1 } }, 9],
    [{}, { $set: { "": 1 } }, 56],
    [{}, { $set: { $a: 1 } }, 52],
    [{ a: "x" }, { $inc: { a: 1 } }, 14],
    [{ a: [1] }, { $set: { "a.$": 1 } }, 2],
    [{ a: [1] }, { $set: { "a.$[x]": 1 } }, 2],
  ])("on %j, %j is refused with %d", (before, update, expected) => {
    expect(code(before, update)).toBe(expected);
  });
});

describe("other updates", () => {
  it("replace all but the _id", () => {
    expect([...updated({ _id: 1, a: 1 }, { b: 2 }).keys()]).toEqual(["_id", "b"]);
    expect(code({ _id: 1 }, { _id: 2 })).toBe(66);
  });

  it("run as a pipeline", () => {
    const update = [{ $set: { n: { $add: ["$n", 1] } } }, { $unset: "old" }];
    expect(updated({ _id: 1, n: 1, old: 1 }, update)).toEqual(doc({ _id: 1, n: 2 }));
    expect(code({}, [{ $match: {} }])).toBe(72);
  });

  it("seed an upsert with the filter's equalities", () => {
    const seed = (filter: unknown): Doc => readAgain(seedFrom(parseFilter(doc(filter))));
    expect(seed({ "a.b": 1, c: { $gt: 1 }, _id: 7, $and: [{ d: 2 }] })).toEqual(
      doc({ _id: 7, a: { b: 1 }, d: 2 }),
    );
    expect(thrown(() => seed({ $and: [{ a: 1 }, { a: 2 }] }))).toMatchObject({ code: 54 });
  });
});
