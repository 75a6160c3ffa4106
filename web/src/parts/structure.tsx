import { newKey } from "../api/client.js";
import type { Node } from "../api/shapes.js";
import { TEXTS } from "../texts.js";

const parentOf = (node: Node): string | null => node.parentId ?? null;

/** The same tree with every node behind its parent and siblings in the order they stand. */
export const depthFirst = (nodes: readonly Node[]): readonly Node[] => {
  const childrenOf = (parentId: string | null): readonly Node[] =>
    nodes.filter((node) => parentOf(node) === parentId).flatMap((node) => [node, ...childrenOf(node.id)]);
  return childrenOf(null);
};

const depths = (nodes: readonly Node[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const node of nodes) found.set(node.id, node.parentId ? (found.get(node.parentId) ?? 0) + 1 : 0);
  return found;
};

/** A tree to edit: labels, levels, places, what falls away and what is new. */
export const Structure = ({
  nodes,
  onChange,
}: {
  nodes: readonly Node[];
  onChange: (nodes: readonly Node[]) => void;
}) => {
  const depth = depths(nodes);
  const change = (id: string, to: Partial<Node>) =>
    onChange(depthFirst(nodes.map((node) => (node.id === id ? { ...node, ...to } : node))));
  const siblingBefore = (index: number): Node | undefined => {
    const node = nodes[index];
    return node && nodes.slice(0, index).findLast((one) => parentOf(one) === parentOf(node));
  };
  const indent = (index: number) => {
    const node = nodes[index];
    const before = siblingBefore(index);
    if (node && before) change(node.id, { parentId: before.id });
  };
  /** Right behind the parent it leaves. */
  const outdent = (index: number) => {
    const node = nodes[index];
    const parent = nodes.find(({ id }) => id === node?.parentId);
    if (!node || !parent) return;
    const others = nodes.filter(({ id }) => id !== node.id);
    const at = others.indexOf(parent) + 1;
    onChange(
      depthFirst([...others.slice(0, at), { ...node, parentId: parentOf(parent) }, ...others.slice(at)]),
    );
  };
  const up = (index: number) => {
    const node = nodes[index];
    const before = siblingBefore(index);
    if (!node || !before) return;
    const others = nodes.filter(({ id }) => id !== node.id);
    const at = others.indexOf(before);
    onChange(depthFirst([...others.slice(0, at), node, ...others.slice(at)]));
  };
  const drop = (gone: Node) =>
    onChange(
      depthFirst(
        nodes
          .filter(({ id }) => id !== gone.id)
          .map((node) => (node.parentId === gone.id ? { ...node, parentId: parentOf(gone) } : node)),
      ),
    );
  return (
    <>
      <ul class="structure">
        {nodes.map((node, index) => {
          const name = node.label || TEXTS.needs.node;
          return (
            <li
              key={node.id}
              style={{ marginInlineStart: `${Math.min(depth.get(node.id) ?? 0, 6) * 1.25}rem` }}
            >
              <input
                aria-label={TEXTS.needs.nodeAt((depth.get(node.id) ?? 0) + 1)}
                value={node.label}
                dir="auto"
                onInput={(event) => change(node.id, { label: event.currentTarget.value })}
              />
              <span class="tools">
                <button
                  type="button"
                  class="quiet"
                  aria-label={TEXTS.needs.up(name)}
                  disabled={!siblingBefore(index)}
                  onClick={() => up(index)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  class="quiet flip"
                  aria-label={TEXTS.needs.outdent(name)}
                  disabled={!node.parentId}
                  onClick={() => outdent(index)}
                >
                  ←
                </button>
                <button
                  type="button"
                  class="quiet flip"
                  aria-label={TEXTS.needs.indent(name)}
                  disabled={!siblingBefore(index)}
                  onClick={() => indent(index)}
                >
                  →
                </button>
                <button
                  type="button"
                  class="quiet"
                  aria-label={TEXTS.needs.drop(name)}
                  disabled={nodes.length === 1}
                  onClick={() => drop(node)}
                >
                  ×
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="quiet"
        onClick={() => onChange([...nodes, { id: `new-${newKey().slice(0, 8)}`, label: "" }])}
      >
        + {TEXTS.needs.add}
      </button>
    </>
  );
};
