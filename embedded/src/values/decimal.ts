import { Decimal128 } from "bson";

/**
 * Decimal128 in parts: a whole coefficient of at most 34 digits times a power of ten, or one of the
 * three special values. Arithmetic is done here, since the bson package only reads and prints.
 */
export type Decimal =
  | {
      readonly kind: "finite";
      readonly negative: boolean;
      readonly digits: bigint;
      readonly exponent: number;
    }
  | { readonly kind: "infinite"; readonly negative: boolean }
  | { readonly kind: "nan" };

const BIAS = 6176;
const MIN_EXPONENT = -6176;
const MAX_EXPONENT = 6111;
const PRECISION = 34;
const LIMIT = 10n ** 34n;
const NAN: Decimal = { kind: "nan" };
const infinite = (negative: boolean): Decimal => ({ kind: "infinite", negative });

const powers: bigint[] = [1n];
export const powerOfTen = (exponent: number): bigint => {
  for (let i = powers.length; i <= exponent; i += 1) powers.push((powers[i - 1] ?? 1n) * 10n);
  return powers[exponent] ?? 1n;
};

const countDigits = (n: bigint): number => n.toString().length;

/** Divides by a power of ten, the half to the even neighbour: IEEE 754's way, and MongoDB's. */
const dropDigits = (digits: bigint, count: number): bigint => {
  const unit = powerOfTen(count);
  const quotient = digits / unit;
  const twice = (digits % unit) * 2n;
  return twice > unit || (twice === unit && quotient % 2n === 1n) ? quotient + 1n : quotient;
};

/** Fits any coefficient and exponent into 34 digits and the range of exponents. */
export const finite = (
  negative: boolean,
  coefficient: bigint,
  power: number,
  precision = PRECISION,
): Decimal => {
  let digits = coefficient;
  let exponent = power;
  const excess = Math.max(countDigits(digits) - precision, MIN_EXPONENT - exponent);
  if (excess > 0) {
    digits = excess > 7000 ? 0n : dropDigits(digits, excess);
    exponent += excess;
    if (digits === powerOfTen(precision)) {
      digits /= 10n;
      exponent += 1;
    }
  }
  if (exponent > MAX_EXPONENT) {
    const padding = exponent - MAX_EXPONENT;
    if (digits !== 0n && countDigits(digits) + padding > PRECISION) return infinite(negative);
    digits = digits === 0n ? 0n : digits * powerOfTen(padding);
    exponent = MAX_EXPONENT;
  }
  return { kind: "finite", negative, digits, exponent };
};

export const parts = (value: Decimal128): Decimal => {
  const view = new DataView(value.bytes.buffer, value.bytes.byteOffset, 16);
  const high = view.getBigUint64(8, true);
  const negative = high >> 63n === 1n;
  if (((high >> 61n) & 3n) === 3n) {
    const special = (high >> 58n) & 31n;
    if (special === 31n) return NAN;
    if (special === 30n) return infinite(negative);
    // The second form of the coefficient always exceeds 34 digits, which IEEE 754 reads as zero.
    return { kind: "finite", negative, digits: 0n, exponent: Number((high >> 47n) & 0x3fffn) - BIAS };
  }
  const digits = ((high & 0x1ffffffffffffn) << 64n) | view.getBigUint64(0, true);
  const exponent = Number((high >> 49n) & 0x3fffn) - BIAS;
  return { kind: "finite", negative, digits: digits < LIMIT ? digits : 0n, exponent };
};

export const fromParts = (value: Decimal): Decimal128 => {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  const sign = value.kind !== "nan" && value.negative ? 1n << 63n : 0n;
  if (value.kind === "nan") view.setBigUint64(8, 31n << 58n, true);
  else if (value.kind === "infinite") view.setBigUint64(8, sign | (30n << 58n), true);
  else {
    view.setBigUint64(0, value.digits & 0xffffffffffffffffn, true);
    view.setBigUint64(8, sign | (BigInt(value.exponent + BIAS) << 49n) | (value.digits >> 64n), true);
  }
  return new Decimal128(bytes);
};

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

export const decimalFromInteger = (n: bigint): Decimal => finite(n < 0n, magnitude(n), 0);

const scratch = new DataView(new ArrayBuffer(8));

/**
 * A double as a decimal. MongoDB keeps 15 digits when it converts for arithmetic (5 becomes
 * 5.00000000000000) and 34 when it compares.
 */
export const decimalFromDouble = (n: number, precision: 15 | 34): Decimal => {
  if (Number.isNaN(n)) return NAN;
  const negative = n < 0 || Object.is(n, -0);
  if (!Number.isFinite(n)) return infinite(negative);
  if (n === 0) return { kind: "finite", negative, digits: 0n, exponent: 0 };
  scratch.setFloat64(0, Math.abs(n));
  const bits = scratch.getBigUint64(0);
  const biased = Number(bits >> 52n);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = biased === 0 ? fraction : fraction | (1n << 52n);
  const binary = (biased === 0 ? 1 : biased) - 1075;
  const whole = binary >= 0 ? mantissa << BigInt(binary) : mantissa * 5n ** BigInt(-binary);
  const exponent = Math.min(binary, 0);
  if (precision === 34) return trimmed(finite(negative, whole, exponent));
  const missing = 15 - countDigits(whole);
  return missing > 0
    ? finite(negative, whole * powerOfTen(missing), exponent - missing)
    : finite(negative, whole, exponent, 15);
};

