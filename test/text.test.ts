import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { bytes, characters, fold, isCleanText, requireLine } from "../src/text.js";

it("folds composed and decomposed accents and both cases into one", () => {
  expect(fold("JOSÉ")).toBe(fold("jose\u0301"));
  expect(fold("Straße")).toBe(fold("STRASSE"));
  expect(fold("ὈΔΥΣΣΕΎΣ")).toBe(fold("ὀδυσσεύς"));
  expect(fold("jose")).not.toBe(fold("josé"));
});

it("folds to a form that folding leaves alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
    }),
    { numRuns: 2_000 },
  );
});

it("counts characters as code points and bytes as UTF-8", () => {
  expect(characters("𝄞𝄞")).toBe(2);
  expect(bytes("𝄞")).toBe(4);
});

it("finds NUL and lone surrogates, and nothing else", () => {
  expect(["ok", "👍🏽", "a\nb"].every(isCleanText)).toBe(true);
  expect(["a\0b", "abc\ud800", "\udc00x"].some(isCleanText)).toBe(false);
});

it("refuses a blank, a broken and a long line, each by its own reason", () => {
  const name = (text: string) => () => requireLine(text, { path: "input.name", limit: 3 });
  expect(name("abc")()).toBe("abc");
  expect(name(" \t")).toThrow(expect.objectContaining({ reason: "bad_input" }));
  expect(name("a\0")).toThrow(expect.objectContaining({ reason: "bad_text" }));
  expect(name("abcd")).toThrow(
    expect.objectContaining({ reason: "too_long", detail: { path: "input.name", limit: 3 } }),
  );
});
