import { useId, useState } from "preact/hooks";
import type { Card, Node, Payload } from "../api/shapes.js";
import { TEXTS } from "../texts.js";
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

const ApprovalForm = ({ payload, onGive }: { payload: Of<"ApprovalPayload">; onGive: Give }) => {
  const [comment, setComment] = useState("");
  const field = useId();
  const give = (approved: boolean) =>
    onGive({ approval: { approved, ...(comment.trim() ? { comment } : {}) } });
  return (
    <div class="form">
      <Markdown source={payload.summary} />
      <p class="effect" data-effect={payload.effectType ?? undefined}>
        {payload.effectType ? TEXTS.needs.effect(payload.effectType) : TEXTS.needs.noEffect}
      </p>
      <label for={field}>{TEXTS.needs.comment}</label>
      <textarea id={field} rows={2} value={comment} onInput={(event) => setComment(event.currentTarget.value)} />
      <div class="actions">
        <button type="button" class="primary" onClick={() => give(true)}>
          {TEXTS.needs.approve}
        </button>
        <button type="button" onClick={() => give(false)}>
          {TEXTS.needs.decline}
        </button>
      </div>
    </div>
  );
};

interface Choice {
  readonly optionIds: readonly string[];
  readonly words: string;
}
const NO_CHOICE: Choice = { optionIds: [], words: "" };

const DecisionForm = ({ payload, onGive }: { payload: Of<"DecisionPayload">; onGive: Give }) => {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const base = useId();
  const choiceOf = (id: string): Choice => choices[id] ?? NO_CHOICE;
  const set = (id: string, change: Partial<Choice>) =>
    setChoices((all) => ({ ...all, [id]: { ...(all[id] ?? NO_CHOICE), ...change } }));
  const complete = payload.questions.every(({ id }) => choiceOf(id).optionIds.length > 0 || choiceOf(id).words.trim());
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!complete) return;
        onGive({
          decision: {
            answers: payload.questions.map(({ id }) => ({
              questionId: id,
              optionIds: choiceOf(id).optionIds,
              ...(choiceOf(id).words.trim() ? { words: choiceOf(id).words } : {}),
            })),
          },
        });
      }}
    >
      {payload.questions.map((question) => (
        <fieldset key={question.id}>
          <legend dir="auto">
            {question.header && <span class="header">{question.header}</span>}
            {question.question}
          </legend>
          {question.options.map((option) => (
            <label class="option" key={option.id}>
              <input
                type={question.allowMultiple ? "checkbox" : "radio"}
                name={`${base}-${question.id}`}
                checked={choiceOf(question.id).optionIds.includes(option.id)}
                onChange={(event) => {
                  const { optionIds } = choiceOf(question.id);
                  const others = optionIds.filter((id) => id !== option.id);
                  const chosen = question.allowMultiple ? [...others, option.id] : [option.id];
                  set(question.id, { optionIds: event.currentTarget.checked ? chosen : others });
                }}
              />
              <span>
                <strong dir="auto">{option.label}</strong>
                {question.recommended === option.id && <em class="chip">{TEXTS.needs.recommended}</em>}
                {option.description && <small dir="auto">{option.description}</small>}
                {option.preview && <pre dir="auto">{option.preview}</pre>}
              </span>
            </label>
          ))}
          <label class="words">
            {TEXTS.needs.words}
            <textarea
              rows={2}
              value={choiceOf(question.id).words}
              onInput={(event) => set(question.id, { words: event.currentTarget.value })}
            />
          </label>
        </fieldset>
      ))}
      <div class="actions">
        <button type="submit" class="primary" disabled={!complete}>
          {TEXTS.needs.send}
        </button>
        {!complete && <small>{TEXTS.needs.pick}</small>}
      </div>
    </form>
  );
};

