import { useEffect, useState } from "preact/hooks";

/** A value that views follow. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly follow: (listener: () => void) => () => void;
}

export const makeStore = <T>(first: T): Store<T> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useStore = <T>(store: Store<T>): T => {
  const [, render] = useState(0);
  useEffect(() => {
    let shown = store.get();
    const look = (): void => {
      if (Object.is(shown, store.get())) return;
      shown = store.get();
      render((n) => n + 1);
    };
    // It may have moved between the drawing and this.
    render((n) => n + 1);
    return store.follow(look);
  }, [store]);
  return store.get();
};

/** Something that happens, and those who want to hear of it. */
export interface Signal<T> {
  readonly tell: (news: T) => void;
  readonly hear: (listener: (news: T) => void) => () => void;
}

export const makeSignal = <T>(): Signal<T> => {
  const listeners = new Set<(news: T) => void>();
  return {
    tell: (news) => {
      for (const listener of [...listeners]) listener(news);
    },
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
