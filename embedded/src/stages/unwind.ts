import { fail } from "../errors.js";
import { parseFieldPath } from "../expressions/field-path.js";
import { isDocument, isNullish } from "../expressions/operands.js";
import { long } from "../values/numbers.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import type { Stage, StageParser } from "./context.js";

interface Unwind {
  readonly path: readonly string[];
  readonly index: readonly string[] | undefined;
  /** Documents whose array is empty, null or missing stay. */
  readonly preserve: boolean;
}

const parsePath = (path: Value | undefined): string[] => {
  if (path === undefined || path === "") return fail(28812, "no path specified to $unwind stage");
  if (typeof path !== "string") return fail(28808, "expected a string as the path for $unwind stage");
  if (!path.startsWith("$"))
    fail(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  if (path.includes("\0")) fail(16419, "field path must not contain embedded null characters");
  return parseFieldPath(path.slice(1));
};

const parseIndex = (name: Value): string[] => {
  if (typeof name !== "string" || name === "")
    return fail(28810, "expected a non-empty string for the includeArrayIndex option to $unwind stage");
  if (name.startsWith("$"))
    fail(28822, `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${name}`);
  return parseFieldPath(name);
};

const parseOptions = (argument: Doc): Unwind => {
  let preserve = false;
  let index: string[] | undefined;
  let path: Value | undefined;
  for (const [option, value] of argument) {
    if (option === "path") {
      path =
        typeof value === "string" ? value : fail(28808, "expected a string as the path for $unwind stage");
    } else if (option === "preserveNullAndEmptyArrays") {
      preserve =
        typeof value === "boolean"
          ? value
          : fail(28809, "expected a boolean for the preserveNullAndEmptyArrays option");
    } else if (option === "includeArrayIndex") index = parseIndex(value);
    else fail(28811, `unrecognized option to $unwind stage: ${option}`);
  }
  return { path: parsePath(path), index, preserve };
};

/** The value at a path through documents alone. */
const valueAt = (document: Maybe, path: readonly string[]): Maybe =>
  path.reduce<Maybe>((value, piece) => (isDocument(value) ? value.get(piece) : undefined), document);

/** A copy with the value at a path; what is no document on the way becomes one. */
export const withValue = (document: Maybe, path: readonly string[], value: Maybe): Doc => {
  const result: Doc = isDocument(document) ? new Map(document) : new Map();
  const [piece = "", ...rest] = path;
  const inner = rest.length === 0 ? value : withValue(result.get(piece), rest, value);
  if (inner === undefined) result.delete(piece);
  else result.set(piece, inner);
  return result;
};

const unwinding = ({ path, index, preserve }: Unwind): Stage =>
  function* (input, { checkTime }) {
    const numbered = (document: Doc, at: Value): Doc => (index ? withValue(document, index, at) : document);
    for (const document of input) {
      checkTime();
      const value = valueAt(document, path);
      if (!Array.isArray(value)) {
        if (preserve || !isNullish(value)) yield numbered(document, null);
      } else if (value.length === 0) {
        if (preserve) yield numbered(withValue(document, path, undefined), null);
      } else {
        for (const [at, element] of value.entries()) {
          yield numbered(withValue(document, path, element), long(at));
        }
      }
    }
  };

export const parseUnwind: StageParser = (argument) => {
  if (typeof argument === "string")
    return unwinding({ path: parsePath(argument), index: undefined, preserve: false });
  if (!isDocument(argument))
    return fail(15981, "expected either a string or an object as specification for $unwind stage");
  return unwinding(parseOptions(argument));
};
