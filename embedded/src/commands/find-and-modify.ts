import { fail } from "../errors.js";
import { compileFindProjection } from "../projection/index.js";
import { compileFilter } from "../query/index.js";
import type { Stored } from "../store/index.js";
import { type Doc, int } from "../values/index.js";
import { Arguments, doc } from "./arguments.js";
import { removeDocument, updateDocuments } from "./changes.js";
import type { Commands, Request } from "./engine.js";
import { checkFilter, prepare, run, variableNames } from "./query.js";
import { arrayFiltersOf, once, updateOf } from "./write.js";

/** The document as `fields` shows it, or null. */
const shown = (request: Request, filter: Doc, found: Doc | undefined): Doc | null => {
  const fields = request.args.document("fields");
  if (found === undefined) return null;
  if (fields === undefined || fields.size === 0) return found;
  const { variables, now } = request;
  const names = variableNames(request);
  const options = { filter: compileFilter(filter, { variables: names }), variables: names };
  return compileFindProjection(fields, options).apply(found, { variables, now });
};

const removeOne = (request: Request, name: string, filter: Doc): Doc => {
  const collection = request.engine.catalog.get(request.db, name);
  if (collection === undefined) checkFilter(request, filter);
  const query = { filter, sort: request.args.document("sort"), hint: request.body.get("hint"), limit: 1 };
  const [found]: Stored[] = collection
    ? [...run(request, collection, prepare(request, collection, query))]
    : [];
  const value = shown(request, filter, found?.doc);
  if (collection && found) removeDocument(request, collection, found);
  return doc({ lastErrorObject: doc({ n: int(found ? 1 : 0) }), value });
};

const updateOne = (request: Request, name: string, filter: Doc): Doc => {
  const { args } = request;
  const result = updateDocuments(request, name, {
    filter,
    update: updateOf(request.body.get("update"), "update"),
    multi: false,
    upsert: args.flag("upsert") ?? false,
    arrayFilters: arrayFiltersOf(args),
    sort: args.document("sort"),
    hint: request.body.get("hint"),
  });
  const upserted = result.upsertedId;
  return doc({
    lastErrorObject: doc({
      n: int(result.matched + (upserted === undefined ? 0 : 1)),
      updatedExisting: result.matched > 0,
      upserted,
    }),
    value: shown(request, filter, args.flag("new") ? result.after : result.before?.doc),
  });
};

/** Of this command's documents, null is as good as none. */
const withoutNulls = (request: Request): Request => {
  const body = new Map([...request.body].filter(([name, value]) => value !== null || !NULLABLE.has(name)));
  return { ...request, body, args: new Arguments(request.name, body) };
};
const NULLABLE = new Set(["query", "sort", "fields", "collation", "arrayFilters"]);

const findAndModify = (given: Request): Promise<Doc> => {
  const request = withoutNulls(given);
  const { args, body } = request;
  const name = args.collection(request.name);
  const filter = args.document("query") ?? new Map();
  const removes = args.flag("remove") ?? false;
  args.simpleCollation();
  if (removes && body.has("update")) fail(9, "Cannot specify both an update and remove=true");
  if (removes && args.flag("upsert")) fail(9, "Cannot specify both upsert=true and remove=true");
  if (removes && args.flag("new"))
    fail(9, "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document");
  if (!removes && !body.has("update")) fail(9, "Either an update or remove=true must be specified");
  return once(request, () => (removes ? removeOne(request, name, filter) : updateOne(request, name, filter)));
};

const COMMAND = {
  fields: [
    ...[
      "query",
      "fields",
      "sort",
      "hint",
      "collation",
      "remove",
      "update",
      "upsert",
      "new",
      "arrayFilters",
      "let",
    ],
    ...["bypassDocumentValidation", "bypassEmptyTsReplacement"],
  ],
  run: findAndModify,
};

export const FIND_AND_MODIFY: Commands = { findAndModify: COMMAND, findandmodify: COMMAND };
