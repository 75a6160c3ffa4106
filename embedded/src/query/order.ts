import type { FilterNode, Test } from "./types.js";

/** MongoDB's order of conditions inside $and: by kind, then by path. */
const KINDS: readonly (FilterNode["kind"] | Test["op"])[] = [
  "and",
  "or",
  "$elemMatch",
  "$size",
  "$eq",
  "$lte",
  "$lt",
  "$gt",
  "$gte",
  "$regex",
  "$mod",
  "$exists",
  "$in",
  "$bitsAllSet",
  "$bitsAllClear",
  "$bitsAnySet",
  "$bitsAnyClear",
  "not",
  "nor",
  "$type",
  "expr",
  "always",
];

const rank = (node: FilterNode): number => KINDS.indexOf(node.kind === "field" ? node.test.op : node.kind);

const pathOf = (node: FilterNode): string => (node.kind === "field" ? node.path : "");

/**
 * The order matters: where two conditions look into arrays, the later one says which element `$` means.
 * It also puts the cheap conditions first.
 */
export const inMatchingOrder = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  [...nodes].sort(
    (a, b) => rank(a) - rank(b) || (pathOf(a) < pathOf(b) ? -1 : pathOf(a) > pathOf(b) ? 1 : 0),
  );

/** Whether the filter holds an aggregation expression. */
export const hasExpression = (node: FilterNode): boolean => {
  switch (node.kind) {
    case "and":
    case "or":
    case "nor":
      return node.nodes.some(hasExpression);
    case "not":
      return hasExpression(node.node);
    default:
      return node.kind === "expr";
  }
};
