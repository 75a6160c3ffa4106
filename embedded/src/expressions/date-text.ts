import { fail } from "../errors.js";
import { WideDate } from "../values/dates.js";
import { offsetAt } from "./timezone.js";

const TEXT =
  /^[ \t\n\v\f\r\0\u00a0]*(-?\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]\s*(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?[\s\0]*$/i;

const LAST_YEAR_AS_TEXT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
/** The year 0. */
const FIRST_YEAR_AS_TEXT = -62167219200000;

/** ISO 8601, with milliseconds and Z. */
export const isoText = (date: Date): string => {
  const millis = date.getTime();
  if (date instanceof WideDate || millis > LAST_YEAR_AS_TEXT || millis < FIRST_YEAR_AS_TEXT) {
    return fail(
      18537,
      `Could not convert date to string: date component was outside the supported range of 0-9999: ${millis}`,
    );
  }
  return date.toISOString();
};

/** A date as people write it, or a refusal. */
export const parseDateText = (text: string): Date =>
  readDateText(text) ?? fail(241, `Error parsing date string '${text}'`);

/** A date as people write it; without an offset it is in the given zone, or UTC. */
export const readDateText = (text: string, zone?: string): Date | undefined => {
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "", offset] =
    TEXT.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const fields = [year, month, day, hour, minute, second].map(Number);
  const millis = Number(fraction.slice(0, 3).padEnd(3, "0"));
  const local = new Date(0);
  local.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  local.setUTCHours(Number(hour), Number(minute), Number(second), millis);
  const [, readMonth, readDay, readHour, readMinute, readSecond] = [
    local.getUTCFullYear(),
    local.getUTCMonth() + 1,
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
    local.getUTCSeconds(),
  ];
  // A day that does not exist rolls over: the fields read back differ.
  const same = [readMonth, readDay, readHour, readMinute, readSecond].every(
    (value, at) => value === fields[at + 1],
  );
  if (!same) return undefined;
  const minutes = offset === undefined ? (zone === undefined ? 0 : offsetAt(zone, local)) : offsetOf(offset);
  return new Date(local.getTime() - minutes * 60_000);
};

const offsetOf = (text: string): number => {
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};
