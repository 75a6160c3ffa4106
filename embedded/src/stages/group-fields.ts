import { fail } from "../errors.js";
import type { Scope } from "../expressions/index.js";
import { constantOf } from "../expressions/index.js";
import { isDocument } from "../expressions/operands.js";
import { exactLong, isNumber } from "../values/numbers.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import { type Accumulator, count, keepers, SIMPLE } from "./accumulators.js";
import { type CompileContext, compileIn } from "./context.js";
import type { GroupAccumulator } from "./group.js";
import { checkSort, type SortKey, sortOrder } from "./sort.js";

type Factory = () => GroupAccumulator;

/** Parses one accumulator of `$group`, such as `{$sum: "$price"}`. */
export const parseAccumulator = (name: string, argument: Value, context: CompileContext): Factory => {
  if (Array.isArray(argument)) fail(40237, `The ${name} accumulator is a unary operator`);
  const simple = Object.hasOwn(SIMPLE, name) ? SIMPLE[name] : undefined;
  if (simple) return reading(compileIn(argument, context), simple);
  if (name === "$count") return parseCounting(argument);
  if (Object.hasOwn(keepers, name)) return parseKeeper(name, argument, context);
  if (Object.hasOwn(RANKED, name)) return parseRanked(name, argument, context);
  return fail(15952, `unknown group operator '${name}'`);
};

const reading =
  (input: (scope: Scope) => Maybe, create: () => Accumulator): Factory =>
  () => {
    const accumulator = create();
    return { add: (scope) => accumulator.add(input(scope)), result: accumulator.result };
  };

/** Counts documents. */
export const counting: Factory = reading(() => undefined, count);

const parseCounting = (argument: Value): Factory => {
  if (!isDocument(argument) || argument.size > 0) fail(14, "$count takes no arguments, i.e. $count:{}");
  return counting;
};

const fieldsOf = (name: string, argument: Value, known: readonly string[], code: number): Doc => {
  if (!isDocument(argument)) return fail(code, `specification must be an object; found ${name}`);
  for (const field of argument.keys()) {
    if (!known.includes(field)) fail(code + 1, `Unknown argument for '${name}' operator: ${field}`);
  }
  return argument;
};

/** A field that must be there; null counts as a value. */
const given = (fields: Doc, field: string, code: number): Value => {
  const value = fields.get(field);
  return value === undefined ? fail(code, `Missing value for '${field}'`) : value;
};

/** `n`: a whole number above zero that no document decides. */
const countOf = (n: Value, context: CompileContext, code: number): number => {
  const value = constantOf(n, context) ?? null;
  const whole = isNumber(value) ? exactLong(value) : undefined;
  return whole !== undefined && whole > 0n
    ? Number(whole)
    : fail(code, "'n' must be greater than 0 and a whole number");
};

const parseKeeper = (name: string, argument: Value, context: CompileContext): Factory => {
  const fields = fieldsOf(name, argument, ["input", "n"], 5787900);
  const n = given(fields, "n", 5787906);
  const input = given(fields, "input", 5787907);
  const most = countOf(n, context, 7548606);
  return reading(compileIn(input, context), () => keepers[name]?.(most) ?? count());
};

const RANKED: Readonly<Record<string, { readonly from: "top" | "bottom"; readonly many: boolean }>> = {
  $top: { from: "top", many: false },
  $bottom: { from: "bottom", many: false },
  $topN: { from: "top", many: true },
  $bottomN: { from: "bottom", many: true },
};

const parseRanked = (name: string, argument: Value, context: CompileContext): Factory => {
  const { from = "top", many = false } = RANKED[name] ?? {};
  const fields = fieldsOf(name, argument, many ? ["n", "sortBy", "output"] : ["sortBy", "output"], 5788001);
  const n = many ? given(fields, "n", 5788003) : undefined;
  const output = given(fields, "output", 5788004);
  const sortBy = given(fields, "sortBy", 5788005);
  if (!isDocument(sortBy)) return fail(10065, "invalid parameter: expected an object (sortBy)");
  checkSort(sortBy);
  const order = sortOrder(sortBy);
  const most = n === undefined ? 1 : countOf(n, context, 7548606);
  const read = compileIn(output, context);
  return () => {
    let kept: { key: SortKey; value: Value }[] = [];
    const trim = (): void => {
      kept.sort((left, right) => order.compareKeys(left.key, right.key));
      kept = from === "top" ? kept.slice(0, most) : kept.slice(-most);
    };
    return {
      add: (scope) => {
        kept.push({ key: order.keyOf(scope.root), value: read(scope) ?? null });
        if (kept.length >= 2 * most + 64) trim();
      },
      result: () => {
        trim();
        return many ? kept.map(({ value }) => value) : kept[0]?.value;
      },
    };
  };
};

/** Every accumulator the parser knows. */
export const ACCUMULATORS: ReadonlySet<string> = new Set([
  "$count",
  ...[SIMPLE, keepers, RANKED].flatMap((table) => Object.keys(table)),
]);
