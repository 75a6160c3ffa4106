import type { Value } from "../values/index.js";
import type { Regex } from "./regex.js";

/** The path of an array's element itself, inside $elemMatch. No field can be called so. */
export const ELEMENT = "\0";

/** What a field's value is held against. Negations are nodes of their own around these. */
export type Test =
  | { readonly op: "$eq" | "$gt" | "$gte" | "$lt" | "$lte"; readonly value: Value }
  /** `values` are sorted, so that a value is found by halving. */
  | { readonly op: "$in"; readonly values: readonly Value[]; readonly regexes: readonly Regex[] }
  | { readonly op: "$regex"; readonly regex: Regex }
  | { readonly op: "$exists" }
  | { readonly op: "$type"; readonly types: ReadonlySet<string> }
  | { readonly op: "$mod"; readonly divisor: bigint; readonly remainder: bigint }
  | { readonly op: "$size"; readonly size: number }
  /** `each: "value"`: the node's fields have the path ELEMENT and mean the array's element itself. */
  | { readonly op: "$elemMatch"; readonly each: "value" | "document"; readonly node: FilterNode }
  | {
      readonly op: "$bitsAllSet" | "$bitsAnySet" | "$bitsAllClear" | "$bitsAnyClear";
      readonly positions: readonly number[];
    };

/** A filter, parsed: what the planner reads and the matcher runs. */
export type FilterNode =
  | { readonly kind: "and" | "or" | "nor"; readonly nodes: readonly FilterNode[] }
  | { readonly kind: "not"; readonly node: FilterNode }
  | { readonly kind: "field"; readonly path: string; readonly test: Test }
  | { readonly kind: "expr"; readonly expression: Value }
  | { readonly kind: "always"; readonly value: boolean };

export interface FilterOptions {
  /** Names that `$expr` may use as `$$name`. */
  readonly variables?: ReadonlySet<string>;
  /** Refuses `$expr`: array filters and $pull cannot have it. */
  readonly noExpressions?: boolean;
}
