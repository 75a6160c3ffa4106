import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { compileRegex } from "../src/query/index.js";

const test = (pattern: string, text: string, options = ""): boolean =>
  compileRegex({ pattern, options }).test(text);

describe("regular expressions", () => {
  it.each([
    ["^a{2,4}$", "aaa", true],
    ["foo(?=bar)", "foobar", true],
    ["(?<!foo)bar", "foobar", false],
    ["^(abc)\\1$", "abcabc", true],
    ["(?P<w>abc)-(?P=w)", "abc-abc", true],
    ["^(?>a+)ab", "aaab", false],
    ["a++b", "aaab", true],
    ["\\Aabc\\Z", "abc\n", true],
    ["^(a)?(?(1)b|c)$", "c", true],
    ["^(a)?(?(1)b|c)$", "ac", false],
    ["(?i)a(?-i)bc", "Abc", true],
    ["(?i)a(?-i)bc", "ABC", false],
    ["(?x) a b # note\n c", "abc", true],
    ["^\\p{Cyrillic}+$", "Привет", true],
    ["^.{2}$", "😀é", true],
    ["(*UCP)[[:alpha:]]", "é", true],
    ["[[:alpha:]]", "é", false],
    ["\\bfoo\\b", "a foo b", true],
    ["[^]a]", "]", false],
    ["^(?:a|ab)(?:c|bcd)$", "abcd", true],
    ["^(a|b)*?c$", "ababc", true],
    ["x{,2}", "x{,2}", true],
  ])("%s on %j is %s", (pattern, text, matched) => {
    expect(test(pattern, text)).toBe(matched);
  });

  it("captures as PCRE does", () => {
    const found = compileRegex({ pattern: "(a)|(?<b>b+)", options: "" }).exec("xbbx");
    expect(found).toEqual({ start: 1, end: 3, groups: [undefined, "bb"] });
  });

  it("agrees with JavaScript where the two languages do", () => {
    const atom = fc.constantFrom("a", "b", ".", "[ab]", "[^a]", "\\w", "(?:a|b)", "(ab|a)", "(b)");
    const piece = fc
      .tuple(atom, fc.constantFrom("", "", "*", "+", "?", "*?", "{1,2}", "+?"))
      .map((p) => p.join(""));
    const pattern = fc.array(piece, { minLength: 1, maxLength: 5 }).map((p) => p.join(""));
    const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(pattern, text, (p, t) => {
        const theirs = new RegExp(p).exec(t);
        const ours = compileRegex({ pattern: p, options: "" }).exec(t);
        expect(ours && [ours.start, ours.end]).toEqual(
          theirs ? [theirs.index, theirs.index + theirs[0].length] : undefined,
        );
      }),
      { numRuns: 3000 },
    );
  });

  it("gives up on a pattern that would run for ever", () => {
    for (const pattern of ["^(a+)+$", "^(a|aa)+$", "^(a*)*b", "(?=(a+)+b)c"])
      expect(() => test(pattern, `${"a".repeat(60)}!`)).toThrow(/match limit/);
    expect(() => test("(?>a*)b", "a".repeat(1_000_000))).toThrow(/match limit/);
    expect(test("x", "a".repeat(10_000_000))).toBe(false);
    expect(test("[xy]", "a".repeat(6_000_000))).toBe(false);
    expect(test("^.*.*b$", "a".repeat(1000))).toBe(false);
    expect(test(".*", "a".repeat(1_000_000))).toBe(true);
  });

  it("refuses what is no regular expression", () => {
    for (const pattern of ["(", "[a", "*a", "a)", "(?<=a+)b", "\\1", "a{3,2}", "\\p{Nope}"])
      expect(() => test(pattern, "")).toThrow(/invalid/);
    expect(() => test("a", "", "g")).toThrow(/invalid flag/);
  });
});
