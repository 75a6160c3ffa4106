import { MongoError } from "../errors.js";
import type { Doc, Maybe, Value } from "../values/types.js";

/** What an expression may look at while it is evaluated. */
export interface Scope {
  /** `$$ROOT`: the document the stage received. */
  readonly root: Doc;
  /** `$$CURRENT`: where `$field` paths start. */
  readonly current: Maybe;
  /** User variables, from `let`, `$let`, `$map` and the like. */
  readonly variables: ReadonlyMap<string, Maybe>;
  /** `$$NOW`: the same for a whole command. */
  readonly now: Date;
  /** Throws when the command's time is over; called while an expression goes through an array. */
  readonly checkTime?: () => void;
}

export type Evaluate = (scope: Scope) => Maybe;

/** A parsed expression. A constant one ignores its scope. */
export interface Expression {
  readonly evaluate: Evaluate;
  readonly constant: boolean;
  /** Why it can have no value: a constant that fails. Refused unless an operator around it drops it. */
  readonly failure?: Error;
}

/** Parses sub-expressions under the variables that are in sight where it stands. */
export interface Parser {
  (value: Value): Expression;
  /** A parser for a body in which these variables can be named as well. */
  readonly declaring: (names: readonly string[]) => Parser;
}

/** Parses the argument of one operator. */
export type Operator = (argument: Value, parse: Parser, name: string) => Expression;
export type Operators = Readonly<Record<string, Operator>>;

const NOTHING: Scope = { root: new Map(), current: undefined, variables: new Map(), now: new Date(0) };

export const constant = (value: Maybe): Expression => ({ evaluate: () => value, constant: true });

/** An expression that depends on its scope whatever its operands are. */
export const varying = (evaluate: Evaluate): Expression => ({ evaluate, constant: false });

/**
 * An expression over operands. MongoDB evaluates constant ones while it optimizes a pipeline, so that
 * `{$divide: [1, 0]}` is refused even in a branch no document ever takes.
 */
export const over = (operands: readonly Expression[], evaluate: Evaluate): Expression => {
  const failing = operands.find((operand) => operand.failure);
  if (failing) return failing;
  if (!operands.every((operand) => operand.constant)) return varying(evaluate);
  try {
    return constant(evaluate(NOTHING));
  } catch (failure) {
    if (!(failure instanceof MongoError)) throw failure;
    const refuse = (): never => {
      throw failure;
    };
    return { evaluate: refuse, constant: true, failure };
  }
};

/** An expression that is not evaluated before a document asks: what loops must be under the clock. */
export const unfolded = (operands: readonly Expression[], evaluate: Evaluate): Expression =>
  operands.find((operand) => operand.failure) ?? varying(evaluate);

/** The value of a constant expression. */
export const constantValue = (expression: Expression): Maybe => expression.evaluate(NOTHING);

/** The scope of a body that sees one more variable or two. */
export const bind = (scope: Scope, variables: ReadonlyMap<string, Maybe>): Scope =>
  variables.has("CURRENT")
    ? { ...scope, variables, current: variables.get("CURRENT") }
    : { ...scope, variables };
