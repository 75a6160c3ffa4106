import { fail } from "../errors.js";
import { offsetAt, offsetOfInstant } from "./timezone.js";

/** The Gregorian calendar. A local time is what clocks show, counted as if they showed UTC. */
const UNIT_MILLIS = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};
const UNIT_MONTHS = { month: 1, quarter: 3, year: 12 };

export type CalendarUnit = keyof typeof UNIT_MILLIS | keyof typeof UNIT_MONTHS;
export const UNITS: readonly string[] = [...Object.keys(UNIT_MILLIS), ...Object.keys(UNIT_MONTHS)];
export const isUnit = (name: string): name is CalendarUnit => UNITS.includes(name);

const monthsIn = (unit: CalendarUnit): number | undefined =>
  unit in UNIT_MONTHS ? UNIT_MONTHS[unit as keyof typeof UNIT_MONTHS] : undefined;
const millisIn = (unit: CalendarUnit): number => UNIT_MILLIS[unit as keyof typeof UNIT_MILLIS];

const DAY = UNIT_MILLIS.day;

export const localTime = (millis: number, zone: string): number =>
  millis + offsetOfInstant(zone, millis) * 60_000;
export const toUtc = (local: number, zone: string): number =>
  local - offsetAt(zone, new Date(local)) * 60_000;

export interface Fields {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** 1 is Sunday. */
  readonly dayOfWeek: number;
  readonly dayOfYear: number;
  /** Weeks begin on Sundays; days before the first are in week 0. */
  readonly week: number;
  /** 1 is Monday. */
  readonly isoDayOfWeek: number;
  readonly isoWeek: number;
  readonly isoWeekYear: number;
}

const utc = (year: number, month: number, day: number): number => {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.getTime();
};

export const calendar = (local: number): Fields => {
  const date = new Date(local);
  if (Number.isNaN(date.getTime())) return fail(9, "The date is outside of the range that can be printed");
  const year = date.getUTCFullYear();
  const weekday = date.getUTCDay();
  const dayOfYear = Math.floor((local - utc(year, 0, 1)) / DAY) + 1;
  const isoDayOfWeek = weekday === 0 ? 7 : weekday;
  // The ISO week belongs to the year of its Thursday.
  const thursday = new Date(local + (4 - isoDayOfWeek) * DAY);
  const isoWeekYear = thursday.getUTCFullYear();
  return {
    year,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
    dayOfWeek: weekday + 1,
    dayOfYear,
    week: Math.floor((dayOfYear + 6 - weekday) / 7),
    isoDayOfWeek,
    isoWeek: Math.floor((thursday.getTime() - utc(isoWeekYear, 0, 1)) / (7 * DAY)) + 1,
    isoWeekYear,
  };
};

type Day = { year: number; month: number; day: number } | { isoWeekYear: number; week: number; day: number };

/** The local time of fields, which may lie outside their usual ranges. */
export const fromFields = (
  day: Day,
  [hour, minute, second, millis]: readonly [number, number, number, number],
): number => {
  const time = hour * UNIT_MILLIS.hour + minute * 60_000 + second * 1000 + millis;
  if ("year" in day) return utc(day.year, day.month - 1, day.day) + time;
  const fourth = utc(day.isoWeekYear, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY;
  return monday + (day.week - 1) * 7 * DAY + (day.day - 1) * DAY + time;
};

const addMonths = (local: number, months: number): number => {
  const date = new Date(local);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  // The last day of a shorter month stands for days it does not have.
  const last = new Date(utc(year, month + 1, 0)).getUTCDate();
  return utc(year, month, Math.min(date.getUTCDate(), last)) + (((local % DAY) + DAY) % DAY);
};

/** Moves an instant by units: from days upwards by the calendar of the zone, below that by the clock. */
export const shift = (millis: number, unit: CalendarUnit, count: number, zone: string): number => {
  const months = monthsIn(unit);
  const byClock = months === undefined && millisIn(unit) < DAY;
  const moved = byClock
    ? millis + count * millisIn(unit)
    : toUtc(
        months === undefined
          ? localTime(millis, zone) + count * millisIn(unit)
          : addMonths(localTime(millis, zone), count * months),
        zone,
      );
  return Math.abs(moved) <= 8.64e15 ? moved : fail(5166406, "date overflow");
};

const monthNumber = (local: number): number => {
  const { year, month } = calendar(local);
  return year * 12 + month - 1;
};

/** Days since 1970-01-01, a Thursday, moved so that weeks begin on the given day (0 is Monday). */
const weekOffset = (startOfWeek: number): number => (((3 - startOfWeek) % 7) + 7) % 7;

/** How many boundaries of the unit lie between two local times. */
export const span = (start: number, end: number, unit: CalendarUnit, startOfWeek: number): number => {
  const months = monthsIn(unit);
  if (months !== undefined)
    return Math.floor(monthNumber(end) / months) - Math.floor(monthNumber(start) / months);
  const moved = unit === "week" ? weekOffset(startOfWeek) * DAY : 0;
  return Math.floor((end + moved) / millisIn(unit)) - Math.floor((start + moved) / millisIn(unit));
};

/** 2000-01-01, from which bins of several units are counted. */
const REFERENCE = 946_684_800_000;

/** The start of the bin of `size` units around a local time. */
export const startOf = (local: number, unit: CalendarUnit, size: number, startOfWeek: number): number => {
  const months = monthsIn(unit);
  if (months !== undefined) {
    const length = months * size;
    const number = Math.floor((monthNumber(local) - 2000 * 12) / length) * length + 2000 * 12;
    return utc(Math.floor(number / 12), number % 12, 1);
  }
  // The first day of 2000 was a Saturday; the first week begins with the first such day after it.
  const reference = REFERENCE + (unit === "week" ? ((startOfWeek + 2) % 7) * DAY : 0);
  const length = millisIn(unit) * size;
  return Math.floor((local - reference) / length) * length + reference;
};
