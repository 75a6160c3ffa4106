import { Int32 } from "bson";
import { fail } from "../errors.js";
import { bsonType } from "../values/compare.js";
import { int, isLong, long } from "../values/numbers.js";
import type { Maybe } from "../values/types.js";
import type { Operators } from "./expression.js";
import { fixed, isNullish, variadic } from "./operands.js";

/** Folds ints and longs bit by bit; one long makes the result long. */
const bitwise = (name: string, start: bigint, combine: (left: bigint, right: bigint) => bigint) =>
  variadic((values) => {
    let bits = start;
    let wide = false;
    for (const value of values) {
      if (isNullish(value)) return null;
      bits = combine(bits, wholeOf(value, name));
      wide ||= isLong(value);
    }
    return wide ? long(BigInt.asIntN(64, bits)) : int(Number(BigInt.asIntN(32, bits)));
  });

const wholeOf = (value: Maybe, name: string): bigint => {
  if (value instanceof Int32) return BigInt(value.value);
  return isLong(value)
    ? value.toBigInt()
    : fail(14, `${name} only supports int and long operands, not ${bsonType(value)}`);
};

export const BITS: Operators = {
  $bitAnd: bitwise("$bitAnd", -1n, (left, right) => left & right),
  $bitOr: bitwise("$bitOr", 0n, (left, right) => left | right),
  $bitXor: bitwise("$bitXor", 0n, (left, right) => left ^ right),
  $bitNot: fixed(1, (value) => {
    if (isNullish(value)) return null;
    const flipped = ~wholeOf(value, "$bitNot");
    return isLong(value) ? long(flipped) : int(Number(flipped));
  }),
};
