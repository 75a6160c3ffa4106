import { fail } from "../errors.js";

const formats = new Map<string, Intl.DateTimeFormat>();
const OFFSET = /^([+-])(\d{2}):?(\d{2})?$/;

const formatFor = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const format = (() => {
    try {
      return new Intl.DateTimeFormat("en-US", {
        timeZone: zone,
        hourCycle: "h23",
        year: "numeric",
        month: "numeric",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
        second: "numeric",
        era: "short",
      });
    } catch {
      return fail(40485, `unrecognized time zone identifier: "${zone}"`);
    }
  })();
  if (formats.size < 1000) formats.set(zone, format);
  return format;
};

/** Refuses what names no time zone: an Olson identifier, UTC, or an offset such as +05:30. */
export const checkZone = (zone: string): void => {
  if (!OFFSET.test(zone)) formatFor(zone);
};

const fixedOffset = (zone: string): number | undefined => {
  if (zone === "UTC" || zone === "GMT" || zone === "Z") return 0;
  const match = OFFSET.exec(zone);
  if (!match) return undefined;
  const [, sign, hours, minutes = "0"] = match;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** Minutes that the zone is ahead of UTC at an instant. */
export const offsetOfInstant = (zone: string, instant: number): number => {
  const fixed = fixedOffset(zone);
  if (fixed !== undefined) return fixed;
  const parts = new Map(
    formatFor(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const field = (name: string): number => Number(parts.get(name as Intl.DateTimeFormatPartTypes) ?? 0);
  const year = parts.get("era") === "BC" ? 1 - field("year") : field("year");
  const local = new Date(0);
  local.setUTCFullYear(year, field("month") - 1, field("day"));
  local.setUTCHours(field("hour"), field("minute"), field("second"));
  return Math.round((local.getTime() - Math.floor(instant / 1000) * 1000) / 60_000);
};

/** Minutes that the zone is ahead of UTC when its clocks show this time (kept in UTC fields). */
export const offsetAt = (zone: string, local: Date): number => {
  const first = offsetOfInstant(zone, local.getTime());
  return offsetOfInstant(zone, local.getTime() - first * 60_000);
};
