import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import { Refusal } from "../errors.js";
import type { Metrics } from "./metrics.js";

/** What a log entry and an INTERNAL answer share. */
export interface Asked {
  readonly requestId: string;
  readonly log: Logger;
}

export interface AnswerErrors {
  /** One formatter for HTTP and sockets (design, section 15). */
  readonly format: (error: unknown, asked: Asked) => GraphQLFormattedError;
  /** The HTTP status of an answer that refuses the whole request. */
  readonly statusOf: (error: unknown) => number;
}

/** The error at the bottom: resolvers' errors come wrapped in GraphQLErrors, sometimes twice. */
const rootOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;

const isClientFault = (root: unknown, error: unknown): boolean => {
  if (!(root instanceof GraphQLError)) return false;
  // GraphQL's own words about the request. An error with a path arose while executing: a field's fault, except
  // an argument that turned out missing or wrong.
  const located = error instanceof GraphQLError && error.path !== undefined;
  return !located || root.message.startsWith('Argument "');
};

/** Parsing and validating follow the nesting of an operation: one that nests deeper than the stack is at fault. */
const isBottomless = (root: unknown, error: unknown): boolean =>
  root instanceof RangeError &&
  root.message.includes("call stack") &&
  !(error instanceof GraphQLError && error.path !== undefined);

/** @param suggestions whether "Did you mean ..." may name what the schema holds. */
export const makeAnswerErrors = ({
  metrics,
  suggestions,
}: {
  metrics: Metrics;
  suggestions: boolean;
}): AnswerErrors => {
  const describe = (error: unknown): Refusal | undefined => {
    const root = rootOf(error);
    if (root instanceof Refusal) return root;
    if (isBottomless(root, error))
      return new Refusal("too_complex", "The operation nests too deep; ask for less at a time.");
    if (!isClientFault(root, error)) return undefined;
    const { message } = root as GraphQLError;
    const isTokenLimit = /Document contains more tha[nt] /.test(message);
    return new Refusal(isTokenLimit ? "too_complex" : "bad_input", message);
  };

  const words = (message: string): string =>
    suggestions ? message : message.replace(/,? ?Did you mean .*\?$/s, "").replace(/ or to use .*\?$/s, "");

  return {
    format: (error, { requestId, log }) => {
      const located = error instanceof GraphQLError ? error.toJSON() : undefined;
      const where = {
        ...(located?.locations ? { locations: located.locations } : {}),
        ...(located?.path ? { path: located.path } : {}),
      };
      const refusal = describe(error);
      if (refusal) {
        metrics.refusals.inc({ reason: refusal.reason });
        const { code, status, reason, detail } = refusal;
        return { message: words(refusal.message), ...where, extensions: { ...detail, code, status, reason } };
      }
      metrics.failures.inc();
      log.error({ err: rootOf(error), requestId, path: located?.path }, "An operation failed");
      const message = `Something went wrong on our side; quote ${requestId} when you report it.`;
      return { message, ...where, extensions: { code: "INTERNAL", status: 500, requestId } };
    },
    statusOf: (error) => describe(error)?.status ?? 500,
  };
};
