import { refuse } from "./errors.js";

/**
 * The form in which names, keys, emails and handles are compared: one spelling for composed and decomposed
 * accents and for upper and lower case. Bodies are never folded.
 */
export const fold = (text: string): string =>
  // Down, up and down again: only upper case takes ß to ss, and a capital ẞ must be a ß before. The final sigma depends on its neighbours, so it is made plain.
  text.normalize("NFD").toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ").normalize("NFC");

/** Unicode code points: the unit of every limit in characters. */
export const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** UTF-8 bytes: the unit of every limit in bytes. */
export const bytes = (text: string): number => Buffer.byteLength(text, "utf8");

/** Text that every store and every reader can carry: no NUL, no half of a surrogate pair. */
export const isCleanText = (text: string): boolean => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

/** Refuses with `bad_text` what `isCleanText` does not hold for. */
export const requireCleanText = (text: string, path: string): string =>
  isCleanText(text) ? text : refuse("bad_text", "Remove NUL characters and broken Unicode.", { path });

/** A line such as a name or title: clean, not blank, at most `limit` characters. Returned as sent. */
export const requireLine = (text: string, { path, limit }: { path: string; limit: number }): string => {
  requireCleanText(text, path);
  if (text.trim() === "") refuse("bad_input", "Give a text that is not empty.", { path });
  if (characters(text) > limit) refuse("too_long", `Use at most ${limit} characters.`, { path, limit });
  return text;
};

/** Finds the text anywhere in what was folded, whatever characters it holds. */
export const containing = (text: string): RegExp =>
  new RegExp(fold(text).replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
