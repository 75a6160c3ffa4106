import { fail } from "../errors.js";
import { isDocument } from "../expressions/operands.js";
import { compileFilter } from "../query/index.js";
import { exactLong, fitsInt, int, isNumber, long } from "../values/numbers.js";
import type { Doc, Value } from "../values/types.js";
import { compileIn, type Stage, type StageParser, scopeOf } from "./context.js";
import { grouping } from "./group.js";
import { counting } from "./group-fields.js";
import { sortDocuments, sortOrder } from "./sort.js";

export const parseMatch: StageParser = (argument, { variables }) => {
  if (!isDocument(argument)) return fail(15959, "the match filter must be an expression in an object");
  const filter = compileFilter(argument, { variables });
  return function* (input, context) {
    for (const document of input) {
      context.checkTime();
      if (filter.matches(document, context)) yield document;
    }
  };
};

/** A count of documents that a stage takes: whole, and not negative. */
const countOf = (argument: Value, code: number, name: string): bigint => {
  const whole = isNumber(argument) ? exactLong(argument) : undefined;
  return whole !== undefined && whole >= 0n
    ? whole
    : fail(code, `invalid argument to ${name} stage: Expected a non-negative whole number`);
};

const skipping = (most: bigint): Stage =>
  function* (input, { checkTime }) {
    let left = most;
    for (const document of input) {
      if (left > 0n) {
        checkTime();
        left -= 1n;
      } else yield document;
    }
  };

export const parseSkip: StageParser = (argument) => skipping(countOf(argument, 5107200, "$skip"));

export const limitOf = (argument: Value): number => {
  const limit = countOf(argument, 5107201, "$limit");
  return limit === 0n ? fail(15958, "the limit must be positive") : Number(limit);
};

export const parseLimit: StageParser = (argument) => {
  const limit = limitOf(argument);
  return function* (input) {
    let left = limit;
    for (const document of input) {
      yield document;
      left -= 1;
      if (left === 0) return;
    }
  };
};

const countField = (name: Value): string => {
  if (typeof name !== "string") return fail(40156, "the count field must be a non-empty string");
  if (name === "") fail(40157, "the count field must be a non-empty string");
  if (name.startsWith("$")) fail(40158, "the count field cannot be a $-prefixed path");
  if (name.includes("\0")) fail(40159, "the count field cannot contain a null byte");
  if (name.includes(".")) fail(40160, "the count field cannot contain '.'");
  return name === "_id" ? fail(9039800, "the count field cannot be '_id'") : name;
};

export const parseCount: StageParser = (argument) => {
  const name = countField(argument);
  return function* (input, { checkTime }) {
    let documents = 0;
    for (const _ of input) {
      checkTime();
      documents += 1;
    }
    if (documents > 0) yield new Map([[name, fitsInt(documents) ? int(documents) : long(documents)]]);
  };
};

export const parseSortByCount: StageParser = (argument, context) => {
  const path = typeof argument === "string" && argument.startsWith("$");
  const [first = ""] = isDocument(argument) ? argument.keys() : [];
  if (isDocument(argument) && !first.startsWith("$"))
    fail(
      40147,
      "the sortByCount field must be defined as a $-prefixed path or an expression inside an object",
    );
  if (typeof argument === "string" && !path)
    fail(
      40148,
      "the sortByCount field must be defined as a $-prefixed path or an expression inside an object",
    );
  if (typeof argument !== "string" && !isDocument(argument))
    fail(40149, "the sortByCount field must be specified as a string or as an object");
  const key = compileIn(argument, context);
  const group = grouping(key, [{ name: "count", create: counting }]);
  const order = sortOrder(new Map([["count", int(-1)]]));
  return (input, run) => sortDocuments(group(input, run), order, run.checkTime);
};

/** `$documents`: stands first, and needs no collection. */
export const parseDocuments: StageParser = (argument, context) => {
  const evaluate = compileIn(argument, context);
  return function* (_input, run) {
    const documents = evaluate(scopeOf(new Map(), run));
    if (!Array.isArray(documents)) return fail(5858203, "an array is expected");
    for (const document of documents) {
      yield isDocument(document) ? document : fail(40228, "'newRoot' expression must evaluate to an object");
    }
  };
};

/** `$sample`: so many documents at random, each at most once. */
export const parseSample: StageParser = (argument) => {
  if (!isDocument(argument)) return fail(28745, "the $sample stage specification must be an object");
  let size: Value | undefined;
  for (const [option, value] of argument) {
    if (option !== "size") fail(28748, `unrecognized option to $sample: ${option}`);
    size = value;
  }
  if (size === undefined) return fail(28749, "$sample stage must specify a size");
  if (!isNumber(size)) return fail(28746, "size argument to $sample must be a number");
  const most = exactLong(size);
  if (most === undefined || most < 0n) return fail(28747, "size argument to $sample must not be negative");
  return (input, { checkTime }) => {
    const kept: { document: Doc; rank: number }[] = [];
    for (const document of input) {
      checkTime();
      kept.push({ document, rank: Math.random() });
    }
    kept.sort((left, right) => left.rank - right.rank);
    return kept.slice(0, Number(most)).map(({ document }) => document);
  };
};
