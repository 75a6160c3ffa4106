import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "@jest/globals";
import { COMMANDS } from "../src/commands/dispatch.js";
import * as supported from "../src/supported.js";

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

it("The README lists exactly what the parsers know", () => {
  const text = readFileSync(FILE, "utf8");
  const written = text.replace(
    /(<!-- supported:.*-->\n)[\s\S]*(<!-- \/supported -->)/,
    (_, before: string, after: string) => `${before}${expected}\n${after}`,
  );
  if (process.env.UPDATE_README) writeFileSync(FILE, written);
  expect(readFileSync(FILE, "utf8")).toBe(written);
});
