import { LIMITS } from "../../limits.js";

/** How much of a comment's first line stands for it. Code points. */
const LENGTH = 80;

/** Enough of Markdown for a line to read as plain text; never a renderer, and never the wall against scripts. */
const plain = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+|\d{1,9}[.)]\s+)+/u, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/(\*\*|__|~~|`+)(.+?)\1/gu, "$2")
    .replace(/(^|[^\p{L}\p{N}])([*_])(\S(?:.*?\S)?)\2(?![\p{L}\p{N}])/gu, "$1$3")
    .trim();

/** A comment's title: its header, else the first 80 characters of its first line as plain text. */
export const titleOf = (header: string | null, body: string): string => {
  if (header !== null) return header;
  const lines = body.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== "");
  const first = lines.map(plain).find((line) => line !== "") ?? lines[0]?.trim() ?? "";
  return [...first].slice(0, Math.min(LENGTH, LIMITS.title.limit)).join("");
};
