import { fail } from "../errors.js";

/** MongoDB lets one expression hold 100 MB; an element in an array counts as 16 bytes of it. */
const MAX_ELEMENTS = (100 * 1024 * 1024) / 16;
/** A buffer MongoDB builds a string in may not outgrow this. */
const MAX_STRING = 64 * 1024 * 1024;

/** Refuses to build an array of so many elements. */
export const reserve = (elements: number, operator: string): void => {
  if (elements > MAX_ELEMENTS) fail(146, `${operator} would use too much memory and cannot spill to disk`);
};

/** Refuses to build a string of so many UTF-16 units. */
export const reserveString = (length: number): void => {
  if (length > MAX_STRING)
    fail(13548, `BufBuilder attempted to grow() to ${length} bytes, past the 64MB limit.`);
};
