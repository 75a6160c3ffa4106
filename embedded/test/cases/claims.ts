import { COMMANDS } from "../../src/commands/dispatch.js";
import * as supported from "../../src/supported.js";
import type { Case } from "./judge.js";

/** Every operator and stage of every family: a name is claimed wherever it stands. */
const NAMES: ReadonlySet<string> = new Set(Object.values(supported).flatMap((family) => [...family]));

/** Fields that any command may carry, and DBRefs' own: no parser reads them as operators. */
const EVERYWHERE = new Set([
  ...["lsid", "txnNumber", "stmtId", "readConcern", "writeConcern", "comment", "maxTimeMS", "let"],
  ...["$id", "$ref", "$db", "$clusterTime", "$readPreference"],
]);

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !("_bsontype" in value) &&
  !(value instanceof Date);

const first = <T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first operator, and the first collation, that the engine does not have. */
const unclaimedValue = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return first(value, unclaimedValue);
  if (!isPlain(value)) return undefined;
  return first(Object.entries(value), ([name, inner]) => {
    if (name.startsWith("$") && !NAMES.has(name) && !EVERYWHERE.has(name)) return name;
    if (name === "collation" && isPlain(inner) && "locale" in inner && inner.locale !== "simple") return name;
    return unclaimedValue(inner);
  });
};

/** Only plain indexes, and of their options those that are listed. */
const unclaimedIndex = (spec: unknown): string | undefined => {
  if (!isPlain(spec)) return undefined;
  const option = Object.keys(spec).find((name) => !supported.INDEX_OPTIONS.has(name));
  const [paths, kinds] = isPlain(spec.key) ? [Object.keys(spec.key), Object.values(spec.key)] : [[], []];
  const special = kinds.find((kind) => typeof kind === "string");
  return option ?? paths.find((path) => path.endsWith(".$**")) ?? special;
};

const unclaimedCommand = (command: Plain): string | undefined => {
  const [name = ""] = Object.keys(command);
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (known === undefined) return name;
  const fields: Iterable<string> | undefined = name === "create" ? supported.CREATE_OPTIONS : known.fields;
  const allowed = new Set([name, ...EVERYWHERE, ...(fields ?? Object.keys(command))]);
  const field = Object.keys(command).find((key) => !allowed.has(key));
  const indexes = name === "createIndexes" && Array.isArray(command.indexes) ? command.indexes : [];
  return field ?? first(indexes, unclaimedIndex) ?? unclaimedValue(command);
};

/** What a case uses beyond the engine's lists; undefined when the engine claims it. */
export const unclaimed = (one: Case): string | undefined =>
  first(one.steps, ({ command }) => unclaimedCommand(command));
