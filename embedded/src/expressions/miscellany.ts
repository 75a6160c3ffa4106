import { fail } from "../errors.js";
import { double } from "../values/numbers.js";
import { constant, type Operators, varying } from "./expression.js";
import { isDocument } from "./operands.js";

export const MISCELLANY: Operators = {
  $literal: (argument) => constant(argument),
  $const: (argument) => constant(argument),
  $rand: (argument) => {
    const empty =
      (Array.isArray(argument) && argument.length === 0) || (isDocument(argument) && argument.size === 0);
    if (!empty) {
      const nested = Array.isArray(argument) || isDocument(argument);
      fail(nested ? 3040501 : 10065, "$rand does not currently accept arguments");
    }
    return varying(() => double(Math.random()));
  },
};
