import { Decimal128, Double, Int32, Long, Timestamp } from "bson";
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalFromDouble,
  decimalFromInteger,
  fromParts,
  isWholeDecimal,
  multiplyDecimals,
  negateDecimal,
  parts,
  truncated,
} from "./decimal.js";
import type { Maybe } from "./types.js";

export type NumberValue = Int32 | Double | Long | Decimal128;

const MIN_INT = -2147483648;
const MAX_INT = 2147483647;
const MIN_LONG = -(2n ** 63n);
const MAX_LONG = 2n ** 63n - 1n;

export const int = (n: number): Int32 => new Int32(n);
export const double = (n: number): Double => new Double(n);
export const long = (n: number | bigint): Long =>
  typeof n === "bigint" ? Long.fromBigInt(n) : Long.fromNumber(n);

/** A Timestamp is a Long in the bson package, and no number. */
export const isLong = (value: Maybe): value is Long => value instanceof Long && !(value instanceof Timestamp);

export const isNumber = (value: Maybe): value is NumberValue =>
  value instanceof Int32 || value instanceof Double || value instanceof Decimal128 || isLong(value);

export const isDecimal = (value: Maybe): value is Decimal128 => value instanceof Decimal128;

/** The nearest JavaScript number. */
export const toNumber = (value: NumberValue): number => {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  return value instanceof Long ? value.toNumber() : Number(value.toString());
};

/** The value as a decimal: doubles with the 15 digits MongoDB keeps. */
export const toDecimal = (value: NumberValue): Decimal => {
  if (value instanceof Decimal128) return parts(value);
  if (value instanceof Double) return decimalFromDouble(value.value, 15);
  return decimalFromInteger(value instanceof Long ? value.toBigInt() : BigInt(value.value));
};

/** The value without its fraction as an unbounded integer; undefined for NaN and the infinities. */
export const toBigInt = (value: NumberValue): bigint | undefined => {
  if (value instanceof Int32) return BigInt(value.value);
  if (value instanceof Long) return value.toBigInt();
  if (value instanceof Decimal128) return truncated(parts(value));
  return Number.isFinite(value.value) ? BigInt(Math.trunc(value.value)) : undefined;
};

/** As MongoDB's `safeNumberLong`: fractions cut, NaN 0, what is out of range at the nearer end. */
export const toLong = (value: NumberValue): bigint => {
  const whole = toBigInt(value);
  if (whole !== undefined) return whole > MAX_LONG ? MAX_LONG : whole < MIN_LONG ? MIN_LONG : whole;
  const n = toNumber(value);
  return Number.isNaN(n) ? 0n : n > 0 ? MAX_LONG : MIN_LONG;
};

/** Whether the value has no fraction, whatever its type; the infinities and NaN have none to judge. */
export const isWhole = (value: NumberValue): boolean => {
  if (value instanceof Int32 || value instanceof Long) return true;
  return value instanceof Double ? Number.isInteger(value.value) : isWholeDecimal(parts(value));
};

export const fitsLong = (n: bigint): boolean => n >= MIN_LONG && n <= MAX_LONG;
export const fitsInt = (n: number): boolean => n >= MIN_INT && n <= MAX_INT;

/** The whole number this value is, when it is one and fits 64 bits. */
export const exactLong = (value: NumberValue): bigint | undefined => {
  if (!isWhole(value)) return undefined;
  const whole = toBigInt(value);
  return whole !== undefined && fitsLong(whole) ? whole : undefined;
};

/** The whole number this value is, when it is one and fits 32 bits. */
export const exactInt = (value: NumberValue): number | undefined => {
  const n = value instanceof Int32 ? value.value : isWhole(value) ? toNumber(value) : Number.NaN;
  return fitsInt(n) ? n : undefined;
};

const compareDoubles = (a: number, b: number): number => {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
};

const compareLongToDouble = (a: Long, b: number): number => {
  if (Number.isNaN(b)) return 1;
  if (b >= 2 ** 63) return -1;
  if (b < -(2 ** 63)) return 1;
  const whole = Math.trunc(b);
  const order = a.compare(Long.fromBigInt(BigInt(whole)));
  return order === 0 ? compareDoubles(whole, b) : order;
};

const exactDecimal = (value: NumberValue): Decimal =>
  value instanceof Double ? decimalFromDouble(value.value, 34) : toDecimal(value);

/** Orders two numbers by their exact values, whatever their types; NaN comes first. */
export const compareNumbers = (a: NumberValue, b: NumberValue): number => {
  if (a instanceof Decimal128 || b instanceof Decimal128)
    return compareDecimals(exactDecimal(a), exactDecimal(b));
  if (a instanceof Long) {
    if (b instanceof Long) return a.compare(b);
    return compareLongToDouble(a, b.value);
  }
  if (b instanceof Long) return 0 - compareLongToDouble(b, a.value);
  return compareDoubles(a.value, b.value);
};

/**
 * The result of whole-number arithmetic in the narrowest type that MongoDB allows: int where both were
 * int, else long, else double.
 */
const wholeResult = (a: NumberValue, b: NumberValue, exact: bigint): NumberValue => {
  if (!fitsLong(exact)) return double(Number(exact));
  if (a instanceof Long || b instanceof Long) return long(exact);
  const n = Number(exact);
  return fitsInt(n) ? int(n) : long(exact);
};

interface Arithmetic {
  numbers(a: number, b: number): number;
  integers(a: bigint, b: bigint): bigint;
  decimals(a: Decimal, b: Decimal): Decimal;
}

const arithmetic =
  (op: Arithmetic) =>
  (a: NumberValue, b: NumberValue): NumberValue => {
    if (a instanceof Decimal128 || b instanceof Decimal128)
      return fromParts(op.decimals(toDecimal(a), toDecimal(b)));
    if (a instanceof Double || b instanceof Double) return double(op.numbers(toNumber(a), toNumber(b)));
    if (a instanceof Int32 && b instanceof Int32) {
      const n = op.numbers(a.value, b.value);
      if (fitsInt(n)) return int(n + 0);
    }
    const exact = op.integers(toBigInt(a) ?? 0n, toBigInt(b) ?? 0n);
    return wholeResult(a, b, exact);
  };

export const add = arithmetic({
  numbers: (a, b) => a + b,
  integers: (a, b) => a + b,
  decimals: addDecimals,
});

export const subtract = arithmetic({
  numbers: (a, b) => a - b,
  integers: (a, b) => a - b,
  decimals: (a, b) => addDecimals(a, negateDecimal(b)),
});

export const multiply = arithmetic({
  numbers: (a, b) => a * b,
  integers: (a, b) => a * b,
  decimals: multiplyDecimals,
});
