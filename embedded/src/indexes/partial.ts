import { fail } from "../errors.js";
import { type FilterNode, parseFilter, type Test } from "../query/index.js";
import { compare, type Doc } from "../values/index.js";

/** What MongoDB lets a partial index's filter say; $exists only as true, for false is a negation. */
const ALLOWED: ReadonlySet<Test["op"]> = new Set([
  "$eq",
  "$gt",
  "$gte",
  "$lt",
  "$lte",
  "$in",
  "$exists",
  "$type",
]);

const isAllowed = (node: FilterNode): boolean => {
  if (node.kind === "and" || node.kind === "or") return node.nodes.every(isAllowed);
  return node.kind === "field" && ALLOWED.has(node.test.op);
};

export const checkPartial = (filter: Doc): void => {
  if (!isAllowed(parseFilter(filter, { noExpressions: true })))
    fail(67, "Expression not supported in partial index");
};

const sameList = <T>(a: readonly T[], b: readonly T[], same: (x: T, y: T) => boolean): boolean =>
  a.length === b.length &&
  a.every((x) => b.some((y) => same(x, y))) &&
  b.every((y) => a.some((x) => same(x, y)));

const sameTest = (a: Test, b: Test): boolean => {
  if ("value" in a) return "value" in b && a.op === b.op && compare(a.value, b.value) === 0;
  if (a.op === "$in")
    return (
      b.op === "$in" &&
      sameList(a.values, b.values, (x, y) => compare(x, y) === 0) &&
      sameList(a.regexes, b.regexes, (x, y) => x.pattern === y.pattern && x.options === y.options)
    );
  if (a.op === "$type") return b.op === "$type" && sameList([...a.types], [...b.types], (x, y) => x === y);
  return a.op === "$exists" && b.op === "$exists";
};

const sameNode = (a: FilterNode, b: FilterNode): boolean => {
  if (a.kind === "and" || a.kind === "or") return a.kind === b.kind && sameList(a.nodes, b.nodes, sameNode);
  return a.kind === "field" && b.kind === "field" && a.path === b.path && sameTest(a.test, b.test);
};

/** Whether two partial filters say the same: the order of an $and's parts is nothing to MongoDB. */
export const samePartial = (a: FilterNode | undefined, b: FilterNode | undefined): boolean =>
  a === undefined || b === undefined ? a === b : sameNode(a, b);
