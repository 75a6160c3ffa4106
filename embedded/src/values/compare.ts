import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  type Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from "bson";
import { millisOf, WideDate } from "./dates.js";
import { compareNumbers, type NumberValue } from "./numbers.js";
import { DbPointer, type Doc, type Maybe, Undefined, type Value } from "./types.js";

/** The names that $type knows, and "missing". */
export type TypeName = keyof typeof TYPE_NUMBERS | "missing";

export const TYPE_NUMBERS = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
} as const;

export const bsonType = (value: Maybe): TypeName => {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "bool";
  if (value instanceof Map) return "object";
  if (Array.isArray(value)) return "array";
  if (value instanceof Int32) return "int";
  if (value instanceof Double) return "double";
  if (value instanceof Date) return "date";
  if (value instanceof ObjectId) return "objectId";
  if (value instanceof Timestamp) return "timestamp";
  if (value instanceof Long) return "long";
  if (value instanceof Decimal128) return "decimal";
  if (value instanceof Binary) return "binData";
  if (value instanceof BSONRegExp) return "regex";
  if (value instanceof Undefined) return "undefined";
  if (value instanceof MinKey) return "minKey";
  if (value instanceof MaxKey) return "maxKey";
  if (value instanceof BSONSymbol) return "symbol";
  if (value instanceof DbPointer) return "dbPointer";
  return value.scope instanceof Map ? "javascriptWithScope" : "javascript";
};

/** The number of the value's type in BSON; 0 for missing. */
export const typeNumber = (value: Maybe): number => {
  const name = bsonType(value);
  return name === "missing" ? 0 : TYPE_NUMBERS[name];
};

const CANONICAL: Readonly<Record<TypeName, number>> = {
  minKey: -1,
  missing: 0,
  undefined: 0,
  null: 5,
  int: 10,
  long: 10,
  double: 10,
  decimal: 10,
  string: 15,
  symbol: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  dbPointer: 55,
  javascript: 60,
  javascriptWithScope: 65,
  maxKey: 127,
};

/** MongoDB's order of types: values of two kinds with the same number are compared with each other. */
export const canonicalType = (value: Maybe): number => CANONICAL[bsonType(value)];

/** By code points, which is the order of UTF-8 bytes; JavaScript's own order is by UTF-16 units. */
export const compareStrings = (a: string, b: string): number => {
  if (a === b) return 0;
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codeOrder(x) < codeOrder(y) ? -1 : 1;
  }
  return a.length < b.length ? -1 : 1;
};

/** Surrogates stand for code points above all others of one unit, so they move behind U+FFFF. */
const codeOrder = (unit: number): number =>
  unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;

/** What BSON counts as its length: the old binary, subtype 2, says its length once more within. */
export const binaryLength = ({ position, sub_type }: Binary): number =>
  sub_type === 2 ? position + 4 : position;

const compareBinary = (a: Binary, b: Binary): number => {
  const [x, y] = [binaryLength(a), binaryLength(b)];
  if (x !== y) return x < y ? -1 : 1;
  if (a.sub_type !== b.sub_type) return a.sub_type < b.sub_type ? -1 : 1;
  return Buffer.compare(a.buffer.subarray(0, a.position), b.buffer.subarray(0, b.position));
};

const compareArrays = (a: readonly Value[], b: readonly Value[]): number => {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i += 1) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return Math.sign(a.length - b.length);
};

/** Field by field: first the kinds, then the names, then the values. */
const compareDocs = (a: Doc, b: Doc): number => {
  const others = b.entries();
  for (const [name, value] of a) {
    const next = others.next();
    if (next.done === true) return 1;
    const [otherName, other] = next.value;
    const order =
      canonicalType(value) - canonicalType(other) || compareStrings(name, otherName) || compare(value, other);
    if (order !== 0) return Math.sign(order);
  }
  return a.size === b.size ? 0 : -1;
};

const compareDates = (a: Date, b: Date): number => {
  if (!(a instanceof WideDate || b instanceof WideDate)) return Math.sign(a.getTime() - b.getTime());
  const [x, y] = [millisOf(a), millisOf(b)];
  return x === y ? 0 : x < y ? -1 : 1;
};

const compareTimestamps = (a: Timestamp, b: Timestamp): number => {
  const high = a.getHighBitsUnsigned() - b.getHighBitsUnsigned();
  return Math.sign(high === 0 ? a.getLowBitsUnsigned() - b.getLowBitsUnsigned() : high);
};

const text = (value: Value): string => (value instanceof BSONSymbol ? value.value : String(value));

const compareCode = (a: Code, b: Code): number =>
  compareStrings(a.code, b.code) ||
  (a.scope instanceof Map && b.scope instanceof Map ? compareDocs(a.scope as Doc, b.scope as Doc) : 0);

/**
 * MongoDB's total order of values. Missing and undefined stand below null; queries and sorts, which see
 * missing as null, hand in null.
 */
export const compare = (a: Maybe, b: Maybe): number => {
  if (typeof a === "string" && typeof b === "string") return compareStrings(a, b);
  const kind = canonicalType(a);
  const kinds = kind - canonicalType(b);
  if (kinds !== 0) return Math.sign(kinds);
  switch (kind) {
    case CANONICAL.int:
      return compareNumbers(a as NumberValue, b as NumberValue);
    case CANONICAL.string:
      return compareStrings(text(a as Value), text(b as Value));
    case CANONICAL.object:
      return compareDocs(a as Doc, b as Doc);
    case CANONICAL.array:
      return compareArrays(a as Value[], b as Value[]);
    case CANONICAL.binData:
      return compareBinary(a as Binary, b as Binary);
    case CANONICAL.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case CANONICAL.bool:
      return Number(a) - Number(b);
    case CANONICAL.date:
      return compareDates(a as Date, b as Date);
    case CANONICAL.timestamp:
      return compareTimestamps(a as Timestamp, b as Timestamp);
    case CANONICAL.regex: {
      const [x, y] = [a as BSONRegExp, b as BSONRegExp];
      return compareStrings(x.pattern, y.pattern) || compareStrings(x.options, y.options);
    }
    case CANONICAL.dbPointer: {
      const [x, y] = [a as DbPointer, b as DbPointer];
      return (
        Math.sign(x.namespace.length - y.namespace.length) ||
        compareStrings(x.namespace, y.namespace) ||
        Buffer.compare(x.id.id, y.id.id)
      );
    }
    case CANONICAL.javascript:
    case CANONICAL.javascriptWithScope:
      return compareCode(a as Code, b as Code);
    default:
      return 0;
  }
};

export const equals = (a: Maybe, b: Maybe): boolean => compare(a, b) === 0;
