import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { Binary } from "bson";
import { fail } from "../errors.js";
import { sessionKey } from "../sessions/index.js";
import { type Doc, double, int, long, type Value } from "../values/index.js";
import { doc } from "./arguments.js";
import type { Command, Commands, Request } from "./engine.js";

export const VERSION = "8.0.0";
/** Of MongoDB 8.0: the newest wire version whose commands this engine speaks. */
const MAX_WIRE_VERSION = 25;

const hello = (request: Request): Doc => {
  const { engine, connection, name } = request;
  const set = engine.replicaSet;
  const primary = set.initiated;
  const answer = doc({ helloOk: true, [name === "hello" ? "isWritablePrimary" : "ismaster"]: primary });
  for (const [field, value] of set.hello(engine.oplog.last, engine.now())) answer.set(field, value);
  // No topologyVersion: with it a client would ask for streaming hellos.
  return new Map([
    ...answer,
    ...doc({
      maxBsonObjectSize: int(16_777_216),
      maxMessageSizeBytes: int(48_000_000),
      maxWriteBatchSize: int(100_000),
      localTime: engine.now(),
      logicalSessionTimeoutMinutes: int(30),
      connectionId: int(connection.id),
      minWireVersion: int(0),
      maxWireVersion: int(MAX_WIRE_VERSION),
      readOnly: false,
    }),
  ]);
};

const buildInfo = (): Doc =>
  doc({
    version: VERSION,
    gitVersion: "embedded",
    modules: [],
    allocator: "system",
    javascriptEngine: "none",
    sysInfo: "deprecated",
    versionArray: [int(8), int(0), int(0), int(0)],
    bits: int(64),
    debug: false,
    maxBsonObjectSize: int(16_777_216),
    storageEngines: ["embedded"],
  });

const serverStatus = ({ engine }: Request): Doc =>
  doc({
    host: hostname(),
    version: VERSION,
    process: "mongod",
    pid: long(process.pid),
    uptime: double(process.uptime()),
    localTime: engine.now(),
    storageEngine: doc({ name: "embedded", persistent: true }),
    metrics: doc({ cursor: doc({ open: doc({ total: long(engine.cursors.size) }) }) }),
    mem: doc({ resident: int(Math.round(process.memoryUsage.rss() / 1048576)) }),
  });

const getParameter = ({ body }: Request): Doc => {
  const answer: Doc = new Map();
  if (body.has("featureCompatibilityVersion") || body.get("getParameter") === "*")
    answer.set("featureCompatibilityVersion", doc({ version: "8.0" }));
  if (answer.size === 0) fail(72, "no option found to get");
  return answer;
};

const startSession = (): Doc =>
  doc({ id: doc({ id: new Binary(randomBytes(16), 4) }), timeoutMinutes: int(30) });

/** A session that ended is not retried any more: what is remembered of it can go. */
const endSessions = async ({ engine, name, args }: Request): Promise<Doc> => {
  const list: readonly Value[] = args.list(name) ?? [];
  const keys = list.flatMap((one) => sessionKey(one) ?? []);
  if (keys.length > 0)
    await engine.write(() => {
      for (const key of keys) engine.sessions.forget(key);
    });
  return new Map();
};

const nothing: Command = { run: () => new Map() };

export const HANDSHAKE: Commands = {
  hello: { run: hello },
  isMaster: { run: hello },
  ismaster: { run: hello },
  ping: nothing,
  buildInfo: { run: buildInfo },
  buildinfo: { run: buildInfo },
  serverStatus: { run: serverStatus },
  getParameter: { run: getParameter },
  getCmdLineOpts: {
    run: ({ engine }) => doc({ argv: ["mongod", ...engine.args], parsed: new Map() }),
  },
  hostInfo: {
    run: () =>
      doc({ system: doc({ hostname: hostname() }), os: doc({ type: process.platform }), extra: new Map() }),
  },
  connectionStatus: {
    run: () => doc({ authInfo: doc({ authenticatedUsers: [], authenticatedUserRoles: [] }) }),
  },
  getLog: { run: () => doc({ totalLinesWritten: int(0), log: [] }) },
  whatsmyuri: { run: () => doc({ you: "127.0.0.1" }) },
  startSession: { run: startSession },
  endSessions: { run: endSessions },
  killSessions: { run: endSessions },
  refreshSessions: nothing,
};
