import { Binary } from "bson";
import { fail } from "../errors.js";
import {
  exactInt,
  exactLong,
  isNumber,
  TYPE_NUMBERS,
  toBigInt,
  toNumber,
  type Value,
} from "../values/index.js";
import { binaryBytes } from "./tests.js";
import type { Test } from "./types.js";

const bad = (message: string): never => fail(2, message);

const NUMBERS = ["double", "int", "long", "decimal"];

const typesNamed = (value: Value): readonly string[] => {
  if (typeof value === "string") {
    if (value === "number") return NUMBERS;
    return value in TYPE_NUMBERS && value !== "missing" ? [value] : bad(`Unknown type name alias: ${value}`);
  }
  if (!isNumber(value)) return fail(14, "type must be represented as a number or a string");
  const found = Object.entries(TYPE_NUMBERS).find(([, n]) => n === exactInt(value));
  return found === undefined ? bad(`Invalid numerical type code: ${value}`) : [found[0]];
};

export const typeTest = (value: Value): Test => {
  const items = Array.isArray(value) ? value : [value];
  if (items.length === 0) return fail(9, "$type must match at least one type");
  return { op: "$type", types: new Set(items.flatMap(typesNamed)) };
};

export const sizeTest = (value: Value): Test => {
  if (!isNumber(value)) return bad("Failed to parse $size. Expected a number");
  const size = exactInt(value);
  if (size === undefined) return bad("Failed to parse $size. Expected an integer");
  if (size < 0) return bad("Failed to parse $size. Expected a non-negative number");
  return { op: "$size", size };
};

/** Fractions are cut off; what then does not fit 64 bits has no remainder. */
const modOperand = (value: Value, what: string): bigint => {
  if (!isNumber(value)) return bad(`malformed mod, ${what} not a number`);
  const whole = toBigInt(value);
  if (whole === undefined || BigInt.asIntN(64, whole) !== whole)
    return bad(`malformed mod, ${what} value is invalid :: caused by :: Unable to coerce to integral type`);
  return whole;
};

export const modTest = (value: Value): Test => {
  if (!Array.isArray(value)) return bad("malformed mod, needs to be an array");
  if (value.length !== 2)
    return bad(`malformed mod, ${value.length < 2 ? "not enough" : "too many"} elements`);
  const [divisor, remainder] = [
    modOperand(value[0] ?? null, "divisor"),
    modOperand(value[1] ?? null, "remainder"),
  ];
  if (divisor === 0n) return bad("divisor cannot be 0");
  return { op: "$mod", divisor, remainder };
};

const bitPosition = (value: Value): number => {
  const position = isNumber(value) ? exactInt(value) : undefined;
  return position === undefined || position < 0
    ? bad("bit positions must be integers >= 0 that fit 32 bits")
    : position;
};

const setBits = (bytes: Iterable<number>): number[] =>
  [...bytes].flatMap((byte, at) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((i) => byte & (1 << i)).map((i) => at * 8 + i),
  );

const bytesOf = (mask: bigint): number[] =>
  Array.from({ length: 8 }, (_, i) => Number((mask >> BigInt(8 * i)) & 255n));

export const bitTest = (
  op: "$bitsAllSet" | "$bitsAnySet" | "$bitsAllClear" | "$bitsAnyClear",
  value: Value,
): Test => {
  if (Array.isArray(value)) return { op, positions: value.map(bitPosition) };
  if (value instanceof Binary) return { op, positions: setBits(binaryBytes(value)) };
  if (!isNumber(value)) return bad(`${op} takes an Array, a number, or a BinData`);
  const mask = exactLong(value);
  if (mask === undefined) return fail(9, `Expected an integer: ${op}: ${toNumber(value)}`);
  if (mask < 0n) return fail(9, `Expected a non-negative number in: ${op}: ${mask}`);
  return { op, positions: setBits(bytesOf(mask)) };
};
