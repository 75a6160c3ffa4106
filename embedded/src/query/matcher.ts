import { compileExpression } from "../expressions/index.js";
import {
  type Doc,
  isNumber,
  type Maybe,
  toNumber,
  UNDEFINED,
  type Value,
  visitPath,
} from "../values/index.js";
import { type Predicate, predicate } from "./tests.js";
import { ELEMENT, type FilterNode, type FilterOptions, type Test } from "./types.js";

/** Values of `$$name` for `$expr`, and the clock. */
export interface MatchScope {
  readonly variables: ReadonlyMap<string, Maybe>;
  readonly now: Date;
}

/**
 * What one run of a matcher found: the index of the element that matched inside the first array on the
 * path, which is what `$` stands for in updates and projections. The last condition that sets it wins.
 */
interface Finding {
  position: number | undefined;
  readonly scope: MatchScope;
}

type Match = (value: Maybe, finding: Finding) => boolean;

const NO_SCOPE: MatchScope = { variables: new Map(), now: new Date(0) };

const compileNode = (node: FilterNode, options: FilterOptions): Match => {
  switch (node.kind) {
    case "always":
      return () => node.value;
    case "and": {
      const parts = node.nodes.map((part) => compileNode(part, options));
      return (value, finding) => parts.every((part) => part(value, finding));
    }
    case "or": {
      const parts = node.nodes.map((part) => compileNode(part, options));
      // As in MongoDB, what one branch found says nothing about `$`.
      return (value, { scope }) => parts.some((part) => part(value, { scope, position: undefined }));
    }
    case "nor": {
      const parts = node.nodes.map((part) => compileNode(part, options));
      return (value, { scope }) => !parts.some((part) => part(value, { scope, position: undefined }));
    }
    case "not": {
      const inner = compileNode(node.node, options);
      return (value, { scope }) => !inner(value, { scope, position: undefined });
    }
    case "expr": {
      const evaluate = compileExpression(node.expression, { variables: options.variables ?? new Set() });
      return (root, { scope }) =>
        root instanceof Map && isTruthy(evaluate({ root, current: root, ...scope }));
    }
    case "field":
      return compileField(node.path, node.test, options);
  }
};

const isTruthy = (value: Maybe): boolean =>
  isNumber(value)
    ? toNumber(value) !== 0
    : !(value === undefined || value === null || value === false || value === UNDEFINED);

const compileField = (path: string, test: Test, options: FilterOptions): Match => {
  const leaf = compileTest(test, options);
  if (path === ELEMENT) return leaf;
  const pieces = path.split(".");
  return (root, finding) =>
    visitPath(root, pieces, (value, outer) => {
      if (!leafMatches(leaf, test, value, finding)) return false;
      if (outer !== undefined) finding.position = outer;
      return true;
    });
};

/** Most tests look at each element of an array and then at the array; two look at the array alone. */
const leafMatches = (leaf: Match, test: Test, value: Maybe, finding: Finding): boolean => {
  if (!Array.isArray(value) || test.op === "$size" || test.op === "$elemMatch") return leaf(value, finding);
  for (const [i, item] of value.entries())
    if (leaf(item, finding)) {
      finding.position = i;
      return true;
    }
  return leaf(value, finding);
};

const compileTest = (test: Test, options: FilterOptions): Match => {
  if (test.op !== "$elemMatch") {
    const holds: Predicate = predicate(test);
    return (value) => holds(value);
  }
  const inner = compileNode(test.node, options);
  const onValue = test.each === "value";
  return (value, finding) => {
    if (!Array.isArray(value)) return false;
    const index = value.findIndex((item) => {
      const candidate = onValue ? item : asDocument(item);
      return candidate !== undefined && inner(candidate, { scope: finding.scope, position: undefined });
    });
    if (index >= 0) finding.position = index;
    return index >= 0;
  };
};

/** What $elemMatch takes for a document: an array inside an array is one, its indexes the fields. */
const asDocument = (item: Value): Doc | undefined => {
  if (item instanceof Map) return item;
  return Array.isArray(item) ? new Map(item.map((element, i) => [String(i), element])) : undefined;
};

export interface Matched {
  readonly matched: boolean;
  readonly position?: number | undefined;
}

export interface Filter {
  readonly node: FilterNode;
  matches(doc: Doc, scope?: MatchScope): boolean;
  /** With the element that `$` means, where the filter's conditions met one. */
  find(doc: Doc, scope?: MatchScope): Matched;
}

/** A parsed filter, ready to run. */
export const matcher = (node: FilterNode, options: FilterOptions = {}): Filter => {
  const match = compileNode(node, options);
  const run = (value: Maybe, scope: MatchScope): Matched => {
    const finding: Finding = { position: undefined, scope };
    return { matched: match(value, finding), position: finding.position };
  };
  return {
    node,
    matches: (doc, scope = NO_SCOPE) => match(doc, { position: undefined, scope }),
    find: (doc, scope = NO_SCOPE) => run(doc, scope),
  };
};
