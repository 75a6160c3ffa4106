import { fail } from "../errors.js";
import { countPlan, type Examined } from "../indexes/index.js";
import { compileFindProjection, type FindProjection } from "../projection/index.js";
import type { Filter } from "../query/index.js";
import type { Collection } from "../store/index.js";
import {
  bsonType,
  compare,
  type Doc,
  encode,
  int,
  isNumber,
  type Maybe,
  toLong,
  toNumber,
  type Value,
  visitPath,
} from "../values/index.js";
import type { Reply } from "../wire/index.js";
import { doc } from "./arguments.js";
import { FIRST_BATCH, type Source, sourceOf } from "./cursors.js";
import type { Commands, Request } from "./engine.js";
import { checkFilter, type Prepared, prepare, type Query, run, variableNames } from "./query.js";

/** Answers with a source's first batch, and keeps the source when more may follow. */
export const firstBatch = async (
  request: Request,
  { ns, source, size, single }: { ns: string; source: Source; size: number; single?: boolean },
): Promise<Reply> => {
  const wait = { milliseconds: 0, connection: request.connection, checkTime: request.checkTime };
  const { documents, done, resumeToken } = await source.next(size, wait);
  const ends = done || single === true;
  if (ends) source.close?.();
  const id = ends ? 0n : request.engine.cursors.open(ns, source);
  return { fields: new Map(), batch: { place: "firstBatch", documents, id, ns, resumeToken } };
};

/** A find's limit is negative in old clients' way of asking for a single batch. */
const limitOf = (value: Maybe): number => {
  if (value === undefined || value === null) return 0;
  return isNumber(value)
    ? Math.trunc(toNumber(value))
    : fail(14, `BSON field 'limit' is the wrong type '${bsonType(value)}', expected type 'long'`);
};

export const findQuery = (request: Request): Query & { readonly projection: Doc | undefined } => {
  const { args, body } = request;
  args.simpleCollation();
  const limit = limitOf(body.get("limit"));
  if (limit < 0) fail(2, `BSON field 'limit' value must be >= 0, actual value '${limit}'`);
  return {
    filter: args.document("filter") ?? new Map(),
    sort: args.document("sort"),
    hint: body.get("hint"),
    skip: args.count("skip", 2),
    limit,
    projection: args.document("projection"),
  };
};

function* found(
  request: Request,
  collection: Collection,
  prepared: Prepared,
  projection: FindProjection | undefined,
): Generator<Buffer> {
  const { variables, now } = request;
  // Documents that are sent as they are stored are never decoded.
  for (const one of run(request, collection, prepared))
    yield projection ? encode(projection.apply(one.doc, { variables, now })) : one.bytes;
}

const compileProjection = (
  request: Request,
  filter: Filter,
  projection: Doc | undefined,
): FindProjection | undefined =>
  projection && projection.size > 0
    ? compileFindProjection(projection, { filter, variables: variableNames(request) })
    : undefined;

const find = (request: Request): Promise<Reply> => {
  const { args, db, engine } = request;
  const name = args.collection("find");
  const query = findQuery(request);
  const collection = engine.catalog.get(db, name);
  // What is wrong with a query is refused even where there is nothing to read.
  const prepared = collection && prepare(request, collection, query);
  const filter = prepared?.filter ?? checkFilter(request, query.filter);
  const projection = compileProjection(request, filter, query.projection);
  const documents =
    collection && prepared ? found(request, collection, prepared, projection) : [][Symbol.iterator]();
  return firstBatch(request, {
    ns: `${db}.${name}`,
    source: sourceOf(documents),
    size: args.count("batchSize") ?? FIRST_BATCH,
    single: args.flag("singleBatch") ?? false,
  });
};

