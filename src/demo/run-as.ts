import { type ExecutionResult, type GraphQLSchema, graphql } from "graphql";
import { type App, makeContext } from "../context.js";
import type { Audience } from "../generated/schema.js";
import type { Identity } from "../http/identity.js";
import { newId } from "../ids.js";

/** Calls the API in process as somebody; throws when it refuses. */
export type RunAs = <T = Record<string, unknown>>(
  identity: Identity,
  source: string,
  variables?: Record<string, unknown>,
) => Promise<T>;

const AUDIENCE_OF = { person: "PERSON", agent: "AGENT", service: "SERVICE" } as const;

/** The demo is made by calls of the API itself, so it is as true as what users make. */
export const makeRunAs =
  (app: App, schemas: Readonly<Record<Audience, GraphQLSchema>>): RunAs =>
  async <T>(identity: Identity, source: string, variables: Record<string, unknown> = {}) => {
    const contextValue = makeContext(app, {
      identity,
      viewer: await app.directory.viewerOf(identity),
      requestId: newId(),
      log: app.log,
      signal: app.stopping,
    });
    const { data, errors }: ExecutionResult = await graphql({
      schema: schemas[AUDIENCE_OF[identity.kind]],
      source,
      variableValues: variables,
      contextValue,
    });
    const [error] = errors ?? [];
    if (error !== undefined)
      throw new Error(`the demo was refused: ${error.message} in ${source}`, { cause: error });
    return data as T;
  };
