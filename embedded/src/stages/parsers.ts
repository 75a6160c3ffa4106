import { parseBucket } from "./bucket.js";
import type { StageParser } from "./context.js";
import { parseGroup } from "./group.js";
import { parseLookup } from "./lookup.js";
import { parseFacet, parseUnionWith } from "./nesting.js";
import { parseAddFields, parseProject, parseReplaceRoot, parseReplaceWith, parseUnset } from "./project.js";
import {
  parseCount,
  parseDocuments,
  parseLimit,
  parseMatch,
  parseSample,
  parseSkip,
  parseSortByCount,
} from "./simple.js";
import { parseSort } from "./sort.js";
import { parseUnwind } from "./unwind.js";

/** Every stage of the aggregation language that the engine runs. */
export const PARSERS: Readonly<Record<string, StageParser>> = {
  $addFields: parseAddFields,
  $bucket: parseBucket,
  $count: parseCount,
  $documents: parseDocuments,
  $facet: parseFacet,
  $group: parseGroup,
  $limit: parseLimit,
  $lookup: parseLookup,
  $match: parseMatch,
  $project: parseProject,
  $replaceRoot: parseReplaceRoot,
  $replaceWith: parseReplaceWith,
  $sample: parseSample,
  $set: parseAddFields,
  $skip: parseSkip,
  $sort: parseSort,
  $sortByCount: parseSortByCount,
  $unionWith: parseUnionWith,
  $unset: parseUnset,
  $unwind: parseUnwind,
};
