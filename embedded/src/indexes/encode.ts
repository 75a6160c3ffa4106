import { createHash } from "node:crypto";
import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, ObjectId, Timestamp } from "bson";
import {
  binaryLength,
  canonicalType,
  compareNumbers,
  DbPointer,
  isNumber,
  type Maybe,
  millisOf,
  type NumberValue,
  toNumber,
  type Value,
} from "../values/index.js";

/**
 * Keys whose byte order is BSON's comparison order. Each value begins with its type's rank and ends
 * itself, so that values can stand one behind the other, and a descending field is the same bytes
 * complemented.
 */
let buffer = Buffer.allocUnsafe(4096);
let at = 0;

const room = (bytes: number): void => {
  if (at + bytes <= buffer.length) return;
  const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + bytes));
  buffer.copy(larger, 0, 0, at);
  buffer = larger;
};

const byte = (n: number): void => {
  room(1);
  buffer[at++] = n;
};

/** A zero byte inside becomes 00 FF, the end is 00 01: "a" stays before "a\0". */
const bytesEnding = (bytes: Uint8Array): void => {
  room(bytes.length * 2 + 2);
  for (const each of bytes) {
    buffer[at++] = each;
    if (each === 0) buffer[at++] = 0xff;
  }
  buffer[at++] = 0;
  buffer[at++] = 1;
};

const text = (value: string): void => {
  room(value.length * 3 + 2);
  const start = at;
  at += buffer.write(value, at, "utf8");
  if (buffer.subarray(start, at).includes(0)) {
    const copy = Buffer.from(buffer.subarray(start, at));
    at = start;
    bytesEnding(copy);
    return;
  }
  buffer[at++] = 0;
  buffer[at++] = 1;
};

const long64 = (n: bigint): void => {
  room(8);
  buffer.writeBigUInt64BE(BigInt.asUintN(64, n) ^ (1n << 63n), at);
  at += 8;
};

const float = (n: number): void => {
  room(8);
  buffer.writeDoubleBE(n === 0 ? 0 : n, at);
  const negative = ((buffer[at] ?? 0) & 0x80) !== 0;
  if (!negative) buffer[at] = (buffer[at] ?? 0) | 0x80;
  else for (let i = at; i < at + 8; i++) buffer[i] = ~(buffer[i] ?? 0) & 0xff;
  at += 8;
};

/**
 * The nearest double, then how the number stands to it: equal, or below or above it and then its
 * decimal digits. So 1, 1.0, Long 1 and Decimal 1 share one key, and 2^53 + 1 has its own.
 */
const number = (value: NumberValue): void => {
  const nearest = toNumber(value);
  if (Number.isNaN(nearest)) {
    byte(0);
    return;
  }
  byte(1);
  float(nearest);
  const side = value instanceof Double ? 0 : compareNumbers(value, new Double(nearest));
  byte(0x80 + Math.sign(side));
  if (side !== 0) digits(value);
};

/** Sign, exponent of the first digit, digits without trailing zeros; complemented below zero. */
const digits = (value: NumberValue): void => {
  const [, sign, whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]\d+))?$/i.exec(value.toString()) ?? [];
  const all = `${whole}${fraction}`;
  const significant = all.replace(/^0+/, "");
  const power = whole.length + Number(exponent) - (all.length - significant.length);
  const start = at;
  room(significant.length + 4);
  at = buffer.writeUInt16BE(power + 0x4000, at);
  at += buffer.write(significant.replace(/0+$/, ""), at, "latin1");
  byte(0);
  if (sign) complement(buffer, start, at);
};

const complement = (bytes: Buffer, from: number, to: number): void => {
  for (let i = from; i < to; i++) bytes[i] = ~(bytes[i] ?? 0) & 0xff;
};

const value = (one: Maybe): void => {
  const rank = one === undefined ? canonicalType(null) : canonicalType(one);
  byte(rank + 2);
  if (one === undefined || one === null) return;
  if (typeof one === "string") text(one);
  else if (isNumber(one)) number(one);
  else if (typeof one === "boolean") byte(one ? 1 : 0);
  else if (one instanceof Date) long64(millisOf(one));
  else if (one instanceof ObjectId) {
    room(12);
    at += Buffer.from(one.id).copy(buffer, at);
  } else if (one instanceof Map) {
    for (const [name, field] of one) {
      byte(canonicalType(field) + 2);
      text(name);
      value(field);
    }
    byte(0);
  } else if (Array.isArray(one)) {
    for (const item of one) value(item);
    byte(0);
  } else other(one);
};

const other = (one: Exclude<Value, string | boolean | null>): void => {
  if (one instanceof Binary) {
    const bytes = one.buffer.subarray(0, one.position);
    room(bytes.length + 5);
    at = buffer.writeUInt32BE(binaryLength(one), at);
    byte(one.sub_type);
    at += Buffer.from(bytes).copy(buffer, at);
  } else if (one instanceof Timestamp) {
    room(8);
    at = buffer.writeUInt32BE(one.getHighBitsUnsigned(), at);
    at = buffer.writeUInt32BE(one.getLowBitsUnsigned(), at);
  } else if (one instanceof BSONSymbol) text(one.value);
  else if (one instanceof BSONRegExp) {
    text(one.pattern);
    text(one.options);
  } else if (one instanceof Code) {
    text(one.code);
    if (one.scope instanceof Map) value(one.scope as Value);
  } else if (one instanceof DbPointer) {
    text(one.namespace);
    at += Buffer.from(one.id.id).copy(buffer, at);
  } else if (one instanceof Decimal128) number(one);
};

/** The key of one value in a field of this direction. */
export const encodeValue = (one: Maybe, descending = false): Buffer => {
  at = 0;
  value(one);
  if (descending) complement(buffer, 0, at);
  return Buffer.from(buffer.subarray(0, at));
};

/** The first byte of all values of this one's type. */
export const typeByte = (one: Maybe): Buffer => Buffer.from([canonicalType(one ?? null) + 2]);

/** NaN is a number no range reaches: the others begin behind it. */
export const NUMBERS_BUT_NAN = Buffer.from([canonicalType(new Double(0)) + 2, 1]);

/** Room for a subtree's prefix and a record id beside the key itself. */
const LONGEST = 1900;

/** A key too long for the store keeps its beginning, which orders it, and a hash, which tells it apart. */
export const fitKey = (key: Buffer): { key: Buffer; cut: boolean } =>
  key.length <= LONGEST
    ? { key, cut: false }
    : {
        key: Buffer.concat([key.subarray(0, LONGEST - 32), createHash("sha256").update(key).digest()]),
        cut: true,
      };

/** Of a bound, what a cut key still shows. */
export const fitBound = (key: Buffer): Buffer => key.subarray(0, LONGEST - 32);
