import { Double, Long } from "bson";
import { fail } from "../errors.js";
import {
  add,
  bsonType,
  compare,
  equals,
  int,
  isLong,
  isNumber,
  long,
  type Maybe,
  multiply,
  type NumberValue,
  toBigInt,
  type Value,
} from "../values/index.js";
import type { Leaf, Place, Run } from "./tree.js";

/** An operator's leaf for one field's argument; checks the argument. */
export type OperatorParser = (argument: Value, path: string) => Leaf;

const yes = (): boolean => true;
const no = (): boolean => false;

/** A leaf that makes its path where it is missing. */
export const creating = (apply: (old: Maybe, run: Run, place: Place) => Maybe): Leaf => ({
  kind: "leaf",
  creates: yes,
  needsPath: yes,
  apply,
});

/** A leaf that only changes what is there. */
export const changing = (apply: Leaf["apply"], { needsPath = false } = {}): Leaf => ({
  kind: "leaf",
  creates: no,
  needsPath: needsPath ? yes : no,
  apply,
});

const set: OperatorParser = (argument) => creating(() => argument);

/** An array keeps its length: the element becomes null. */
const unset: OperatorParser = () =>
  changing((old, _run, { inArray }) => (old !== undefined && inArray ? null : undefined));

/** Applies arithmetic; two whole numbers whose result needs more than 64 bits are refused. */
const arithmetic =
  (
    verb: string,
    op: (a: NumberValue, b: NumberValue) => NumberValue,
    missing: (argument: NumberValue) => NumberValue,
  ) =>
  (argument: Value, path: string): Leaf => {
    if (!isNumber(argument))
      return fail(14, `Cannot ${verb} with non-numeric argument: {${path}: ${bsonType(argument)}}`);
    return creating((old) => {
      if (old === undefined) return missing(argument);
      if (!isNumber(old))
        return fail(14, `Cannot ${verb} a value of non-numeric type: '${path}' is ${bsonType(old)}`);
      const result = op(old, argument);
      const overflow = result instanceof Double && !(old instanceof Double || argument instanceof Double);
      // A result that is no other value (-0 + 0) leaves the old one as it is written.
      if (bsonType(result) === bsonType(old) && equals(result, old)) return old;
      return overflow
        ? fail(2, `Failed to ${verb} the current value (${bsonType(old)}) of '${path}'`)
        : result;
    });
  };

const zeroLike = (argument: NumberValue): NumberValue => multiply(argument, int(0));

const extreme =
  (sign: 1 | -1): OperatorParser =>
  (argument) =>
    creating((old) => (old === undefined || compare(argument, old) * sign > 0 ? argument : old));

const currentDate: OperatorParser = (argument) => {
  if (typeof argument === "boolean") return creating((_old, { now }) => now);
  if (!(argument instanceof Map))
    return fail(
      2,
      `${bsonType(argument)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression`,
    );
  for (const name of argument.keys())
    if (name !== "$type") return fail(2, `Unrecognized $currentDate option: ${name}`);
  const type = argument.get("$type");
  if (type === "date") return creating((_old, { now }) => now);
  if (type === "timestamp") return creating((_old, { timestamp }) => timestamp);
  return fail(2, "The '$type' string field is required to be 'date' or 'timestamp'");
};

const BITS: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

const isInteger = (value: Maybe): value is NumberValue => bsonType(value) === "int" || isLong(value);

const bit: OperatorParser = (argument, path) => {
  if (!(argument instanceof Map))
    return fail(2, `The $bit modifier is not compatible with a ${bsonType(argument)}`);
  if (argument.size === 0) return fail(2, "You must pass in at least one bitwise operation to $bit");
  const steps = [...argument].map(([name, operand]) => {
    const op = Object.hasOwn(BITS, name) ? BITS[name] : undefined;
    if (op === undefined)
      return fail(2, `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`);
    if (!isInteger(operand)) return fail(2, "The $bit modifier field must be an Integer(32/64 bit)");
    return { op, operand };
  });
  return creating((old) => {
    const start: Maybe = old === undefined ? int(0) : old;
    if (!isInteger(start)) return fail(2, `Cannot apply $bit to a value of non-integral type: '${path}'`);
    return steps.reduce<NumberValue>((value, { op, operand }) => {
      const result = op(toBigInt(value) ?? 0n, toBigInt(operand) ?? 0n);
      return value instanceof Long || operand instanceof Long ? long(result) : int(Number(result));
    }, start);
  });
};

export const FIELD_OPERATORS: Readonly<Record<string, OperatorParser>> = {
  $set: set,
  $setOnInsert: set,
  $unset: unset,
  $inc: arithmetic("increment", add, (argument) => argument),
  $mul: arithmetic("multiply", multiply, zeroLike),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: currentDate,
  $bit: bit,
};
