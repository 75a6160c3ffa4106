import { Decimal128 } from "bson";
import { fail } from "../errors.js";
import { parseFieldPath } from "../expressions/field-path.js";
import { isDocument } from "../expressions/operands.js";
import { compare } from "../values/compare.js";
import { isNumber, toNumber } from "../values/numbers.js";
import { isIndex, visitPath } from "../values/paths.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import type { Stage, StageParser } from "./context.js";

interface SortField {
  readonly path: readonly string[];
  readonly direction: 1 | -1;
}

/** One value per field of the sort. */
export type SortKey = readonly Maybe[];

export interface SortOrder {
  keyOf(document: Doc): SortKey;
  compareKeys(left: SortKey, right: SortKey): number;
}

/**
 * The value a document sorts by: of an array the least element when ascending, the greatest when
 * descending; an empty array is below null; missing is null.
 */
const sortValue = (document: Doc, { path, direction }: SortField): Maybe => {
  let best: Maybe;
  let found = false;
  const offer = (value: Maybe): void => {
    if (!found || compare(value, best) * direction < 0) best = value;
    found = true;
  };
  visitPath(document, path, (value) => {
    if (!Array.isArray(value)) offer(value ?? null);
    else if (value.length === 0) offer(undefined);
    else for (const element of value) offer(element);
    return false;
  });
  return found ? best : null;
};

/** A field's path below a value, while a compound key is being put together. */
interface Reach {
  readonly value: Maybe;
  readonly rest: readonly string[];
  /** The array that stopped the descent. */
  readonly array?: readonly Value[];
}

/** Follows a path through documents, and through an array where the piece is an index into it. */
const descend = (value: Maybe, path: readonly string[]): Reach => {
  const [piece, ...rest] = path;
  if (Array.isArray(value)) {
    const indexed = piece !== undefined && isIndex(piece) ? value[Number(piece)] : undefined;
    return indexed === undefined ? { value, rest: path, array: value } : descend(indexed, rest);
  }
  if (piece === undefined) return { value, rest: path };
  return isDocument(value) ? descend(value.get(piece), rest) : { value: undefined, rest: [] };
};

/**
 * All keys of a document under a compound sort. Fields that pass through the same array are read from one
 * element together; two different arrays cannot be sorted by.
 */
const compoundKeys = (reaches: readonly Reach[]): SortKey[] => {
  const arrays = new Set(reaches.flatMap(({ array }) => (array ? [array] : [])));
  if (arrays.size > 1) fail(2, "cannot sort with keys that are parallel arrays");
  const [array] = arrays;
  if (!array) return [reaches.map(({ value }) => value ?? null)];
  if (array.length === 0) {
    return [
      reaches.map(({ value, rest, array: own }) =>
        own ? (rest.length > 0 ? null : undefined) : (value ?? null),
      ),
    ];
  }
  return array.flatMap((element) =>
    compoundKeys(
      reaches.map((reach) => {
        if (!reach.array) return reach;
        // The array's element is the value itself, even if it is an array too.
        if (reach.rest.length === 0) return { value: element, rest: [] };
        return isDocument(element) ? descend(element, reach.rest) : { value: undefined, rest: [] };
      }),
    ),
  );
};

const compareBy =
  (fields: readonly SortField[]) =>
  (left: SortKey, right: SortKey): number => {
    for (const [at, { direction }] of fields.entries()) {
      const order = compare(left[at], right[at]);
      if (order !== 0) return order * direction;
    }
    return 0;
  };

const orderOf = (fields: readonly SortField[]): SortOrder => {
  const compareKeys = compareBy(fields);
  const [only] = fields;
  const keyOf = (document: Doc): SortKey => {
    if (only && fields.length === 1) return [sortValue(document, only)];
    const keys = compoundKeys(fields.map(({ path }) => descend(document, path)));
    return keys.reduce((best, key) => (compareKeys(key, best) < 0 ? key : best));
  };
  return { keyOf, compareKeys };
};

