import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "@jest/globals";
import { COMMANDS } from "../src/commands/dispatch.js";
import * as supported from "../src/supported.js";
import { differencesTable, readDifferences } from "./cases/differences.js";

const FILE = path.resolve(import.meta.dirname, "../README.md");

const title = (name: string): string => name.toLowerCase().replace("_", " ");

/** The names of a family in the order of the alphabet, as a paragraph. */
const paragraph = (name: string, names: Iterable<string>): string =>
  `**${title(name)}**: ${[...names]
    .sort()
    .map((one) => `\`${one}\``)
    .join(" ")}`;

const expected = [
  paragraph("COMMANDS", Object.keys(COMMANDS)),
  ...Object.entries(supported).map(([name, names]) => paragraph(name, names)),
].join("\n\n");

/** Holds what stands between a section's two marks against what it should be; UPDATE_README writes it anew. */
const checkSection = (mark: string, content: string): void => {
  const text = readFileSync(FILE, "utf8");
  const section = new RegExp(`(<!-- ${mark}:.*-->\\n)[\\s\\S]*(<!-- /${mark} -->)`);
  expect(text).toMatch(section);
  const written = text.replace(
    section,
    (_, before: string, after: string) => `${before}${content}\n${after}`,
  );
  if (process.env.UPDATE_README) writeFileSync(FILE, written);
  expect(readFileSync(FILE, "utf8")).toBe(written);
};

it("The README lists exactly what the parsers know", () => checkSection("supported", expected));

it("The README's table of other answers is that of known-differences.json", () =>
  checkSection("differences", differencesTable(readDifferences())));
