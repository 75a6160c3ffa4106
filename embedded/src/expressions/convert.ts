import { Binary, BSONSymbol, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from "bson";
import { fail, MongoError } from "../errors.js";
import { bsonType, TYPE_NUMBERS } from "../values/compare.js";
import { dateFrom, millisOf } from "../values/dates.js";
import { fromParts } from "../values/decimal.js";
import {
  double,
  exactInt,
  fitsInt,
  fitsLong,
  int,
  isNumber,
  long,
  toBigInt,
  toDecimal,
  toNumber,
} from "../values/numbers.js";
import type { Maybe, Value } from "../values/types.js";
import {
  type BinaryForm,
  binaryFromNumber,
  binaryFromText,
  numberFromBinary,
  textFromBinary,
} from "./binaries.js";
import { isoText, parseDateText } from "./date-text.js";
import { constant, type Expression, type Operator, type Operators, over } from "./expression.js";
import { parseDecimal, parseDouble, parseWhole } from "./number-text.js";
import { defined, fixed, isDocument, isNullish, isTruthy, named, optional, required } from "./operands.js";

/** How a conversion writes and reads binary data. */
interface Conversion extends BinaryForm {
  readonly to: string;
}

const refuse = (value: Maybe, to: string): never =>
  fail(241, `Unsupported conversion from ${bsonType(value)} to ${to} in $convert with no onError value`);

const outOfRange = (value: Maybe): never =>
  fail(241, `Conversion would overflow target type in $convert with no onError value: ${value}`);

/** A value as text, where that needs no format. */
export const textOf = (value: Maybe): string => {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  if (value instanceof Double) return doubleText(value.value);
  if (isNumber(value)) return value.toString();
  if (value instanceof Date) return isoText(value);
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof BSONSymbol) return value.value;
  return refuse(value, "string");
};

const doubleText = (value: number): string => {
  if (Object.is(value, -0)) return "-0";
  // C writes at least two digits of exponent.
  return String(value).replace(/e([+-])(\d)$/, "e$10$2");
};

const toText = (value: Value, form: Conversion): Value =>
  value instanceof Binary ? textFromBinary(value, form) : textOf(value);

const wholeNumber = (value: Value, form: Conversion): bigint => {
  if (typeof value === "boolean") return value ? 1n : 0n;
  if (typeof value === "string") return parseWhole(value);
  if (isNumber(value)) return toBigInt(value) ?? outOfRange(value);
  if (value instanceof Date && form.to === "long") return millisOf(value);
  return refuse(value, form.to);
};

const toInt = (value: Value, form: Conversion): Value => {
  if (value instanceof Binary) return numberFromBinary(value, form, "int");
  const whole = wholeNumber(value, form);
  return fitsInt(Number(whole)) ? int(Number(whole)) : outOfRange(value);
};

const toLong = (value: Value, form: Conversion): Value => {
  if (value instanceof Binary) return numberFromBinary(value, form, "long");
  const whole = wholeNumber(value, form);
  return fitsLong(whole) ? long(whole) : outOfRange(value);
};

const toDouble = (value: Value, form: Conversion): Value => {
  if (value instanceof Binary) return numberFromBinary(value, form, "double");
  if (typeof value === "boolean") return double(value ? 1 : 0);
  if (typeof value === "string") return double(parseDouble(value));
  if (value instanceof Date) return double(Number(millisOf(value)));
  if (!isNumber(value)) return refuse(value, form.to);
  const number = toNumber(value);
  return Number.isFinite(number) || !(value instanceof Decimal128) || toDecimal(value).kind !== "finite"
    ? double(number)
    : outOfRange(value);
};

const toDecimal128 = (value: Value, form: Conversion): Value => {
  if (typeof value === "boolean") return fromParts(toDecimal(int(value ? 1 : 0)));
  if (typeof value === "string") return parseDecimal(value);
  if (value instanceof Date) return fromParts(toDecimal(long(millisOf(value))));
  return isNumber(value) ? fromParts(toDecimal(value)) : refuse(value, form.to);
};

const toDate = (value: Value, form: Conversion): Value => {
  if (value instanceof Date) return value;
  if (typeof value === "string") return parseDateText(value);
  if (value instanceof ObjectId) return new Date((Buffer.from(value.id).readInt32BE(0) | 0) * 1000);
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  if (!isNumber(value) || value instanceof Int32) return refuse(value, form.to);
  const millis = toBigInt(value);
  return millis !== undefined && fitsLong(millis) ? dateFrom(millis) : outOfRange(value);
};

const toObjectId = (value: Value, form: Conversion): Value => {
  if (value instanceof ObjectId) return value;
  if (typeof value !== "string") return refuse(value, form.to);
  return /^[0-9a-fA-F]{24}$/.test(value)
    ? new ObjectId(value)
    : fail(241, `Failed to parse objectId '${value}' in $convert with no onError value`);
};

const toBinary = (value: Value, form: Conversion): Value => {
  if (typeof value === "string") return binaryFromText(value, form);
  if (value instanceof Binary) return value.sub_type === form.subtype ? value : refuse(value, "binData");
  if (value instanceof Int32 || value instanceof Double || (value instanceof Long && isNumber(value))) {
    return binaryFromNumber(value, form);
  }
  return refuse(value, form.to);
};

