import { micromark } from "micromark";
import type { Answer, Party, Payload } from "../api/shapes.js";
import { TEXTS } from "../texts.js";

/**
 * Markdown of people and agents. micromark renders no raw HTML and keeps only safe link schemes; links open
 * elsewhere and tell nothing of where they were followed.
 */
export const Markdown = ({ source }: { source: string }) => {
  const html = micromark(source).replaceAll("<a href=", '<a target="_blank" rel="noopener noreferrer nofollow" href=');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark's output holds nothing but its own tags
  return <div class="markdown" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
};

export const nameOf = (party: Party | null | undefined): string =>
  party?.handle ?? party?.service ?? party?.person?.name ?? "?";

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const TODAY = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

export const When = ({ at }: { at: string }) => {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  return (
    <time dateTime={at} title={WHEN.format(date)}>
      {(today ? TODAY : WHEN).format(date)}
    </time>
  );
};

/** An answer in words, with the labels of what was asked where they are known. */
export const answerInWords = (answer: Answer, payload?: Payload | null): string => {
  switch (answer.__typename) {
    case "ApprovalAnswer":
      return [answer.approved ? TEXTS.needs.approve : TEXTS.needs.decline, answer.comment].filter(Boolean).join(": ");
    case "DecisionAnswer": {
      const questions = payload?.__typename === "DecisionPayload" ? payload.questions : [];
      return answer.answers
        .map(({ questionId, optionIds, words }) => {
          const options = questions.find(({ id }) => id === questionId)?.options ?? [];
          const labels = optionIds.map((id) => options.find((one) => one.id === id)?.label ?? id);
          return [...labels, words].filter(Boolean).join(", ");
        })
        .join("; ");
    }
    case "FeedbackAnswer":
      return [answer.said, answer.rating ? TEXTS.needs.ratingOf(answer.rating) : null].filter(Boolean).join(" · ");
    case "OrderingAnswer": {
      const items = payload?.__typename === "OrderingPayload" ? payload.items : [];
      return answer.order.map((id) => items.find((one) => one.id === id)?.label ?? id).join(" → ");
    }
    case "StructureAnswer":
      return answer.nodes.map(({ label }) => label).join(", ");
    case "NoticeAnswer":
      return answer.note ?? TEXTS.needs.gotIt;
    case "ReplyAnswer":
      return [answer.option, answer.said].filter(Boolean).join(": ");
  }
};
