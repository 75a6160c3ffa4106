import type { Doc, Maybe, Value } from "./types.js";

/** Whether a path's piece can be an array's index: digits, and no leading zero. */
export const isIndex = (piece: string): boolean => /^(?:0|[1-9]\d*)$/.test(piece);

/**
 * Visits what a dotted path reaches, in the matcher's way: through every document inside an array, and
 * to an array's element where the piece is its index. A field that is not there is visited as missing;
 * elements that are no documents are not. The array at the end of the path is visited whole.
 * `outer` is the index in the first array that was passed without naming it. Stops, and answers true, when `visit` does.
 */
export const visitPath = (
  doc: Maybe,
  pieces: readonly string[],
  visit: (value: Maybe, outer: number | undefined) => boolean,
): boolean => {
  const inside = (value: Maybe, at: number, outer: number | undefined): boolean => {
    const piece = pieces[at];
    if (piece === undefined) return visit(value, outer);
    if (value instanceof Map) return inside(value.get(piece), at + 1, outer);
    if (!Array.isArray(value)) return visit(undefined, outer);
    const index = isIndex(piece) ? Number(piece) : -1;
    return value.some(
      (item, i) =>
        (item instanceof Map && inside(item, at, outer ?? i)) || (i === index && reach(item, at + 1, outer)),
    );
  };
  // Behind an index a scalar has nothing to offer, not even a missing field.
  const reach = (item: Value, at: number, outer: number | undefined): boolean =>
    at === pieces.length || item instanceof Map || Array.isArray(item) ? inside(item, at, outer) : false;
  return inside(doc, 0, undefined);
};

/** All that `visitPath` visits, and whether the path leads through or to an array. */
export const pathValues = (doc: Doc, path: string): { values: Maybe[]; multi: boolean } => {
  const values: Maybe[] = [];
  let multi = false;
  visitPath(doc, path.split("."), (value, outer) => {
    multi ||= outer !== undefined || Array.isArray(value);
    values.push(value);
    return false;
  });
  return { values, multi };
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
