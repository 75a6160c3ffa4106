import type { FilterNode } from "../query/index.js";
import { behind } from "../store/types.js";
import { type Condition, conditionsOf, type Interval } from "./bounds.js";

const start = ({ low, lowIn }: Interval): Buffer => (lowIn ? low : behind(low));
const end = ({ high, highIn }: Interval): Buffer => (highIn ? behind(high) : high);

const within = (inner: Interval, outer: Interval): boolean =>
  Buffer.compare(start(inner), start(outer)) >= 0 && Buffer.compare(end(inner), end(outer)) <= 0;

/** Whether all that fulfils one of the filter's conditions fulfils this part of a partial index's filter. */
const provesPart = (list: readonly Condition[], part: FilterNode): boolean => {
  if (part.kind === "field" && part.test.op === "$exists")
    return list.some((one) => one.path === part.path && !one.missing);
  const [wanted, ...more] = conditionsOf(part).list;
  if (wanted === undefined || more.length > 0 || !wanted.exact) return false;
  return list.some(
    (one) =>
      one.path === wanted.path &&
      one.intervals.length > 0 &&
      one.intervals.every((inner) => wanted.intervals.some((outer) => within(inner, outer))),
  );
};

/** Whether every document that the conditions allow is in an index with this partial filter. */
export const implies = (list: readonly Condition[], partial: FilterNode): boolean =>
  partial.kind === "and"
    ? partial.nodes.every((part) => implies(list, part))
    : partial.kind === "always"
      ? partial.value
      : provesPart(list, partial);
