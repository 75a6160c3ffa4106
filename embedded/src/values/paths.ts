import type { Maybe } from "./types.js";

/** Whether a path's piece can be an array's index: digits, and no leading zero. */
export const isIndex = (piece: string): boolean => /^(?:0|[1-9]\d*)$/.test(piece);

/**
 * Visits what a dotted path reaches, in the matcher's way: through every document inside an array, and
 * to an array's element where the piece is its index. A field that is not there is visited as missing;
 * elements that are no documents are not. The array at the end of the path is visited whole.
 * `outer` is the index in the first array that was passed without naming it. Stops, and answers true, when `visit` does.
 */
export const visitPath = (doc: Maybe, pieces: readonly string[], visit: Visit): boolean => {
  // Most paths meet no array on their way.
  let [value, at] = [doc, 0];
  for (; at < pieces.length && value instanceof Map; at += 1) value = value.get(pieces[at] ?? "");
  return visitFrom(value, pieces, at, visit, undefined);
};

type Visit = (value: Maybe, outer: number | undefined) => boolean;

const visitFrom = (
  value: Maybe,
  pieces: readonly string[],
  at: number,
  visit: Visit,
  outer: number | undefined,
): boolean => {
  const piece = pieces[at];
  if (piece === undefined) return visit(value, outer);
  if (value instanceof Map) return visitFrom(value.get(piece), pieces, at + 1, visit, outer);
  if (!Array.isArray(value)) return visit(undefined, outer);
  const index = isIndex(piece) ? Number(piece) : -1;
  for (const [i, item] of value.entries()) {
    if (item instanceof Map && visitFrom(item, pieces, at, visit, outer ?? i)) return true;
    // Behind an index a scalar has nothing to offer, not even a missing field.
    const reached = at + 1 === pieces.length || item instanceof Map || Array.isArray(item);
    if (i === index && reached && visitFrom(item, pieces, at + 1, visit, outer)) return true;
  }
  return false;
};

/** The value at a dotted path through documents only: no array is entered. */
export const plainValue = (doc: Maybe, path: string): Maybe => {
  let value = doc;
  for (const piece of path.split(".")) {
    if (!(value instanceof Map)) return undefined;
    value = value.get(piece);
  }
  return value;
};
