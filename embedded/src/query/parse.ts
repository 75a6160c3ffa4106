import { BSONRegExp } from "bson";
import { fail } from "../errors.js";
import { FIELD_QUERIES, LOGICAL_QUERIES } from "../supported.js";
import { type Doc, isNumber, toNumber, type Value } from "../values/index.js";
import { bitTest, modTest, sizeTest, typeTest } from "./operands.js";
import { inMatchingOrder } from "./order.js";
import { compileRegex, type Regex } from "./regex.js";
import { membership } from "./tests.js";
import { ELEMENT, type FilterNode, type FilterOptions, type Test } from "./types.js";

interface Parsing extends FilterOptions {
  /** Inside $elemMatch, where `$expr` has no document to look at. */
  readonly nested: boolean;
}

const bad = (message: string): never => fail(2, message);

const and = (nodes: readonly FilterNode[]): FilterNode => {
  const [only] = nodes;
  return nodes.length === 1 && only !== undefined ? only : { kind: "and", nodes: inMatchingOrder(nodes) };
};

/** Equalities of one field are one list of values, as in MongoDB: `$` then knows which element matched. */
const or = (nodes: readonly FilterNode[]): FilterNode => {
  const [first] = nodes;
  if (first?.kind !== "field") return { kind: "or", nodes };
  const values = nodes.map((node) =>
    node.kind === "field" &&
    node.path === first.path &&
    node.test.op === "$eq" &&
    !(node.test.value instanceof BSONRegExp)
      ? node.test.value
      : undefined,
  );
  const list = values.filter((value) => value !== undefined);
  return list.length === nodes.length ? field(first.path, membership(list)) : { kind: "or", nodes };
};

const not = (node: FilterNode): FilterNode => ({ kind: "not", node });

/** A filter as a tree; refuses what MongoDB refuses. */
export const parseFilter = (filter: Doc, options: FilterOptions = {}): FilterNode =>
  parseDoc(filter, { ...options, nested: false });

const parseDoc = (filter: Doc, parsing: Parsing): FilterNode => {
  const nodes: FilterNode[] = [];
  for (const [name, value] of filter) {
    if (!name.startsWith("$") || isReference(name)) nodes.push(parseField(name, value, parsing));
    else if (name !== "$comment") nodes.push(parseLogical(name, value, parsing));
  }
  return and(nodes);
};

/** The fields of a DBRef look like operators and are none. */
const isReference = (name: string): boolean => name === "$ref" || name === "$id" || name === "$db";

const parseLogical = (name: string, value: Value, parsing: Parsing): FilterNode => {
  if (!LOGICAL_QUERIES.has(name))
    return bad(
      `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
    );
  switch (name) {
    case "$expr":
      if (parsing.nested) return bad("$expr can only be applied to the top-level document");
      if (parsing.noExpressions) return fail(224, "$expr is not allowed in this context");
      return { kind: "expr", expression: value };
    case "$alwaysTrue":
    case "$alwaysFalse":
      if (!isNumber(value) || toNumber(value) !== 1) return fail(9, `${name} must be an integer value of 1`);
      return { kind: "always", value: name === "$alwaysTrue" };
    default: {
      if (!Array.isArray(value)) return bad(`${name} argument must be an array`);
      if (value.length === 0) return bad(`${name} argument must be a non-empty array`);
      const nodes = value.map((item) =>
        item instanceof Map ? parseDoc(item, parsing) : bad(`${name} argument's entries must be objects`),
      );
      if (name === "$and") return and(nodes);
      return name === "$or" ? or(nodes) : { kind: "nor", nodes };
    }
  }
};

/** Whether a field's value is a set of operators and not a document to be equal to. */
export const isOperators = (value: Value): value is Doc => {
  if (!(value instanceof Map)) return false;
  const [first] = value.keys();
  return first?.startsWith("$") === true && !isReference(first);
};

const parseField = (path: string, value: Value, parsing: Parsing): FilterNode => {
  if (isOperators(value)) return parseOperators(path, value, parsing);
  if (value instanceof BSONRegExp) return field(path, { op: "$regex", regex: compileRegex(value) });
  return field(path, { op: "$eq", value });
};

const field = (path: string, test: Test): FilterNode => ({ kind: "field", path, test });

const parseOperators = (path: string, operators: Doc, parsing: Parsing): FilterNode => {
  const nodes: FilterNode[] = [];
  for (const [op, value] of operators) {
    if (!FIELD_QUERIES.has(op)) bad(`unknown operator: ${op}`);
    if (op === "$comment" || (op === "$options" && operators.has("$regex"))) continue;
    nodes.push(op === "$regex" ? field(path, regexTest(operators)) : parseOperator(path, op, value, parsing));
  }
  return and(nodes);
};

