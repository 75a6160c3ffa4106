import { fail } from "../errors.js";
import { compare } from "../values/compare.js";
import type { Maybe, Value } from "../values/types.js";
import { constantValue, type Operators, over } from "./expression.js";
import { asArray, fixed, isNullish, operandsOf, variadic } from "./operands.js";

/** A set in MongoDB's order of values: equal numbers of different types are one element. */
export const distinct = (values: readonly Value[]): Value[] => {
  const result: Value[] = [];
  for (const value of values.toSorted(compare)) {
    if (result.length === 0 || compare(result.at(-1), value) !== 0) result.push(value);
  }
  return result;
};

/** Membership by binary search in a sorted set. */
const membership = (values: readonly Value[]): ((value: Value) => boolean) => {
  const sorted = distinct(values);
  return (value) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(sorted[middle], value) < 0) low = middle + 1;
      else high = middle;
    }
    return low < sorted.length && compare(sorted[low], value) === 0;
  };
};

const sameElements = (values: readonly Maybe[], code: number): boolean => {
  const [first = [], ...others] = values.map((value) =>
    distinct(asArray(value, code, "An operand of $setEquals")),
  );
  return others.every((other) => compare(first, other) === 0);
};

export const SETS: Operators = {
  $setUnion: variadic((values) => {
    if (values.some(isNullish)) return null;
    return distinct(values.flatMap((value) => asArray(value, 17043, "An operand of $setUnion")));
  }),
  $setIntersection: variadic((values) => {
    let common: Value[] | undefined;
    for (const value of values) {
      if (isNullish(value)) return null;
      const array = asArray(value, 17047, "An operand of $setIntersection");
      common = common === undefined ? distinct(array) : common.filter(membership(array));
    }
    return common ?? [];
  }),
  $setDifference: fixed(2, (left, right) => {
    if (isNullish(left) || isNullish(right)) return null;
    const from = asArray(left, 17048, "An operand of $setDifference");
    const excluded = membership(asArray(right, 17049, "An operand of $setDifference"));
    const seen: Value[] = [];
    // In the order of the first operand, each element once.
    const order = from.map((value, at) => ({ value, at }));
    order.sort((a, b) => compare(a.value, b.value) || a.at - b.at);
    const first = order.filter(({ value }, at) => at === 0 || compare(order[at - 1]?.value, value) !== 0);
    for (const { value } of first.toSorted((a, b) => a.at - b.at)) if (!excluded(value)) seen.push(value);
    return seen;
  }),
  $setIsSubset: fixed(2, (left, right) => {
    const subset = asArray(left, 17046, "An operand of $setIsSubset");
    return subset.every(membership(asArray(right, 17042, "An operand of $setIsSubset")));
  }),
  $setEquals: (argument, parse) => {
    const operands = operandsOf(argument).map(parse);
    if (operands.length < 2) fail(17045, `$setEquals needs at least two arguments had: ${operands.length}`);
    // While optimizing MongoDB checks constant operands by themselves, and refuses with a code of its own.
    for (const operand of operands) {
      if (operand.constant) asArray(constantValue(operand), 5887502, "An operand of $setEquals");
    }
    return over(operands, (scope) =>
      sameElements(
        operands.map((operand) => operand.evaluate(scope)),
        17044,
      ),
    );
  },
};
