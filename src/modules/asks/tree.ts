import { LIMITS } from "../../limits.js";
import { characters } from "../../text.js";
import type { StructureNode } from "../threads/index.js";

/** Why nodes are no tree, and at which of them it shows. */
export interface TreeFault {
  readonly at: number;
  readonly field: "id" | "label" | "parentId";
  readonly message: string;
}

/**
 * Nodes with parents as a tree: those without a parent form the one root level. Depth-first, children in the
 * order in which they were given; or the first fault (a duplicate id, an orphan, a cycle, a label).
 */
export const treeOf = (nodes: readonly StructureNode[]): StructureNode[] | TreeFault => {
  const positions = new Map<string, number>();
  for (const [at, { id, label }] of nodes.entries()) {
    if (id.trim() === "") return { at, field: "id", message: "Give every node an id." };
    if (positions.has(id)) return { at, field: "id", message: "Give every node an id of its own." };
    if (label.trim() === "" || characters(label) > LIMITS.label.limit)
      return {
        at,
        field: "label",
        message: `Give every node a label of 1 to ${LIMITS.label.limit} characters.`,
      };
    positions.set(id, at);
  }
  const children = new Map<string | null, StructureNode[]>();
  for (const [at, node] of nodes.entries()) {
    if (node.parentId !== null && !positions.has(node.parentId))
      return { at, field: "parentId", message: "Name a parent that is in the tree." };
    children.set(node.parentId, [...(children.get(node.parentId) ?? []), node]);
  }
  const ordered: StructureNode[] = [];
  const ahead = [...(children.get(null) ?? [])].reverse();
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    ordered.push(node);
    ahead.push(...[...(children.get(node.id) ?? [])].reverse());
  }
  if (ordered.length === nodes.length) return ordered;
  const reached = new Set(ordered.map(({ id }) => id));
  const at = nodes.findIndex(({ id }) => !reached.has(id));
  return { at, field: "parentId", message: "No node may be below itself." };
};