const parseOperator = (path: string, op: string, value: Value, parsing: Parsing): FilterNode => {
  switch (op) {
    case "$eq":
      return field(path, { op, value });
    case "$ne":
      if (value instanceof BSONRegExp) return bad("Can't have regex as arg to $ne.");
      return not(field(path, { op: "$eq", value }));
    case "$gt":
    case "$gte":
    case "$lt":
    case "$lte":
      if (value instanceof BSONRegExp)
        return bad(`Can't have RegEx as arg to predicate over field '${path}'.`);
      return field(path, { op, value });
    case "$in":
      return field(path, inTest(op, value));
    case "$nin":
      return not(field(path, inTest(op, value)));
    case "$exists":
      return isTrue(value) ? field(path, { op }) : not(field(path, { op }));
    case "$not":
      return not(parseNot(path, value, parsing));
    case "$all":
      return parseAll(path, value, parsing);
    case "$elemMatch":
      return parseElemMatch(path, value, parsing);
    case "$type":
      return field(path, typeTest(value));
    case "$mod":
      return field(path, modTest(value));
    case "$size":
      return field(path, sizeTest(value));
    case "$bitsAllSet":
    case "$bitsAnySet":
    case "$bitsAllClear":
    case "$bitsAnyClear":
      return field(path, bitTest(op, value));
    default:
      return bad(op === "$options" ? "$options needs a $regex" : `unknown operator: ${op}`);
  }
};

/** MongoDB's truth for a flag such as $exists: everything but false, null, undefined and zero. */
const isTrue = (value: Value): boolean =>
  isNumber(value) ? toNumber(value) !== 0 : !(value === false || value === null || isUndefined(value));

const isUndefined = (value: Value): boolean =>
  typeof value === "object" && value !== null && "_bsontype" in value && value._bsontype === "Undefined";

const inTest = (op: string, value: Value): Test => {
  if (!Array.isArray(value)) return bad(`${op} needs an array`);
  if (value.some(isOperators)) return bad(`cannot nest $ under ${op}`);
  return membership(value);
};

const regexTest = (operators: Doc): Test => {
  const pattern = operators.get("$regex");
  const options = operators.get("$options");
  if (options !== undefined && typeof options !== "string") return bad("$options has to be a string");
  if (typeof pattern === "string") return { op: "$regex", regex: regexOf(pattern, options ?? "") };
  if (!(pattern instanceof BSONRegExp)) return bad("$regex has to be a string");
  if (options === undefined) return { op: "$regex", regex: compileRegex(pattern) };
  if (pattern.options !== "") {
    const [first] = operators.keys();
    return fail(first === "$options" ? 51074 : 51075, "options set in both $regex and $options");
  }
  return { op: "$regex", regex: regexOf(pattern.pattern, options) };
};

const regexOf = (pattern: string, options: string): Regex => {
  if (pattern.includes("\0")) bad("Regular expression cannot contain an embedded null byte");
  return compileRegex({ pattern, options });
};

const parseNot = (path: string, value: Value, parsing: Parsing): FilterNode => {
  if (value instanceof BSONRegExp) return field(path, { op: "$regex", regex: compileRegex(value) });
  if (!(value instanceof Map)) return bad("$not needs a regex or a document");
  if (value.size === 0) return bad("$not cannot be empty");
  return parseOperators(path, value, parsing);
};

const parseAll = (path: string, value: Value, parsing: Parsing): FilterNode => {
  if (!Array.isArray(value)) return bad("$all needs an array");
  if (value.length === 0) return { kind: "always", value: false };
  const elemMatch = (item: Value | undefined): item is Doc => item instanceof Map && item.has("$elemMatch");
  if (elemMatch(value[0]))
    return and(
      value.map((item) =>
        item instanceof Map && [...item.keys()][0] === "$elemMatch"
          ? parseElemMatch(path, item.get("$elemMatch") ?? null, parsing)
          : bad("$all/$elemMatch has to be consistent"),
      ),
    );
  return and(
    value.map((item) => {
      if (isOperators(item)) return bad("no $ expressions in $all");
      return field(
        path,
        item instanceof BSONRegExp ? { op: "$regex", regex: compileRegex(item) } : { op: "$eq", value: item },
      );
    }),
  );
};

const parseElemMatch = (path: string, value: Value, parsing: Parsing): FilterNode => {
  if (!(value instanceof Map)) return bad("$elemMatch needs an Object");
  const inner = { ...parsing, nested: true };
  const [first] = value.keys();
  const onValue = isOperators(value) && first !== undefined && FIELD_QUERIES.has(first);
  return field(path, {
    op: "$elemMatch",
    each: onValue ? "value" : "document",
    node: onValue ? parseOperators(ELEMENT, value, inner) : parseDoc(value, inner),
  });
};
