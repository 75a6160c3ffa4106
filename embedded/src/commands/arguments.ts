import { fail } from "../errors.js";
import { bsonType, type Doc, isNumber, type Maybe, toLong, toNumber, type Value } from "../values/index.js";

/** A document from its entries. */
export const doc = (entries: Readonly<Record<string, Value | undefined>>): Doc => {
  const made: Doc = new Map();
  for (const [name, value] of Object.entries(entries)) if (value !== undefined) made.set(name, value);
  return made;
};

/** Reads a command's fields, refusing wrong types as MongoDB's IDL parser does. */
export class Arguments {
  readonly command: string;
  readonly body: Doc;

  constructor(command: string, body: Doc) {
    this.command = command;
    this.body = body;
  }

  #wrong(name: string, value: Maybe, expected: string): never {
    return fail(
      14,
      `BSON field '${this.command}.${name}' is the wrong type '${bsonType(value)}', expected type '${expected}'`,
    );
  }

  required(name: string): Value {
    return (
      this.body.get(name) ??
      fail(40414, `BSON field '${this.command}.${name}' is missing but a required field`)
    );
  }

  document(name: string): Doc | undefined {
    const value = this.body.get(name);
    if (value === undefined || value instanceof Map) return value;
    return this.#wrong(name, value, "object");
  }

  list(name: string): readonly Value[] | undefined {
    const value = this.body.get(name);
    if (value === undefined || Array.isArray(value)) return value;
    return this.#wrong(name, value, "array");
  }

  documents(name: string): readonly Doc[] {
    const list =
      this.list(name) ?? fail(40414, `BSON field '${this.command}.${name}' is missing but a required field`);
    return list.map((item, i) => (item instanceof Map ? item : this.#wrong(`${name}.${i}`, item, "object")));
  }

  text(name: string): string {
    const value = this.required(name);
    return typeof value === "string" ? value : this.#wrong(name, value, "string");
  }

  /** The name of a collection of this command's database. */
  collection(name: string): string {
    const value = this.body.get(name);
    if (value === undefined) return this.text(name);
    if (typeof value !== "string") return fail(73, `collection name has invalid type ${bsonType(value)}`);
    if (value === "" || value.startsWith(".") || /[\0$]/.test(value))
      fail(73, `Invalid namespace specified '${value}'`);
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.body.get(name) ?? undefined;
    if (value === undefined || typeof value === "boolean") return value;
    return isNumber(value) ? toNumber(value) !== 0 : this.#wrong(name, value, "bool");
  }

  /** A whole number that is not negative. */
  count(name: string, code = 51024): number | undefined {
    const value = this.body.get(name);
    if (value === undefined || value === null) return undefined;
    if (!isNumber(value)) return this.#wrong(name, value, "long");
    const n = Number(toLong(value));
    return n >= 0 ? n : fail(code, `BSON field '${name}' value must be >= 0, actual value '${n}'`);
  }

  /** How many documents the first batch is to have, of commands that say it in `cursor`. */
  batchSize(): number | undefined {
    const cursor = this.body.get("cursor") === null ? undefined : this.document("cursor");
    for (const name of cursor?.keys() ?? [])
      if (name !== "batchSize") fail(40415, `BSON field 'cursor.${name}' is an unknown field.`);
    return cursor && new Arguments("cursor", cursor).count("batchSize", 2);
  }

  /** Only the simple collation: any other would change what is equal to what. */
  simpleCollation(): void {
    const collation = this.document("collation");
    if (collation === undefined || collation.size === 0) return;
    const locale = collation.get("locale");
    if (locale === undefined) fail(40414, "BSON field 'collation.locale' is missing but a required field");
    if (locale !== "simple")
      fail(2, `Collation '${locale}' is not supported by this engine: only { locale: "simple" } is`);
    if (collation.size > 1) fail(9, "With the simple locale no other field of a collation may be present");
  }
}
