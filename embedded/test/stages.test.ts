import { describe, expect, it } from "@jest/globals";
import { compilePipeline, compileSort, runPipeline } from "../src/stages/index.js";
import type { Doc } from "../src/values/index.js";
import { doc, plain, refusal, value } from "./plain.js";

const NONE = { variables: new Set<string>() };

const stagesOf = (stages: object[]) => stages.map(value);

interface World {
  readonly input?: object[];
  readonly others?: Record<string, object[]>;
}

const run = (stages: object[], { input = [], others = {} }: World = {}): unknown[] => {
  const context = {
    variables: new Map(),
    now: new Date(0),
    resolve: (name: string) => (others[name] ?? []).map(doc),
    checkTime: () => undefined,
  };
  return [...runPipeline(compilePipeline(stagesOf(stages), NONE), input.map(doc), context)].map(plain);
};

const code = (...stages: object[]) => refusal(() => compilePipeline(stagesOf(stages), NONE));

describe("a pipeline", () => {
  it("is refused whole before it reads a document", () => {
    expect(code({ $bogus: {} })).toBe(40324);
    expect(code({ $limit: 1, $skip: 1 })).toBe(40323);
    expect(code({ $limit: 0 })).toBe(15958);
    expect(code({ $match: {} }, { $facet: { a: [{ $out: "b" }] } })).toBe(40600);
  });

  it("reads no more documents than a limit needs", () => {
    let read = 0;
    const input = function* (): Iterable<Doc> {
      for (;;) {
        read += 1;
        yield doc({ a: read });
      }
    };
    const context = { variables: new Map(), now: new Date(0), resolve: () => [], checkTime: () => undefined };
    const pipeline = compilePipeline(stagesOf([{ $match: { a: { $gt: 2 } } }, { $limit: 2 }]), NONE);
    expect([...runPipeline(pipeline, input(), context)]).toHaveLength(2);
    expect(read).toBe(4);
  });
});

describe("$project and $set", () => {
  it("project into the documents of arrays and drop what is none", () => {
    expect(run([{ $project: { "a.b": 1, _id: 0 } }], { input: [{ a: [{ b: 1, c: 2 }, 3] }] })).toEqual([
      { a: [{ b: 1 }] },
    ]);
  });

  it("make documents where a computed field needs them", () => {
    expect(run([{ $set: { "a.b": 9 } }], { input: [{ a: [1, { c: 2 }] }, { a: 5 }, {}] })).toEqual([
      { a: [{ b: 9 }, { c: 2, b: 9 }] },
      { a: { b: 9 } },
      { a: { b: 9 } },
    ]);
  });

  it("refuse paths of which one contains the other", () => {
    expect(code({ $project: { a: 1, "a.b": 1 } })).toBe(31249);
    expect(code({ $project: { "a.b": 1, a: 1 } })).toBe(31250);
    expect(code({ $set: { a: 1, "a.b": 1 } })).toBe(40176);
  });
});

describe("$group", () => {
  it("takes equal numbers of different types for one key", () => {
    const input = [{ k: 1 }, { k: { $numberDouble: "1" } }, { k: { $numberDecimal: "1.0" } }, { k: 2 }];
    expect(run([{ $group: { _id: "$k", n: { $sum: 1 } } }], { input })).toEqual([
      { _id: 1, n: 3 },
      { _id: 2, n: 1 },
    ]);
  });

  it("adds doubles without losing the small ones", () => {
    const input = [1e16, 1, 1, -1e16].map((v) => ({ v: { $numberDouble: String(v) } }));
    expect(run([{ $group: { _id: null, sum: { $sum: "$v" } } }], { input })).toEqual([
      { _id: null, sum: { $numberDouble: "2.0" } },
    ]);
  });

  it("leaves missing values out of $push and $avg but not out of $first", () => {
    const group = { _id: null, all: { $push: "$v" }, mean: { $avg: "$v" }, first: { $first: "$v" } };
    expect(run([{ $group: group }], { input: [{}, { v: 4 }] })).toEqual([
      { _id: null, all: [4], mean: { $numberDouble: "4.0" }, first: null },
    ]);
  });

  it("keeps the best by an order", () => {
    const top = { $topN: { n: 2, sortBy: { score: -1 }, output: "$name" } };
    const input = ["a", "b", "c"].map((name, score) => ({ name, score }));
    expect(run([{ $group: { _id: null, top } }], { input })).toEqual([{ _id: null, top: ["c", "b"] }]);
  });
});

