import type { Reason } from "./errors.js";

export interface Limit {
  readonly limit: number;
  /** What is counted: characters are Unicode code points, bytes are UTF-8. */
  readonly unit: "characters" | "bytes" | "entries" | "seconds" | "levels" | "per minute";
  /** What a refusal past the limit carries. */
  readonly reason: Reason;
}

const of = (limit: number, unit: Limit["unit"], reason: Reason): Limit => ({ limit, unit, reason });

/** Design, section 16: every limit, once. A refusal returns the number in `extensions.limit`. */
export const LIMITS = {
  title: of(200, "characters", "too_long"),
  header: of(40, "characters", "too_long"),
  label: of(60, "characters", "too_long"),
  name: of(200, "characters", "too_long"),
  body: of(16_384, "bytes", "too_long"),
  comment: of(10_000, "characters", "too_long"),
  context: of(4_000, "characters", "too_long"),
  tags: of(20, "entries", "out_of_range"),
  key: of(64, "characters", "too_long"),
  payload: of(64 * 1024, "bytes", "too_long"),
  messages: of(500, "entries", "message_limit_reached"),
  threadBytes: of(12 * 1024 * 1024, "bytes", "thread_too_large"),
  participants: of(100, "entries", "participant_limit_reached"),
  reactionKeys: of(32, "entries", "reaction_limit_reached"),
  reactionKey: of(64, "bytes", "too_long"),
  messageIds: of(500, "entries", "too_many_ids"),
  inboxIds: of(25, "entries", "too_many_ids"),
  addressees: of(20, "entries", "too_many_addressees"),
  itemComments: of(2_000, "entries", "comment_limit_reached"),
  openQuestionsOnItem: of(5, "entries", "open_limit_reached"),
  openQuestions: of(100, "entries", "open_limit_reached"),
  openAsks: of(20, "entries", "open_limit_reached"),
  openNotices: of(20, "entries", "open_limit_reached"),
  askQuestions: of(8, "entries", "out_of_range"),
  askOptions: of(20, "entries", "out_of_range"),
  orderingItems: of(200, "entries", "out_of_range"),
  structureNodes: of(500, "entries", "out_of_range"),
  questionOptions: of(4, "entries", "out_of_range"),
  requestSubject: of(200, "characters", "too_long"),
  requestBody: of(16_384, "bytes", "too_long"),
  requestRefs: of(4_096, "bytes", "bad_input"),
  effectArgs: of(16_384, "bytes", "bad_input"),
  jsonDepth: of(20, "levels", "bad_input"),
  requestsPerAgent: of(30, "per minute", "rate_limited"),
  requestsPerProject: of(300, "per minute", "rate_limited"),
  wait: of(50, "seconds", "out_of_range"),
  depth: of(15, "levels", "too_complex"),
  aliases: of(100, "entries", "too_complex"),
  tokens: of(5_000, "entries", "too_complex"),
  /** Objects that one operation may make the server build: page sizes multiplied along the nesting. */
  cost: of(10_000, "entries", "too_complex"),
  socketOperations: of(100, "entries", "too_complex"),
  requestBytes: of(1024 * 1024, "bytes", "bad_input"),
  page: of(100, "entries", "out_of_range"),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Bounds that nobody is refused by: past them the server gives up on its own. Milliseconds and bytes. */
export const BOUNDS = {
  /** One database operation; past it the answer is INTERNAL. */
  databaseOperationMs: 10_000,
  /** From opening a socket to its `connection_init`; past it 4408. */
  socketInitMs: 3_000,
  /** A ping of the server without an answer; past it the socket is cut. */
  socketPingMs: 12_000,
  /** What a socket may owe a reader who does not read, before it is cut. */
  socketUnsentBytes: 4 * 1024 * 1024,
  /** From SIGTERM to the end of the process. */
  stopMs: 10_000,
  /** How long a process that stops goes on saying so (`/readyz` 503) to whoever sends it callers. */
  goodbyeMs: 500,
} as const;
