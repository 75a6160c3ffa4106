import { Decimal128, Double, Int32, Long } from "bson";
import { fail } from "../errors.js";
import { bsonType } from "../values/compare.js";
import { dateFrom, millisOf } from "../values/dates.js";
import { divideDecimals, fromParts } from "../values/decimal.js";
import {
  add,
  double,
  exactInt,
  fitsLong,
  int,
  isNumber,
  long,
  multiply,
  type NumberValue,
  subtract,
  toBigInt,
  toDecimal,
  toNumber,
} from "../values/numbers.js";
import type { Maybe, Value } from "../values/types.js";
import { moduloDecimal, quantize } from "./decimals.js";
import type { Operators } from "./expression.js";
import { fixed, isNullish, isZero, variadic } from "./operands.js";

/** While all operands are ints, the whole result is an int wherever it fits. */
const narrowed = (result: NumberValue, operands: readonly Maybe[]): NumberValue => {
  if (!(result instanceof Long) || !operands.every((operand) => operand instanceof Int32)) return result;
  const fits = exactInt(result);
  return fits === undefined ? result : int(fits);
};

/** Milliseconds to move a date by: fractions rounded, halves away from zero. */
const milliseconds = (value: NumberValue): bigint => {
  if (value instanceof Decimal128) {
    const decimal = toDecimal(value);
    if (decimal.kind === "finite") return toBigInt(fromParts(quantize(decimal, 0, "even"))) ?? 0n;
  } else if (value instanceof Double) {
    const rounded = Math.sign(value.value) * Math.round(Math.abs(value.value));
    if (Number.isFinite(rounded)) return BigInt(rounded);
  } else return toBigInt(value) ?? 0n;
  return fail(15, "date overflow in $add or $subtract");
};

const dateAt = (millis: bigint): Date =>
  fitsLong(millis) ? dateFrom(millis) : fail(15, "date overflow in $add or $subtract");

const sum = (operands: readonly Maybe[]): Maybe => {
  let total: NumberValue = int(0);
  let date: Date | undefined;
  const numbers: NumberValue[] = [];
  for (const operand of operands) {
    if (isNullish(operand)) return null;
    if (operand instanceof Date) {
      if (date) fail(16612, "only one date allowed in an $add expression");
      date = operand;
    } else if (isNumber(operand)) {
      total = numbers.length === 0 ? operand : add(total, operand);
      numbers.push(operand);
    } else return fail(14, `$add only supports numeric or date types, not ${bsonType(operand)}`);
  }
  if (date) return dateAt(millisOf(date) + milliseconds(total));
  return narrowed(total, numbers);
};

const difference = (left: Maybe, right: Maybe): Maybe => {
  if (isNullish(left) || isNullish(right)) return null;
  if (isNumber(left) && isNumber(right)) return subtract(left, right);
  if (left instanceof Date && right instanceof Date) {
    const millis = millisOf(left) - millisOf(right);
    return fitsLong(millis) ? long(millis) : fail(15, "overflow in $subtract");
  }
  if (left instanceof Date && isNumber(right)) return dateAt(millisOf(left) - milliseconds(right));
  return fail(14, `can't $subtract ${bsonType(right)} from ${bsonType(left)}`);
};

const product = (operands: readonly Maybe[]): Maybe => {
  let total: NumberValue = int(1);
  for (const [at, operand] of operands.entries()) {
    if (isNullish(operand)) return null;
    if (!isNumber(operand))
      return fail(14, `$multiply only supports numeric types, not ${bsonType(operand)}`);
    total = at === 0 ? operand : multiply(total, operand);
  }
  return narrowed(total, operands);
};

const quotient = (left: Maybe, right: Maybe): Maybe => {
  if (isNullish(left) || isNullish(right)) return null;
  if (!isNumber(left) || !isNumber(right)) {
    return fail(14, `$divide only supports numeric types, not ${bsonType(left)} and ${bsonType(right)}`);
  }
  if (isZero(right)) fail(2, "can't $divide by zero");
  return left instanceof Decimal128 || right instanceof Decimal128
    ? fromParts(divideDecimals(toDecimal(left), toDecimal(right)))
    : double(toNumber(left) / toNumber(right));
};

const remainder = (left: Maybe, right: Maybe): Maybe => {
  if (isNullish(left) || isNullish(right)) return null;
  if (!isNumber(left) || !isNumber(right)) {
    return fail(16611, `$mod only supports numeric types, not ${bsonType(left)} and ${bsonType(right)}`);
  }
  const decimal = left instanceof Decimal128 || right instanceof Decimal128;
  if (isZero(right)) fail(decimal ? 5733415 : 16610, "can't $mod by zero");
  if (decimal) {
    const [dividend, divisor] = [toDecimal(left), toDecimal(right)];
    if (dividend.kind === "finite" && divisor.kind === "finite")
      return fromParts(moduloDecimal(dividend, divisor));
    return fromParts(dividend.kind === "finite" && divisor.kind === "infinite" ? dividend : { kind: "nan" });
  }
  if (left instanceof Double || right instanceof Double) return double(toNumber(left) % toNumber(right));
  if (left instanceof Int32 && right instanceof Int32) return int((left.value % right.value) + 0);
  return long((toBigInt(left) ?? 0n) % (toBigInt(right) ?? 1n));
};

const absolute = (value: NumberValue): NumberValue => {
  if (value instanceof Int32) return value.value < 0 ? subtract(int(0), value) : value;
  if (value instanceof Double) return double(Math.abs(value.value));
  if (value instanceof Long) {
    const magnitude = value.isNegative() ? -value.toBigInt() : value.toBigInt();
    return fitsLong(magnitude) ? long(magnitude) : fail(28680, "can't take $abs of long long min");
  }
  const decimal = toDecimal(value);
  return fromParts(decimal.kind === "nan" ? decimal : { ...decimal, negative: false });
};

/** An operator over one number: null for null and missing, 28765 for what is no number. */
export const numeric = (name: string, evaluate: (value: NumberValue) => Value) =>
  fixed(1, (value) => {
    if (isNullish(value)) return null;
    return isNumber(value)
      ? evaluate(value)
      : fail(28765, `${name} only supports numeric types, not ${bsonType(value)}`);
  });

const toward = (name: "$ceil" | "$floor") =>
  numeric(name, (value) => {
    if (value instanceof Double)
      return double(name === "$ceil" ? Math.ceil(value.value) : Math.floor(value.value));
    if (!(value instanceof Decimal128)) return value;
    const decimal = toDecimal(value);
    // MongoDB answers NaN where 34 digits cannot reach down to the units.
    const reach =
      decimal.kind === "finite" ? quantize(decimal, 0, name === "$ceil" ? "ceiling" : "floor") : decimal;
    return fromParts(reach.kind === "finite" && reach.exponent === 0 ? reach : { kind: "nan" });
  });

export const quantized = (
  value: Decimal128,
  exponent: number,
  rounding: Parameters<typeof quantize>[2],
): Decimal128 => {
  const decimal = toDecimal(value);
  return decimal.kind === "finite" ? fromParts(quantize(decimal, exponent, rounding)) : value;
};

export const ARITHMETIC: Operators = {
  $add: variadic(sum),
  $subtract: fixed(2, difference),
  $multiply: variadic(product),
  $divide: fixed(2, quotient),
  $mod: fixed(2, remainder),
  $abs: numeric("$abs", absolute),
  $ceil: toward("$ceil"),
  $floor: toward("$floor"),
};
