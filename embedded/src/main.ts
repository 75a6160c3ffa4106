import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { VERSION } from "./commands/handshake.js";
import { verifyAll } from "./commands/verify.js";
import { type EngineSettings, openEngine, startEngine } from "./engine.js";
import { type Base, diskBase, lockFolder, memoryBase } from "./store/index.js";

const say = (message: string): void => void process.stdout.write(`${new Date().toISOString()} ${message}\n`);

/** mongod's exit status for a port or a data directory it cannot have. */
const CANNOT_START = 48;

const options = {
  port: { type: "string", default: "27017" },
  dbpath: { type: "string" },
  replSet: { type: "string" },
  memory: { type: "boolean", default: false },
  storageEngine: { type: "string" },
  verify: { type: "boolean", default: false },
  version: { type: "boolean", default: false },
  oplogEntries: { type: "string", default: "100000" },
  ttlSeconds: { type: "string", default: "5" },
} as const;

const natural = (text: string, name: string, least: number): number => {
  const n = Number(text);
  if (!Number.isFinite(n) || n < least)
    throw new Error(`--${name} must be a number of at least ${least}: ${text}`);
  return n;
};

/** Makes the folder if need be; says what is wrong with it in mongod's words. */
const openFolder = (dbpath: string): void => {
  try {
    mkdirSync(dbpath, { recursive: true });
    if (!statSync(dbpath).isDirectory()) throw new Error("it is not a folder");
    accessSync(dbpath, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `exception in initAndListen: IllegalOperation: Attempted to create a lock file on a read-only directory: ${dbpath} (${error instanceof Error ? error.message : error})`,
    );
  }
};

const openBase = async (
  memory: boolean,
  dbpath: string | undefined,
): Promise<{ base: Base; unlock: () => void }> => {
  if (memory) return { base: memoryBase(), unlock: () => undefined };
  if (dbpath === undefined) throw new Error("--dbpath names the data directory; --memory does without one");
  openFolder(dbpath);
  const unlock = await lockFolder(dbpath).catch((error: Error) => {
    throw new Error(`exception in initAndListen: DBPathInUse: ${error.message}`);
  });
  return { base: diskBase(dbpath), unlock };
};

const verify = async (base: Base, settings: EngineSettings): Promise<number> => {
  const { catalog, oplog } = openEngine(base, settings, "");
  const { errors, summary } = verifyAll(catalog, oplog);
  for (const error of errors) say(error);
  say(summary);
  await base.close();
  return errors.length === 0 ? 0 : 1;
};

const inUse = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

const run = async (): Promise<void> => {
  // mongod has hundreds of options; those that mean nothing here are taken and passed over.
  const { values } = parseArgs({
    options,
    strict: false,
    allowPositionals: true,
    args: process.argv.slice(2),
  });
  const text = (name: keyof typeof options): string | undefined => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  if (values.version === true) {
    process.stdout.write(
      `db version v${VERSION}\nBuild Info: { "version": "${VERSION}", "modules": ["embedded"] }\n`,
    );
    return;
  }
  let stop = async (_status: number): Promise<void> => undefined;
  const settings: EngineSettings = {
    port: natural(text("port") ?? "", "port", 0),
    replicaSet: text("replSet"),
    oplogEntries: natural(text("oplogEntries") ?? "", "oplogEntries", 1),
    ttlSeconds: natural(text("ttlSeconds") ?? "", "ttlSeconds", 0.05),
    args: process.argv.slice(2),
    log: say,
    // The reply goes out first.
    onShutdown: () => void setTimeout(() => void stop(0), 20),
  };
  const memory = values.memory === true || text("storageEngine") === "ephemeralForTest";
  const { base, unlock } = await openBase(memory, text("dbpath"));
  if (values.verify === true) {
    process.exitCode = await verify(base, settings);
    unlock();
    return;
  }
  const running = await startEngine(base, settings).catch((error: unknown) => {
    throw inUse(error)
      ? new Error(
          `exception in initAndListen: SocketException: address already in use: 127.0.0.1:${settings.port}`,
        )
      : error;
  });
  let stopping = false;
  stop = async (status) => {
    if (stopping) return;
    stopping = true;
    say("shutting down");
    await running.stop();
    unlock();
    process.exit(status);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  // A fault in one request is logged where it happens; what gets here is logged and survived too.
  process.on("uncaughtException", (error) => say(`uncaught: ${error.stack ?? error}`));
  process.on("unhandledRejection", (error) =>
    say(`unhandled: ${error instanceof Error ? error.stack : error}`),
  );
  process.stdout.on("error", () => undefined);
  say(`waiting for connections on 127.0.0.1:${running.port}`);
  if (settings.replicaSet !== undefined && running.engine.replicaSet.initiated) {
    say("transition to PRIMARY from SECONDARY");
    say("transition to primary complete; database writes are now permitted");
  }
};

run().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exit(CANNOT_START);
});
