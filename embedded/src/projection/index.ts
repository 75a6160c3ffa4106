import { fail } from "../errors.js";
import { compileFilter, type Filter, hasExpression } from "../query/index.js";
import {
  computeFields,
  type Others,
  type ProjectionTree,
  parseProjection,
  plant,
  selectFields,
} from "../stages/project.js";
import { type Doc, isNumber, type Maybe, toLong, toNumber, type Value } from "../values/index.js";

export interface ProjectionScope {
  readonly variables: ReadonlyMap<string, Maybe>;
  readonly now: Date;
}

export interface ProjectionOptions {
  /** The find's filter: the positional projection asks it which element matched. */
  readonly filter: Filter;
  /** Names that expressions may use as `$$name`. */
  readonly variables?: ReadonlySet<string>;
}

/** A find's projection, ready to run. */
export interface FindProjection {
  apply(doc: Doc, scope: ProjectionScope): Doc;
}

/** Find's own forms, taken out of a projection; what is left is a projection as $project knows it. */
interface Special {
  readonly slices: { path: readonly string[]; slice: (items: readonly Value[]) => Value[] }[];
  readonly elements: { field: string; find: (doc: Doc) => number | undefined }[];
  positional: readonly string[] | undefined;
}

type Entry = readonly [path: string, value: Value];

const NAMELESS = { variables: new Set<string>() };
const COLLISION = { under: 31249, over: 31250 };

/** A specification's entries, documents of paths spelled out as far as find's own forms are concerned. */
const entriesOf = (specification: Doc, prefix = ""): Entry[] =>
  [...specification].flatMap(([name, value]): Entry[] => {
    const path = prefix + name;
    const nested = value instanceof Map && value.size > 0 && ![...value.keys()][0]?.startsWith("$");
    return nested && !path.endsWith(".$") ? entriesOf(value, `${path}.`) : [[path, value]];
  });

/** `$slice: n` or `$slice: [skip, limit]`; any other array is the expression of the same name. */
const findSlice = (value: Value): ((items: readonly Value[]) => Value[]) | undefined => {
  if (isNumber(value)) {
    const count = Number(toLong(value));
    return (items) => (count >= 0 ? items.slice(0, count) : items.slice(count));
  }
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [skipped, limited] = value;
  if (!isNumber(skipped) || !isNumber(limited)) return undefined;
  const [skip, limit] = [Number(toLong(skipped)), Number(toLong(limited))];
  if (limit <= 0) return fail(28724, "$slice limit must be positive");
  return (items) => {
    const start = skip < 0 ? Math.max(0, items.length + skip) : skip;
    return items.slice(start, start + limit);
  };
};

const elementFinder = (field: string, condition: Value): ((doc: Doc) => number | undefined) => {
  if (!(condition instanceof Map)) return fail(31274, "elemMatch: Invalid argument, object required");
  const filter = compileFilter(new Map([[field, new Map([["$elemMatch", condition]])]]));
  return (doc) => {
    const { matched, position } = filter.find(doc);
    return matched ? position : undefined;
  };
};

const takePositional = (path: string, value: Value, special: Special): string => {
  const field = path.slice(0, -2);
  if (value instanceof Map) return fail(31271, "positional projection cannot be used with an expression");
  if (!isNumber(value) && typeof value !== "boolean")
    return fail(31308, "positional projection cannot be used with a literal");
  if (value === false || (isNumber(value) && toNumber(value) === 0))
    return fail(31395, "positional projection cannot be used with exclusion");
  if (special.positional !== undefined)
    return fail(31276, "Cannot specify more than one positional projection");
  if (special.elements.length > 0)
    return fail(31256, "Cannot specify positional operator and $elemMatch in the same projection");
  special.positional = field.split(".");
  return field;
};

/** Takes find's own forms out; each leaves behind the plain entry that decides about its path. */
const takeSpecial = (specification: Doc, special: Special): Doc => {
  const rest = new Map<string, Value>();
  const collisions: ProjectionTree = new Map();
  for (const [path, value] of entriesOf(specification)) {
    if (path.includes(".$."))
      fail(31394, "As of 4.4, it's illegal to specify positional operator in the middle of a path.");
    const positional = path.endsWith(".$");
    const field = positional ? takePositional(path, value, special) : path;
    if (positional) rest.set(field, true);
    else if (!takeOperator(field, value, special)) rest.set(field, value);
    plant(collisions, field.split("."), "keep", COLLISION);
  }
  return rest;
};

