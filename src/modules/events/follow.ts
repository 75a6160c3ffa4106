import { setTimeout as sleep } from "node:timers/promises";
import type { ChangeStream, ChangeStreamInsertDocument, Collection } from "mongodb";
import type { Logger } from "pino";
import { told } from "./feed.js";
import type { EventDoc } from "./types.js";

export interface Follower {
  /** Hears every event of the database from now on, in the order of the feed. Returns the end of hearing. */
  readonly onEvent: (listener: (event: EventDoc) => void) => () => void;
  /** Called when the stream has started afresh, after what it missed was heard: whoever shows state shows it anew. */
  readonly onResync: (listener: () => void) => () => void;
  readonly stop: () => Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that held this long had nothing wrong with it: the next pause is the first one again. */
const HELD_MS = 60_000;

/** How far before the newest event heard the missed ones are looked for: processes' clocks differ. */
const CLOCKS_DIFFER_MS = 10_000;
/** Enough to know again whatever stands within that time. */
const REMEMBERED = 10_000;

/**
 * The process's one change stream on `events`, however many subscribers it has. The driver resumes it across
 * lost sockets and cursors. When it cannot resume (the position is too old), it drops the position, starts
 * afresh after a growing pause, reads what it missed from the feed itself, and asks everyone who shows state
 * to show it anew (design, section 14).
 */
export const follow = async (
  events: Collection<EventDoc>,
  log: Logger,
  now: () => Date,
): Promise<Follower> => {
  const listeners = new Set<(event: EventDoc) => void>();
  const resyncs = new Set<() => void>();
  const heard = new Set<string>();
  let heardUntil = now();
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

  const hear = (event: EventDoc): void => {
    if (heard.has(event._id)) return;
    heard.add(event._id);
    for (const oldest of heard) {
      if (heard.size <= REMEMBERED) break;
      heard.delete(oldest);
    }
    if (event.relayedAt > heardUntil) heardUntil = event.relayedAt;
    tell(listeners, told(event));
  };

  /** The stream, its first event under way, and the moment at which the server's cursor stands. */
  const open = () => {
    const opened = events.watch<EventDoc, ChangeStreamInsertDocument<EventDoc>>(
      [{ $match: { operationType: "insert" } }],
      { maxAwaitTimeMS: 5_000 },
    );
    stream = opened;
    const standing = new Promise<void>((resolve) => opened.once("resumeTokenChanged", () => resolve()));
    const changes = opened[Symbol.asyncIterator]();
    const first = changes.next();
    first.catch(() => undefined);
    return { opened, standing, changes, first };
  };

  /** What was written while no cursor stood is in the feed, whatever became of the stream's position. */
  const catchUp = async (): Promise<void> => {
    const since = new Date(heardUntil.getTime() - CLOCKS_DIFFER_MS);
    for await (const event of events.find({ relayedAt: { $gt: since } }).sort({ relayedAt: 1 })) {
      if (stopped()) return;
      hear(event);
    }
    tell<undefined>(resyncs, undefined);
  };

  const run = async (start: ReturnType<typeof open>): Promise<void> => {
    let current = start;
    let pause = FIRST_PAUSE_MS;
    while (!stopped()) {
      const since = performance.now();
      try {
        if (current !== start) {
          await Promise.race([current.standing, current.first]);
          await catchUp();
        }
        for (let next = await current.first; !next.done; next = await current.changes.next()) {
          pause = FIRST_PAUSE_MS;
          hear(next.value.fullDocument);
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
