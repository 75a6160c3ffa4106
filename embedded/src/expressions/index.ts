import type { Maybe, Value } from "../values/types.js";
import { constantValue, type Expression, type Scope } from "./expression.js";
import { nextDocument } from "./limits.js";
import { OPERATORS } from "./operators.js";
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
  parsed(expression, context).evaluate;

const parsed = (value: Value, context: Context): Expression => {
  // Constants are evaluated while parsing: they too have a memory of their own.
  nextDocument();
  const expression = parserFor(context.variables)(value);
  if (expression.failure) throw expression.failure;
  return expression;
};

export const isOperator = (name: string): boolean => Object.hasOwn(OPERATORS, name);

/** The value of an expression that needs no document; missing if it needs one. */
export const constantOf = (expression: Value, context: Context): Maybe => {
  const found = parsed(expression, context);
  return found.constant ? constantValue(found) : undefined;
};
