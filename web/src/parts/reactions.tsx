import type { Reaction } from "../api/shapes.js";
import { useAct } from "../state/app.js";
import { TEXTS } from "../texts.js";
import { EMOJI, signOf, wordsOfKey } from "./emoji.js";
import { Popover } from "./popover.js";

/** Chips to look at, as in a row of a list. */
export const ReactionChips = ({ reactions }: { reactions: readonly Reaction[] }) =>
  reactions.length === 0 ? null : (
    <span class="chips">
      {reactions.map(({ key, count, mine }) => (
        <span class="chip" key={key} data-mine={mine || undefined}>
          <span aria-hidden="true">
            {signOf(key)} {count}
          </span>
          <span class="hidden">{TEXTS.thread.reactionOf(wordsOfKey(key), count)}</span>
        </span>
      ))}
    </span>
  );

/** Chips to press, and the picker. */
export const Reactions = ({
  threadId,
  messageId,
  reactions,
}: {
  threadId: string;
  messageId?: string;
  reactions: readonly Reaction[];
}) => {
  const act = useAct();
  const react = (key: string, on: boolean) =>
    act("react", { threadId, key, on, ...(messageId === undefined ? {} : { messageId }) });
  return (
    <div class="reactions">
      {/* First, so that it stays in its place when a reaction arrives. */}
      <Popover label={TEXTS.thread.react} button="☺+" class="picker">
        {(close) =>
          EMOJI.map(([key, sign]) => (
            <button
              type="button"
              class="quiet"
              key={key}
              aria-label={wordsOfKey(key)}
              title={wordsOfKey(key)}
              onClick={() => {
                close();
                void react(key, true);
              }}
            >
              {sign}
            </button>
          ))
        }
      </Popover>
      {reactions.map(({ key, count, mine, people }) => (
        <button
          type="button"
          class="chip"
          key={key}
          aria-pressed={mine}
          aria-label={TEXTS.thread.reactionOf(wordsOfKey(key), count)}
          title={people.map(({ name }) => name).join(", ")}
          onClick={() => react(key, !mine)}
        >
          {signOf(key)} {count}
        </button>
      ))}
    </div>
  );
};
