import { doc } from "./commands/arguments.js";
import { openCursors } from "./commands/cursors.js";
import { dispatch } from "./commands/dispatch.js";
import type { Engine } from "./commands/engine.js";
import { startMonitors } from "./commands/monitors.js";
import { openReplicaSet } from "./commands/replica-set.js";
import { openSessions } from "./sessions/index.js";
import {
  type Base,
  groupCommits,
  openCatalog,
  openStore,
  recordWriter,
  SUBTREES,
  subtree,
} from "./store/index.js";
import { openOplog, streamHub } from "./streams/index.js";
import { type Doc, decode, encode } from "./values/index.js";
import { type Handler, listen } from "./wire/index.js";

export interface EngineSettings {
  readonly port: number;
  readonly replicaSet: string | undefined;
  readonly oplogEntries: number;
  readonly ttlSeconds: number;
  readonly args: readonly string[];
  log(message: string): void;
  /** Called when a client asks for the end. */
  onShutdown(): void;
}

export interface RunningEngine {
  readonly engine: Engine;
  readonly port: number;
  stop(): Promise<void>;
}

const OPLOG_BYTES = 256 * 1024 * 1024;
/** Where the set's configuration is kept: in the catalog, under a name no collection can have. */
const CONFIG_KEY = Buffer.from([1]);

/** Puts an engine's parts together over a disk or a memory. */
export const openEngine = (base: Base, settings: EngineSettings, address: string): Engine => {
  const now = (): Date => new Date();
  const store = openStore(base);
  const catalog = openCatalog(store);
  const oplog = openOplog(
    subtree(store, SUBTREES.oplog),
    { entries: settings.oplogEntries, bytes: OPLOG_BYTES },
    now,
  );
  const sessions = openSessions(subtree(store, SUBTREES.sessions));
  const commits = groupCommits(store, {
    sealed: () => oplog.sealed(),
    reload() {
      catalog.reload();
      oplog.reload();
      sessions.reload();
    },
  });
  const configs = subtree(store, SUBTREES.configuration);
  const stored = configs.get(CONFIG_KEY);
  return {
    catalog,
    records: recordWriter(catalog),
    oplog,
    streams: streamHub(oplog),
    sessions,
    cursors: openCursors(),
    replicaSet: openReplicaSet({
      name: settings.replicaSet,
      address,
      config: stored && decode(stored),
      save: (config: Doc) => configs.put(CONFIG_KEY, encode(config)),
    }),
    startedAt: now(),
    args: settings.args,
    now,
    ...commits,
    log: settings.log,
    shutdown: settings.onShutdown,
  };
};

/** Opens the engine and listens. */
export const startEngine = async (base: Base, settings: EngineSettings): Promise<RunningEngine> => {
  let engine: Engine | undefined;
  const handler: Handler = async (command, connection) =>
    engine === undefined ? { fields: doc({}) } : dispatch(engine, connection, command);
  const server = await listen(settings.port, handler);
  const running = openEngine(base, settings, `127.0.0.1:${server.port}`);
  // Every start leaves an entry, so that there is always a time to count from.
  await running.write(() =>
    running.oplog.append({ db: "", event: doc({ operationType: "noop", wallTime: running.now() }) }),
  );
  const stopMonitors = startMonitors(running, settings.ttlSeconds);
  engine = running;
  return {
    engine: running,
    port: server.port,
    async stop() {
      stopMonitors();
      await server.close();
      // What was accepted before is on disk when this returns.
      await running.durable();
      await base.close();
    },
  };
};
