import { fail } from "../errors.js";
import { parseFieldPath } from "../expressions/field-path.js";
import type { Scope } from "../expressions/index.js";
import { isOperator } from "../expressions/index.js";
import { isDocument, isTruthy } from "../expressions/operands.js";
import { isNumber } from "../values/numbers.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import {
  type CompileContext,
  compileIn,
  eachDocument,
  type Stage,
  type StageParser,
  scopeOf,
} from "./context.js";

/** What a projection does at a path: keep the field, drop it, or compute it. */
export type Leaf = "keep" | "drop" | ((scope: Scope) => Maybe);

/** A projection's paths as a tree, in the order of the specification. */
export type ProjectionTree = Map<string, Leaf | ProjectionTree>;

/** Which fields stay that the tree does not name: none, or all of them. */
export type Others = "dropped" | "kept";

/** A copy of a document with only the fields that the tree and `others` let stay. */
export const selectFields = (document: Doc, tree: ProjectionTree, others: Others): Doc => {
  const result: Doc = new Map();
  for (const [field, value] of document) {
    const node = tree.get(field);
    const kept =
      node instanceof Map
        ? selectWithin(value, node, others)
        : node === "keep" || (node !== "drop" && others === "kept")
          ? value
          : undefined;
    if (kept !== undefined) result.set(field, kept);
  }
  return result;
};

/** Applies to each document in an array; what is no document has none of the fields to keep. */
const selectWithin = (value: Value, tree: ProjectionTree, others: Others): Maybe => {
  if (isDocument(value)) return selectFields(value, tree, others);
  if (Array.isArray(value)) {
    // What is no document vanishes, unless a computed field is about to make it one.
    const otherwise = others === "dropped" && computes(tree) ? null : undefined;
    return value.flatMap((element) => {
      const selected = selectWithin(element, tree, others);
      const kept = selected === undefined ? otherwise : selected;
      return kept === undefined ? [] : [kept];
    });
  }
  return others === "kept" ? value : undefined;
};

/** Sets the computed fields of the tree; a missing one is removed. */
export const computeFields = (document: Doc, tree: ProjectionTree, scope: Scope): void => {
  for (const [field, node] of tree) {
    if (typeof node === "function") {
      const value = node(scope);
      if (value === undefined) document.delete(field);
      else document.set(field, value);
    } else if (node instanceof Map && computes(node)) {
      document.set(field, computeWithin(document.get(field), node, scope));
    }
  }
};

const computeWithin = (value: Maybe, tree: ProjectionTree, scope: Scope): Value => {
  if (Array.isArray(value)) return value.map((element) => computeWithin(element, tree, scope));
  const document: Doc = isDocument(value) ? new Map(value) : new Map();
  computeFields(document, tree, scope);
  return document;
};

const computes = (tree: ProjectionTree): boolean => {
  for (const node of tree.values()) {
    if (typeof node === "function" || (node instanceof Map && computes(node))) return true;
  }
  return false;
};

/** Puts a leaf at a path; two paths of which one contains the other collide. */
export const plant = (
  tree: ProjectionTree,
  path: readonly string[],
  leaf: Leaf,
  collision: { under: number; over: number },
): void => {
  let node = tree;
  for (const piece of path.slice(0, -1)) {
    const found = node.get(piece) ?? new Map();
    const next = found instanceof Map ? found : fail(collision.under, `Path collision at ${path.join(".")}`);
    node.set(piece, next);
    node = next;
  }
  const last = path.at(-1) ?? "";
  if (node.has(last)) fail(collision.over, `Path collision at ${path.join(".")}`);
  node.set(last, leaf);
};

const COLLISION = { under: 31249, over: 31250 };

const isFlag = (value: Value): boolean => typeof value === "boolean" || isNumber(value);

interface Projection {
  readonly tree: ProjectionTree;
  readonly others: Others;
}

/** One field of a projection, its path written out. */
type Entry = readonly [path: readonly string[], value: Value];

/** The entries of a specification, nested documents of paths spelled out. */
const entriesOf = (specification: Doc, prefix: readonly string[] = []): Entry[] =>
  [...specification].flatMap(([name, value]): Entry[] => {
    if (name.endsWith(".$")) fail(31324, "Cannot use positional projection in aggregation projection");
    const path = [...prefix, ...parseFieldPath(name)];
    if (!isDocument(value)) return [[path, value]];
    if (value.size === 0) return fail(51270, "An empty sub-projection is not a valid value");
    const [first = ""] = value.keys();
    return first.startsWith("$") && value.size === 1 ? [[path, value]] : entriesOf(value, path);
  });

const compileLeaf = (value: Value, context: CompileContext): Leaf => {
  if (isFlag(value)) return isTruthy(value) ? "keep" : "drop";
  const [name] = isDocument(value) ? value.keys() : [];
  // Of find's own projections MongoDB says instead that they are no expressions.
  if (name?.startsWith("$") && name !== "$elemMatch" && !isOperator(name)) {
    fail(31325, `Unrecognized expression '${name}' in projection`);
  }
  return compileIn(value, context);
};

