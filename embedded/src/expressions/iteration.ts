import { fail } from "../errors.js";
import { bsonType, compare } from "../values/compare.js";
import { exactInt, isNumber, toNumber } from "../values/numbers.js";
import { plainValue } from "../values/paths.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import { bind, type Operators, over, type Scope, unfolded } from "./expression.js";
import { parseFieldPath } from "./field-path.js";
import { reserve } from "./limits.js";
import { asArray, defined, isDocument, isNullish, isTruthy, named, optional, required } from "./operands.js";
import { checkVariableDefinition } from "./variables.js";

/** The variable an array expression binds to each element: `as`, or `this`. */
const elementName = (argument: Doc): string => {
  const name = argument.get("as");
  if (name === undefined) return "this";
  if (typeof name !== "string") return fail(9, "'as' must be a string");
  checkVariableDefinition(name);
  return name;
};

/** The scope of a body, its variables bound anew for each element. */
const binder = (scope: Scope) => {
  const variables = new Map(scope.variables);
  const plainScope: Scope = { ...scope, variables };
  return (name: string, value: Maybe, more?: readonly [string, Maybe]): Scope => {
    scope.checkTime?.();
    variables.set(name, value);
    if (more) variables.set(...more);
    return variables.has("CURRENT") ? bind(plainScope, variables) : plainScope;
  };
};

const filterLimit = (value: Maybe): number => {
  if (isNullish(value)) return Number.POSITIVE_INFINITY;
  const limit = isNumber(value) ? exactInt(value) : undefined;
  if (limit === undefined)
    return fail(327391, "$filter: limit must be represented as a 32-bit integral value");
  return limit < 1 ? fail(327392, `$filter: limit must be greater than 0, found: ${limit}`) : limit;
};

/** Expressions with a body that is evaluated under variables of its own. */
export const ITERATION: Operators = {
  $let: (argument, parse) => {
    const given = named(argument, "$let", { codes: [16874, 16875], fields: "vars:16876 in:16877" });
    const vars = letVariables(given.get("vars"));
    const definitions = vars.map(([name, value]) => [name, parse(value)] as const);
    const body = parse.declaring(vars.map(([name]) => name))(given.get("in") ?? null);
    const operands = [...definitions.map(([, value]) => value), body];
    return unfolded(operands, (scope) => {
      const bound = new Map(scope.variables);
      for (const [name, value] of definitions) bound.set(name, value.evaluate(scope));
      return body.evaluate(bind(scope, bound));
    });
  },

  $filter: (argument, parse) => {
    const given = named(argument, "$filter", {
      codes: [28646, 28647],
      fields: "input:28648 cond:28650 as? limit?",
    });
    const input = required(given, "input", parse);
    const name = elementName(given);
    const condition = required(given, "cond", parse.declaring([name]));
    const limit = optional(given, "limit", parse);
    return unfolded(defined([input, condition, limit]), (scope) => {
      const value = input.evaluate(scope);
      if (isNullish(value)) return null;
      const array = asArray(value, 28651, "The input");
      const most = limit ? filterLimit(limit.evaluate(scope)) : Number.POSITIVE_INFINITY;
      const within = binder(scope);
      const result: Value[] = [];
      for (const element of array) {
        const holds = condition.evaluate(within(name, element));
        if (!isTruthy(holds)) continue;
        result.push(element);
        if (result.length >= most) break;
      }
      return result;
    });
  },

  $map: (argument, parse) => {
    const given = named(argument, "$map", { codes: [16878, 16879], fields: "input:16880 in:16882 as?" });
    const input = required(given, "input", parse);
    const name = elementName(given);
    const body = required(given, "in", parse.declaring([name]));
    return unfolded([input, body], (scope) => {
      const value = input.evaluate(scope);
      if (isNullish(value)) return null;
      const array = asArray(value, 16883, "The input");
      const within = binder(scope);
      reserve(array.length, "$map");
      return array.map((element) => body.evaluate(within(name, element)) ?? null);
    });
  },

  $reduce: (argument, parse) => {
    const given = named(argument, "$reduce", {
      codes: [40075, 40076],
      fields: "input:40077 initialValue:40078 in:40079",
    });
    const input = required(given, "input", parse);
    const initial = required(given, "initialValue", parse);
    const body = required(given, "in", parse.declaring(["this", "value"]));
    return unfolded([input, initial, body], (scope) => {
      const value = input.evaluate(scope);
      if (isNullish(value)) return null;
      const array = asArray(value, 40080, "The input");
      const within = binder(scope);
      return array.reduce<Maybe>(
        (sofar, element) => body.evaluate(within("this", element, ["value", sofar])),
        initial.evaluate(scope),
      );
    });
  },

  $sortArray: (argument, parse) => {
    const given = named(argument, "$sortArray", {
      codes: [2942500, 2942501],
      fields: "input:2942502 sortBy:2942503",
    });
    const input = required(given, "input", parse);
    const order = elementOrder(given.get("sortBy") ?? null);
    return over([input], (scope) => {
      const array = input.evaluate(scope);
      return isNullish(array) ? null : asArray(array, 2942504, "The input").toSorted(order);
    });
  },

  $zip: (argument, parse) => {
    if (!isDocument(argument))
      return fail(34460, `$zip only supports an object as an argument, found ${bsonType(argument)}`);
    const { inputs, defaults, longest } = zipFields(argument);
    const arrays = inputs.map(parse);
    const fill = defaults.map(parse);
    return over([...arrays, ...fill], (scope) => {
      const columns: Value[][] = [];
      for (const expression of arrays) {
        const array = expression.evaluate(scope);
        if (isNullish(array)) return null;
        columns.push(asArray(array, 34468, "$zip's input"));
      }
      const lengths = columns.map((column) => column.length);
      const length = longest ? Math.max(...lengths) : Math.min(...lengths);
      reserve(length * columns.length, "$zip");
      const filler = fill.map((expression) => expression.evaluate(scope) ?? null);
      return Array.from({ length }, (_, row) =>
        columns.map((column, at) => column[row] ?? filler[at] ?? null),
      );
    });
  },
};

