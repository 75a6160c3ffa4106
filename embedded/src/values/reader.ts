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
import { dateFromHalves } from "./dates.js";
import { DbPointer, type Doc, type Maybe, UNDEFINED, type Value } from "./types.js";

/** MongoDB's own limit for nested documents and arrays. */
const MAX_DEPTH = 200;

const invalid = (why: string): never => fail(22, `Invalid BSON: ${why}`);

const NAMES = new Array<string>(1024).fill("");

/** A field's name: most occur again and again, so that the last ones are kept and not decoded anew. */
const internedName = (bytes: Buffer, start: number, stop: number): string => {
  let hash = stop - start;
  for (let i = start; i < stop; i += 1) hash = (hash * 31 + (bytes[i] ?? 0)) & 1023;
  const known = NAMES[hash] ?? "";
  let at = known.length === stop - start ? start : stop + 1;
  while (at < stop && known.charCodeAt(at - start) === bytes[at]) at += 1;
  if (at === stop) return known;
  const name = bytes.toString("utf8", start, stop);
  // Names beyond ASCII have other lengths in bytes than in characters.
  if (name.length === stop - start) NAMES[hash] = name;
  return name;
};

/**
 * A document that still has the bytes it was read from. It is written by copying them as long as nobody has
 * changed it, and may be closed: then it is read when somebody first looks inside. What lies in it is never
 * changed in place, only replaced: its bytes would not know.
 */
export class ReadDoc extends Map<string, Value> {
  bytes: Buffer | undefined;
  readonly start: number;
  readonly end: number;
  #closed: boolean;

  constructor(bytes: Buffer, { start, end, closed }: { start: number; end: number; closed: boolean }) {
    super();
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.#closed = closed;
  }

  /** For the reader: takes in what the bytes hold. */
  fill(name: string, value: Value): void {
    super.set(name, value);
  }

