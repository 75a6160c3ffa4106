import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { newKey } from "../api/client.js";
import type { Message, Thread } from "../api/shapes.js";
import { Reactions } from "../parts/reactions.js";
import { Face, Markdown, nameOf, When } from "../parts/text.js";
import { useAct, useApp, wordsOf } from "../state/app.js";
import { draftOf, useDraft } from "../state/drafts.js";
import { linkTo } from "../state/route.js";
import { useStore } from "../state/store.js";
import { TEXTS } from "../texts.js";

interface MessageDraft {
  readonly words: string;
  readonly clientKey?: string;
  /** Sent off, and not there yet. */
  readonly waiting: boolean;
}
const NO_DRAFT: MessageDraft = { words: "", waiting: false };

/** Words to a thread. What was typed stays until the server has it. */
export const Composer = ({
  threadId,
  parentId,
  label = TEXTS.thread.write,
  field,
  onDone,
  onSent,
}: {
  threadId: string;
  parentId?: string;
  label?: string;
  field?: RefObject<HTMLTextAreaElement | null>;
  /** It is written to the end, or given up. */
  onDone?: () => void;
  onSent?: () => void;
}) => {
  const act = useAct();
  const { connection, drafts } = useApp();
  const { state } = useStore(connection);
  const key = draftOf.message(threadId, parentId);
  const [draft, setDraft] = useDraft<MessageDraft>(key, NO_DRAFT);
  const [busy, setBusy] = useState(false);
  const own = useRef<HTMLTextAreaElement>(null);
  const place = field ?? own;
  const { words, waiting } = draft;
  // A reply was asked for by a press: it is written at once.
  useEffect(() => {
    if (parentId !== undefined) place.current?.focus();
  }, []);
  const send = async (): Promise<void> => {
    if (words.trim() === "" || busy) return;
    setBusy(true);
    // The same try has the same key, so that a lost answer does not say it twice.
    const clientKey = draft.clientKey ?? newKey();
    setDraft({ words, clientKey, waiting: true });
    let away = false;
    const sent = await act(
      "postMessage",
      { threadId, body: words, clientKey, ...(parentId === undefined ? {} : { parentId }) },
      () => {
        away = true;
      },
    );
    setBusy(false);
    if (!sent) return setDraft({ words, clientKey, waiting: away });
    drafts.clear(key);
    setDraft(NO_DRAFT);
    onSent?.();
    onDone?.();
  };
  // What could not leave goes out by itself once the connection is back.
  useEffect(() => {
    if (!waiting || busy || state !== "live") return undefined;
    const timer = setTimeout(() => void send(), 1_000);
    return () => clearTimeout(timer);
  }, [waiting, busy, state]);
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <small class="hint unsent" role="status">
        {waiting && !busy ? TEXTS.thread.unsent : ""}
      </small>
      <textarea
        ref={place}
        aria-label={label}
        placeholder={label}
        rows={2}
        dir="auto"
        value={words}
        readOnly={busy}
        onInput={(event) => setDraft({ words: event.currentTarget.value, waiting: false })}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void send();
          if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
      <div class="composer-buttons">
        {onDone && (
          <button type="button" class="quiet" onClick={onDone}>
            {TEXTS.thread.cancel}
          </button>
        )}
        <button type="submit" class="primary" disabled={words.trim() === "" || busy}>
          {TEXTS.thread.send}
        </button>
      </div>
    </form>
  );
};

const MessageView = ({
  message,
  thread,
  target,
  onSeen,
  onReply,
}: {
  message: Message;
  thread: Thread;
  target: boolean;
  onSeen: (node: Element | null) => void;
  onReply?: () => void;
}) => {
  const { me } = useApp();
  return (
    <article
      class="message"
      id={`message-${message.id}`}
      data-message={message.id}
      data-mine={(message.author.person?.id === me.id && !message.author.handle) || undefined}
      data-target={target || undefined}
      tabIndex={-1}
      ref={message.readByMe ? null : onSeen}
    >
      <header class="meta">
        <Face party={message.author} />
        <strong class="who" dir="auto">
          {nameOf(message.author)}
        </strong>
        <a href={linkTo.thread(thread.id, message.id)} class="stamp">
          <When at={message.createdAt} />
        </a>
        {message.amend && <span class="tag">{TEXTS.thread.amended}</span>}
      </header>
      {message.option && (
        <p class="option-said">
          <span class="over">{TEXTS.thread.chose}</span> <strong dir="auto">{message.option}</strong>
        </p>
      )}
      {message.body && <Markdown source={message.body} />}
      <div class="message-foot">
        <Reactions threadId={thread.id} messageId={message.id} reactions={message.reactions} />
        {onReply && (
          <button
            type="button"
            class="quiet"
            aria-label={TEXTS.thread.replyTo(nameOf(message.author))}
            onClick={onReply}
          >
            {TEXTS.thread.reply}
          </button>
        )}
      </div>
    </article>
  );
};

