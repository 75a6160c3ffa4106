import { fail } from "../errors.js";
import { checkFieldName } from "../expressions/field-path.js";
import { isDocument } from "../expressions/operands.js";
import { bsonType } from "../values/compare.js";
import type { Doc, Value } from "../values/types.js";
import type { StageParser } from "./context.js";
import { checkCollection } from "./lookup.js";
import { compileNested, runPipeline } from "./pipeline.js";

/** `$facet`: several pipelines over the same documents, each result a field of one document. */
export const parseFacet: StageParser = (argument, context) => {
  if (!isDocument(argument) || argument.size === 0) {
    return fail(40169, "the $facet specification must be a non-empty object");
  }
  const facets = [...argument].map(([name, stages]) => {
    checkFieldName(name);
    if (!Array.isArray(stages))
      return fail(40170, `arguments to $facet must be arrays, ${name} is type ${bsonType(stages)}`);
    for (const stage of stages) {
      if (!isDocument(stage))
        fail(
          40171,
          `elements of arrays in $facet spec must be non-empty objects, ${name} argument contained an element of type ${bsonType(stage)}`,
        );
    }
    return { name, pipeline: compileNested(stages, context, "$facet") };
  });
  return function* (input, run) {
    const documents = [...input];
    const result: Doc = new Map();
    for (const { name, pipeline } of facets) result.set(name, [...runPipeline(pipeline, documents, run)]);
    yield result;
  };
};

/** `$unionWith`: another collection's documents behind those of the input. */
export const parseUnionWith: StageParser = (argument, context) => {
  const { from, stages } = unionOptions(argument);
  const pipeline = compileNested(stages, { ...context, depth: (context.depth ?? 0) + 1 }, "$unionWith");
  if (from === undefined && !pipeline.startsWithDocuments)
    fail(
      9,
      "$unionWith stage without explicit collection must have a pipeline with $documents as first stage",
    );
  return function* (input, run) {
    yield* input;
    yield* runPipeline(pipeline, from === undefined ? [] : run.resolve(from), run);
  };
};

const unionOptions = (argument: Value): { from: string | undefined; stages: Value[] } => {
  if (typeof argument === "string") {
    checkCollection(argument);
    return { from: argument, stages: [] };
  }
  if (!isDocument(argument))
    return fail(
      9,
      `the $unionWith stage specification must be an object or string, but found ${bsonType(argument)}`,
    );
  for (const option of argument.keys()) {
    if (option !== "coll" && option !== "pipeline")
      fail(40415, `BSON field '$unionWith.${option}' is an unknown field.`);
  }
  const from = argument.get("coll");
  const stages = argument.get("pipeline") ?? [];
  if (from !== undefined && typeof from !== "string")
    return fail(14, "BSON field '$unionWith.coll' is the wrong type");
  if (!Array.isArray(stages)) return fail(10065, "invalid parameter: expected an array (pipeline)");
  if (from !== undefined) checkCollection(from);
  return { from, stages };
};
