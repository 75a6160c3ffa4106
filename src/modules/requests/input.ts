import { refuse } from "../../errors.js";
import type { RequestSendInput } from "../../generated/schema.js";
import { LIMITS, type Limit } from "../../limits.js";
import { nestsDeeper } from "../../schema/scalars.js";
import { bytes, requireCleanText, requireLine } from "../../text.js";
import { type Address, parseAddress } from "./address.js";
import type { RequestType } from "./types.js";

const HOUR_MS = 3_600_000;
const MOST_HOURS = 720;

/** A request as it was asked for, checked. */
export interface Draft {
  readonly type: Exclude<RequestType, "REPLY">;
  readonly to: string;
  readonly address: Address;
  readonly subject: string;
  readonly body: string;
  readonly refs: string | null;
  readonly conversationId: string | null;
  readonly ttlMs: number;
  readonly wake: boolean;
}

/** Text of at most so many bytes; empty is fine. */
export const requireBody = (
  text: string,
  path: string,
  { limit, reason }: Limit = LIMITS.requestBody,
): string => {
  requireCleanText(text, path);
  if (bytes(text) > limit) refuse(reason, `Use at most ${limit} bytes.`, { path, limit });
  return text;
};

/** Refs as JSON text: any JSON there is, its keys kept exactly. */
export const requireRefs = (refs: unknown, path: string): string | null => {
  if (refs === null || refs === undefined) return null;
  const { limit, reason } = LIMITS.requestRefs;
  if (nestsDeeper(refs, LIMITS.jsonDepth.limit))
    refuse("bad_input", `Nest at most ${LIMITS.jsonDepth.limit} levels.`, { path });
  const text = JSON.stringify(refs);
  if (bytes(text) > limit) refuse(reason, `Use at most ${limit} bytes of JSON.`, { path, limit });
  return text;
};

const requireBranch = (refs: unknown): void => {
  const branch: unknown =
    typeof refs === "object" && refs !== null && Object.hasOwn(refs, "branch")
      ? Reflect.get(refs, "branch")
      : undefined;
  if (typeof branch !== "string" || branch.trim() === "")
    refuse("bad_input", "Say in refs.branch which branch is to be reviewed.", { path: "input.refs.branch" });
};

const requireType = (type: RequestType): Draft["type"] =>
  type === "REPLY"
    ? refuse("bad_input", "A reply is made by completing a request; send another type.", {
        path: "input.type",
      })
    : type;

/** @param ttlSeconds how long a request waits, unless it says otherwise (setting REQUEST_TTL_SECONDS). */
export const requireDraft = (input: RequestSendInput, ttlSeconds: number): Draft => {
  const type = requireType(input.type);
  const subject = requireLine(input.subject, {
    path: "input.subject",
    limit: LIMITS.requestSubject.limit,
  });
  const body = requireBody(input.body ?? "", "input.body");
  const refs = requireRefs(input.refs, "input.refs");
  if (type === "REVIEW_REQUEST") requireBranch(input.refs);
  const hours = input.expiresInHours ?? null;
  if (hours !== null && (hours < 1 || hours > MOST_HOURS))
    refuse("out_of_range", `Let it expire in 1 to ${MOST_HOURS} hours.`, {
      path: "input.expiresInHours",
      limit: MOST_HOURS,
    });
  const to = requireCleanText(input.to, "input.to").trim();
  const address = parseAddress(to) ?? unknownAddressee(input.to);
  if (address === "*" && type !== "FYI")
    refuse("bad_input", "Only an FYI goes to everyone; name an agent, an @owner or a capability.", {
      path: "input.to",
    });
  return {
    type,
    to,
    address,
    subject,
    body,
    refs,
    conversationId: input.conversationId ?? null,
    ttlMs: hours === null ? ttlSeconds * 1_000 : hours * HOUR_MS,
    wake: input.wake ?? type !== "FYI",
  };
};

export const unknownAddressee = (to: string): never =>
  refuse(
    "unknown_addressee",
    "Nobody in your project answers to this; use owner/project/name, @owner, cap:<capability> or, for an FYI, *.",
    { path: "input.to", addressees: [to] },
  );
