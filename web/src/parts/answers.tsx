import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Card, Node, Payload, Question } from "../api/shapes.js";
import { useDraft } from "../state/drafts.js";
import { TEXTS } from "../texts.js";
import { Ordering } from "./ordering.js";
import { Structure } from "./structure.js";
import { Markdown } from "./text.js";

type Give = (answer: Record<string, unknown>) => void;
type Of<T extends Payload["__typename"]> = Extract<Payload, { __typename: T }>;

/** The form of an ask, by its kind. What it gives is the input `answer` of the API. */
export const AnswerForm = ({ card, onGive }: { card: Card; onGive: Give }) => {
  const { payload } = card;
  switch (payload?.__typename) {
    case "ApprovalPayload":
      return <ApprovalForm payload={payload} onGive={onGive} />;
    case "DecisionPayload":
      return <DecisionForm payload={payload} onGive={onGive} />;
    case "FeedbackPayload":
      return <FeedbackForm payload={payload} onGive={onGive} />;
    case "OrderingPayload":
      return <OrderingForm payload={payload} onGive={onGive} />;
    case "StructurePayload":
      return <StructureForm payload={payload} onGive={onGive} />;
    default:
      return null;
  }
};

/** A form whose buttons stay at the lower edge while what is above scrolls. */
const Form = ({
  onSubmit,
  ready,
  hint,
  children,
  buttons,
}: {
  onSubmit: () => void;
  ready: boolean;
  hint?: string;
  children: ComponentChildren;
  buttons?: ComponentChildren;
}) => (
  <form
    class="form"
    onSubmit={(event) => {
      event.preventDefault();
      if (ready) onSubmit();
    }}
  >
    {children}
    <div class="actions">
      {buttons ?? (
        <button type="submit" class="primary" disabled={!ready}>
          {TEXTS.needs.send}
        </button>
      )}
      {!ready && hint && <small class="hint">{hint}</small>}
    </div>
  </form>
);