export const Messages = ({
  thread,
  messages,
  newFrom,
  target,
  onSeen,
  earlier,
  later,
}: {
  thread: Thread;
  messages: readonly Message[];
  newFrom: string | null;
  target: string | undefined;
  onSeen: (id: string) => (node: Element | null) => void;
  earlier: (() => Promise<void>) | undefined;
  later: (() => Promise<void>) | undefined;
}) => {
  const [replying, setReplying] = useState<string>();
  const region = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const [below, setBelow] = useState(0);
  const { me, say } = useApp();
  /** What was drawn before, and where: what is new is told from it. */
  const drawn = useRef({ first: messages[0]?.id, last: messages.at(-1)?.id, top: 0, height: 0 });
  /** The reader asks for a page: it is no news, and what they look at stays where it is. */
  const paging = useRef(false);
  const note = (place: HTMLElement): void => {
    Object.assign(drawn.current, { top: place.scrollTop, height: place.scrollHeight });
  };
  const page = async (read: () => Promise<void>): Promise<void> => {
    if (region.current) note(region.current);
    paging.current = true;
    try {
      await read();
    } catch (error) {
      say(wordsOf(error));
    }
    paging.current = false;
    // The button that was pressed may be gone at the end of the thread.
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  };

  const linkedIsHere = target !== undefined && messages.some(({ id }) => id === target);
  // Opening begins at the linked message, else where the new begins, else at the end.
  useLayoutEffect(() => {
    const place = target ?? newFrom;
    const node = place ? document.getElementById(`message-${place}`) : null;
    if (node) {
      node.scrollIntoView({ block: "center" });
      if (target) node.focus({ preventScroll: true });
    } else if (region.current) region.current.scrollTop = region.current.scrollHeight;
  }, [target, newFrom, linkedIsHere]);
  // What arrives is followed only by those who stand at the end; others are told, and nothing moves.
  useLayoutEffect(() => {
    const { first, last, top, height } = drawn.current;
    const place = region.current;
    Object.assign(drawn.current, { first: messages[0]?.id, last: messages.at(-1)?.id });
    if (place === null) return;
    // Without the old end all of it is new.
    const added = messages.slice(messages.findIndex(({ id }) => id === last) + 1);
    const isMine = ({ author }: Message): boolean => author.person?.id === me.id && !author.handle;
    if (paging.current) place.scrollTop = first === messages[0]?.id ? top : top + place.scrollHeight - height;
    else if (added.length > 0) {
      // One's own words are looked for at the end; a reply stands where it was written.
      if (atEnd.current || added.some((one) => isMine(one) && !one.parentId))
        place.scrollTop = place.scrollHeight;
      else {
        const { bottom } = place.getBoundingClientRect();
        const isBelow = ({ id }: Message): boolean =>
          (document.getElementById(`message-${id}`)?.getBoundingClientRect().top ?? 0) > bottom;
        setBelow((n) => n + added.filter((one) => !isMine(one) && isBelow(one)).length);
      }
    }
    note(place);
  }, [messages]);
  useEffect(() => {
    const place = region.current;
    if (place === null) return undefined;
    const look = (): void => {
      atEnd.current = place.scrollHeight - place.scrollTop - place.clientHeight < 40;
      if (atEnd.current) setBelow(0);
      note(place);
    };
    place.addEventListener("scroll", look, { passive: true });
    return () => place.removeEventListener("scroll", look);
  }, []);

  const known = new Set(messages.map(({ id }) => id));
  const roots = messages.filter(({ parentId }) => !parentId || !known.has(parentId));
  const draw = (message: Message, root: string) => (
    <>
      {newFrom === message.id && (
        <p class="new-from">
          <span>{TEXTS.thread.newFrom}</span>
        </p>
      )}
      <MessageView
        message={message}
        thread={thread}
        target={target === message.id}
        onSeen={onSeen(message.id)}
        {...(thread.viewerMay.contribute ? { onReply: () => setReplying(root) } : {})}
      />
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section class="clarification" aria-labelledby="clarification" ref={region} tabIndex={0}>
      <h2 id="clarification">{TEXTS.thread.clarification}</h2>
      {earlier && (
        <button type="button" class="quiet" onClick={() => void page(earlier)}>
          {TEXTS.thread.earlier}
        </button>
      )}
      {messages.length === 0 && <p class="hint">{TEXTS.thread.none}</p>}
      <ol class="messages">
        {roots.map((message) => (
          <li key={message.id}>
            {draw(message, message.id)}
            <ol class="replies">
              {messages
                .filter(({ parentId }) => parentId === message.id)
                .map((answer) => (
                  <li key={answer.id}>{draw(answer, message.id)}</li>
                ))}
            </ol>
            {replying === message.id && (
              <Composer
                threadId={thread.id}
                parentId={message.id}
                label={TEXTS.thread.replyTo(nameOf(message.author))}
                onDone={() => setReplying(undefined)}
              />
            )}
          </li>
        ))}
      </ol>
      {later && (
        <button type="button" class="quiet" onClick={() => void page(later)}>
          {TEXTS.thread.later}
        </button>
      )}
      {below > 0 && (
        <button
          type="button"
          class="pill below"
          onClick={() => {
            if (region.current) region.current.scrollTop = region.current.scrollHeight;
            setBelow(0);
          }}
        >
          {TEXTS.thread.below(below)}
        </button>
      )}
    </section>
  );
};
