import { readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { getDirective, MapperKind, mapSchema, pruneSchema } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";
import type { Audience, Resolvers } from "../generated/schema.js";
import { DateTime, JsonValue } from "./scalars.js";

export const AUDIENCES = ["PERSON", "AGENT", "SERVICE"] as const satisfies readonly Audience[];

/** A module's share of the resolvers: whole types, or some of their fields. */
export type ModuleResolvers = { readonly [Type in keyof Resolvers]?: Partial<NonNullable<Resolvers[Type]>> };

/** The text of the contract. Two levels up in the sources, three in the build. */
export const readContract = (): string => {
  for (const up of ["../../schema.graphql", "../../../schema.graphql"]) {
    try {
      return readFileSync(new URL(up, import.meta.url), "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  throw new Error("schema.graphql is missing from the package.");
};

/** What one audience may see: fields whose @audience names it, and the types that those reach. */
const schemaFor = (whole: GraphQLSchema, audience: Audience): GraphQLSchema =>
  pruneSchema(
    mapSchema(whole, {
      [MapperKind.OBJECT_FIELD]: (field) => {
        const [directive] = getDirective(whole, field, "audience") ?? [];
        const named: unknown = directive?.of;
        // Null takes the field out; undefined leaves it as it stands.
        return Array.isArray(named) && !named.includes(audience) ? null : undefined;
      },
      [MapperKind.DIRECTIVE]: (directive) => (directive.name === "audience" ? null : undefined),
    }),
  );

/** One contract, three executable schemas: an endpoint cannot name what its audience may not have. */
export const makeSchemas = (
  modules: readonly ModuleResolvers[],
): Readonly<Record<Audience, GraphQLSchema>> => {
  const whole = makeExecutableSchema({
    typeDefs: readContract(),
    resolvers: [{ DateTime, JSON: JsonValue }, ...modules],
    // A resolver for a field that the contract does not have is a slip, found at start.
    resolverValidationOptions: { requireResolversToMatchSchema: "error" },
  });
  return {
    PERSON: schemaFor(whole, "PERSON"),
    AGENT: schemaFor(whole, "AGENT"),
    SERVICE: schemaFor(whole, "SERVICE"),
  };
};
