import { Binary, ObjectId, Timestamp } from "bson";
import { type Doc, isNumber, type Maybe } from "../values/index.js";

/** A value as MongoDB's messages print it. */
export const showValue = (value: Maybe): string => {
  if (value === undefined || value === null) return "null";
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "boolean") return String(value);
  if (isNumber(value)) return value.toString();
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Timestamp)
    return `Timestamp(${value.getHighBitsUnsigned()}, ${value.getLowBitsUnsigned()})`;
  if (value instanceof Binary)
    return value.sub_type === 4
      ? `UUID("${value.toUUID().toString()}")`
      : `BinData(${value.sub_type}, ${value.toString("hex").toUpperCase()})`;
  if (Array.isArray(value)) return `[ ${value.map(showValue).join(", ")} ]`;
  if (value instanceof Map) return show(value);
  return JSON.stringify(value);
};

export const show = (doc: Doc): string =>
  doc.size === 0 ? "{}" : `{ ${[...doc].map(([name, value]) => `${name}: ${showValue(value)}`).join(", ")} }`;
