import { fail } from "../errors.js";
import type { Examined, IndexScan, Plan } from "../indexes/index.js";
import type { Collection } from "../store/index.js";
import { type Doc, int, isNumber, type Maybe, toNumber, type Value } from "../values/index.js";
import { runAggregate } from "./aggregate.js";
import { Arguments, doc } from "./arguments.js";
import type { Commands, Request } from "./engine.js";
import { type Prepared, prepare, type Query, run } from "./query.js";
import { countQuery, findQuery } from "./read.js";
import { statementOf } from "./write.js";

const indexStage = (stage: string, { index, reverse, spans }: IndexScan): Doc =>
  doc({
    stage,
    keyPattern: index.definition.key,
    indexName: index.definition.name,
    isMultiKey: index.multikey.includes(true),
    isUnique: index.definition.unique,
    isSparse: index.definition.sparse,
    isPartial: index.definition.partial !== undefined,
    direction: reverse ? "backward" : "forward",
    // Bounds are bytes here: how many spans they are is what can be told truthfully.
    spans: int(spans.length),
  });

const around = (stage: string, inputStage: Doc, more: Doc = new Map()): Doc =>
  new Map<string, Value>([["stage", stage], ...more, ["inputStage", inputStage]]);

const access = (plan: Plan): Doc => {
  if (plan.kind === "collection")
    return doc({ stage: "COLLSCAN", direction: plan.reverse ? "backward" : "forward" });
  if (plan.kind === "index") return around("FETCH", indexStage("IXSCAN", plan));
  return around(
    "FETCH",
    doc({ stage: "OR", inputStages: plan.scans.map((scan) => indexStage("IXSCAN", scan)) }),
  );
};

/** The plan as MongoDB would draw it, from the outermost stage in. */
const planOf = ({ plan, sorts, query }: Prepared): Doc => {
  let stage = access(plan);
  if (sorts) stage = around("SORT", stage, doc({ sortPattern: query.sort }));
  if (query.skip) stage = around("SKIP", stage, doc({ skipAmount: int(query.skip) }));
  if (query.limit) stage = around("LIMIT", stage, doc({ limitAmount: int(query.limit) }));
  return stage;
};

const countPlanOf = ({ plan, exact }: Prepared): Doc =>
  around("COUNT", exact && plan.kind === "index" ? indexStage("COUNT_SCAN", plan) : access(plan));

interface Explained {
  readonly ns: string;
  readonly winningPlan: Doc;
  readonly run: () => { returned: number; examined: Examined };
}

const VERBOSITIES = new Set(["queryPlanner", "executionStats", "allPlansExecution"]);

const report = (request: Request, { ns, winningPlan, run: execute }: Explained): Doc => {
  const verbosity = request.body.get("verbosity") ?? "allPlansExecution";
  if (typeof verbosity !== "string" || !VERBOSITIES.has(verbosity))
    fail(2, `Enumeration value '${verbosity}' for field 'explain.verbosity' is not a valid value.`);
  const planner = doc({
    namespace: ns,
    parsedQuery: new Map(),
    winningPlan,
    rejectedPlans: [],
  });
  const answer = doc({ explainVersion: "1", queryPlanner: planner });
  if (verbosity !== "queryPlanner") {
    const started = performance.now();
    const { returned, examined } = execute();
    answer.set(
      "executionStats",
      doc({
        executionSuccess: true,
        nReturned: int(returned),
        executionTimeMillis: int(Math.round(performance.now() - started)),
        totalKeysExamined: int(examined.keys),
        totalDocsExamined: int(examined.documents),
        executionStages: winningPlan,
        // No plan is ever tried against another.
        allPlansExecution: verbosity === "allPlansExecution" ? [] : undefined,
      }),
    );
  }
  answer.set("command", request.body.get("explain") ?? new Map());
  answer.set("serverInfo", doc({ host: "127.0.0.1", version: "8.0.0" }));
  return answer;
};

const EOF: Doc = doc({ stage: "EOF" });

const nothing = (request: Request, ns: string): Doc =>
  report(request, {
    ns,
    winningPlan: EOF,
    run: () => ({ returned: 0, examined: { keys: 0, documents: 0 } }),
  });

