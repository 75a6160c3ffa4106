import { describe, expect, it } from "@jest/globals";
import { BSONRegExp } from "bson";
import fc from "fast-check";
import { MongoError } from "../src/errors.js";
import { compileFilter, parseFilter } from "../src/query/index.js";
import { type Doc, double, int, long } from "../src/values/index.js";
import { doc, thrown } from "./support/docs.js";

const matches = (filter: unknown, document: unknown): boolean =>
  compileFilter(doc(filter)).matches(doc(document));
const position = (filter: unknown, document: unknown): number | undefined =>
  compileFilter(doc(filter)).find(doc(document)).position;

describe("a filter", () => {
  it("finds values inside arrays, and arrays as values", () => {
    expect(matches({ a: 2 }, { a: [1, 2] })).toBe(true);
    expect(matches({ a: [1, 2] }, { a: [1, 2] })).toBe(true);
    expect(matches({ "a.b": 2 }, { a: [{ b: 1 }, { b: 2 }] })).toBe(true);
    expect(matches({ "a.1.b": 2 }, { a: [{ b: 1 }, { b: 2 }] })).toBe(true);
    expect(matches({ a: 2 }, { a: [[2]] })).toBe(false);
  });

  it("takes missing for null, and nothing else", () => {
    expect(matches({ a: null }, {})).toBe(true);
    expect(matches({ a: null }, { a: null })).toBe(true);
    expect(matches({ a: { $exists: true } }, { a: null })).toBe(true);
    expect(matches({ a: { $gt: null } }, { a: 1 })).toBe(false);
    expect(matches({ "a.b": null }, { a: [] })).toBe(false);
  });

  it("compares numbers across types, and nothing else across types", () => {
    const one = [int(1), long(1), double(1)];
    for (const a of one)
      for (const b of one) expect(compileFilter(new Map([["n", a]])).matches(new Map([["n", b]]))).toBe(true);
    expect(matches({ n: { $gt: 1 } }, { n: "2" })).toBe(false);
  });

  it("asks one element for all that $elemMatch says, and several without it", () => {
    const document = {
      a: [
        { x: 1, y: 2 },
        { x: 2, y: 1 },
      ],
    };
    expect(matches({ a: { $elemMatch: { x: 1, y: 1 } } }, document)).toBe(false);
    expect(matches({ "a.x": 1, "a.y": 1 }, document)).toBe(true);
    expect(matches({ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, { a: [0, 4] })).toBe(false);
  });

  it("negates the whole path", () => {
    expect(matches({ a: { $ne: 1 } }, { a: [1, 2] })).toBe(false);
    expect(matches({ a: { $nin: [3] } }, { a: [1, 2] })).toBe(true);
    expect(matches({ a: { $not: { $gt: 1 } } }, {})).toBe(true);
  });

  it("finds a member of a list as it finds each of its equalities", () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.string({ maxLength: 1 }), fc.constant(null));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), value, (list, v) => {
        expect(matches({ a: { $in: list } }, { a: v })).toBe(
          list.some((item) => matches({ a: item }, { a: v })),
        );
      }),
    );
  });

  it("tells which element it matched", () => {
    expect(position({ a: { $gte: 2 } }, { a: [1, 2, 3] })).toBe(1);
    expect(position({ "a.b": 5 }, { a: [{ b: 1 }, { b: [4, 5] }] })).toBe(1);
    expect(position({ a: { $elemMatch: { b: 2 } } }, { a: [{ b: 1 }, { b: 2 }] })).toBe(1);
    expect(position({ $or: [{ a: 2 }, { b: 1 }] }, { a: [1, 2], b: 1 })).toBeUndefined();
  });

  it("is a tree that a planner can read", () => {
    expect(parseFilter(doc({ a: 1, b: { $gt: 2 } }))).toEqual({
      kind: "and",
      nodes: [
        { kind: "field", path: "a", test: { op: "$eq", value: int(1) } },
        { kind: "field", path: "b", test: { op: "$gt", value: int(2) } },
      ],
    });
  });

  it.each([
    [{ $foo: 1 }, 2],
    [{ a: { $foo: 1 } }, 2],
    [{ $where: "true" }, 2],
    [{ $and: [] }, 2],
    [{ a: { $type: [] } }, 9],
    [{ a: { $type: true } }, 14],
    [{ a: { $regex: "(" } }, 51091],
    [{ a: { $regex: "a", $options: "g" } }, 51108],
    [{ a: { $bitsAllSet: -1 } }, 9],
  ])("refuses %j with %d", (filter, code) => {
    expect(thrown(() => parseFilter(doc(filter)))).toMatchObject({ code });
  });

  it("never throws anything but MongoDB's errors", () => {
    const names = fc.constantFrom(
      "a",
      "$and",
      "$or",
      "$in",
      "$not",
      "$elemMatch",
      "$regex",
      "$all",
      "$mod",
      "$type",
      "$size",
    );
    const tree = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.integer(),
        fc.string({ maxLength: 2 }),
        fc.constant(null),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(names, tie("value"), { maxKeys: 2, noNullPrototype: true }),
      ),
    })).value;
    fc.assert(
      fc.property(
        fc.dictionary(names, tree, { maxKeys: 2, noNullPrototype: true }),
        tree,
        (filter, value) => {
          const error = thrown(() => matches(filter, { a: value }));
          if (error !== undefined) expect(error).toBeInstanceOf(MongoError);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("matches a regular expression, and one that is stored", () => {
    const stored: Doc = new Map([["a", new BSONRegExp("^x", "i")]]);
    const filter = compileFilter(new Map([["a", new BSONRegExp("^x", "i")]]));
    expect(filter.matches(doc({ a: ["y", "Xy"] }))).toBe(true);
    expect(filter.matches(stored)).toBe(true);
  });
});
