/** What a refusal answers with: its class, its HTTP status. Design, section 15: clients switch on the reason. */
const CLASSES = {
  UNAUTHENTICATED: { status: 401, reasons: ["unauthenticated", "token_expired"] },
  FORBIDDEN: {
    status: 403,
    reasons: ["forbidden", "wrong_audience", "human_only", "agents_never_answer", "waits_on_person"],
  },
  NOT_FOUND: { status: 404, reasons: ["not_found"] },
  BAD_INPUT: {
    status: 400,
    reasons: [
      "bad_input",
      "bad_text",
      "too_long",
      "out_of_range",
      "too_many_ids",
      "too_many_addressees",
      "answer_mismatch",
      "unknown_addressee",
      "addressee_cannot_see",
      "too_complex",
    ],
  },
  CONFLICT: {
    status: 409,
    reasons: [
      "already_answered",
      "not_open",
      "revision_changed",
      "asks_nothing",
      "invalid_parent",
      "assignee_must_stay",
      "participant_must_stay",
      "already_claimed",
      "claim_lost",
      "not_claimable",
      "already_exists",
      "client_key_reused",
      "message_limit_reached",
      "reaction_limit_reached",
      "participant_limit_reached",
      "comment_limit_reached",
      "open_limit_reached",
      "thread_too_large",
    ],
  },
  TOO_MANY: { status: 429, reasons: ["rate_limited"] },
} as const;

export type Code = keyof typeof CLASSES;
export type Reason = (typeof CLASSES)[Code]["reasons"][number];

/** Every reason with its code and status: the one list that the schema's enum `Reason` must equal. */
export const REASONS: ReadonlyMap<Reason, { code: Code; status: number }> = new Map(
  Object.entries(CLASSES).flatMap(([code, { status, reasons }]) =>
    reasons.map((reason) => [reason, { code: code as Code, status }] as const),
  ),
);

/** What may stand beside `reason` in `extensions`. Only for those who may see what it speaks of. */
export interface RefusalDetail {
  /** Where in the arguments the fault is, such as `input.refs.branch`. */
  path?: string;
  /** The limit that was reached, in the unit that design section 16 states. */
  limit?: number;
  /** The revision that stands now. */
  revision?: number;
  /** Who answered first, what and when. */
  decision?: unknown;
  /** All addressees at fault, as they were given. */
  addressees?: readonly string[];
  retryAfterMs?: number;
}

/** A rule said no. The only error that reaches a client with its own words; a bare Error is a bug (500). */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly detail: RefusalDetail;

  /** @param message one plain sentence that says what to do. */
  constructor(reason: Reason, message: string, detail: RefusalDetail = {}) {
    super(message);
    this.reason = reason;
    this.detail = detail;
  }

  get code(): Code {
    return REASONS.get(this.reason)?.code ?? "BAD_INPUT";
  }

  get status(): number {
    return REASONS.get(this.reason)?.status ?? 400;
  }
}

/** Throws a refusal; an expression, so that it can stand after `??`. */
export const refuse = (reason: Reason, message: string, detail?: RefusalDetail): never => {
  throw new Refusal(reason, message, detail);
};

/** Missing and hidden look alike: the same words for both (design, section 5). */
export const notFound = (what = "Nothing"): Refusal =>
  new Refusal("not_found", `${what} with this id is visible to you; check the id.`);
