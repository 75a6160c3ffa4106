import { describe, expect, it } from "@jest/globals";
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
  serialize,
  Timestamp,
} from "bson";
import fc from "fast-check";
import { MongoError } from "../src/errors.js";
import {
  add,
  compare,
  type Doc,
  dateFrom,
  decode,
  decodeStored,
  divideDecimals,
  double,
  encode,
  equals,
  fromParts,
  int,
  long,
  type Maybe,
  multiply,
  parts,
  toDecimal,
  UNDEFINED,
  type Value,
  visitPath,
} from "../src/values/index.js";

const decimal = (text: string): Decimal128 => Decimal128.fromString(text);
const name = fc.string({ maxLength: 6, unit: "grapheme" }).map((s) => s.replaceAll("\0", ""));

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.boolean(),
  fc.constantFrom<Value>(null, UNDEFINED, new MinKey(), new MaxKey(), new BSONRegExp("(", "ix")),
  fc.integer().map((n) => new Int32(n)),
  fc.double().map((n) => new Double(n)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => Long.fromBigInt(n)),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.integer({ min: -40, max: 40 }))
    .map(([c, e]) => decimal(`${c}E${e}`)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(dateFrom),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((b) => new ObjectId(b)),
  fc.tuple(fc.uint8Array({ maxLength: 9 }), fc.constantFrom(0, 2, 4, 128)).map(([b, t]) => new Binary(b, t)),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((n) => new Timestamp(n)),
  fc.string().map((s) => new BSONSymbol(s)),
  fc.string().map((s) => new Code(s)),
);
const value: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.array(fc.tuple(name, tie("value")), { maxLength: 4 }).map((entries): Value => new Map(entries)),
  ),
})).value;
const doc: fc.Arbitrary<Doc> = fc
  .array(fc.tuple(name, value), { maxLength: 5 })
  .map((entries) => new Map(entries));

describe("the codec", () => {
  it("gives back every document byte for byte", () => {
    fc.assert(
      fc.property(doc, (d) => {
        const bytes = encode(d);
        expect(Buffer.compare(encode(decode(bytes)), bytes)).toBe(0);
      }),
    );
  });

  it("writes what the bson package writes", () => {
    const plain = {
      b: 1,
      "1": "é",
      d: new Date(-5),
      o: new ObjectId(),
      n: Long.fromNumber(7),
      a: [1.5, null],
    };
    expect(Buffer.compare(encode(decode(serialize(plain))), serialize(plain))).toBe(0);
  });

  it("answers damaged bytes with InvalidBSON or a document, never otherwise", () => {
    fc.assert(
      fc.property(doc, fc.nat(), fc.nat(255), (d, at, byte) => {
        const bytes = Buffer.from(encode(d));
        bytes[at % bytes.length] = byte;
        try {
          decode(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(MongoError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("refuses documents nested more than 200 deep", () => {
    let nested: Doc = new Map();
    for (let i = 0; i < 200; i += 1) nested = new Map([["a", nested]]);
    expect(() => decode(encode(nested))).toThrow(/nested object depth/);
  });
});

describe("the order of values", () => {
  it("is a total order", () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(compare(a, b)).toBe(0 - compare(b, a) + 0);
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it("follows the bytes of UTF-8", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (a, b) => {
        expect(compare(a, b)).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });

  it("compares numbers of all types by their exact values", () => {
    expect(compare(long(9007199254740993n), double(9007199254740992))).toBe(1);
    expect(compare(int(1), decimal("1.000"))).toBe(0);
    expect(compare(double(0.1), decimal("0.1"))).toBe(1);
    expect(compare(decimal("1E400"), double(Number.POSITIVE_INFINITY))).toBe(-1);
    expect(compare(double(Number.NaN), decimal("-Infinity"))).toBe(-1);
    expect(compare(double(-0), int(0))).toBe(0);
  });
});

describe("arithmetic", () => {
  it("widens int to long to double", () => {
    expect(add(int(2147483647), int(1))).toEqual(long(2147483648));
    expect(add(long(2n ** 63n - 1n), int(1))).toEqual(double(2 ** 63));
    expect(multiply(int(3), long(4))).toEqual(long(12));
    expect(add(int(1), double(2))).toEqual(double(3));
  });

  it("keeps 34 decimal digits and turns doubles into 15", () => {
    const text = (v: { toString(): string }) => v.toString();
    expect(text(add(decimal("1.5"), double(5)))).toBe("6.50000000000000");
    expect(text(fromParts(toDecimal(double(0.1))))).toBe("0.100000000000000");
    expect(text(fromParts(divideDecimals(parts(decimal("1")), parts(decimal("3")))))).toBe(
      `0.${"3".repeat(34)}`,
    );
    expect(text(add(decimal("9".repeat(34)), decimal("1E-200")))).toBe("9".repeat(34));
    expect(text(multiply(decimal("1E6000"), decimal("1E6000")))).toBe("Infinity");
  });
});

it("reaches through arrays, and to their elements by index", () => {
  const d: Doc = new Map([["a", [new Map([["b", int(1)]]), int(2), new Map()]]]);
  const reached = (path: string): Maybe[] => {
    const values: Maybe[] = [];
    visitPath(d, path.split("."), (found) => {
      values.push(found);
      return false;
    });
    return values;
  };
  expect(reached("a.b")).toEqual([int(1), undefined]);
  expect(reached("a.0.b")).toEqual([undefined, int(1), undefined]);
  expect(reached("a.1")).toEqual([undefined, int(2), undefined]);
  expect(reached("a")).toHaveLength(1);
});

describe("a document that keeps its bytes", () => {
  const bytes = Buffer.from(serialize({ _id: 1, inner: { a: 1, b: [{ c: "x" }] }, last: true }));

  it("is written as it was read, and anew once it is changed", () => {
    for (const read of [decode(bytes), decodeStored(bytes)]) {
      expect(encode(read).equals(bytes)).toBe(true);
      read.set("last", false);
      expect(encode(read).equals(encode(new Map(read)))).toBe(true);
      expect(encode(read).equals(bytes)).toBe(false);
      read.delete("inner");
      expect(decode(encode(read)).size).toBe(2);
    }
  });

  it("holds, closed, the same as when it is read at once", () => {
    const [closed, open] = [decodeStored(bytes), decode(bytes)];
    expect(closed.size).toBe(open.size);
    expect([...closed.keys()]).toEqual([...open.keys()]);
    for (const [name, value] of open) expect(equals(decodeStored(bytes).get(name), value)).toBe(true);
  });

  it("is written without the first of two fields of one name, which nobody can see", () => {
    const field = Buffer.from([0x10, 0x61, 0, 1, 0, 0, 0]);
    const twice = Buffer.concat([Buffer.from([19, 0, 0, 0]), field, field, Buffer.from([0])]);
    expect(encode(decode(twice)).equals(serialize({ a: 1 }))).toBe(true);
  });
});
