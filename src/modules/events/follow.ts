import { setTimeout as sleep } from "node:timers/promises";
import type { ChangeStream, ChangeStreamInsertDocument, Collection } from "mongodb";
import type { Logger } from "pino";
import { told } from "./feed.js";
import type { EventDoc } from "./types.js";

export interface Follower {
  /** Hears every event of the database from now on, in the order of the feed. Returns the end of hearing. */
  readonly onEvent: (listener: (event: EventDoc) => void) => () => void;
  /** Called when events may have been missed: whoever shows state shows it afresh. */
  readonly onResync: (listener: () => void) => () => void;
  readonly stop: () => Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that held this long had nothing wrong with it: the next pause is the first one again. */
const HELD_MS = 60_000;

/**
 * The process's one change stream on `events`, however many subscribers it has. The driver resumes it across
 * lost sockets and cursors. When it cannot resume (the position is too old), it starts afresh after a
 * growing pause and asks everyone to show the current state, since events were lost.
 */
export const follow = async (events: Collection<EventDoc>, log: Logger): Promise<Follower> => {
  const listeners = new Set<(event: EventDoc) => void>();
  const resyncs = new Set<() => void>();
  let stream: ChangeStream<EventDoc, ChangeStreamInsertDocument<EventDoc>> | undefined;
  const ending = new AbortController();
  const stopped = (): boolean => ending.signal.aborted;

  const tell = <T>(list: ReadonlySet<(value: T) => void>, value: T): void => {
    for (const listener of list)
      try {
        listener(value);
      } catch (error) {
        log.error({ err: error }, "a listener of the feed failed");
      }
  };

  /** The stream, and the moment at which the server's cursor stands: what happens from then on is heard. */
  const open = () => {
    const opened = events.watch<EventDoc, ChangeStreamInsertDocument<EventDoc>>(
      [{ $match: { operationType: "insert" } }],
      { maxAwaitTimeMS: 5_000 },
    );
    stream = opened;
    const standing = new Promise<void>((resolve) => opened.once("resumeTokenChanged", () => resolve()));
    return { opened, standing };
  };

  const run = async (first: ReturnType<typeof open>): Promise<void> => {
    let current = first;
    let pause = FIRST_PAUSE_MS;
    while (!stopped()) {
      const since = performance.now();
      try {
        for await (const change of current.opened) {
          pause = FIRST_PAUSE_MS;
          tell(listeners, told(change.fullDocument));
        }
      } catch (error) {
        if (stopped()) return;
        log.warn({ err: error }, "the feed's change stream ended; it starts afresh");
      }
      await current.opened.close().catch(() => undefined);
      if (performance.now() - since > HELD_MS) pause = FIRST_PAUSE_MS;
      // Ended at once by a stop: nobody waits out a pause of half a minute.
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      if (stopped()) return;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      current = open();
      current.standing.then(() => tell<undefined>(resyncs, undefined));
    }
  };

  const first = open();
  const done = run(first);
  await Promise.race([first.standing, done]);

  return {
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onResync(listener) {
      resyncs.add(listener);
      return () => resyncs.delete(listener);
    },
    async stop() {
      ending.abort();
      await stream?.close().catch(() => undefined);
      await done;
    },
  };
};
