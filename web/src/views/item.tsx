import { useEffect, useState } from "preact/hooks";
import { newKey } from "../api/client.js";
import { ITEM, ITEM_DECISIONS } from "../api/documents.js";
import type { Item, ItemDecision, Page, Row } from "../api/shapes.js";
import { Words } from "../parts/answers.js";
import { More } from "../parts/more.js";
import { PersonField } from "../parts/person-field.js";
import { Dialog } from "../parts/popover.js";
import { RowLink } from "../parts/row.js";
import { answerInWords, nameOf, When } from "../parts/text.js";
import { useAct, useApp, useHeading } from "../state/app.js";
import { DraftScope, draftOf, useDraft } from "../state/drafts.js";
import { usePages } from "../state/pages.js";
import { linkTo } from "../state/route.js";
import { TEXTS } from "../texts.js";

/** A discussion has its own people; a comment is for all who see the item, and may ask. */
const NewTalk = ({
  itemId,
  kind,
  onClose,
}: {
  itemId: string;
  kind: "discussion" | "comment";
  onClose: () => void;
}) => {
  const act = useAct();
  const { drafts } = useApp();
  const [title, setTitle] = useDraft("title", "");
  const [body, setBody] = useDraft("body", "");
  const [person, setPerson] = useDraft("person", "");
  const [asks, setAsks] = useDraft("asks", false);
  const [clientKey] = useState(newKey);
  const discussing = kind === "discussion";
  const ready = discussing ? title.trim() !== "" : body.trim() !== "";
  const send = async (): Promise<void> => {
    const whom = person.trim();
    const thread = discussing
      ? await act("openDiscussion", {
          itemId,
          title,
          body,
          clientKey,
          ...(whom ? { recipientId: whom } : {}),
        })
      : await act("addComment", {
          itemId,
          body,
          needsReply: asks,
          clientKey,
          ...(whom ? { to: [whom] } : {}),
        });
    if (!thread) return;
    drafts.clear(draftOf.talk(itemId, kind));
    location.hash = linkTo.thread(thread.id);
  };
  return (
    <Dialog title={discussing ? TEXTS.items.open : TEXTS.items.comment} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void send();
        }}
      >
        <p class="hint">{discussing ? TEXTS.items.openHint : TEXTS.items.commentHint}</p>
        {discussing && (
          <label class="field">
            {TEXTS.items.subject}
            <input value={title} dir="auto" onInput={(event) => setTitle(event.currentTarget.value)} />
          </label>
        )}
        <Words label={TEXTS.items.words} value={body} onInput={setBody} rows={4} />
        <PersonField label={TEXTS.items.whom} value={person} onChange={setPerson} />
        {!discussing && (
          <label class="check">
            <input
              type="checkbox"
              checked={asks}
              onChange={(event) => setAsks(event.currentTarget.checked)}
            />
            {TEXTS.items.asks}
          </label>
        )}
        <div class="actions">
          <button type="submit" class="primary" disabled={!ready}>
            {TEXTS.items.start}
          </button>
        </div>
      </form>
    </Dialog>
  );
};

const Decisions = ({ id }: { id: string }) => {
  const { data, failed, nodes, more, showMore } = usePages<{ decisions: Page<ItemDecision> }, ItemDecision>(
    ITEM_DECISIONS,
    { id },
    { pageOf: ({ decisions }) => decisions, idOf: ({ thread, at }) => `${thread.id}-${at}` },
  );
  if (failed) return <p role="alert">{failed}</p>;
  if (!data) return null;
  if (nodes.length === 0) return <p class="empty">{TEXTS.items.noDecisions}</p>;
  return (
    <>
      <ul class="decisions">
        {nodes.map((one) => (
          <li key={`${one.thread.id}-${one.at}`}>
            <a href={linkTo.thread(one.thread.id)} dir="auto">
              {one.asked}
            </a>
            <p>
              <strong dir="auto">{answerInWords(one.answer, one.thread.payload)}</strong>
            </p>
            <p class="hint">
              {one.auto ? TEXTS.thread.auto : TEXTS.thread.by(nameOf(one.by))} · <When at={one.at} />
              {one.item && one.item.id !== id && ` · ${one.item.key}`}
            </p>
            {one.replaced.map((former) => (
              <p class="replaced" key={former.at}>
                {TEXTS.thread.changedFrom}{" "}
                <s dir="auto">{answerInWords(former.answer, one.thread.payload)}</s>
              </p>
            ))}
          </li>
        ))}
      </ul>
      <More more={more} showMore={showMore} />
    </>
  );
};

export const ItemView = ({ id, tab }: { id: string; tab: "discussion" | "decisions" }) => {
  const { me, changes } = useApp();
  const { data, failed, reload, nodes, more, showMore } = usePages<
    { item: Item | null; threadsAbout: Page<Row> },
    Row
  >(ITEM, { id }, { pageOf: ({ threadsAbout }) => threadsAbout, idOf: (row) => row.id });
  const [talk, setTalk] = useState<"discussion" | "comment">();
  // Only what reaches a box is pushed; that is enough to keep one's own conversations right.
  // `reload` asks anew whichever render it is from
  useEffect(
    () =>
      changes.hear(({ thread }) => {
        if (thread?.subject?.itemId === data?.item?.id) reload();
      }),
    [changes, data?.item?.id],
  );
  useHeading(data?.item?.title);
  if (failed || data?.item === null)
    return (
      <div class="empty">
        <h1>{TEXTS.items.title}</h1>
        <p role="status">{failed ?? TEXTS.items.missing}</p>
      </div>
    );
  const item = data?.item;
  return (
    <div class="item">
      <p class="crumbs">
        <a href={linkTo.items}>{TEXTS.items.title}</a>
        {item?.parent && <a href={linkTo.item(item.parent.id)}>{item.parent.key}</a>}
      </p>
      <header class="view-head">
        <h1 dir="auto">{item?.title ?? TEXTS.loading}</h1>
        {item && <span class="tag">{item.key}</span>}
      </header>
      <nav class="tabs" aria-label={TEXTS.list.show}>
        <a href={linkTo.item(id)} aria-current={tab === "discussion" ? "page" : undefined}>
          {TEXTS.items.discussion}
        </a>
        <a href={linkTo.item(id, "decisions")} aria-current={tab === "decisions" ? "page" : undefined}>
          {TEXTS.items.decisions}
        </a>
      </nav>
      {tab === "decisions" ? (
        <Decisions id={id} />
      ) : (
        <>
          {me.role !== "VIEWER" && (
            <div class="actions">
              <button type="button" class="primary" disabled={!item} onClick={() => setTalk("discussion")}>
                {TEXTS.items.open}
              </button>
              <button type="button" disabled={!item} onClick={() => setTalk("comment")}>
                {TEXTS.items.comment}
              </button>
            </div>
          )}
          {data && nodes.length === 0 && <p class="empty">{TEXTS.items.noDiscussion}</p>}
          <ul class="list threads">
            {nodes.map((row) => (
              <li key={row.id}>
                <RowLink row={row} />
              </li>
            ))}
          </ul>
          <More more={more} showMore={showMore} />
        </>
      )}
      {talk && (
        <DraftScope.Provider value={draftOf.talk(item?.id ?? id, talk)}>
          <NewTalk itemId={item?.id ?? id} kind={talk} onClose={() => setTalk(undefined)} />
        </DraftScope.Provider>
      )}
    </div>
  );
};
