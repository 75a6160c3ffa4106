import { MongoError } from "../errors.js";
import type { Store } from "./types.js";

export interface Commits {
  /** Runs `job` at once and alone; resolves with what it answers when that is on disk. */
  write<T>(job: () => T): Promise<T>;
  /** Resolves when all that has been written so far is on disk. */
  durable(): Promise<void>;
}

export interface Beside {
  /** Reads again from the store what is kept in memory beside it: something written has been taken back. */
  reload(): void;
  /** Called when what has been written so far goes to disk; what it answers, when it is there. */
  sealed(): () => void;
}

/**
 * Group commit: while one transaction is on its way to disk, the writes of others gather for the next and
 * share its sync.
 */
export const groupCommits = (store: Store, { reload, sealed }: Beside): Commits => {
  let waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  let busy = false;

  const commit = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    const onDisk = sealed();
    try {
      await store.commit();
      onDisk();
      for (const { resolve } of batch) resolve();
    } catch (error) {
      reload();
      // Those that came meanwhile wrote upon what is gone.
      const all = [...batch, ...waiting];
      waiting = [];
      for (const { reject } of all) reject(error);
    }
    if (waiting.length > 0) setImmediate(commit);
    else busy = false;
  };
  const durable = (): Promise<void> =>
    store.dirty
      ? new Promise((resolve, reject) => {
          waiting.push({ resolve, reject });
          // All messages that have arrived by now share the transaction.
          if (!busy) setImmediate(commit);
          busy = true;
        })
      : Promise.resolve();

  return {
    durable,
    async write(job) {
      try {
        return store.attempt(job);
      } catch (error) {
        // A refusal comes before a job's first put; anything else may come in the middle.
        if (!(error instanceof MongoError)) reload();
        throw error;
      } finally {
        // A refusal too may rest upon what another has just written.
        await durable();
      }
    },
  };
};
