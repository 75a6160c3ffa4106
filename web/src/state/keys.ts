import { useEffect, useRef } from "preact/hooks";
import { PREFS } from "./prefs.js";

const writesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !["radio", "checkbox", "button"].includes(target.type)));

/** Whoever types on within this time into a field that has gone means the field, not the page. */
const TYPING_MS = 2_000;
const typing = { field: undefined as EventTarget | undefined, at: 0 };

/** Whoever leaves the field themselves has written what they wanted. */
const stopTyping = (): void => {
  typing.field = undefined;
};

/** Whether somebody is writing; a field that was taken away mid-word counts until they pause. */
const isTyping = ({ target, key }: KeyboardEvent): boolean => {
  const now = Date.now();
  if (writesText(target)) {
    typing.field = key === "Tab" ? undefined : (target ?? undefined);
    typing.at = now;
  } else {
    const gone = typing.field instanceof Node && !typing.field.isConnected;
    if (!gone || now - typing.at > TYPING_MS) return false;
    typing.at = now;
  }
  return true;
};

/** Single keys for the view that is open. Not while somebody writes, nor with a modifier, nor when switched off. */
export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!PREFS.keys.get() || isTyping(event) || document.querySelector("dialog[open]")) return;
      const act = Object.hasOwn(now.current, event.key) ? now.current[event.key] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    addEventListener("pointerdown", stopTyping);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("pointerdown", stopTyping);
    };
  }, []);
};
