import { fail } from "../errors.js";
import { parseFieldPath } from "../expressions/field-path.js";
import type { Scope } from "../expressions/index.js";
import { isDocument, isNullish } from "../expressions/operands.js";
import { checkVariableDefinition } from "../expressions/variables.js";
import { bsonType } from "../values/compare.js";
import { visitPath } from "../values/paths.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import { type CompileContext, compileIn, type RunContext, type StageParser, scopeOf } from "./context.js";
import { keyOf } from "./keys.js";
import { type CompiledPipeline, compileNested, runPipeline } from "./pipeline.js";
import { withValue } from "./unwind.js";

/** How a joined collection's documents are found for one document of the input. */
type Finder = (document: Doc) => Iterable<Doc>;

interface Equality {
  readonly local: string;
  readonly foreign: string;
}

interface Lookup {
  /** The joined documents before any condition: a collection's, or those of `$documents`. */
  readonly source: (context: RunContext) => Iterable<Doc>;
  /** The collection's name, where there is one. */
  readonly from: string | undefined;
  readonly equality: Equality | undefined;
  readonly lets: readonly (readonly [string, (scope: Scope) => Maybe])[];
  readonly pipeline: CompiledPipeline | undefined;
  readonly as: readonly string[];
}

const OPTIONS = new Set(["from", "localField", "foreignField", "let", "pipeline", "as"]);

const stringOption = (argument: Doc, option: string): string | undefined => {
  const value = argument.get(option);
  if (value === undefined || typeof value === "string") return value;
  if (value === null && option !== "from") return undefined;
  return fail(
    option === "from" ? 9 : 14,
    `$lookup argument '${option}' must be a string, found ${bsonType(value)}`,
  );
};

const parseFrom = (argument: Doc): string | undefined => {
  const from = argument.get("from");
  if (isDocument(from)) {
    for (const [field, value] of from) {
      if (field !== "db" && field !== "coll")
        fail(40415, `BSON field '$lookup.from.${field}' is an unknown field.`);
      if (typeof value !== "string") fail(14, `BSON field '$lookup.from.${field}' is the wrong type`);
    }
  }
  const name = stringOption(argument, "from");
  if (name !== undefined) checkCollection(name);
  return name;
};

/** Refuses what can name no collection. */
export const checkCollection = (name: string): void => {
  if (name === "" || name.startsWith(".") || name.includes("\0"))
    fail(73, `Invalid collection name: '${name}'`);
};

const parseLet = (argument: Doc, context: CompileContext): Lookup["lets"] => {
  const variables = argument.get("let");
  if (isNullish(variables)) return [];
  if (!isDocument(variables)) return fail(14, "$lookup argument 'let' must be an object");
  return [...variables].map(([name, value]) => {
    checkVariableDefinition(name);
    return [name, compileIn(value, context)] as const;
  });
};

const parseEquality = (argument: Doc): Equality | undefined => {
  // Null and "" count as absent.
  const local = stringOption(argument, "localField") || undefined;
  const foreign = stringOption(argument, "foreignField") || undefined;
  if (local === undefined && foreign === undefined) return undefined;
  if (local === undefined || foreign === undefined) {
    return fail(9, "$lookup requires both or neither of 'localField' and 'foreignField' to be specified");
  }
  parseFieldPath(local);
  parseFieldPath(foreign);
  return { local, foreign };
};

const parsePipeline = (
  argument: Doc,
  lets: Lookup["lets"],
  context: CompileContext,
): CompiledPipeline | undefined => {
  const stages = argument.get("pipeline");
  if (stages === undefined) return undefined;
  if (!Array.isArray(stages)) return fail(14, "'pipeline' option must be specified as an array");
  const variables = new Set([...context.variables, ...lets.map(([name]) => name)]);
  return compileNested(stages, { ...context, variables, depth: (context.depth ?? 0) + 1 }, "$lookup");
};

const startsWithDocuments = (stages: Maybe): boolean => {
  const [first] = Array.isArray(stages) ? stages : [];
  return isDocument(first) && first.has("$documents");
};

