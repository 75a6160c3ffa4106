import { fail } from "../errors.js";
import { type Examined, type Plan, planQuery, runPlan } from "../indexes/index.js";
import { compileFilter, type Filter, matcher, parseFilter } from "../query/index.js";
import { checkSort, type SortKey, sortOrder } from "../stages/index.js";
import type { Collection, Stored } from "../store/index.js";
import type { Doc, Maybe } from "../values/index.js";
import type { Request } from "./engine.js";

/** What a command wants to read of one collection. */
export interface Query {
  readonly filter: Doc;
  readonly sort?: Doc | undefined;
  readonly hint?: Maybe;
  readonly skip?: number | undefined;
  readonly limit?: number | undefined;
}

export interface Prepared {
  readonly query: Query;
  readonly filter: Filter;
  readonly plan: Plan;
  /** Nothing has to be asked of a document that the plan leads to. */
  readonly exact: boolean;
  readonly sorts: boolean;
}

/** The names that expressions of this request may use. */
export const variableNames = ({ variables }: Request): ReadonlySet<string> => new Set(variables.keys());

const isNatural = (sort: Doc | undefined): boolean => sort?.has("$natural") === true;

export const prepare = (request: Request, collection: Collection, query: Query): Prepared => {
  const options = { variables: variableNames(request) };
  const node = parseFilter(query.filter, options);
  const natural = isNatural(query.sort) ? query.sort : undefined;
  const sort = natural ? undefined : query.sort;
  if (sort && sort.size > 0) checkSort(sort);
  const plan = planQuery(collection, { node, sort, hint: natural ?? query.hint });
  const sorts = sort !== undefined && sort.size > 0 && !(plan.kind === "index" && plan.sorted);
  return {
    query: { ...query, sort },
    filter: matcher(node, options),
    plan,
    exact: plan.kind === "index" && plan.exact,
    sorts,
  };
};

/** Refuses a filter even when there is no collection to hold it against. */
export const checkFilter = (request: Request, filter: Doc): Filter =>
  compileFilter(filter, { variables: variableNames(request) });

/** More than this in a sort that no index serves is MongoDB's memory limit. */
const MAX_SORT_BYTES = 100 * 1024 * 1024;

function* matching(
  request: Request,
  collection: Collection,
  { plan, exact, filter }: Prepared,
  examined: Examined,
): Generator<Stored> {
  const scope = { variables: request.variables, now: request.now };
  for (const found of runPlan(collection, plan, examined)) {
    request.checkTime();
    if (exact || filter.matches(found.doc, scope)) yield found;
  }
}

function* sorted(documents: Iterable<Stored>, sort: Doc, most: number): Generator<Stored> {
  const order = sortOrder(sort);
  let kept: { found: Stored; key: SortKey }[] = [];
  let bytes = 0;
  const arrange = (): void => {
    kept.sort((a, b) => order.compareKeys(a.key, b.key));
    kept = kept.slice(0, most);
    bytes = kept.reduce((sum, { found }) => sum + found.bytes.length, 0);
  };
  for (const found of documents) {
    kept.push({ found, key: order.keyOf(found.doc) });
    bytes += found.bytes.length;
    if (kept.length >= most * 2 + 64 || bytes > MAX_SORT_BYTES) arrange();
    if (bytes > MAX_SORT_BYTES)
      fail(292, "Sort exceeded memory limit of 104857600 bytes, but did not opt in to external sorting.");
  }
  arrange();
  for (const { found } of kept) yield found;
}

/** Runs a prepared query, lazily where no sort is in the way. */
export function* run(
  request: Request,
  collection: Collection,
  prepared: Prepared,
  examined: Examined = { keys: 0, documents: 0 },
): Generator<Stored> {
  const { skip = 0, limit = 0, sort } = prepared.query;
  const most = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
  const all = matching(request, collection, prepared, examined);
  const ordered = prepared.sorts && sort ? sorted(all, sort, most) : all;
  let at = 0;
  for (const found of ordered) {
    at += 1;
    if (at > skip) yield found;
    if (at >= most) return;
  }
}
