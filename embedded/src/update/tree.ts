import type { Timestamp } from "bson";
import { fail } from "../errors.js";
import { type Doc, isIndex, type Maybe, type Value } from "../values/index.js";
import type { Piece } from "./path.js";

/** One application of an update to one document. */
export interface Run {
  /** The document as it was. */
  readonly root: Doc;
  /** What `$` stands for. */
  readonly position: number | undefined;
  readonly now: Date;
  readonly timestamp: Timestamp;
}

/** What an operator does at the end of its path. */
export interface Leaf {
  readonly kind: "leaf";
  /** Whether missing documents on the way are made. */
  creates(run: Run): boolean;
  /** Whether a path that leads through a scalar is an error; otherwise nothing happens. */
  needsPath(run: Run): boolean;
  /** The new value; undefined for none. */
  apply(old: Maybe, run: Run, place: Place): Maybe;
}

export interface Place {
  readonly path: string;
  readonly inArray: boolean;
}

/** Leaves under the names of fields and indexes, and under `$`. */
interface Fields {
  readonly kind: "fields";
  readonly fields: ReadonlyMap<string, Node>;
  readonly matched: Node | undefined;
}

/** Leaves under `$[id]`, by identifier; "" is `$[]`. */
interface Each {
  readonly kind: "each";
  readonly nodes: ReadonlyMap<string, Node>;
}

export type Node = Leaf | Fields | Each;

export type ElementFilters = ReadonlyMap<string, (element: Value) => boolean>;

const MAX_PADDING = 1_500_000;

export const EMPTY: Node = { kind: "fields", fields: new Map(), matched: undefined };

/** A tree with one leaf at the end of a path. */
export const branchTo = (pieces: readonly Piece[], leaf: Leaf): Node => pieces.reduceRight<Node>(above, leaf);

const above = (node: Node, piece: Piece): Node => {
  switch (piece.kind) {
    case "field":
      return { kind: "fields", fields: new Map([[piece.name, node]]), matched: undefined };
    case "matched":
      return { kind: "fields", fields: new Map(), matched: node };
    case "each":
      return { kind: "each", nodes: new Map([[piece.identifier, node]]) };
  }
};

/** MongoDB applies an update in the order of its paths, indexes by their number. */
const inPathOrder = ([a]: [string, Node], [b]: [string, Node]): number =>
  isIndex(a) && isIndex(b) ? Number(a) - Number(b) : a < b ? -1 : 1;

const mergeMaps = (
  a: ReadonlyMap<string, Node>,
  b: ReadonlyMap<string, Node>,
  path: string,
): ReadonlyMap<string, Node> => {
  const merged = new Map(a);
  for (const [name, node] of b) {
    const other = merged.get(name);
    merged.set(name, other === undefined ? node : merge(other, node, `${path}.${name}`));
  }
  return new Map([...merged].sort(inPathOrder));
};

/** Two trees as one; two operators that meet at a path, or one above the other, conflict. */
export const merge = (a: Node, b: Node, path = ""): Node => {
  if (a.kind === "each" && b.kind === "each")
    return { kind: "each", nodes: mergeMaps(a.nodes, b.nodes, path) };
  if (a.kind !== "fields" || b.kind !== "fields")
    return fail(40, `Updating the path '${path.slice(1)}' would create a conflict at '${path.slice(1)}'`);
  const matched =
    a.matched !== undefined && b.matched !== undefined
      ? merge(a.matched, b.matched, `${path}.$`)
      : (a.matched ?? b.matched);
  return { kind: "fields", fields: mergeMaps(a.fields, b.fields, path), matched };
};

const childrenOf = (node: Fields | Each): readonly Node[] =>
  node.kind === "each"
    ? [...node.nodes.values()]
    : [...node.fields.values(), ...(node.matched === undefined ? [] : [node.matched])];

const anyLeaf = (node: Node, holds: (leaf: Leaf) => boolean): boolean =>
  node.kind === "leaf" ? holds(node) : childrenOf(node).some((child) => anyLeaf(child, holds));

/** Applies a tree of operators to a document; makes a new one and leaves the old as it was. */
export class Application {
  readonly run: Run;
  readonly filters: ElementFilters;

  constructor(run: Run, filters: ElementFilters) {
    this.run = run;
    this.filters = filters;
  }

  apply(node: Node, value: Maybe, place: Place): Maybe {
    if (node.kind === "leaf") return node.apply(value, this.run, place);
    return node.kind === "each" ? this.applyEach(node, value, place) : this.applyFields(node, value, place);
  }

  applyFields(node: Fields, value: Maybe, place: Place): Maybe {
    if (value === undefined) {
      if (node.matched !== undefined) this.position();
      if (!anyLeaf(node, (leaf) => leaf.creates(this.run))) return undefined;
      return this.applyToDocument(node.fields, new Map(), place);
    }
    const fields = this.fieldsOf(node);
    if (value instanceof Map) return this.applyToDocument(fields, value, place);
    if (Array.isArray(value)) return this.applyToArray(fields, value, place);
    for (const [name, child] of fields) this.checkPath(name, child, place);
    return value;
  }

  /** `$` becomes the index it stands for. */
  fieldsOf({ fields, matched }: Fields): ReadonlyMap<string, Node> {
    return matched === undefined ? fields : mergeMaps(fields, new Map([[this.position(), matched]]), "");
  }

  position(): string {
    const { position } = this.run;
    return position === undefined
      ? fail(2, "The positional operator did not find the match needed from the query.")
      : String(position);
  }

  applyToDocument(fields: ReadonlyMap<string, Node>, doc: Doc, place: Place): Doc {
    const result = new Map(doc);
    for (const [name, node] of fields) {
      const changed = this.apply(node, doc.get(name), inside(place, name, false));
      if (changed === undefined) result.delete(name);
      else result.set(name, changed);
    }
    return result;
  }

  applyToArray(fields: ReadonlyMap<string, Node>, items: readonly Value[], place: Place): Value[] {
    const result = [...items];
    for (const [name, node] of fields) {
      if (!isIndex(name)) {
        this.checkPath(name, node, place);
        continue;
      }
      const index = Number(name);
      const changed = this.apply(node, items[index], inside(place, name, true));
      if (changed === undefined) continue;
      if (index - result.length > MAX_PADDING)
        fail(2, `Cannot backfill an array at '${place.path}' with that many elements`);
      while (result.length < index) result.push(null);
      result[index] = changed;
    }
    return result;
  }

  checkPath(name: string, node: Node, place: Place): void {
    if (anyLeaf(node, (leaf) => leaf.needsPath(this.run)))
      fail(28, `Cannot create field '${name}' in element {${place.path}}`);
  }

  applyEach({ nodes }: Each, value: Maybe, place: Place): Maybe {
    if (value === undefined)
      return fail(2, `The path '${place.path}' must exist in the document in order to apply array updates.`);
    if (!Array.isArray(value))
      return fail(2, `Cannot apply array updates to non-array element ${place.path}`);
    return value.map((element, i) => {
      const chosen = [...nodes].filter(([identifier]) => this.filters.get(identifier)?.(element) ?? true);
      const [first, ...others] = chosen.map(([, node]) => node);
      if (first === undefined) return element;
      const at = inside(place, String(i), true);
      const node = others.reduce((merged, other) => merge(merged, other, `.${at.path}`), first);
      return this.apply(node, element, at) ?? null;
    });
  }
}

const inside = ({ path }: Place, name: string, inArray: boolean): Place => ({
  path: path === "" ? name : `${path}.${name}`,
  inArray,
});
