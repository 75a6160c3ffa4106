import { Decimal128, Double, Int32 } from "bson";
import { fail } from "../errors.js";
import { bsonType } from "../values/compare.js";
import { type Decimal, divideDecimals, fromParts } from "../values/decimal.js";
import {
  double,
  fitsInt,
  fitsLong,
  int,
  isNumber,
  long,
  type NumberValue,
  toBigInt,
  toDecimal,
  toNumber,
} from "../values/numbers.js";
import type { Maybe, Value } from "../values/types.js";
import { numeric } from "./arithmetic.js";
import {
  expDecimal,
  type FiniteDecimal,
  lnDecimal,
  log10Decimal,
  powDecimal,
  sqrtDecimal,
} from "./decimals.js";
import type { Operators } from "./expression.js";
import { fixed, isNullish } from "./operands.js";

interface Curve {
  readonly numbers: (value: number) => number;
  /** For a finite decimal. */
  readonly decimals: (value: FiniteDecimal) => Decimal;
  /** What -Infinity and Infinity answer with. */
  readonly infinite: (negative: boolean) => Decimal;
}

const NAN: Decimal = { kind: "nan" };
const INFINITY: Decimal = { kind: "infinite", negative: false };
const ZERO: Decimal = { kind: "finite", negative: false, digits: 0n, exponent: 0 };
const ONE: FiniteDecimal = { kind: "finite", negative: false, digits: 1n, exponent: 0 };

const along =
  (curve: Curve) =>
  (value: NumberValue): Value => {
    if (!(value instanceof Decimal128)) return double(curve.numbers(toNumber(value)));
    const decimal = toDecimal(value);
    if (decimal.kind === "nan") return value;
    return fromParts(
      decimal.kind === "infinite" ? curve.infinite(decimal.negative) : curve.decimals(decimal),
    );
  };

const isPositive = (value: NumberValue): boolean => {
  if (!(value instanceof Decimal128)) return toNumber(value) > 0;
  const decimal = toDecimal(value);
  return decimal.kind !== "nan" && !decimal.negative && !(decimal.kind === "finite" && decimal.digits === 0n);
};

const isNaNValue = (value: NumberValue): boolean => Number.isNaN(toNumber(value));

/** A logarithm, which NaN passes through and nothing else does that is not positive. */
const logarithm = (name: string, code: number, curve: Curve) =>
  numeric(name, (value) =>
    isPositive(value) || isNaNValue(value)
      ? along(curve)(value)
      : fail(code, `${name}'s argument must be a positive number, but is ${value}`),
  );

const LN: Curve = { numbers: Math.log, decimals: lnDecimal, infinite: () => INFINITY };
const LOG10: Curve = { numbers: Math.log10, decimals: log10Decimal, infinite: () => INFINITY };
const EXP: Curve = {
  numbers: Math.exp,
  decimals: expDecimal,
  infinite: (negative) => (negative ? ZERO : INFINITY),
};
const SQRT: Curve = { numbers: Math.sqrt, decimals: sqrtDecimal, infinite: () => INFINITY };

const log = (value: Maybe, base: Maybe): Maybe => {
  if (isNullish(value) || isNullish(base)) return null;
  if (!isNumber(value)) return fail(28756, `$log's argument must be numeric, not ${bsonType(value)}`);
  if (!isNumber(base)) return fail(28757, `$log's base must be numeric, not ${bsonType(base)}`);
  if (!isPositive(value) && !isNaNValue(value))
    fail(28758, `$log's argument must be a positive number, but is ${value}`);
  if (!isNaNValue(base) && !(isPositive(base) && toNumber(base) !== 1)) {
    fail(28759, `$log's base must be a positive number not equal to 1, but is ${base}`);
  }
  if (!(value instanceof Decimal128 || base instanceof Decimal128)) {
    return double(Math.log(toNumber(value)) / Math.log(toNumber(base)));
  }
  const ln = (number: NumberValue): Decimal => {
    const decimal = toDecimal(number);
    return decimal.kind === "finite" ? lnDecimal(decimal) : decimal;
  };
  return fromParts(divideDecimals(ln(value), ln(base)));
};

