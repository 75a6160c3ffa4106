import type { Row } from "../api/shapes.js";
import { useApp, waitsFor } from "../state/app.js";
import { linkTo } from "../state/route.js";
import { TEXTS } from "../texts.js";
import { ReactionChips } from "./reactions.js";
import { Face, nameOf, When } from "./text.js";

/** What a row says. A reaction's chips and the number of messages stand in it. */
export const RowLink = ({
  row,
  onFocus,
  current,
}: {
  row: Row;
  onFocus?: () => void;
  /** The row that the keys act on; it alone is a stop for Tab. */
  current?: boolean;
}) => {
  const { me } = useApp();
  const mine = waitsFor(me, row);
  return (
    <a
      class="row"
      href={linkTo.thread(row.id)}
      data-unread={row.unread || undefined}
      tabIndex={current === false ? -1 : 0}
      onFocus={onFocus}
    >
      {/* Its place stays when it goes, so that reading moves nothing. */}
      <span class="dot">{row.unread && <span class="hidden">{TEXTS.list.unread}: </span>}</span>
      <Face party={row.originator} />
      <span class="row-main">
        <span class="row-title">
          <span class="title" dir="auto">
            {row.title}
          </span>
        </span>
        <span class="row-sub">
          <span dir="auto">{nameOf(row.originator)}</span>
          <span class="kind">{TEXTS.kinds[row.kind]}</span>
          {row.subject && <span dir="auto">{row.subject.title}</span>}
        </span>
      </span>
      <span class="row-side">
        <When at={row.activityAt} />
        <span class="row-marks">
          <ReactionChips reactions={row.reactions.slice(0, 3)} />
          {row.messageCount ? (
            <span class="talked" title={TEXTS.list.messages(row.messageCount)}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M2.5 3.5h11v7h-6l-3 2.5v-2.5h-2z" />
              </svg>
              <span aria-hidden="true">{row.messageCount}</span>
              <span class="hidden">{TEXTS.list.messages(row.messageCount)}</span>
            </span>
          ) : null}
          {mine ? (
            <span class="tag alarm">{TEXTS.list.waits}</span>
          ) : (
            row.status !== "OPEN" && <span class="tag">{TEXTS.thread.closed[row.status]}</span>
          )}
        </span>
      </span>
    </a>
  );
};
