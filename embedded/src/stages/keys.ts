import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, Int32, ObjectId, Timestamp } from "bson";
import { compare, typeNumber } from "../values/compare.js";
import { millisOf } from "../values/dates.js";
import { double, isNumber, type NumberValue, toNumber } from "../values/numbers.js";
import type { Maybe } from "../values/types.js";

/** Text that is the same for values that compare as equal, and for no others: a key for a Map. */
export const keyOf = (value: Maybe): string => {
  if (typeof value === "string") return `s${value.length}:${value}`;
  if (value instanceof Int32) return `n${value.value};`;
  if (isNumber(value)) return numberKey(value);
  if (value === null) return "null;";
  if (typeof value === "boolean") return value ? "true;" : "false;";
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (value instanceof Date) return `d${millisOf(value)};`;
  if (Array.isArray(value)) return `[${value.map(keyOf).join("")}]`;
  if (value instanceof Map)
    return `{${Array.from(value, ([name, inner]) => keyOf(name) + keyOf(inner)).join("")}}`;
  if (value instanceof Binary) return `b${value.sub_type}:${keyOf(value.toString("base64"))}`;
  if (value instanceof Timestamp) return `t${value.toString()};`;
  if (value instanceof BSONSymbol) return keyOf(value.value);
  if (value instanceof BSONRegExp) return `r${keyOf(value.pattern)}${keyOf(value.options)}`;
  if (value instanceof Code) {
    const { scope } = value;
    return `c${keyOf(value.code)}${scope instanceof Map ? keyOf(scope) : ""}`;
  }
  return `type${typeNumber(value)};`;
};

/** Numbers of all types share one spelling: a double's where one is exact, else the digits. */
const numberKey = (value: NumberValue): string => {
  const nearest = toNumber(value);
  if (value instanceof Double || compare(double(nearest), value) === 0) return `n${nearest + 0};`;
  return value instanceof Decimal128 ? `l${trimmedDecimal(value)};` : `l${value};`;
};

const trimmedDecimal = (value: Decimal128): string => {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d*)\.?(\d*)(?:E([+-]?\d+))?$/.exec(value.toString()) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const kept = digits.replace(/0+$/, "");
  const power = Number(exponent) - fraction.length + digits.length - kept.length;
  // A whole number of 64 bits is spelled like a long.
  return power >= 0 && kept.length + power <= 19
    ? `${sign}${kept}${"0".repeat(power)}`
    : `${sign}${kept}e${power}`;
};
