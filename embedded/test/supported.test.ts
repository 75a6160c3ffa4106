import { describe, expect, it } from "@jest/globals";
import { OPERATORS } from "../src/expressions/operators.js";
import { ACCUMULATORS } from "../src/stages/group-fields.js";
import { PARSERS } from "../src/stages/parsers.js";
import * as supported from "../src/supported.js";

const sorted = (names: Iterable<string>): string[] => [...names].sort();

describe("what is listed as supported", () => {
  it("is what the parsers know: stages, expressions and accumulators", () => {
    expect(sorted(supported.STAGES)).toEqual(sorted(Object.keys(PARSERS)));
    expect(sorted(supported.EXPRESSIONS)).toEqual(sorted(Object.keys(OPERATORS)));
    expect(sorted(supported.ACCUMULATORS)).toEqual(sorted(ACCUMULATORS));
  });

  it("holds every stage of an update written as a pipeline", () => {
    for (const stage of supported.UPDATE_STAGES) expect(Object.keys(PARSERS)).toContain(stage);
  });
});
