import { refuse } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import { characters, fold, requireCleanText, requireLine } from "../../text.js";

const SEGMENT = /^[\p{L}\p{M}\p{N}._+-]+$/u;
const LONGEST_EMAIL = 254;

/** One `@` with something on either side, no spaces. */
export const requireEmail = (email: string, path: string): string => {
  requireLine(email, { path, limit: LONGEST_EMAIL });
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email)
    ? email
    : refuse("bad_input", "Give an email address with one @ and no spaces.", { path });
};

/** A segment of a handle: letters, digits, `-`, `_`, `.` and `+`. */
export const requireSegment = (segment: string, path: string): string => {
  requireLine(segment, { path, limit: LIMITS.key.limit });
  return SEGMENT.test(segment)
    ? segment
    : refuse("bad_input", "Use letters, digits, '-', '_' and '.' only.", { path });
};

/** The handle of a person who was given none: the email's local part, with what a handle cannot hold replaced. */
export const handleOfEmail = (email: string): string => {
  const local = fold(email.slice(0, email.lastIndexOf("@")));
  return [...local.replace(/[^\p{L}\p{M}\p{N}._+-]/gu, "-")].slice(0, LIMITS.key.limit).join("");
};

export interface HandleParts {
  readonly owner: string;
  readonly project: string;
  readonly name: string;
}

/** The three segments of an agent's handle, or undefined when it is none. Nothing is compared here: fold first. */
export const splitHandle = (handle: string): HandleParts | undefined => {
  const [owner, project, name, ...more] = handle.split("/");
  if (!owner || !project || !name || more.length > 0) return undefined;
  const sound = [owner, project, name].every(
    (segment) => SEGMENT.test(segment) && characters(segment) <= LIMITS.key.limit,
  );
  return sound ? { owner, project, name } : undefined;
};

/** The three segments of an agent's handle, or `bad_input`. */
export const requireHandle = (handle: string, path: string): HandleParts =>
  splitHandle(requireCleanText(handle, path)) ??
  refuse("bad_input", "Give a handle of the form owner/project/name.", { path });
