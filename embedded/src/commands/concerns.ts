import { fail } from "../errors.js";
import { bsonType, type Doc, isNumber, type Maybe, toNumber } from "../values/index.js";
import type { Request } from "./engine.js";

/**
 * Read and write concerns are checked as MongoDB checks them. With one member, whatever is acknowledged is
 * on disk and on the majority, so that a write concern changes nothing. A read may see, as with MongoDB,
 * what is still on its way to disk, unless its concern is a stronger one.
 */
const LEVELS = new Set(["local", "majority", "available", "linearizable", "snapshot"]);
const READ_FIELDS = new Set(["level", "afterClusterTime", "atClusterTime", "provenance"]);
const WRITE_FIELDS = new Set(["w", "j", "fsync", "wtimeout", "provenance"]);
const PROVENANCES = new Set(["clientSupplied", "implicitDefault", "customDefault", "getLastErrorDefaults"]);

const wrongType = (field: string, value: Maybe, expected: string): never =>
  fail(14, `BSON field '${field}' is the wrong type '${bsonType(value)}', expected type '${expected}'`);

const knownFields = (concern: Doc, name: string, known: ReadonlySet<string>): void => {
  for (const field of concern.keys())
    if (!known.has(field)) fail(40415, `BSON field '${name}.${field}' is an unknown field.`);
};

const checkRead = (value: Maybe, inSet: boolean): void => {
  if (value === undefined || value === null) return;
  if (!(value instanceof Map)) {
    wrongType("readConcern", value, "object");
    return;
  }
  knownFields(value, "readConcern", READ_FIELDS);
  if (value.has("atClusterTime"))
    fail(72, "readConcern.atClusterTime needs level snapshot, which is not supported");
  const level = value.get("level");
  if (level === undefined || level === null) return;
  if (typeof level !== "string") {
    wrongType("readConcern.level", level, "string");
    return;
  }
  if (!LEVELS.has(level))
    fail(2, `Enumeration value '${level}' for field 'readConcern.level' is not a valid value.`);
  if (!inSet && level === "linearizable") fail(123, "cannot read from a primary that is no replica set's");
  // A snapshot is a state of the past kept for a reader, which this engine does not have.
  if (level === "snapshot") fail(123, "read concern level snapshot is not supported by this engine");
};

const checkW = (w: Maybe, inSet: boolean): void => {
  if (w === undefined) return;
  if (w === null) fail(2, "w has to be a number, string, or object");
  if (typeof w === "string") {
    if (w === "majority") return;
    if (!inSet) fail(2, `cannot use non-majority 'w' mode ${w} when a host is not a member of a replica set`);
    fail(79, `No write concern mode named '${w}' found in replica set configuration`);
  }
  if (w instanceof Map) {
    for (const tag of w.values()) if (!isNumber(tag)) fail(9, "tags in w have to be numbers");
    if (w.size === 0) fail(9, "tagged write concern requires tags");
    return;
  }
  if (!isNumber(w)) {
    fail(9, "w has to be a number, string, or object");
    return;
  }
  const n = toNumber(w);
  if (!(n >= 0 && n <= 50)) fail(9, "w has to be a non-negative number and not greater than 50");
  if (n > 1) fail(inSet ? 100 : 2, "Not enough data-bearing nodes: this is a set of one");
};

const checkWrite = (value: Maybe, inSet: boolean): void => {
  if (value === undefined || value === null) return;
  if (!(value instanceof Map)) {
    wrongType("writeConcern", value, "object");
    return;
  }
  knownFields(value, "writeConcern", WRITE_FIELDS);
  const [j, wtimeout, provenance] = [value.get("j"), value.get("wtimeout"), value.get("provenance")];
  if (j !== undefined && j !== null && typeof j !== "boolean" && !isNumber(j))
    wrongType("writeConcern.j", j, "bool");
  if (wtimeout !== undefined && isNumber(wtimeout) && Math.abs(toNumber(wtimeout)) > 2147483647)
    fail(9, "wtimeout must be a 32-bit number");
  if (provenance !== undefined && typeof provenance !== "string")
    wrongType("writeConcern.provenance", provenance, "string");
  if (typeof provenance === "string" && !PROVENANCES.has(provenance))
    fail(2, `Enumeration value '${provenance}' for field 'writeConcern.provenance' is not a valid value.`);
  checkW(value.get("w"), inSet);
};

export const checkConcerns = ({ body, engine }: Request): void => {
  const inSet = engine.replicaSet.name !== undefined;
  if (body.has("readConcern")) checkRead(body.get("readConcern"), inSet);
  if (body.has("writeConcern")) checkWrite(body.get("writeConcern"), inSet);
};

/** Whether what a read has seen must be on disk before it is told. */
export const asksMajority = ({ body }: Request): boolean => {
  const concern = body.get("readConcern");
  const level = concern instanceof Map ? concern.get("level") : undefined;
  return level === "majority" || level === "linearizable";
};

/** Fields that mean the same in every command that has them: flags may be numbers, and null is absent. */
const FLAGS = [
  "ordered",
  "bypassDocumentValidation",
  "allowDiskUse",
  "new",
  "remove",
  "upsert",
  "singleBatch",
];

const checkHint = (hint: Maybe): void => {
  if (hint !== undefined && typeof hint !== "string" && !(hint instanceof Map))
    fail(9, "Hint must be a string or an object");
};

export const checkCommonTypes = ({ name, body }: Request): void => {
  for (const field of FLAGS) {
    const value = body.get(field);
    if (value === undefined || value === null || typeof value === "boolean" || isNumber(value)) continue;
    wrongType(`${name}.${field}`, value, "bool");
  }
  const ordered = body.get("ordered");
  if (ordered !== undefined && typeof ordered !== "boolean") wrongType(`${name}.ordered`, ordered, "bool");
  const variables = body.get("let") ?? undefined;
  if (variables !== undefined && !(variables instanceof Map)) wrongType(`${name}.let`, variables, "object");
  checkHint(body.get("hint"));
  const time = body.get("maxTimeMS");
  if (time === undefined || time === null) return;
  if (!isNumber(time)) {
    wrongType(`${name}.maxTimeMS`, time, "long");
    return;
  }
  if (!Number.isInteger(toNumber(time))) fail(9, "maxTimeMS has non-integral value");
};
