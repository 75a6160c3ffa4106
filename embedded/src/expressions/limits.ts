import { fail } from "../errors.js";
import type { Maybe } from "../values/types.js";

const MAX_BYTES = 100 * 1024 * 1024;
/** MongoDB lets one array grow to 100 MB; an element counts as 16 bytes of it. */
const MAX_ELEMENTS = MAX_BYTES / 16;
/** A bound on all arrays built for one document, and so on arrays within arrays; in references. */
const MAX_BUILT = 32 * 1024 * 1024;
/** What a number made anew costs, in references. */
export const NEW_NUMBER = 4;
/** A buffer MongoDB builds a string in may not outgrow this. */
const MAX_STRING = 64 * 1024 * 1024;

let built = 0;

/** A stage turns to its next document: what was built for the last one no longer counts. */
export const nextDocument = (): void => {
  built = 0;
};

/** Refuses to build an array of so many elements. */
export const reserve = (elements: number, operator: string, cost = 1): void => {
  built += elements * cost;
  if (elements > MAX_ELEMENTS || built > MAX_BUILT) {
    fail(146, `${operator} would use too much memory and cannot spill to disk`);
  }
};

/** Refuses to build a string of so many UTF-16 units. */
export const reserveString = (length: number): void => {
  if (length > MAX_STRING) {
    fail(13548, `BufBuilder attempted to grow() to ${length} bytes, past the 64MB limit.`);
  }
};

const sizeOf = (value: Maybe): number => {
  if (typeof value === "string") return 16 + value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, element) => sum + sizeOf(element), 16);
  if (!(value instanceof Map)) return 16;
  let sum = 16;
  for (const [name, inner] of value) sum += name.length + sizeOf(inner);
  return sum;
};

/** Counts what an accumulator keeps, and refuses more than 100 MB of it. */
export const keeper = (operator: string): ((value: Maybe) => void) => {
  let bytes = 0;
  return (value) => {
    bytes += sizeOf(value);
    if (bytes > MAX_BYTES) {
      fail(
        146,
        `${operator} used too much memory and cannot spill to disk. Memory limit: ${MAX_BYTES} bytes`,
      );
    }
  };
};
