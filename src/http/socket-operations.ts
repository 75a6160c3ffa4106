import { randomUUID } from "node:crypto";
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { makeServer, type Server as ProtocolServer, type Context as SocketContext } from "graphql-ws";
import type { WebSocket } from "ws";
import { type App, type Context, makeContext } from "../context.js";
import { Refusal } from "../errors.js";
import { BOUNDS, LIMITS } from "../limits.js";
import { checkOperation } from "../schema/check-operation.js";
import { shapeRule } from "../schema/shape-rule.js";
import type { AnswerErrors, Asked } from "./answer-errors.js";
import { type Authenticate, requireAudience } from "./authenticate.js";
import type { Door } from "./graphql.js";
import type { Identity } from "./identity.js";

/** Close codes of graphql-transport-ws, and RFC 6455's for a restart and for trouble of our own. */
export const CLOSE = { forbidden: 4403, alreadyExists: 4409, restart: 1012, internal: 1011 } as const;

/** A timer waits no longer than this; a token that lives longer is looked at again then. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** What is kept about one open socket. */
export interface Connection {
  readonly socket: WebSocket;
  readonly asked: Asked;
  /** Aborted when the socket has closed. */
  readonly gone: AbortController;
  /** Ids of operations that are not yet under way: none may be used again meanwhile. */
  readonly starting: Set<string>;
  identity?: Identity;
}

type Params = Record<string, unknown>;
type Socket = SocketContext<Params, Connection>;
export type SocketProtocol = ProtocolServer<Connection>;

export interface Wiring {
  readonly app: App;
  readonly authenticate: Authenticate;
  readonly errors: AnswerErrors;
}

/** Closes, and does not wait for whoever fails to answer the closing handshake. */
export const hangUp = (socket: WebSocket, code: number, reason: string): void => {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), 1_000).unref();
};

/** Parsed and validated documents, the most recent ones: clients send the same few again and again. */
const makeDocuments = (schema: GraphQLSchema, introspection: boolean) => {
  const known = new Map<string, DocumentNode>();
  const rules = [...specifiedRules, shapeRule, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  return (query: string): DocumentNode | readonly GraphQLError[] => {
    const standing = known.get(query);
    if (standing) return standing;
    const document = parse(query, { maxTokens: LIMITS.tokens.limit });
    const faults = validate(schema, document, rules);
    if (faults.length > 0) return faults;
    const oldest = known.size >= 500 ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    if (query.length <= 10_000) known.set(query, document);
    return document;
  };
};

const asGraphqlError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError("", { originalError: error instanceof Error ? error : new Error(String(error)) });

/** A subscription whose every event is executed with a context of its own: nothing loaded for one answers the next. */
const subscribeAfresh = async (
  args: ExecutionArgs,
  renew: (context: Context) => Context,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> => {
  const stream = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in stream)) return stream;
  const source = stream[Symbol.asyncIterator]();
  const over = { value: undefined, done: true } as const;
  let ended = false;
  const end = async () => {
    ended = true;
    await source.return?.();
    return over;
  };
  const iterator: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const event = await source.next();
      if (ended || event.done) return over;
      try {
        const contextValue = renew(args.contextValue as Context);
        const value = await execute({ ...args, rootValue: event.value, contextValue });
        return ended ? over : { value, done: false };
      } catch (error) {
        await end();
        throw error;
      }
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
};

