import type { Gauge } from "prom-client";

/** Where a subscription's events come from: a callback source is started, and stopped exactly once. */
export interface Source<T> {
  /** Hands an event on. Of what the reader has not taken yet, `coalesce` decides what is kept. */
  readonly push: (event: T) => void;
  /** Ends the subscription: with an error that reaches the client, or quietly. */
  readonly end: (error?: unknown) => void;
}

export interface SubscriptionOptions<T> {
  readonly active: Gauge;
  /** Starts listening; what it returns stops it. It may take its time: a reader who leaves meanwhile still stops it. */
  readonly start: (source: Source<T>) => (() => void) | Promise<() => void>;
  /**
   * What waits for a slow reader, given what waited and what has come: `(_, event) => [event]` keeps the last,
   * right for state. By default all wait in order, up to `bound`.
   */
  readonly coalesce?: (waiting: readonly T[], event: T) => T[];
  /** How many events may wait; past it the subscription ends and the client begins anew. */
  readonly bound?: number;
}

/**
 * An AsyncIterable over a callback source that behaves when bad timing strikes: `return` answers at once also
 * while `next` waits or the source still starts, the source is stopped exactly once, nothing is queued without
 * bound, and the gauge goes back to where it was.
 */
export const subscription = <T>({
  active,
  start,
  coalesce = (waiting, event) => [...waiting, event],
  bound = 1_000,
}: SubscriptionOptions<T>): AsyncIterableIterator<T> & { return: () => Promise<IteratorResult<T>> } => {
  let waiting: T[] = [];
  let readers: { resolve: (result: IteratorResult<T>) => void; reject: (error: unknown) => void }[] = [];
  let ended = false;
  let failure: { error: unknown } | undefined;
  let stopSource: (() => void) | undefined;
  const over = { value: undefined, done: true } as const;

  const finish = (error?: unknown): void => {
    if (ended) return;
    ended = true;
    active.dec();
    stopSource?.();
    stopSource = undefined;
    if (error !== undefined) failure = { error };
    const left = readers;
    readers = [];
    for (const { resolve, reject } of left) {
      if (failure) reject(failure.error);
      else resolve(over);
      failure = undefined;
    }
  };

  const push = (event: T): void => {
    if (ended) return;
    const reader = readers.shift();
    if (reader) {
      reader.resolve({ value: event, done: false });
      return;
    }
    waiting = coalesce(waiting, event);
    if (waiting.length > bound) finish(new Error("The reader is too slow for this subscription."));
  };

  active.inc();
  // Started in a promise, so that a start that throws ends the subscription like one that rejects.
  Promise.resolve()
    .then(() => start({ push, end: finish }))
    .then((stop) => {
      if (ended) stop();
      else stopSource = stop;
    })
    .catch(finish);

  return {
    next: async () => {
      const [event] = waiting;
      if (waiting.length > 0) {
        waiting = waiting.slice(1);
        return { value: event as T, done: false };
      }
      if (failure) {
        const { error } = failure;
        failure = undefined;
        throw error;
      }
      if (ended) return over;
      return new Promise((resolve, reject) => readers.push({ resolve, reject }));
    },
    return: async () => {
      waiting = [];
      finish();
      return over;
    },
    throw: async (error: unknown) => {
      waiting = [];
      finish();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};
