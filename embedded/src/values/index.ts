export { decode, decodeStored, encode, encodeBehind, size } from "./codec.js";
export {
  binaryLength,
  bsonType,
  canonicalType,
  compare,
  compareStrings,
  equals,
  TYPE_NUMBERS,
  type TypeName,
  typeNumber,
} from "./compare.js";
export { dateFrom, millisOf, WideDate } from "./dates.js";
export {
  compareDecimals,
  type Decimal,
  decimalFromDouble,
  decimalFromInteger,
  divideDecimals,
  fromParts,
  parts,
} from "./decimal.js";
export {
  add,
  compareNumbers,
  double,
  exactInt,
  exactLong,
  fitsInt,
  fitsLong,
  int,
  isDecimal,
  isLong,
  isNumber,
  isWhole,
  long,
  multiply,
  type NumberValue,
  subtract,
  toBigInt,
  toDecimal,
  toLong,
  toNumber,
} from "./numbers.js";
export { isIndex, plainValue, visitPath } from "./paths.js";
export { DbPointer, type Doc, type Maybe, UNDEFINED, Undefined, type Value } from "./types.js";
