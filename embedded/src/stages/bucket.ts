import { fail } from "../errors.js";
import { constantOf } from "../expressions/index.js";
import { isDocument } from "../expressions/operands.js";
import { canonicalType, compare } from "../values/compare.js";
import { int } from "../values/numbers.js";
import type { Doc, Value } from "../values/types.js";
import { type CompileContext, compileIn, type StageParser } from "./context.js";
import { parseGroup } from "./group.js";
import { sortDocuments, sortOrder } from "./sort.js";

const OPTIONS = new Set(["groupBy", "boundaries", "default", "output"]);

const boundariesOf = (argument: Doc, context: CompileContext): Value[] => {
  const given = argument.get("boundaries");
  if (!Array.isArray(given)) return fail(40192, "The $bucket 'boundaries' field must be an array");
  const boundaries = given.map(
    (value) =>
      constantOf(value, context) ??
      fail(40191, "The $bucket 'boundaries' field must be an array of constant values"),
  );
  if (boundaries.length < 2) fail(40192, "The $bucket 'boundaries' field must have at least 2 values");
  for (const [at, value] of boundaries.slice(1).entries()) {
    const before = boundaries[at];
    if (canonicalType(before) !== canonicalType(value))
      fail(40193, "All values in the 'boundaries' option to $bucket must have the same type");
    if (compare(before, value) >= 0)
      fail(
        40194,
        "The 'boundaries' option to $bucket must be sorted, but elements are not in ascending order",
      );
  }
  return boundaries;
};

const fallbackOf = (
  argument: Doc,
  boundaries: readonly Value[],
  context: CompileContext,
): Value | undefined => {
  const given = argument.get("default");
  if (given === undefined) return undefined;
  const value = constantOf(given, context);
  if (value === undefined) return fail(40195, "The $bucket 'default' field must be a constant");
  const within = compare(value, boundaries[0]) >= 0 && compare(value, boundaries.at(-1)) < 0;
  return within && canonicalType(value) === canonicalType(boundaries[0])
    ? fail(
        40199,
        "The $bucket 'default' field must be less than the lowest boundary or greater than or equal to the highest boundary.",
      )
    : value;
};

/** `$bucket`: a `$group` by the boundary below a value, sorted by it. */
export const parseBucket: StageParser = (argument, context) => {
  if (!isDocument(argument)) return fail(40201, "Argument to $bucket stage must be an object");
  for (const option of argument.keys())
    if (!OPTIONS.has(option)) fail(40197, `Unrecognized option to $bucket: ${option}`);
  const groupBy = argument.get("groupBy");
  if (groupBy === undefined || !argument.has("boundaries"))
    return fail(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  const path = typeof groupBy === "string" && groupBy.startsWith("$");
  if (!path && !isDocument(groupBy))
    fail(40202, "The $bucket 'groupBy' field must be defined as a $-prefixed path or an expression object");
  const output = argument.get("output") ?? new Map([["count", new Map([["$sum", int(1)]])]]);
  if (!isDocument(output)) return fail(40196, "The $bucket 'output' field must be an object");
  const boundaries = boundariesOf(argument, context);
  const fallback = fallbackOf(argument, boundaries, context);
  const read = compileIn(groupBy, context);
  const bucketOf = (value: Value | undefined): Value => {
    const above = boundaries.findIndex((boundary) => compare(value, boundary) < 0);
    const inside = above > 0 && canonicalType(value) === canonicalType(boundaries[0]);
    const bucket = inside ? boundaries[above - 1] : fallback;
    return (
      bucket ??
      fail(40066, "$switch could not find a matching branch for an input, and no default was specified.")
    );
  };
  const group = parseGroup(new Map<string, Value>([["_id", null], ...output]), context, "$group", (scope) =>
    bucketOf(read(scope)),
  );
  const order = sortOrder(new Map([["_id", int(1)]]));
  return (input, run) => sortDocuments(group(input, run), order, run.checkTime);
};
