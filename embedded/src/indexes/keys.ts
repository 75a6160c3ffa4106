import { fail } from "../errors.js";
import { matcher } from "../query/index.js";
import { type Doc, isIndex, type Maybe, UNDEFINED } from "../values/index.js";
import type { IndexDefinition } from "./definition.js";
import { encodeValue, fitKey } from "./encode.js";

/** The keys of one document in one index, and which of the index's fields lead through an array. */
export interface DocumentKeys {
  readonly keys: readonly Buffer[];
  /** The values behind each key, in the fields' order. */
  readonly values: readonly (readonly Maybe[])[];
  readonly multikey: readonly boolean[];
  /** Some key was too long and shows only the beginning of its values. */
  readonly cut: boolean;
}

export type KeyMaker = (doc: Doc) => DocumentKeys;

/** Where a field's path has got to: at a value, or in front of an array with pieces left. */
interface Reached {
  readonly value: Maybe;
  readonly rest: readonly string[];
}

/** Follows a path through documents until it ends or meets an array. An array's index is followed too. */
const follow = (start: Maybe, pieces: readonly string[]): Reached => {
  let value = start;
  let at = 0;
  for (; at < pieces.length; at++) {
    const piece = pieces[at] ?? "";
    if (Array.isArray(value)) {
      if (!isIndex(piece) || Number(piece) >= value.length) break;
      value = value[Number(piece)];
    } else if (value instanceof Map) value = value.get(piece);
    else return { value: undefined, rest: [] };
  }
  return { value, rest: pieces.slice(at) };
};

/** One row of values per key. All fields that meet an array must meet the same one. */
const rowsOf = (starts: readonly Reached[], multikey: boolean[], paths: readonly string[]): Maybe[][] => {
  const reached = starts.map(({ value, rest }) => follow(value, rest));
  const first = reached.findIndex(({ value }) => Array.isArray(value));
  const array = reached[first]?.value;
  if (!Array.isArray(array)) return [reached.map(({ value }) => value)];
  reached.forEach(({ value }, i) => {
    if (!Array.isArray(value)) return;
    multikey[i] = true;
    if (value !== array)
      fail(
        171,
        `cannot index parallel arrays [${paths[i]?.split(".").at(-1)}] [${paths[first]?.split(".").at(-1)}]`,
      );
  });
  // An empty array counts as undefined where it is the value itself, as missing where it is on the way.
  const items: Maybe[] = array.length === 0 ? [undefined] : array;
  return items.flatMap((item) => {
    const inside = reached.map(({ value, rest }): Reached => {
      if (value !== array) return { value, rest: [] };
      if (rest.length === 0) return { value: array.length === 0 ? UNDEFINED : item, rest: [] };
      return { value: item instanceof Map ? item : undefined, rest };
    });
    // An array that is an element is a value of its own: only arrays on a path's way are entered again.
    const ends = inside.every(({ rest }) => rest.length === 0);
    return ends ? [inside.map(({ value }) => value)] : rowsOf(inside.map(sealed), multikey, paths);
  });
};

/** Keeps an array that is already a field's value from being entered. */
class Sealed {
  readonly value: Maybe;
  constructor(value: Maybe) {
    this.value = value;
  }
}
const sealed = (reached: Reached): Reached =>
  reached.rest.length === 0 && Array.isArray(reached.value)
    ? { value: new Sealed(reached.value) as unknown as Maybe, rest: [] }
    : reached;
const unsealed = (value: Maybe): Maybe => (value instanceof Sealed ? (value as Sealed).value : value);

const NONE: DocumentKeys = { keys: [], values: [], multikey: [], cut: false };

/** How an index makes its keys from a document. */
export const keyMaker = (index: IndexDefinition): KeyMaker => {
  const paths = index.fields.map(({ path }) => path);
  const pieces = paths.map((path) => path.split("."));
  const partial = index.partial && matcher(index.partial);
  return (doc) => {
    if (partial && !partial.matches(doc)) return NONE;
    const multikey = paths.map(() => false);
    const rows = rowsOf(
      pieces.map((rest) => ({ value: doc, rest })),
      multikey,
      paths,
    ).map((row) => row.map(unsealed));
    if (index.sparse && rows.every((row) => row.every((value) => value === undefined))) return NONE;
    const found = new Map<string, { key: Buffer; row: Maybe[] }>();
    let anyCut = false;
    for (const row of rows) {
      const parts = row.map((value, i) => encodeValue(value, index.fields[i]?.descending));
      const { key, cut } = fitKey(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));
      anyCut ||= cut;
      found.set(key.toString("latin1"), { key, row });
    }
    const each = [...found.values()];
    return { keys: each.map(({ key }) => key), values: each.map(({ row }) => row), multikey, cut: anyCut };
  };
};