const CONVERSIONS: Readonly<Record<string, (value: Value, form: Conversion) => Value>> = {
  bool: (value) => isTruthy(value),
  int: toInt,
  long: toLong,
  double: toDouble,
  decimal: toDecimal128,
  string: toText,
  date: toDate,
  objectId: toObjectId,
  binData: toBinary,
};

const convert = (value: Value, form: Conversion): Value => {
  const conversion = CONVERSIONS[form.to];
  return conversion ? conversion(value, form) : refuse(value, form.to);
};

const TYPE_NAMES = new Map<number, string>(
  Object.entries(TYPE_NUMBERS).map(([name, number]) => [number, name]),
);

const typeNameOf = (value: Value): string => {
  if (typeof value === "string") {
    return Object.hasOwn(TYPE_NUMBERS, value) ? value : fail(2, `Unknown type name: ${value}`);
  }
  const number = isNumber(value) ? exactInt(value) : undefined;
  if (number === undefined) return fail(9, "In $convert, numeric or string 'to' argument is required");
  if (number === 0) return "missing";
  return (
    TYPE_NAMES.get(number) ??
    fail(9, `In $convert, numeric value for 'to' does not correspond to a BSON type: ${number}`)
  );
};

const subtypeOf = (value: Maybe): number => {
  if (value === undefined) return 0;
  if (!isNumber(value)) return fail(4341108, "In $convert, 'subtype' must be a number");
  const subtype = exactInt(value);
  if (subtype === undefined)
    return fail(4341106, "In $convert, numeric 'subtype' argument is not an integer");
  const known = (subtype >= 0 && subtype <= 9) || (subtype >= 128 && subtype <= 255);
  return known
    ? subtype
    : fail(
        4341107,
        `In $convert, numeric value for 'subtype' does not correspond to a BinData type: ${subtype}`,
      );
};

/** `to`: a type's name or number, or `{type, subtype}`. */
const targetOf = (value: Value): { to: string; subtype: number } => {
  if (!isDocument(value)) return { to: typeNameOf(value), subtype: 0 };
  const type = value.get("type") ?? fail(9, "Missing 'type' parameter to $convert");
  return { to: typeNameOf(type), subtype: subtypeOf(value.get("subtype")) };
};

const FORMATS = new Set(["base64", "base64url", "utf8", "hex", "uuid", "auto"]);

const formatOf = (value: Maybe): string | undefined => {
  if (isNullish(value)) return undefined;
  if (typeof value !== "string")
    return fail(4341114, `$convert requires that 'format' be a string, found: ${bsonType(value)}`);
  return FORMATS.has(value) ? value : fail(4341125, `Invalid 'format' argument for $convert: ${value}`);
};

const byteOrderOf = (value: Maybe): "little" | "big" => {
  if (isNullish(value) || value === "little") return "little";
  if (value === "big") return value;
  return typeof value === "string"
    ? fail(9130002, `Invalid 'byteOrder' argument for $convert: ${value}`)
    : fail(9130001, `$convert requires that 'byteOrder' be a string, found: ${bsonType(value)}`);
};

const parseConvert: Operator = (argument, parse) => {
  const fields = named(argument, "$convert", {
    codes: [9, 9],
    fields: "input:9 to:9 format? byteOrder? onError? onNull?",
  });
  const input = required(fields, "input", parse);
  const to = required(fields, "to", parse);
  const [format, byteOrder, onError, onNull] = ["format", "byteOrder", "onError", "onNull"].map((field) =>
    optional(fields, field, parse),
  );
  return over(defined([input, to, format, byteOrder, onError, onNull]), (scope) => {
    const value = input.evaluate(scope);
    const target = to.evaluate(scope);
    if (isNullish(value)) return onNull ? onNull.evaluate(scope) : null;
    if (isNullish(target)) return null;
    const form = {
      ...targetOf(target),
      format: formatOf(format?.evaluate(scope)),
      byteOrder: byteOrderOf(byteOrder?.evaluate(scope)),
    };
    return onError
      ? orElse(
          () => convert(value, form),
          () => onError.evaluate(scope),
        )
      : convert(value, form);
  });
};

const orElse = (attempt: () => Maybe, otherwise: () => Maybe): Maybe => {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof MongoError) return otherwise();
    throw error;
  }
};

const shortcut =
  (to: string, more: { subtype?: number; format?: string } = {}): Operator =>
  (argument, parse, name) => {
    if (Array.isArray(argument) && argument.length !== 1) {
      fail(50723, `${name} requires a single argument, got ${argument.length}`);
    }
    const [given] = Array.isArray(argument) ? argument : [argument];
    const input: Expression = given === undefined ? constant(null) : parse(given);
    const form: Conversion = { to, subtype: more.subtype ?? 0, format: more.format, byteOrder: "little" };
    return over([input], (scope) => {
      const value = input.evaluate(scope);
      return isNullish(value) ? null : convert(value, form);
    });
  };

export const CONVERSION: Operators = {
  $convert: parseConvert,
  $toBool: shortcut("bool"),
  $toInt: shortcut("int"),
  $toLong: shortcut("long"),
  $toDouble: shortcut("double"),
  $toDecimal: shortcut("decimal"),
  $toString: shortcut("string", { format: "auto" }),
  $toDate: shortcut("date"),
  $toObjectId: shortcut("objectId"),
  $toUUID: shortcut("binData", { subtype: Binary.SUBTYPE_UUID, format: "uuid" }),
  $type: fixed(1, bsonType),
  $isNumber: fixed(1, (value) => isNumber(value)),
};
