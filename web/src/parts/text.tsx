import { micromark } from "micromark";
import type { Answer, Party, Payload } from "../api/shapes.js";
import { TEXTS } from "../texts.js";

const LINK = '<a target="_blank" rel="noopener noreferrer nofollow" href=';

/** A picture elsewhere would tell its host who reads this and when: it becomes a link to it. */
const linkPictures = (html: string): string =>
  html.replace(
    /<img src="([^"]*)" alt="([^"]*)"(?: title="[^"]*")? ?\/>/g,
    (_, src: string, alt: string) => `<a href="${src}">${alt || src}</a>`,
  );

/**
 * Markdown of people and agents. micromark renders no raw HTML and keeps only safe link schemes; an address
 * it has emptied is no link any more. Links open elsewhere and tell nothing of where they were followed.
 */
export const markdownToHtml = (source: string): string =>
  linkPictures(micromark(source))
    .replace(/<a href=""[^>]*>([\s\S]*?)<\/a>/g, "$1")
    .replaceAll("<a href=", LINK);

export const Markdown = ({ source }: { source: string }) => (
  <div
    class="markdown"
    dir="auto"
    // Micromark's output holds nothing but its own tags
    dangerouslySetInnerHTML={{ __html: markdownToHtml(source) }}
  />
);

export const nameOf = (party: Party | null | undefined): string =>
  party?.handle ?? party?.service ?? party?.person?.name ?? TEXTS.someone;

/** Two letters on a quiet disc. Agents have a square one. */
export const Face = ({ party }: { party: Party }) => {
  const name = nameOf(party);
  const word = party.handle?.split("/").at(-1) ?? name;
  return (
    <span class="face" data-agent={party.handle ? "" : undefined} aria-hidden="true">
      {Array.from(word).slice(0, 2).join("").toUpperCase()}
    </span>
  );
};

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const DAY = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" });
const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

export const whenText = (at: string): string => WHEN.format(new Date(at));

export const When = ({ at }: { at: string }) => {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  return (
    <time dateTime={at} title={WHEN.format(date)}>
      {(today ? TIME : DAY).format(date)}
    </time>
  );
};

/** An answer in words, with the labels of what was asked where they are known. */
export const answerInWords = (answer: Answer, payload?: Payload | null): string => {
  switch (answer.__typename) {
    case "ApprovalAnswer":
      return [answer.approved ? TEXTS.decided.approved : TEXTS.decided.declined, answer.comment]
        .filter(Boolean)
        .join(": ");
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
      return [answer.rating ? TEXTS.needs.ratingOf(answer.rating) : null, answer.said]
        .filter(Boolean)
        .join(" · ");
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