const queryReport = (
  request: Request,
  collection: Collection,
  query: Query,
  wrap: string | undefined,
): Doc => {
  const prepared = prepare(request, collection, query);
  const winningPlan = wrap ? around(wrap, planOf(prepared)) : planOf(prepared);
  return report(request, {
    ns: collection.ns,
    winningPlan,
    run() {
      const examined = { keys: 0, documents: 0 };
      let returned = 0;
      for (const _ of run(request, collection, prepared, examined)) returned += 1;
      // A write returns nothing; what it would touch is in the counts.
      return { returned: wrap ? 0 : returned, examined };
    },
  });
};

const countReport = (request: Request, collection: Collection, query: Query): Doc =>
  report(request, {
    ns: collection.ns,
    winningPlan: countPlanOf(prepare(request, collection, query)),
    run() {
      const examined = { keys: 0, documents: 0 };
      countQuery(request, collection, query, examined);
      return { returned: 0, examined };
    },
  });

const aggregateReport = (request: Request, collection: Collection, pipeline: readonly Value[]): Doc => {
  const examined = { keys: 0, documents: 0 };
  const { prepared, counts, results } = runAggregate(request, collection, pipeline, examined);
  if (prepared === undefined) return nothing(request, collection.ns);
  const winningPlan = counts ? around("GROUP", countPlanOf(prepared)) : planOf(prepared);
  return report(request, {
    ns: collection.ns,
    winningPlan,
    run: () => ({ returned: [...results].length, examined }),
  });
};

/** The one statement of a write, checked as when it is run. */
const statementIn = (command: string, list: string, value: Maybe): Doc => {
  const [statement, ...others] = Array.isArray(value) ? value : [];
  return statement instanceof Map && others.length === 0
    ? statementOf(command, list, statement).body
    : fail(9, "explain of a write needs exactly one statement");
};

/** Explains the command in `body`, as explain's argument or as an aggregate with `explain: true`. */
export const explainCommand = (request: Request, body: Doc): Doc => {
  const [name = "", target = ""] = [...body.entries()][0] ?? [];
  const inner: Request = {
    ...request,
    name,
    args: new Arguments(name, body),
    body: new Map([...body, ...kept(request)]),
  };
  const ns = `${request.db}.${typeof target === "string" ? target : "$cmd.aggregate"}`;
  const collection = typeof target === "string" ? request.engine.catalog.get(request.db, target) : undefined;
  if (collection === undefined) return nothing(inner, ns);
  const { args } = inner;
  args.simpleCollation();
  switch (name) {
    case "find":
      return queryReport(inner, collection, findQuery(inner), undefined);
    case "count":
      return countReport(inner, collection, {
        filter: args.document("query") ?? new Map(),
        hint: body.get("hint"),
        skip: args.count("skip"),
        limit: args.count("limit"),
      });
    case "distinct":
      return queryReport(
        inner,
        collection,
        { filter: args.document("query") ?? new Map(), hint: body.get("hint") },
        undefined,
      );
    case "aggregate":
      return aggregateReport(inner, collection, args.list("pipeline") ?? []);
    case "update": {
      const statement = statementIn("update", "updates", body.get("updates"));
      return queryReport(
        inner,
        collection,
        statementQuery(statement, statement.get("multi") !== true),
        "UPDATE",
      );
    }
    case "delete": {
      const statement = statementIn("delete", "deletes", body.get("deletes"));
      const limit = statement.get("limit");
      return queryReport(
        inner,
        collection,
        statementQuery(statement, limit !== undefined && isNumber(limit) && toNumber(limit) === 1),
        "DELETE",
      );
    }
    case "findAndModify":
    case "findandmodify":
      return queryReport(
        inner,
        collection,
        {
          filter: args.document("query") ?? new Map(),
          sort: args.document("sort"),
          hint: body.get("hint"),
          limit: 1,
        },
        body.get("remove") === true ? "DELETE" : "UPDATE",
      );
    default:
      return fail(59, `Explain failed due to unknown command: ${name}`);
  }
};

const kept = ({ body }: Request): [string, Value][] => [...body].filter(([name]) => name === "verbosity");

const statementQuery = (statement: Doc, single: boolean): Query => {
  const [filter, sort] = [statement.get("q"), statement.get("sort")];
  return {
    filter: filter instanceof Map ? filter : new Map(),
    sort: sort instanceof Map ? sort : undefined,
    hint: statement.get("hint"),
    limit: single ? 1 : 0,
  };
};

export const EXPLAINS: Commands = {
  explain: {
    fields: ["verbosity"],
    run: (request) => explainCommand(request, request.args.document("explain") ?? new Map()),
  },
};
