import { fail } from "../errors.js";
import { type Accumulator, keepers, SIMPLE } from "../stages/accumulators.js";
import { bsonType } from "../values/compare.js";
import { exactLong, isNumber } from "../values/numbers.js";
import type { Maybe } from "../values/types.js";
import { type Operator, type Operators, over } from "./expression.js";
import { named, operandsOf, required } from "./operands.js";

/** An accumulator as an expression: over its operands, or over the elements of a lone array. */
const folding =
  (create: () => Accumulator): Operator =>
  (argument, parse) => {
    const operands = operandsOf(argument).map(parse);
    return over(operands, (scope) => {
      const values = operands.map((operand) => operand.evaluate(scope));
      const [first] = values;
      const folded: readonly Maybe[] = values.length === 1 && Array.isArray(first) ? first : values;
      const accumulator = create();
      for (const value of folded) accumulator.add(value);
      return accumulator.result();
    });
  };

const simple = (name: string): Operator => {
  const create = SIMPLE[name];
  return create ? folding(create) : fail(1, `no accumulator ${name}`);
};

/** `{n, input}`: the first, last, least or greatest elements of an array. */
const choosing =
  (create: (n: number) => Accumulator): Operator =>
  (argument, parse, name) => {
    const fields = named(argument, name, { codes: [5787801, 5787901], fields: "n:5787906 input:5787907" });
    const n = required(fields, "n", parse);
    const input = required(fields, "input", parse);
    return over([n, input], (scope) => {
      const count = n.evaluate(scope);
      const whole = isNumber(count) ? exactLong(count) : undefined;
      if (whole === undefined)
        return fail(5787902, `Value for 'n' must be of integral type, but found ${bsonType(count)}`);
      if (whole <= 0n) fail(5787908, "'n' must be greater than 0");
      const array = input.evaluate(scope);
      if (!Array.isArray(array)) return fail(5788200, "Input must be an array");
      const accumulator = create(Number(whole));
      for (const element of array) accumulator.add(element);
      return accumulator.result();
    });
  };

const keeper = (name: string): Operator => {
  const create = keepers[name];
  return create ? choosing(create) : fail(1, `no accumulator ${name}`);
};

/** The accumulators that are expressions as well. */
export const FOLDS: Operators = {
  ...Object.fromEntries(
    ["$sum", "$avg", "$min", "$max", "$stdDevPop", "$stdDevSamp"].map((name) => [name, simple(name)]),
  ),
  ...Object.fromEntries(["$firstN", "$lastN", "$minN", "$maxN"].map((name) => [name, keeper(name)])),
};
