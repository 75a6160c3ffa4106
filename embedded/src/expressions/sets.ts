import { fail } from "../errors.js";
import { bsonType, compare } from "../values/compare.js";
import type { Maybe, Value } from "../values/types.js";
import { constantValue, type Operators, over } from "./expression.js";
import { fixed, isNullish, operandsOf, variadic } from "./operands.js";

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

const arrayOf = (value: Maybe, code: number, operator: string): Value[] =>
  Array.isArray(value)
    ? value
    : fail(code, `All operands of ${operator} must be arrays. One argument is of type: ${bsonType(value)}`);

const sameElements = (values: readonly Maybe[], code: number): boolean => {
  const [first = [], ...others] = values.map((value) => distinct(arrayOf(value, code, "$setEquals")));
  return others.every((other) => compare(first, other) === 0);
};

export const SETS: Operators = {
  $setUnion: variadic((values) => {
    if (values.some(isNullish)) return null;
    return distinct(values.flatMap((value) => arrayOf(value, 17043, "$setUnion")));
  }),
  $setIntersection: variadic((values) => {
    let common: Value[] | undefined;
    for (const value of values) {
      if (isNullish(value)) return null;
      const array = arrayOf(value, 17047, "$setIntersection");
      common = common === undefined ? distinct(array) : common.filter(membership(array));
    }
    return common ?? [];
  }),
  $setDifference: fixed(2, (left, right) => {
    if (isNullish(left) || isNullish(right)) return null;
    const from = arrayOf(left, 17048, "$setDifference");
    const excluded = membership(arrayOf(right, 17049, "$setDifference"));
    const seen: Value[] = [];
    // In the order of the first operand, each element once.
    const order = from.map((value, at) => ({ value, at }));
    order.sort((a, b) => compare(a.value, b.value) || a.at - b.at);
    const first = order.filter(({ value }, at) => at === 0 || compare(order[at - 1]?.value, value) !== 0);
    for (const { value } of first.toSorted((a, b) => a.at - b.at)) if (!excluded(value)) seen.push(value);
    return seen;
  }),
  $setIsSubset: fixed(2, (left, right) => {
    const subset = arrayOf(left, 17046, "$setIsSubset");
    return subset.every(membership(arrayOf(right, 17042, "$setIsSubset")));
  }),
  $setEquals: (argument, parse) => {
    const operands = operandsOf(argument).map(parse);
    if (operands.length < 2) fail(17045, `$setEquals needs at least two arguments had: ${operands.length}`);
    // While optimizing MongoDB checks constant operands by themselves, and refuses with a code of its own.
    for (const operand of operands) {
      if (operand.constant) arrayOf(constantValue(operand), 5887502, "$setEquals");
    }
    return over(operands, (scope) =>
      sameElements(
        operands.map((operand) => operand.evaluate(scope)),
        17044,
      ),
    );
  },
};