export const Words = ({
  label,
  value,
  onInput,
  rows = 2,
}: {
  label: string;
  value: string;
  onInput: (words: string) => void;
  rows?: number;
}) => {
  const field = useId();
  return (
    <div class="field">
      <label for={field}>{label}</label>
      <textarea
        id={field}
        rows={rows}
        dir="auto"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
};

/** What pressing Approve will run, with the values it runs with. */
const Effect = ({ type, args }: { type: string; args: unknown }) => (
  <div class="effect" data-effect={type}>
    <p>{TEXTS.needs.effect(type)}</p>
    {typeof args === "object" && args !== null && Object.keys(args).length > 0 && (
      <dl>
        {Object.entries(args).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{typeof value === "string" ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);

const ApprovalForm = ({ payload, onGive }: { payload: Of<"ApprovalPayload">; onGive: Give }) => {
  const [comment, setComment] = useDraft("comment", "");
  const give = (approved: boolean) =>
    onGive({ approval: { approved, ...(comment.trim() ? { comment } : {}) } });
  return (
    <Form
      ready
      onSubmit={() => undefined}
      buttons={
        <>
          <button type="button" class="primary" onClick={() => give(true)}>
            {TEXTS.needs.approve}
          </button>
          <button type="button" onClick={() => give(false)}>
            {TEXTS.needs.decline}
          </button>
        </>
      }
    >
      <Markdown source={payload.summary} />
      {payload.effectType ? (
        <Effect type={payload.effectType} args={payload.effectArgs} />
      ) : (
        <p class="effect">{TEXTS.needs.noEffect}</p>
      )}
      <Words label={TEXTS.needs.comment} value={comment} onInput={setComment} />
    </Form>
  );
};

const Option = ({
  type,
  name,
  checked,
  onChange,
  label,
  description,
  preview,
  recommended,
}: {
  type: "radio" | "checkbox";
  name: string;
  checked: boolean;
  onChange: (on: boolean) => void;
  label: string;
  description?: string | null | undefined;
  preview?: string | null | undefined;
  recommended: boolean;
}) => (
  <label class="option">
    <input
      type={type}
      name={name}
      checked={checked}
      // A choice can be taken back, to answer in words alone.
      onClick={() => {
        if (type === "radio" && checked) onChange(false);
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span class="option-text">
      <span class="option-head">
        <strong dir="auto">{label}</strong>
        {recommended && <em class="tag">{TEXTS.needs.recommended}</em>}
      </span>
      {description && <small dir="auto">{description}</small>}
      {preview && (
        <code class="preview" dir="auto">
          {preview}
        </code>
      )}
    </span>
  </label>
);

interface Choice {
  readonly optionIds: readonly string[];
  readonly words: string;
}
const NO_CHOICE: Choice = { optionIds: [], words: "" };

const DecisionForm = ({ payload, onGive }: { payload: Of<"DecisionPayload">; onGive: Give }) => {
  const [choices, setChoices] = useDraft<Readonly<Record<string, Choice>>>("choices", {});
  const base = useId();
  const choiceOf = (id: string): Choice => choices[id] ?? NO_CHOICE;
  const set = (id: string, change: Partial<Choice>) =>
    setChoices((all) => ({ ...all, [id]: { ...(all[id] ?? NO_CHOICE), ...change } }));
  const answered = (id: string): boolean =>
    choiceOf(id).optionIds.length > 0 || choiceOf(id).words.trim() !== "";
  return (
    <Form
      ready={payload.questions.every(({ id }) => answered(id))}
      hint={TEXTS.needs.pick}
      onSubmit={() =>
        onGive({
          decision: {
            answers: payload.questions.map(({ id }) => ({
              questionId: id,
              optionIds: choiceOf(id).optionIds,
              ...(choiceOf(id).words.trim() ? { words: choiceOf(id).words } : {}),
            })),
          },
        })
      }
    >
      {payload.questions.map((question) => (
        <fieldset key={question.id}>
          <legend dir="auto">
            {question.header && <span class="over">{question.header}</span>}
            {question.question}
          </legend>
          {question.options.map((option) => (
            <Option
              key={option.id}
              type={question.allowMultiple ? "checkbox" : "radio"}
              name={`${base}-${question.id}`}
              checked={choiceOf(question.id).optionIds.includes(option.id)}
              label={option.label}
              description={option.description}
              preview={option.preview}
              recommended={question.recommended === option.id}
              onChange={(on) => {
                const others = choiceOf(question.id).optionIds.filter((id) => id !== option.id);
                const chosen = question.allowMultiple ? [...others, option.id] : [option.id];
                set(question.id, { optionIds: on ? chosen : others });
              }}
            />
          ))}
          <Words
            label={question.options.length > 0 ? TEXTS.needs.words : TEXTS.needs.wordsLabel}
            value={choiceOf(question.id).words}
            onInput={(words) => set(question.id, { words })}
          />
        </fieldset>
      ))}
    </Form>
  );
};

const FeedbackForm = ({ payload, onGive }: { payload: Of<"FeedbackPayload">; onGive: Give }) => {
  const [words, setWords] = useDraft("words", "");
  const [rating, setRating] = useDraft<number | undefined>("rating", undefined);
  const base = useId();
  return (
    <Form
      ready={words.trim() !== ""}
      hint={TEXTS.needs.writeFirst}
      onSubmit={() => onGive({ feedback: { words, ...(rating === undefined ? {} : { rating }) } })}
    >
      <Markdown source={payload.prompt} />
      {payload.rated && (
        <fieldset class="rating">
          <legend>{TEXTS.needs.rating}</legend>
          {[1, 2, 3, 4, 5].map((n) => (
            <label key={n}>
              <input
                type="radio"
                name={`${base}-rating`}
                checked={rating === n}
                onChange={() => setRating(n)}
              />
              <span aria-hidden="true">{n}</span>
              <span class="hidden">{TEXTS.needs.ratingOf(n)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Words label={TEXTS.needs.wordsLabel} value={words} onInput={setWords} rows={3} />
    </Form>
  );
};

const OrderingForm = ({ payload, onGive }: { payload: Of<"OrderingPayload">; onGive: Give }) => {
  const [items, setItems] = useDraft("items", payload.items);
  return (
    <Form ready onSubmit={() => onGive({ ordering: { order: items.map(({ id }) => id) } })}>
      <Ordering items={items} onChange={setItems} />
    </Form>
  );
};

/** In code points, as the server counts. What is longer is said, never cut. */
const LONGEST_LABEL = 60;

const StructureForm = ({ payload, onGive }: { payload: Of<"StructurePayload">; onGive: Give }) => {
  const [nodes, setNodes] = useDraft<readonly Node[]>("nodes", payload.nodes);
  const named = nodes.every(({ label }) => label.trim() !== "");
  const short = nodes.every(({ label }) => Array.from(label).length <= LONGEST_LABEL);
  return (
    <Form
      ready={named && short}
      hint={named ? TEXTS.needs.labelLong(LONGEST_LABEL) : TEXTS.needs.nameAll}
      onSubmit={() =>
        onGive({
          structure: {
            nodes: nodes.map(({ id, label, parentId }) => ({ id, label, ...(parentId ? { parentId } : {}) })),
          },
        })
      }
    >
      <Structure nodes={nodes} onChange={setNodes} />
    </Form>
  );
};

/** A question's options and words. What it gives is a message's `option` and `body`. */
export const QuestionForm = ({
  question,
  onGive,
}: {
  question: Question;
  onGive: (reply: { option?: string; body: string }) => void;
}) => {
  const [option, setOption] = useDraft<string | undefined>("option", undefined);
  const [words, setWords] = useDraft("words", "");
  const base = useId();
  return (
    <Form
      ready={option !== undefined || words.trim() !== ""}
      hint={question.options.length > 0 ? TEXTS.needs.pick : TEXTS.needs.writeFirst}
      onSubmit={() =>
        onGive({ body: words.trim() ? words : "", ...(option === undefined ? {} : { option }) })
      }
    >
      {question.options.length > 0 && (
        <fieldset>
          <legend class="hidden">{question.header ?? TEXTS.kinds.QUESTION}</legend>
          {question.options.map(({ label, description, recommended }) => (
            <Option
              key={label}
              type="radio"
              name={base}
              checked={option === label}
              onChange={(on) => setOption(on ? label : undefined)}
              label={label}
              description={description}
              recommended={recommended}
            />
          ))}
        </fieldset>
      )}
      <Words
        label={question.options.length > 0 ? TEXTS.needs.words : TEXTS.needs.wordsLabel}
        value={words}
        onInput={setWords}
      />
    </Form>
  );
};
