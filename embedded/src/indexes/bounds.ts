import { BSONRegExp, Double } from "bson";
import { ELEMENT, type FilterNode, type Test } from "../query/index.js";
import { behind } from "../store/types.js";
import { canonicalType, isNumber, toNumber, Undefined, type Value } from "../values/index.js";
import { encodeValue, fitBound, NUMBERS_BUT_NAN, typeByte } from "./encode.js";

/** A span of one field's values, in ascending key bytes. An end that is in includes all that begin so. */
export interface Interval {
  readonly low: Buffer;
  readonly lowIn: boolean;
  readonly high: Buffer;
  readonly highIn: boolean;
}

/** What one condition says about a path. */
export interface Condition {
  readonly path: string;
  readonly intervals: readonly Interval[];
  /** Each interval is one value. */
  readonly points: boolean;
  /** A key within says that its document fulfils the condition; otherwise the document has to be asked. */
  readonly exact: boolean;
  /** A document without the field can fulfil it, so that a sparse index does not show all. */
  readonly missing: boolean;
  /** The node it came from, to be compared with a partial index's own. */
  readonly node: FilterNode;
}

/** A filter as the planner sees it: conditions all of which hold, and whether they are all it says. */
export interface Conditions {
  readonly list: readonly Condition[];
  readonly complete: boolean;
}

const point = (value: Value): Interval => {
  const key = encodeValue(value);
  return { low: key, lowIn: true, high: key, highIn: true };
};

/** Values whose key tells all about equality. An array has no key of its own. */
const hasKey = (value: Value): boolean =>
  !Array.isArray(value) && !(value instanceof BSONRegExp) && !(value instanceof Undefined);

/** null is equal to a missing field too, and both to what an empty array leaves in a key. */
const NULLS: Interval = {
  low: typeByte(new Undefined()),
  lowIn: true,
  high: typeByte(null),
  highIn: true,
};

const equality = (values: readonly Value[]): Omit<Condition, "path" | "node"> | undefined => {
  if (!values.every(hasKey)) return undefined;
  const missing = values.some((value) => value === null);
  const found = new Map<string, Interval>();
  for (const value of values) {
    const one = value === null ? NULLS : point(value);
    found.set(one.high.toString("latin1"), one);
  }
  const intervals = [...found.values()].sort((a, b) => Buffer.compare(a.low, b.low));
  return { intervals, points: !missing, exact: !missing, missing };
};

/** A comparison stays within its value's type; NaN is in no range. */
const ORDERED = new Set([new Double(0), "", false, new Date(0)].map(canonicalType));

const range = (op: string, value: Value): Omit<Condition, "path" | "node"> | undefined => {
  const ordered = ORDERED.has(canonicalType(value)) || canonicalType(value) === 35;
  if (!ordered || (isNumber(value) && Number.isNaN(toNumber(value)))) return undefined;
  const key = encodeValue(value);
  const type = typeByte(value);
  const interval: Interval = op.startsWith("$g")
    ? { low: key, lowIn: op === "$gte", high: type, highIn: true }
    : { low: isNumber(value) ? NUMBERS_BUT_NAN : type, lowIn: true, high: key, highIn: op === "$lte" };
  return { intervals: [interval], points: false, exact: true, missing: false };
};

const ofTest = (test: Test): Omit<Condition, "path" | "node"> | undefined => {
  switch (test.op) {
    case "$eq":
      return equality([test.value]);
    case "$in":
      return test.regexes.length === 0 ? equality(test.values) : undefined;
    case "$gt":
    case "$gte":
    case "$lt":
    case "$lte":
      return range(test.op, test.value);
    default:
      return undefined;
  }
};

const NOTHING: Conditions = { list: [], complete: false };

/** Reads off a filter what all its documents' keys must fulfil. */
export const conditionsOf = (node: FilterNode): Conditions => {
  if (node.kind === "and") {
    const parts = node.nodes.map(conditionsOf);
    return { list: parts.flatMap(({ list }) => list), complete: parts.every(({ complete }) => complete) };
  }
  if (node.kind === "always") return { list: [], complete: node.value };
  if (node.kind === "or") return { list: hulls(node, node.nodes), complete: false };
  if (node.kind !== "field") return NOTHING;
  const { path, test } = node;
  if (test.op === "$elemMatch") {
    const inside = conditionsOf(test.node).list.map((one) => ({
      ...one,
      path: one.path === ELEMENT ? path : `${path}.${one.path}`,
      exact: false,
    }));
    return { list: inside, complete: false };
  }
  const found = ofTest(test);
  return found === undefined ? NOTHING : { list: [{ path, node, ...found }], complete: true };
};

