import { useEffect, useMemo, useRef } from "preact/hooks";
import { ACTS, MESSAGES_AFTER } from "../api/documents.js";
import type { Card, Message, Page } from "../api/shapes.js";
import { useApp } from "./app.js";

/** So long on screen counts as read. */
const DWELL_MS = 700;
const BATCH_MS = 300;
/** The body and the outcome have no message id. */
export const HEAD = "";

/** Tells the server what was read, and the lists of this page what it answers. */
const useTellRead = () => {
  const { query, changes } = useApp();
  return useMemo(
    () =>
      async (threadId: string, messageIds: readonly string[], mine: boolean): Promise<void> => {
        const { markRead } = await query<{ markRead: { thread: Card } }>(
          ACTS.markRead,
          { input: { threadId, messageIds }, box: "YOU" },
          { keepalive: true },
        );
        const { thread } = markRead;
        changes.tell({ box: "YOU", mine, kind: "READ", threadId, thread, messageId: null });
      },
    [query, changes],
  );
};

/**
 * Whoever settles a card has read what it shows: the body, and of a question with nothing but its answer, that
 * answer. What else was said stays for the thread.
 */
export const useCardRead = () => {
  const { query } = useApp();
  const tellRead = useTellRead();
  return async ({ id: threadId, unread, question, decision, messageCount }: Card): Promise<void> => {
    if (!unread) return;
    try {
      await tellRead(threadId, [], true);
      if (!question || !decision || messageCount !== 1) return;
      const { thread } = await query<{ thread: { messages: Page<Message> } | null }>(MESSAGES_AFTER, {
        id: threadId,
      });
      const [answer] = thread?.messages.nodes ?? [];
      if (answer) await tellRead(threadId, [answer.id], true);
    } catch {
      // Stays unread, which is the truth as far as the server knows.
    }
  };
};

/**
 * What was on screen is read: at least half of it, or as much as fits, for a moment, in a tab that is being
 * looked at. The server is told message by message, so that the other devices' badges are right.
 */
export const useReadMarks = (
  threadId: string,
  /** Whether body or outcome are unread, and which ones they are: both may become news while one looks on. */
  head: { readonly unread: boolean; readonly version: string },
): ((id: string) => (node: Element | null) => void) => {
  const tellRead = useTellRead();
  const told = useRef(new Set<string>());
  const marks = useMemo(() => {
    const ids = new WeakMap<Element, string>();
    const nodes = new Map<string, Element>();
    const dwelling = new Map<string, ReturnType<typeof setTimeout>>();
    const seen = new Set<string>();
    let batch: ReturnType<typeof setTimeout> | undefined;

    const tell = async (messageIds: readonly string[]): Promise<void> => {
      try {
        await tellRead(threadId, messageIds, false);
      } catch {
        // Stays unread, which is the truth as far as the server knows; the next sight of it tries again.
        for (const id of messageIds.length > 0 ? messageIds : [HEAD]) told.current.delete(id);
      }
    };
    const flush = (): void => {
      clearTimeout(batch);
      batch = undefined;
      const fresh = [...seen].filter((id) => !told.current.has(id));
      seen.clear();
      for (const id of fresh) told.current.add(id);
      const messageIds = fresh.filter((id) => id !== HEAD);
      if (fresh.includes(HEAD)) void tell([]);
      if (messageIds.length > 0) void tell(messageIds);
    };
    const read = (id: string): void => {
      dwelling.delete(id);
      if (document.visibilityState !== "visible") return;
      seen.add(id);
      batch ??= setTimeout(flush, BATCH_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const id = ids.get(target);
          if (id === undefined || told.current.has(id)) continue;
          const enough =
            isIntersecting &&
            (intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? innerHeight) / 3);
          if (enough && !dwelling.has(id))
            dwelling.set(
              id,
              setTimeout(() => read(id), DWELL_MS),
            );
          else if (!enough) {
            clearTimeout(dwelling.get(id));
            dwelling.delete(id);
          }
        }
      },
      { threshold: [0, 0.25, 0.5, 1] },
    );
    const lookAt = (node: Element): void => {
      observer.unobserve(node);
      observer.observe(node);
    };
    /** A tab that comes to the front again: what stands on screen is looked at from now on. */
    const look = (): void => {
      if (document.visibilityState !== "visible") {
        flush();
        return;
      }
      for (const node of nodes.values()) lookAt(node);
    };
    return { ids, nodes, observer, look, lookAt, flush, dwelling };
  }, [threadId, tellRead]);

  useEffect(() => {
    document.addEventListener("visibilitychange", marks.look);
    return () => {
      document.removeEventListener("visibilitychange", marks.look);
      for (const timer of marks.dwelling.values()) clearTimeout(timer);
      marks.flush();
      marks.observer.disconnect();
    };
  }, [marks]);

  useEffect(() => {
    if (!head.unread || !told.current.delete(HEAD)) return;
    const node = marks.nodes.get(HEAD);
    if (node) marks.lookAt(node);
  }, [head.unread, head.version]);

  const refs = useRef(new Map<string, (node: Element | null) => void>());
  return (id) => {
    const known = refs.current.get(id);
    if (known) return known;
    const ref = (node: Element | null): void => {
      const before = marks.nodes.get(id);
      if (before === node) return;
      if (before) marks.observer.unobserve(before);
      if (node === null) {
        marks.nodes.delete(id);
        return;
      }
      marks.ids.set(node, id);
      marks.nodes.set(id, node);
      marks.observer.observe(node);
    };
    refs.current.set(id, ref);
    return ref;
  };
};
