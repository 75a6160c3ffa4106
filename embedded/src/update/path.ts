import { fail } from "../errors.js";

/** A piece of an update's path. */
export type Piece =
  | { readonly kind: "field"; readonly name: string }
  /** `$`: the element that the filter matched. */
  | { readonly kind: "matched" }
  /** `$[]` and `$[id]`. */
  | { readonly kind: "each"; readonly identifier: string };

const pieceOf = (name: string, path: string): Piece => {
  if (name === "")
    return fail(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  if (name === "$") return { kind: "matched" };
  if (name.startsWith("$[") && name.endsWith("]")) return { kind: "each", identifier: name.slice(2, -1) };
  // Deeper names may begin with a dollar; those of the document itself are operators' ground.
  if (name.startsWith("$") && path.startsWith(name))
    return fail(52, `The dollar ($) prefixed field '${name}' in '${path}' is not valid for storage.`);
  return { kind: "field", name };
};

export const parsePath = (path: string): readonly Piece[] => {
  const pieces = path.split(".").map((name) => pieceOf(name, path));
  if (pieces[0]?.kind !== "field")
    fail(
      2,
      `Cannot have array filter identifier or positional element in the first position in path '${path}'`,
    );
  if (pieces.filter(({ kind }) => kind === "matched").length > 1)
    fail(2, `Too many positional (i.e. '$') elements found in path '${path}'`);
  return pieces;
};
