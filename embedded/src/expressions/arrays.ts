import { Int32 } from "bson";
import { fail } from "../errors.js";
import { bsonType, compare } from "../values/compare.js";
import { exactInt, isNumber } from "../values/numbers.js";
import type { Maybe, Value } from "../values/types.js";
import type { Operator, Operators } from "./expression.js";
import { NEW_NUMBER, reserve } from "./limits.js";
import { asArray, fixed, isNullish, isTruthy, ranged, variadic } from "./operands.js";

const elementAt = (array: readonly Value[], index: number): Maybe =>
  index < 0 ? array[array.length + index] : array[index];

const endElement = (operator: string, index: number): Operator =>
  fixed(1, (value) => {
    if (isNullish(value)) return null;
    return elementAt(asArray(value, 28689, `${operator}'s argument`), index);
  });

/** An operand that must be a whole number within 32 bits. */
const int32Operand = (value: Maybe, codes: { type: number; range: number }, what: string): number => {
  if (!isNumber(value)) return fail(codes.type, `${what} must be a numeric value, but is ${bsonType(value)}`);
  return exactInt(value) ?? fail(codes.range, `${what} can't be represented as a 32-bit integer`);
};

const RANGE = [
  { what: "$range's starting value", codes: { type: 34443, range: 34444 } },
  { what: "$range's ending value", codes: { type: 34445, range: 34446 } },
  { what: "$range's step value", codes: { type: 34447, range: 34448 } },
] as const;

const range = (...values: Maybe[]): Value => {
  const [start = 0, end = 0, step = 1] = RANGE.slice(0, values.length).map(({ what, codes }, at) =>
    int32Operand(values[at], codes, what),
  );
  if (step === 0) fail(34449, "$range requires a non-zero step value");
  const length = Math.max(0, Math.ceil((end - start) / step));
  reserve(length, "$range", NEW_NUMBER);
  return Array.from({ length }, (_, at) => new Int32(start + at * step));
};

const slice = (...values: Maybe[]): Maybe => {
  const [value, first, second] = values;
  if (values.some(isNullish)) return null;
  const array = asArray(value, 28724, "First argument to $slice");
  const position = int32Operand(first, { type: 28725, range: 28726 }, "Second argument to $slice");
  if (values.length < 3) return position < 0 ? array.slice(position) : array.slice(0, position);
  const count = int32Operand(second, { type: 28727, range: 28728 }, "Third argument to $slice");
  if (count <= 0) fail(28729, `Third argument to $slice must be positive: ${count}`);
  const start = position < 0 ? Math.max(0, array.length + position) : position;
  return array.slice(start, start + count);
};

const indexOfArray = (...values: Maybe[]): Maybe => {
  const [first, sought] = values;
  if (isNullish(first)) return null;
  const array = asArray(first, 40090, "$indexOfArray's first argument");
  const bound = (at: number, otherwise: number): number => {
    if (values.length <= at) return otherwise;
    const value = values[at];
    const index = isNumber(value) ? exactInt(value) : undefined;
    if (index === undefined)
      return fail(9711600, `$indexOfArray requires an integral index, found: ${bsonType(value)}`);
    return index < 0 ? fail(9711601, "$indexOfArray requires a nonnegative index") : index;
  };
  const start = bound(2, 0);
  const end = Math.min(bound(3, array.length), array.length);
  for (let at = start; at < end; at++) {
    if (compare(array[at], sought) === 0) return new Int32(at);
  }
  return new Int32(-1);
};

/** Expressions over whole arrays; those with a body of their own stand in iteration.ts. */
export const ARRAYS: Operators = {
  $arrayElemAt: fixed(2, (value, position) => {
    if (isNullish(value) || isNullish(position)) return null;
    const array = asArray(value, 28689, "$arrayElemAt's first argument");
    const what = "$arrayElemAt's second argument";
    return elementAt(array, int32Operand(position, { type: 28690, range: 28691 }, what));
  }),
  $first: endElement("$first", 0),
  $last: endElement("$last", -1),
  $allElementsTrue: fixed(1, (value) => asArray(value, 17040, "$allElementsTrue's argument").every(isTruthy)),
  $anyElementTrue: fixed(1, (value) => asArray(value, 17041, "$anyElementTrue's argument").some(isTruthy)),
  $concatArrays: variadic((values) => {
    const arrays: Value[][] = [];
    for (const value of values) {
      if (isNullish(value)) return null;
      arrays.push(asArray(value, 28664, "$concatArrays's operand"));
    }
    const length = arrays.reduce((sum, array) => sum + array.length, 0);
    reserve(length, "$concatArrays");
    return arrays.flat();
  }),
  $in: fixed(2, (sought, array) =>
    asArray(array, 40081, "$in's second argument").some((element) => compare(element, sought) === 0),
  ),
  $indexOfArray: ranged(2, 4, indexOfArray),
  $isArray: fixed(1, (value) => Array.isArray(value)),
  $range: ranged(2, 3, range),
  $reverseArray: fixed(1, (value) =>
    isNullish(value) ? null : asArray(value, 34435, "$reverseArray's argument").toReversed(),
  ),
  $size: fixed(1, (value) => new Int32(asArray(value, 17124, "The argument to $size").length)),
  $slice: ranged(2, 3, slice),
};
