import { useEffect, useRef, useState } from "preact/hooks";
import type { Thread } from "../api/shapes.js";
import { CardHead, Context, DecisionView, Output, SettleForm } from "../parts/card.js";
import { Reactions } from "../parts/reactions.js";
import { Markdown, nameOf, When } from "../parts/text.js";
import { useAct, useApp, useHeading } from "../state/app.js";
import { useKeys } from "../state/keys.js";
import { goBack } from "../state/place.js";
import { HEAD, useReadMarks } from "../state/read-marks.js";
import { linkTo } from "../state/route.js";
import { useStore } from "../state/store.js";
import { useThread } from "../state/thread.js";
import { TEXTS } from "../texts.js";
import { Composer, Messages } from "./messages.js";
import { Room } from "./room.js";
import { ThreadActs } from "./thread-acts.js";

/** The question and its buttons. It stays in view while the clarification below is read and written. */
const Concern = ({ thread, onSeen }: { thread: Thread; onSeen: (node: Element | null) => void }) => {
  const { outgoing } = useApp();
  const held = useStore(outgoing.held).some(({ threadId }) => threadId === thread.id);
  const [amending, setAmending] = useState(false);
  const { viewerMay, outcome, status } = thread;
  useEffect(() => {
    if (held) setAmending(false);
  }, [held]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section class="concern" aria-labelledby="thread-title" tabIndex={0}>
      <div ref={onSeen}>
        <CardHead card={thread} />
        <h1 id="thread-title" dir="auto">
          {thread.title}
        </h1>
        <p class="state">
          <span class="tag" data-status={status}>
            {TEXTS.thread.closed[status]}
          </span>
          {thread.archived && <span class="tag">{TEXTS.list.tabs.ARCHIVED}</span>}
          {outcome && (
            <span class="hint">
              {TEXTS.thread.by(nameOf(outcome.by))} · <When at={outcome.at} />
            </span>
          )}
        </p>
        {thread.body && <Markdown source={thread.body} />}
        {thread.question?.context && (
          <Context>
            <Markdown source={thread.question.context} />
          </Context>
        )}
        <Output card={thread} />
        <DecisionView card={thread} />
      </div>
      {held ? (
        <p class="hint" role="status">
          {TEXTS.needs.sending(thread.title)}
        </p>
      ) : (
        <SettleForm card={thread} />
      )}
      {viewerMay.amend && thread.decision && !held && (
        <div class="amend">
          {amending ? (
            <SettleForm card={thread} amend />
          ) : (
            <button type="button" class="quiet" onClick={() => setAmending(true)}>
              {TEXTS.thread.amend}
            </button>
          )}
        </div>
      )}
      <Reactions threadId={thread.id} reactions={thread.reactions} />
    </section>
  );
};

export const ThreadView = ({
  id,
  message,
  reply,
}: {
  id: string;
  message?: string | undefined;
  reply: boolean;
}) => {
  const {
    thread,
    missing,
    failed,
    messages,
    earlier,
    later,
    newFrom,
    showEarlier,
    showLater,
    showEnd,
    reload,
  } = useThread(id, message);
  const act = useAct();
  const onSeen = useReadMarks(id, {
    unread: thread !== undefined && !(thread.readByMe && (thread.outcome?.readByMe ?? true)),
    version: `${thread?.revision} ${thread?.outcome?.at}`,
  });
  const composer = useRef<HTMLTextAreaElement>(null);
  const loaded = thread !== undefined;
  useHeading(thread?.title);
  useEffect(() => {
    if (loaded && reply) composer.current?.focus();
  }, [loaded, reply]);
  useKeys({
    r: () => composer.current?.focus(),
    e: () => {
      if (!thread?.viewerMay.archive || thread.archived) return;
      void act("archive", { threadId: id }).then((done) => {
        if (done) location.hash = linkTo.inbox();
      });
    },
    Escape: () => goBack(linkTo.inbox()),
  });
  if (missing)
    return (
      <div class="empty">
        <h1>{TEXTS.thread.title}</h1>
        <p role="status">{TEXTS.thread.missing}</p>
        <a href={linkTo.inbox()}>{TEXTS.needs.toInbox}</a>
      </div>
    );
  if (!thread)
    return (
      <div class="thread" aria-busy="true">
        <h1 class="hidden">{TEXTS.thread.title}</h1>
        {failed ? <p role="alert">{failed}</p> : <div class="card ghost" aria-hidden="true" />}
      </div>
    );
  return (
    <div class="thread">
      <header class="thread-bar">
        <a
          class="back"
          href={linkTo.inbox()}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            goBack(linkTo.inbox());
          }}
        >
          <span class="flip" aria-hidden="true">
            ←
          </span>{" "}
          {TEXTS.thread.back}
        </a>
        <ThreadActs thread={thread} />
      </header>
      <Concern thread={thread} onSeen={onSeen(HEAD)} />
      <div class="talk">
        <Messages
          thread={thread}
          messages={messages}
          newFrom={newFrom}
          target={message}
          onSeen={onSeen}
          earlier={earlier === null ? undefined : showEarlier}
          later={later === null ? undefined : showLater}
        />
        <Room thread={thread} onChanged={reload} />
      </div>
      {thread.viewerMay.contribute && <Composer threadId={id} field={composer} onSent={showEnd} />}
    </div>
  );
};
