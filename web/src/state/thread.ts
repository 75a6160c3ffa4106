import { useEffect, useRef, useState } from "preact/hooks";
import { Offline } from "../api/client.js";
import { MESSAGES_AFTER, THREAD_BY_ID, THREAD_CHANGES } from "../api/documents.js";
import { subscribe } from "../api/live.js";
import type { ChangeKind, Message, Page, Thread } from "../api/shapes.js";
import { useApp, wordsOf } from "./app.js";

const LAST = 50;

interface Open {
  readonly thread: Thread | undefined;
  /** Hidden, gone, or never there: it looks the same. */
  readonly missing: boolean;
  readonly failed: string | undefined;
  readonly messages: readonly Message[];
  readonly earlier: string | null;
  readonly later: string | null;
}

const CLOSED: Open = {
  thread: undefined,
  missing: false,
  failed: undefined,
  messages: [],
  earlier: null,
  later: null,
};

/** Ids are sortable, made by the server: the order is theirs, and nothing stands twice. */
const merged = (old: readonly Message[], fresh: readonly Message[]): readonly Message[] => {
  const all = new Map(old.map((message) => [message.id, message]));
  for (const message of fresh) all.set(message.id, message);
  return [...all.values()].sort((a, b) =>
    a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1,
  );
};

type Around = { readonly around: string } | { readonly last: number };

/** One thread, kept right while it is open. */
export const useThread = (id: string, message: string | undefined) => {
  const { query, live, changes } = useApp();
  const [open, setOpen] = useState<Open>(CLOSED);
  /** What was unread on opening: a snapshot, whatever is read meanwhile. */
  const newFrom = useRef<string | null>(null);
  const now = useRef(open);
  now.current = open;

  const read = async (where: Around): Promise<Thread | null> =>
    (await query<{ thread: Thread | null }>(THREAD_BY_ID, { id, ...where })).thread;

  const begin = async (): Promise<void> => {
    let thread = await read(message === undefined ? { last: LAST } : { around: message });
    newFrom.current = thread?.firstUnread ?? null;
    const unread = newFrom.current;
    // Reading starts where the new begins, however far back that is.
    if (thread && message === undefined && unread !== null)
      if (!thread.messages.nodes.some((one) => one.id === unread) && thread.messages.pageInfo.hasPreviousPage)
        thread = await read({ around: unread });
    if (thread === null) return setOpen({ ...CLOSED, missing: true });
    const { nodes, pageInfo } = thread.messages;
    setOpen({
      ...CLOSED,
      thread,
      messages: nodes,
      earlier: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
      later: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    });
  };

  /** The thread's own state anew, and the messages at its end if they are what is being looked at. */
  const refresh = async (kind?: ChangeKind, messageId?: string | null): Promise<void> => {
    const { later, messages } = now.current;
    const near = later !== null && messageId && messages.some((one) => one.id === messageId);
    const thread = await read(near ? { around: messageId } : { last: LAST });
    if (thread === null) return setOpen({ ...CLOSED, missing: true });
    const fresh = thread.messages;
    setOpen((old) => {
      if (old.later !== null && !near) return { ...old, thread, missing: false };
      const last = old.messages.at(-1);
      // More came during a gap than one page holds: begin again at the end.
      const gap =
        last !== undefined &&
        fresh.pageInfo.hasPreviousPage &&
        !fresh.nodes.some((one) => one.id === last.id) &&
        kind !== "READ";
      return {
        ...old,
        thread,
        missing: false,
        failed: undefined,
        messages: gap ? fresh.nodes : merged(old.messages, fresh.nodes),
        earlier: gap ? (fresh.pageInfo.startCursor ?? null) : old.earlier,
      };
    });
  };

  // The view is made anew for each thread
  useEffect(() => {
    let alive = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let busy = false;
    let again: (() => void) | undefined;
    /** One at a time; of those asked for meanwhile, the last. */
    const run = (work: () => Promise<void>): void => {
      if (busy) {
        again = () => run(work);
        return;
      }
      busy = true;
      work()
        .catch((error: unknown) => {
          if (!alive) return;
          if (error instanceof Offline) timer = setTimeout(() => run(work), 3_000);
          else setOpen((old) => ({ ...old, failed: wordsOf(error) }));
        })
        .finally(() => {
          busy = false;
          const next = again;
          again = undefined;
          if (alive) next?.();
        });
    };
    run(begin);
    const end = subscribe<{ threadChanged: { kind: ChangeKind; messageId?: string | null } }>(
      live,
      { query: THREAD_CHANGES, variables: { id } },
      ({ threadChanged: { kind, messageId } }) => {
        if (kind === "LEFT") setOpen({ ...CLOSED, missing: true });
        else if (now.current.thread) run(() => refresh(kind, messageId));
      },
    );
    // One's own act answers with the new state: it is drawn at once, before the push comes.
    const deaf = changes.hear(({ threadId, thread, mine }) => {
      if (!mine || threadId !== id || !thread) return;
      setOpen((old) => (old.thread ? { ...old, thread: { ...old.thread, ...thread } } : old));
      run(() => refresh());
    });
    return () => {
      alive = false;
      clearTimeout(timer);
      end();
      deaf();
    };
  }, []);

  const showEarlier = async (): Promise<void> => {
    const { earlier } = now.current;
    if (earlier === null) return;
    const { thread } = await query<{ thread: Thread | null }>(THREAD_BY_ID, {
      id,
      last: LAST,
      before: earlier,
    });
    if (!thread) return;
    const { nodes, pageInfo } = thread.messages;
    setOpen((old) => ({
      ...old,
      messages: merged(old.messages, nodes),
      earlier: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
    }));
  };
  const showLater = async (): Promise<void> => {
    const { later } = now.current;
    if (later === null) return;
    const { thread } = await query<{ thread: { messages: Page<Message> } | null }>(MESSAGES_AFTER, {
      id,
      after: later,
    });
    if (!thread) return;
    const { nodes, pageInfo } = thread.messages;
    setOpen((old) => ({
      ...old,
      messages: merged(old.messages, nodes),
      later: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    }));
  };
  return { ...open, newFrom: newFrom.current, showEarlier, showLater };
};
