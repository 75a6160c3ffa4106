import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  print,
} from "graphql";
import { type JsonSchema, objectSchema } from "./json-schema.js";
import { SELECTIONS } from "./selections.js";

/** One field of the agent's schema as a tool of the Model Context Protocol. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly readOnly: boolean;
  /** The operation that a call executes; its variables are the tool's arguments. */
  readonly document: string;
  /** The names of its arguments. */
  readonly takes: readonly string[];
  /** The field has the one argument `input`: its fields may be given without it. */
  readonly wraps: boolean;
}

/** Queries that write: handing out, and remembering which session was handed what (design, section 11). */
const WRITING_QUERIES: ReadonlySet<string> = new Set(["inbox_list", "delivery_pull"]);

/** A variable that is left out does not fall back to the argument's default: it needs the same one itself. */
const declare = ({ name, type, defaultValue }: GraphQLArgument): string => {
  const standing = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return `$${name}: ${String(type)}${standing == null ? "" : ` = ${print(standing)}`}`;
};

const toolOf = (field: GraphQLField<unknown, unknown>, kind: "query" | "mutation"): Tool => {
  const type = getNamedType(field.type);
  const selection = SELECTIONS[type.name];
  if (!isLeafType(type) && selection === undefined)
    throw new Error(`the type ${type.name} of ${field.name} has no selection for tools`);
  const declared = field.args.map(declare).join(", ");
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const [only] = field.args;
  return {
    name: field.name,
    description: field.description ?? "",
    inputSchema: objectSchema(field.args),
    readOnly: kind === "query" && !WRITING_QUERIES.has(field.name),
    document: `${kind} ${field.name}${declared && `(${declared})`} { result: ${field.name}${passed && `(${passed})`} ${selection ?? ""} }`,
    takes: field.args.map(({ name }) => name),
    wraps: field.args.length === 1 && only?.name === "input",
  };
};

/** Every query and mutation of the agent's schema, and nothing else: what it cannot express has no tool either. */
export const toolsOf = (schema: GraphQLSchema): ReadonlyMap<string, Tool> =>
  new Map(
    [
      ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => toolOf(field, "query")),
      ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => toolOf(field, "mutation")),
    ].map((tool) => [tool.name, tool]),
  );

/** The fields of `input` by themselves: of these the schema judges each. */
const isUnwrapped = (tool: Tool, given: Readonly<Record<string, unknown>>): boolean =>
  tool.wraps && !("input" in given);

/** An argument that the tool does not have: as a variable that no field takes it would be dropped in silence. */
export const strangerIn = (tool: Tool, given: Readonly<Record<string, unknown>>): string | undefined =>
  isUnwrapped(tool, given) ? undefined : Object.keys(given).find((name) => !tool.takes.includes(name));

/** The variables of a call: arguments as the schema has them, or the fields of `input` by themselves. */
export const variablesOf = (tool: Tool, given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  isUnwrapped(tool, given) ? { input: given } : { ...given };