const letVariables = (vars: Maybe): [string, Value][] => {
  if (Array.isArray(vars)) {
    // An array is a document to the parser: its first "name" is 0.
    if (vars.length > 0) checkVariableDefinition("0");
    return [];
  }
  if (!isDocument(vars)) return fail(10065, "invalid parameter: expected an object (vars)");
  for (const name of vars.keys()) checkVariableDefinition(name);
  return [...vars];
};

/** `sortBy`: 1 or -1 for whole elements, or a sort specification for documents. */
const elementOrder = (sortBy: Value): ((left: Value, right: Value) => number) => {
  if (isNumber(sortBy)) {
    const direction = toNumber(sortBy);
    if (direction !== 1 && direction !== -1) fail(2942506, "The $sort element value must be either 1 or -1");
    return (left, right) => direction * compare(left, right);
  }
  if (!isDocument(sortBy)) return fail(2942507, "The $sort specification must be a number or an object");
  if (sortBy.size === 0) fail(2942505, "The $sort pattern is empty");
  for (const [path, direction] of sortBy) {
    parseFieldPath(path);
    if (!isNumber(direction) || Math.abs(toNumber(direction)) !== 1) {
      fail(2942505, "The $sort element value must be either 1 or -1");
    }
  }
  const keys = [...sortBy].map(([path, direction]) => ({
    path,
    sign: isNumber(direction) ? toNumber(direction) : 1,
  }));
  // Unlike a `$sort` this compares arrays whole.
  return (left, right) => {
    for (const { path, sign } of keys) {
      const order = compare(plainValue(left, path) ?? null, plainValue(right, path) ?? null);
      if (order !== 0) return order * sign;
    }
    return 0;
  };
};

const zipFields = (argument: Doc): { inputs: Value[]; defaults: Value[]; longest: boolean } => {
  let inputs: Value[] = [];
  let defaults: Value[] = [];
  let longest = false;
  for (const [field, value] of argument) {
    if (field === "inputs") {
      inputs = Array.isArray(value) ? value : fail(34461, "inputs must be an array of expressions");
    } else if (field === "defaults") {
      defaults = Array.isArray(value) ? value : fail(34462, "defaults must be an array of expressions");
    } else if (field === "useLongestLength") {
      longest = typeof value === "boolean" ? value : fail(34463, "useLongestLength must be a bool");
    } else fail(34464, `$zip found an unknown argument: ${field}`);
  }
  if (inputs.length === 0) fail(34465, "$zip requires at least one input array");
  if (defaults.length > 0 && !longest) fail(34466, "cannot specify defaults unless useLongestLength is true");
  if (defaults.length > 0 && defaults.length !== inputs.length) {
    fail(34467, "defaults and inputs must have the same length");
  }
  return { inputs, defaults, longest };
};
