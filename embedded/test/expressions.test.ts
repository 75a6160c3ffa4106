import { describe, expect, it } from "@jest/globals";
import { compileExpression } from "../src/expressions/index.js";
import { doc, plain, refusal, value } from "./plain.js";

const NONE = { variables: new Set<string>() };
const NOW = new Date("2024-02-29T12:00:00Z");

const evaluate = (expression: unknown, document: object = {}, checkTime?: () => void): unknown => {
  const root = doc(document);
  const scope = { root, current: root, variables: new Map(), now: NOW, ...(checkTime && { checkTime }) };
  return plain(compileExpression(value(expression), NONE)(scope));
};
const code = (expression: unknown, document: object = {}) => refusal(() => evaluate(expression, document));

describe("parsing", () => {
  it("refuses unknown operators, unknown variables and wrong numbers of operands before any document", () => {
    const compile = (expression: unknown) => refusal(() => compileExpression(value(expression), NONE));
    expect(compile({ $bogus: 1 })).toBe(168);
    expect(compile("$$nobody")).toBe(17276);
    expect(compile({ $eq: [1] })).toBe(16020);
    expect(compile({ $add: [1], $subtract: [1, 2] })).toBe(15983);
  });

  it("refuses a failing constant even where no document reaches it", () => {
    expect(code({ $cond: [true, 1, { $divide: [1, 0] }] })).toBe(2);
    expect(code({ $or: [{ $divide: [1, "$x"] }, true] }, { x: 0 })).toBeUndefined();
  });

  it("drops the branches of $switch that cannot be taken", () => {
    const branches = [
      { case: true, then: "taken" },
      { case: { $divide: [1, 0] }, then: "never" },
    ];
    expect(evaluate({ $switch: { branches } })).toBe("taken");
  });

  it("tells missing from null", () => {
    expect(evaluate("$a")).toBeUndefined();
    expect(evaluate(["$a"])).toEqual([null]);
    expect(evaluate({ a: "$a", b: null })).toEqual({ b: null });
    expect(evaluate({ $type: "$$REMOVE" })).toBe("missing");
  });
});

describe("paths", () => {
  it("collects from the documents of an array, but not from arrays within it", () => {
    expect(evaluate("$a.b", { a: [{ b: 1 }, { c: 2 }, [{ b: 3 }], 4] })).toEqual([1]);
  });

  it("never takes a piece for an array's index", () => {
    expect(evaluate("$a.0", { a: [7] })).toEqual([]);
  });
});

describe("arithmetic", () => {
  it("widens to the type that holds the result", () => {
    expect(evaluate({ $add: ["$a", 1] }, { a: 2147483647 })).toEqual({ $numberLong: "2147483648" });
    expect(evaluate({ $multiply: [2, "$a"] }, { a: { $numberDouble: "3" } })).toEqual({
      $numberDouble: "6.0",
    });
    expect(evaluate({ $divide: [10, 5] })).toEqual({ $numberDouble: "2.0" });
    expect(evaluate({ $add: [{ $numberDecimal: "1.50" }, 1] })).toEqual({ $numberDecimal: "2.50" });
  });

  it("keeps 34 digits of decimals, and rounds the rest half to even", () => {
    expect(evaluate({ $sqrt: { $numberDecimal: "5" } })).toEqual({
      $numberDecimal: "2.236067977499789696409173668731276",
    });
    expect(evaluate({ $round: [{ $numberDecimal: "2.345" }, 2] })).toEqual({ $numberDecimal: "2.34" });
  });
});

describe("strings", () => {
  it("counts code points and bytes apart", () => {
    expect(evaluate({ $strLenCP: "né🎉" })).toBe(3);
    expect(evaluate({ $strLenBytes: "né🎉" })).toBe(7);
    expect(evaluate({ $substrCP: ["né🎉!", 2, 1] })).toBe("🎉");
    expect(evaluate({ $indexOfCP: ["né🎉!", "!"] })).toBe(3);
  });

  it("finds every match of a regular expression, empty ones too, and ends", () => {
    const found = evaluate({ $regexFindAll: { input: "a🎉", regex: "b*" } });
    expect(found).toEqual([0, 1, 2].map((idx) => ({ match: "", idx, captures: [] })));
  });
});

describe("dates", () => {
  const date = { $date: "2024-01-31T23:30:00Z" };

  it("goes by the calendar of the zone", () => {
    expect(evaluate({ $hour: { date: "$d", timezone: "Europe/Berlin" } }, { d: date })).toBe(0);
    expect(evaluate({ $month: { date: "$d", timezone: "+01:00" } }, { d: date })).toBe(2);
    const format = "%Y-%m-%d %H:%M %z";
    expect(
      evaluate({ $dateToString: { date: "$d", format, timezone: "America/New_York" } }, { d: date }),
    ).toBe("2024-01-31 18:30 -0500");
  });

  it("adds a month to a day that the next month lacks", () => {
    const moved = evaluate({ $dateAdd: { startDate: "$d", unit: "month", amount: 1 } }, { d: date });
    expect(moved).toEqual({ $date: { $numberLong: String(Date.UTC(2024, 1, 29, 23, 30)) } });
  });

  it("counts boundaries, not durations", () => {
    const span = (unit: string) =>
      evaluate({ $dateDiff: { startDate: "$d", endDate: "$$NOW", unit } }, { d: date });
    expect(span("month")).toEqual({ $numberLong: "1" });
    expect(span("day")).toEqual({ $numberLong: "29" });
    expect(span("year")).toEqual({ $numberLong: "0" });
  });

  it("cuts to the start of a bin", () => {
    const cut = (unit: string, binSize: number) =>
      evaluate({ $dateTrunc: { date: "$d", unit, binSize } }, { d: date });
    expect(cut("hour", 6)).toEqual({ $date: { $numberLong: String(Date.UTC(2024, 0, 31, 18)) } });
    expect(cut("quarter", 1)).toEqual({ $date: { $numberLong: String(Date.UTC(2024, 0, 1)) } });
    expect(cut("week", 1)).toEqual({ $date: { $numberLong: String(Date.UTC(2024, 0, 28)) } });
  });
});

describe("bounds", () => {
  it("refuses ranges, strings and nested arrays that outgrow the memory", () => {
    expect(code({ $range: [0, 2147483647] })).toBe(146);
    const doubling = {
      $reduce: { input: { $range: [0, 40] }, initialValue: "ab", in: { $concat: ["$$value", "$$value"] } },
    };
    expect(code(doubling)).toBe(13548);
    const nested = { $map: { input: { $range: [0, 100000] }, in: { $range: ["$x", 100000] } } };
    expect(code(nested, { x: 0 })).toBe(146);
  });

  it("asks the clock while it goes through arrays", () => {
    let asked = 0;
    const stop = (): void => {
      asked += 1;
      if (asked > 100) throw new Error("time is over");
    };
    const endless = {
      $map: {
        input: { $range: [0, 1000000] },
        in: { $map: { input: { $range: [0, 1000000] }, in: "$$this" } },
      },
    };
    expect(() => evaluate(endless, {}, stop)).toThrow("time is over");
  });
});
