import { Binary, BSONRegExp, BSONSymbol, MaxKey, MinKey } from "bson";
import {
  bsonType,
  canonicalType,
  compare,
  exactLong,
  fitsLong,
  isDecimal,
  isNumber,
  type Maybe,
  toBigInt,
  toNumber,
  type Value,
} from "../values/index.js";
import { compileRegex, type Regex } from "./regex.js";
import type { Test } from "./types.js";

/** Whether one value passes; arrays are already taken apart. */
export type Predicate = (value: Maybe) => boolean;

const isNaNumber = (value: Value): boolean => isNumber(value) && Number.isNaN(toNumber(value));

type Ordering = "$gt" | "$gte" | "$lt" | "$lte";

const ORDERINGS: Readonly<Record<Ordering, (order: number) => boolean>> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

const equalTo = (value: Value): Predicate =>
  value === null
    ? (candidate) => candidate === undefined || candidate === null
    : (candidate) => candidate !== undefined && compare(candidate, value) === 0;

/** Values of different kinds are not ordered with each other, except by MinKey and MaxKey. */
const ordered = (op: Ordering, value: Value): Predicate => {
  const holds = ORDERINGS[op];
  if (value === null) return op === "$gte" || op === "$lte" ? equalTo(null) : () => false;
  if (value instanceof MinKey || value instanceof MaxKey)
    return (candidate) => holds(compare(candidate, value));
  const kind = canonicalType(value);
  const nan = isNaNumber(value);
  return (candidate) => {
    if (candidate === undefined || canonicalType(candidate) !== kind) return false;
    if (nan || isNaNumber(candidate)) return nan && isNaNumber(candidate) && holds(0);
    return holds(compare(candidate, value));
  };
};

/** Sorts the values once, so that a long list costs a few comparisons a document. */
export const membership = (list: readonly Value[]): Test => ({
  op: "$in",
  values: list.filter((item) => !(item instanceof BSONRegExp)).sort(compare),
  regexes: list.filter((item) => item instanceof BSONRegExp).map((item) => compileRegex(item)),
});

const contains = (sorted: readonly Value[], value: Maybe): boolean => {
  let [low, high] = [0, sorted.length];
  const wanted = value ?? null;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compare(sorted[middle], wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
};

const matchesRegex = (regex: Regex, value: Maybe): boolean => {
  if (typeof value === "string") return regex.test(value);
  if (value instanceof BSONSymbol) return regex.test(value.value);
  return value instanceof BSONRegExp && value.pattern === regex.pattern && value.options === regex.options;
};

/** A binary's bytes as they are stored: the old subtype 2 has its length before them. */
export const binaryBytes = (value: Binary): Uint8Array => {
  const bytes = value.buffer.subarray(0, value.position);
  if (value.sub_type !== Binary.SUBTYPE_BYTE_ARRAY) return bytes;
  const whole = Buffer.alloc(bytes.length + 4);
  whole.writeInt32LE(bytes.length);
  whole.set(bytes, 4);
  return whole;
};

type BitTest = Extract<Test, { positions: readonly number[] }>;

/** Reads a bit of a whole number (endless copies of the sign beyond 64) or of a binary (zeros beyond it). */
const bitReader = (value: Maybe): ((position: number) => boolean) | undefined => {
  if (value instanceof Binary) {
    const bytes = binaryBytes(value);
    return (position) => (((bytes[position >> 3] ?? 0) >> (position & 7)) & 1) === 1;
  }
  const whole = isNumber(value) ? exactLong(value) : undefined;
  if (whole === undefined) return undefined;
  return (position) => ((whole >> BigInt(Math.min(position, 63))) & 1n) === 1n;
};

const bits = ({ op, positions }: BitTest): Predicate => {
  const every = op === "$bitsAllSet" || op === "$bitsAllClear";
  const wanted = op === "$bitsAllSet" || op === "$bitsAnySet";
  return (value) => {
    const read = bitReader(value);
    if (read === undefined) return false;
    return every
      ? positions.every((position) => read(position) === wanted)
      : positions.some((position) => read(position) === wanted);
  };
};

/** The test as a predicate; $elemMatch is the matcher's own, since it needs the matcher. */
export const predicate = (test: Exclude<Test, { op: "$elemMatch" }>): Predicate => {
  switch (test.op) {
    case "$eq":
      return equalTo(test.value);
    case "$gt":
    case "$gte":
    case "$lt":
    case "$lte":
      return ordered(test.op, test.value);
    case "$in":
      return (value) =>
        contains(test.values, value) || test.regexes.some((regex) => matchesRegex(regex, value));
    case "$regex":
      return (value) => matchesRegex(test.regex, value);
    case "$exists":
      return (value) => value !== undefined;
    case "$type":
      return (value) => test.types.has(bsonType(value));
    case "$mod":
      return (value) => leaves(value, test);
    case "$size":
      return (value) => Array.isArray(value) && value.length === test.size;
    default:
      return bits(test);
  }
};

/** Fractions are cut off. A decimal that does not fit 64 bits leaves nothing. */
const leaves = (value: Maybe, test: { divisor: bigint; remainder: bigint }): boolean => {
  const whole = isNumber(value) ? toBigInt(value) : undefined;
  if (whole === undefined || (isDecimal(value) && !fitsLong(whole))) return false;
  return whole % test.divisor === test.remainder;
};
