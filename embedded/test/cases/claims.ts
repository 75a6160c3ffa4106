import { OPERATORS } from "../../src/expressions/operators.js";
import { keepers, SIMPLE } from "../../src/stages/accumulators.js";
import { PARSERS } from "../../src/stages/parsers.js";
import * as supported from "../../src/supported.js";
import type { Case } from "./judge.js";

/** Every name of every family: a name is claimed wherever it stands. */
const NAMES = new Set(
  Object.values(supported).flatMap((family) => (family instanceof Set ? [...family] : Object.keys(family))),
);
for (const table of [OPERATORS, PARSERS, SIMPLE, keepers])
  for (const name of Object.keys(table)) NAMES.add(name);

/** Fields of DBRefs and of replies, which no parser reads as operators. */
const PLAIN = new Set(["$id", "$ref", "$db", "$clusterTime", "$readPreference"]);

/** The first name in a command that the engine does not claim. */
const unclaimedIn = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return first(value.map(unclaimedIn));
  if (typeof value !== "object" || value === null || "_bsontype" in value || value instanceof Date)
    return undefined;
  return first(
    Object.entries(value).map(([name, inner]) =>
      name.startsWith("$") && !NAMES.has(name) && !PLAIN.has(name) ? name : unclaimedIn(inner),
    ),
  );
};

const first = <T>(items: readonly (T | undefined)[]): T | undefined =>
  items.find((item) => item !== undefined);

/** What a case uses beyond the engine's list; undefined when the engine claims it. */
export const unclaimed = (one: Case): string | undefined =>
  first(one.steps.map(({ command }) => unclaimedIn(command)));
