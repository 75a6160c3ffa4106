import { ObjectId, Timestamp } from "bson";
import { fail } from "../errors.js";
import { bytesOf, type Collection, type Stored } from "../store/index.js";
import { describeUpdate } from "../streams/index.js";
import { type CompiledUpdate, compileUpdate, seedFrom } from "../update/index.js";
import type { Doc, Maybe, Value } from "../values/index.js";
import type { Engine, Request } from "./engine.js";
import { checkFilter, prepare, run, variableNames } from "./query.js";

/** The collection an insert goes to, made when it is not there. Within a transaction. */
export const collectionFor = ({ catalog }: Engine, db: string, name: string): Collection =>
  catalog.get(db, name) ?? catalog.create(db, name);

const log = (
  request: Request,
  { db, name }: Collection,
  operation: string,
  more: readonly (readonly [string, Value])[],
): void => {
  const ns: Doc = new Map([
    ["db", db],
    ["coll", name],
  ]);
  const event: Doc = new Map<string, Value>([
    ["operationType", operation],
    ["wallTime", request.now],
    ["ns", ns],
    ...more,
  ]);
  request.engine.oplog.append({ db, collection: name, event });
};

const keyOf = (document: Doc): Doc => new Map([["_id", document.get("_id") ?? null]]);

/** A zero timestamp at the top of a document becomes the server's own, unless the command forbids it. */
const stamp = (document: Doc, request: Request): void => {
  if (request.args.flag("bypassEmptyTsReplacement")) return;
  for (const [name, value] of document)
    if (value instanceof Timestamp && value.isZero() && name !== "_id") {
      const { seconds } = request.engine.oplog.last;
      const now = Math.max(seconds, Math.floor(request.now.getTime() / 1000));
      document.set(name, new Timestamp({ t: now, i: 1 }));
    }
};

/** Inserts a document, _id first. */
export const insertDocument = (request: Request, collection: Collection, given: Doc): Stored => {
  const id = given.get("_id") ?? new ObjectId();
  const [first] = given.keys();
  const whole: Doc = first === "_id" ? given : new Map<string, Value>([["_id", id], ...given]);
  stamp(whole, request);
  const stored = request.engine.records.insert(collection, whole);
  log(request, collection, "insert", [
    ["fullDocument", whole],
    ["documentKey", keyOf(whole)],
  ]);
  return stored;
};

/** One statement of an update, or a findAndModify. */
export interface UpdateStatement {
  readonly filter: Doc;
  readonly update: Doc | readonly Value[];
  readonly multi: boolean;
  readonly upsert: boolean;
  readonly arrayFilters: readonly Doc[];
  readonly sort?: Doc | undefined;
  readonly hint?: Maybe;
  /** `c`: constants of a pipeline update. */
  readonly constants?: Doc | undefined;
}

export interface Updated {
  readonly matched: number;
  readonly modified: number;
  readonly upsertedId: Maybe;
  /** Of the last document that was written. */
  readonly before: Stored | undefined;
  readonly after: Doc | undefined;
}

const bound = (request: Request, { constants }: UpdateStatement): Request =>
  constants === undefined
    ? request
    : { ...request, variables: new Map<string, Maybe>([...request.variables, ...constants]) };

const replaceOne = (
  request: Request,
  collection: Collection,
  { found, update, position }: { found: Stored; update: CompiledUpdate; position: number | undefined },
): { after: Doc; modified: boolean } => {
  const after = update.apply(found.doc, { position, now: request.now, variables: request.variables });
  if (update.kind === "replacement") stamp(after, request);
  const bytes = bytesOf(after, false);
  // A replacement counts as a change whatever it holds, as in MongoDB.
  if (update.kind !== "replacement" && bytes.equals(found.bytes))
    return { after: found.doc, modified: false };
  request.engine.records.replace(collection, found, { doc: after, bytes });
  if (update.kind === "replacement")
    log(request, collection, "replace", [
      ["fullDocument", after],
      ["documentKey", keyOf(after)],
    ]);
  else
    log(request, collection, "update", [
      ["documentKey", keyOf(after)],
      ["updateDescription", describeUpdate(found.doc, after)],
    ]);
  return { after, modified: true };
};

const upsertOne = (
  request: Request,
  collection: Collection,
  update: CompiledUpdate,
  filter: Parameters<typeof seedFrom>[0],
): Stored => {
  const seed = seedFrom(filter, { idOnly: update.kind === "replacement" });
  const made = update.apply(seed, { isInsert: true, now: request.now, variables: request.variables });
  return insertDocument(request, collection, made === seed ? new Map(made) : made);
};

/** Updates what a statement's filter finds, each document whole or not at all. */
export const updateDocuments = (given: Request, name: string, statement: UpdateStatement): Updated => {
  const request = bound(given, statement);
  const { engine, db } = request;
  const update = compileUpdate(statement.update, {
    arrayFilters: statement.arrayFilters,
    variables: variableNames(request),
  });
  if (statement.multi && update.kind === "replacement")
    fail(9, "multi update is not supported for replacement-style update");
  const { filter, sort, hint, multi, upsert } = statement;
  const collection = upsert ? collectionFor(engine, db, name) : engine.catalog.get(db, name);
  if (collection === undefined) {
    checkFilter(request, filter);
    return { matched: 0, modified: 0, upsertedId: undefined, before: undefined, after: undefined };
  }
  const prepared = prepare(request, collection, { filter, sort, hint, limit: multi ? 0 : 1 });
  // All are found before any is written: an update must not meet its own results.
  const hits = [...run(request, collection, prepared)];
  if (hits.length === 0 && upsert) {
    const stored = upsertOne(request, collection, update, prepared.filter.node);
    return {
      matched: 0,
      modified: 0,
      upsertedId: stored.doc.get("_id"),
      before: undefined,
      after: stored.doc,
    };
  }
  let modified = 0;
  let last: { before: Stored; after: Doc } | undefined;
  const scope = { variables: request.variables, now: request.now };
  for (const found of hits) {
    const { position } = prepared.filter.find(found.doc, scope);
    const result = replaceOne(request, collection, { found, update, position });
    if (result.modified) modified += 1;
    last = { before: found, after: result.after };
  }
  return { matched: hits.length, modified, upsertedId: undefined, before: last?.before, after: last?.after };
};

export const removeDocument = (request: Request, collection: Collection, found: Stored): void => {
  request.engine.records.remove(collection, found);
  log(request, collection, "delete", [["documentKey", keyOf(found.doc)]]);
};

/** Deletes what a filter finds; answers what it deleted. */
export const deleteDocuments = (
  request: Request,
  collection: Collection,
  query: { filter: Doc; limit: number; sort?: Doc | undefined; hint?: Maybe },
): Stored[] => {
  const hits = [...run(request, collection, prepare(request, collection, query))];
  for (const found of hits) removeDocument(request, collection, found);
  return hits;
};

/** Drops a collection and tells the streams. */
export const dropCollection = (request: Request, collection: Collection): void => {
  request.engine.catalog.drop(collection);
  log(request, collection, "drop", []);
};
