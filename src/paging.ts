import { createHash } from "node:crypto";
import { refuse } from "./errors.js";

/** What a cursor can hold: the sort key of the row it stands after, at full precision. */
export type CursorPart = string | number | boolean | Date;
export type PartKind = "string" | "number" | "boolean" | "date";
interface KindToPart {
  string: string;
  number: number;
  boolean: boolean;
  date: Date;
}
/** The parts that a shape such as `["date", "string"]` decodes to. */
export type CursorOf<Shape extends readonly PartKind[]> = {
  -readonly [I in keyof Shape]: KindToPart[Shape[I]];
};

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Connection<Node> {
  readonly edges: { readonly cursor: string; readonly node: Node }[];
  readonly nodes: Node[];
  readonly pageInfo: PageInfo;
}

/** A page as it was asked for. */
export interface Page {
  readonly first: number;
  readonly after?: string | null | undefined;
}

const MOST = 100;
const CHECK_LENGTH = 8;
const checkOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, CHECK_LENGTH);

/** An opaque cursor. The checksum finds what was cut or changed; it keeps no secret. */
export const encodeCursor = (parts: readonly CursorPart[]): string => {
  const text = JSON.stringify(parts.map((part) => (part instanceof Date ? part.getTime() : part)));
  return Buffer.from(checkOf(text) + text, "utf8").toString("base64url");
};

const fits = (part: unknown, kind: PartKind): part is string | number | boolean =>
  kind === "date" ? Number.isSafeInteger(part) : typeof part === kind;

/** The parts of a cursor that `encodeCursor` made with this shape; anything else is `bad_input`. */
export const decodeCursor = <const Shape extends readonly PartKind[]>(
  cursor: string,
  shape: Shape,
  path = "after",
): CursorOf<Shape> => {
  const bad = () => refuse("bad_input", "Use a cursor from an earlier page of this list.", { path });
  const raw = Buffer.from(cursor, "base64url");
  // Node skips characters that are not base64url; encoding again finds them.
  if (raw.toString("base64url") !== cursor) return bad();
  const text = raw.toString("utf8");
  const body = text.slice(CHECK_LENGTH);
  if (checkOf(body) !== text.slice(0, CHECK_LENGTH)) return bad();
  const parts: unknown = JSON.parse(body);
  if (!Array.isArray(parts) || parts.length !== shape.length) return bad();
  return shape.map((kind, i) => {
    const part: unknown = parts[i];
    if (!fits(part, kind)) return bad();
    return kind === "date" ? new Date(part as number) : part;
  }) as CursorOf<Shape>;
};

/** A place in a list that only grows at its end, such as a feed: which list it is, and a number in it. */
export const encodePosition = (list: string, position: number): string => encodeCursor([list, position]);

/** The number of a cursor that `encodePosition` made for this list; one of another list is `bad_input`. */
export const decodePosition = (cursor: string, list: string, path = "after"): number => {
  const [of, position] = decodeCursor(cursor, ["string", "number"], path);
  return of === list && Number.isSafeInteger(position) && position >= 0
    ? position
    : refuse("bad_input", "Use a cursor from an earlier page of this list.", { path });
};

/** `first` as asked for, or `out_of_range`. */
export const requireFirst = (first: number, path = "first"): number =>
  Number.isInteger(first) && first >= 1 && first <= MOST
    ? first
    : refuse("out_of_range", `Ask for 1 to ${MOST} entries at a time.`, { path, limit: MOST });

/**
 * The filter for rows past a cursor, in the order of `sort`: exact for equal sort keys, so that no row is skipped
 * or repeated while others write. `parts` stand in the order of `sort`, whose last field must be unique.
 */
export const pastCursor = (
  sort: Readonly<Record<string, 1 | -1>>,
  parts: readonly CursorPart[],
): { $or: object[] } => {
  const fields = Object.entries(sort);
  return {
    $or: fields.map(([field, direction], i) => ({
      ...Object.fromEntries(fields.slice(0, i).map(([name], k) => [name, parts[k]])),
      [field]: { [direction === 1 ? "$gt" : "$lt"]: parts[i] },
    })),
  };
};

/**
 * Relay's connection from the rows that a query limited to `first + 1` returned: the row too many only says that
 * there is a next page.
 */
export const connection = <Node>(
  rows: readonly Node[],
  { first, after, cursorOf }: Page & { readonly cursorOf: (node: Node) => string },
): Connection<Node> => {
  const nodes = rows.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== undefined && after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
};

/** A connection's shape over other nodes, such as documents turned into what the resolvers expect. */
export const mapConnection = <From, To>(from: Connection<From>, map: (node: From) => To): Connection<To> => {
  const edges = from.edges.map(({ cursor, node }) => ({ cursor, node: map(node) }));
  return { edges, nodes: edges.map(({ node }) => node), pageInfo: from.pageInfo };
};