  #open(): void {
    this.#closed = false;
    if (this.bytes) new Reader(this.bytes, { at: this.start, lazy: true }).fill(this);
  }

  override get size(): number {
    if (this.#closed) this.#open();
    return super.size;
  }
  override get(name: string): Maybe {
    if (this.#closed) this.#open();
    return super.get(name);
  }
  override has(name: string): boolean {
    if (this.#closed) this.#open();
    return super.has(name);
  }
  override set(name: string, value: Value): this {
    if (this.#closed) this.#open();
    this.bytes = undefined;
    return super.set(name, value);
  }
  override delete(name: string): boolean {
    if (this.#closed) this.#open();
    this.bytes = undefined;
    return super.delete(name);
  }
  override clear(): void {
    this.#closed = false;
    this.bytes = undefined;
    super.clear();
  }
  override keys(): MapIterator<string> {
    if (this.#closed) this.#open();
    return super.keys();
  }
  override values(): MapIterator<Value> {
    if (this.#closed) this.#open();
    return super.values();
  }
  override entries(): MapIterator<[string, Value]> {
    if (this.#closed) this.#open();
    return super.entries();
  }
  override [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }
  override forEach(each: (value: Value, name: string, doc: Map<string, Value>) => void): void {
    if (this.#closed) this.#open();
    super.forEach(each);
  }
}

/** Reads BSON from a buffer; every length is checked against the bytes that are really there. */
class Reader {
  readonly bytes: Buffer;
  at: number;
  /** No read goes past it: the end of the innermost document. */
  end: number;
  depth = 0;
  /** Whether documents inside stay closed. */
  readonly lazy: boolean;

  constructor(bytes: Buffer, { at, lazy }: { at: number; lazy: boolean }) {
    this.bytes = bytes;
    this.at = at;
    this.end = bytes.length;
    this.lazy = lazy;
  }

  need(count: number): number {
    const start = this.at;
    if (count < 0 || count > this.end - start) invalid("a value ends outside its document");
    this.at = start + count;
    return start;
  }

  int32(): number {
    return this.bytes.readInt32LE(this.need(4));
  }

  slice(count: number): Uint8Array {
    const start = this.need(count);
    return Uint8Array.prototype.slice.call(this.bytes, start, start + count);
  }

  cstring(): string {
    const start = this.at;
    const stop = this.bytes.indexOf(0, start);
    if (stop < 0 || stop >= this.end) invalid("a name has no end");
    this.at = stop + 1;
    return internedName(this.bytes, start, stop);
  }

  string(): string {
    const length = this.int32();
    if (length < 1) invalid("a string has no length");
    const start = this.need(length);
    if (this.bytes[start + length - 1] !== 0) invalid("a string has no end");
    return this.bytes.toString("utf8", start, start + length - 1);
  }

  /** Reads what lies between a length and the closing zero, and sees that the two agree. */
  inside<T>(read: () => T): T {
    const start = this.at;
    const length = this.int32();
    if (length < 5 || length > this.end - start) invalid("a document's length is wrong");
    const outer = this.end;
    this.end = start + length;
    this.depth += 1;
    if (this.depth > MAX_DEPTH) fail(15, `BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`);
    const result = read();
    if (this.at !== this.end) invalid("a document's length is wrong");
    this.depth -= 1;
    this.end = outer;
    return result;
  }

  document(): Doc {
    const start = this.at;
    const length = this.bytes.readInt32LE(this.need(4));
    this.at = start;
    const doc = new ReadDoc(this.bytes, { start, end: start + length, closed: this.lazy });
    if (this.lazy) this.at = start + length;
    else this.fill(doc);
    return doc;
  }

  fill(doc: ReadDoc): void {
    this.inside(() => {
      let count = 0;
      for (let type = this.byte(); type !== 0; type = this.byte()) {
        const name = this.cstring();
        doc.fill(name, this.value(type));
        count += 1;
      }
      // A name that comes twice: the last one counts, and the bytes say something else.
      if (count !== doc.size) doc.bytes = undefined;
    });
  }

  /** An array's names are not looked at: MongoDB numbers the elements by their order. */
  array(): Value[] {
    return this.inside(() => {
      const items: Value[] = [];
      for (let type = this.byte(); type !== 0; type = this.byte()) {
        this.cstring();
        items.push(this.value(type));
      }
      return items;
    });
  }

  byte(): number {
    return this.bytes.readUInt8(this.need(1));
  }

  binary(): Binary {
    const length = this.int32();
    const subtype = this.byte();
    if (subtype !== Binary.SUBTYPE_BYTE_ARRAY) return new Binary(this.slice(length), subtype);
    // The old subtype 2 repeats the length inside.
    const inner = this.int32();
    if (inner !== length - 4) invalid("an old binary's lengths disagree");
    return new Binary(this.slice(inner), subtype);
  }

  codeWithScope(): Code {
    const start = this.at;
    const length = this.int32();
    const code = this.string();
    const scope = this.document();
    if (this.at !== start + length) invalid("a code's length is wrong");
    return new Code(code, scope);
  }

  value(type: number): Value {
    switch (type) {
      case 0x01:
        return new Double(this.bytes.readDoubleLE(this.need(8)));
      case 0x02:
        return this.string();
      case 0x03:
        return this.document();
      case 0x04:
        return this.array();
      case 0x05:
        return this.binary();
      case 0x06:
        return UNDEFINED;
      case 0x07:
        return new ObjectId(this.slice(12));
      case 0x08: {
        const flag = this.byte();
        return flag > 1 ? invalid("a boolean is neither 0 nor 1") : flag === 1;
      }
      case 0x09: {
        const low = this.bytes.readUInt32LE(this.need(4));
        return dateFromHalves(low, this.int32());
      }
      case 0x0a:
        return null;
      case 0x0b: {
        // Set behind the constructor's back: it refuses options that MongoDB stores as they are.
        const regex = new BSONRegExp(this.cstring(), "");
        regex.options = this.cstring();
        return regex;
      }
      case 0x0c: {
        const namespace = this.string();
        return new DbPointer(namespace, new ObjectId(this.slice(12)));
      }
      case 0x0d:
        return new Code(this.string());
      case 0x0e:
        return new BSONSymbol(this.string());
      case 0x0f:
        return this.codeWithScope();
      case 0x10:
        return new Int32(this.int32());
      case 0x11: {
        const low = this.int32();
        return new Timestamp(new Long(low, this.int32(), true));
      }
      case 0x12: {
        const low = this.int32();
        return new Long(low, this.int32());
      }
      case 0x13:
        return new Decimal128(this.slice(16));
      case 0x7f:
        return new MaxKey();
      case 0xff:
        return new MinKey();
      default:
        return invalid(`unknown type ${type}`);
    }
  }
}

const bufferOf = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** The document in these bytes; anything but exactly one sound document is refused with InvalidBSON. */
export const decode = (bytes: Uint8Array): Doc => {
  const reader = new Reader(bufferOf(bytes), { at: 0, lazy: false });
  const doc = reader.document();
  if (reader.at !== bytes.length) invalid("bytes follow the document");
  return doc;
};

/** The document in bytes that have been checked before: read as far as somebody looks. */
export const decodeStored = (bytes: Buffer): Doc =>
  new ReadDoc(bytes, { start: 0, end: bytes.length, closed: true });