const FeedbackForm = ({ payload, onGive }: { payload: Of<"FeedbackPayload">; onGive: Give }) => {
  const [words, setWords] = useState("");
  const [rating, setRating] = useState<number>();
  const base = useId();
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        onGive({ feedback: { words, ...(rating === undefined ? {} : { rating }) } });
      }}
    >
      <Markdown source={payload.prompt} />
      {payload.rated && (
        <fieldset class="rating">
          <legend>{TEXTS.needs.rating}</legend>
          {[1, 2, 3, 4, 5].map((n) => (
            <label key={n}>
              <input type="radio" name={`${base}-rating`} checked={rating === n} onChange={() => setRating(n)} />
              <span aria-hidden="true">{n}</span>
              <span class="hidden">{TEXTS.needs.ratingOf(n)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label class="words">
        {TEXTS.needs.wordsLabel}
        <textarea rows={3} value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <div class="actions">
        <button type="submit" class="primary" disabled={!words.trim()}>
          {TEXTS.needs.send}
        </button>
      </div>
    </form>
  );
};

const moved = <T,>(list: readonly T[], from: number, to: number): readonly T[] => {
  const rest = list.filter((_, index) => index !== from);
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length ? list : [...rest.slice(0, to), one, ...rest.slice(to)];
};

const OrderingForm = ({ payload, onGive }: { payload: Of<"OrderingPayload">; onGive: Give }) => {
  const [items, setItems] = useState(payload.items);
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<number>();
  const move = (from: number, to: number) => {
    const one = items[from];
    if (one === undefined || to < 0 || to >= items.length) return;
    setItems(moved(items, from, to));
    setSaid(TEXTS.needs.moved(one.label, to + 1));
  };
  return (
    <div class="form">
      <p id="order-hint">{TEXTS.needs.order}</p>
      <ol class="ordering" aria-describedby="order-hint">
        {items.map((item, index) => (
          <li
            key={item.id}
            draggable
            data-dragged={dragged === index || undefined}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged !== undefined && dragged !== index) {
                move(dragged, index);
                setDragged(index);
              }
            }}
            onDragEnd={() => setDragged(undefined)}
          >
            <span dir="auto">{item.label}</span>
            <button type="button" aria-label={TEXTS.needs.up(item.label)} disabled={index === 0} onClick={() => move(index, index - 1)}>
              ↑
            </button>
            <button
              type="button"
              aria-label={TEXTS.needs.down(item.label)}
              disabled={index === items.length - 1}
              onClick={() => move(index, index + 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <p class="hidden" role="status">
        {said}
      </p>
      <div class="actions">
        <button type="button" class="primary" onClick={() => onGive({ ordering: { order: items.map(({ id }) => id) } })}>
          {TEXTS.needs.send}
        </button>
      </div>
    </div>
  );
};

/** Depth of each node of a tree that stands depth-first. */
const depths = (nodes: readonly Node[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const { id, parentId } of nodes) found.set(id, parentId ? (found.get(parentId) ?? 0) + 1 : 0);
  return found;
};

const StructureForm = ({ payload, onGive }: { payload: Of<"StructurePayload">; onGive: Give }) => {
  const [nodes, setNodes] = useState<readonly Node[]>(payload.nodes);
  const depth = depths(nodes);
  const change = (id: string, to: Partial<Node>) =>
    setNodes((all) => all.map((node) => (node.id === id ? { ...node, ...to } : node)));
  /** Under the sibling before it: the nearest earlier node on the same level with the same parent. */
  const indent = (index: number) => {
    const node = nodes[index];
    const before = nodes.slice(0, index).findLast((one) => (one.parentId ?? null) === (node?.parentId ?? null));
    if (node && before) change(node.id, { parentId: before.id });
  };
  const outdent = (index: number) => {
    const node = nodes[index];
    const parent = nodes.find(({ id }) => id === node?.parentId);
    if (node && parent) change(node.id, { parentId: parent.parentId ?? null });
  };
  const drop = (id: string) =>
    setNodes((all) =>
      all
        .filter((node) => node.id !== id)
        .map((node) => (node.parentId === id ? { ...node, parentId: all.find((one) => one.id === id)?.parentId ?? null } : node)),
    );
  return (
    <div class="form">
      <ul class="structure">
        {nodes.map((node, index) => (
          <li key={node.id} style={{ marginInlineStart: `${(depth.get(node.id) ?? 0) * 1.25}rem` }}>
            <input aria-label={TEXTS.needs.node} value={node.label} dir="auto" onInput={(event) => change(node.id, { label: event.currentTarget.value })} />
            <button type="button" aria-label={TEXTS.needs.outdent(node.label)} onClick={() => outdent(index)} disabled={!node.parentId}>
              ←
            </button>
            <button type="button" aria-label={TEXTS.needs.indent(node.label)} onClick={() => indent(index)}>
              →
            </button>
            <button type="button" aria-label={TEXTS.needs.drop(node.label)} onClick={() => drop(node.id)} disabled={nodes.length === 1}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <div class="actions">
        <button
          type="button"
          class="primary"
          onClick={() =>
            onGive({ structure: { nodes: nodes.map(({ id, label, parentId }) => ({ id, label, ...(parentId ? { parentId } : {}) })) } })
          }
        >
          {TEXTS.needs.send}
        </button>
      </div>
    </div>
  );
};
