import type {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from "bson";

/**
 * A BSON document with its keys in stored order. A Map and not an object: an object would move
 * integer-like keys to the front and would give `__proto__` a meaning.
 */
export type Doc = Map<string, Value>;

/** BSON's deprecated type 0x06. JavaScript's own `undefined` always means "missing". */
export class Undefined {
  readonly _bsontype = "Undefined";
}
export const UNDEFINED = new Undefined();

/** BSON's deprecated type 0x0C: a collection's name and an ObjectId. */
export class DbPointer {
  readonly _bsontype = "DBPointer";
  readonly namespace: string;
  readonly id: ObjectId;
  constructor(namespace: string, id: ObjectId) {
    this.namespace = namespace;
    this.id = id;
  }
}

/**
 * A BSON value, its type kept: every number is one of the four BSON number classes, never a JavaScript
 * number, so a whole double stays a double.
 */
export type Value =
  | Doc
  | Value[]
  | string
  | boolean
  | null
  | Date
  | Int32
  | Double
  | Long
  | Decimal128
  | ObjectId
  | Binary
  | Timestamp
  | BSONRegExp
  | BSONSymbol
  | Code
  | MinKey
  | MaxKey
  | DbPointer
  | Undefined;

/** A value, or missing. */
export type Maybe = Value | undefined;
