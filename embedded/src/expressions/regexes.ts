import { BSONRegExp } from "bson";
import { fail, MongoError } from "../errors.js";
import { compileRegex, type Regex, type RegexMatch } from "../query/regex.js";
import { bsonType } from "../values/compare.js";
import { int } from "../values/numbers.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import { constantValue, type Expression, type Operator, type Operators, over } from "./expression.js";
import { reserve } from "./limits.js";
import { defined, isNullish, named, optional, required } from "./operands.js";

const textOperand = (value: Maybe, code: number, what: string): string | undefined => {
  if (isNullish(value)) return undefined;
  return typeof value === "string"
    ? value
    : fail(code, `${what} must be of type string, found: ${bsonType(value)}`);
};

/** The regular expression of `regex` and `options`; nothing where it is null. */
const regexOf = (regex: Maybe, given: Maybe, hasOptions: boolean): Regex | undefined => {
  const options = textOperand(given, 51106, "'options'");
  if (regex instanceof BSONRegExp) {
    const own = regex.options;
    if (hasOptions && options !== undefined && own !== "")
      fail(51107, "found regex option(s) specified in both 'regex' and 'options' fields");
    return compiled(regex.pattern, own === "" ? (options ?? "") : own);
  }
  if (!isNullish(regex) && typeof regex !== "string") fail(51105, "'regex' must be a string or a regex");
  return typeof regex === "string" ? compiled(regex, options ?? "") : undefined;
};

const compiled = (pattern: string, options: string): Regex => {
  if (pattern.includes("\0")) fail(51109, "regular expression cannot contain an embedded null byte");
  if (options.includes("\0"))
    fail(51110, "regular expression options string cannot contain an embedded null byte");
  // PCRE's own bound on a pattern.
  if (pattern.length > 16384) fail(51111, "Invalid Regex: regular expression is too large");
  const flag = /[^imsxu]/.exec(options);
  if (flag) fail(51108, `invalid flag in regex options: ${flag[0]}`);
  try {
    return compileRegex({ pattern, options });
  } catch (error) {
    if (error instanceof MongoError) return fail(51111, error.message);
    throw error;
  }
};

/** `{match, idx, captures}`, the index in code points. */
const found = (text: string, { start, end, groups }: RegexMatch): Doc =>
  new Map<string, Value>([
    ["match", text.slice(start, end)],
    ["idx", int([...text.slice(0, start)].length)],
    ["captures", groups.map((group) => group ?? null)],
  ]);

const matchesOf = (text: string, regex: Regex): Value[] => {
  const matches: Value[] = [];
  let from = 0;
  while (from <= text.length) {
    const match = regex.exec(text, from);
    if (!match) break;
    matches.push(found(text, match));
    reserve(8, "$regexFindAll");
    // Past an empty match goes one code point, so that the search ends.
    const step = (text.codePointAt(match.end) ?? 0) > 0xffff ? 2 : 1;
    from = match.end > match.start ? match.end : match.end + step;
  }
  return matches;
};

const searching =
  (answer: (text: string | undefined, regex: Regex | undefined) => Value): Operator =>
  (argument, parse, name) => {
    const fields = named(argument, name, {
      codes: [51103, 31024],
      fields: "input:31022 regex:31023 options?",
    });
    const input = required(fields, "input", parse);
    const regex = required(fields, "regex", parse);
    const options = optional(fields, "options", parse);
    const read = readerOf(regex, options);
    return over(defined([input, regex, options]), (scope) => {
      const value = input.evaluate(scope);
      const program = read(regex.evaluate(scope), options?.evaluate(scope));
      return answer(textOperand(value, 51104, "'input'"), program);
    });
  };

/** A constant regular expression is compiled once. */
const readerOf = (
  regex: Expression,
  options: Expression | undefined,
): ((pattern: Maybe, options: Maybe) => Regex | undefined) => {
  let known: { readonly program: Regex | undefined } | undefined;
  const fixed =
    regex.constant && !regex.failure && (options === undefined || (options.constant && !options.failure));
  return (pattern, given) => {
    if (!fixed) return regexOf(pattern, given, options !== undefined);
    known ??= {
      program: regexOf(constantValue(regex), options && constantValue(options), options !== undefined),
    };
    return known.program;
  };
};

export const REGEXES: Operators = {
  $regexMatch: searching((text, regex) => text !== undefined && regex?.test(text) === true),
  $regexFind: searching((text, regex) => {
    const match = text === undefined ? undefined : regex?.exec(text);
    return match && text !== undefined ? found(text, match) : null;
  }),
  $regexFindAll: searching((text, regex) => (text !== undefined && regex ? matchesOf(text, regex) : [])),
};
