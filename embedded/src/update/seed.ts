import { fail } from "../errors.js";
import { ELEMENT, type FilterNode } from "../query/index.js";
import type { Doc, Value } from "../values/index.js";

/** The equalities that every match must fulfil: those at the top and inside $and. */
const equalities = (node: FilterNode): [path: string, value: Value][] => {
  switch (node.kind) {
    case "and":
      return node.nodes.flatMap(equalities);
    case "or":
      return node.nodes.length === 1 ? node.nodes.flatMap(equalities) : [];
    case "field": {
      const { path, test } = node;
      if (path === ELEMENT) return [];
      if (test.op === "$eq") return [[path, test.value]];
      const [only, ...others] = test.op === "$in" && test.regexes.length === 0 ? test.values : [];
      return only !== undefined && others.length === 0 ? [[path, only]] : [];
    }
    default:
      return [];
  }
};

/** A copy of the document with the value at the path. */
const put = (doc: Doc, [piece = "", ...others]: readonly string[], value: Value, path: string): Doc => {
  const twice = (): never => fail(54, `cannot infer query fields to set, path '${path}' is matched twice`);
  const old = doc.get(piece);
  if (others.length === 0) {
    return old === undefined ? new Map(doc).set(piece, value) : twice();
  }
  const inner = old ?? new Map();
  if (!(inner instanceof Map)) return twice();
  return new Map(doc).set(piece, put(inner, others, value, path));
};

/** The document that an upsert starts from: what the filter says of it. A replacement takes the _id alone. */
export const seedFrom = (filter: FilterNode, { idOnly = false } = {}): Doc => {
  const given = equalities(filter).filter(([path]) => !idOnly || path === "_id");
  // The _id comes first, as in every stored document.
  given.sort(([a], [b]) => Number(b === "_id") - Number(a === "_id"));
  return given.reduce<Doc>((seed, [path, value]) => put(seed, path.split("."), value, path), new Map());
};
