import { fail } from "../errors.js";
import type { FilterNode } from "../query/index.js";
import type { Collection, IndexState } from "../store/catalog.js";
import { EVERYTHING, type Span } from "../store/types.js";
import { type Doc, equals, isNumber, type Maybe, toNumber } from "../values/index.js";
import {
  boundsOf,
  type Condition,
  type Conditions,
  conditionsOf,
  type FieldBounds,
  spanOf,
} from "./bounds.js";
import { implies } from "./implies.js";

/** The whole collection in the order of insertion. */
export interface CollectionScan {
  readonly kind: "collection";
  readonly reverse: boolean;
}

export interface IndexScan {
  readonly kind: "index";
  readonly index: IndexState;
  /** In the order they are walked. */
  readonly spans: readonly Span[];
  readonly reverse: boolean;
  /** Documents come in the order that was asked for. */
  readonly sorted: boolean;
  /** Each key within belongs to a document that fulfils the filter. */
  readonly exact: boolean;
  /** A document may have more than one key within. */
  readonly repeats: boolean;
}

/** An $or whose branches each have an index. */
export interface Union {
  readonly kind: "union";
  readonly scans: readonly IndexScan[];
}

export type Plan = CollectionScan | IndexScan | Union;

export interface Wish {
  readonly node: FilterNode;
  readonly sort?: Doc | undefined;
  readonly hint?: Maybe;
}

/** More points than this, over all fields, are read as one span and asked of the documents. */
const MAX_SPANS = 200;

interface Prefix {
  readonly keys: readonly Buffer[];
  readonly spans: readonly Span[] | undefined;
  /** How many of the index's fields hold one value only, over all spans. */
  readonly single: number;
  readonly points: number;
  readonly ranged: boolean;
  readonly settled: ReadonlySet<Condition>;
  readonly bounds: readonly FieldBounds[];
}

/** As many of the index's fields as have bounds: points first, then one range. */
const prefixOf = (index: IndexState, list: readonly Condition[]): Prefix => {
  let keys: readonly Buffer[] = [Buffer.alloc(0)];
  let spans: readonly Span[] | undefined;
  let single = 0;
  let points = 0;
  const settled = new Set<Condition>();
  const bounds: FieldBounds[] = [];
  const arrays = new Set<string>();
  for (const [i, { path, descending }] of index.definition.fields.entries()) {
    const multikey = index.multikey[i] === true;
    const found = boundsOf(
      list.filter((one) => one.path === path),
      multikey,
    );
    const root = path.split(".")[0] ?? "";
    // Two fields of one array's elements: each condition may be met by another element.
    if (found === undefined || (multikey && arrays.has(root))) break;
    if (multikey) arrays.add(root);
    bounds.push(found);
    for (const one of found.settled) settled.add(one);
    const product = keys.length * found.intervals.length;
    if (!found.points || product > MAX_SPANS) {
      const walked = descending ? [...found.intervals].reverse() : found.intervals;
      spans = keys.flatMap((key) => walked.map((interval) => spanOf(key, interval, descending)));
      break;
    }
    const walked = descending ? [...found.intervals].reverse() : found.intervals;
    const flip = (key: Buffer): Buffer => (descending ? (key.map((b) => ~b & 0xff) as Buffer) : key);
    keys = keys.flatMap((key) => walked.map(({ low }) => Buffer.concat([key, flip(low)])));
    points += 1;
    if (keys.length === 1 && single === i) single += 1;
  }
  return { keys, spans, single, points, ranged: spans !== undefined, settled, bounds };
};

/** Whether the index's order behind its single values is the order asked for, and in which direction. */
const orderOf = (
  index: IndexState,
  single: number,
  sort: Doc | undefined,
): { reverse: boolean } | undefined => {
  if (sort === undefined || sort.size === 0) return { reverse: false };
  const { fields } = index.definition;
  if (index.cut) return undefined;
  const settledPaths = new Set(
    fields.slice(0, single).flatMap(({ path }, i) => (index.multikey[i] ? [] : [path])),
  );
  let at = single;
  let reverse: boolean | undefined;
  for (const [path, direction] of sort) {
    if (settledPaths.has(path)) continue;
    const field = fields[at];
    if (field?.path !== path || index.multikey[at] || !isNumber(direction)) return undefined;
    const against = toNumber(direction) < 0 !== field.descending;
    if (reverse !== undefined && reverse !== against) return undefined;
    reverse = against;
    at += 1;
  }
  return { reverse: reverse ?? false };
};

interface Candidate {
  readonly scan: IndexScan;
  readonly score: number;
}

