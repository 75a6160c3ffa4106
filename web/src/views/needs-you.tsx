import { useEffect, useRef, useState } from "preact/hooks";
import { NEEDS_YOU } from "../api/documents.js";
import type { Card, Page } from "../api/shapes.js";
import { CardHead, Context, DecisionView, Output, SettleForm } from "../parts/card.js";
import { Markdown } from "../parts/text.js";
import { useApp, useQuery, waitsFor } from "../state/app.js";
import { useKeys } from "../state/keys.js";
import { linkTo } from "../state/route.js";
import { useStore } from "../state/store.js";
import { TEXTS } from "../texts.js";

interface Stack {
  readonly cards: readonly Card[];
  /** Put off, in the order in which that happened: they come back at the end. */
  readonly deferred: readonly string[];
}

/**
 * The stack keeps its order while it is worked through: what arrives joins at the end, and what is settled
 * elsewhere leaves, with a word about it when it was just being looked at.
 */
const useStack = () => {
  const app = useApp();
  const { me, changes, acting, outgoing, say } = app;
  const looking = useRef<Card>(undefined);
  const { data, failed, reload } = useQuery<{ inbox: Page<Card> }>(NEEDS_YOU);
  const [stack, setStack] = useState<Stack>({ cards: [], deferred: [] });
  useEffect(() => {
    if (!data) return;
    setStack(({ cards, deferred }) => {
      const fresh = new Map(data.inbox.nodes.map((card) => [card.id, card]));
      const kept = cards.flatMap((card) => fresh.get(card.id) ?? []);
      const known = new Set(kept.map(({ id }) => id));
      return { cards: [...kept, ...data.inbox.nodes.filter(({ id }) => !known.has(id))], deferred };
    });
  }, [data]);
  useEffect(
    () =>
      changes.hear(({ box, threadId, thread, mine }) => {
        if (box !== "YOU") return;
        const seen = looking.current;
        if (!mine && !acting.has(threadId) && seen?.id === threadId && !(thread && waitsFor(me, thread)))
          say(TEXTS.needs.elsewhere(seen.title));
        setStack(({ cards, deferred }) => {
          const needs = thread && waitsFor(me, thread) && !thread.archived;
          const stands = cards.some(({ id }) => id === threadId);
          if (!needs) return { cards: cards.filter(({ id }) => id !== threadId), deferred };
          return {
            cards: stands ? cards.map((card) => (card.id === threadId ? thread : card)) : [...cards, thread],
            deferred,
          };
        });
      }),
    [changes, acting, me, say],
  );
  const held = useStore(outgoing.held);
  const given = new Set(held.map(({ threadId }) => threadId));
  const open = stack.cards.filter(({ id }) => !given.has(id));
  const later = stack.deferred.filter((id) => open.some((card) => card.id === id));
  const order = [
    ...open.filter(({ id }) => !later.includes(id)),
    ...later.flatMap((id) => open.find((card) => card.id === id) ?? []),
  ];
  looking.current = order[0];
  // More than the first page is fetched once the stack has been worked down, and all answers are there.
  const more = data?.inbox.pageInfo.hasNextPage === true && order.length === 0 && held.length === 0;
  // Once for each answer of the server
  useEffect(() => {
    if (more) reload();
  }, [more, data]);
  return {
    order,
    later,
    loaded: data !== undefined,
    failed,
    defer: (id: string) =>
      setStack(({ cards, deferred }) => ({
        cards,
        deferred: [...deferred.filter((one) => one !== id), id],
      })),
  };
};

const CardView = ({ card, onDefer }: { card: Card; onDefer: () => void }) => {
  const context = card.question?.context;
  return (
    <article class="card" aria-labelledby={`card-${card.id}`} data-thread={card.id}>
      <CardHead card={card} />
      <h2 id={`card-${card.id}`} tabIndex={-1} dir="auto">
        {card.title}
      </h2>
      {card.question ? (
        <Markdown source={card.body} />
      ) : card.payload ? (
        card.body && (
          <Context key={card.id}>
            <Markdown source={card.body} />
          </Context>
        )
      ) : (
        <Markdown source={card.body} />
      )}
      {context && (
        <Context>
          <Markdown source={context} />
        </Context>
      )}
      <Output card={card} />
      <DecisionView card={card} />
      <SettleForm card={card} />
      <footer class="card-foot">
        <button type="button" class="quiet" onClick={onDefer}>
          {TEXTS.needs.defer}
        </button>
        <a href={linkTo.thread(card.id)}>
          {TEXTS.needs.open}
          {card.messageCount ? ` (${card.messageCount})` : ""}
        </a>
      </footer>
    </article>
  );
};

export const NeedsYou = () => {
  const { order, later, loaded, failed, defer } = useStack();
  const counts = useStore(useApp().counts.YOU);
  const shown = order[0];
  const last = useRef<string>(undefined);
  const id = shown?.id;
  // The next card follows: the focus goes to its heading, but is not taken when the page opens.
  useEffect(() => {
    if (id !== undefined && last.current !== undefined && last.current !== id)
      document.getElementById(`card-${id}`)?.focus();
    if (id !== undefined) last.current = id;
  }, [id]);
  useKeys({
    d: () => {
      if (shown) defer(shown.id);
    },
  });
  const total = Math.max(counts.requiresAction, order.length);
  return (
    <div class="needs">
      <header class="view-head">
        <h1>{TEXTS.needs.title}</h1>
        <p class="hint" role="status">
          {shown ? TEXTS.needs.left(total) : ""}
          {later.length > 0 && ` · ${TEXTS.needs.deferred(later.length)}`}
        </p>
      </header>
      {failed && <p role="alert">{failed}</p>}
      {shown ? (
        <div class="stack" data-behind={Math.min(order.length - 1, 2)}>
          <CardView key={shown.id} card={shown} onDefer={() => defer(shown.id)} />
        </div>
      ) : (
        loaded && (
          <div class="empty">
            <p>{TEXTS.needs.empty}</p>
            <p class="hint">{TEXTS.needs.emptyHint}</p>
            <a href={linkTo.inbox()}>{TEXTS.needs.toInbox}</a>
          </div>
        )
      )}
      {!loaded && !failed && <div class="card ghost" aria-hidden="true" />}
    </div>
  );
};
