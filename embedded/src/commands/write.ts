import { fail, MongoError } from "../errors.js";
import { sessionKey, type WriteId } from "../sessions/index.js";
import { type Doc, int, isNumber, type Maybe, toLong, toNumber, type Value } from "../values/index.js";
import { Arguments, doc } from "./arguments.js";
import {
  collectionFor,
  deleteDocuments,
  insertDocument,
  type UpdateStatement,
  updateDocuments,
} from "./changes.js";
import type { Commands, Request } from "./engine.js";
import { checkFilter } from "./query.js";

/** MongoDB's maxWriteBatchSize. */
const MAX_BATCH = 100_000;

export const writeIdOf = ({ body }: Request): WriteId | undefined => {
  const session = sessionKey(body.get("lsid"));
  const number = body.get("txnNumber");
  if (session === undefined || number === undefined || !isNumber(number)) return undefined;
  const ids = body.get("stmtIds");
  const first = Array.isArray(ids) ? ids[0] : body.get("stmtId");
  return {
    session,
    number: toLong(number),
    statement: first !== undefined && isNumber(first) ? toNumber(first) : 0,
  };
};

/**
 * Runs a write once: when its session and number have been seen, the reply of then is the answer. The
 * memory is in the write's own transaction, so that there is never the one without the other.
 */
export const once = (request: Request, job: () => Doc): Promise<Doc> => {
  const { engine } = request;
  const id = writeIdOf(request);
  return engine.write(() => {
    request.checkTime();
    const answered = id && engine.sessions.answered(id);
    if (answered) return new Map(answered).set("retriedStmtIds", [int(id.statement)]);
    const reply = job();
    if (id) engine.sessions.remember(id, reply);
    // The dispatcher adds to the reply: what is remembered stays as it is.
    return new Map(reply);
  });
};

const writeError = (index: number, error: MongoError): Doc => {
  const made = doc({ index: int(index), code: int(error.code) });
  for (const [name, value] of error.extra ?? []) made.set(name, value);
  return made.set("errmsg", error.message);
};

/** Runs a batch's statements; an ordered batch ends at its first error. */
const runBatch = <T>(
  request: Request,
  statements: readonly T[],
  each: (statement: T, index: number) => void,
): Value[] => {
  const ordered = request.args.flag("ordered") ?? true;
  const errors: Value[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      each(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      errors.push(writeError(index, error));
      if (ordered) break;
    }
  }
  return errors;
};

const batchOf = (request: Request, name: string): readonly Doc[] => {
  const batch = request.args.documents(name);
  if (batch.length === 0 || batch.length > MAX_BATCH)
    fail(16, `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${batch.length} operations.`);
  return batch;
};

const STATEMENT_FIELDS: Readonly<Record<string, ReadonlySet<string>>> = {
  updates: new Set([
    "q",
    "u",
    "c",
    "multi",
    "upsert",
    "arrayFilters",
    "collation",
    "hint",
    "sort",
    "sampleId",
  ]),
  deletes: new Set(["q", "limit", "collation", "hint", "sampleId"]),
};

/** One statement's arguments, under the name MongoDB's parser gives them. */
export const statementOf = (command: string, list: string, statement: Doc): Arguments => {
  for (const name of statement.keys())
    if (!STATEMENT_FIELDS[list]?.has(name))
      fail(40415, `BSON field '${command}.${list}.${name}' is an unknown field.`);
  const args = new Arguments(`${command}.${list}`, statement);
  args.simpleCollation();
  return args;
};

export const updateOf = (value: Maybe, name: string): Doc | readonly Value[] =>
  value instanceof Map || Array.isArray(value)
    ? value
    : fail(9, `Update argument '${name}' must be either an object or an array`);

const arrayFiltersOf = (args: Arguments): readonly Doc[] =>
  (args.body.get("arrayFilters") ?? null) !== null ? args.documents("arrayFilters") : [];

const updateStatement = (args: Arguments): UpdateStatement => {
  const statement = args.body;
  const change = updateOf(args.required("u"), "u");
  if (statement.has("c") && !Array.isArray(change))
    fail(51198, "Constant values may only be specified for pipeline updates");
  if (statement.has("sort") && args.flag("multi")) fail(9, "Cannot specify sort with multi=true");
  return {
    filter:
      args.document("q") ?? fail(40414, "BSON field 'update.updates.q' is missing but a required field"),
    update: change,
    multi: args.flag("multi") ?? false,
    upsert: args.flag("upsert") ?? false,
    arrayFilters: arrayFiltersOf(args),
    sort: args.document("sort"),
    hint: statement.get("hint"),
    constants: args.document("c"),
  };
};

const insert = (request: Request): Promise<Doc> => {
  const name = request.args.collection("insert");
  const documents = batchOf(request, "documents");
  return once(request, () => {
    const collection = collectionFor(request.engine, request.db, name);
    let n = 0;
    const errors = runBatch(request, documents, (document) => {
      insertDocument(request, collection, document);
      n += 1;
    });
    return doc({ n: int(n), writeErrors: errors.length > 0 ? errors : undefined });
  });
};

const update = (request: Request): Promise<Doc> => {
  const name = request.args.collection("update");
  // An unknown field anywhere refuses the whole command: nothing has been done yet.
  const statements = batchOf(request, "updates").map((one) => statementOf("update", "updates", one));
  return once(request, () => {
    let [n, nModified] = [0, 0];
    const upserted: Value[] = [];
    const errors = runBatch(request, statements, (statement, index) => {
      const result = updateDocuments(request, name, updateStatement(statement));
      n += result.matched;
      nModified += result.modified;
      if (result.upsertedId === undefined) return;
      n += 1;
      upserted.push(doc({ index: int(index), _id: result.upsertedId }));
    });
    return doc({
      n: int(n),
      nModified: int(nModified),
      upserted: upserted.length > 0 ? upserted : undefined,
      writeErrors: errors.length > 0 ? errors : undefined,
    });
  });
};

const remove = (request: Request): Promise<Doc> => {
  const name = request.args.collection("delete");
  const statements = batchOf(request, "deletes").map((one) => statementOf("delete", "deletes", one));
  return once(request, () => {
    let n = 0;
    const errors = runBatch(request, statements, (args) => {
      const filter =
        args.document("q") ?? fail(40414, "BSON field 'delete.deletes.q' is missing but a required field");
      const limit = args.required("limit");
      const most = isNumber(limit) ? toNumber(limit) : -1;
      if (most !== 0 && most !== 1) fail(9, `The limit field in delete objects must be 0 or 1. Got ${most}`);
      const collection = request.engine.catalog.get(request.db, name);
      if (collection === undefined) checkFilter(request, filter);
      else
        n += deleteDocuments(request, collection, {
          filter,
          limit: most,
          hint: args.body.get("hint"),
        }).length;
    });
    return doc({ n: int(n), writeErrors: errors.length > 0 ? errors : undefined });
  });
};

const BATCH = ["ordered", "bypassDocumentValidation", "bypassEmptyTsReplacement"];

export const WRITES: Commands = {
  insert: { fields: ["documents", ...BATCH], run: insert },
  update: { fields: ["updates", "let", ...BATCH], run: update },
  delete: { fields: ["deletes", "let", ...BATCH], run: remove },
};

export { arrayFiltersOf };