const consider = (
  index: IndexState,
  wish: Wish,
  { list, complete }: Conditions,
  forced: boolean,
): Candidate | undefined => {
  const { partial, sparse, fields, unique } = index.definition;
  // A hinted index is read even where it does not hold all of the answer, as in MongoDB.
  if (!forced && partial !== undefined && !implies(list, partial)) return undefined;
  const prefix = prefixOf(index, list);
  if (!forced && sparse && prefix.bounds.every(({ missing }) => missing)) return undefined;
  const order =
    prefix.spans === undefined || prefix.keys.length === 1
      ? orderOf(index, prefix.single, wish.sort)
      : undefined;
  const asked = wish.sort !== undefined && wish.sort.size > 0;
  const sorted = order !== undefined && (prefix.keys.length === 1 || !asked);
  const bounded = prefix.points > 0 || prefix.ranged;
  if (!forced && !bounded && partial === undefined && !(sorted && asked)) return undefined;
  const whole = [Buffer.alloc(0)];
  const keys = prefix.points > 0 ? prefix.keys : whole;
  const ascending =
    prefix.spans ??
    (prefix.points > 0
      ? keys.map((key) =>
          spanOf(key, { low: Buffer.alloc(0), lowIn: true, high: Buffer.alloc(0), highIn: true }, false),
        )
      : [EVERYTHING]);
  const reverse = asked && sorted ? order.reverse : false;
  const left = list.filter((one) => !prefix.settled.has(one) && !(partial && implies([one], partial)));
  const repeats = index.multikey.some((one, i) => one && !(i < prefix.single));
  const score =
    prefix.points * 10 +
    (prefix.ranged ? 5 : 0) +
    (asked && sorted ? 6 : 0) +
    (partial ? 4 : 0) +
    (unique && prefix.single === fields.length ? 100 : 0) -
    fields.length / 100;
  return {
    score,
    scan: {
      kind: "index",
      index,
      spans: reverse ? [...ascending].reverse() : ascending,
      reverse,
      sorted,
      exact: complete && left.length === 0 && !index.cut,
      repeats,
    },
  };
};

/** A hidden index is as good as none, even to a hint. */
const visible = (collection: Collection): readonly IndexState[] =>
  collection.indexes.filter(({ definition }) => !definition.hidden);

const hinted = (collection: Collection, hint: Maybe): IndexState | CollectionScan | undefined => {
  if (hint === undefined || (hint instanceof Map && hint.size === 0)) return undefined;
  if (hint instanceof Map && hint.has("$natural")) {
    const direction = hint.get("$natural");
    return {
      kind: "collection",
      reverse: direction !== undefined && isNumber(direction) && toNumber(direction) < 0,
    };
  }
  return (
    visible(collection).find(({ definition }) =>
      typeof hint === "string"
        ? definition.name === hint
        : hint instanceof Map &&
          equals(definition.key, hint) &&
          [...hint.keys()].join() === [...definition.key.keys()].join(),
    ) ??
    fail(
      2,
      "error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index",
    )
  );
};

const unionOf = (collection: Collection, node: FilterNode): Union | undefined => {
  const or = node.kind === "and" ? node.nodes.find(({ kind }) => kind === "or") : node;
  if (or?.kind !== "or" || or.nodes.length > 20) return undefined;
  const scans: IndexScan[] = [];
  for (const branch of or.nodes) {
    const plan = best(collection, { node: branch });
    if (plan === undefined) return undefined;
    scans.push(plan);
  }
  return { kind: "union", scans };
};

const best = (collection: Collection, wish: Wish): IndexScan | undefined => {
  const conditions = conditionsOf(wish.node);
  let found: Candidate | undefined;
  for (const index of collection.indexes) {
    if (index.definition.hidden) continue;
    const candidate = consider(index, wish, conditions, false);
    if (candidate && (found === undefined || candidate.score > found.score)) found = candidate;
  }
  return found?.scan;
};

/** Chooses how to read what a filter and a sort ask for. */
export const planQuery = (collection: Collection, wish: Wish): Plan => {
  const hint = hinted(collection, wish.hint);
  if (hint !== undefined && "kind" in hint) return hint;
  const forced = hint && consider(hint, wish, conditionsOf(wish.node), true)?.scan;
  if (forced) return forced;
  const scan = best(collection, wish);
  if (scan && (scan.spans[0] !== EVERYTHING || scan.sorted)) return scan;
  return unionOf(collection, wish.node) ?? scan ?? { kind: "collection", reverse: false };
};
