import { fail } from "../errors.js";
import { compileFilter, ELEMENT, type FilterNode } from "../query/index.js";
import type { Doc, Value } from "../values/index.js";
import type { ElementFilters } from "./tree.js";

/** The first pieces of all paths in a filter: an array filter may have only one. */
const namesIn = (node: FilterNode): string[] => {
  switch (node.kind) {
    case "and":
    case "or":
    case "nor":
      return node.nodes.flatMap(namesIn);
    case "not":
      return namesIn(node.node);
    case "field":
      return node.path === ELEMENT ? [] : [node.path.split(".")[0] ?? ""];
    default:
      return [];
  }
};

const IDENTIFIER = /^[a-z][a-zA-Z0-9]*$/;

/** Array filters by the identifier that each is about. */
export const parseArrayFilters = (filters: readonly Doc[]): ElementFilters => {
  const parsed = new Map<string, (element: Value) => boolean>();
  for (const doc of filters) {
    const filter = compileFilter(doc, { noExpressions: true });
    const [name, ...others] = new Set(namesIn(filter.node));
    if (name === undefined)
      return fail(9, "Cannot use an expression without a top-level field name in arrayFilters");
    if (others.length > 0)
      return fail(
        9,
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${others[0]}'`,
      );
    if (!IDENTIFIER.test(name))
      return fail(
        2,
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (parsed.has(name))
      return fail(9, `Found multiple array filters with the same top-level field name ${name}`);
    parsed.set(name, (element) => filter.matches(new Map([[name, element]])));
  }
  return parsed;
};
