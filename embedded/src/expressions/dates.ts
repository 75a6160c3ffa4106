import { ObjectId, Timestamp } from "bson";
import { fail } from "../errors.js";
import { bsonType } from "../values/compare.js";
import { exactInt, int, isNumber, long } from "../values/numbers.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import {
  type CalendarUnit,
  calendar,
  type Fields,
  fromFields,
  isUnit,
  localTime,
  shift,
  span,
  startOf,
  toUtc,
  UNITS,
} from "./calendar.js";
import { formatDate } from "./date-format.js";
import { readDateText } from "./date-text.js";
import { type Operator, type Operators, over, type Scope } from "./expression.js";
import {
  defined,
  isDocument,
  isNullish,
  type NamedArguments,
  named,
  optional,
  required,
} from "./operands.js";
import { checkZone } from "./timezone.js";

/** What counts as a date: a date, a timestamp's second, the second an ObjectId was made in. */
const millisOfDate = (value: Maybe): number => {
  if (value instanceof Date) return value.getTime();
  if (value instanceof Timestamp) return value.t * 1000;
  if (value instanceof ObjectId) return value.getTimestamp().getTime();
  return fail(16006, `can't convert from BSON type ${bsonType(value)} to Date`);
};

const zoneOf = (value: Maybe): string => {
  if (typeof value !== "string")
    return fail(40517, `timezone must evaluate to a string, found ${bsonType(value)}`);
  checkZone(value);
  return value;
};

const unitOf = (value: Maybe, name: string): CalendarUnit =>
  typeof value === "string" && isUnit(value)
    ? value
    : fail(typeof value === "string" ? 9 : 5439013, `${name} requires 'unit' to be one of ${UNITS}`);

/** Reads the operands of an operator with named arguments; a null one among them makes the result null. */
const dated =
  (rule: NamedArguments, evaluate: (values: Record<string, Value>, name: string) => Maybe): Operator =>
  (argument, parse, name) => {
    const fields = named(argument, name, rule);
    const operands = [...fields].map(([field, value]) => [field, parse(value)] as const);
    return over(
      operands.map(([, operand]) => operand),
      (scope) => {
        const values: Record<string, Value> = {};
        for (const [field, operand] of operands) {
          const value = operand.evaluate(scope);
          if (isNullish(value)) return null;
          values[field] = value;
        }
        return evaluate(values, name);
      },
    );
  };

const zoneIn = (values: Record<string, Value>): string =>
  values.timezone === undefined ? "UTC" : zoneOf(values.timezone);

/** `$year` and its kin: of a date, or of `{date, timezone}`. */
const part =
  (read: (fields: Fields) => number, wide = false): Operator =>
  (argument, parse, name) => {
    const inner = Array.isArray(argument) ? argument : [argument];
    const [lone] = inner;
    if (lone === undefined || inner.length !== 1) return fail(40536, `${name} accepts exactly one argument`);
    const [first = ""] = isDocument(lone) ? lone.keys() : [];
    const given = isDocument(lone) && !first.startsWith("$") ? lone : undefined;
    const fields: Doc = given
      ? named(given, name, { codes: [40539, 40535], fields: "date:40539 timezone?" })
      : new Map([["date", lone]]);
    const date = required(fields, "date", parse);
    const zone = optional(fields, "timezone", parse);
    return over(defined([date, zone]), (scope: Scope) => {
      const value = date.evaluate(scope);
      const name = zone?.evaluate(scope);
      if (isNullish(value) || (zone && isNullish(name))) return null;
      const number = read(calendar(localTime(millisOfDate(value), zone ? zoneOf(name) : "UTC")));
      return wide ? long(number) : int(number);
    });
  };

const PARTS = ["year", "month", "day", "hour", "minute", "second", "millisecond"] as const;
const ISO_PARTS = ["isoWeekYear", "isoWeek", "isoDayOfWeek", ...PARTS.slice(3)] as const;

const toParts = dated({ codes: [40524, 40520], fields: "date:40522 timezone? iso8601?" }, (values) => {
  const iso = values.iso8601 ?? false;
  if (typeof iso !== "boolean") return fail(40521, "iso8601 must evaluate to a bool");
  const fields = calendar(localTime(millisOfDate(values.date), zoneIn(values)));
  return new Map((iso ? ISO_PARTS : PARTS).map((name) => [name, int(fields[name])]));
});

