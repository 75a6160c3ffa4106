import { refuse } from "../../errors.js";
import type {
  AskQuestionInput,
  OutputPayloadInput,
  PayloadInput,
  StructureNodeInput,
} from "../../generated/schema.js";
import { LIMITS, type Limit } from "../../limits.js";
import { bytes, requireCleanText, requireLine } from "../../text.js";
import {
  type AskKind,
  type AskQuestion,
  type OutputKind,
  type Payload,
  requireWords,
  type StructureNode,
  type ThreadKind,
} from "../threads/index.js";
import { treeOf } from "./tree.js";

/** Which payload and which answer each kind takes. */
export const FORM_OF = {
  APPROVAL: "approval",
  DECISION: "decision",
  FEEDBACK: "feedback",
  ORDERING: "ordering",
  STRUCTURE_EDIT: "structure",
} as const satisfies Record<AskKind, Payload["type"]>;

const PATH = "input.payload";

/** Words that say something; blank is `bad_input`. */
export const requireText = (text: string, path: string): string =>
  requireWords(text, { path }).trim() === "" ? refuse("bad_input", "Write some words.", { path }) : text;

const optionalText = (text: string | null | undefined, path: string): string | null =>
  text === null || text === undefined ? null : requireWords(text, { path });

const requireCount = (count: number, { limit, reason }: Limit, path: string, least = 1): void => {
  if (count < least || count > limit) refuse(reason, `Give ${least} to ${limit} entries.`, { path, limit });
};

/** Ids are the raiser's: not empty, and each one once in its list. */
const requireIds = (entries: readonly { readonly id: string }[], path: string): void => {
  const seen = new Set<string>();
  for (const [index, { id }] of entries.entries()) {
    const at = `${path}.${index}.id`;
    requireCleanText(id, at);
    if (id.trim() === "") refuse("bad_input", "Give an id that is not empty.", { path: at });
    if (seen.has(id)) refuse("bad_input", "Give every entry an id of its own.", { path: at });
    seen.add(id);
  }
};

const questionOf = (input: AskQuestionInput, path: string): AskQuestion => {
  requireCount(input.options.length, LIMITS.askOptions, `${path}.options`, 0);
  requireIds(input.options, `${path}.options`);
  const { recommended } = input;
  if (
    recommended !== null &&
    recommended !== undefined &&
    !input.options.some(({ id }) => id === recommended)
  )
    refuse("bad_input", "Recommend one of the options.", { path: `${path}.recommended` });
  return {
    id: input.id,
    header:
      input.header === null || input.header === undefined
        ? null
        : requireLine(input.header, { path: `${path}.header`, limit: LIMITS.header.limit }),
    question: requireText(input.question, `${path}.question`),
    options: input.options.map((option, index) => {
      const at = `${path}.options.${index}`;
      return {
        id: option.id,
        label: requireLine(option.label, { path: `${at}.label`, limit: LIMITS.label.limit }),
        description: optionalText(option.description, `${at}.description`),
        preview: optionalText(option.preview, `${at}.preview`),
        then: optionalText(option.then, `${at}.then`),
      };
    }),
    allowMultiple: input.allowMultiple ?? false,
    recommended: recommended ?? null,
  };
};

export const nodesOf = (nodes: readonly StructureNodeInput[]): StructureNode[] =>
  nodes.map(({ id, label, parentId }) => ({ id, label, parentId: parentId ?? null }));

/** A link that a reader may follow: http or https. A document may also be a plain reference, such as a path. */
const requireUrl = (url: string, { path, plain }: { path: string; plain: boolean }): string => {
  requireCleanText(url, path);
  if (url.trim() === "" || /[\p{Cc}]/u.test(url)) refuse("bad_input", "Give a link in one line.", { path });
  const schemed = /^\s*[a-z][a-z0-9+.-]*\s*:/i.test(url);
  if (plain && !schemed) return url;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed?.protocol === "https:" || parsed?.protocol === "http:"
    ? url
    : refuse("bad_input", "Give a link that begins with http:// or https://.", { path });
};