describe("$sort", () => {
  it("goes by an array's least element when ascending and its greatest when descending", () => {
    const input = [{ _id: 1, a: [5, 1] }, { _id: 2, a: 3 }, { _id: 3, a: [] }, { _id: 4 }];
    const order = (direction: number) =>
      run([{ $sort: { a: direction } }, { $project: { _id: 1 } }], { input });
    expect(order(1)).toEqual([{ _id: 3 }, { _id: 4 }, { _id: 1 }, { _id: 2 }]);
    expect(order(-1)).toEqual([{ _id: 1 }, { _id: 2 }, { _id: 4 }, { _id: 3 }]);
  });

  it("reads the fields of a compound key from one element", () => {
    const compare = compileSort(doc({ "a.x": 1, "a.y": 1 }));
    const mixed = doc({
      a: [
        { x: 1, y: 9 },
        { x: 2, y: 1 },
      ],
    });
    expect(compare(mixed, doc({ a: { x: 1, y: 5 } }))).toBeGreaterThan(0);
  });

  it("cannot order by two arrays at once", () => {
    const compare = compileSort(doc({ a: 1, b: 1 }));
    expect(refusal(() => compare(doc({ a: [1], b: [2] }), doc({})))).toBe(2);
  });

  it("answers the same with a limit behind it", () => {
    const input = Array.from({ length: 500 }, (_, at) => ({ _id: at, a: (at * 7919) % 97 }));
    const whole = run([{ $sort: { a: 1 } }], { input });
    expect(run([{ $sort: { a: 1 } }, { $limit: 10 }], { input })).toEqual(whole.slice(0, 10));
  });
});

describe("$lookup", () => {
  const others = { tags: [{ _id: 1, name: "a" }, { _id: 2, name: "b" }, { _id: 3 }] };

  it("joins the elements of a local array, and null with missing", () => {
    const join = { from: "tags", localField: "tag", foreignField: "name", as: "found" };
    const ids = { $project: { ids: "$found._id" } };
    expect(
      run([{ $lookup: join }, ids], { input: [{ tag: ["b", "a"] }, { tag: null }, {}], others }),
    ).toEqual([{ ids: [1, 2] }, { ids: [3] }, { ids: [3] }]);
  });

  it("hands variables to its pipeline, and to none beside it", () => {
    const stage = (variable: string) => ({
      $lookup: {
        from: "tags",
        let: { wanted: "$tag" },
        pipeline: [{ $match: { $expr: { $eq: ["$name", variable] } } }],
        as: "found",
      },
    });
    const [joined] = run([stage("$$wanted")], { input: [{ tag: "b" }], others });
    expect(joined).toMatchObject({ found: [{ _id: 2 }] });
    expect(code(stage("$$other"))).toBe(17276);
  });
});

describe("$unwind and $facet", () => {
  it("number the elements with longs, and keep the empty on demand", () => {
    const unwind = { path: "$a", includeArrayIndex: "at", preserveNullAndEmptyArrays: true };
    expect(run([{ $unwind: unwind }], { input: [{ a: ["x"] }, { a: [] }] })).toEqual([
      { a: "x", at: { $numberLong: "0" } },
      { at: null },
    ]);
  });

  it("run several pipelines over the same documents", () => {
    const facet = { few: [{ $limit: 1 }], count: [{ $count: "n" }] };
    expect(run([{ $facet: facet }], { input: [{ a: 1 }, { a: 2 }] })).toEqual([
      { few: [{ a: 1 }], count: [{ n: 2 }] },
    ]);
  });
});
