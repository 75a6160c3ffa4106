import { fail } from "../errors.js";

/** MongoDB's bound on a path: one less than the depth a document may have. */
const MAX_PIECES = 200;

/** The fields of a DBRef, the only ones to start with a dollar. */
const DBREF: ReadonlySet<string> = new Set(["$id", "$ref", "$db"]);

/** Splits a path as stages and expressions write it, and refuses what can name no field. */
export const parseFieldPath = (path: string): string[] => {
  if (path === "") fail(40352, "FieldPath cannot be constructed with empty string");
  if (path.endsWith(".")) fail(40353, "FieldPath must not end with a '.'.");
  const pieces = path.split(".");
  if (pieces.length > MAX_PIECES) fail(15, "FieldPath is too long");
  for (const [at, piece] of pieces.entries()) if (at === 0 || !DBREF.has(piece)) checkPiece(piece);
  return pieces;
};

const checkPiece = (piece: string): void => {
  if (piece === "") fail(15998, "FieldPath field names may not be empty strings.");
  if (piece.startsWith("$")) {
    fail(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField: '${piece}'`,
    );
  }
  if (piece.includes("\0")) fail(16411, "FieldPath field names may not contain '\\0'.");
};

/** The rules for a single field's name, in a computed object or in `$facet`. */
export const checkFieldName = (name: string): void => {
  checkPiece(name);
  if (name.includes(".")) fail(16412, `FieldPath field names may not contain '.': '${name}'`);
};