const parseOptions = (argument: Value, context: CompileContext): Lookup => {
  if (!isDocument(argument)) return fail(9, "the $lookup stage specification must be an Object");
  if (!argument.has("from") && !startsWithDocuments(argument.get("pipeline")))
    fail(9, "must specify 'from' field for a $lookup");
  for (const option of argument.keys()) {
    if (!OPTIONS.has(option)) fail(40415, `BSON field '$lookup.${option}' is an unknown field.`);
  }
  const as = argument.get("as");
  if (as === undefined || as === null)
    return fail(40414, "BSON field '$lookup.as' is missing but a required field");
  if (typeof as !== "string") return fail(14, `BSON field '$lookup.as' is the wrong type '${bsonType(as)}'`);
  const from = parseFrom(argument);
  const equality = parseEquality(argument);
  const lets = parseLet(argument, context);
  const pipeline = parsePipeline(argument, lets, context);
  if (!pipeline && !equality)
    fail(9, "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified");
  if (!pipeline && argument.has("let")) fail(9, "$lookup with a 'let' argument must also specify 'pipeline'");
  if (from !== undefined && pipeline?.startsWithDocuments) fail(73, "$documents must stand without 'from'");
  const rest = { from, equality, lets, as: parseFieldPath(as) };
  if (from !== undefined || !pipeline) return { ...rest, pipeline, source: (run) => run.resolve(from ?? "") };
  const [first, ...others] = pipeline.stages;
  const source = { ...pipeline, stages: first ? [first] : [] };
  return {
    ...rest,
    pipeline: { ...pipeline, stages: others },
    source: (run) => runPipeline(source, [], run),
  };
};

/** What a local field offers to match: the elements of arrays, and null where there is nothing. */
const localValues = (document: Doc, path: string): Value[] => {
  const values = new Map<string, Value>();
  visitPath(document, path.split("."), (value) => {
    for (const one of Array.isArray(value) ? value : [value ?? null]) values.set(keyOf(one), one);
    return false;
  });
  return values.size > 0 ? [...values.values()] : [null];
};

/** Finds by a table of the joined documents' values, built when the first document asks. */
const byTable = ({ source }: Lookup, { local, foreign }: Equality, context: RunContext): Finder => {
  let table: Map<string, Set<number>> | undefined;
  const documents: Doc[] = [];
  const build = (): Map<string, Set<number>> => {
    const built = new Map<string, Set<number>>();
    for (const document of source(context)) {
      context.checkTime();
      const at = documents.push(document) - 1;
      visitPath(document, foreign.split("."), (value) => {
        for (const one of Array.isArray(value) ? [value, ...value] : [value ?? null]) {
          const key = keyOf(one);
          const places = built.get(key);
          if (places) places.add(at);
          else built.set(key, new Set([at]));
        }
        return false;
      });
    }
    return built;
  };
  return (document) => {
    table ??= build();
    const places = new Set<number>();
    for (const value of localValues(document, local)) {
      for (const place of table.get(keyOf(value)) ?? []) places.add(place);
    }
    return [...places].sort((a, b) => a - b).flatMap((place) => documents[place] ?? []);
  };
};

/** Finds one value through the collection's index, where it offers one; several, or without one, by a table. */
const byEquality = (lookup: Lookup, equality: Equality, context: RunContext): Finder => {
  const table = byTable(lookup, equality, context);
  const { from } = lookup;
  if (from === undefined || !context.lookupByEquality) return table;
  return (document) => {
    const [only, ...others] = localValues(document, equality.local);
    const matches =
      only === undefined || others.length > 0
        ? undefined
        : context.lookupByEquality?.(from, equality.foreign, only);
    return matches ?? table(document);
  };
};

export const parseLookup: StageParser = (argument, context) => {
  const lookup = parseOptions(argument, context);
  const { lets, pipeline, as, equality } = lookup;
  // Without a join condition and variables every document is joined with the same result.
  const uncorrelated = equality === undefined && lets.length === 0;
  return function* (input, run) {
    const find: Finder = equality ? byEquality(lookup, equality, run) : () => lookup.source(run);
    let shared: Doc[] | undefined;
    for (const document of input) {
      run.checkTime();
      const scope = scopeOf(document, run);
      const joined = (): Doc[] => {
        const found = find(document);
        if (!pipeline) return [...found];
        const variables = new Map(run.variables);
        for (const [name, value] of lets) variables.set(name, value(scope));
        return [...runPipeline(pipeline, found, { ...run, variables })];
      };
      if (uncorrelated) shared ??= joined();
      yield withValue(document, as, shared ?? joined());
    }
  };
};
