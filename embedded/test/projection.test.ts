import { describe, expect, it } from "@jest/globals";
import { compileFindProjection } from "../src/projection/index.js";
import { compileFilter } from "../src/query/index.js";
import type { Doc } from "../src/values/index.js";
import { doc, readAgain, thrown } from "./support/docs.js";

const project = (document: unknown, specification: unknown, filter: unknown = {}): Doc =>
  readAgain(
    compileFindProjection(doc(specification), { filter: compileFilter(doc(filter)) }).apply(doc(document), {
      variables: new Map(),
      now: new Date(0),
    }),
  );

describe("a find's projection", () => {
  const document = { _id: 1, a: [1, 2, 3], b: { c: 1, d: 2 } };

  it("keeps, drops and computes", () => {
    expect(project(document, { "b.c": 1 })).toEqual(doc({ _id: 1, b: { c: 1 } }));
    expect(project(document, { _id: 0, "b.c": 0 })).toEqual(doc({ a: [1, 2, 3], b: { d: 2 } }));
    expect(project(document, { _id: 0, sum: { $add: ["$b.c", "$b.d"] } })).toEqual(doc({ sum: 3 }));
  });

  it("slices, beside everything or beside what is kept", () => {
    expect(project(document, { a: { $slice: -2 } })).toEqual(doc({ ...document, a: [2, 3] }));
    expect(project(document, { _id: 0, b: 1, a: { $slice: [1, 1] } })).toEqual(
      doc({ a: [2], b: { c: 1, d: 2 } }),
    );
  });

  it("keeps the element that $elemMatch or the filter matched", () => {
    expect(project(document, { _id: 0, a: { $elemMatch: { $gt: 1 } } })).toEqual(doc({ a: [2] }));
    expect(project(document, { _id: 0, "a.$": 1 }, { a: { $gte: 3 } })).toEqual(doc({ a: [3] }));
  });

  it.each([
    [{ a: 1, b: 0 }, 31254],
    [{ a: 0, b: 1 }, 31253],
    [{ a: 1, "a.b": 1 }, 31249],
    [{ "a.$": 1, "b.$": 1 }, 31276],
    [{ "a.$": 1 }, 51246],
    [{ "a.b": { $elemMatch: { $gt: 1 } } }, 31275],
  ])("refuses %j with %d", (specification, code) => {
    expect(thrown(() => project(document, specification))).toMatchObject({ code });
  });
});
