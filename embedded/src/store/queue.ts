import { MongoError } from "../errors.js";
import type { Store } from "./types.js";

interface Job {
  run(): void;
  done(): void;
  failed(error: unknown): void;
}

export interface WriteQueue {
  /** Runs `job` alone, inside a transaction; resolves once that is on disk. */
  write<T>(job: () => T): Promise<T>;
}

/** How long one transaction gathers jobs before the event loop has its turn. */
const TURN_MS = 20;

/**
 * Group commit: all writes that arrived since the last transaction run one after the other inside the
 * next one and share its sync. `reload` is called when a transaction was undone as a whole, so that what
 * is kept in memory beside the store can be read from it again; `committed` before anyone is answered.
 */
export const writeQueue = (
  store: Store,
  { reload, committed }: { reload: () => void; committed: () => void },
): WriteQueue => {
  let waiting: Job[] = [];
  let scheduled = false;

  const transact = (jobs: readonly Job[]): number => {
    let ran = 0;
    const outcomes: (() => void)[] = [];
    const until = performance.now() + TURN_MS;
    store.transact(() => {
      for (const job of jobs) {
        try {
          job.run();
          outcomes.push(() => job.done());
        } catch (error) {
          // A refusal comes before a job's first put, so the others go on; anything else may come in
          // the middle, and undoes the transaction.
          if (!(error instanceof MongoError)) throw error;
          outcomes.push(() => job.failed(error));
        }
        ran += 1;
        if (performance.now() > until) break;
      }
    });
    committed();
    for (const outcome of outcomes) outcome();
    return ran;
  };

  const alone = (job: Job): void => {
    try {
      transact([job]);
    } catch (error) {
      reload();
      job.failed(error);
    }
  };

  const turn = (): void => {
    scheduled = false;
    const jobs = waiting;
    waiting = [];
    try {
      waiting = [...jobs.slice(transact(jobs)), ...waiting];
    } catch {
      // Some job broke the transaction: each gets one of its own.
      reload();
      for (const job of jobs) alone(job);
    }
    if (waiting.length > 0) schedule();
  };
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(turn);
  };

  return {
    write: <T>(job: () => T) =>
      new Promise<T>((resolve, reject) => {
        let result: T;
        waiting.push({
          run: () => {
            result = job();
          },
          done: () => resolve(result),
          failed: reject,
        });
        schedule();
      }),
  };
};
