import { fail } from "../errors.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import { constant, type Expression, over, type Parser, type Scope, varying } from "./expression.js";
import { checkFieldName, parseFieldPath } from "./field-path.js";
import { isDocument } from "./operands.js";
import { OPERATORS } from "./operators.js";
import { checkVariableName } from "./variables.js";

/** Nested more deeply than BSON allows a document to be. */
const MAX_DEPTH = 400;

/** A parser for expressions in whose sight these variables are. */
export const parserFor = (variables: ReadonlySet<string>, depth = 0): Parser => {
  const parse = (value: Value): Expression => {
    if (typeof value === "string")
      return value.startsWith("$") ? parsePath(value, variables) : constant(value);
    if (Array.isArray(value)) return parseArray(value, inner());
    if (isDocument(value)) return parseDocument(value, inner());
    return constant(value);
  };
  const inner = (): Parser =>
    depth < MAX_DEPTH ? parserFor(variables, depth + 1) : fail(15, "The expression is nested too deeply");
  const declaring = (names: readonly string[]): Parser =>
    parserFor(new Set([...variables, ...names]), depth + 1);
  return Object.assign(parse, { declaring });
};

const parseArray = (value: readonly Value[], parse: Parser): Expression => {
  const elements = value.map(parse);
  // A missing element becomes null: an array has no holes.
  return over(elements, (scope) => elements.map((element) => element.evaluate(scope) ?? null));
};

const parseDocument = (value: Doc, parse: Parser): Expression => {
  const [first] = value;
  if (first === undefined) return constant(value);
  const [name, argument] = first;
  if (!name.startsWith("$")) return parseObject(value, parse);
  if (value.size > 1) {
    fail(15983, `An object representing an expression must have exactly one field: ${[...value.keys()]}`);
  }
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  return operator ? operator(argument, parse, name) : fail(168, `Unrecognized expression '${name}'`);
};

const parseObject = (value: Doc, parse: Parser): Expression => {
  const fields = [...value].map(([name, expression]) => {
    checkFieldName(name);
    return [name, parse(expression)] as const;
  });
  const evaluate = (scope: Scope): Maybe => {
    const result: Doc = new Map();
    for (const [name, field] of fields) {
      const fieldValue = field.evaluate(scope);
      if (fieldValue !== undefined) result.set(name, fieldValue);
    }
    return result;
  };
  return over(
    fields.map(([, field]) => field),
    evaluate,
  );
};

const parsePath = (path: string, variables: ReadonlySet<string>): Expression => {
  if (path === "$") fail(16872, "'$' by itself is not a valid FieldPath");
  if (!path.startsWith("$$")) {
    const fields = parseFieldPath(path.slice(1));
    return varying((scope) => fieldOf(scope.current, fields, 0));
  }
  const dot = path.indexOf(".");
  const name = dot < 0 ? path.slice(2) : path.slice(2, dot);
  checkVariableName(name);
  const read = variableReader(name, variables);
  if (dot < 0) return name === "REMOVE" ? constant(undefined) : varying(read);
  const [, ...fields] = parseFieldPath(path.slice(2));
  return varying((scope) => fieldOf(read(scope), fields, 0));
};

const variableReader = (name: string, variables: ReadonlySet<string>): ((scope: Scope) => Maybe) => {
  if (variables.has(name)) {
    return name === "CURRENT" ? (scope) => scope.current : (scope) => scope.variables.get(name);
  }
  switch (name) {
    case "ROOT":
      return (scope) => scope.root;
    case "CURRENT":
      return (scope) => scope.current;
    case "NOW":
      return (scope) => scope.now;
    case "REMOVE":
      return () => undefined;
    case "CLUSTER_TIME":
      return fail(10071200, "CLUSTER_TIME is not available");
    default:
      return fail(17276, `Use of undefined variable: ${name}`);
  }
};

/** A path into a value: an array on the way answers with what its documents have there. */
const fieldOf = (value: Maybe, fields: readonly string[], at: number): Maybe => {
  const field = fields[at];
  if (field === undefined) return value;
  if (isDocument(value)) return fieldOf(value.get(field), fields, at + 1);
  if (!Array.isArray(value)) return undefined;
  const found: Value[] = [];
  for (const element of value) {
    // Only documents directly in the array; those in an array within it are out of reach.
    const nested = isDocument(element) ? fieldOf(element, fields, at) : undefined;
    if (nested !== undefined) found.push(nested);
  }
  return found;
};
