import { useEffect, useRef } from "preact/hooks";
import { PREFS } from "./prefs.js";

const writesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !["radio", "checkbox", "button"].includes(target.type)));

/** Single keys for the view that is open. Not while somebody writes, nor with a modifier, nor when switched off. */
export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!PREFS.keys.get() || writesText(event.target) || document.querySelector("dialog[open]")) return;
      const act = Object.hasOwn(now.current, event.key) ? now.current[event.key] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
};
