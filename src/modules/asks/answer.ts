import { refuse } from "../../errors.js";
import type { AnswerInput, QuestionAnswerInput } from "../../generated/schema.js";
import { LIMITS } from "../../limits.js";
import { bytes } from "../../text.js";
import {
  type Answer,
  type AskQuestion,
  type Payload,
  requireWords,
  type ThreadKind,
} from "../threads/index.js";
import { FORM_OF, nodesOf } from "./payload.js";
import { treeOf } from "./tree.js";

const mismatch = (path: string, message: string): never => refuse("answer_mismatch", message, { path });

/** Words as they were sent; blank ones say nothing. */
const wordsOf = (words: string | null | undefined, path: string): string | null =>
  words === null || words === undefined || requireWords(words, { path }).trim() === "" ? null : words;

const questionAnswer = (question: AskQuestion, input: QuestionAnswerInput, path: string) => {
  const optionIds = input.optionIds ?? [];
  const at = `${path}.optionIds`;
  const known = new Set(question.options.map(({ id }) => id));
  if (optionIds.some((id) => !known.has(id))) mismatch(at, "Choose options of this question.");
  if (new Set(optionIds).size !== optionIds.length) mismatch(at, "Choose each option once.");
  if (!question.allowMultiple && optionIds.length > 1) mismatch(at, "Choose one option.");
  const words = wordsOf(input.words, `${path}.words`);
  if (optionIds.length === 0 && words === null) mismatch(path, "Choose an option or write words.");
  return { questionId: question.id, optionIds, words };
};

const decisionAnswer = (
  questions: readonly AskQuestion[],
  answers: readonly QuestionAnswerInput[],
  path: string,
): Answer => {
  const given = new Map<string, { input: QuestionAnswerInput; at: string }>();
  for (const [index, input] of answers.entries()) {
    const at = `${path}.answers.${index}`;
    if (!questions.some(({ id }) => id === input.questionId))
      mismatch(`${at}.questionId`, "Answer the questions of this ask.");
    if (given.has(input.questionId)) mismatch(`${at}.questionId`, "Answer each question once.");
    given.set(input.questionId, { input, at });
  }
  return {
    type: "decision",
    answers: questions.map((question) => {
      const one = given.get(question.id) ?? mismatch(`${path}.answers`, "Answer every question.");
      return questionAnswer(question, one.input, one.at);
    }),
  };
};

const settled = (payload: Payload, input: AnswerInput, path: string): Answer => {
  switch (payload.type) {
    case "approval": {
      const given = input.approval ?? mismatch(path, "Approve it or not.");
      return {
        type: "approval",
        approved: given.approved,
        comment: wordsOf(given.comment, `${path}.comment`),
      };
    }
    case "decision":
      return decisionAnswer(payload.questions, input.decision?.answers ?? [], path);
    case "feedback": {
      const given = input.feedback ?? mismatch(path, "Give feedback.");
      const words = wordsOf(given.words, `${path}.words`) ?? mismatch(`${path}.words`, "Write some words.");
      const rating = given.rating ?? null;
      if (rating !== null && !payload.rated) mismatch(`${path}.rating`, "This asks for words only.");
      if (rating !== null && !(Number.isInteger(rating) && rating >= 1 && rating <= 5))
        mismatch(`${path}.rating`, "Rate from 1 to 5.");
      return { type: "feedback", words, rating };
    }
    case "ordering": {
      const order = input.ordering?.order ?? [];
      const ids = new Set(payload.items.map(({ id }) => id));
      if (order.length !== ids.size || new Set(order).size !== ids.size || !order.every((id) => ids.has(id)))
        mismatch(`${path}.order`, "Name each item exactly once.");
      return { type: "ordering", order };
    }
    case "structure": {
      const nodes = nodesOf(input.structure?.nodes ?? []);
      if (nodes.length > LIMITS.structureNodes.limit)
        mismatch(`${path}.nodes`, `Keep at most ${LIMITS.structureNodes.limit} nodes.`);
      if (bytes(JSON.stringify(nodes)) > LIMITS.payload.limit)
        refuse("too_long", `Use at most ${LIMITS.payload.limit} bytes of UTF-8 in all.`, {
          path: `${path}.nodes`,
          limit: LIMITS.payload.limit,
        });
      const tree = treeOf(nodes);
      return Array.isArray(tree)
        ? { type: "structure", nodes: tree }
        : mismatch(`${path}.nodes.${tree.at}.${tree.field}`, tree.message);
    }
    case "output":
      return mismatch(path, "This asks for no answer.");
  }
};

/**
 * The answer as it is stored, if it fits what was asked: pure, and the same for a person's answer and for the
 * default of a LOW ask.
 *
 * @param path where the answer stands in the input: `input.answer` or `input.default`.
 * @throws Refusal `answer_mismatch` with the path of what does not fit, `too_long` for words past their bound.
 */
export const settle = (
  { kind, payload }: { readonly kind: ThreadKind; readonly payload: Payload | null },
  input: AnswerInput,
  path = "input.answer",
): Answer => {
  const form = kind in FORM_OF ? FORM_OF[kind as keyof typeof FORM_OF] : undefined;
  if (form === undefined || payload === null || payload.type !== form)
    return mismatch(path, "This kind asks for no such answer.");
  if (!input[form]) mismatch(path, `Give the answer '${form}' for this kind.`);
  return settled(payload, input, `${path}.${form}`);
};