const isId = (path: readonly string[]): boolean => path.length === 1 && path[0] === "_id";

/** Refuses what does not fit a projection that drops fields, or one that keeps them. */
const checkKind = (path: readonly string[], value: Value, excludes: boolean): void => {
  const name = path.join(".");
  if (!isFlag(value)) {
    if (excludes)
      fail(isDocument(value) ? 31252 : 31310, `Cannot use an expression ${name} in an exclusion projection`);
  } else if (!isId(path) && isTruthy(value) === excludes) {
    if (excludes) fail(31253, `Cannot do inclusion on field ${name} in exclusion projection`);
    fail(31254, `Cannot do exclusion on field ${name} in inclusion projection`);
  }
};

/** Parses a projection of the aggregation language: one that keeps, drops or computes fields. */
export const parseProjection = (specification: Doc, context: CompileContext): Projection => {
  const entries = entriesOf(specification);
  const deciding = entries.find(([path, value]) => !(isId(path) && isFlag(value))) ?? entries[0];
  const excludes = deciding !== undefined && isFlag(deciding[1]) && !isTruthy(deciding[1]);
  const tree: ProjectionTree = new Map();
  for (const [path, value] of entries) {
    checkKind(path, value, excludes);
    plant(tree, path, compileLeaf(value, context), COLLISION);
  }
  if (!excludes && !tree.has("_id")) tree.set("_id", "keep");
  return { tree, others: excludes ? "kept" : "dropped" };
};

export const parseProject: StageParser = (argument, context) => {
  if (!isDocument(argument)) return fail(15969, "$project specification must be an object");
  if (argument.size === 0)
    fail(51272, "Invalid $project :: caused by :: projection specification must have at least one field");
  const { tree, others } = parseProjection(argument, context);
  return projecting(tree, others);
};

const projecting = (tree: ProjectionTree, others: Others): Stage => {
  const computing = computes(tree);
  return eachDocument((document, run) => {
    const result = selectFields(document, tree, others);
    if (computing) computeFields(result, tree, scopeOf(document, run));
    return result;
  });
};

/** `$set` and `$addFields`: every field stays, the named ones are computed. */
export const parseAddFields: StageParser = (argument, context, name) => {
  if (!isDocument(argument)) return fail(40272, `${name} specification stage must be an object`);
  const tree: ProjectionTree = new Map();
  const collision = { under: 40176, over: 40176 };
  const add = (specification: Doc, prefix: readonly string[]): void => {
    for (const [field, value] of specification) {
      if (prefix.length > 0 && field.includes("."))
        fail(40183, `FieldPath field names may not contain '.' in a nested object: ${field}`);
      const path = [...prefix, ...parseFieldPath(field)];
      const [first = ""] = isDocument(value) ? value.keys() : [];
      if (!isDocument(value) || value.size === 0 || (first.startsWith("$") && value.size === 1)) {
        plant(tree, path, compileIn(value, context), collision);
      } else if (first.startsWith("$")) {
        fail(
          40181,
          `an expression specification must contain exactly one field, the name of the expression: ${path.join(".")}`,
        );
      } else add(value, path);
    }
  };
  add(argument, []);
  return eachDocument((document, run) => {
    const result = new Map(document);
    computeFields(result, tree, scopeOf(document, run));
    return result;
  });
};

export const parseUnset: StageParser = (argument) => {
  const names = Array.isArray(argument) ? argument : [argument];
  if (names.length === 0)
    fail(31119, "$unset specification must be a string or an array with at least one field");
  const tree: ProjectionTree = new Map();
  const paths = names.map((name) =>
    typeof name === "string"
      ? name
      : fail(
          Array.isArray(argument) ? 31120 : 31002,
          "$unset specification must be a string or an array containing only string values",
        ),
  );
  for (const path of paths)
    if (path.includes("\0")) fail(9527900, "$unset field names may not contain a null byte");
  for (const path of paths) plant(tree, parseFieldPath(path), "drop", COLLISION);
  return projecting(tree, "kept");
};

/** The documents that an expression answers with, in place of the stage's input. */
const replacing = (expression: Value, context: CompileContext): Stage => {
  const evaluate = compileIn(expression, context);
  return eachDocument((document, run) => {
    const result = evaluate(scopeOf(document, run));
    return isDocument(result) ? result : fail(40228, "'newRoot' expression must evaluate to an object");
  });
};

export const parseReplaceWith: StageParser = replacing;

export const parseReplaceRoot: StageParser = (argument, context) => {
  if (!isDocument(argument)) return fail(40229, "expected an object as specification for $replaceRoot stage");
  for (const field of argument.keys()) {
    if (field !== "newRoot") fail(40415, `BSON field '$replaceRoot.${field}' is an unknown field.`);
  }
  const newRoot = argument.get("newRoot");
  if (newRoot === undefined) return fail(40414, "BSON field '$replaceRoot.newRoot' is missing");
  return replacing(newRoot, context);
};
