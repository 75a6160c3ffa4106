import type { Oplog, OplogEntry } from "./oplog.js";

/** Which events a stream is woken for: of a collection, of a database, or all. */
export interface Interest {
  readonly db: string | undefined;
  readonly collection: string | undefined;
}

export interface StreamHub {
  /**
   * Waits until something of interest is on disk, the time is up, or `cancel` is called. Answers whether
   * something came.
   */
  wait(interest: Interest, milliseconds: number): { readonly done: Promise<boolean>; cancel(): void };
}

const nameOf = ({ db, collection }: Interest): string =>
  db === undefined ? "" : collection === undefined ? db : `${db}.${collection}`;

/** Wakes the waiting getMores: each event touches only those that wait for its namespace. */
export const streamHub = (oplog: Oplog): StreamHub => {
  const waiting = new Map<string, Set<() => void>>();
  const wake = (name: string): void => {
    for (const each of [...(waiting.get(name) ?? [])]) each();
  };
  oplog.onPublish((entries: readonly OplogEntry[]) => {
    wake("");
    for (const db of new Set(entries.map((entry) => entry.db))) {
      wake(db);
      const collections = new Set(
        entries.flatMap((entry) =>
          entry.db === db && entry.collection !== undefined ? [entry.collection] : [],
        ),
      );
      for (const collection of collections) wake(`${db}.${collection}`);
    }
  });
  return {
    wait(interest, milliseconds) {
      const name = nameOf(interest);
      let finish = (_came: boolean): void => undefined;
      const done = new Promise<boolean>((resolve) => {
        finish = resolve;
      });
      const end = (came: boolean): void => {
        clearTimeout(timer);
        const set = waiting.get(name);
        set?.delete(woken);
        if (set?.size === 0) waiting.delete(name);
        finish(came);
      };
      const woken = (): void => end(true);
      const timer = setTimeout(() => end(false), milliseconds);
      waiting.set(name, (waiting.get(name) ?? new Set()).add(woken));
      return { done, cancel: () => end(false) };
    },
  };
};
