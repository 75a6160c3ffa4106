import type { Decimal128 } from "bson";
import { fail } from "../errors.js";
import { type Decimal, finite, fromParts } from "../values/decimal.js";

const refuse = (text: string): never =>
  fail(241, `Failed to parse number '${text}' in $convert with no onError value`);

/** A whole number in decimal digits, without white space, fraction or exponent. */
export const parseWhole = (text: string): bigint =>
  /^[+-]?0*\d{1,40}$/.test(text) ? BigInt(text.replace(/^\+/, "")) : refuse(text);

const SPECIAL = /^([+-]?)(inf|infinity|nan)$/i;
const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,9}))?$/i;
const HEXADECIMAL = /^([+-]?)0x([0-9a-f]*)\.?([0-9a-f]*)(?:p([+-]?\d{1,5}))?$/i;

/** A double as C's strtod reads it, hexadecimal too; what overflows or vanishes is refused. */
export const parseDouble = (text: string): number => {
  const special = SPECIAL.exec(text);
  if (special) {
    const [, sign = "", word = ""] = special;
    const value = word.toLowerCase() === "nan" ? Number.NaN : Number.POSITIVE_INFINITY;
    return sign === "-" ? -value : value;
  }
  const hexadecimal = HEXADECIMAL.exec(text);
  if (hexadecimal) {
    const [, sign, whole = "", fraction = "", power = "0"] = hexadecimal;
    if (whole + fraction === "") return refuse(text);
    const value = Number.parseInt(whole + fraction, 16) * 2 ** (Number(power) - 4 * fraction.length);
    return sign === "-" ? -value : value;
  }
  const decimal = DECIMAL.exec(text);
  const digits = (decimal?.[2] ?? "") + (decimal?.[3] ?? "");
  if (digits === "") return refuse(text);
  const value = Number(text);
  const vanished = value === 0 && /[1-9]/.test(digits);
  return Number.isFinite(value) && !vanished ? value : refuse(text);
};

/** A decimal of at most 34 digits. */
export const parseDecimal = (text: string): Decimal128 => {
  const special = SPECIAL.exec(text);
  if (special) {
    const [, sign = "", word = ""] = special;
    const value: Decimal =
      word.toLowerCase() === "nan" ? { kind: "nan" } : { kind: "infinite", negative: sign === "-" };
    return fromParts(value);
  }
  const [, sign = "", whole = "", fraction = "", power = "0"] = DECIMAL.exec(text) ?? [];
  const digits = whole + fraction;
  if (digits === "") return refuse(text);
  // Digits beyond the 34th are cut, not rounded.
  const significant = digits.replace(/^0+/, "");
  const kept = significant.slice(0, 34);
  const exponent = Number(power) - fraction.length + significant.length - kept.length;
  const value = finite(sign === "-", BigInt(kept === "" ? 0 : kept), exponent);
  const vanished = value.kind === "finite" && value.digits === 0n && /[1-9]/.test(digits);
  return value.kind === "finite" && !vanished ? fromParts(value) : refuse(text);
};