/** Without trailing zeros behind the point. */
const trimmed = (value: Decimal): Decimal => {
  if (value.kind !== "finite" || value.digits === 0n) return value;
  let { digits, exponent } = value;
  while (exponent < 0 && digits % 10n === 0n) {
    digits /= 10n;
    exponent += 1;
  }
  return { ...value, digits, exponent };
};

const signed = (value: { negative: boolean; digits: bigint }): bigint =>
  value.negative ? -value.digits : value.digits;

export const addDecimals = (a: Decimal, b: Decimal): Decimal => {
  if (a.kind === "nan" || b.kind === "nan") return NAN;
  if (a.kind === "infinite") return b.kind === "infinite" && b.negative !== a.negative ? NAN : a;
  if (b.kind === "infinite") return b;
  // Far apart, the smaller one cannot reach the 34 digits: moved near, it rounds the same.
  const gap = 80;
  const exponent = Math.min(a.exponent, b.exponent);
  const top = Math.max(a.digits === 0n ? exponent : a.exponent, b.digits === 0n ? exponent : b.exponent);
  if (top - exponent > gap) {
    const [large, small] = a.exponent > b.exponent ? [a, b] : [b, a];
    const wide = signed(large) * powerOfTen(gap) + (small.digits === 0n ? 0n : small.negative ? -1n : 1n);
    return finite(wide < 0n, magnitude(wide), large.exponent - gap);
  }
  const scaled = (value: { negative: boolean; digits: bigint; exponent: number }): bigint =>
    value.digits === 0n ? 0n : signed(value) * powerOfTen(value.exponent - exponent);
  const sum = scaled(a) + scaled(b);
  const negative = sum === 0n ? a.negative && b.negative : sum < 0n;
  return finite(negative, magnitude(sum), exponent);
};

export const negateDecimal = (a: Decimal): Decimal =>
  a.kind === "nan" ? a : { ...a, negative: !a.negative };

export const multiplyDecimals = (a: Decimal, b: Decimal): Decimal => {
  if (a.kind === "nan" || b.kind === "nan") return NAN;
  const negative = a.negative !== b.negative;
  if (a.kind === "finite" && b.kind === "finite")
    return finite(negative, a.digits * b.digits, a.exponent + b.exponent);
  const zero = (a.kind === "finite" && a.digits === 0n) || (b.kind === "finite" && b.digits === 0n);
  return zero ? NAN : infinite(negative);
};

/** The quotient, exact where it can be, with the exponent nearest to the difference of the two. */
export const divideDecimals = (a: Decimal, b: Decimal): Decimal => {
  if (a.kind === "nan" || b.kind === "nan") return NAN;
  const negative = a.negative !== b.negative;
  if (a.kind === "infinite") return b.kind === "infinite" ? NAN : infinite(negative);
  if (b.kind === "infinite") return finite(negative, 0n, MIN_EXPONENT);
  if (b.digits === 0n) return a.digits === 0n ? NAN : infinite(negative);
  const ideal = a.exponent - b.exponent;
  if (a.digits % b.digits === 0n) return finite(negative, a.digits / b.digits, ideal);
  const shift = PRECISION + 2 + Math.max(0, countDigits(b.digits) - countDigits(a.digits));
  const scaled = a.digits * powerOfTen(shift);
  let digits = scaled / b.digits;
  let exponent = ideal - shift;
  if (scaled % b.digits !== 0n) {
    // A last digit that is not zero keeps an inexact quotient from looking like a tie.
    digits = digits * 10n + 1n;
    exponent -= 1;
    return finite(negative, digits, exponent);
  }
  while (exponent < ideal && digits % 10n === 0n) {
    digits /= 10n;
    exponent += 1;
  }
  return finite(negative, digits, exponent);
};

/** Orders by value: NaN below everything, 1.0 equal to 1.00, -0 equal to 0. */
export const compareDecimals = (a: Decimal, b: Decimal): number => {
  if (a.kind === "nan" || b.kind === "nan") return Number(b.kind === "nan") - Number(a.kind === "nan");
  const rank = (v: typeof a): number =>
    v.kind === "infinite" ? (v.negative ? -2 : 2) : v.digits === 0n ? 0 : v.negative ? -1 : 1;
  const ranks = rank(a) - rank(b);
  if (ranks !== 0) return Math.sign(ranks);
  if (a.kind === "infinite" || b.kind === "infinite" || a.digits === 0n) return 0;
  const direction = a.negative ? -1 : 1;
  const reach = countDigits(a.digits) + a.exponent - countDigits(b.digits) - b.exponent;
  if (reach !== 0) return reach > 0 ? direction : -direction;
  const exponent = Math.min(a.exponent, b.exponent);
  const x = a.digits * powerOfTen(a.exponent - exponent);
  const y = b.digits * powerOfTen(b.exponent - exponent);
  return x === y ? 0 : x > y ? direction : -direction;
};

/** Towards zero; undefined where it is no number. */
export const truncated = (value: Decimal): bigint | undefined => {
  if (value.kind !== "finite") return undefined;
  const { exponent } = value;
  if (exponent >= 0) return signed(value) * powerOfTen(exponent);
  return exponent < -PRECISION ? 0n : signed(value) / powerOfTen(-exponent);
};

export const isWholeDecimal = (value: Decimal): boolean =>
  value.kind === "finite" &&
  (value.digits === 0n ||
    value.exponent >= 0 ||
    (value.exponent >= -PRECISION && value.digits % powerOfTen(-value.exponent) === 0n));
