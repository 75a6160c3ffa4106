import { useEffect, useRef } from "preact/hooks";
import { newKey } from "../api/client.js";

/**
 * Where the reader was in a view, kept for its entry in the browser's history: whoever comes back finds it as
 * they left it, whoever goes there anew begins at the top. In memory alone.
 */
const kept = new Map<string, unknown>();

/** The name of this entry in the history. */
const entry = (): string => {
  const state: unknown = history.state;
  if (typeof state === "object" && state !== null && "entry" in state && typeof state.entry === "string")
    return state.entry;
  const name = newKey();
  history.replaceState({ entry: name }, "");
  return name;
};

/** @returns what was left here, and where to put what is to be found again. */
export const usePlace = <T>(): { readonly left: T | undefined; readonly now: { current: T | undefined } } => {
  const name = useRef<string>(undefined);
  name.current ??= entry();
  // Each entry of the history is of one view, so what it holds is of its type.
  const left = useRef(kept.get(name.current) as T | undefined);
  const now = useRef<T | undefined>(left.current);
  useEffect(
    () => () => {
      if (name.current !== undefined) kept.set(name.current, now.current);
    },
    [],
  );
  return { left: left.current, now };
};

let moved = false;
addEventListener("hashchange", () => {
  moved = true;
});

/** Back to where the reader came from; who came by a link from elsewhere stays here. @param home where to, then. */
export const goBack = (home: string): void => {
  if (moved) history.back();
  else location.hash = home;
};
