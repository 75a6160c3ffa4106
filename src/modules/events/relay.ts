import { AsyncLocalStorage } from "node:async_hooks";
import type { Db, Document, Filter } from "mongodb";
import type { Logger } from "pino";
import { fold } from "../../text.js";
import type { OutboxEntry } from "../threads/index.js";
import { createAppender, type NewEvent } from "./append.js";
import type { EventDoc, OutboxOwner } from "./types.js";

/** What else is made of an outbox entry before its event is told: deliveries, the audit. Idempotent. */
export type OutboxConsumer = (tenantId: string, entries: readonly OutboxEntry[]) => Promise<void>;

export interface Relay {
  /** Carries what an act has just written; resolves when it stands in the feed. Never rejects. */
  readonly relay: (collection: string, id: unknown) => Promise<void>;
  /** Tells an event that no document's outbox holds: what is lost with the process is no loss (an eviction). */
  readonly tell: (tenantId: string, entry: OutboxEntry) => Promise<void>;
  /** Carries what a crash left behind, in every collection that has outboxes. Returns how many documents. */
  readonly sweep: () => Promise<number>;
  /** Documents whose outbox holds something, across all processes. */
  readonly pending: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly log: Logger;
  readonly now: () => Date;
  /** Collections whose documents carry an outbox. */
  readonly collections: readonly string[];
  readonly consumers: readonly OutboxConsumer[];
  /** How long an entry lies before a sweep takes it: its own process carries it at once. */
  readonly patienceMs?: number;
  readonly sweepEveryMs?: number;
}

/**
 * Carries events from the outboxes of documents into the feed (design, section 14): debts and audit first,
 * then the event, then the entry leaves the outbox. A crash anywhere repeats a step that changes nothing.
 */
export const createRelay = ({
  db,
  log,
  now,
  collections,
  consumers,
  patienceMs = 2_000,
  sweepEveryMs = 2_000,
}: Options): Relay => {
  const append = createAppender(db.collection<EventDoc>("events"), db.collection("feed_heads"));
  let waiting = new Map<string, { collection: string; id: unknown }>();
  let running: Promise<void> | undefined;
  let stopped = false;
  /** Set while a consumer runs: what it writes is carried by the round it is part of, and never waited for. */
  const consuming = new AsyncLocalStorage<true>();

  const carry = async (collection: string, filter: Filter<Document>): Promise<number> => {
    const owners = await db
      .collection<Document>(collection)
      .find(filter, { projection: { outbox: 1, tenantId: 1 } })
      .toArray();
    const full = (owners as unknown as OutboxOwner[]).filter(({ outbox }) => (outbox?.length ?? 0) > 0);
    for (const [tenantId, ofTenant] of groupBy(full, ({ tenantId }) => tenantId)) {
      const entries = ofTenant
        .flatMap(({ outbox }) => outbox ?? [])
        .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
      for (const consume of consumers) await consuming.run(true, () => consume(tenantId, entries));
      await append(
        tenantId,
        entries.map((entry) => eventOf(tenantId, entry)),
        now(),
      );
      await db.collection<Document>(collection).bulkWrite(
        ofTenant.map(({ _id, outbox }) => ({
          updateOne: {
            filter: { _id } as Filter<Document>,
            update: { $pull: { outbox: { id: { $in: (outbox ?? []).map(({ id }) => id) } } } } as Document,
          },
        })),
        { ordered: false },
      );
    }
    return full.length;
  };

  const drain = async (): Promise<void> => {
    while (waiting.size > 0) {
      const batch = [...waiting.values()];
      waiting = new Map();
      for (const [collection, of] of groupBy(batch, (one) => one.collection)) {
        try {
          await carry(collection, { _id: { $in: of.map(({ id }) => id) } } as Filter<Document>);
        } catch (error) {
          // The sweep takes it up again: nothing is lost, it is told later.
          if (!stopped) log.warn({ err: error }, "an outbox could not be carried; the next sweep repeats it");
        }
      }
    }
  };

  const sweep = async (): Promise<number> => {
    let carried = 0;
    const before = new Date(now().getTime() - patienceMs);
    for (const collection of collections)
      carried += await carry(collection, { "outbox.at": { $lt: before } });
    return carried;
  };

  const sweeper = setInterval(() => {
    if (running === undefined)
      sweep().catch((error: unknown) => {
        if (!stopped) log.warn({ err: error }, "the sweep of outboxes failed; it repeats");
      });
  }, sweepEveryMs);
  sweeper.unref();

  return {
    async relay(collection, id) {
      waiting.set(`${collection}\n${String(id)}`, { collection, id });
      // What is added while a round runs is carried by the next one: wait for both.
      const before = running;
      running ??= drain().finally(() => {
        running = undefined;
      });
      if (consuming.getStore()) return;
      await (before ?? running);
      if (before !== undefined && running !== undefined) await running;
    },
    tell: (tenantId, entry) => append(tenantId, [eventOf(tenantId, entry)], now()),
    sweep,
    async pending() {
      const counts = await Promise.all(
        collections.map((name) => db.collection(name).countDocuments({ "outbox.at": { $exists: true } })),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async stop() {
      stopped = true;
      clearInterval(sweeper);
      await running;
    },
  };
};

const eventOf = (tenantId: string, entry: OutboxEntry): NewEvent => ({
  _id: entry.id,
  tenantId,
  type: entry.type,
  at: entry.at,
  by: entry.by,
  threadId: textOf(entry.data.threadId),
  requestId: textOf(entry.data.requestId),
  itemId: textOf(entry.data.itemId),
  data: entry.data,
  notify: entry.notify,
  boxes: entry.boxes,
  internal: entry.internal,
  owedTo: entry.debts.map(({ handle }) => fold(handle)),
});

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** In the order of first appearance. */
export const groupBy = <T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
};
