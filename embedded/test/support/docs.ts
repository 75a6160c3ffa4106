import { serialize } from "bson";
import { type Doc, decode, encode, type Value } from "../../src/values/index.js";

/** A document as the driver would send this object: whole numbers as int, others as double. */
export const doc = (plain: unknown): Doc => decode(serialize(plain as Record<string, unknown>));

/** A document as it would be read again, to be compared with one that was read. */
export const readAgain = (made: Doc): Doc => decode(encode(made));

export const value = (plain: unknown): Value => doc({ value: plain }).get("value") ?? null;

/** What an action throws; undefined when it does not. */
export const thrown = (action: () => unknown): unknown => {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
};