/** The order a validated specification such as `{a: 1, b: -1}` describes. */
export const sortOrder = (specification: Doc): SortOrder =>
  orderOf(
    [...specification].map(([path, direction]) => ({
      path: path.split("."),
      direction: isNumber(direction) && toNumber(direction) < 0 ? -1 : 1,
    })),
  );

/** Compares documents by a sort specification. */
export const compileSort = (specification: Doc): ((left: Doc, right: Doc) => number) => {
  const order = sortOrder(specification);
  return (left, right) => order.compareKeys(order.keyOf(left), order.keyOf(right));
};

/** Sorts, keeping the order of equals; keys are read once per document. */
export const sortDocuments = (documents: Iterable<Doc>, order: SortOrder, checkTime: () => void): Doc[] => {
  const keyed = Array.from(documents, (document) => {
    checkTime();
    return { document, key: order.keyOf(document) };
  });
  keyed.sort((left, right) => order.compareKeys(left.key, right.key));
  return keyed.map(({ document }) => document);
};

/** The first `count` in order, with memory for twice as many. */
export const topDocuments = (
  documents: Iterable<Doc>,
  order: SortOrder,
  count: number,
  checkTime: () => void,
): Doc[] => {
  let kept: { document: Doc; key: SortKey }[] = [];
  const trim = (): void => {
    kept.sort((left, right) => order.compareKeys(left.key, right.key));
    kept = kept.slice(0, count);
  };
  for (const document of documents) {
    checkTime();
    kept.push({ document, key: order.keyOf(document) });
    if (kept.length >= 2 * count + 64) trim();
  }
  trim();
  return kept.map(({ document }) => document);
};

/** 1 or -1: doubles lose their fractions, decimals are rounded; 0 for all others. */
const directionOf = (value: Value): 1 | 0 | -1 => {
  if (!isNumber(value)) return 0;
  const number = toNumber(value);
  const half = Math.abs(number % 1) === 0.5;
  const whole =
    value instanceof Decimal128
      ? half
        ? 2 * Math.round(number / 2)
        : Math.round(number)
      : Math.trunc(number);
  return whole === 1 ? 1 : whole === -1 ? -1 : 0;
};

/** Refuses a sort specification as `$sort` would. */
export const checkSort = (specification: Doc): void => {
  if (specification.size === 0) fail(15976, "$sort stage must have at least one sort key");
  if (specification.size > 32) fail(13103, "too many compound keys");
  for (const [path, direction] of specification) {
    if (isDocument(direction)) checkMeta(direction);
    else if (!isNumber(direction)) fail(15974, `Illegal key in $sort specification: ${path}`);
    else if (directionOf(direction) === 0) {
      fail(15975, "$sort key ordering must be 1 (for ascending) or -1 (for descending)");
    }
    parseFieldPath(path);
  }
};

/** The engine keeps no text scores, so that every `$meta` ends in a refusal. */
const checkMeta = (direction: Doc): never => {
  const meta = direction.get("$meta");
  if (meta === undefined) return fail(17312, "$meta is the only expression supported by $sort right now");
  if (direction.size > 1) return fail(9, "Cannot have additional keys in a $meta sort specification");
  return meta === "textScore" || meta === "geoNearDistance"
    ? fail(40218, `query requires ${meta} metadata, but it is not available`)
    : fail(31138, `Illegal $meta sort: ${meta}`);
};

/** A `$sort`, which a `$limit` right behind it bounds. */
export const sorting =
  (order: SortOrder, limit: number | undefined): Stage =>
  (input, { checkTime }) =>
    limit === undefined
      ? sortDocuments(input, order, checkTime)
      : topDocuments(input, order, limit, checkTime);

export const parseSort: StageParser = (argument) => {
  if (!isDocument(argument)) return fail(15973, "the $sort key specification must be an object");
  checkSort(argument);
  return sorting(sortOrder(argument), undefined);
};
