import type { Doc } from "../values/index.js";
import { type Filter, matcher } from "./matcher.js";
import { parseFilter } from "./parse.js";
import type { FilterOptions } from "./types.js";

export { type Filter, type Matched, type MatchScope, matcher } from "./matcher.js";
export { hasExpression } from "./order.js";
export { isOperators, parseFilter } from "./parse.js";
export { compileRegex, type Regex, type RegexMatch } from "./regex.js";
export { ELEMENT, type FilterNode, type FilterOptions, type Test } from "./types.js";

/** A filter from its document, ready to run. */
export const compileFilter = (filter: Doc, options: FilterOptions = {}): Filter =>
  matcher(parseFilter(filter, options), options);