const outputOf = (kind: OutputKind, input: OutputPayloadInput, path: string): Payload => {
  const url =
    input.url === null || input.url === undefined
      ? null
      : requireUrl(input.url, { path: `${path}.url`, plain: kind === "OUTPUT_DOCUMENT" });
  const text = input.text ?? null;
  if (kind === "OUTPUT_TEXT" && (text ?? "").trim() === "")
    refuse("bad_input", "Give the text of this output.", { path: `${path}.text` });
  if (kind !== "OUTPUT_TEXT" && url === null)
    refuse("bad_input", "Give the link of this output.", { path: `${path}.url` });
  return {
    type: "output",
    url,
    text,
    mimeType:
      input.mimeType === null || input.mimeType === undefined
        ? null
        : requireLine(input.mimeType, { path: `${path}.mimeType`, limit: LIMITS.name.limit }),
  };
};

const askPayload = (kind: AskKind, input: PayloadInput): Payload => {
  const at = `${PATH}.${FORM_OF[kind]}`;
  if (input.approval)
    return { type: "approval", summary: requireText(input.approval.summary, `${at}.summary`) };
  if (input.decision) {
    const { questions } = input.decision;
    requireCount(questions.length, LIMITS.askQuestions, `${at}.questions`);
    requireIds(questions, `${at}.questions`);
    return {
      type: "decision",
      questions: questions.map((question, index) => questionOf(question, `${at}.questions.${index}`)),
    };
  }
  if (input.feedback)
    return {
      type: "feedback",
      prompt: requireText(input.feedback.prompt, `${at}.prompt`),
      rated: input.feedback.rated ?? false,
    };
  if (input.ordering) {
    const { items } = input.ordering;
    requireCount(items.length, LIMITS.orderingItems, `${at}.items`);
    requireIds(items, `${at}.items`);
    return {
      type: "ordering",
      items: items.map(({ id, label }, index) => ({
        id,
        label: requireLine(label, { path: `${at}.items.${index}.label`, limit: LIMITS.label.limit }),
      })),
    };
  }
  const nodes = nodesOf(input.structure?.nodes ?? []);
  requireCount(nodes.length, LIMITS.structureNodes, `${at}.nodes`, 0);
  for (const [index, { label }] of nodes.entries())
    requireLine(label, { path: `${at}.nodes.${index}.label`, limit: LIMITS.label.limit });
  requireIds(nodes, `${at}.nodes`);
  const tree = treeOf(nodes);
  return Array.isArray(tree)
    ? { type: "structure", nodes: tree }
    : refuse("bad_input", tree.message, { path: `${at}.nodes.${tree.at}.${tree.field}` });
};

const withinBytes = (payload: Payload): Payload =>
  bytes(JSON.stringify(payload)) <= LIMITS.payload.limit
    ? payload
    : refuse("too_long", `Use at most ${LIMITS.payload.limit} bytes of UTF-8 in all.`, {
        path: PATH,
        limit: LIMITS.payload.limit,
      });

const isAsk = (kind: ThreadKind): kind is AskKind => kind in FORM_OF;

/**
 * What is asked or told, as it is stored, or a refusal that names the place.
 *
 * @param hasBody a text output may stand in the body alone.
 */
export const payloadOf = (
  kind: AskKind | OutputKind | "NOTICE",
  input: PayloadInput | null | undefined,
  { hasBody }: { readonly hasBody: boolean },
): Payload | null => {
  if (kind === "NOTICE")
    return input
      ? refuse("bad_input", "A notice holds words; write them in its body.", { path: PATH })
      : null;
  const form = isAsk(kind) ? FORM_OF[kind] : "output";
  if (!input)
    return kind === "OUTPUT_TEXT" && hasBody
      ? null
      : refuse("bad_input", `Give the payload '${form}' for this kind.`, { path: PATH });
  if (!input[form]) refuse("bad_input", `Give the payload '${form}' for this kind.`, { path: PATH });
  if (isAsk(kind)) return withinBytes(askPayload(kind, input));
  return input.output ? withinBytes(outputOf(kind, input.output, `${PATH}.output`)) : null;
};
