import { TEXTS } from "../texts.js";

/** The way to the next page of a list. */
export const More = ({ more, showMore }: { more: boolean; showMore: (() => void) | undefined }) =>
  more ? (
    <button type="button" class="more" aria-busy={showMore === undefined} onClick={showMore}>
      {TEXTS.more}
    </button>
  ) : null;
