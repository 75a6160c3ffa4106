import { Timestamp } from "bson";
import { fail } from "../errors.js";
import { compilePipeline, runPipeline } from "../stages/index.js";
import { UPDATE_OPERATORS, UPDATE_STAGES } from "../supported.js";
import { bsonType, type Doc, equals, type Maybe, type Value } from "../values/index.js";
import { parseArrayFilters } from "./array-filters.js";
import { ARRAY_OPERATORS } from "./array-operators.js";
import { FIELD_OPERATORS } from "./field-operators.js";
import { type Piece, parsePath } from "./path.js";
import { parseRename } from "./rename.js";
import { Application, branchTo, type ElementFilters, EMPTY, merge, type Node } from "./tree.js";

export { seedFrom } from "./seed.js";

export interface UpdateOptions {
  readonly arrayFilters?: readonly Doc[];
  /** Names that a pipeline may use as `$$name`. */
  readonly variables?: ReadonlySet<string>;
}

export interface ApplyOptions {
  /** The element that the filter matched: what `$` stands for. */
  readonly position?: number | undefined;
  /** Whether the document is about to be inserted by an upsert, so that $setOnInsert counts. */
  readonly isInsert?: boolean;
  readonly now?: Date;
  /** The server's time for $currentDate's timestamps. */
  readonly timestamp?: Timestamp;
  readonly variables?: ReadonlyMap<string, Maybe>;
}

export interface CompiledUpdate {
  readonly kind: "operators" | "replacement" | "pipeline";
  /** A new document; the old one stays as it is, also when this refuses. */
  apply(doc: Doc, options?: ApplyOptions): Doc;
}

/** An update from its document or pipeline; whatever can be refused without a document is refused here. */
export const compileUpdate = (
  update: Doc | readonly Value[],
  options: UpdateOptions = {},
): CompiledUpdate => {
  const compiled = chosen(update, options);
  return {
    kind: compiled.kind,
    apply: (doc, applied = {}) => keepingId(doc, compiled.apply(doc, applied)),
  };
};

const chosen = (update: Doc | readonly Value[], options: UpdateOptions): CompiledUpdate => {
  const filters = options.arrayFilters ?? [];
  if (update instanceof Map) {
    const [first] = update.keys();
    if (first?.startsWith("$")) return operatorUpdate(update, filters);
    if (filters.length > 0) return fail(9, "Cannot specify arrayFilters for a replacement-style update");
    return replacement(update);
  }
  if (filters.length > 0) return fail(9, "Cannot specify arrayFilters for pipeline-style update");
  return pipelineUpdate(update, options.variables ?? new Set());
};

/** The _id of a stored document never changes, and stands first. */
const keepingId = (before: Doc, after: Doc): Doc => {
  const [old, id] = [before.get("_id"), after.get("_id")];
  if (old !== undefined && (id === undefined || !identical(old, id)))
    fail(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
  const [first] = after.keys();
  if (id === undefined || first === "_id") return after;
  return new Map([["_id", id], ...after]);
};

const identical = (a: Value, b: Value): boolean => bsonType(a) === bsonType(b) && equals(a, b);

const replacement = (update: Doc): CompiledUpdate => {
  for (const name of update.keys())
    if (name.startsWith("$"))
      fail(
        52,
        `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
  return { kind: "replacement", apply: (doc) => withId(doc, update) };
};

/** A replacement that names no _id takes over the old one. */
const withId = (before: Doc, after: Doc): Doc => {
  const id = before.get("_id");
  return id === undefined || after.has("_id") ? after : new Map([["_id", id], ...after]);
};

const pipelineUpdate = (stages: readonly Value[], names: ReadonlySet<string>): CompiledUpdate => {
  const pipeline = compilePipeline(stages, { variables: names });
  for (const stage of stages) {
    const [name = ""] = stage instanceof Map ? stage.keys() : [];
    if (!UPDATE_STAGES.has(name)) fail(72, `${name} is not allowed to be used within an update`);
  }
  return {
    kind: "pipeline",
    apply: (doc, { now = new Date(), variables = new Map() } = {}) => {
      const context = { variables, now, resolve: () => [], checkTime: () => undefined };
      const [result = doc] = runPipeline(pipeline, [doc], context);
      return withId(doc, result);
    },
  };
};

interface Operation {
  readonly name: string;
  readonly node: Node;
}

const parseOperation = (name: string, path: string, argument: Value): Node => {
  if (name === "$rename") return parseRename(path, argument);
  const pieces = parsePath(path);
  const parse = FIELD_OPERATORS[name] ?? ARRAY_OPERATORS[name];
  return parse === undefined ? EMPTY : branchTo(pieces, parse(argument, path));
};

const parseOperations = (update: Doc): Operation[] =>
  [...update].flatMap(([name, fields]) => {
    if (!UPDATE_OPERATORS.has(name))
      return fail(
        9,
        `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!(fields instanceof Map))
      return fail(
        9,
        `Modifiers operate on fields but we found type ${bsonType(fields)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${bsonType(fields)}}`,
      );
    return [...fields].map(([path, argument]) => ({ name, node: parseOperation(name, path, argument) }));
  });

const together = (operations: readonly Operation[]): Node =>
  operations.reduce<Node>((tree, { node }) => merge(tree, node), EMPTY);

const identifiersIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (piece.kind === "each" && piece.identifier !== "" ? [piece.identifier] : []));

/** Every identifier has its filter, and every filter its use. */
const checkIdentifiers = (update: Doc, filters: ElementFilters): void => {
  const used = new Set<string>();
  for (const fields of update.values())
    for (const path of fields instanceof Map ? fields.keys() : [])
      for (const identifier of identifiersIn(parsePath(path))) {
        if (!filters.has(identifier))
          fail(2, `No array filter found for identifier '${identifier}' in path '${path}'`);
        used.add(identifier);
      }
  for (const identifier of filters.keys())
    if (!used.has(identifier))
      fail(9, `The array filter for identifier '${identifier}' was not used in the update`);
};

const operatorUpdate = (update: Doc, arrayFilters: readonly Doc[]): CompiledUpdate => {
  const filters = parseArrayFilters(arrayFilters);
  const operations = parseOperations(update);
  checkIdentifiers(update, filters);
  // All operators take part in conflicts, $setOnInsert only in inserts.
  const onInsert = together(operations);
  const onUpdate = together(operations.filter(({ name }) => name !== "$setOnInsert"));
  return {
    kind: "operators",
    apply: (doc, { position, isInsert = false, now = new Date(), timestamp } = {}) => {
      const run = { root: doc, position, now, timestamp: timestamp ?? timestampAt(now) };
      const result = new Application(run, filters).apply(isInsert ? onInsert : onUpdate, doc, {
        path: "",
        inArray: false,
      });
      return result instanceof Map ? result : doc;
    },
  };
};

const timestampAt = (now: Date): Timestamp => new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
