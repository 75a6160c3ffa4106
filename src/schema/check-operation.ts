import {
  type ArgumentNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from "graphql";
import { Refusal, refuse } from "../errors.js";
import { LIMITS } from "../limits.js";
import { checkText } from "./check-text.js";

type Variables = Readonly<Record<string, unknown>>;

/** Arguments that say how many entries a list may have. */
const PAGE_SIZES = new Set(["first", "last", "messagesFirst"]);

export interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** As the client sent them. */
  readonly variables: Variables | undefined;
}

/**
 * What is asked of an operation before it runs, with its variables known: every text is text, the variables
 * fit their types, page sizes are in bounds, and page sizes multiplied along the nesting cost no more than
 * the limit. Over HTTP and sockets alike. @throws Refusal that stands for the whole request.
 */
export const checkOperation = ({ schema, document, operation, variables }: Operation): void => {
  const raw = variables ?? {};
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);

  const uses = argumentsOf(document);
  for (const { name, value } of uses) checkText(valueFromASTUntyped(value, raw), name.value);

  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], raw, { maxErrors: 1 });
  if (coerced.errors) throw coercionRefusal(coerced.errors[0]?.message ?? "", uses);

  const root = schema.getRootType(operation.operation);
  if (!root) return;
  const cost = makeCost(schema, fragments, coerced.coerced);
  if (cost(operation.selectionSet, root) > LIMITS.cost.limit)
    refuse("too_complex", "The operation asks for too much at once; take smaller pages or nest less.", {
      limit: LIMITS.cost.limit,
    });
};

const argumentsOf = (document: DocumentNode): ArgumentNode[] => {
  const found: ArgumentNode[] = [];
  const walk = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) found.push(...(selection.arguments ?? []));
      if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet) walk(selection.selectionSet);
    }
  };
  for (const definition of document.definitions)
    if ("selectionSet" in definition) walk(definition.selectionSet);
  return found;
};

/** `Variable "$v" got invalid value 1 at "v.threadId"; ...` becomes a refusal at `input.threadId`. */
const coercionRefusal = (message: string, uses: readonly ArgumentNode[]): Refusal => {
  const variable = /^Variable "\$(\w+)"/.exec(message)?.[1];
  if (variable === undefined) return new Refusal("bad_input", message);
  const inner = /^Variable "\$\w+" got invalid value .* at "\w+([^"]*)"; /s.exec(message)?.[1] ?? "";
  const missing =
    /Field "(\w+)" of required type/.exec(message)?.[1] ?? / Field "(\w+)" is not defined/.exec(message)?.[1];
  const start = uses.flatMap(({ name, value }) => placesOf(value, variable, name.value))[0] ?? variable;
  const path = `${start}${inner}${missing === undefined ? "" : `.${missing}`}`;
  return new Refusal("bad_input", message, { path: path.replace(/\[(\d+)\]/g, ".$1") });
};

const placesOf = (value: ValueNode, variable: string, path: string): string[] => {
  if (value.kind === Kind.VARIABLE) return value.name.value === variable ? [path] : [];
  if (value.kind === Kind.LIST)
    return value.values.flatMap((one, i) => placesOf(one, variable, `${path}.${i}`));
  if (value.kind === Kind.OBJECT)
    return value.fields.flatMap((field) => placesOf(field.value, variable, `${path}.${field.name.value}`));
  return [];
};

/** One point for each object that may be built. A fragment on a type is priced once. */
const makeCost = (
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
): ((set: SelectionSetNode, type: GraphQLCompositeType) => number) => {
  const priced = new Map<string, number>();

  const fragmentCost = (name: string): number => {
    const known = priced.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const price = fragment && isCompositeType(type) ? cost(fragment.selectionSet, type) : 0;
    priced.set(name, price);
    return price;
  };

  const cost = (set: SelectionSetNode, type: GraphQLCompositeType): number => {
    let sum = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) sum += fragmentCost(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
        sum += cost(selection.selectionSet, isCompositeType(condition) ? condition : type);
      } else {
        const field =
          isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
        if (!field) continue;
        const size = pageSize(field, selection.arguments ?? [], variables);
        const inner = getNamedType(field.type);
        if (selection.selectionSet && isCompositeType(inner))
          sum += 1 + size * cost(selection.selectionSet, inner);
      }
    }
    return sum;
  };
  return cost;
};

const pageSize = (
  field: GraphQLField<unknown, unknown>,
  given: readonly ArgumentNode[],
  variables: Variables,
): number => {
  let size = 1;
  for (const { name, defaultValue } of field.args) {
    if (!PAGE_SIZES.has(name)) continue;
    const node = given.find((one) => one.name.value === name);
    const value = node ? (valueFromASTUntyped(node.value, variables) ?? defaultValue) : defaultValue;
    if (typeof value !== "number") continue;
    const max = LIMITS.page.limit;
    if (value < 1 || value > max)
      refuse("out_of_range", `Ask for 1 to ${max} entries at a time.`, { path: name, limit: max });
    size = Math.max(size, value);
  }
  return size;
};
