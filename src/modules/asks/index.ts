import type { Db } from "mongodb";
import type { Logger } from "pino";
import type { OutboxConsumer } from "../events/index.js";
import type { ThreadRepo } from "../threads/index.js";
import { type AnswerLog, createAnswerLog } from "./answer-feed.js";
import { createEffects, type Effects } from "./effect.js";

export { messageOnNotice } from "./acknowledge.js";
export { requireReachable, snapshotOf } from "./addressees.js";
export { settle } from "./answer.js";
export type { AnswerPage, AnswerRow } from "./answer-feed.js";
export { type Approval, closeApproval, openApproval, putApprovalTo } from "./approval.js";
export type { BuiltInEffect, EffectExecutor, SettledEffect } from "./effect.js";
export { indexes } from "./indexes.js";
export { payloadOf } from "./payload.js";
export { resolvers } from "./resolvers.js";
export { type Cap, freeNoticesOf, freeSlot } from "./slots.js";

/** What asks keep in the process: how built-in effects are carried out, and what services read. */
export interface Asks {
  readonly effects: Effects;
  readonly answers: AnswerLog;
  /** For the relay: effects are carried out and answers kept before a decision is told. */
  readonly consumers: readonly OutboxConsumer[];
}

/** @param threads asked when it is needed: the relay that consumes stands before the threads do. */
export const createAsks = (
  process: { readonly db: Db; readonly log: Logger; readonly now: () => Date },
  threads: () => ThreadRepo,
): Asks => {
  const effects = createEffects(process.log);
  const answers = createAnswerLog(process, threads);
  return { effects, answers, consumers: [effects.consume, answers.consume] };
};
