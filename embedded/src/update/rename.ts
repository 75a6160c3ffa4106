import { fail } from "../errors.js";
import { bsonType, type Doc, type Maybe, plainValue, type Value } from "../values/index.js";
import { changing } from "./field-operators.js";
import { parsePath } from "./path.js";
import { branchTo, type Leaf, merge, type Node, type Run } from "./tree.js";

const plainPath = (path: string, what: string): void => {
  for (const piece of parsePath(path))
    if (piece.kind !== "field") fail(2, `The ${what} field for $rename may not be dynamic: ${path}`);
};

/** Neither end of a rename can lie in an array; the source can also not lead through a scalar. */
const sourceOf = ({ root }: Run, path: string): Maybe => {
  let value: Maybe = root;
  for (const piece of path.split(".")) {
    if (Array.isArray(value)) return fail(2, `The source field cannot be an array element, '${path}'`);
    if (value === undefined) return undefined;
    if (!(value instanceof Map))
      return fail(28, `cannot use the part (${piece} of ${path}) to traverse the element`);
    value = value.get(piece);
  }
  return value;
};

/** Both ends of a rename as leaves of the same tree, so that either can conflict with other operators. */
export const parseRename = (source: string, target: Value): Node => {
  if (typeof target !== "string")
    return fail(2, `The 'to' field for $rename must be a string: ${source}: ${bsonType(target)}`);
  if (target.includes("\0")) return fail(9867600, "The 'to' field for $rename cannot contain a null byte");
  plainPath(source, "source");
  plainPath(target, "destination");
  if (source === target) return fail(2, `The source and target field for $rename must differ: ${source}`);
  const exists = (run: Run): boolean => sourceOf(run, source) !== undefined;
  const put: Leaf = {
    kind: "leaf",
    creates: exists,
    needsPath: exists,
    apply: (old, run, { inArray }) => {
      const value = sourceOf(run, source);
      // Even where the _id would stay the same.
      if (value !== undefined && target === "_id" && old !== undefined)
        return fail(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
      if (value !== undefined && (inArray || crossesArray(run.root, target)))
        return fail(2, `The destination field cannot be an array element, '${target}'`);
      return value === undefined ? old : value;
    },
  };
  return merge(
    branchTo(
      parsePath(source),
      changing(() => undefined),
    ),
    branchTo(parsePath(target), put),
  );
};

const crossesArray = (doc: Doc, path: string): boolean => {
  const pieces = path.split(".");
  return pieces.some((_, i) => i > 0 && Array.isArray(plainValue(doc, pieces.slice(0, i).join("."))));
};
