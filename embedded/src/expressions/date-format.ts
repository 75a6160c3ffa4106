import { fail } from "../errors.js";
import { calendar, type Fields, localTime } from "./calendar.js";
import { offsetOfInstant } from "./timezone.js";

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

const padded = (number: number, width: number): string => String(number).padStart(width, "0");

const yearText = (year: number): string =>
  year >= 0 && year <= 9999
    ? padded(year, 4)
    : fail(
        18537,
        `Could not convert date to string: date component was outside the supported range of 0-9999: ${year}`,
      );

const offsetText = (minutes: number): string => {
  const magnitude = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${padded(Math.floor(magnitude / 60), 2)}${padded(magnitude % 60, 2)}`;
};

const SPECIFIERS: Readonly<Record<string, (fields: Fields, offset: number) => string>> = {
  "%": () => "%",
  Y: ({ year }) => yearText(year),
  m: ({ month }) => padded(month, 2),
  d: ({ day }) => padded(day, 2),
  H: ({ hour }) => padded(hour, 2),
  M: ({ minute }) => padded(minute, 2),
  S: ({ second }) => padded(second, 2),
  L: ({ millisecond }) => padded(millisecond, 3),
  j: ({ dayOfYear }) => padded(dayOfYear, 3),
  w: ({ dayOfWeek }) => String(dayOfWeek),
  u: ({ isoDayOfWeek }) => String(isoDayOfWeek),
  U: ({ week }) => padded(week, 2),
  V: ({ isoWeek }) => padded(isoWeek, 2),
  G: ({ isoWeekYear }) => yearText(isoWeekYear),
  B: ({ month }) => MONTHS[month - 1] ?? "",
  b: ({ month }) => (MONTHS[month - 1] ?? "").slice(0, 3),
  z: (_, offset) => offsetText(offset),
  Z: (_, offset) => String(offset),
};

/** A date as text, by the specifiers of `$dateToString`. */
export const formatDate = (millis: number, format: string, zone: string): string => {
  const fields = calendar(localTime(millis, zone));
  const offset = offsetOfInstant(zone, millis);
  return format.replace(/%([\s\S]?)/g, (_, letter: string) => {
    const specifier = Object.hasOwn(SPECIFIERS, letter) ? SPECIFIERS[letter] : undefined;
    if (letter === "") return fail(18535, "Unmatched '%' at end of format string");
    return specifier
      ? specifier(fields, offset)
      : fail(18536, `Invalid format character '%${letter}' in format string`);
  });
};