const power = (base: Maybe, exponent: Maybe): Maybe => {
  if (isNullish(base) || isNullish(exponent)) return null;
  if (!isNumber(base)) return fail(28762, `$pow's base must be numeric, not ${bsonType(base)}`);
  if (!isNumber(exponent)) return fail(28763, `$pow's exponent must be numeric, not ${bsonType(exponent)}`);
  const negative = toNumber(exponent) < 0;
  const zero = !isPositive(base) && toNumber(base) === 0;
  if (zero && negative) fail(28764, "$pow cannot take a base of 0 and a negative exponent");
  if (base instanceof Decimal128 || exponent instanceof Decimal128)
    return fromParts(decimalPower(toDecimal(base), toDecimal(exponent)));
  // JavaScript answers 1 ** NaN with NaN, C with 1.
  if (toNumber(base) === 1 && (base instanceof Double || exponent instanceof Double)) return double(1);
  const approximate = toNumber(base) ** toNumber(exponent);
  if (base instanceof Double || exponent instanceof Double) return double(approximate);
  return wholePower(base, exponent, approximate);
};

/** Of whole numbers: whole where it fits, a double for negative exponents and overflow. */
const wholePower = (base: NumberValue, exponent: NumberValue, approximate: number): Value => {
  const [whole, times] = [toBigInt(base) ?? 0n, toBigInt(exponent) ?? 0n];
  const unit = whole === 1n || whole === -1n;
  if (times < 0n && !unit) return double(approximate);
  if (!unit && whole !== 0n && times > 63n) return double(approximate);
  const exact = unit ? (times % 2n === 0n ? 1n : whole) : whole ** (whole === 0n && times > 0n ? 1n : times);
  if (!fitsLong(exact)) return double(approximate);
  const narrow = base instanceof Int32 && exponent instanceof Int32 && fitsInt(Number(exact));
  return narrow ? int(Number(exact)) : long(exact);
};

const isOddWhole = (value: FiniteDecimal): boolean => {
  const text = fromParts(value).toString();
  return Math.abs(Number(text)) % 2 === 1;
};

const decimalPower = (base: Decimal, exponent: Decimal): Decimal => {
  if (exponent.kind === "finite" && exponent.digits === 0n) return ONE;
  if (base.kind === "nan" || exponent.kind === "nan") return NAN;
  const number = Number(fromParts(base).toString()) ** Number(fromParts(exponent).toString());
  const odd = exponent.kind === "finite" && isOddWhole(exponent);
  const plain = base.kind === "finite" && exponent.kind === "finite" && base.digits !== 0n;
  if (!plain) {
    if (Number.isNaN(number)) return NAN;
    if (number === 0) return { kind: "finite", negative: false, digits: 0n, exponent: -6176 };
    return number === 1 ? ONE : { kind: "infinite", negative: number < 0 };
  }
  if (!base.negative) return powDecimal(base, exponent);
  const whole = Number.isInteger(Number(fromParts(exponent).toString()));
  if (!whole) return NAN;
  const magnitude = powDecimal({ ...base, negative: false }, exponent);
  return magnitude.kind === "nan" ? magnitude : { ...magnitude, negative: odd };
};

export const TRANSCENDENTAL: Operators = {
  $exp: numeric("$exp", along(EXP)),
  $ln: logarithm("$ln", 28766, LN),
  $log10: logarithm("$log10", 28761, LOG10),
  $log: fixed(2, log),
  $pow: fixed(2, power),
  $sqrt: numeric("$sqrt", (value) => {
    const decimal = value instanceof Decimal128 ? toDecimal(value) : undefined;
    const zero = decimal?.kind === "finite" && decimal.digits === 0n;
    const negative = decimal ? decimal.kind !== "nan" && decimal.negative && !zero : toNumber(value) < 0;
    if (negative) fail(28714, "$sqrt's argument must be greater than or equal to 0");
    return along(SQRT)(value);
  }),
};
