import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { MongoMemoryReplSet } from "mongodb-memory-server";
import type { Config } from "../../config.js";
import { type Binary, chooseBinary } from "./binary.js";
import { lockDirectory } from "./lock.js";

const DATABASE = "docket";
const SET = "docket";
const NAMES: Readonly<Record<Binary["engine"], string>> = { mongod: "MongoDB", embedded: "embedded engine" };
const ANSWER_MS = 2_000;
const ORPHAN_MS = 10_000;

export interface Launched {
  /** The connection string, with the database's name. */
  readonly uri: string;
  readonly engine: { readonly name: string; readonly version: string };
  /** Whether this process started it, and so ends it. */
  readonly own: boolean;
  /** Resolves when a database that this process started has ended without being told to; else never. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

const uriFile = (directory: string): string => join(directory, "mongodb-uri");

/** The connection string that a running Docket left in its data directory, if its database answers. */
export const runningUri = async (dataDirectory: string): Promise<string | undefined> => {
  const uri = (await readFile(uriFile(dataDirectory), "utf8").catch(() => "")).trim();
  return uri !== "" && (await versionOf(uri).catch(() => undefined)) !== undefined ? uri : undefined;
};

const versionOf = async (uri: string): Promise<string> => {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: ANSWER_MS, connectTimeoutMS: ANSWER_MS });
  try {
    const info = await client.db("admin").command({ buildInfo: 1 });
    return String(info.version);
  } finally {
    await client.close();
  }
};

/**
 * After a kill of Docket its database may live for a moment: it is told to stop, so that its files are free.
 * Only called while this process holds the directory's lock: nobody else can be using it.
 */
const stopOrphan = async (dataDirectory: string): Promise<void> => {
  const uri = await runningUri(dataDirectory);
  if (uri !== undefined) {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: ANSWER_MS });
    await client
      .db("admin")
      .command({ shutdown: 1, force: true })
      // It hangs up while it answers.
      .catch(() => undefined);
    await client.close();
    for (let waited = 0; waited < ORPHAN_MS && (await runningUri(dataDirectory)) !== undefined; waited += 200)
      await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await rm(uriFile(dataDirectory), { force: true });
};

/** Data that is there already is kept: the two engines do not read each other's files. */
const preferStanding = (binary: Binary, dataDirectory: string, engine: Config["engine"]): Binary["engine"] =>
  engine === "auto" &&
  binary.engine === "mongod" &&
  existsSync(join(dataDirectory, "embedded")) &&
  !existsSync(join(dataDirectory, "mongod"))
    ? "embedded"
    : binary.engine;

interface StartOptions {
  readonly say: (line: string) => void;
  /** Keeps nothing: for tests. */
  readonly memory?: boolean;
}

const startBinary = async (
  { engine, path }: Binary,
  { dbPath, memory }: { dbPath: string; memory: boolean },
): Promise<MongoMemoryReplSet> => {
  await mkdir(dbPath, { recursive: true, mode: 0o700 });
  return MongoMemoryReplSet.create({
    binary: { systemBinary: path },
    replSet: { name: SET, dbName: DATABASE, count: 1, ip: "127.0.0.1", storageEngine: "wiredTiger" },
    instanceOpts: [
      {
        dbPath,
        storageEngine: "wiredTiger",
        launchTimeout: 60_000,
        args: engine === "embedded" && memory ? ["--memory"] : [],
      },
    ],
  });
};

/**
 * The database to work with: `MONGODB_URI`, else one of Docket's own with its data in DOCKET_DATA, which a
 * restart finds again. @throws Error in one plain sentence.
 */
export const launch = async (config: Config, { say, memory = false }: StartOptions): Promise<Launched> => {
  if (config.mongodbUri !== undefined) {
    const version = await versionOf(config.mongodbUri).catch((error: unknown) => {
      throw new Error(
        `MONGODB_URI does not answer (${error instanceof Error ? error.message : String(error)}); start that server or correct the setting.`,
      );
    });
    return {
      uri: config.mongodbUri,
      engine: { name: "MongoDB", version },
      own: false,
      ended: new Promise(() => undefined),
      stop: async () => undefined,
    };
  }
  const { dataDirectory } = config;
  const unlock = await lockDirectory(dataDirectory);
  try {
    await stopOrphan(dataDirectory);
    const found = await chooseBinary(config, say);
    const binary =
      preferStanding(found, dataDirectory, config.engine) === found.engine
        ? found
        : await chooseBinary({ ...config, engine: "embedded" }, say);
    // mongodb-memory-server warns where a binary is of another release than its own default.
    process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK ??= "false";
    const set = await startBinary(binary, { dbPath: join(dataDirectory, binary.engine), memory });
    const uri = set.getUri(DATABASE);
    const version = await versionOf(uri);
    let told = false;
    const ended = new Promise<void>((resolve) => {
      for (const { instanceInfo } of set.servers)
        instanceInfo?.instance.mongodProcess?.once("exit", () => {
          if (!told) resolve();
        });
    });
    await writeFile(uriFile(dataDirectory), `${uri}\n`, { mode: 0o600 });
    return {
      uri,
      engine: { name: NAMES[binary.engine], version },
      own: true,
      ended,
      async stop() {
        told = true;
        await rm(uriFile(dataDirectory), { force: true });
        await set.stop({ doCleanup: false });
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
