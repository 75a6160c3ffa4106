import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { type App, type Context, makeContext } from "../context.js";
import { Refusal } from "../errors.js";
import type { Audience } from "../generated/schema.js";
import { LIMITS } from "../limits.js";
import { checkOperation } from "../schema/check-operation.js";
import { shapeRule } from "../schema/shape-rule.js";
import type { AnswerErrors } from "./answer-errors.js";
import { type Authenticate, pathOf, requireAudience } from "./authenticate.js";
import { readJson } from "./json-body.js";
import type { Exchange, Route } from "./listener.js";

export type AnswerExtensions = (context: Context) => Promise<Readonly<Record<string, unknown>> | undefined>;

export interface Door {
  readonly audience: Audience;
  readonly schema: GraphQLSchema;
  readonly extensions: AnswerExtensions;
}

const JSON_TYPE = "application/json; charset=utf-8";

/** Marks a refusal as the whole request's: it sets the HTTP status, which a refused field does not. */
const ofWholeRequest = (error: unknown): unknown =>
  error instanceof Refusal
    ? new GraphQLError(error.message, {
        originalError: error,
        extensions: { http: { status: error.status } },
      })
    : error;

const makePlugin = (door: Door, errors: AnswerErrors): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, request }) => {
      // Execution words what is wrong with a name that no operation has.
      if (!operation) return;
      try {
        checkOperation({ schema: door.schema, document, operation, variables: request.variables });
      } catch (error) {
        throw ofWholeRequest(error);
      }
      if (operation.operation === "subscription")
        throw ofWholeRequest(
          new Refusal("bad_input", "Subscriptions are served over a WebSocket on this path."),
        );
    },
    willSendResponse: async ({ errors: raised, response, contextValue }: GraphQLRequestContext<Context>) => {
      if (response.body?.kind !== "single") return;
      const { singleResult } = response.body;
      if (raised) singleResult.errors = raised.map((error) => errors.format(error, contextValue));
      const extensions = await door.extensions(contextValue);
      if (extensions) singleResult.extensions = { ...singleResult.extensions, ...extensions };
    },
  }),
});

const apolloLogger = (log: Logger) => ({
  debug: (message?: unknown) => log.debug(message),
  info: (message?: unknown) => log.info(message),
  warn: (message?: unknown) => log.warn(message),
  error: (message?: unknown) => log.error(message),
});

const NO_QUERY = "Send a JSON object whose `query` is the text of the operation.";
const hasQuery = (json: unknown): boolean =>
  typeof json === "object" &&
  json !== null &&
  "query" in json &&
  typeof json.query === "string" &&
  json.query.trim() !== "";

/** One audience's endpoint over HTTP, and its parts for another door that leads to the same place. */
export interface Endpoint {
  readonly route: Route;
  /** Who is calling, ready for one operation. @throws Refusal */
  readonly enter: (exchange: Exchange) => Promise<Context>;
  /** One operation with all its limits, errors and extensions, answered as it would be over HTTP. */
  readonly execute: (
    context: Context,
    operation: { readonly query: string; readonly variables: Record<string, unknown> },
  ) => Promise<FormattedExecutionResult<Record<string, unknown>, Record<string, unknown>>>;
  /** Answers a request that was refused as a whole. */
  readonly refuse: (exchange: Exchange, error: unknown, status?: number) => void;
}

/** Apollo Server behind a thin adapter. */
export const makeEndpoint = async (
  app: App,
  { door, errors, authenticate }: { door: Door; errors: AnswerErrors; authenticate: Authenticate },
): Promise<Endpoint> => {
  const apollo = new ApolloServer<Context>({
    schema: door.schema,
    introspection: app.config.introspection,
    hideSchemaDetailsFromClientErrors: !app.config.introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: LIMITS.tokens.limit },
    validationRules: [shapeRule],
    plugins: [ApolloServerPluginCacheControlDisabled(), makePlugin(door, errors)],
    logger: apolloLogger(app.log),
    // Only for what Apollo refuses before there is an operation: the rest is worded in the plugin above.
    formatError: (formatted) => ({
      message: formatted.message,
      extensions: { code: "BAD_INPUT", status: 400, reason: "bad_input" },
    }),
  });
  await apollo.start();

  const refuse: Endpoint["refuse"] = (exchange, error, status = errors.statusOf(error)) => {
    const body = JSON.stringify({ errors: [errors.format(error, exchange)] });
    exchange.send(status, body, {
      "content-type": JSON_TYPE,
      ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
    });
  };

  const enter: Endpoint["enter"] = async ({ request, requestId, log, signal }) => {
    const identity = await authenticate(request.headers.authorization);
    requireAudience(identity, door.audience);
    const viewer = await app.directory.viewerOf(identity);
    return makeContext(app, { identity, viewer, requestId, log, signal });
  };

  const execute: Endpoint["execute"] = async (contextValue, operation) => {
    const { body } = await apollo.executeOperation(operation, { contextValue });
    if (body.kind !== "single") throw new Error("Incremental delivery is not served.");
    return body.singleResult;
  };

  const handle = async (exchange: Exchange): Promise<void> => {
    const { request, signal } = exchange;
    const ended = app.metrics.operations.startTimer({ audience: door.audience, transport: "http" });
    let contextValue: Context;
    try {
      contextValue = await enter(exchange);
    } catch (error) {
      return refuse(exchange, error);
    }
    if (!/^application\/json *(;|$)/i.test(request.headers["content-type"] ?? ""))
      return refuse(exchange, new Refusal("bad_input", "Send the operation as application/json."), 415);
    const read = await readJson(exchange);
    if ("status" in read) return refuse(exchange, read.refusal, read.status);
    if (Array.isArray(read.json))
      return refuse(exchange, new Refusal("bad_input", "Send one operation per request; batches are off."));
    if (!hasQuery(read.json)) return refuse(exchange, new Refusal("bad_input", NO_QUERY));

    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
    const {
      status = 200,
      body,
      headers: sent,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: "POST", headers, search: "", body: read.json },
      context: async () => contextValue,
    });
    if (signal.aborted) return;
    if (body.kind !== "complete") throw new Error("Incremental delivery is not served.");
    exchange.send(status, body.string, Object.fromEntries(sent));
    ended();
  };

  const route: Route = {
    path: pathOf(door.audience),
    methods: ["POST"],
    handle,
    refuse: (exchange, status, message) =>
      refuse(exchange, new Refusal(status === 403 ? "forbidden" : "bad_input", message), status),
  };
  return { route, enter, execute, refuse };
};
