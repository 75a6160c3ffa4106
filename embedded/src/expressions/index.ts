import type { Maybe, Value } from "../values/types.js";
import { constantValue, type Scope } from "./expression.js";
import { parserFor } from "./parse.js";

export type { Scope } from "./expression.js";

interface Context {
  /** The names of the user variables in sight. */
  readonly variables: ReadonlySet<string>;
}

/**
 * Compiles an aggregation expression. Everything that can be refused without a document is refused here:
 * unknown operators and variables, wrong numbers of operands, failing constants.
 */
export const compileExpression = (expression: Value, context: Context): ((scope: Scope) => Maybe) =>
  parserFor(context.variables)(expression).evaluate;

/** The value of an expression that needs no document; missing if it needs one. */
export const constantOf = (expression: Value, context: Context): Maybe => {
  const parsed = parserFor(context.variables)(expression);
  return parsed.constant ? constantValue(parsed) : undefined;
};
