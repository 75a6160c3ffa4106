import { BSONSymbol, Code, Int32 } from "bson";
import { fail } from "../errors.js";
import { bsonType, compareStrings } from "../values/compare.js";
import { exactInt, isNumber, toBigInt } from "../values/numbers.js";
import type { Maybe } from "../values/types.js";
import { textOf } from "./convert.js";
import type { Operator, Operators } from "./expression.js";
import { over } from "./expression.js";
import { reserveString } from "./limits.js";
import {
  asText,
  defined,
  fixed,
  isNullish,
  named,
  operandsOf,
  optional,
  ranged,
  required,
} from "./operands.js";

const concat: Operator = (argument, parse) => {
  const operands = operandsOf(argument).map(parse);
  return over(operands, (scope) => {
    let result = "";
    for (const operand of operands) {
      const value = operand.evaluate(scope);
      if (isNullish(value)) return null;
      const text = asText(value, 16702, "$concat's operand");
      reserveString(result.length + text.length);
      result += text;
    }
    return result;
  });
};

/** The white space that trimming takes: the list in MongoDB's documentation, NUL among it. */
const WHITESPACE =
  "\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a";

const trimmer =
  (left: boolean, right: boolean): Operator =>
  (argument, parse, name) => {
    const fields = named(argument, name, { codes: [50696, 50694], fields: "input:50695 chars?" });
    const input = required(fields, "input", parse);
    const chars = optional(fields, "chars", parse);
    return over(defined([input, chars]), (scope) => {
      const text = input.evaluate(scope);
      if (isNullish(text)) return null;
      const points = [...asText(text, 50699, `${name}'s input`)];
      const given = chars ? chars.evaluate(scope) : WHITESPACE;
      if (isNullish(given)) return null;
      const set = new Set(asText(given, 50700, `${name}'s chars`));
      let start = 0;
      let end = points.length;
      while (left && start < end && set.has(points[start] ?? "")) start += 1;
      while (right && end > start && set.has(points[end - 1] ?? "")) end -= 1;
      return points.slice(start, end).join("");
    });
  };

/** A bound of `$indexOfBytes` and `$indexOfCP`. */
const indexBound = (value: Maybe, name: string): number => {
  const index = isNumber(value) ? exactInt(value) : undefined;
  if (index === undefined)
    return fail(40096, `${name} requires an integral index, found a value of type: ${bsonType(value)}`);
  return index < 0 ? fail(40097, `${name} requires a nonnegative index`) : index;
};

/** Where a text stands in another, counted in units: bytes or code points. */
const indexOf =
  (
    codes: { readonly text: number; readonly token: number },
    find: (text: string, token: string, start: number, end: number | undefined) => number,
  ): Operator =>
  (argument, parse, name) =>
    ranged(2, 4, (...operands) => {
      const [text, token] = operands;
      if (isNullish(text)) return null;
      const searched = asText(text, codes.text, `${name}'s first argument`);
      const sought = asText(token, codes.token, `${name}'s second argument`);
      const start = operands.length > 2 ? indexBound(operands[2], name) : 0;
      const end = operands.length > 3 ? indexBound(operands[3], name) : undefined;
      return new Int32(find(searched, sought, start, end));
    })(argument, parse, name);

const byteIndex = (text: string, token: string, start: number, bound: number | undefined): number => {
  const bytes = Buffer.from(text);
  const end = Math.min(bound ?? bytes.length, bytes.length);
  if (start > bytes.length || end < start) return -1;
  const found = bytes.indexOf(token, start);
  return found < 0 || found + Buffer.byteLength(token) > end ? -1 : found;
};

/** Unlike the bytes' own, this asks only where a match begins: before the end. */
const codePointIndex = (text: string, token: string, start: number, bound: number | undefined): number => {
  const points = [...text];
  const end = Math.min(bound ?? points.length, points.length);
  if (start > points.length || (token === "" && start === 0 && points.length === 0))
    return token === "" && end >= start ? start : -1;
  const found = text.indexOf(token, points.slice(0, start).join("").length);
  const at = found < 0 ? -1 : [...text.slice(0, found)].length;
  return at < end ? at : -1;
};

const length = (code: number, measure: (text: string) => number) =>
  fixed(1, (value) => new Int32(measure(asText(value, code, "The argument"))));

/** A text operand of the older string operators, which take dates and numbers as well. */
const coerced = (value: Maybe): string => {
  if (isNullish(value)) return "";
  if (typeof value === "string") return value;
  if (value instanceof BSONSymbol) return value.value;
  if (value instanceof Code) return value.code;
  if (isNumber(value) || value instanceof Date || bsonType(value) === "timestamp") return textOf(value);
  return fail(16007, `can't convert from BSON type ${bsonType(value)} to String`);
};

