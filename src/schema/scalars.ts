import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from "graphql";
import { LIMITS } from "../limits.js";

const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/;
const MIN = Date.parse("0001-01-01T00:00:00Z");
const MAX = Date.parse("9999-12-31T23:59:59.999Z");

const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

/** RFC 3339 with an offset; undefined for everything else, a 30th of February included. */
export const parseInstant = (text: string): Date | undefined => {
  const parts = RFC_3339.exec(text);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const offset = /^[+-](\d{2}):(\d{2})$/.exec(parts[8] ?? "");
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  if (offset && (Number(offset[1]) > 23 || Number(offset[2]) > 59)) return undefined;
  const instant = new Date(text.toUpperCase());
  const at = instant.getTime();
  return at >= MIN && at <= MAX ? instant : undefined;
};

const readInstant = (value: unknown): Date => {
  const instant = typeof value === "string" ? parseInstant(value) : undefined;
  if (instant) return instant;
  throw new GraphQLError("A DateTime is an RFC 3339 instant with an offset, such as 2026-03-01T09:30:00Z.");
};

/** In: RFC 3339 with an offset. Out: UTC with milliseconds and `Z`. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  parseValue: readInstant,
  parseLiteral: (node) =>
    readInstant("value" in node && node.kind === "StringValue" ? node.value : undefined),
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new TypeError("A DateTime field resolved to something that is no Date.");
  },
});

const isContainer = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether arrays and objects nest deeper than so many levels; without recursion, so that no input overflows it. */
export const nestsDeeper = (value: unknown, levels: number): boolean => {
  let layer = [value].filter(isContainer);
  for (let depth = 0; depth < levels && layer.length > 0; depth += 1)
    layer = layer.flatMap((one) => Object.values(one)).filter(isContainer);
  return layer.length > 0;
};

const readJson = (value: unknown): unknown => {
  if (nestsDeeper(value, LIMITS.jsonDepth.limit))
    throw new GraphQLError(`JSON nests at most ${LIMITS.jsonDepth.limit} levels.`);
  return value;
};

/** Any JSON value. Its keys are data: kept exactly, and never spread into a filter or an update. */
export const JsonValue = new GraphQLScalarType<unknown, unknown>({
  name: "JSON",
  parseValue: readJson,
  parseLiteral: (node, variables) => readJson(valueFromASTUntyped(node, variables)),
  serialize: (value) => value,
});
