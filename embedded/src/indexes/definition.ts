import { fail } from "../errors.js";
import { type FilterNode, parseFilter } from "../query/index.js";
import { type Doc, equals, int, isNumber, toNumber, type Value } from "../values/index.js";
import { samePartial } from "./partial.js";

export interface IndexField {
  readonly path: string;
  readonly descending: boolean;
}

/** One index of a collection, as its specification says; `tree` is its subtree in the store. */
export interface IndexDefinition {
  readonly name: string;
  readonly key: Doc;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: FilterNode | undefined;
  readonly expireAfterSeconds: number | undefined;
  /** Kept up, but no query is planned with it. */
  readonly hidden: boolean;
  /** As listIndexes shows it. */
  readonly spec: Doc;
}

const OPTIONS = new Set([
  "v",
  "key",
  "name",
  "ns",
  "unique",
  "sparse",
  "partialFilterExpression",
  "expireAfterSeconds",
  "background",
  "hidden",
  "collation",
]);

const fieldOf = ([path, direction]: [string, Value]): IndexField => {
  if (path === "" || path.split(".").includes("")) return fail(67, "Index keys cannot be an empty field.");
  if (path.startsWith("$") || path.includes("$**"))
    return fail(67, `Index key '${path}' is not supported: only plain fields are.`);
  if (typeof direction === "string")
    return fail(
      67,
      `Unknown or unsupported index plugin '${direction}'. Only ascending and descending are supported.`,
    );
  if (!isNumber(direction) || toNumber(direction) === 0 || Number.isNaN(toNumber(direction)))
    return fail(67, "Values in the index key pattern must be numbers other than 0.");
  return { path, descending: toNumber(direction) < 0 };
};

const flag = (spec: Doc, name: string): boolean => {
  const value = spec.get(name);
  if (value === undefined) return false;
  if (typeof value === "boolean") return value;
  if (isNumber(value)) return toNumber(value) !== 0;
  return fail(14, `The field '${name}' has value of the wrong type, it must be convertible to bool`);
};

/** A TTL in whole seconds of 32 bits, on one field, never on _id. */
const expiry = (spec: Doc, fields: readonly IndexField[]): number | undefined => {
  const value = spec.get("expireAfterSeconds");
  if (value === undefined) return undefined;
  if (!isNumber(value)) return fail(67, "TTL index 'expireAfterSeconds' option must be numeric");
  const seconds = toNumber(value);
  if (!(seconds >= 0 && seconds <= 2147483647))
    return fail(67, "TTL index 'expireAfterSeconds' option must be within an acceptable range");
  if (fields.length > 1)
    return fail(67, "TTL indexes are single-field indexes, compound indexes do not support TTL");
  return Math.trunc(seconds);
};

const document = (spec: Doc, name: string): Doc | undefined => {
  const value = spec.get(name);
  if (value === undefined || value instanceof Map) return value;
  return fail(14, `The field '${name}' must be an object`);
};

export const defaultName = (key: Doc): string =>
  [...key].map(([path, value]) => `${path}_${isNumber(value) ? toNumber(value) : value}`).join("_");

/** Reads an index's specification, refusing what MongoDB refuses and what is not supported here. */
export const defineIndex = (given: Doc): IndexDefinition => {
  for (const name of given.keys())
    if (!OPTIONS.has(name))
      fail(
        197,
        `The field '${name}' is not valid for an index specification. Specification: the index '${given.get("name") ?? ""}'`,
      );
  const key =
    document(given, "key") ?? fail(9, "The 'key' field is a required property of an index specification");
  if (key.size === 0) fail(67, "Index keys cannot be empty.");
  const name = given.get("name") ?? defaultName(key);
  if (typeof name !== "string" || name === "") return fail(67, "index name cannot be empty");
  const collation = document(given, "collation");
  if (collation !== undefined && collation.get("locale") !== "simple")
    fail(67, "Only the simple collation is supported.");
  const fields = [...key].map(fieldOf);
  const id = key.size === 1 && key.has("_id");
  const filter = document(given, "partialFilterExpression");
  const sparse = flag(given, "sparse");
  const expireAfterSeconds = expiry(given, fields);
  if (id && (filter || sparse || expireAfterSeconds !== undefined))
    fail(197, "The field '_id' index can be neither partial, sparse nor expiring");
  if (filter && sparse) fail(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  const spec: Doc = new Map<string, Value>([
    ["v", given.get("v") ?? int(2)],
    ["key", key],
    ["name", name],
  ]);
  for (const [option, value] of given)
    if (!["v", "key", "name", "ns", "background", "collation"].includes(option)) spec.set(option, value);
  const hidden = flag(given, "hidden");
  if (!hidden) spec.delete("hidden");
  return {
    name,
    key,
    fields,
    unique: flag(given, "unique") || id,
    sparse,
    partial: filter && parseFilter(filter),
    expireAfterSeconds,
    hidden,
    spec,
  };
};

/** Options that are part of what an index is, beside its key: with another one it is another index. */
const sameSignature = (a: IndexDefinition, b: IndexDefinition): boolean =>
  equals(a.key, b.key) &&
  [...a.key.keys()].join() === [...b.key.keys()].join() &&
  a.unique === b.unique &&
  a.sparse === b.sparse &&
  samePartial(a.partial, b.partial);

const alike = (a: IndexDefinition, b: IndexDefinition): boolean =>
  a.expireAfterSeconds === b.expireAfterSeconds && a.hidden === b.hidden;

/** Whether `wanted` is there already; refuses one that differs only in name or only in options. */
export const isPresent = (existing: readonly IndexDefinition[], wanted: IndexDefinition): boolean => {
  if (wanted.fields.length === 1 && wanted.fields[0]?.path === "_id" && !wanted.fields[0].descending)
    return true;
  const named = existing.find((one) => one.name === wanted.name);
  if (named !== undefined) {
    if (sameSignature(named, wanted) && alike(named, wanted)) return true;
    return fail(
      sameSignature(named, wanted) ? 85 : 86,
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Index: ${wanted.name}`,
    );
  }
  const twin = existing.find((one) => sameSignature(one, wanted));
  if (twin === undefined) return false;
  return fail(
    85,
    alike(twin, wanted)
      ? `Index already exists with a different name: ${twin.name}`
      : `An equivalent index already exists with a different name and options. Requested index: ${wanted.name}, existing index: ${twin.name}`,
  );
};
