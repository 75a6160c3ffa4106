import {
  type GraphQLArgument,
  type GraphQLEnumType,
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

/** What stands there already (an enum's values) is said after it. */
const described = (schema: JsonSchema, description: string | null | undefined): JsonSchema => {
  const both = [description, schema.description].filter(Boolean).join("\n");
  return both === "" ? schema : { ...schema, description: both };
};

/** JSON Schema has no place for what each value of an enum means. */
const enumSchema = (type: GraphQLEnumType): JsonSchema => ({
  type: "string",
  enum: type.getValues().map(({ name }) => name),
  description: type
    .getValues()
    .map(({ name, description }) => `${name}: ${description ?? ""}`)
    .join("\n"),
});

const schemaOf = (type: GraphQLInputType): JsonSchema => {
  if (isNonNullType(type)) return schemaOf(type.ofType);
  if (isListType(type)) return { type: "array", items: schemaOf(type.ofType) };
  if (isEnumType(type)) return enumSchema(type);
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
