import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from "bson";
import { fail } from "../errors.js";
import { millisOf } from "./dates.js";
import { ReadDoc } from "./reader.js";
import { DbPointer, type Doc, Undefined, type Value } from "./types.js";

/** Long arrays are common (threads of messages): their elements' names are made once. */
const INDEX_NAMES = Array.from({ length: 1000 }, (_, i) => String(i));

/** Up to here a loop over the characters is faster than a call into the runtime. */
const SHORT = 48;

/** Writes into one buffer that all encodings share; `encode` copies the result out. */
class Writer {
  bytes = Buffer.allocUnsafe(64 * 1024);
  at = 0;

  room(count: number): number {
    const start = this.at;
    this.at += count;
    if (this.at > this.bytes.length) {
      const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.at));
      this.bytes.copy(grown, 0, 0, start);
      this.bytes = grown;
    }
    return start;
  }

  byte(value: number): void {
    const start = this.room(1);
    this.bytes[start] = value;
  }

  int32(value: number): void {
    const start = this.room(4);
    this.bytes.writeInt32LE(value, start);
  }

  raw(bytes: Uint8Array): void {
    const start = this.room(bytes.length);
    this.bytes.set(bytes, start);
  }

  text(value: string): void {
    // A UTF-16 unit takes at most three bytes.
    const start = this.room(value.length * 3);
    if (value.length <= SHORT && this.ascii(value, start)) return;
    this.at = start + this.bytes.write(value, start, "utf8");
  }

  ascii(value: string, start: number): boolean {
    const { bytes } = this;
    for (let i = 0; i < value.length; i += 1) {
      const c = value.charCodeAt(i);
      if (c > 127) return false;
      bytes[start + i] = c;
    }
    this.at = start + value.length;
    return true;
  }

  cstring(value: string): void {
    if (value.includes("\0")) fail(2, "field names and regular expressions cannot contain a null byte");
    this.text(value);
    this.byte(0);
  }

  string(value: string): void {
    const lengthAt = this.room(4);
    this.text(value);
    this.byte(0);
    this.bytes.writeInt32LE(this.at - lengthAt - 4, lengthAt);
  }

  head(type: number, name: string): void {
    this.byte(type);
    this.cstring(name);
  }

  /** Leaves room for a length, writes, and fills the length in. */
  counted(write: () => void): void {
    const lengthAt = this.room(4);
    write();
    this.bytes.writeInt32LE(this.at - lengthAt, lengthAt);
  }

  document(doc: Doc): void {
    if (doc instanceof ReadDoc && doc.bytes !== undefined) {
      const at = this.room(doc.end - doc.start);
      doc.bytes.copy(this.bytes, at, doc.start, doc.end);
      return;
    }
    this.counted(() => {
      for (const [name, value] of doc) this.element(name, value);
      this.byte(0);
    });
  }

  array(items: readonly Value[]): void {
    this.counted(() => {
      for (const [i, item] of items.entries()) this.element(INDEX_NAMES[i] ?? String(i), item);
      this.byte(0);
    });
  }

  binary(value: Binary): void {
    const bytes = value.buffer.subarray(0, value.position);
    const old = value.sub_type === Binary.SUBTYPE_BYTE_ARRAY;
    this.int32(old ? bytes.length + 4 : bytes.length);
    this.byte(value.sub_type);
    if (old) this.int32(bytes.length);
    this.raw(bytes);
  }

  element(name: string, value: Value): void {
    if (typeof value === "string") {
      this.head(0x02, name);
      this.string(value);
    } else if (value === null) {
      this.head(0x0a, name);
    } else if (typeof value === "boolean") {
      this.head(0x08, name);
      this.byte(value ? 1 : 0);
    } else if (value instanceof Map) {
      this.head(0x03, name);
      this.document(value);
    } else if (Array.isArray(value)) {
      this.head(0x04, name);
      this.array(value);
    } else {
      this.scalar(name, value);
    }
  }

  scalar(name: string, value: Exclude<Value, Doc | Value[] | string | boolean | null>): void {
    if (value instanceof Int32) {
      this.head(0x10, name);
      this.int32(value.value);
    } else if (value instanceof Double) {
      this.head(0x01, name);
      const start = this.room(8);
      this.bytes.writeDoubleLE(value.value, start);
    } else if (value instanceof ObjectId) {
      this.head(0x07, name);
      this.raw(value.id);
    } else if (value instanceof Date) {
      this.head(0x09, name);
      const start = this.room(8);
      this.bytes.writeBigInt64LE(millisOf(value), start);
    } else if (value instanceof Timestamp) {
      // Before Long: a Timestamp is one in the bson package.
      this.head(0x11, name);
      this.int32(value.low);
      this.int32(value.high);
    } else if (value instanceof Long) {
      this.head(0x12, name);
      this.int32(value.low);
      this.int32(value.high);
    } else if (value instanceof Decimal128) {
      this.head(0x13, name);
      this.raw(value.bytes);
    } else if (value instanceof Binary) {
      this.head(0x05, name);
      this.binary(value);
    } else if (value instanceof BSONRegExp) {
      this.head(0x0b, name);
      this.cstring(value.pattern);
      this.cstring(value.options);
    } else {
      this.rare(name, value);
    }
  }

  rare(name: string, value: Value): void {
    if (value instanceof BSONSymbol) {
      this.head(0x0e, name);
      this.string(value.value);
    } else if (value instanceof Code) {
      const { code, scope } = value;
      this.head(scope instanceof Map ? 0x0f : 0x0d, name);
      if (scope instanceof Map) {
        this.counted(() => {
          this.string(code);
          this.document(scope as Doc);
        });
      } else this.string(code);
    } else if (value instanceof DbPointer) {
      this.head(0x0c, name);
      this.string(value.namespace);
      this.raw(value.id.id);
    } else if (value instanceof Undefined) {
      this.head(0x06, name);
    } else if (value instanceof MinKey || value instanceof MaxKey) {
      this.head(value instanceof MaxKey ? 0x7f : 0xff, name);
    } else {
      // A cast has hidden a plain JavaScript value: a fault of the engine, never to be stored as something.
      throw new TypeError(`${name} is no BSON value: ${String(value)}`);
    }
  }
}

const writer = new Writer();

/** Beyond this the shared buffer is given back after use. */
const KEEP = 4 * 1024 * 1024;

const written = (write: () => void): Buffer => {
  writer.at = 0;
  write();
  const bytes = Buffer.from(writer.bytes.subarray(0, writer.at));
  if (writer.bytes.length > KEEP) writer.bytes = Buffer.allocUnsafe(64 * 1024);
  return bytes;
};

/** The document's bytes, each value in the type it has: those it was read from, if they still hold. */
export const encode = (doc: Doc): Buffer =>
  doc instanceof ReadDoc && doc.bytes !== undefined
    ? doc.bytes.subarray(doc.start, doc.end)
    : written(() => writer.document(doc));

/** The document's bytes behind others. */
export const encodeBehind = (head: Uint8Array, doc: Doc): Buffer =>
  written(() => {
    writer.raw(head);
    writer.document(doc);
  });

/** The length of the document's bytes. */
export const size = (doc: Doc): number => {
  writer.at = 0;
  writer.document(doc);
  return writer.at;
};
