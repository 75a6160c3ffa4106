import { makeStore, type Store } from "./store.js";

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** A yes or no that this browser remembers. Nothing about the tenant is ever kept. */
const remembered = (name: string, first: boolean): Store<boolean> => {
  const saved = read(name);
  const store = makeStore(saved === null ? first : saved === "yes");
  store.follow(() => {
    try {
      localStorage.setItem(name, store.get() ? "yes" : "no");
    } catch {
      // Without storage it holds until the page is closed.
    }
  });
  return store;
};

export const PREFS = {
  /** Off until asked for. */
  notify: remembered("docket.notify", false),
  /** Single keys can be switched off: speech input and stray fingers trigger them. */
  keys: remembered("docket.keys", true),
};
