import { fail } from "../errors.js";
import type { Doc, Maybe } from "../values/index.js";
import { type Time, timeKey, timeOfKey } from "./clock.js";

/** A place in the oplog, as clients keep it: behind the entry of this time. */
export interface ResumePoint {
  readonly time: Time;
  /** The stream had ended there: it can be started after, but not resumed. */
  readonly invalidated: boolean;
}

/** Opaque to clients, ordered like the events. */
export const tokenOf = ({ time, invalidated }: ResumePoint): Doc =>
  new Map([["_data", `82${timeKey(time).toString("hex").toUpperCase()}${invalidated ? "01" : "00"}`]]);

export const resumePointOf = (token: Maybe): ResumePoint => {
  const data = token instanceof Map ? token.get("_data") : undefined;
  if (typeof data !== "string" || !/^82[0-9A-Fa-f]{16}0[01]$/.test(data))
    return fail(260, "Bad resume token: it was not made by this server");
  return { time: timeOfKey(Buffer.from(data.slice(2, 18), "hex")), invalidated: data.endsWith("01") };
};
