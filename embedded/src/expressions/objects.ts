import { Binary, Int32 } from "bson";
import { fail } from "../errors.js";
import { size } from "../values/codec.js";
import { bsonType } from "../values/compare.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import {
  constant,
  constantValue,
  type Expression,
  type Operator,
  type Operators,
  over,
  type Parser,
} from "./expression.js";
import { asArray, asText, fixed, isDocument, isNullish, named, required, variadic } from "./operands.js";

const objectToArray = (value: Maybe): Maybe => {
  if (isNullish(value)) return null;
  if (!isDocument(value))
    return fail(40390, `$objectToArray requires a document input, found: ${bsonType(value)}`);
  return [...value].map(
    ([k, v]) =>
      new Map<string, Value>([
        ["k", k],
        ["v", v],
      ]),
  );
};

const withoutNull = (key: string, code: number): string =>
  key.includes("\0") ? fail(code, "Key field cannot contain an embedded null byte") : key;

const pairOf = (element: Value): [string, Value] => {
  if (!Array.isArray(element)) return fail(40396, "$arrayToObject requires a consistent input format");
  const [key, value] = element;
  if (element.length !== 2 || value === undefined)
    return fail(40397, "$arrayToObject requires an array of size 2 arrays");
  if (typeof key !== "string")
    return fail(
      40395,
      "$arrayToObject requires an array of key-value pairs, where the key must be of type string",
    );
  return [withoutNull(key, 4940400), value];
};

const entryOf = (element: Value): [string, Value] => {
  if (!isDocument(element)) return fail(40391, "$arrayToObject requires a consistent input format");
  const key = element.get("k");
  const value = element.get("v");
  if (element.size !== 2) return fail(40392, "$arrayToObject requires an object keys of 'k' and 'v'");
  if (key === undefined || value === undefined)
    return fail(40393, "$arrayToObject requires an object with keys 'k' and 'v'");
  if (typeof key !== "string")
    return fail(40394, "$arrayToObject requires an object with keys 'k' and 'v', where 'k' must be a string");
  return [withoutNull(key, 4940401), value];
};

const arrayToObject = (value: Maybe): Maybe => {
  if (isNullish(value)) return null;
  const array = asArray(value, 40386, "$arrayToObject's input");
  const [first] = array;
  if (first === undefined) return new Map();
  if (Array.isArray(first)) return new Map(array.map(pairOf));
  if (isDocument(first)) return new Map(array.map(entryOf));
  return fail(40398, `Unrecognised input type format for $arrayToObject: ${bsonType(first)}`);
};

/** Later documents win; the place of a field is where it first appeared. */
const mergeObjects = (operands: readonly Maybe[]): Maybe => {
  const [first] = operands;
  const values = operands.length === 1 && Array.isArray(first) ? first : operands;
  const result: Doc = new Map();
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDocument(value))
      return fail(40400, `$mergeObjects requires object inputs, but input is of type ${bsonType(value)}`);
    for (const [field, inner] of value) result.set(field, inner);
  }
  return result;
};

const getField: Operator = (argument, parse) => {
  const given = isDocument(argument) && !isOperator(argument) ? argument : new Map([["field", argument]]);
  const short = given !== argument;
  const fields = named(given, "$getField", {
    codes: [3041704, 3041701],
    fields: short ? "field:3041702" : "field:3041702 input:3041703",
  });
  const field = required(fields, "field", parse);
  const input = short ? parse("$$CURRENT") : required(fields, "input", parse);
  return over([field, input], (scope) => {
    const name = asText(field.evaluate(scope), 3041704, "$getField's field");
    const value = input.evaluate(scope);
    if (isDocument(value)) return value.get(name);
    return isNullish(value) ? value : undefined;
  });
};

const isOperator = (argument: Doc): boolean => {
  const [name] = argument.keys();
  return argument.size === 1 && name?.startsWith("$") === true;
};

/** The field `$setField` names: known before any document is, and never a path. */
const fieldName = (value: Value, parse: Parser, operator: string): string => {
  if (typeof value === "string" && value.startsWith("$")) {
    return fail(4161108, `${operator} requires 'field' to evaluate to a constant, but got a field path`);
  }
  const field: Expression = parse(value);
  if (!field.constant) return fail(4161106, `${operator} requires 'field' to evaluate to a constant`);
  const name = constantValue(field);
  if (Array.isArray(value) || (isDocument(value) && value.size > 0 && !isOperator(value))) {
    return fail(4161106, `${operator} requires 'field' to evaluate to a constant`);
  }
  if (typeof name !== "string")
    return fail(4161107, `${operator} requires 'field' to be a string, but got ${bsonType(name)}`);
  return withoutNull(name, 9534700);
};

/** Sets a field whose name may hold dots and dollars; a missing value removes it. */
const fieldSetter =
  (removes: boolean): Operator =>
  (argument, parse, name) => {
    const fields = named(argument, name, {
      codes: [4161100, 4161101],
      fields: removes ? "field:4161102 input:4161109" : "field:4161102 value:4161103 input:4161109",
    });
    const input = required(fields, "input", parse);
    const value = removes ? constant(undefined) : required(fields, "value", parse);
    const field = fieldName(fields.get("field") ?? null, parse, name);
    return over([input, value], (scope) => {
      const target = input.evaluate(scope);
      if (isNullish(target)) return null;
      if (!isDocument(target)) return fail(4161105, `${name} requires 'input' to evaluate to type Object`);
      const set = value.evaluate(scope);
      const result = new Map(target);
      if (set === undefined) result.delete(field);
      else result.set(field, set);
      return result;
    });
  };

export const OBJECTS: Operators = {
  $arrayToObject: fixed(1, arrayToObject),
  $objectToArray: fixed(1, objectToArray),
  $mergeObjects: variadic(mergeObjects),
  $getField: getField,
  $setField: fieldSetter(false),
  $unsetField: fieldSetter(true),
  $bsonSize: fixed(1, (value) => {
    if (isNullish(value)) return null;
    return isDocument(value)
      ? new Int32(size(value))
      : fail(31393, `$bsonSize requires a document input, found: ${bsonType(value)}`);
  }),
  $binarySize: fixed(1, (value) => {
    if (isNullish(value)) return null;
    if (typeof value === "string") return new Int32(Buffer.byteLength(value));
    return value instanceof Binary
      ? new Int32(value.position)
      : fail(51276, `$binarySize requires a string or BinData argument, found: ${bsonType(value)}`);
  }),
};