const getMore = async (request: Request): Promise<Reply> => {
  const { args, db, body, engine } = request;
  const given = args.required("getMore");
  const id = isNumber(given)
    ? toLong(given)
    : fail(14, "BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
  const ns = `${db}.${args.text("collection")}`;
  const cursor = engine.cursors.get(id, ns);
  const time = body.get("maxTimeMS");
  const milliseconds = time !== undefined && isNumber(time) ? toNumber(time) : undefined;
  cursor.busy = true;
  try {
    const size = args.count("batchSize") || Number.POSITIVE_INFINITY;
    const { connection, checkTime } = request;
    const { documents, done, resumeToken } = await cursor.source.next(size, {
      milliseconds,
      connection,
      checkTime,
    });
    if (done) engine.cursors.close(id);
    return {
      fields: new Map(),
      batch: { place: "nextBatch", documents, id: done ? 0n : id, ns, resumeToken },
    };
  } catch (error) {
    engine.cursors.close(id);
    throw error;
  } finally {
    cursor.busy = false;
    cursor.lastUse = Date.now();
  }
};

/** How many documents a query has, from keys alone where they tell. */
export const countQuery = (
  request: Request,
  collection: Collection,
  query: Query,
  examined: Examined = { keys: 0, documents: 0 },
): number => {
  const { skip = 0, limit = 0 } = query;
  const prepared = prepare(request, collection, { ...query, skip: 0, limit: 0, sort: undefined });
  let n: number;
  if (query.filter.size === 0 && query.hint === undefined) n = collection.records.count(ALL);
  else if (prepared.exact && prepared.plan.kind === "index") n = countPlan(prepared.plan, examined);
  else {
    n = 0;
    for (const _ of run(
      request,
      collection,
      { ...prepared, query: { ...prepared.query, limit: limit > 0 ? skip + limit : 0 } },
      examined,
    ))
      n += 1;
  }
  const left = Math.max(0, n - skip);
  return limit > 0 ? Math.min(left, limit) : left;
};

const count = (request: Request): Doc => {
  const { args, db, body, engine } = request;
  args.simpleCollation();
  const filter = args.document("query") ?? new Map();
  const collection = engine.catalog.get(db, args.collection("count"));
  if (collection === undefined) {
    checkFilter(request, filter);
    return doc({ n: int(0) });
  }
  // A negative limit is a limit, as in a find of old.
  const query = {
    filter,
    hint: body.get("hint"),
    skip: args.count("skip"),
    limit: Math.abs(limitOf(body.get("limit"))),
  };
  return doc({ n: int(countQuery(request, collection, query)) });
};

const distinct = (request: Request): Doc => {
  const { args, db, body, engine } = request;
  args.simpleCollation();
  const path = args.text("key").split(".");
  const filter = args.document("query") ?? new Map();
  const collection = engine.catalog.get(db, args.collection("distinct"));
  if (collection === undefined) {
    checkFilter(request, filter);
    return doc({ values: [] });
  }
  const values: Value[] = [];
  for (const { doc: document } of run(
    request,
    collection,
    prepare(request, collection, { filter, hint: body.get("hint") }),
  ))
    visitPath(document, path, (value) => {
      if (Array.isArray(value)) values.push(...value);
      else if (value !== undefined) values.push(value);
      return false;
    });
  values.sort(compare);
  return doc({ values: values.filter((value, i) => i === 0 || compare(value, values[i - 1]) !== 0) });
};

const ALL = { from: Buffer.alloc(0), to: Buffer.alloc(9, 255) };

export const READS: Commands = {
  find: {
    fields: [
      ...[
        "filter",
        "sort",
        "projection",
        "hint",
        "skip",
        "limit",
        "batchSize",
        "singleBatch",
        "collation",
        "let",
      ],
      // Not min, max, returnKey, showRecordId and tailable: to pass over them would change the answer.
      ...["noCursorTimeout", "allowDiskUse", "allowPartialResults"],
    ],
    run: find,
  },
  getMore: { fields: ["collection", "batchSize"], run: getMore },
  count: { fields: ["query", "limit", "skip", "hint", "collation", "fields"], run: count },
  distinct: { fields: ["key", "query", "collation", "hint"], run: distinct },
};
