import { type Decimal, finite, powerOfTen } from "../values/decimal.js";

/** Roots, powers and logarithms of decimals, in fixed point with more digits than the 34 that are kept. */
const DIGITS = 70;
const ONE = powerOfTen(DIGITS);

export type FiniteDecimal = Extract<Decimal, { kind: "finite" }>;

const times = (a: bigint, b: bigint): bigint => (a * b) / ONE;

/** e^x for a fixed-point x of modest size: the Taylor series of x / 2^16, squared sixteen times. */
const expOf = (x: bigint): bigint => {
  const reduced = x >> 16n;
  let term = ONE;
  let sum = ONE;
  for (let n = 1n; term !== 0n && n < 60n; n += 1n) {
    term = times(term, reduced) / n;
    sum += term;
  }
  for (let round = 0; round < 16; round += 1) sum = times(sum, sum);
  return sum;
};

/** ln of a fixed-point number between 1 and 10: Halley's iteration triples the digits each time. */
const lnOf = (x: bigint): bigint => {
  const guess = Math.log(Number(x / powerOfTen(DIGITS - 17)) / 1e17);
  let y = BigInt(Math.round(guess * 1e15)) * powerOfTen(DIGITS - 15);
  for (let round = 0; round < 3; round += 1) {
    const e = expOf(y);
    y += (2n * ONE * (x - e)) / (x + e);
  }
  return y;
};

const LN10 = lnOf(10n * ONE);

/** An inexact result rounds to the full 34 digits. */
const rounded = (value: bigint, exponent: number): Decimal => {
  const magnitude = value < 0n ? -value : value;
  // The last digit marks that more would follow, so that rounding never takes it for a tie.
  return finite(value < 0n, magnitude * 10n + 1n, exponent - DIGITS - 1);
};

const fixedPoint = (value: FiniteDecimal): bigint => {
  const shift = value.exponent + DIGITS;
  const magnitude = shift >= 0 ? value.digits * powerOfTen(shift) : value.digits / powerOfTen(-shift);
  return value.negative ? -magnitude : magnitude;
};

const adjustedExponent = (value: FiniteDecimal): number =>
  value.digits.toString().length - 1 + value.exponent;

/** Natural logarithm in fixed point of a positive decimal. */
const lnFixed = (value: FiniteDecimal): bigint => {
  const exponent = adjustedExponent(value);
  const mantissa = fixedPoint({ ...value, exponent: value.exponent - exponent });
  return lnOf(mantissa) + BigInt(exponent) * LN10;
};

const isOne = (value: FiniteDecimal): boolean =>
  adjustedExponent(value) === 0 && value.digits === powerOfTen(-value.exponent);

/** Natural logarithm of a positive decimal. */
export const lnDecimal = (value: FiniteDecimal): Decimal =>
  isOne(value) ? finite(false, 0n, 0) : rounded(lnFixed(value), 0);

/** Decimal logarithm of a positive decimal; of a power of ten it is whole. */
export const log10Decimal = (value: FiniteDecimal): Decimal => {
  const exponent = adjustedExponent(value);
  if (value.digits === powerOfTen(exponent - value.exponent)) {
    return finite(exponent < 0, BigInt(Math.abs(exponent)), 0);
  }
  return rounded((lnFixed(value) * ONE) / LN10, 0);
};

const expFixed = (x: bigint): Decimal => {
  const powers = x / LN10;
  return rounded(expOf(x - powers * LN10), Number(powers));
};

const OVERFLOW = 14_200n * ONE;

const expOrBound = (x: bigint): Decimal => {
  if (x > OVERFLOW) return { kind: "infinite", negative: false };
  return x < -OVERFLOW ? finite(false, 0n, -6176) : expFixed(x);
};

export const expDecimal = (value: FiniteDecimal): Decimal => {
  const exponent = adjustedExponent(value);
  if (value.digits === 0n || exponent < -40) return finite(false, 1n, 0);
  return exponent > 6
    ? expOrBound((value.negative ? -OVERFLOW : OVERFLOW) * 2n)
    : expOrBound(fixedPoint(value));
};

/** A positive base to any power. */
export const powDecimal = (base: FiniteDecimal, power: FiniteDecimal): Decimal => {
  const exponent = adjustedExponent(power);
  if (power.digits !== 0n && exponent > 40) {
    return isOne(base)
      ? finite(false, 1n, 0)
      : expOrBound(lnFixed(base) > 0n === !power.negative ? OVERFLOW * 2n : -OVERFLOW * 2n);
  }
  return expOrBound(times(lnFixed(base), fixedPoint(power)));
};

/** The whole square root, rounded down. */
const wholeRoot = (n: bigint): bigint => {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};

/** The square root of a decimal that is not negative: exact where 34 digits suffice. */
export const sqrtDecimal = (value: FiniteDecimal): Decimal => {
  const odd = value.exponent % 2 !== 0;
  const digits = odd ? value.digits * 10n : value.digits;
  const half = (value.exponent - (odd ? 1 : 0)) / 2;
  const root = wholeRoot(digits);
  if (root * root === digits) return finite(value.negative, root, half);
  const scaled = digits * powerOfTen(80);
  const wide = wholeRoot(scaled);
  if (wide * wide !== scaled) return finite(false, wide * 10n + 1n, half - 41);
  let [exact, exponent] = [wide, half - 40];
  while (exponent < half && exact % 10n === 0n) {
    exact /= 10n;
    exponent += 1;
  }
  return finite(false, exact, exponent);
};

const signed = (value: FiniteDecimal): bigint => (value.negative ? -value.digits : value.digits);

/** The remainder with the dividend's sign, exact. */
export const moduloDecimal = (left: FiniteDecimal, right: FiniteDecimal): Decimal => {
  const exponent = Math.min(left.exponent, right.exponent);
  const divisor = right.digits * powerOfTen(right.exponent - exponent);
  const dividend = signed(left) * powerOfTen(left.exponent - exponent);
  const remainder = dividend % divisor;
  return finite(left.negative, remainder < 0n ? -remainder : remainder, exponent);
};

type Rounding = "even" | "down" | "ceiling" | "floor";

/** Rounds to a multiple of 10^exponent, or leaves what 34 digits could not show at that precision. */
export const quantize = (value: FiniteDecimal, exponent: number, rounding: Rounding): Decimal => {
  const { negative, digits } = value;
  const padding = value.exponent - exponent;
  if (padding >= 0) {
    return digits !== 0n && digits.toString().length + padding > 34
      ? value
      : finite(negative, digits * powerOfTen(Math.min(padding, 34)), exponent);
  }
  const unit = powerOfTen(Math.min(-padding, 40));
  const quotient = digits / unit;
  const rest = digits % unit;
  const up =
    rounding === "even"
      ? rest * 2n > unit || (rest * 2n === unit && quotient % 2n === 1n)
      : rest !== 0n && (rounding === "ceiling" ? !negative : rounding === "floor" && negative);
  return finite(negative, up ? quotient + 1n : quotient, exponent);
};
