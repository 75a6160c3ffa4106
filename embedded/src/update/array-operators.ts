import { BSONRegExp } from "bson";
import { fail } from "../errors.js";
import { compileFilter } from "../query/index.js";
import { FIELD_QUERIES, UPDATE_MODIFIERS } from "../supported.js";
import {
  bsonType,
  compare,
  type Doc,
  equals,
  exactLong,
  isNumber,
  type Maybe,
  plainValue,
  toNumber,
  type Value,
} from "../values/index.js";
import { changing, creating, type OperatorParser } from "./field-operators.js";

const integer = (value: Value, what: string): number => {
  const n = isNumber(value) ? exactLong(value) : undefined;
  return n === undefined
    ? fail(2, `The value for ${what} must be an integer value but was given ${bsonType(value)}`)
    : Number(n);
};

/** `$each`'s values and what stands beside them; undefined where the argument is one plain value. */
const modifiersOf = (argument: Value): Doc | undefined =>
  argument instanceof Map && argument.has("$each") ? argument : undefined;

type Comparison = (a: Value, b: Value) => number;

const direction = (value: Value): 1 | -1 => {
  const n = isNumber(value) ? toNumber(value) : Number.NaN;
  return n === 1 || n === -1 ? n : fail(2, "The $sort element value must be either 1 or -1");
};

/** The order that `$sort` asks for: of whole elements, or by fields of theirs. */
const parseSort = (sort: Value): Comparison => {
  if (!(sort instanceof Map)) {
    if (!isNumber(sort))
      return fail(
        2,
        "The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields",
      );
    const sign = direction(sort);
    return (a, b) => sign * compare(a, b);
  }
  if (sort.size === 0) return fail(2, "The $sort pattern is empty when it should be a set of fields.");
  const keys = [...sort].map(([path, value]) => {
    if (path === "" || path.split(".").includes(""))
      fail(2, "The $sort field is a dotted field but has an empty part");
    return { path, sign: direction(value) };
  });
  return (a, b) => {
    for (const { path, sign } of keys) {
      const order = compare(plainValue(a, path) ?? null, plainValue(b, path) ?? null);
      if (order !== 0) return sign * order;
    }
    return 0;
  };
};

const push: OperatorParser = (argument, path) => {
  const modifiers = modifiersOf(argument);
  const values = modifiers === undefined ? [argument] : modifiers.get("$each");
  if (!Array.isArray(values))
    return fail(2, `The argument to $each in $push must be an array but it was of type: ${bsonType(values)}`);
  for (const name of modifiers?.keys() ?? [])
    if (!UPDATE_MODIFIERS.has(name)) fail(2, `Unrecognized clause in $push: ${name}`);
  const option = <T>(name: string, parse: (value: Value) => T): T | undefined => {
    const value = modifiers?.get(name);
    return value === undefined ? undefined : parse(value);
  };
  const slice = option("$slice", (value) => integer(value, "$slice"));
  const position = option("$position", (value) => integer(value, "$position"));
  const order = option("$sort", parseSort);
  return creating((old) => {
    if (old !== undefined && !Array.isArray(old))
      return fail(2, `The field '${path}' must be an array but is of type ${bsonType(old)}`);
    const result = [...(old ?? [])];
    // A splice index counts from the end when negative, and is cut to the array: $position's own rule.
    const at = position ?? result.length;
    const items = [
      ...result.slice(0, at),
      ...values,
      ...result.slice(at < 0 ? Math.max(0, result.length + at) : at),
    ];
    if (order !== undefined) items.sort(order);
    if (slice === undefined) return items;
    return slice >= 0 ? items.slice(0, slice) : items.slice(slice);
  });
};

const addToSet: OperatorParser = (argument, path) => {
  const modifiers = modifiersOf(argument);
  const values = modifiers === undefined ? [argument] : modifiers.get("$each");
  if (!Array.isArray(values))
    return fail(
      14,
      `The argument to $each in $addToSet must be an array but it was of type ${bsonType(values)}`,
    );
  if (modifiers !== undefined && modifiers.size > 1)
    return fail(2, "Found unexpected fields after $each in $addToSet");
  return creating((old) => {
    if (old !== undefined && !Array.isArray(old))
      return fail(
        2,
        `Cannot apply $addToSet to non-array field. Field named '${path}' has non-array type ${bsonType(old)}`,
      );
    const result = [...(old ?? [])];
    for (const value of values) if (!result.some((item) => equals(item, value))) result.push(value);
    return result;
  });
};

const pop: OperatorParser = (argument, path) => {
  const end = isNumber(argument) ? toNumber(argument) : Number.NaN;
  if (end !== 1 && end !== -1) return fail(9, `$pop expects 1 or -1, found: ${bsonType(argument)}`);
  return changing(
    (old) => {
      if (old === undefined) return undefined;
      if (!Array.isArray(old))
        return fail(14, `Path '${path}' contains an element of non-array type '${bsonType(old)}'`);
      return end === 1 ? old.slice(0, -1) : old.slice(1);
    },
    { needsPath: true },
  );
};

/** Takes elements out of an array that is there. */
const removing = (operator: string, leaves: (element: Value) => boolean) =>
  changing((old: Maybe) => {
    if (old === undefined) return undefined;
    if (!Array.isArray(old)) return fail(2, `Cannot apply ${operator} to a non-array value`);
    return old.filter((element) => !leaves(element));
  });

const pullAll: OperatorParser = (argument) => {
  if (!Array.isArray(argument))
    return fail(2, `$pullAll requires an array argument but was given a ${bsonType(argument)}`);
  return removing("$pullAll", (element) => argument.some((value) => equals(value, element)));
};

/** A document is a filter on elements that are documents; operators and regexes look at any element. */
const pull: OperatorParser = (argument) => {
  if (!(argument instanceof Map || argument instanceof BSONRegExp))
    return removing("$pull", (element) => equals(argument, element));
  const [first] = argument instanceof Map ? argument.keys() : ["$regex"];
  if (argument instanceof Map && !(first !== undefined && FIELD_QUERIES.has(first))) {
    const filter = compileFilter(argument, { noExpressions: true });
    return removing("$pull", (element) => element instanceof Map && filter.matches(element));
  }
  const filter = compileFilter(new Map([["", argument]]), { noExpressions: true });
  return removing("$pull", (element) => filter.matches(new Map([["", element]])));
};

export const ARRAY_OPERATORS: Readonly<Record<string, OperatorParser>> = {
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
};
