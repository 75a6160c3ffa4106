import { fail } from "../errors.js";
import { isDocument } from "../expressions/operands.js";
import type { Doc, Value } from "../values/types.js";
import type { CompileContext, RunContext, Stage } from "./context.js";
import { PARSERS } from "./parsers.js";
import { limitOf } from "./simple.js";
import { sorting, sortOrder } from "./sort.js";

/** A parsed pipeline, ready to run any number of times. */
export interface CompiledPipeline {
  readonly stages: readonly Stage[];
  /** It makes its documents itself, and reads no collection. */
  readonly startsWithDocuments: boolean;
}

/** MongoDB's bound on pipelines within pipelines. */
const MAX_DEPTH = 20;

/** Stages MongoDB knows and refuses within `$facet`. */
const NOT_IN_FACET = new Set(
  (
    "$collStats $changeStream $changeStreamSplitLargeEvent $currentOp $documents $facet $geoNear $indexStats " +
    "$listCatalog $listClusterCatalog $listLocalSessions $merge $out $planCacheStats $querySettings $queryStats " +
    "$search $searchMeta $vectorSearch"
  ).split(" "),
);

/** Stages that read from the server and not from a collection. */
const SERVER_STAGES = new Set(["$currentOp", "$listSessions", "$listLocalSessions"]);

const nameAndArgument = (stage: Value): readonly [string, Value] => {
  if (!isDocument(stage)) return fail(14, "Each element of the 'pipeline' array must be an object");
  const [entry] = stage;
  return entry !== undefined && stage.size === 1
    ? entry
    : fail(40323, "A pipeline stage specification object must contain exactly one field.");
};

/** Compiles a pipeline; what is wrong with it is refused before any document is read. */
export const compilePipeline = (stages: readonly Value[], context: CompileContext): CompiledPipeline => {
  const named = stages.map(nameAndArgument);
  const compiled: Stage[] = [];
  for (const [at, [name, argument]] of named.entries()) {
    const parser = Object.hasOwn(PARSERS, name) ? PARSERS[name] : undefined;
    if (!parser) return fail(40324, `Unrecognized pipeline stage name: '${name}'`);
    if (name === "$documents" && at > 0)
      fail(40602, "$documents is only valid as the first stage in a pipeline");
    const stage = parser(argument, context, name);
    const next = named[at + 1];
    // A sort that a limit follows keeps only so many documents.
    compiled.push(
      name === "$sort" && next?.[0] === "$limit" && isDocument(argument)
        ? sorting(sortOrder(argument), limitOf(next[1]))
        : stage,
    );
  }
  return { stages: compiled, startsWithDocuments: named[0]?.[0] === "$documents" };
};

/** Compiles a pipeline inside a stage, which may not hold all that one of its own may. */
export const compileNested = (
  stages: readonly Value[],
  context: CompileContext,
  around: "$facet" | "$lookup" | "$unionWith",
): CompiledPipeline => {
  if ((context.depth ?? 0) > MAX_DEPTH) fail(232, "Maximum number of nested sub-pipelines exceeded");
  const inFacet = context.inFacet === true || around === "$facet";
  for (const stage of stages) checkNested(nameAndArgument(stage)[0], around, inFacet);
  return compilePipeline(stages, { ...context, inFacet });
};

const checkNested = (name: string, around: string, inFacet: boolean): void => {
  if (name === "$out" || name === "$merge") {
    fail({ $facet: 40600, $lookup: 51047 }[around] ?? 31441, `${name} is not allowed within a ${around}`);
  }
  if (inFacet && NOT_IN_FACET.has(name))
    fail(40600, `${name} is not allowed to be used within a $facet stage`);
  if (SERVER_STAGES.has(name)) fail(73, `${name} cannot be run on a collection`);
  if (name === "$changeStream") fail(40573, "$changeStream is only valid at the top of a pipeline");
};

/** Runs a pipeline over documents, lazily as far as its stages let it. */
export const runPipeline = (
  pipeline: CompiledPipeline,
  input: Iterable<Doc>,
  context: RunContext,
): Iterable<Doc> => pipeline.stages.reduce((documents, stage) => stage(documents, context), input);
