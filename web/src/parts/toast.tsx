import { useEffect } from "preact/hooks";
import { useApp } from "../state/app.js";
import { makeStore, useStore } from "../state/store.js";
import { TEXTS } from "../texts.js";

const SHOWN_MS = 8_000;

/** How many dialogs are open: what is said then is said in the foremost. */
const dialogs = makeStore(0);

/** What was said last, for a while. In a dialog: what was said since it was opened. */
export const Toast = ({ since }: { since?: number }) => {
  const inFront = useStore(dialogs) > 0;
  const { toast: store } = useApp();
  const said = useStore(store);
  const shown = since === undefined ? !inFront : said !== null && said.at >= since;
  const toast = shown ? said : null;
  useEffect(() => {
    if (toast === null) return undefined;
    const timer = setTimeout(() => store.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, store]);
  useEffect(() => {
    if (since === undefined) return undefined;
    dialogs.set(dialogs.get() + 1);
    return () => dialogs.set(dialogs.get() - 1);
  }, [since]);
  return (
    <div class="toast" role="alert" data-shown={toast !== null || undefined}>
      {toast && (
        <>
          <span dir="auto">{toast.text}</span>
          <button type="button" class="link" aria-label={TEXTS.close} onClick={() => store.set(null)}>
            ×
          </button>
        </>
      )}
    </div>
  );
};
