import { refuse } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import { characters, fold, requireCleanText, requireLine } from "../../text.js";
import { type QuestionState, requireWords } from "../threads/index.js";

export interface QuestionOptionInput {
  readonly label: string;
  readonly description?: string | null | undefined;
  readonly then?: string | null | undefined;
  readonly recommended: boolean;
}

export interface QuestionInput {
  readonly needsReply: boolean;
  readonly header?: string | null | undefined;
  readonly context?: string | null | undefined;
  readonly humanOnly: boolean;
  readonly options?: readonly QuestionOptionInput[] | null | undefined;
}

/** A question before it is known whom it asks. */
export type Wording = Omit<QuestionState, "askedOf" | "turn">;

/** Words of a comment or reply: 10,000 characters, and something in them unless something else answers. */
export const requireComment = (
  body: string,
  { mayBeEmpty = false }: { mayBeEmpty?: boolean } = {},
): string => {
  const path = "input.body";
  requireCleanText(body, path);
  if (!mayBeEmpty && body.trim() === "") refuse("bad_input", "Write some words.", { path });
  if (characters(body) > LIMITS.comment.limit)
    refuse("too_long", `Use at most ${LIMITS.comment.limit} characters.`, {
      path,
      limit: LIMITS.comment.limit,
    });
  return body;
};

export const requireHeader = (header: string | null | undefined): string | null =>
  header === null || header === undefined
    ? null
    : requireLine(header, { path: "input.header", limit: LIMITS.header.limit });

const wordsOrNull = (words: string | null | undefined, path: string): string | null =>
  words === null || words === undefined ? null : requireWords(words, { path });

const requireContext = (context: string | null | undefined): string | null => {
  if (context === null || context === undefined) return null;
  const path = "input.context";
  requireCleanText(context, path);
  if (characters(context) > LIMITS.context.limit)
    refuse("too_long", `Use at most ${LIMITS.context.limit} characters.`, {
      path,
      limit: LIMITS.context.limit,
    });
  return context;
};

const requireOptions = (options: readonly QuestionOptionInput[]): QuestionState["options"] => {
  const path = "input.options";
  const { limit } = LIMITS.questionOptions;
  if (options.length > limit) refuse("out_of_range", `Offer at most ${limit} options.`, { path, limit });
  const checked = options.map((option, index) => ({
    label: requireLine(option.label, { path: `${path}.${index}.label`, limit: LIMITS.label.limit }),
    description: wordsOrNull(option.description, `${path}.${index}.description`),
    then: wordsOrNull(option.then, `${path}.${index}.then`),
    recommended: option.recommended,
  }));
  if (new Set(checked.map(({ label }) => fold(label.trim()))).size < checked.length)
    refuse("bad_input", "Give each option a label of its own.", { path });
  if (checked.filter(({ recommended }) => recommended).length > 1)
    refuse("bad_input", "Recommend at most one option.", { path });
  return checked;
};

/** The question that a comment is, or null where it asks nothing. */
export const wordingOf = (input: QuestionInput): Wording | null => {
  const options = requireOptions(input.options ?? []);
  const header = requireHeader(input.header);
  const context = requireContext(input.context);
  if (!input.needsReply && options.length === 0) {
    if (context !== null)
      refuse("bad_input", "A context belongs to a question: set needsReply.", { path: "input.context" });
    if (input.humanOnly)
      refuse("bad_input", "Only a question can be for humans only: set needsReply.", {
        path: "input.humanOnly",
      });
    return null;
  }
  return { needsReply: true, header, context, humanOnly: input.humanOnly, options };
};
