import { maySeeThen } from "../../authz/thread.js";
import type { Viewer } from "../../viewer.js";
import type {
  AskOption,
  DecisionState,
  EffectState,
  MessageDoc,
  Payload,
  QuestionState,
  ThreadDoc,
  ThreadHead,
} from "./types.js";

/** A message together with its thread, which says who may see what of it. */
export interface MessageOf {
  readonly message: MessageDoc;
  readonly thread: ThreadHead;
}

export interface DecisionOf {
  readonly decision: DecisionState;
  readonly thread: ThreadHead;
}

export type OutcomeState = NonNullable<ThreadDoc["outcome"]>;

type Effectful<P> = P & { readonly effectType?: string | null; readonly effectArgs?: unknown };
/** A payload as a viewer may have it: `then` only for the originator's box. */
export type PayloadShape = Effectful<Payload>;
export type QuestionShape = QuestionState;

const withoutThen = <T extends { readonly then: string | null }>(option: T): T => ({ ...option, then: null });

/** An effect's arguments exactly as they were given. */
export const argsOf = (effect: EffectState | null | undefined): unknown =>
  typeof effect?.argsJson === "string" ? JSON.parse(effect.argsJson) : null;

export const payloadFor = (viewer: Viewer, thread: ThreadHead): PayloadShape | null => {
  const { payload, effect } = thread;
  if (payload === null) return null;
  if (payload.type === "approval")
    return { ...payload, effectType: effect?.type ?? null, effectArgs: argsOf(effect) };
  if (payload.type !== "decision" || maySeeThen(viewer, thread)) return payload;
  return {
    ...payload,
    questions: payload.questions.map((question) => ({
      ...question,
      options: question.options.map((option): AskOption => withoutThen(option)),
    })),
  };
};

export const questionFor = (viewer: Viewer, thread: ThreadHead): QuestionShape | null =>
  thread.question === null || maySeeThen(viewer, thread)
    ? thread.question
    : { ...thread.question, options: thread.question.options.map(withoutThen) };
