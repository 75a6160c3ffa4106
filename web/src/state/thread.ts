import { useEffect, useRef, useState } from "preact/hooks";
import { Offline, pauseAfter } from "../api/client.js";
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
  const again = useRef<() => void>(() => undefined);
  /** A message that is linked to and not here: the next reading begins anew around it. */
  const linked = useRef<string>(undefined);
  /** The next reading begins anew at the end, whatever was shown. */
  const toEnd = useRef(false);
  const now = useRef(open);
  now.current = open;

  const read = async (where: Around): Promise<Thread | null> =>
    (await query<{ thread: Thread | null }>(THREAD_BY_ID, { id, ...where })).thread;

  /** The thread with just these messages. */
  const show = (thread: Thread | null): void => {
    if (thread === null) {
      setOpen({ ...CLOSED, missing: true });
      return;
    }
    const { nodes, pageInfo } = thread.messages;
    setOpen({
      ...CLOSED,
      thread,
      messages: nodes,
      earlier: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
      later: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    });
  };

  const begin = async (): Promise<void> => {
    let thread = await read(message === undefined ? { last: LAST } : { around: message });
    newFrom.current = thread?.firstUnread ?? null;
    const unread = newFrom.current;
    // Reading starts where the new begins, however far back that is.
    if (thread && message === undefined && unread !== null)
      if (!thread.messages.nodes.some((one) => one.id === unread) && thread.messages.pageInfo.hasPreviousPage)
        thread = await read({ around: unread });
    show(thread);
  };

  /** The thread's own state anew, with the messages at its end, and those that changed further up. */
  const refresh = async (touched: ReadonlySet<string>): Promise<void> => {
    if (linked.current !== undefined) {
      show(await read({ around: linked.current }));
      linked.current = undefined;
      return;
    }
    const thread = await read({ last: LAST });
    if (thread === null) return setOpen({ ...CLOSED, missing: true });
    const fresh = thread.messages;
    const anew = toEnd.current;
    toEnd.current = false;
    setOpen((old) => {
      if (old.later !== null && !anew) {
        // The end is elsewhere; an answer to what stands here is shown all the same.
        const here = new Set(old.messages.map((one) => one.id));
        const answers = fresh.nodes.filter(({ parentId }) => parentId && here.has(parentId));
        const known = merged(old.messages, answers);
        return { ...old, thread, missing: false, failed: undefined, messages: known };
      }
      const last = old.messages.at(-1);
      // More came during a gap than one page holds: begin again at the end.
      const gap =
        anew ||
        (last !== undefined &&
          fresh.pageInfo.hasPreviousPage &&
          !fresh.nodes.some((one) => one.id === last.id));
      const start = fresh.pageInfo.hasPreviousPage ? (fresh.pageInfo.startCursor ?? null) : null;
      return {
        ...old,
        thread,
        missing: false,
        failed: undefined,
        messages: gap ? fresh.nodes : merged(old.messages, fresh.nodes),
        earlier: gap ? start : old.earlier,
        later: null,
      };
    });
    const atEnd = new Set(fresh.nodes.map((one) => one.id));
    for (const one of now.current.messages.filter((each) => touched.has(each.id) && !atEnd.has(each.id))) {
      const around = (await read({ around: one.id }))?.messages.nodes ?? [];
      const known = new Set(now.current.messages.map((each) => each.id));
      setOpen((old) => ({
        ...old,
        messages: merged(
          old.messages,
          around.filter((each) => known.has(each.id)),
        ),
      }));
    }
  };

  // The view is made anew for each thread
  useEffect(() => {
    let alive = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let busy = false;
    let tries = 0;
    /** What is to be looked at anew: one reading at a time, however much happens meanwhile. */
    let touched: Set<string> | undefined = new Set();
    const run = async (): Promise<void> => {
      clearTimeout(timer);
      if (busy || touched === undefined || !alive) return;
      const these = touched;
      touched = undefined;
      busy = true;
      try {
        await (now.current.thread ? refresh(these) : begin());
        tries = 0;
      } catch (error) {
        if (alive && error instanceof Offline) {
          touched = new Set([...these, ...(touched ?? [])]);
          timer = setTimeout(() => void run(), pauseAfter(tries++));
        } else if (alive) setOpen((old) => ({ ...old, failed: wordsOf(error) }));
      }
      busy = false;
      // A failed try waits for its turn.
      if (tries === 0) void run();
    };
    const touch = (messageId?: string | null): void => {
      touched ??= new Set();
      if (messageId) touched.add(messageId);
      void run();
    };
    again.current = touch;
    void run();
    const end = subscribe<{ threadChanged: { kind: ChangeKind; messageId?: string | null } }>(
      live,
      { query: THREAD_CHANGES, variables: { id } },
      ({ threadChanged: { kind, messageId } }) => {
        // Its first word as well: something may have come between the reading and the subscription.
        if (kind === "LEFT") setOpen({ ...CLOSED, missing: true });
        else if (!now.current.missing) touch(messageId);
      },
    );
    // One's own act answers with the new state: it is drawn at once, before the push comes.
    const deaf = changes.hear(({ threadId, thread, mine }) => {
      if (!mine || threadId !== id || !thread) return;
      setOpen((old) => (old.thread ? { ...old, thread: { ...old.thread, ...thread } } : old));
      touch();
    });
    return () => {
      alive = false;
      clearTimeout(timer);
      end();
      deaf();
    };
  }, []);

  // A link that is followed within the open thread
  useEffect(() => {
    const { thread, messages } = now.current;
    if (message === undefined || !thread || messages.some(({ id: each }) => each === message)) return;
    linked.current = message;
    again.current();
  }, [message]);

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
  /** What was just said stands at the end: whoever looks further up is taken there. */
  const showEnd = (): void => {
    if (now.current.later === null) return;
    toEnd.current = true;
    again.current();
  };
  return {
    ...open,
    newFrom: newFrom.current,
    showEarlier,
    showLater,
    showEnd,
    reload: () => again.current(),
  };
};
