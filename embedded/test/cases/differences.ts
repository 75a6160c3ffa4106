import { readFileSync } from "node:fs";
import path from "node:path";

/** The cases whose recorded answer is not the engine's, by cause: each that may fail, and no other. */
export type Differences = Readonly<Record<string, readonly string[]>>;

const FILE = path.resolve(import.meta.dirname, "../known-differences.json");

export const readDifferences = (): Differences => JSON.parse(readFileSync(FILE, "utf8")) as Differences;

/** `operator/update/array`: the folders of a case's id, without the suite's name. */
export const areaOf = (id: string): string =>
  (id.split("::")[0] ?? "").split("/").slice(1, -1).slice(0, 3).join("/");

/** What the list says and the run does not, and the other way round; `wanted` is the part that was run. */
export const disagreements = (
  differences: Differences,
  failed: ReadonlySet<string>,
  wanted: string,
): readonly string[] => {
  const listed = new Set(Object.values(differences).flat());
  return [
    ...[...failed].filter((id) => !listed.has(id)).map((id) => `fails and is not listed: ${id}`),
    ...[...listed]
      .filter((id) => id.includes(wanted) && !failed.has(id))
      .map((id) => `is listed and does not fail: ${id}`),
  ];
};

/** The list as the README shows it: the most frequent cause first. */
export const differencesTable = (differences: Differences): string => {
  const rows = Object.entries(differences)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([cause, ids]) => {
      const areas = [...new Set(ids.map(areaOf))].sort().map((area) => `\`${area}\``);
      return `| ${cause} | ${ids.length} | ${areas.join(", ")} |`;
    });
  return ["| cause | cases | areas |", "|---|---|---|", ...rows].join("\n");
};