const lower = (a: Interval, b: Interval): Interval => {
  const order = Buffer.compare(a.low, b.low);
  return order < 0 || (order === 0 && a.lowIn) ? a : b;
};
/** Ends are compared as the first byte string behind or at them: a prefix that is in reaches furthest. */
const endOf = ({ high, highIn }: Interval): Buffer => (highIn ? behind(high) : high);
const startOf = ({ low, lowIn }: Interval): Buffer => (lowIn ? low : behind(low));

/**
 * Of an $or, per path that every branch bounds: the span from the least to the greatest. So the usual
 * page cursor, `x before a, or x = a and _id before b`, is a bounded scan.
 */
const hulls = (node: FilterNode, nodes: readonly FilterNode[]): Condition[] => {
  const branches = nodes.map((branch) => conditionsOf(branch).list);
  const paths = new Set(branches[0]?.map(({ path }) => path));
  return [...paths].flatMap((path): Condition[] => {
    const of = branches.map((list) => list.find((one) => one.path === path));
    const all = of.filter((one) => one !== undefined);
    if (all.length < branches.length) return [];
    const intervals = all.flatMap((one) => one.intervals);
    const low = intervals.reduce(lower);
    const high = intervals.reduce((a, b) => (Buffer.compare(endOf(a), endOf(b)) >= 0 ? a : b));
    const hull = { low: low.low, lowIn: low.lowIn, high: high.high, highIn: high.highIn };
    const missing = all.some((one) => one.missing);
    return [{ path, node, intervals: [hull], points: false, exact: false, missing }];
  });
};

/** The interval in both, or undefined when there is none. */
const both = (a: Interval, b: Interval): Interval | undefined => {
  const low = Buffer.compare(startOf(a), startOf(b)) >= 0 ? a : b;
  const high = Buffer.compare(endOf(a), endOf(b)) <= 0 ? a : b;
  return Buffer.compare(startOf(low), endOf(high)) < 0
    ? { low: low.low, lowIn: low.lowIn, high: high.high, highIn: high.highIn }
    : undefined;
};

export interface FieldBounds {
  readonly intervals: readonly Interval[];
  readonly points: boolean;
  /** The conditions that these bounds stand for entirely. */
  readonly settled: readonly Condition[];
  readonly missing: boolean;
}

/**
 * The bounds of one field. Where a document may have several keys, two conditions may each be fulfilled
 * by another one of them: then only one of the conditions can be used, the narrowest.
 */
export const boundsOf = (conditions: readonly Condition[], multikey: boolean): FieldBounds | undefined => {
  const [first] = [...conditions].sort(
    (a, b) => Number(b.points) - Number(a.points) || a.intervals.length - b.intervals.length,
  );
  if (first === undefined) return undefined;
  const settled = conditions.filter(({ exact }) => exact);
  if (multikey) return { ...first, settled: first.exact ? [first] : [] };
  let intervals = first.intervals;
  for (const other of conditions) {
    if (other === first) continue;
    intervals = intervals.flatMap((a) => other.intervals.flatMap((b) => both(a, b) ?? []));
  }
  const missing = conditions.every((one) => one.missing);
  return { intervals, points: first.points, settled, missing };
};

const flipped = (key: Buffer): Buffer => key.map((each) => ~each & 0xff) as Buffer;

/** An interval as key bytes in a field's direction, behind the bytes of the fields before it. */
export const spanOf = (
  prefix: Buffer,
  interval: Interval,
  descending: boolean,
): { from: Buffer; to: Buffer } => {
  const { low, lowIn, high, highIn } = interval;
  const ends = descending
    ? { first: flipped(high), firstIn: highIn, last: flipped(low), lastIn: lowIn }
    : { first: low, firstIn: lowIn, last: high, lastIn: highIn };
  const [first, last] = [
    fitBound(Buffer.concat([prefix, ends.first])),
    fitBound(Buffer.concat([prefix, ends.last])),
  ];
  // A bound that had to be cut stands for everything that begins like it.
  const cut = (key: Buffer, end: Buffer): boolean => key.length < prefix.length + end.length;
  return {
    from: ends.firstIn || cut(first, ends.first) ? first : behind(first),
    to: ends.lastIn || cut(last, ends.last) ? behind(last) : last,
  };
};