/** The protocol of one endpoint: who may open, what may run, how it is answered. */
export const makeSocketProtocol = (door: Door, { app, authenticate, errors }: Wiring): SocketProtocol => {
  const documentOf = makeDocuments(door.schema, app.config.introspection);

  const endAtExpiry = ({ socket, gone }: Connection, expiresAt: Date): void => {
    // Closed while its token was proven: nothing is left to end, and a timer would hold the process.
    if (gone.signal.aborted) return;
    const left = expiresAt.getTime() - app.now().getTime();
    if (left <= 0) {
      hangUp(socket, CLOSE.forbidden, "token_expired");
      return;
    }
    const timer = setTimeout(
      () => endAtExpiry({ socket, gone } as Connection, expiresAt),
      Math.min(left, LONGEST_TIMER_MS),
    ).unref();
    gone.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };

  const turnAway = ({ socket, asked }: Connection, error: unknown): false => {
    if (error instanceof Refusal) hangUp(socket, CLOSE.forbidden, error.reason);
    else {
      errors.format(error, asked);
      hangUp(socket, CLOSE.internal, "Something went wrong on our side.");
    }
    return false;
  };

  const connect = async ({ extra, connectionParams }: Socket): Promise<boolean> => {
    try {
      const identity = await authenticate(connectionParams?.authorization);
      requireAudience(identity, door.audience);
      // Before the directory is asked, so that whoever is evicted meanwhile is found.
      extra.identity = identity;
      await app.directory.viewerOf(identity);
      if (identity.expiresAt) endAtExpiry(extra, identity.expiresAt);
      return true;
    } catch (error) {
      return turnAway(extra, error);
    }
  };

  /** The operation ready to run, or why it may not. */
  const prepare = async (
    { extra, subscriptions }: Socket,
    payload: {
      query: string;
      operationName?: string | null | undefined;
      variables?: Params | null | undefined;
    },
  ): Promise<ExecutionArgs | readonly GraphQLError[]> => {
    const { identity, gone } = extra;
    if (!identity) throw new Refusal("unauthenticated", "Send connection_init first.");
    if (Object.keys(subscriptions).length > LIMITS.socketOperations.limit)
      throw new Refusal("too_complex", "Too many operations run on this socket; complete some first.", {
        limit: LIMITS.socketOperations.limit,
      });
    const document = documentOf(payload.query);
    if (!("kind" in document)) return document;
    const operation = getOperationAST(document, payload.operationName);
    if (!operation) throw new Refusal("bad_input", "Name the operation that is meant.");
    const variables = payload.variables ?? undefined;
    checkOperation({ schema: door.schema, document, operation, variables });
    const viewer = await app.directory.viewerOf(identity).catch((error: unknown) => {
      if (error instanceof Refusal) turnAway(extra, error);
      throw error;
    });
    const requestId = randomUUID();
    const contextValue = makeContext(app, {
      identity,
      viewer,
      requestId,
      log: app.log.child({ requestId }),
      signal: gone.signal,
    });
    return {
      schema: door.schema,
      document,
      contextValue,
      ...(variables ? { variableValues: variables } : {}),
      ...(payload.operationName ? { operationName: payload.operationName } : {}),
    };
  };

  /** Marks an operation as starting until it is under way or has failed. */
  const starts = new WeakMap<object, () => void>();

  return makeServer<Params, Connection>({
    connectionInitWaitTimeout: BOUNDS.socketInitMs,
    onConnect: connect,
    onSubscribe: async (socket, id, payload) => {
      const { starting } = socket.extra;
      if (starting.has(id)) {
        hangUp(socket.extra.socket, CLOSE.alreadyExists, `Subscriber for ${id} already exists`);
        return [asGraphqlError(new Refusal("bad_input", "This id is still in use."))];
      }
      starting.add(id);
      const begun = () => starting.delete(id);
      try {
        const prepared = await prepare(socket, payload);
        if ("schema" in prepared) {
          starts.set(prepared.contextValue as object, begun);
          return prepared;
        }
        begun();
        return prepared;
      } catch (error) {
        begun();
        return [asGraphqlError(error)];
      }
    },
    execute: async (args) => {
      starts.get(args.contextValue as object)?.();
      const ended = app.metrics.operations.startTimer({ audience: door.audience, transport: "socket" });
      const result = await execute(args);
      ended();
      return result;
    },
    subscribe: async (args) => {
      try {
        return await subscribeAfresh(args, (context) => makeContext(app, context));
      } finally {
        starts.get(args.contextValue as object)?.();
      }
    },
    onNext: async (
      _socket,
      _id,
      _payload,
      { contextValue },
      result,
    ): Promise<FormattedExecutionResult<Params, Params>> => {
      const context = contextValue as Context;
      const extensions = await door.extensions(context);
      const answer: {
        -readonly [Key in keyof FormattedExecutionResult<Params, Params>]: FormattedExecutionResult<
          Params,
          Params
        >[Key];
      } = {};
      if (result.errors) answer.errors = format(result.errors, context);
      if (result.data !== undefined) answer.data = result.data;
      if (result.extensions || extensions) answer.extensions = { ...result.extensions, ...extensions };
      return answer;
    },
    onError: ({ extra }, _id, _payload, raised) =>
      format(raised, { ...extra.asked, requestId: randomUUID() }),
  });

  function format(raised: readonly unknown[], asked: Asked): GraphQLFormattedError[] {
    return raised.map((error) => errors.format(error, asked));
  }
};
