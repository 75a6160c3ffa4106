import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { TEXTS } from "../texts.js";
import { Toast } from "./toast.js";

/** A small panel beside its button; closes on Escape, on a press elsewhere and when the focus leaves it. */
export const Popover = ({
  label,
  button,
  children,
  class: name = "",
}: {
  label: string;
  button: ComponentChildren;
  children: (close: () => void) => ComponentChildren;
  class?: string;
}) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    root.current?.querySelector<HTMLElement>(".panel button, .panel a, .panel input")?.focus();
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape and the focus leaving
    <div
      class={`popover ${name}`}
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        close();
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
          setOpen(false);
      }}
    >
      <button
        type="button"
        class="quiet"
        ref={toggle}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <fieldset class="panel" id={panel} aria-label={label}>
          {children(close)}
        </fieldset>
      )}
    </div>
  );
};

/**
 * A dialog in front of everything; the browser keeps the focus inside, and silences what is outside: what is
 * said while it is open is said in it.
 */
export const Dialog = ({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const opened = useRef(Date.now());
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="quiet" aria-label={TEXTS.close} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </header>
      {children}
      <Toast since={opened.current} />
    </dialog>
  );
};
