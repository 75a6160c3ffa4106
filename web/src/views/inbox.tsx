import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { serverNow } from "../api/client.js";
import { CHANGE } from "../api/documents.js";
import { RowLink } from "../parts/row.js";
import { useAct, useApp, useChange } from "../state/app.js";
import { useKeys } from "../state/keys.js";
import { usePlace } from "../state/place.js";
import { type Box, linkTo, type Show } from "../state/route.js";
import { useStore } from "../state/store.js";
import { useThreadList } from "../state/thread-list.js";
import { TEXTS } from "../texts.js";

/** Every row is this high (style.css draws it so): what lies outside need not exist. */
const ROW_REM = 4.5;
const AROUND = 8;

const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Which rows are on screen, and a few around them. */
const useWindow = (total: number) => {
  const port = useRef<HTMLDivElement>(null);
  const [{ top, height }, setView] = useState({ top: 0, height: 800 });
  const rowHeight = ROW_REM * remInPixels();
  useLayoutEffect(() => {
    const place = port.current;
    if (place === null) return undefined;
    const look = (): void => setView({ top: place.scrollTop, height: place.clientHeight });
    look();
    place.addEventListener("scroll", look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(place);
    return () => {
      place.removeEventListener("scroll", look);
      watch.disconnect();
    };
  }, []);
  const from = Math.max(0, Math.floor(top / rowHeight) - AROUND);
  const to = Math.min(total, Math.ceil((top + height) / rowHeight) + AROUND);
  /** Scrolls just as far as it takes to see the row. */
  const reveal = (index: number): void => {
    const place = port.current;
    if (place === null) return;
    if (index * rowHeight < place.scrollTop) place.scrollTop = index * rowHeight;
    else if ((index + 1) * rowHeight > place.scrollTop + place.clientHeight)
      place.scrollTop = (index + 1) * rowHeight - place.clientHeight;
  };
  return { port, top, from, to, rowHeight, reveal };
};

const Tabs = ({ box, show }: { box: Box; show: Show }) => {
  const tab = (href: string, text: string, here: boolean) => (
    <a href={href} aria-current={here ? "page" : undefined}>
      {text}
    </a>
  );
  return (
    <nav class="tabs" aria-label={TEXTS.list.show}>
      {(["UNREAD", "ALL", "ARCHIVED"] as const).map((one) =>
        tab(linkTo.inbox(one), TEXTS.list.tabs[one], box === "YOU" && show === one),
      )}
      {tab(linkTo.agents, TEXTS.list.agents, box === "AGENTS")}
    </nav>
  );
};

/** Where the reader was when they left the list. */
interface Left {
  readonly top: number;
  readonly current: number;
  readonly rows: number;
}

export const InboxView = ({ box, show }: { box: Box; show: Show }) => {
  const { counts } = useApp();
  const { unread } = useStore(counts.YOU);
  const place = usePlace<Left>();
  const list = useThreadList(box, show, place.left?.rows);
  const act = useAct(box);
  const change = useChange();
  const [current, setCurrent] = useState(place.left?.current ?? 0);
  /** The row that is to have the focus once it is drawn. */
  const focusAt = useRef<number>(undefined);
  const { rows } = list;
  const { port, top, from, to, rowHeight, reveal } = useWindow(rows.length);
  const at = Math.min(current, Math.max(rows.length - 1, 0));
  const row = rows[at];

  // As it was left, once: the row that has the keys, and the focus on it unless it is elsewhere.
  useLayoutEffect(() => {
    if (!list.loaded || !place.left || !port.current) return;
    port.current.scrollTop = place.left.top;
    if (document.activeElement === document.body) focusAt.current = at;
  }, [list.loaded]);
  useLayoutEffect(() => {
    if (list.loaded) place.now.current = { top, current: at, rows: rows.length };
  });
  // Whenever the end comes near
  useEffect(() => {
    if (to + AROUND >= rows.length) list.loadMore();
  }, [to, rows.length]);
  useLayoutEffect(() => {
    if (focusAt.current === undefined || Math.min(focusAt.current, rows.length - 1) !== at) return;
    focusAt.current = undefined;
    port.current?.querySelector<HTMLElement>(`[data-index="${at}"] a`)?.focus({ preventScroll: true });
  });

  const go = (index: number): void => {
    const target = Math.max(0, Math.min(index, rows.length - 1));
    reveal(target);
    const drawn = port.current?.querySelector<HTMLElement>(`[data-index="${target}"] a`);
    if (drawn) {
      drawn.focus({ preventScroll: true });
      return;
    }
    focusAt.current = target;
    setCurrent(target);
  };
  const archive = async (): Promise<void> => {
    if (!row) return;
    const back = row.archived;
    if (!row.viewerMay.archive) return;
    await act(back ? "unarchive" : "archive", { threadId: row.id });
    focusAt.current = at;
    setCurrent(at);
  };
  const markAll = async (): Promise<void> => {
    // By the server's clock, and in any case what is shown.
    const newest = Math.max(serverNow(), ...rows.map(({ activityAt }) => Date.parse(activityAt)));
    await change(CHANGE.markInboxRead, { input: { until: new Date(newest).toISOString() } });
    list.refresh();
  };
  useKeys({
    j: () => go(document.activeElement?.closest("[data-index]") ? at + 1 : at),
    k: () => go(at - 1),
    // A row that has the focus is a link and opens by itself.
    Enter: () => {
      if (document.activeElement instanceof HTMLAnchorElement || document.activeElement?.tagName === "BUTTON")
        (document.activeElement as HTMLElement).click();
      else if (row) location.hash = linkTo.thread(row.id);
    },
    e: () => void archive(),
    r: () => {
      if (row?.viewerMay.contribute) location.hash = linkTo.reply(row.id);
    },
    u: () => {
      if (row && box === "YOU" && row.unread) void act("markRead", { threadId: row.id });
    },
  });

  const drawn = rows.slice(from, to).map((one, index) => ({ one, index: from + index }));
  // The row that has the keys stays, however far one scrolls: the focus would be lost with it.
  if (row && at < from) drawn.unshift({ one: row, index: at });
  if (row && at >= to) drawn.push({ one: row, index: at });
  return (
    <div class="inbox">
      <header class="view-head">
        <h1>{box === "YOU" ? TEXTS.list.title : TEXTS.list.agents}</h1>
        <div class="pill-place" role="status">
          {list.fresh.size > 0 && (
            <button
              type="button"
              class="pill"
              onClick={() => {
                list.showFresh();
                if (port.current) port.current.scrollTop = 0;
                setCurrent(0);
              }}
            >
              {TEXTS.list.fresh(list.fresh.size)}
            </button>
          )}
        </div>
        {box === "YOU" && show !== "ARCHIVED" && (
          <button type="button" class="quiet" disabled={unread === 0} onClick={() => void markAll()}>
            {TEXTS.list.markAll}
          </button>
        )}
      </header>
      <Tabs box={box} show={show} />
      {box === "AGENTS" && <p class="hint">{TEXTS.list.agentsHint}</p>}
      {list.failed && <p role="alert">{list.failed}</p>}
      {/* It only notices where the pointer is */}
      <div
        class="port"
        ref={port}
        onPointerEnter={(event) => list.setPointed(event.pointerType === "mouse")}
        onPointerLeave={() => list.setPointed(false)}
      >
        {rows.length > 0 ? (
          <ul class="rows" aria-label={TEXTS.list.title} style={{ height: `${rows.length * rowHeight}px` }}>
            {drawn.map(({ one, index }) => (
              <li
                key={one.id}
                data-index={index}
                data-thread={one.id}
                data-gone={list.gone.has(one.id) || undefined}
                aria-setsize={list.more ? -1 : rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${index * rowHeight}px)` }}
              >
                <RowLink row={one} current={index === at} onFocus={() => setCurrent(index)} />
              </li>
            ))}
          </ul>
        ) : (
          list.loaded &&
          !list.failed && (
            <p class="empty">{box === "AGENTS" ? TEXTS.list.emptyAgents : TEXTS.list.empty[show]}</p>
          )
        )}
        {!list.loaded && (
          <div class="rows-ghost" aria-hidden="true">
            {Array.from({ length: 6 }, (_, index) => (
              <div key={index} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
};
