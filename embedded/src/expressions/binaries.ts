import { Binary, Double, Int32, type Long } from "bson";
import { fail } from "../errors.js";
import { double, int, long } from "../values/numbers.js";
import type { Value } from "../values/types.js";

/** How `$convert` writes and reads binary data. */
export interface BinaryForm {
  readonly subtype: number;
  readonly format: string | undefined;
  readonly byteOrder: "little" | "big";
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const BASE64URL = /^[A-Za-z0-9_-]*={0,2}$/;

/** The bytes as BSON stores them: the old binary subtype repeats its length in front. */
const bytesOf = (value: Binary): Buffer => {
  const bytes = Buffer.from(value.buffer.subarray(0, value.position));
  if (value.sub_type !== Binary.SUBTYPE_BYTE_ARRAY) return bytes;
  const length = Buffer.alloc(4);
  length.writeInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
};

const unformatted = (): never =>
  fail(4341115, "Format must be speficied when converting between string and BinData in $convert");

const invalid = (what: string): never => fail(241, `Invalid ${what} in $convert with no onError value`);

export const textFromBinary = (value: Binary, { format }: BinaryForm): string => {
  const bytes = bytesOf(value);
  const uuid = value.sub_type === Binary.SUBTYPE_UUID;
  switch (format) {
    case undefined:
      return unformatted();
    case "hex":
      return bytes.toString("hex").toUpperCase();
    case "utf8":
      return bytes.equals(Buffer.from(bytes.toString())) ? bytes.toString() : invalid("UTF-8");
    case "uuid":
      return uuid && bytes.length === 16 ? uuidText(bytes) : invalid("UUID");
    case "auto":
      return uuid && bytes.length === 16 ? uuidText(bytes) : bytes.toString("base64");
    case "base64url":
      return bytes.toString("base64url");
    default:
      return bytes.toString("base64");
  }
};

const uuidText = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

export const binaryFromText = (text: string, { format, subtype }: BinaryForm): Binary => {
  if (format === undefined) return unformatted();
  if (format === "auto") return invalid("format");
  // A UUID has one spelling and one subtype.
  if ((subtype === Binary.SUBTYPE_UUID) !== (format === "uuid")) return invalid("format for the subtype");
  return new Binary(decodeText(text, format), subtype);
};

const decodeText = (text: string, format: string): Buffer => {
  switch (format) {
    case "uuid":
      return UUID.test(text) ? Buffer.from(text.replaceAll("-", ""), "hex") : invalid("UUID");
    case "hex":
      return /^(?:[0-9a-f]{2})*$/i.test(text) ? Buffer.from(text, "hex") : invalid("hexadecimal digits");
    case "base64":
      return BASE64.test(text) ? Buffer.from(text, "base64") : invalid("base64");
    case "base64url":
      return BASE64URL.test(text) ? Buffer.from(text, "base64url") : invalid("base64url");
    default:
      return Buffer.from(text);
  }
};

export const binaryFromNumber = (value: Int32 | Double | Long, form: BinaryForm): Binary => {
  const bytes = Buffer.alloc(value instanceof Int32 ? 4 : 8);
  if (value instanceof Int32) bytes.writeInt32LE(value.value);
  else if (value instanceof Double) bytes.writeDoubleLE(value.value);
  else bytes.writeBigInt64LE(value.toBigInt());
  return new Binary(form.byteOrder === "big" ? bytes.reverse() : bytes, form.subtype);
};

export const numberFromBinary = (value: Binary, form: BinaryForm, to: "int" | "long" | "double"): Value => {
  const bytes = bytesOf(value);
  if (form.byteOrder === "big") bytes.reverse();
  const sizes = { int: [1, 2, 4], long: [1, 2, 4, 8], double: [4, 8] }[to];
  if (!sizes.includes(bytes.length))
    return fail(241, `Failed to convert ${bytes.length} bytes to ${to} in $convert with no onError value`);
  if (to === "double") return double(bytes.length === 4 ? bytes.readFloatLE() : bytes.readDoubleLE());
  if (bytes.length === 8) return long(bytes.readBigInt64LE());
  const whole = bytes.readIntLE(0, bytes.length);
  return to === "int" ? int(whole) : long(whole);
};
