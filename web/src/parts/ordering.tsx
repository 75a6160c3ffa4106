import { useRef, useState } from "preact/hooks";
import { TEXTS } from "../texts.js";

interface Item {
  readonly id: string;
  readonly label: string;
}

const moved = <T,>(list: readonly T[], from: number, to: number): readonly T[] => {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
};

/**
 * A list to bring in order: by dragging its handles with mouse or finger, by the arrow keys on a handle, or
 * by the buttons, which need neither dragging nor a keyboard.
 */
export const Ordering = ({
  items,
  onChange,
}: {
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
}) => {
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number): void => {
    const one = items[from];
    if (one === undefined || to < 0 || to >= items.length || from === to) return;
    onChange(moved(items, from, to));
    setSaid(TEXTS.needs.moved(one.label, to + 1));
  };
  /** Where the pointer is: the row whose middle it has passed. */
  const placeAt = (y: number): number => {
    const rows = Array.from(list.current?.children ?? []);
    const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return found < 0 ? rows.length - 1 : found;
  };
  return (
    <>
      <p class="hint">{TEXTS.needs.order}</p>
      <ol class="ordering" ref={list}>
        {items.map((item, index) => (
          <li key={item.id} data-dragged={dragged === item.id || undefined}>
            <button
              type="button"
              class="handle"
              aria-label={TEXTS.needs.place(item.label, index + 1, items.length)}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(item.id);
              }}
              onPointerMove={(event) => {
                if (dragged === item.id) move(index, placeAt(event.clientY));
              }}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
              onKeyDown={(event) => {
                const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
                if (step === 0) return;
                event.preventDefault();
                move(index, index + step);
              }}
            >
              <span aria-hidden="true">⠿</span>
            </button>
            <span class="number" aria-hidden="true">
              {index + 1}
            </span>
            <span class="label" dir="auto">
              {item.label}
            </span>
            <button
              type="button"
              class="quiet"
              aria-label={TEXTS.needs.up(item.label)}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={TEXTS.needs.down(item.label)}
              disabled={index === items.length - 1}
              onClick={() => move(index, index + 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <p class="hidden" role="status">
        {said}
      </p>
    </>
  );
};
