import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";

/** JSON Schema, as far as GraphQL's input types reach. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: "string" },
  String: { type: "string" },
  Int: { type: "integer" },
  Float: { type: "number" },
  Boolean: { type: "boolean" },
  DateTime: { type: "string", format: "date-time" },
  JSON: {},
};

const described = (schema: JsonSchema, description: string | null | undefined): JsonSchema =>
  description ? { ...schema, description } : schema;

const schemaOf = (type: GraphQLInputType): JsonSchema => {
  if (isNonNullType(type)) return schemaOf(type.ofType);
  if (isListType(type)) return { type: "array", items: schemaOf(type.ofType) };
  if (isEnumType(type)) return { type: "string", enum: type.getValues().map(({ name }) => name) };
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const object = objectSchema(fields);
    // One alternative is given, and only one: GraphQL's @oneOf.
    return described(
      type.isOneOf ? { ...object, minProperties: 1, maxProperties: 1 } : object,
      type.description,
    );
  }
  return SCALARS[type.name] ?? {};
};

/** A field is required when it may not be null and has no default. */
export const objectSchema = (fields: readonly (GraphQLArgument | GraphQLInputField)[]): JsonSchema => ({
  type: "object",
  properties: Object.fromEntries(
    fields.map(({ name, type, description, defaultValue }) => [
      name,
      described(
        defaultValue === undefined ? schemaOf(type) : { ...schemaOf(type), default: defaultValue },
        description,
      ),
    ]),
  ),
  required: fields
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    .map(({ name }) => name),
  additionalProperties: false,
});
