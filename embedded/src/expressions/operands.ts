import { Decimal128 } from "bson";
import { fail } from "../errors.js";
import { bsonType } from "../values/compare.js";
import { isNumber, type NumberValue, toDecimal, toNumber } from "../values/numbers.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import { type Expression, type Operator, over, type Parser } from "./expression.js";

type NullOrMissing = null | undefined;

/** Null and missing, which most operators answer with null. BSON's deprecated undefined counts as both. */
export const isNullish = (value: Maybe): value is NullOrMissing =>
  value === undefined || value === null || bsonType(value) === "undefined";

export const isDocument = (value: Maybe): value is Doc => value instanceof Map;

/** Zero of any type and sign; the smallest decimals are none, though no double tells them from it. */
export const isZero = (value: NumberValue): boolean => {
  if (toNumber(value) !== 0) return false;
  const decimal = value instanceof Decimal128 ? toDecimal(value) : undefined;
  return decimal === undefined || (decimal.kind === "finite" && decimal.digits === 0n);
};

/** Null, missing, undefined, false and zero are false; everything else, NaN too, is true. */
export const isTruthy = (value: Maybe): boolean => {
  if (typeof value === "boolean") return value;
  if (isNumber(value)) return !isZero(value);
  return !isNullish(value);
};

/** A lone operand may stand without the array around it. */
export const operandsOf = (argument: Value): readonly Value[] =>
  Array.isArray(argument) ? argument : [argument];

/** An operator with exactly `arity` operands. */
export const fixed =
  (arity: number, evaluate: (...values: Maybe[]) => Maybe): Operator =>
  (argument, parse, name) => {
    const given = operandsOf(argument);
    if (given.length !== arity) {
      fail(16020, `Expression ${name} takes exactly ${arity} arguments. ${given.length} were passed in.`);
    }
    return apply(given.map(parse), evaluate);
  };

/** An operator with between `least` and `most` operands. */
export const ranged =
  (least: number, most: number, evaluate: (...values: Maybe[]) => Maybe): Operator =>
  (argument, parse, name) => {
    const given = operandsOf(argument);
    if (given.length < least || given.length > most) {
      fail(
        28667,
        `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${given.length} were passed in.`,
      );
    }
    return apply(given.map(parse), evaluate);
  };

/** An operator with any number of operands. */
export const variadic =
  (evaluate: (values: Maybe[]) => Maybe): Operator =>
  (argument, parse) => {
    const operands = operandsOf(argument).map(parse);
    return over(operands, (scope) => evaluate(operands.map((operand) => operand.evaluate(scope))));
  };

const apply = (operands: readonly Expression[], evaluate: (...values: Maybe[]) => Maybe): Expression => {
  const [first, second] = operands;
  if (operands.length === 1 && first) return over(operands, (scope) => evaluate(first.evaluate(scope)));
  if (operands.length === 2 && first && second) {
    return over(operands, (scope) => evaluate(first.evaluate(scope), second.evaluate(scope)));
  }
  return over(operands, (scope) => evaluate(...operands.map((operand) => operand.evaluate(scope))));
};

export interface NamedArguments {
  /** The codes for an argument that is no document, and for a field the operator does not know. */
  readonly codes: readonly [shape: number, unknown: number];
  /** The fields it knows, such as `input:28648 as?`: each with the code for its absence, or optional. */
  readonly fields: string;
}

/** Checks `{input, as, in}` and the like; unknown fields are refused before missing ones. */
export const named = (argument: Value, operator: string, { codes, fields }: NamedArguments): Doc => {
  if (!isDocument(argument)) return fail(codes[0], `${operator} only supports an object as its argument`);
  const known = new Map(
    fields.split(" ").map((field): [string, string] => [field.replace(/[:?].*/, ""), field]),
  );
  for (const field of argument.keys()) {
    if (!known.has(field)) fail(codes[1], `Unrecognized parameter to ${operator}: ${field}`);
  }
  for (const [name, field] of known) {
    if (!field.endsWith("?") && !argument.has(name)) {
      fail(Number(field.slice(name.length + 1)), `Missing '${name}' parameter to ${operator}`);
    }
  }
  return argument;
};

/** An operand that must be an array. */
export const asArray = (value: Maybe, code: number, what: string): Value[] =>
  Array.isArray(value) ? value : fail(code, `${what} must be an array, but is of type ${bsonType(value)}`);

/** An operand that must be a string. */
export const asText = (value: Maybe, code: number, what: string): string =>
  typeof value === "string"
    ? value
    : fail(code, `${what} must be a string, but is of type ${bsonType(value)}`);

/** Parses a named argument that may be absent. */
export const optional = (argument: Doc, field: string, parse: Parser): Expression | undefined => {
  const value = argument.get(field);
  return value === undefined ? undefined : parse(value);
};

/** Parses a named argument whose presence was checked. */
export const required = (argument: Doc, field: string, parse: Parser): Expression =>
  parse(argument.get(field) ?? null);

export const defined = (expressions: readonly (Expression | undefined)[]): Expression[] =>
  expressions.filter((expression) => expression !== undefined);
