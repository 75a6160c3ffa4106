import { Decimal128, Double, Int32 } from "bson";
import { fail } from "../errors.js";
import { bsonType } from "../values/compare.js";
import { decimalFromDouble, fromParts, powerOfTen } from "../values/decimal.js";
import {
  double,
  exactInt,
  fitsInt,
  fitsLong,
  int,
  isNumber,
  long,
  toBigInt,
  toNumber,
} from "../values/numbers.js";
import type { Maybe } from "../values/types.js";
import { quantized } from "./arithmetic.js";
import { quantize } from "./decimals.js";
import type { Operators } from "./expression.js";
import { isNullish, ranged } from "./operands.js";

type Mode = "even" | "down";

/** The number of decimal places, from -20 to 100. */
const placeOf = (value: Maybe, name: string): number => {
  if (!isNumber(value)) return fail(16004, `can't convert from BSON type ${bsonType(value)} to long`);
  const number = toNumber(value);
  const numberless = Number.isNaN(number) && value instanceof Decimal128;
  if ((!Number.isFinite(number) || Math.abs(number) >= 2 ** 31) && !numberless) {
    if (value instanceof Double || value instanceof Decimal128)
      return fail(31109, `Can't coerce out of range value ${number} to long`);
  }
  if (!Number.isInteger(number))
    return fail(51082, `precision argument to  ${name} must be a integral value`);
  if (number < -20 || number > 100)
    return fail(51083, `cannot apply ${name} with precision value ${number} value must be in [-20, 100]`);
  return exactInt(value) ?? 0;
};

/** Rounds a whole number to a multiple of a power of ten. */
const roundWhole = (value: bigint, unit: bigint, mode: Mode): bigint => {
  const quotient = value / unit;
  const rest = value % unit;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const up = mode === "even" && (twice > unit || (twice === unit && quotient % 2n !== 0n));
  return (up ? quotient + (value < 0n ? -1n : 1n) : quotient) * unit;
};

const rounder = (name: string, mode: Mode) =>
  ranged(1, 2, (...operands) => {
    const [value, places] = operands;
    if (isNullish(value)) return null;
    if (!isNumber(value)) return fail(51081, `${name} only supports numeric types, not ${bsonType(value)}`);
    if (operands.length > 1 && isNullish(places)) return null;
    const place = operands.length > 1 ? placeOf(places, name) : 0;
    if (value instanceof Decimal128) return quantized(value, 0 - place, mode);
    if (value instanceof Double) return roundDouble(value, place, mode);
    if (place >= 0) return value;
    const whole = roundWhole(toBigInt(value) ?? 0n, powerOfTen(-place), mode);
    if (value instanceof Int32 && fitsInt(Number(whole))) return int(Number(whole));
    return fitsLong(whole) ? long(whole) : fail(51080, "invalid conversion from Decimal128 result in $round");
  });

/** MongoDB rounds the double's exact decimal value. */
const roundDouble = (value: Double, place: number, mode: Mode): Double => {
  if (place === 0 && mode === "down") return double(Math.trunc(value.value));
  const decimal = decimalFromDouble(value.value, 34);
  if (decimal.kind !== "finite") return value;
  return double(Number(fromParts(quantize(decimal, 0 - place, mode)).toString()));
};

export const ROUNDING: Operators = { $round: rounder("$round", "even"), $trunc: rounder("$trunc", "down") };
