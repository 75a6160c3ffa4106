import { Int32 } from "bson";
import { fail } from "../errors.js";
import { bsonType, compare } from "../values/compare.js";
import { exactInt, isNumber } from "../values/numbers.js";
import type { Maybe, Value } from "../values/types.js";
import type { Operator, Operators } from "./expression.js";
import { NEW_NUMBER, reserve } from "./limits.js";
import { fixed, isNullish, isTruthy, ranged, variadic } from "./operands.js";

/** Null for null and missing, the array itself, or the operator's own refusal. */
const arrayOr = (value: Maybe, code: number, operator: string): Value[] | null => {
  if (isNullish(value)) return null;
  return Array.isArray(value)
    ? value
    : fail(code, `${operator} requires an array, found: ${bsonType(value)}`);
};

const elementAt = (array: readonly Value[], index: number): Maybe =>
  index < 0 ? array[array.length + index] : array[index];

const endElement = (operator: string, index: number): Operator =>
  fixed(1, (value) => {
    const array = arrayOr(value, 28689, operator);
    return array && elementAt(array, index);
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
  const array = Array.isArray(value)
    ? value
    : fail(28724, `First argument to $slice must be an array, but is of type: ${bsonType(value)}`);
  const position = int32Operand(first, { type: 28725, range: 28726 }, "Second argument to $slice");
  if (values.length < 3) return position < 0 ? array.slice(position) : array.slice(0, position);
  const count = int32Operand(second, { type: 28727, range: 28728 }, "Third argument to $slice");
  if (count <= 0) fail(28729, `Third argument to $slice must be positive: ${count}`);
  const start = position < 0 ? Math.max(0, array.length + position) : position;
  return array.slice(start, start + count);
};

const indexOfArray = (...values: Maybe[]): Maybe => {
  const [array, sought] = values;
  if (isNullish(array)) return null;
  if (!Array.isArray(array)) {
    return fail(40090, `$indexOfArray requires an array as a first argument, found: ${bsonType(array)}`);
  }
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

const allElementsTrue = fixed(1, (value) =>
  Array.isArray(value)
    ? value.every(isTruthy)
    : fail(17040, `$allElementsTrue's argument must be an array, but is ${bsonType(value)}`),
);

const anyElementTrue = fixed(1, (value) =>
  Array.isArray(value)
    ? value.some(isTruthy)
    : fail(17041, `$anyElementTrue's argument must be an array, but is ${bsonType(value)}`),
);

/** Expressions over whole arrays; those with a body of their own stand in iteration.ts. */
export const ARRAYS: Operators = {
  $arrayElemAt: fixed(2, (value, position) => {
    if (isNullish(value) || isNullish(position)) return null;
    const array = Array.isArray(value)
      ? value
      : fail(28689, `$arrayElemAt's first argument must be an array, but is ${bsonType(value)}`);
    const what = "$arrayElemAt's second argument";
    return elementAt(array, int32Operand(position, { type: 28690, range: 28691 }, what));
  }),
  $first: endElement("$first", 0),
  $last: endElement("$last", -1),
  $allElementsTrue: allElementsTrue,
  $anyElementTrue: anyElementTrue,
  $concatArrays: variadic((values) => {
    const arrays: Value[][] = [];
    for (const value of values) {
      if (isNullish(value)) return null;
      if (!Array.isArray(value))
        return fail(28664, `$concatArrays only supports arrays, not ${bsonType(value)}`);
      arrays.push(value);
    }
    const length = arrays.reduce((sum, array) => sum + array.length, 0);
    reserve(length, "$concatArrays");
    return arrays.flat();
  }),
  $in: fixed(2, (sought, array) =>
    Array.isArray(array)
      ? array.some((element) => compare(element, sought) === 0)
      : fail(40081, `$in requires an array as a second argument, found: ${bsonType(array)}`),
  ),
  $indexOfArray: ranged(2, 4, indexOfArray),
  $isArray: fixed(1, (value) => Array.isArray(value)),
  $range: ranged(2, 3, range),
  $reverseArray: fixed(1, (value) => arrayOr(value, 34435, "$reverseArray")?.toReversed() ?? null),
  $size: fixed(1, (value) =>
    Array.isArray(value)
      ? new Int32(value.length)
      : fail(17124, `The argument to $size must be an array, but was of type: ${bsonType(value)}`),
  ),
  $slice: ranged(2, 3, slice),
};
