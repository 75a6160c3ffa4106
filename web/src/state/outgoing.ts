import { isPassing, newKey, pauseAfter, type Query, Refused } from "../api/client.js";
import { ACTS, type ActName } from "../api/documents.js";
import type { Card } from "../api/shapes.js";
import { makeStore, type Store } from "./store.js";

const UNDO_MS = 5_000;

/** An answer that was given and can still be taken back, or is under way. */
export interface Held {
  readonly key: string;
  readonly threadId: string;
  readonly title: string;
  readonly state: "held" | "sending" | "waiting";
}

export interface Outgoing {
  readonly held: Store<readonly Held[]>;
  readonly give: (one: {
    readonly threadId: string;
    readonly title: string;
    readonly act: ActName;
    readonly input: Record<string, unknown>;
  }) => void;
  /** Takes back the newest that has not been sent. */
  readonly undo: (key?: string) => void;
  /** Sends what is held at once: the reader leaves. */
  readonly flush: () => void;
  /** Tries at once what could not leave: the connection is back. */
  readonly wake: () => void;
  /** Whether an answer still waits for the connection. */
  readonly waiting: () => boolean;
  /** Tries nothing again: whoever gave it is no longer here. */
  readonly end: () => void;
}

interface Options {
  readonly query: Query;
  readonly onSent: (answer: { readonly thread: Card; readonly agentLive?: boolean | null }) => void;
  readonly onRefused: (threadId: string, message: string) => void;
}

/**
 * Answers leave after five seconds, so that a slip can be undone. One that cannot leave stays and is tried
 * again; its key makes sure that it counts once.
 */
export const makeOutgoing = ({ query, onSent, onRefused }: Options): Outgoing => {
  const held = makeStore<readonly Held[]>([]);
  const send = new Map<string, () => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let over = false;
  const drop = (key: string): void => {
    clearTimeout(timers.get(key));
    timers.delete(key);
    send.delete(key);
    held.set(held.get().filter((one) => one.key !== key));
  };
  const mark = (key: string, state: Held["state"]): void =>
    held.set(held.get().map((one) => (one.key === key ? { ...one, state } : one)));

  const give: Outgoing["give"] = ({ threadId, title, act, input }) => {
    const key = newKey();
    let tries = 0;
    const deliver = async (): Promise<void> => {
      clearTimeout(timers.get(key));
      mark(key, "sending");
      try {
        const answer = await query<Record<string, { thread: Card; agentLive?: boolean | null }>>(
          ACTS[act],
          { input: { ...input, clientKey: key }, box: "YOU" },
          { keepalive: true },
        );
        const sent = answer[act];
        if (sent) onSent(sent);
        drop(key);
      } catch (error) {
        if (isPassing(error) && !over) {
          mark(key, "waiting");
          timers.set(
            key,
            setTimeout(() => void deliver(), pauseAfter(tries++)),
          );
          return;
        }
        drop(key);
        onRefused(threadId, error instanceof Refused ? error.message : "");
      }
    };
    send.set(key, () => void deliver());
    timers.set(
      key,
      setTimeout(() => void deliver(), UNDO_MS),
    );
    held.set([...held.get(), { key, threadId, title, state: "held" }]);
  };

  return {
    held,
    give,
    undo: (key) => {
      const one = held.get().findLast((each) => each.state === "held" && (key ?? each.key) === each.key);
      if (one) drop(one.key);
    },
    flush: () => {
      for (const { key, state } of held.get()) if (state === "held") send.get(key)?.();
    },
    wake: () => {
      for (const { key, state } of held.get()) if (state === "waiting") send.get(key)?.();
    },
    waiting: () => held.get().some(({ state }) => state === "waiting"),
    end: () => {
      over = true;
      for (const { key, state } of held.get()) if (state !== "sending") drop(key);
    },
  };
};
