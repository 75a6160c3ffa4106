import { fail } from "../errors.js";
import { bsonType, type Doc, isNumber, toNumber } from "../values/index.js";
import { defineIndex, type IndexDefinition } from "./definition.js";
import { checkPartial } from "./partial.js";

/** MongoDB's bound on a compound key. */
const MAX_FIELDS = 32;

const wrong = (field: string, message: string): never =>
  fail(14, `The field '${field}' has value of the wrong type: ${message}`);

const checkCollation = (collation: Doc): void => {
  if (collation.size === 0) fail(2, "The field 'collation' cannot be an empty object.");
  if (!collation.has("locale")) fail(40414, "BSON field 'collation.locale' is missing but a required field");
};

const checkVersion = (spec: Doc): void => {
  const v = spec.get("v");
  if (v === undefined) return;
  if (!isNumber(v)) wrong("v", bsonType(v));
  else if (![1, 2].includes(toNumber(v)))
    fail(67, `Invalid index specification: cannot create an index with v=${v}`);
};

/** {_id: 1} and {_id: -1} are both meant as the _id index, which is ascending, and whose name is its own. */
const checkId = (key: Doc, spec: Doc): void => {
  const direction = key.size === 1 ? key.get("_id") : undefined;
  const isId = direction !== undefined && isNumber(direction) && Math.abs(toNumber(direction)) === 1;
  if (isId && toNumber(direction) !== 1)
    fail(2, "The field 'key' for an _id index must be {_id: 1}, but got {_id: -1}");
  if (!isId && spec.get("name") === "_id_")
    fail(2, "The index name '_id_' is reserved for the _id index, which must have key pattern {_id: 1}");
  if (isId && spec.has("hidden")) fail(197, "The field 'hidden' is not valid for an _id index specification");
};

/**
 * An index as createIndexes is asked for it. What is refused only here may still stand in a catalog of
 * before, which `defineIndex` reads.
 */
export const newIndex = (spec: Doc): IndexDefinition => {
  const { key, name, hidden, collation, partialFilterExpression: partial } = Object.fromEntries(spec);
  if (!(key instanceof Map)) return defineIndex(spec);
  if (name === undefined) fail(9, "The 'name' field is a required property of an index specification");
  if (typeof name !== "string") wrong("name", "it must be a string");
  if (key.size > MAX_FIELDS) fail(13103, "too many compound keys");
  if (hidden !== undefined && typeof hidden !== "boolean") wrong("hidden", "it must be a boolean");
  checkVersion(spec);
  checkId(key, spec);
  if (collation instanceof Map) checkCollation(collation);
  const definition = defineIndex(spec);
  if (partial instanceof Map) checkPartial(partial);
  return definition;
};
