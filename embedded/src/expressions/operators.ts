import { ARITHMETIC } from "./arithmetic.js";
import { ARRAYS } from "./arrays.js";
import { BITS } from "./bits.js";
import { CONVERSION } from "./convert.js";
import { DATES } from "./dates.js";
import type { Operators } from "./expression.js";
import { FOLDS } from "./folds.js";
import { ITERATION } from "./iteration.js";
import { LOGIC } from "./logic.js";
import { MISCELLANY } from "./miscellany.js";
import { OBJECTS } from "./objects.js";
import { REGEXES } from "./regexes.js";
import { ROUNDING } from "./rounding.js";
import { SETS } from "./sets.js";
import { STRINGS } from "./strings.js";
import { TRANSCENDENTAL } from "./transcendental.js";

/** Every operator of the expression language that the engine evaluates. */
export const OPERATORS: Operators = {
  ...ARITHMETIC,
  ...ARRAYS,
  ...BITS,
  ...CONVERSION,
  ...DATES,
  ...FOLDS,
  ...ITERATION,
  ...LOGIC,
  ...MISCELLANY,
  ...OBJECTS,
  ...REGEXES,
  ...ROUNDING,
  ...SETS,
  ...STRINGS,
  ...TRANSCENDENTAL,
};