const ascii = (pattern: RegExp, change: (letter: string) => string) =>
  fixed(1, (value) => coerced(value).replace(pattern, change));

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

const wholeOf = (value: Maybe, code: number, what: string): number =>
  isNumber(value) ? Number(toBigInt(value) ?? 0n) : fail(code, `${what} must be a numeric type`);

const substrBytes = fixed(3, (value, from, count) => {
  const bytes = Buffer.from(coerced(value));
  const start = wholeOf(from, 16034, "$substrBytes: starting index");
  const wanted = wholeOf(count, 16035, "$substrBytes: length");
  if (start < 0) fail(50752, "$substrBytes: starting index must be non-negative");
  if (start >= bytes.length) return "";
  if (isContinuation(bytes[start]))
    fail(28656, "$substrBytes: Invalid range, starting index is a UTF-8 continuation byte.");
  const end = wanted < 0 ? bytes.length : Math.min(bytes.length, start + wanted);
  if (isContinuation(bytes[end]))
    fail(28657, "$substrBytes: Invalid range, ending index is in the middle of a UTF-8 character.");
  return bytes.subarray(start, end).toString();
});

const substrCP = fixed(3, (value, from, count) => {
  const text = coerced(value);
  const [start, wanted] = [from, count].map((operand, at) => {
    if (!isNumber(operand))
      return fail(
        at ? 34452 : 34450,
        `$substrCP: must be a numeric type (is BSON type ${bsonType(operand)})`,
      );
    return (
      exactInt(operand) ??
      fail(at ? 34453 : 34451, "$substrCP: cannot be represented as a 32-bit integral value")
    );
  });
  if (start === undefined || wanted === undefined) return "";
  if (wanted < 0) fail(34454, "$substrCP: length must be a nonnegative integer.");
  if (start < 0) fail(34455, "$substrCP: the starting index must be a nonnegative integer.");
  return [...text].slice(start, start + wanted).join("");
});

/** More pieces than fit in a document. */
const MAX_PIECES = 4 * 1024 * 1024;

const split = fixed(2, (text, separator) => {
  if (isNullish(text) || isNullish(separator)) return null;
  if (typeof text !== "string")
    return fail(
      40085,
      `$split requires an expression that evaluates to a string as a first argument, found: ${bsonType(text)}`,
    );
  if (typeof separator !== "string")
    return fail(
      40086,
      `$split requires an expression that evaluates to a string as a second argument, found: ${bsonType(separator)}`,
    );
  return separator === ""
    ? fail(40087, "$split requires a non-empty separator")
    : text.split(separator, MAX_PIECES);
});

const replacer =
  (all: boolean): Operator =>
  (argument, parse, name) => {
    const fields = named(argument, name, {
      codes: [51751, 51750],
      fields: "input:51749 find:51748 replacement:51747",
    });
    const operands = ["input", "find", "replacement"].map((field) => required(fields, field, parse));
    return over(operands, (scope) => {
      const values = operands.map((operand) => operand.evaluate(scope));
      const texts = values.map((value, at) =>
        isNullish(value) || typeof value === "string"
          ? value
          : fail(51746 - at, `${name} requires all its arguments to be strings, found: ${bsonType(value)}`),
      );
      const [input, find, replacement] = texts;
      if (typeof input !== "string" || typeof find !== "string" || typeof replacement !== "string")
        return null;
      const parts = all ? input.split(find) : [input];
      reserveString(input.length + parts.length * replacement.length);
      return all && find !== ""
        ? parts.join(replacement)
        : all
          ? replacement + [...input].map((point) => point + replacement).join("")
          : input.replace(find, () => replacement);
    });
  };

export const STRINGS: Operators = {
  $concat: concat,
  $trim: trimmer(true, true),
  $ltrim: trimmer(true, false),
  $rtrim: trimmer(false, true),
  $indexOfBytes: indexOf({ text: 40091, token: 40092 }, byteIndex),
  $indexOfCP: indexOf({ text: 40093, token: 40094 }, codePointIndex),
  $strLenBytes: length(34473, (text) => Buffer.byteLength(text)),
  $strLenCP: length(34471, (text) => [...text].length),
  $strcasecmp: fixed(2, (left, right) => {
    const [a, b] = [left, right].map((value) =>
      coerced(value).replace(/[a-z]/g, (letter) => letter.toUpperCase()),
    );
    return new Int32(Math.sign(compareStrings(a ?? "", b ?? "")));
  }),
  $toLower: ascii(/[A-Z]/g, (letter) => letter.toLowerCase()),
  $toUpper: ascii(/[a-z]/g, (letter) => letter.toUpperCase()),
  $substr: substrBytes,
  $substrBytes: substrBytes,
  $substrCP: substrCP,
  $split: split,
  $replaceOne: replacer(false),
  $replaceAll: replacer(true),
};
