import { fail } from "../errors.js";
import type { Examined } from "../indexes/index.js";
import { stored } from "../indexes/index.js";
import { compilePipeline, type RunContext, runPipeline } from "../stages/index.js";
import { type Collection, findById } from "../store/index.js";
import { changeStream } from "../streams/index.js";
import { type Doc, encode, int, isNumber, type Maybe, toNumber, type Value } from "../values/index.js";
import type { Reply } from "../wire/index.js";
import { FIRST_BATCH, sourceOf } from "./cursors.js";
import type { Commands, Request } from "./engine.js";
import { type Prepared, prepare, type Query, run, variableNames } from "./query.js";
import { countQuery, firstBatch } from "./read.js";

/** A pipeline cut in two: what a query of one collection can do, and the stages after it. */
export interface Split {
  readonly query: Query;
  readonly rest: readonly Value[];
}

const only = (stage: Maybe, name: string): Maybe =>
  stage instanceof Map && stage.size === 1 ? stage.get(name) : undefined;

const whole = (value: Maybe): number | undefined => {
  const n = value !== undefined && isNumber(value) ? toNumber(value) : Number.NaN;
  return Number.isSafeInteger(n) && n > 0 ? n : undefined;
};

/** $match, then $sort, $skip and $limit in this order, at a pipeline's front. */
export const split = (pipeline: readonly Value[], hint: Maybe): Split => {
  const filters: Doc[] = [];
  let at = 0;
  for (; ; at++) {
    const match = only(pipeline[at], "$match");
    if (!(match instanceof Map)) break;
    filters.push(match);
  }
  const sort = only(pipeline[at], "$sort");
  if (sort instanceof Map && sort.size > 0) at += 1;
  const skip = whole(only(pipeline[at], "$skip"));
  if (skip !== undefined) at += 1;
  const limit = whole(only(pipeline[at], "$limit"));
  if (limit !== undefined) at += 1;
  const [first = new Map()] = filters;
  return {
    query: {
      filter: filters.length > 1 ? new Map<string, Value>([["$and", filters]]) : first,
      sort: sort instanceof Map ? sort : undefined,
      skip,
      limit,
      hint,
    },
    rest: pipeline.slice(at),
  };
};

const isConstant = (value: Maybe): boolean =>
  value === null ||
  (value !== undefined && isNumber(value)) ||
  (typeof value === "string" && !value.startsWith("$"));

/** The document a pipeline's rest makes of a mere count, when it asks for nothing else. */
export const countingRest = (rest: readonly Value[]): ((n: number) => Doc) | undefined => {
  if (rest.length !== 1) return undefined;
  const name = only(rest[0], "$count");
  if (typeof name === "string") return (n) => new Map([[name, int(n)]]);
  const group = only(rest[0], "$group");
  const id = group instanceof Map ? group.get("_id") : undefined;
  if (!(group instanceof Map) || id === undefined || !isConstant(id)) return undefined;
  const counts = [...group].filter(([field]) => field !== "_id");
  const ones = counts.every(([, sum]) => {
    const one = only(sum, "$sum");
    return one !== undefined && isNumber(one) && one._bsontype === "Int32" && toNumber(one) === 1;
  });
  return ones
    ? (n) =>
        new Map<string, Value>([["_id", id], ...counts.map(([field]): [string, Value] => [field, int(n)])])
    : undefined;
};

function* documents(source: Iterable<{ doc: Doc }>): Generator<Doc> {
  for (const { doc } of source) yield doc;
}

function* encoded(results: Iterable<Doc>): Generator<Buffer> {
  for (const result of results) yield encode(result);
}

/** What stages may use: the other collections of the database, through their indexes. */
export const contextOf = (request: Request): RunContext => {
  const { engine, db, variables, now, checkTime } = request;
  const read = (name: string, filter: Doc): Iterable<Doc> => {
    const collection = engine.catalog.get(db, name);
    return collection ? documents(run(request, collection, prepare(request, collection, { filter }))) : [];
  };
  return {
    variables,
    now,
    checkTime,
    resolve: (name) => read(name, new Map()),
    lookupByEquality: (name, path, value) =>
      read(name, new Map<string, Value>([[path, new Map([["$eq", value]])]])),
  };
};

