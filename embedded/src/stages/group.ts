import { fail, MongoError } from "../errors.js";
import type { Scope } from "../expressions/index.js";
import { isDocument } from "../expressions/operands.js";
import { isNumber } from "../values/numbers.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import { type CompileContext, compileIn, type RunContext, type Stage, scopeOf } from "./context.js";
import { parseAccumulator } from "./group-fields.js";
import { keyOf } from "./keys.js";

/** A field of the group's result. */
export interface GroupField {
  readonly name: string;
  readonly create: () => GroupAccumulator;
}

/** Reads from the document itself what it accumulates. */
export interface GroupAccumulator {
  add(scope: Scope): void;
  result(): Maybe;
}

/** The group's key. `{a: 1}` looks like a projection and is refused. */
const compileKey = (id: Value, context: CompileContext): ((scope: Scope) => Maybe) => {
  if (isDocument(id)) {
    const [first = ""] = id.keys();
    for (const value of first.startsWith("$") ? [] : id.values()) {
      if (typeof value === "boolean" || isNumber(value))
        fail(17390, "$group does not support inclusion-style expressions");
    }
  }
  return compileIn(id, context);
};

const compileField = (name: string, value: Value, context: CompileContext): GroupField => {
  const [first = ""] = isDocument(value) ? value.keys() : [];
  if (!isDocument(value) || !first.startsWith("$"))
    return fail(40234, `The field '${name}' must be an accumulator object`);
  if (name.includes(".")) fail(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith("$")) fail(40236, `The field name '${name}' cannot be an operator name`);
  const [operator] = value;
  if (operator === undefined || value.size !== 1)
    return fail(40238, `The field '${name}' must specify one accumulator`);
  return { name, create: parseAccumulator(operator[0], operator[1], context) };
};

/**
 * MongoDB runs `$group` in its second engine, where dividing by zero has codes of its own.
 */
const SECOND_ENGINE: Readonly<Record<string, number>> = {
  "can't $divide by zero": 4848401,
  "can't $mod by zero": 4848403,
};

const translated = (error: unknown): never => {
  const code = error instanceof MongoError ? SECOND_ENGINE[error.message] : undefined;
  if (code !== undefined && error instanceof MongoError) return fail(code, error.message);
  throw error;
};

/** Groups documents, the groups in the order of their first documents. */
export const grouping = (key: (scope: Scope) => Maybe, fields: readonly GroupField[]): Stage =>
  function* (input: Iterable<Doc>, context: RunContext) {
    const groups = new Map<string, { id: Value; accumulators: GroupAccumulator[] }>();
    for (const document of input) {
      context.checkTime();
      const scope = scopeOf(document, context);
      try {
        const id = key(scope) ?? null;
        const text = keyOf(id);
        let group = groups.get(text);
        if (group === undefined) {
          group = { id, accumulators: fields.map(({ create }) => create()) };
          groups.set(text, group);
        }
        for (const accumulator of group.accumulators) accumulator.add(scope);
      } catch (error) {
        translated(error);
      }
    }
    for (const { id, accumulators } of groups.values()) {
      const result: Doc = new Map([["_id", id]]);
      for (const [at, { name }] of fields.entries()) {
        const value = accumulators[at]?.result();
        if (value !== undefined) result.set(name, value);
      }
      yield result;
    }
  };

/** Parses `$group`; `keyInstead` takes the place of the key, for `$bucket`. */
export const parseGroup = (
  argument: Value,
  context: CompileContext,
  _name?: string,
  keyInstead?: (scope: Scope) => Maybe,
): Stage => {
  if (!isDocument(argument)) return fail(15947, "a group's fields must be specified in an object");
  let key = keyInstead;
  const fields: GroupField[] = [];
  for (const [name, value] of argument) {
    if (name === "_id") key ??= compileKey(value, context);
    else fields.push(compileField(name, value, context));
  }
  return grouping(key ?? fail(15955, "a group specification must include an _id"), fields);
};
