import { countPlan } from "../indexes/index.js";
import type { Collection } from "../store/index.js";
import type { Value } from "../values/index.js";
import type { Connection } from "../wire/index.js";
import { Arguments } from "./arguments.js";
import { deleteDocuments } from "./changes.js";
import type { Engine, Request } from "./engine.js";
import { prepare } from "./query.js";

/** Deletes at most so many at a time, so that others have their turn between. */
const TTL_BATCH = 500;
const SWEEP_KEYS = 5_000;
const SWEEP_MS = 1_000;

const NOBODY: Connection = { id: 0, closed: false, onClose: () => () => undefined };

/** A request of the engine itself. */
const internal = (engine: Engine, db: string): Request => ({
  engine,
  connection: NOBODY,
  name: "delete",
  db,
  body: new Map(),
  args: new Arguments("delete", new Map()),
  now: engine.now(),
  variables: new Map(),
  checkTime: () => undefined,
});

/** Deletes the documents whose date, or whose earliest date in an array, is so many seconds ago. */
const expire = async (engine: Engine, collection: Collection): Promise<void> => {
  for (const { definition } of collection.indexes) {
    const { expireAfterSeconds, fields, name } = definition;
    const path = fields[0]?.path;
    if (expireAfterSeconds === undefined || path === undefined) continue;
    const request = internal(engine, collection.db);
    const before = new Date(request.now.getTime() - expireAfterSeconds * 1000);
    const filter = new Map<string, Value>([[path, new Map([["$lte", before]])]]);
    for (let deleted = TTL_BATCH; deleted === TTL_BATCH; ) {
      const { plan } = prepare(request, collection, { filter });
      const due = plan.kind === "index" ? countPlan(plan, { keys: 0, documents: 0 }) : 1;
      if (due === 0 || engine.catalog.get(collection.db, collection.name) !== collection) break;
      deleted = await engine.write(
        () =>
          deleteDocuments(request, collection, {
            filter,
            limit: TTL_BATCH,
            hint: definition.partial || definition.hidden ? undefined : name,
          }).length,
      );
    }
  }
};

/** The engine's own work: expiring documents, sweeping what was dropped, closing forgotten cursors. */
export const startMonitors = (engine: Engine, ttlSeconds: number): (() => void) => {
  let stopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const every = (milliseconds: number, job: () => Promise<void>): void => {
    const again = (): void => {
      const timer = setTimeout(async () => {
        timers.delete(timer);
        try {
          await job();
        } catch (error) {
          engine.log(`monitor failed: ${error}`);
        }
        if (!stopped) again();
      }, milliseconds);
      timers.add(timer);
    };
    again();
  };
  every(ttlSeconds * 1000, async () => {
    engine.cursors.expire(Date.now());
    for (const collection of [...engine.catalog.collections.values()]) await expire(engine, collection);
  });
  every(SWEEP_MS, async () => {
    if (!engine.catalog.hasDropped()) return;
    while (!stopped && (await engine.write(() => engine.catalog.sweep(SWEEP_KEYS))))
      await new Promise((resolve) => setImmediate(resolve));
  });
  return () => {
    stopped = true;
    for (const timer of timers) clearTimeout(timer);
  };
};
