import { fail } from "../errors.js";
import { Program, TooManySteps } from "./regex/compile.js";
import { Parser, PatternError } from "./regex/parse.js";

export interface RegexMatch {
  readonly start: number;
  readonly end: number;
  /** What each group caught; undefined where it took no part. */
  readonly groups: readonly (string | undefined)[];
}

/**
 * A regular expression as PCRE understands it, run by a matcher of its own and not by JavaScript's: the
 * syntax differs, and JavaScript's has no bound on its time.
 */
export interface Regex {
  readonly pattern: string;
  readonly options: string;
  /** The longest plain text every match begins with, when the pattern starts with `^`: an index's range. */
  readonly prefix: string | undefined;
  test(text: string): boolean;
  exec(text: string, from?: number): RegexMatch | undefined;
}

const compileProgram = (pattern: string, options: string): Program => {
  const wrong = /[^imsxu]/.exec(options);
  if (wrong !== null) return fail(51108, `invalid flag in regex options: ${wrong[0]}`);
  const has = (flag: string): boolean => options.includes(flag);
  try {
    return new Program(new Parser(pattern).parse({ i: has("i"), m: has("m"), s: has("s"), x: has("x") }));
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return fail(51091, `Regular expression is invalid: ${error.message}`);
  }
};

const anchoredPrefix = (pattern: string, options: string): string | undefined => {
  if (options !== "" && options !== "s") return undefined;
  const found = /^\^([\w \-:@/#,;=!&%~'"<>]*)(.?)/su.exec(pattern);
  if (found === null || pattern.includes("|")) return undefined;
  const [, plain = "", after = ""] = found;
  // The last letter may be optional.
  return /[*?{]/.test(after) ? [...plain].slice(0, -1).join("") : plain;
};

export const compileRegex = ({ pattern, options }: { pattern: string; options: string }): Regex => {
  const program = compileProgram(pattern, options);
  const search = (text: string, from: number): readonly number[] | undefined => {
    try {
      return program.search(text, from);
    } catch (error) {
      // A RangeError is the stack's end, which PCRE's own heap limit corresponds to.
      if (!(error instanceof TooManySteps || error instanceof RangeError)) throw error;
      return fail(51156, "Error occurred while executing the regular expression: match limit exceeded");
    }
  };
  return {
    pattern,
    options,
    prefix: anchoredPrefix(pattern, options),
    test: (text) => search(text, 0) !== undefined,
    exec: (text, from = 0) => {
      const found = search(text, from);
      if (found === undefined) return undefined;
      const [start = 0, end = 0, ...ends] = found;
      const groups = Array.from({ length: ends.length / 2 }, (_, i) => {
        const [low = -1, high = -1] = ends.slice(i * 2, i * 2 + 2);
        return high < 0 ? undefined : text.slice(low, high);
      });
      return { start, end, groups };
    },
  };
};
