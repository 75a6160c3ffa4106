import { Int32 } from "bson";
import { fail } from "../errors.js";
import { compare } from "../values/compare.js";
import type { Maybe, Value } from "../values/types.js";
import {
  constant,
  constantValue,
  type Evaluate,
  type Expression,
  type Operator,
  type Operators,
  over,
} from "./expression.js";
import { defined, fixed, isDocument, isNullish, isTruthy, named, operandsOf, optional } from "./operands.js";

const comparison = (accepts: (order: number) => boolean) =>
  fixed(2, (left, right) => accepts(compare(left, right)));

/** `$and` and `$or`: a constant at the end that decides alone takes the place of the whole. */
const junction =
  (deciding: boolean, evaluate: (operands: readonly Expression[]) => Evaluate): Operator =>
  (argument, parse) => {
    const operands = operandsOf(argument).map(parse);
    const last = operands.at(-1);
    const decided = last?.constant && !last.failure && isTruthy(constantValue(last)) === deciding;
    const failing = operands.some((operand) => operand.failure);
    return decided && !failing ? constant(deciding) : over(operands, evaluate(operands));
  };

/** Boolean, comparison and conditional expressions. */
export const LOGIC: Operators = {
  $cmp: fixed(2, (left, right) => new Int32(Math.sign(compare(left, right)))),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),

  $not: fixed(1, (value) => !isTruthy(value)),
  $and: junction(
    false,
    (operands) => (scope) => operands.every((operand) => isTruthy(operand.evaluate(scope))),
  ),
  $or: junction(true, (operands) => (scope) => operands.some((operand) => isTruthy(operand.evaluate(scope)))),

  $cond: (argument, parse) => {
    const [condition, yes, no] = isDocument(argument)
      ? condFields(argument).map(parse)
      : condOperands(argument).map(parse);
    if (!condition || !yes || !no) return constant(null);
    return over([condition, yes, no], (scope) =>
      isTruthy(condition.evaluate(scope)) ? yes.evaluate(scope) : no.evaluate(scope),
    );
  },

  $ifNull: (argument, parse) => {
    const operands = operandsOf(argument).map(parse);
    if (operands.length < 2) {
      fail(1257300, `$ifNull needs at least two arguments, had: ${operands.length}`);
    }
    return over(operands, (scope) => {
      let value: Maybe;
      for (const operand of operands) {
        value = operand.evaluate(scope);
        if (!isNullish(value)) return value;
      }
      return value;
    });
  },

  $switch: (argument, parse) => {
    if (!isDocument(argument)) return fail(40060, "$switch requires an object as an argument");
    for (const field of argument.keys()) {
      if (field !== "branches" && field !== "default") {
        fail(40067, `$switch found an unknown argument: ${field}`);
      }
      if (field === "branches" && !Array.isArray(argument.get(field))) {
        fail(40061, "$switch expected an array for 'branches'");
      }
    }
    const given = argument.get("branches");
    const branches = (Array.isArray(given) ? given : []).map((branch) => {
      const fields = branchFields(branch);
      return { when: parse(fields.when), result: parse(fields.result) };
    });
    const otherwise = optional(argument, "default", parse);
    if (branches.length === 0) fail(40068, "$switch requires at least one branch");
    const noMatch = "$switch could not find a matching branch for an input, and no default was specified";
    if (!otherwise && reachableBranches(branches).length === 0) {
      fail(40069, noMatch);
    }
    const reachable = reachableBranches(branches);
    const operands = defined([...reachable.flatMap(({ when, result }) => [when, result]), otherwise]);
    return over(operands, (scope) => {
      for (const { when, result } of reachable)
        if (isTruthy(when.evaluate(scope))) return result.evaluate(scope);
      return otherwise ? otherwise.evaluate(scope) : fail(40066, noMatch);
    });
  },
};

interface Branch {
  readonly when: Expression;
  readonly result: Expression;
}

/** Without branches that are never taken, and those behind one that always is. */
const reachableBranches = (branches: readonly Branch[]): Branch[] => {
  const decided = ({ when }: Branch, holds: boolean): boolean =>
    when.constant && !when.failure && isTruthy(constantValue(when)) === holds;
  const certain = branches.findIndex((branch) => decided(branch, true));
  const tried = certain < 0 ? branches : branches.slice(0, certain + 1);
  return tried.filter((branch) => !decided(branch, false));
};

const condFields = (argument: Value): Value[] => {
  const fields = named(argument, "$cond", {
    codes: [17080, 17083],
    fields: "if:17080 then:17081 else:17082",
  });
  return ["if", "then", "else"].map((field) => fields.get(field) ?? null);
};

const condOperands = (argument: Value): readonly Value[] => {
  const operands = operandsOf(argument);
  return operands.length === 3
    ? operands
    : fail(16020, `Expression $cond takes exactly 3 arguments. ${operands.length} were passed in.`);
};

const branchFields = (branch: Value): { when: Value; result: Value } => {
  if (!isDocument(branch)) return fail(40062, "$switch expected each branch to be an object");
  for (const field of branch.keys()) {
    if (field !== "case" && field !== "then")
      fail(40063, `$switch found an unknown argument to a branch: ${field}`);
  }
  const when = branch.get("case");
  const result = branch.get("then");
  if (when === undefined) return fail(40064, "$switch requires each branch have a 'case' expression");
  if (result === undefined) return fail(40065, "$switch requires each branch have a 'then' expression");
  return { when, result };
};