const fromParts = dated(
  { codes: [40519, 40518], fields: [...PARTS, ...ISO_PARTS, "timezone"].map((name) => `${name}?`).join(" ") },
  (values) => {
    const iso = values.isoWeekYear !== undefined;
    if (!iso && values.year === undefined)
      fail(40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
    const number = (name: string, otherwise: number): number => {
      const value = values[name];
      if (value === undefined) return otherwise;
      return (
        (isNumber(value) ? exactInt(value) : undefined) ??
        fail(40515, `'${name}' must evaluate to an integer`)
      );
    };
    const year = number(iso ? "isoWeekYear" : "year", 1970);
    if (year < 1 || year > 9999) fail(40523, "'year' must evaluate to an integer in the range 1 to 9999");
    const day = iso
      ? { isoWeekYear: year, week: number("isoWeek", 1), day: number("isoDayOfWeek", 1) }
      : { year, month: number("month", 1), day: number("day", 1) };
    return new Date(
      toUtc(
        fromFields(day, [
          number("hour", 0),
          number("minute", 0),
          number("second", 0),
          number("millisecond", 0),
        ]),
        zoneIn(values),
      ),
    );
  },
);

const moving = (direction: 1 | -1) =>
  dated(
    { codes: [5166400, 5166401], fields: "startDate:5166402 unit:5166402 amount:5166402 timezone?" },
    (values, name) => {
      const unit = unitOf(values.unit, name);
      const count = isNumber(values.amount) ? exactInt(values.amount) : undefined;
      if (count === undefined) return fail(5166405, `${name} expects integer amount of time units`);
      return new Date(shift(millisOfDate(values.startDate), unit, direction * count, zoneIn(values)));
    },
  );

const dayOf = (value: Maybe, code: number): number => {
  if (value === undefined) return 6;
  const names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const at =
    typeof value === "string"
      ? names.findIndex((name) => name === value.toLowerCase() || name.slice(0, 3) === value.toLowerCase())
      : -1;
  return at < 0 ? fail(code, "startOfWeek must be a day of the week") : at;
};

const difference = dated(
  {
    codes: [5166301, 5166302],
    fields: "startDate:5166303 endDate:5166304 unit:5166305 timezone? startOfWeek?",
  },
  (values, name) => {
    const unit = unitOf(values.unit, name);
    const zone = zoneIn(values);
    const week = dayOf(values.startOfWeek, 5439015);
    const [start, end] = [values.startDate, values.endDate].map((value) =>
      localTime(millisOfDate(value), zone),
    );
    return long(span(start ?? 0, end ?? 0, unit, week));
  },
);

const truncate = dated(
  { codes: [5439007, 5439008], fields: "date:5439009 unit:5439010 binSize? timezone? startOfWeek?" },
  (values, name) => {
    const unit = unitOf(values.unit, name);
    const size =
      values.binSize === undefined ? 1 : isNumber(values.binSize) ? exactInt(values.binSize) : undefined;
    if (size === undefined) return fail(5439017, "$dateTrunc requires 'binSize' to be a 64-bit integer");
    if (size <= 0) fail(5439018, "$dateTrunc requires 'binSize' to be greater than 0");
    const zone = zoneIn(values);
    const local = localTime(millisOfDate(values.date), zone);
    return new Date(toUtc(startOf(local, unit, size, dayOf(values.startOfWeek, 5439015)), zone));
  },
);

const toText: Operator = (argument, parse, name) => {
  const fields = named(argument, name, {
    codes: [18629, 18534],
    fields: "date:18628 format? timezone? onNull?",
  });
  const date = required(fields, "date", parse);
  const [format, zone, onNull] = ["format", "timezone", "onNull"].map((field) =>
    optional(fields, field, parse),
  );
  return over(defined([date, format, zone, onNull]), (scope) => {
    const pattern = format?.evaluate(scope);
    const zoneName = zone?.evaluate(scope);
    const value = date.evaluate(scope);
    if (isNullish(value)) return onNull ? onNull.evaluate(scope) : null;
    if ((format && isNullish(pattern)) || (zone && isNullish(zoneName))) return null;
    if (format && typeof pattern !== "string")
      return fail(18533, "$dateToString requires that 'format' be a string");
    const zoned = zone ? zoneOf(zoneName) : "UTC";
    const standard = zone && zoned !== "UTC" ? "%Y-%m-%dT%H:%M:%S.%L" : "%Y-%m-%dT%H:%M:%S.%LZ";
    return formatDate(millisOfDate(value), typeof pattern === "string" ? pattern : standard, zoned);
  });
};

const fromText: Operator = (argument, parse, name) => {
  const fields = named(argument, name, {
    codes: [40540, 40541],
    fields: "dateString:40542 timezone? onNull? onError?",
  });
  const text = required(fields, "dateString", parse);
  const [zone, onNull, onError] = ["timezone", "onNull", "onError"].map((field) =>
    optional(fields, field, parse),
  );
  return over(defined([text, zone, onNull, onError]), (scope) => {
    const value = text.evaluate(scope);
    const zoneName = zone?.evaluate(scope);
    if (isNullish(value)) return onNull ? onNull.evaluate(scope) : null;
    if (zone && isNullish(zoneName)) return null;
    const zoned = zone ? zoneOf(zoneName) : undefined;
    const parsed = typeof value === "string" ? readDateText(value, zoned) : undefined;
    return (
      parsed ??
      (onError
        ? onError.evaluate(scope)
        : fail(241, `an incomplete or invalid date/time string: ${bsonType(value)}`))
    );
  });
};

export const DATES: Operators = {
  $year: part(({ year }) => year),
  $month: part(({ month }) => month),
  $dayOfMonth: part(({ day }) => day),
  $hour: part(({ hour }) => hour),
  $minute: part(({ minute }) => minute),
  $second: part(({ second }) => second),
  $millisecond: part(({ millisecond }) => millisecond),
  $dayOfWeek: part(({ dayOfWeek }) => dayOfWeek),
  $dayOfYear: part(({ dayOfYear }) => dayOfYear),
  $week: part(({ week }) => week),
  $isoDayOfWeek: part(({ isoDayOfWeek }) => isoDayOfWeek),
  $isoWeek: part(({ isoWeek }) => isoWeek),
  $isoWeekYear: part(({ isoWeekYear }) => isoWeekYear, true),
  $dateToParts: toParts,
  $dateFromParts: fromParts,
  $dateAdd: moving(1),
  $dateSubtract: moving(-1),
  $dateDiff: difference,
  $dateTrunc: truncate,
  $dateToString: toText,
  $dateFromString: fromText,
};