const takeOperator = (field: string, value: Value, special: Special): boolean => {
  if (!(value instanceof Map) || value.size !== 1) return false;
  // Behind a positional projection of the same field, MongoDB takes $slice for the expression of that name.
  if (value.has("$slice") && special.positional?.join(".") === field)
    parseProjection(new Map([[field, value]]), NAMELESS);
  const slice = value.has("$slice") ? findSlice(value.get("$slice") ?? null) : undefined;
  if (slice !== undefined) {
    special.slices.push({ path: field.split("."), slice });
    return true;
  }
  const condition = value.get("$elemMatch");
  if (condition === undefined) return false;
  if (special.positional !== undefined)
    return fail(31255, "Cannot specify positional operator and $elemMatch in the same projection");
  checkPath(field);
  if (field.includes(".")) return fail(31275, "Cannot use $elemMatch projection on a nested field.");
  special.elements.push({ field, find: elementFinder(field, condition) });
  return true;
};

/** Refuses a name that is no path, as the rest of the projection would. */
const checkPath = (field: string): void => {
  parseProjection(new Map([[field, true]]), NAMELESS);
};

interface Plain {
  readonly tree: ProjectionTree;
  readonly others: Others;
}

const isFalse = (value: Value | undefined): boolean =>
  value === false || (value !== undefined && isNumber(value) && toNumber(value) === 0);

/**
 * The projection without find's own forms. Alone, `$elemMatch` keeps only its field and `$slice` keeps
 * everything; beside fields to keep, both keep theirs as well.
 */
const parsePlain = (rest: Doc, special: Special, variables: ReadonlySet<string>): Plain => {
  const own = [
    ...special.elements.map(({ field }) => field),
    ...special.slices.map(({ path }) => path.join(".")),
  ];
  const deciding = [...rest].filter(([path, value]) => !(path === "_id" && isFalse(value)));
  const keeps =
    deciding.length > 0 ? !deciding.every(([, value]) => isFalse(value)) : special.elements.length > 0;
  const whole = new Map(rest);
  if (keeps) for (const path of own) whole.set(path, true);
  if (whole.size === 0) return { tree: new Map(), others: "kept" };
  return parseProjection(whole, { variables });
};

const sliceAt = (
  value: Value,
  path: readonly string[],
  slice: (items: readonly Value[]) => Value[],
): Value => {
  const [piece, ...others] = path;
  if (piece === undefined) return Array.isArray(value) ? slice(value) : value;
  if (Array.isArray(value)) return value.map((item) => sliceAt(item, path, slice));
  const inner = value instanceof Map ? value.get(piece) : undefined;
  return value instanceof Map && inner !== undefined
    ? new Map(value).set(piece, sliceAt(inner, others, slice))
    : value;
};

const placeAt = (doc: Doc, [piece, ...others]: readonly string[], value: Value): Doc => {
  if (piece === undefined) return doc;
  const inner = doc.get(piece);
  return new Map(doc).set(
    piece,
    inner instanceof Map && others.length > 0 ? placeAt(inner, others, value) : value,
  );
};

/** Leaves, of the first array on the path, the element that the filter matched. */
const applyPositional = (
  before: Doc,
  after: Doc,
  path: readonly string[],
  position: number | undefined,
): Doc => {
  let value: Maybe = before;
  for (let at = 0; at <= path.length; at += 1) {
    if (Array.isArray(value)) {
      if (position === undefined)
        return fail(51246, "positional operator '.$' couldn't find a matching element in the array");
      const element = value[position];
      if (element === undefined) return fail(51247, "positional operator '.$' element mismatch");
      return placeAt(after, path.slice(0, at), [element]);
    }
    if (!(value instanceof Map)) return after;
    value = value.get(path[at] ?? "");
  }
  return after;
};

const applyElements = (doc: Doc, result: Doc, { elements }: Special): void => {
  for (const { field, find } of elements) {
    const items = doc.get(field);
    const index = find(doc);
    const found = Array.isArray(items) && index !== undefined ? items[index] : undefined;
    if (found === undefined) result.delete(field);
    else result.set(field, [found]);
  }
};

/** A find's projection from its document. */
export const compileFindProjection = (
  specification: Doc,
  { filter, variables = new Set() }: ProjectionOptions,
): FindProjection => {
  const special: Special = { slices: [], elements: [], positional: undefined };
  const { tree, others } = parsePlain(takeSpecial(specification, special), special, variables);
  const { positional, slices } = special;
  if (positional !== undefined && hasExpression(filter.node))
    fail(224, "$expr is not allowed beside a positional projection");
  return {
    apply: (doc, scope) => {
      let result = selectFields(doc, tree, others);
      computeFields(result, tree, { root: doc, current: doc, ...scope });
      if (positional !== undefined)
        result = applyPositional(doc, result, positional, filter.find(doc, scope).position);
      applyElements(doc, result, special);
      return slices.reduce((whole, { path, slice }) => sliceAt(whole, path, slice) as Doc, result);
    },
  };
};