export interface AggregateRun {
  readonly results: Iterable<Doc>;
  readonly prepared: Prepared | undefined;
  readonly counts: boolean;
}

/** Runs a pipeline over a collection: its front as a query, a count from keys where it is one. */
export const runAggregate = (
  request: Request,
  collection: Collection | undefined,
  pipeline: readonly Value[],
  examined: Examined,
): AggregateRun => {
  // Compiled whole first: what is wrong anywhere is refused before anything is read.
  compilePipeline(pipeline, { variables: variableNames(request) });
  const { query, rest } = split(pipeline, request.body.get("hint"));
  const after = compilePipeline(rest, { variables: variableNames(request) });
  const prepared = collection && prepare(request, collection, query);
  const counting = countingRest(rest);
  if (collection && prepared && counting && prepared.plan.kind === "index" && prepared.exact) {
    const n = countQuery(request, collection, query, examined);
    return { results: n > 0 ? [counting(n)] : [], prepared, counts: true };
  }
  const source = collection && prepared ? documents(run(request, collection, prepared, examined)) : [];
  return { results: runPipeline(after, source, contextOf(request)), prepared, counts: false };
};

const watch = (request: Request, pipeline: readonly Value[], name: string | undefined): Promise<Reply> => {
  const { engine, db, args } = request;
  const [head] = pipeline;
  const options = head instanceof Map ? head.get("$changeStream") : undefined;
  const cluster = options instanceof Map && options.get("allChangesForCluster") === true;
  if (cluster && db !== "admin")
    fail(72, "A $changeStream with 'allChangesForCluster:true' may only be opened on the 'admin' database");
  const source = changeStream(
    {
      interest: cluster ? { db: undefined, collection: undefined } : { db, collection: name },
      stages: pipeline,
      context: contextOf(request),
      lookup(ofDb, ofName, id) {
        const collection = engine.catalog.get(ofDb, ofName);
        const record = collection && findById(collection, id);
        const bytes = record && collection?.records.get(record);
        return bytes && record ? stored(record, bytes).doc : undefined;
      },
    },
    { oplog: engine.oplog, hub: engine.streams },
  );
  const ns = `${db}.${name ?? "$cmd.aggregate"}`;
  return firstBatch(request, { ns, source, size: args.batchSize() ?? FIRST_BATCH });
};

/** Stages that write: results must not be lost where a client believes them stored. */
const refuseWriting = (pipeline: readonly Value[]): void => {
  for (const stage of pipeline)
    for (const name of ["$out", "$merge"])
      if (only(stage, name) !== undefined) fail(40324, `Unrecognized pipeline stage name: '${name}'`);
};

const aggregate = async (request: Request): Promise<Reply> => {
  const { args, db, engine, body } = request;
  const target = args.required("aggregate");
  const pipeline =
    args.list("pipeline") ?? fail(40414, "BSON field 'aggregate.pipeline' is missing but a required field");
  args.simpleCollation();
  const name = typeof target === "string" ? target : undefined;
  const size = args.batchSize() ?? FIRST_BATCH;
  if (args.document("cursor") === undefined && !body.has("explain"))
    fail(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  if (pipeline[0] instanceof Map && pipeline[0].has("$changeStream")) return watch(request, pipeline, name);
  refuseWriting(pipeline);
  const collection = name === undefined ? undefined : engine.catalog.get(db, name);
  const { results } = runAggregate(request, collection, pipeline, { keys: 0, documents: 0 });
  return firstBatch(request, {
    ns: `${db}.${name ?? "$cmd.aggregate"}`,
    source: sourceOf(encoded(results)),
    size,
  });
};

export const AGGREGATES: Commands = {
  aggregate: {
    fields: [
      "pipeline",
      "explain",
      "cursor",
      "collation",
      "hint",
      "let",
      "allowDiskUse",
      "bypassDocumentValidation",
    ],
    run: aggregate,
  },
};
