import { createContext } from "preact";
import { useContext, useState } from "preact/hooks";
import { useApp } from "./app.js";

/**
 * What was typed or chosen and has not been sent. It outlives the view it was made in, so that neither going
 * elsewhere nor being offline loses it, and lives in memory alone.
 */
export interface Drafts {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, value: unknown) => void;
  /** Drops what begins so: it was sent. */
  readonly clear: (prefix: string) => void;
  /** Whether something was sent off and has not arrived. */
  readonly waiting: () => boolean;
}

const isWaiting = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "waiting" in value && value.waiting === true;

export const makeDrafts = (): Drafts => {
  const kept = new Map<string, unknown>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    clear: (prefix) => {
      for (const key of [...kept.keys()]) if (key.startsWith(prefix)) kept.delete(key);
    },
    waiting: () => [...kept.values()].some(isWaiting),
  };
};

export const draftOf = {
  answer: (threadId: string) => `answer/${threadId}/`,
  message: (threadId: string, parentId = "") => `message/${threadId}/${parentId}/`,
  talk: (itemId: string, kind: string) => `talk/${itemId}/${kind}/`,
} as const;

/** Which thing the fields below belong to. */
export const DraftScope = createContext("");

/** A state that is kept for as long as the page is open. */
export const useDraft = <T>(name: string, first: T): readonly [T, (next: T | ((old: T) => T)) => void] => {
  const { drafts } = useApp();
  const key = `${useContext(DraftScope)}${name}`;
  const [, render] = useState(0);
  // Each key is used by one field alone, so what it holds is of its type.
  const read = (): T => (drafts.get(key) as T | undefined) ?? first;
  return [
    read(),
    (next) => {
      drafts.set(key, typeof next === "function" ? (next as (old: T) => T)(read()) : next);
      render((n) => n + 1);
    },
  ];
};
