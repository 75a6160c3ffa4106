import { BSON, EJSON } from "bson";
import { MongoError } from "../src/errors.js";
import { type Doc, decode, encode, type Maybe, type Value } from "../src/values/index.js";

/** A document of the engine from Extended JSON; plain whole numbers are ints. */
export const doc = (plain: object): Doc =>
  decode(BSON.serialize(EJSON.deserialize(plain as never, { relaxed: false })));

export const value = (plain: unknown): Value => doc({ value: plain }).get("value") ?? null;

/** The engine's value as Extended JSON, whole numbers plain unless they are longs, doubles or decimals. */
export const plain = (found: Maybe): unknown => {
  if (found === undefined) return undefined;
  const bytes = encode(new Map([["value", found]]));
  const text = EJSON.stringify(BSON.deserialize(bytes, { promoteValues: false }), { relaxed: false });
  return JSON.parse(text, (_, inner) =>
    typeof inner === "object" && inner !== null && "$numberInt" in inner ? Number(inner.$numberInt) : inner,
  ).value;
};

/** The code that a refusal carries. */
export const refusal = (act: () => unknown): number | undefined => {
  try {
    act();
  } catch (error) {
    if (error instanceof MongoError) return error.code;
    throw error;
  }
  return undefined;
};
