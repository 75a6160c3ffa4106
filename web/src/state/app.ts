import { createContext } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import type { Client } from "graphql-ws";
import { Offline, type Query, Refused } from "../api/client.js";
import { ACTS, type ActName } from "../api/documents.js";
import type { Me } from "../api/shapes.js";
import { TEXTS } from "../texts.js";

/** What every view works with. */
export interface AppState {
  readonly me: Me;
  readonly query: Query;
  readonly live: Client;
  /** Says something to everyone, screen readers included. */
  readonly say: (message: string) => void;
  readonly signOut: () => void;
}

export const AppContext = createContext<AppState | null>(null);
export const useApp = (): AppState => {
  const app = useContext(AppContext);
  if (app === null) throw new Error("a view stands outside the app");
  return app;
};

/** An act: its refusal is said in the server's own words, which tell what to do. */
export const useAct = () => {
  const { query, say } = useApp();
  return async (name: ActName, input: Record<string, unknown>): Promise<boolean> => {
    try {
      await query(ACTS[name], { input });
      return true;
    } catch (error) {
      say(error instanceof Refused ? error.message : TEXTS.error);
      return false;
    }
  };
};

export interface Loaded<T> {
  readonly data: T | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
}

/** Reads, keeps the last answer while reading anew, and tries again by itself while the server is away. */
export const useQuery = <T>(document: string, variables: Record<string, unknown>): Loaded<T> => {
  const { query } = useApp();
  const [data, setData] = useState<T>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify(variables);
  const shown = useRef(key);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (shown.current !== key) {
      shown.current = key;
      setData(undefined);
    }
    query<T>(document, JSON.parse(key) as Record<string, unknown>)
      .then((answer) => {
        if (!current) return;
        setData(answer);
        setFailed(false);
      })
      .catch((error: unknown) => {
        if (!current) return;
        setFailed(true);
        if (error instanceof Offline) timer = setTimeout(() => setTurn((n) => n + 1), 3_000);
      });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [document, key, turn, query]);
  return { data, failed, reload: () => setTurn((n) => n + 1) };
};
