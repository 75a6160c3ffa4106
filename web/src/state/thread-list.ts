import { useEffect, useRef, useState } from "preact/hooks";
import { Offline, pauseAfter } from "../api/client.js";
import { INBOX } from "../api/documents.js";
import type { Page, Row } from "../api/shapes.js";
import { useApp, wordsOf } from "./app.js";
import type { Box, Show } from "./route.js";

const PAGE = 50;
/** Whoever has scrolled that far gets larger ones. */
const FURTHER = 100;
/** After a gap at most this many rows are read anew; the rest follows as one scrolls. */
const REFRESH = 100;

interface List {
  readonly rows: readonly Row[];
  readonly cursor: string | null;
  readonly more: boolean;
  readonly loaded: boolean;
  readonly failed: string | undefined;
  /** New or moved by others: shown when asked for, so that no row moves under the pointer. */
  readonly fresh: ReadonlyMap<string, Row>;
  /** No longer in this list by others' doing: they leave when nobody points at the list. */
  readonly gone: ReadonlySet<string>;
}

const NOTHING: List = {
  rows: [],
  cursor: null,
  more: true,
  loaded: false,
  failed: undefined,
  fresh: new Map(),
  gone: new Set(),
};

const fits = (show: Show, { archived, unread }: Row): boolean =>
  show === "ARCHIVED" ? archived : !archived && (show === "ALL" || unread);

const byActivity = (a: Row, b: Row): number =>
  a.activityAt === b.activityAt ? (a.id < b.id ? 1 : -1) : a.activityAt < b.activityAt ? 1 : -1;

const without = <T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> => {
  const rest = new Set(set);
  rest.delete(one);
  return rest;
};

/** The next page at the end; a row that is there already stays where it is. */
const joined = (rows: readonly Row[], more: readonly Row[]): readonly Row[] => {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...more.filter(({ id }) => !known.has(id))];
};

/** What one change of a thread does to the list. */
const changed = (
  list: List,
  change: { threadId: string; row: Row | null; show: Show; mine: boolean },
): List => {
  const { threadId, row, show, mine } = change;
  const at = list.rows.findIndex(({ id }) => id === threadId);
  const here = list.rows[at];
  const fresh = new Map(list.fresh);
  fresh.delete(threadId);
  if (row === null || !fits(show, row)) {
    if (here === undefined) return { ...list, fresh };
    if (mine) return { ...list, fresh, rows: list.rows.filter(({ id }) => id !== threadId) };
    const rows = row === null ? list.rows : list.rows.with(at, row);
    return { ...list, fresh, rows, gone: new Set(list.gone).add(threadId) };
  }
  const gone = without(list.gone, threadId);
  if (here !== undefined) {
    if (row.activityAt > here.activityAt && at > 0 && !mine) fresh.set(threadId, row);
    return { ...list, fresh, gone, rows: list.rows.with(at, row) };
  }
  // Older than what is loaded: it comes with its page.
  const last = list.rows.at(-1);
  if (list.more && last !== undefined && row.activityAt < last.activityAt) return { ...list, fresh, gone };
  if (list.rows.length === 0 || mine)
    return { ...list, fresh, gone, rows: [...list.rows, row].sort(byActivity) };
  return { ...list, gone, fresh: fresh.set(threadId, row) };
};

/**
 * The rows of one list, page by page, kept right by what the server pushes.
 *
 * @param atLeast so many rows are read at first, as far as one page goes.
 */
export const useThreadList = (box: Box, show: Show, atLeast = 0) => {
  const { query, changes, epoch } = useApp();
  const [list, setList] = useState<List>(NOTHING);
  const now = useRef(list);
  now.current = list;
  const loading = useRef(false);
  const pointed = useRef(false);
  const alive = useRef(true);
  const tries = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = (first: number, after: string | null) =>
    query<{ inbox: Page<Row> }>(INBOX, { box, show, first, after });

  const loadMore = (): void => {
    const { more, cursor } = now.current;
    if (loading.current || !more) return;
    loading.current = true;
    read(cursor === null ? Math.min(Math.max(atLeast, PAGE), FURTHER) : FURTHER, cursor)
      .then(({ inbox }) => {
        loading.current = false;
        tries.current = 0;
        if (!alive.current) return;
        setList((old) => ({
          ...old,
          rows: joined(old.rows, inbox.nodes),
          cursor: inbox.pageInfo.endCursor ?? null,
          more: inbox.pageInfo.hasNextPage,
          loaded: true,
          failed: undefined,
        }));
      })
      .catch((error: unknown) => {
        loading.current = false;
        if (!alive.current) return;
        if (error instanceof Offline) timer.current = setTimeout(loadMore, pauseAfter(tries.current++));
        else setList((old) => ({ ...old, failed: wordsOf(error), loaded: true }));
      });
  };

  /** Reads the beginning anew and puts everything in its place; what lies further down follows by scrolling. */
  const refresh = (): void => {
    const count = Math.min(Math.max(now.current.rows.length, PAGE), REFRESH);
    read(count, null)
      .then(({ inbox }) => {
        if (!alive.current) return;
        setList({
          ...NOTHING,
          rows: inbox.nodes,
          cursor: inbox.pageInfo.endCursor ?? null,
          more: inbox.pageInfo.hasNextPage,
          loaded: true,
        });
      })
      .catch(() => undefined);
  };

  const sweep = (): void => {
    if (pointed.current || now.current.gone.size === 0) return;
    setList((old) => ({ ...old, rows: old.rows.filter(({ id }) => !old.gone.has(id)), gone: new Set() }));
  };

  // Once; the view is made anew for each box and tab
  useEffect(() => {
    alive.current = true;
    loadMore();
    const ends = [
      epoch.follow(refresh),
      changes.hear(({ box: where, threadId, thread, mine }) => {
        if (where !== box) return;
        setList((old) => (old.loaded ? changed(old, { threadId, row: thread ?? null, show, mine }) : old));
      }),
    ];
    return () => {
      alive.current = false;
      clearTimeout(timer.current);
      for (const end of ends) end();
    };
  }, []);
  // Whenever something is to be swept
  useEffect(sweep, [list.gone]);

  return {
    ...list,
    loadMore,
    refresh,
    /** Puts what is new in its place. */
    showFresh: () =>
      setList((old) => ({
        ...old,
        rows: [
          ...old.rows.filter(({ id }) => !old.fresh.has(id) && !old.gone.has(id)),
          ...old.fresh.values(),
        ].sort(byActivity),
        fresh: new Map(),
        gone: new Set(),
      })),
    /** While somebody points at the list, no row leaves it by itself. */
    setPointed: (on: boolean) => {
      pointed.current = on;
      sweep();
    },
  };
};
