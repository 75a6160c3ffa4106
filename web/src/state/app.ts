import type { Client } from "graphql-ws";
import { createContext } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { Offline, pauseAfter, type Query, Refused } from "../api/client.js";
import { ACTS, type ActName } from "../api/documents.js";
import type { Connection } from "../api/live.js";
import type { Card, Change, InboxCounts, Me, Row } from "../api/shapes.js";
import { TEXTS } from "../texts.js";
import type { Drafts } from "./drafts.js";
import type { Outgoing } from "./outgoing.js";
import type { Box } from "./route.js";
import type { Signal, Store } from "./store.js";

/** A change of a thread as a box sees it; `mine` when this page's own act made it. */
export interface BoxChange extends Change {
  readonly box: Box;
  readonly mine: boolean;
}

/** What every view works with. */
export interface AppState {
  readonly me: Me;
  readonly query: Query;
  readonly live: Client;
  readonly connection: Store<Connection>;
  /** Moves on with each new connection: what was read before may have gaps. */
  readonly epoch: Store<number>;
  readonly counts: Readonly<Record<Box, Store<InboxCounts>>>;
  readonly changes: Signal<BoxChange>;
  /** Threads that an act of this page is under way on: its push may come before its answer. */
  readonly acting: Set<string>;
  readonly outgoing: Outgoing;
  readonly drafts: Drafts;
  /** What the open view is about, where that is more than its name. */
  readonly heading: Store<string | null>;
  /** What was said last. */
  readonly toast: Store<{ readonly text: string; readonly at: number } | null>;
  /** Says something to everyone, screen readers included. */
  readonly say: (message: string) => void;
  readonly signOut: () => void;
  readonly reloadMe: () => void;
}

export const AppContext = createContext<AppState | null>(null);
export const useApp = (): AppState => {
  const app = useContext(AppContext);
  if (app === null) throw new Error("a view stands outside the app");
  return app;
};

export const wordsOf = (error: unknown): string =>
  error instanceof Refused ? error.message : error instanceof Offline ? TEXTS.away : TEXTS.error;

/** Names the page after what the view is about. */
export const useHeading = (text: string | undefined): void => {
  const { heading } = useApp();
  useEffect(() => {
    heading.set(text ?? null);
    return () => heading.set(null);
  }, [heading, text]);
};

/** Whether the move is this person's own, not their agents'. */
export const waitsFor = (me: Me, { waitingOn }: Row): boolean =>
  waitingOn.some(({ person, throughAgents, handle }) => person?.id === me.id && !throughAgents && !handle);

/** Any change: its refusal is said in the server's own words, which tell what to do. */
export const useChange = () => {
  const { query, say } = useApp();
  return async <T>(
    document: string,
    variables: Record<string, unknown>,
    /** Told instead of the reader when nobody answers. */
    onAway = (): void => say(TEXTS.notDone),
  ): Promise<T | undefined> => {
    try {
      return await query<T>(document, variables);
    } catch (error) {
      if (error instanceof Offline) onAway();
      else say(wordsOf(error));
      return undefined;
    }
  };
};

/** An act on a thread: what it answers goes to every list at once. */
export const useAct = (box: Box = "YOU") => {
  const { changes, acting } = useApp();
  const change = useChange();
  return async (
    name: ActName,
    input: Record<string, unknown>,
    onAway?: () => void,
  ): Promise<Card | undefined> => {
    const on = typeof input.threadId === "string" ? input.threadId : "";
    acting.add(on);
    const data = await change<Record<string, { thread?: Card }>>(ACTS[name], { input, box }, onAway);
    acting.delete(on);
    const thread = data?.[name]?.thread;
    if (thread)
      changes.tell({ box, mine: true, kind: "UPDATED", threadId: thread.id, thread, messageId: null });
    return thread;
  };
};

export interface Loaded<T> {
  readonly data: T | undefined;
  /** Refused, in the server's words; being away is no failure. */
  readonly failed: string | undefined;
  readonly reload: () => void;
}

/** Reads, keeps the last answer while reading anew, and reads again after each gap in the connection. */
export const useQuery = <T>(document: string, variables: Record<string, unknown> = {}): Loaded<T> => {
  const { query, epoch } = useApp();
  const key = document + JSON.stringify(variables);
  const [answer, setAnswer] = useState<{ key: string; data?: T; failed?: string }>({ key });
  const [turn, setTurn] = useState(0);
  const wanted = useRef(variables);
  const tries = useRef(0);
  wanted.current = variables;
  useEffect(() => epoch.follow(() => setTurn((n) => n + 1)), [epoch]);
  // `key` stands for the variables, `turn` asks anew
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    query<T>(document, wanted.current)
      .then((data) => {
        tries.current = 0;
        if (current) setAnswer({ key, data });
      })
      .catch((error: unknown) => {
        if (!current) return;
        if (error instanceof Offline)
          timer = setTimeout(() => setTurn((n) => n + 1), pauseAfter(tries.current++));
        else setAnswer({ key, failed: wordsOf(error) });
      });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, turn, query]);
  const fits = answer.key === key;
  return {
    data: fits ? answer.data : undefined,
    failed: fits ? answer.failed : undefined,
    reload: () => setTurn((n) => n + 1),
  };
};
