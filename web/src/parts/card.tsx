import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { ActName } from "../api/documents.js";
import type { Card } from "../api/shapes.js";
import { useAct, useApp, waitsFor } from "../state/app.js";
import { DraftScope, draftOf, useDraft } from "../state/drafts.js";
import { useCardRead } from "../state/read-marks.js";
import { linkTo } from "../state/route.js";
import { TEXTS } from "../texts.js";
import { AnswerForm, QuestionForm, Words } from "./answers.js";
import { answerInWords, Face, Markdown, nameOf, When } from "./text.js";

/** The topic of whatever has none of its own: it says nothing. */
const GENERAL = "general";

/** Who asks, what kind of thing it is, what it is about. */
export const CardHead = ({ card }: { card: Card }) => (
  <p class="meta">
    <Face party={card.originator} />
    <span class="who" dir="auto">
      {nameOf(card.originator)}
    </span>
    <span class="kind">{TEXTS.kinds[card.kind]}</span>
    {card.criticality === "HIGH" && <span class="tag alarm">{TEXTS.urgent}</span>}
    {card.topic && card.topic !== GENERAL && (
      <span class="topic" dir="auto">
        {card.topic}
      </span>
    )}
    {card.subject && (
      <a href={linkTo.item(card.subject.itemId)} dir="auto">
        {card.subject.title}
      </a>
    )}
    <When at={card.createdAt} />
  </p>
);

/** The background of a question stands behind a press, so that the question itself comes first. */
export const Context = ({ children, open = false }: { children: ComponentChildren; open?: boolean }) => (
  <details class="context" open={open}>
    <summary>{TEXTS.needs.context}</summary>
    {children}
  </details>
);

const isHttp = (url: string): boolean => /^https?:\/\//i.test(url);

/** A picture from elsewhere is fetched when asked for: until then its host learns nothing. */
const Picture = ({ url, title }: { url: string; title: string }) => {
  const [shown, setShown] = useState(false);
  return shown ? (
    <img class="output" src={url} alt={title} referrerpolicy="no-referrer" />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      {TEXTS.thread.showPicture}
    </button>
  );
};

export const Output = ({ card }: { card: Card }) => {
  if (card.payload?.__typename !== "OutputPayload") return null;
  const { url, text, mimeType } = card.payload;
  return (
    <div class="output">
      {text && <Markdown source={text} />}
      {url && isHttp(url) && card.kind === "OUTPUT_IMAGE" && <Picture url={url} title={card.title} />}
      {url &&
        (isHttp(url) ? (
          <p>
            <a href={url} target="_blank" rel="noopener noreferrer nofollow" dir="auto">
              {url}
            </a>{" "}
            {mimeType && <small>{mimeType}</small>}
          </p>
        ) : (
          <p dir="auto">{url}</p>
        ))}
    </div>
  );
};

export const DecisionView = ({ card }: { card: Pick<Card, "decision" | "payload"> }) => {
  const { decision, payload } = card;
  if (!decision) return null;
  return (
    <section class="decision" aria-label={TEXTS.thread.decision}>
      <p>
        <span class="over">{TEXTS.thread.decision}</span>
        <strong dir="auto">{answerInWords(decision.answer, payload)}</strong>
      </p>
      <p class="hint">
        {decision.auto ? TEXTS.thread.auto : TEXTS.thread.by(nameOf(decision.by))} · <When at={decision.at} />
        {decision.confirmedWithPerson && ` · ${TEXTS.thread.confirmed}`}
      </p>
      {decision.replaced.map((one) => (
        <p class="replaced" key={one.at}>
          {TEXTS.thread.changedFrom} <s dir="auto">{answerInWords(one.answer, payload)}</s>{" "}
          <small>
            {TEXTS.thread.by(nameOf(one.by))} · <When at={one.at} />
          </small>
        </p>
      ))}
    </section>
  );
};

/** Gives an answer to what the card asks; whoever answers has read it. */
const useGive = (card: Card) => {
  const { outgoing } = useApp();
  const readCard = useCardRead();
  const { id: threadId, title } = card;
  return (act: ActName, input: Record<string, unknown>): void => {
    outgoing.give({ threadId, title, act, input: { threadId, ...input } });
    void readCard(card);
  };
};

/** Got it; Reply once words are typed. At the revision seen, so that a rewritten notice is not nodded off. */
const NoticeForm = ({ card }: { card: Card }) => {
  const give = useGive(card);
  const [words, setWords] = useDraft("words", "");
  const typed = words.trim() !== "";
  const { revision } = card;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) give("postMessage", { revision, body: words });
        else give("acknowledge", { revision });
      }}
    >
      <Words label={TEXTS.needs.reply} value={words} onInput={setWords} />
      <div class="actions">
        <button type="submit" class="primary">
          {typed ? TEXTS.needs.reply : TEXTS.needs.gotIt}
        </button>
        <small class="hint">{typed ? TEXTS.needs.replyTells : TEXTS.needs.replyHint}</small>
      </div>
    </form>
  );
};

/** The answer is there and its asker has yet to use it: used, or asked on. */
const UseForm = ({ card }: { card: Card }) => {
  const give = useGive(card);
  const readCard = useCardRead();
  const act = useAct();
  const [words, setWords] = useDraft("words", "");
  const typed = words.trim() !== "";
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) return give("postMessage", { body: words });
        void act("resolve", { threadId: card.id });
        void readCard(card);
      }}
    >
      <Words label={TEXTS.needs.followUp} value={words} onInput={setWords} />
      <div class="actions">
        {(typed || card.viewerMay.resolve) && (
          <button type="submit" class="primary">
            {typed ? TEXTS.needs.askOn : TEXTS.needs.used}
          </button>
        )}
        <small class="hint">{typed ? TEXTS.needs.askOnHint : TEXTS.needs.usedHint}</small>
      </div>
    </form>
  );
};

const Settling = ({ card, amend }: { card: Card; amend: boolean }) => {
  const { me } = useApp();
  const give = useGive(card);
  const { revision, viewerMay } = card;
  if (viewerMay.acknowledge) return <NoticeForm card={card} />;
  if (card.question && (amend ? viewerMay.amend : viewerMay.answer))
    return (
      <QuestionForm question={card.question} onGive={(reply) => give("postMessage", { ...reply, amend })} />
    );
  if (card.question && card.decision && waitsFor(me, card) && viewerMay.contribute && !amend)
    return <UseForm card={card} />;
  if (!card.question && viewerMay.answer)
    return <AnswerForm card={card} onGive={(answer) => give("answer", { revision, answer })} />;
  return null;
};

/**
 * What the viewer may do to settle this; nothing is drawn that would be refused. What is rewritten begins
 * anew, but for a notice: words that are being typed about it are still good.
 */
export const SettleForm = ({ card, amend = false }: { card: Card; amend?: boolean }) => {
  const version = card.kind === "NOTICE" ? card.kind : card.revision;
  return (
    <DraftScope.Provider value={`${draftOf.answer(card.id)}${version}/${amend ? "amend/" : ""}`}>
      <Settling key={version} card={card} amend={amend} />
    </DraftScope.Provider>
  );
};
