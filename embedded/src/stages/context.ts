import { compileExpression, type Scope } from "../expressions/index.js";
import { nextDocument } from "../expressions/limits.js";
import type { Doc, Maybe, Value } from "../values/types.js";

/** What is known while a pipeline is parsed. */
export interface CompileContext {
  /** The names of the user variables in sight: a command's `let`, or an outer `$lookup`'s. */
  readonly variables: ReadonlySet<string>;
  /** How many `$lookup`, `$facet` and `$unionWith` stand around this pipeline. */
  readonly depth?: number;
  readonly inFacet?: boolean;
}

/** What a running pipeline may use. */
export interface RunContext {
  readonly variables: ReadonlyMap<string, Maybe>;
  readonly now: Date;
  /** The documents of another collection of the same database. */
  resolve(collection: string): Iterable<Doc>;
  /** Those whose `path` matches `value` as an equality filter would, through an index, if there is one. */
  lookupByEquality?(collection: string, path: string, value: Value): Iterable<Doc> | undefined;
  /** Throws when the command's time is over. Called between documents. */
  readonly checkTime: () => void;
}

/** A stage: turns the documents before it into those after it, lazily where it can. */
export type Stage = (input: Iterable<Doc>, context: RunContext) => Iterable<Doc>;

/** Parses a stage's argument; everything that can be refused without documents is refused here. */
export type StageParser = (argument: Value, context: CompileContext, name: string) => Stage;

export const scopeOf = (document: Doc, { variables, now, checkTime }: RunContext): Scope => {
  nextDocument();
  return { root: document, current: document, variables, now, checkTime };
};

export const compileIn = (expression: Value, context: CompileContext): ((scope: Scope) => Maybe) =>
  compileExpression(expression, context);

/** A stage that turns each document into one. */
export const eachDocument = (change: (document: Doc, context: RunContext) => Doc): Stage =>
  function* (input, context) {
    for (const document of input) {
      context.checkTime();
      yield change(document, context);
    }
  };
