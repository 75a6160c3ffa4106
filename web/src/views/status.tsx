import { useEffect, useState } from "preact/hooks";
import { useApp } from "../state/app.js";
import { useStore } from "../state/store.js";
import { TEXTS } from "../texts.js";

/** Says that the connection is away and when it is tried again. The place is kept, so nothing jumps. */
export const ConnectionBar = () => {
  const connection = useStore(useApp().connection);
  const [now, setNow] = useState(Date.now());
  const away = connection.state === "away";
  useEffect(() => {
    if (!away) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [away]);
  return (
    <div class="connection" data-away={away || undefined}>
      {/* Said once: the seconds count down for the eye alone. */}
      <span role="status">{away && TEXTS.offline}</span>{" "}
      {away && (
        <span aria-hidden="true">
          {TEXTS.retryIn(Math.max(0, Math.ceil((connection.retryAt - now) / 1_000)))}
        </span>
      )}
    </div>
  );
};

/** What was answered and can still be taken back. */
export const UndoBar = () => {
  const { outgoing } = useApp();
  const held = useStore(outgoing.held);
  const newest = held.at(-1);
  return (
    <div class="undo" role="status" data-shown={newest !== undefined || undefined}>
      {newest && (
        <>
          <span dir="auto">
            {newest.state === "held" ? TEXTS.needs.sending(newest.title) : TEXTS.needs.leaving(newest.title)}
          </span>
          {newest.state === "held" && (
            <button type="button" class="link" onClick={() => outgoing.undo(newest.key)}>
              {TEXTS.needs.undo}
            </button>
          )}
        </>
      )}
    </div>
  );
};
