import { mayDecide } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { Refusal, refuse } from "../../errors.js";
import type { AnswerInput } from "../../generated/schema.js";
import {
  ASK_KINDS,
  act,
  atRevision,
  clientKeyOf,
  type DecisionState,
  debt,
  firstAttempt,
  type Guard,
  isAskKind,
  isOpen,
  partiesStay,
  partyOf,
  reload,
  requirePerson,
  requireVisible,
  rightTo,
  selfBox,
  setTo,
  type ThreadHead,
} from "../threads/index.js";
import { settle } from "./answer.js";

export interface AnswerAsk {
  readonly threadId: string;
  readonly revision?: number | null | undefined;
  readonly answer: AnswerInput;
  readonly clientKey?: string | null | undefined;
}

const isAsk: Guard = {
  filter: { kind: { $in: [...ASK_KINDS] } },
  refusal: () => new Refusal("asks_nothing", "This asks for no decision; write a message or acknowledge it."),
};

const NOT_YOURS = "Only a person who may decide this answers it.";

/** What answering owes the agent that raised the ask: one decision, so one debt, whatever is repeated. */
export const answeredDebtId = (threadId: string): string => `${threadId}.answered`;

/**
 * Decides an ask. It flips once: of two who press at the same instant one wins, and the other is told who did
 * and what. People alone decide; no agent and no service has this.
 */
export const answer = async (context: Context, input: AnswerAsk): Promise<ThreadHead> => {
  const viewer = requirePerson(context);
  const { app } = context;
  const by = partyOf(viewer);
  const clientKey = clientKeyOf(by, "answer", input);
  const repeat = () => firstAttempt(app.threads.repo, viewer.tenantId, clientKey);
  const first = await repeat();
  if (first !== null) return requireVisible(context, first.threadId);

  const thread = await requireVisible(context, input.threadId);
  if (!mayDecide.holds(viewer, thread)) refuse("forbidden", NOT_YOURS);
  if (!isAskKind(thread.kind)) throw isAsk.refusal(thread);
  if (thread.status !== "OPEN") {
    // Perhaps by this call's own first attempt, which was under way a moment ago.
    if ((await repeat()) === null) throw isOpen.refusal(thread);
    return thread;
  }
  const [revision] = atRevision(input.revision);
  if (revision !== undefined && input.revision !== thread.revision) throw revision.refusal(thread);
  // What an open ask asks is never rewritten: what fits now fits when the update finds it still open.
  const settled = settle(thread, input.answer);
  const at = context.now();
  const decision: DecisionState = {
    answer: settled,
    by,
    confirmedWithPerson: false,
    at,
    asked: thread.title,
    auto: false,
    replaced: [],
  };
  await act(app.threads.store, {
    tenantId: viewer.tenantId,
    threadId: thread._id,
    by,
    at,
    guards: [...rightTo(mayDecide, viewer, NOT_YOURS), isAsk, isOpen, ...atRevision(input.revision)],
    change: [
      { $set: { participants: partiesStay(at) } },
      setTo({ status: "ANSWERED", decision, outcome: { at, by, readBy: selfBox(viewer) } }),
    ],
    event: {
      type: "decision.made",
      data: { answer: settled, effect: thread.effect },
      debts:
        thread.originator.handle === null
          ? []
          : [debt(thread, "ASK_ANSWERED", answeredDebtId(thread._id), { decision })],
    },
    moves: true,
    clientKey,
  });
  return reload(context, thread._id);
};
