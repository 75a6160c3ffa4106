import { lookup } from "node:dns/promises";
import { access, constants, mkdir, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DryMongoBinary } from "mongodb-memory-server-core/lib/util/DryMongoBinary.js";
import { MongoBinary } from "mongodb-memory-server-core/lib/util/MongoBinary.js";
import type { Config } from "../../config.js";

/** The release that is downloaded where none is installed. */
const MONGOD_VERSION = "8.2.4";
const DOWNLOAD_HOST = "https://fastdl.mongodb.org";
const PROBE_MS = 3_000;
const A_DAY_MS = 24 * 3_600_000;

export interface Binary {
  readonly engine: "mongod" | "embedded";
  readonly path: string;
}

const executable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** mongodb-memory-server does not look on PATH itself. */
const onPath = async (): Promise<string | undefined> => {
  const name = process.platform === "win32" ? "mongod.exe" : "mongod";
  for (const folder of (process.env.PATH ?? "").split(delimiter).filter(Boolean)) {
    const path = join(folder, name);
    if (await executable(path)) return path;
  }
  return undefined;
};

/** A mongod that is here already: named, installed, or downloaded before. */
const installed = async (): Promise<string | undefined> => {
  const named = process.env.MONGOMS_SYSTEM_BINARY;
  if (named) {
    if (await executable(named)) return named;
    throw new Error(`MONGOMS_SYSTEM_BINARY ${named} is not a program that can be run; name a mongod.`);
  }
  return (
    (await onPath()) ??
    (await DryMongoBinary.locateBinary({ version: MONGOD_VERSION }).catch(() => undefined))
  );
};

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const canConnect = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: PROBE_MS });
    socket.once("connect", () => {
      socket.destroy();
      resolve();
    });
    for (const event of ["error", "timeout"])
      socket.once(event, (error?: Error) => {
        socket.destroy();
        reject(error ?? new Error("no answer"));
      });
  });

/** Whether the place of downloads can be reached at all; asked first, since a hanging host costs minutes. */
const probe = async (): Promise<void> => {
  const { hostname, port, protocol } = new URL(process.env.MONGOMS_DOWNLOAD_MIRROR ?? DOWNLOAD_HOST);
  const { address } = await within(PROBE_MS, lookup(hostname));
  await within(PROBE_MS, canConnect(address, Number(port) || (protocol === "http:" ? 80 : 443)));
};

/** A failed probe is remembered for a day, so that a closed network costs its seconds once. */
const memory = (directory: string) => {
  const file = join(directory, "mongod-unreachable");
  return {
    isFresh: async (): Promise<boolean> => {
      const at = Date.parse(await readFile(file, "utf8").catch(() => ""));
      return Number.isFinite(at) && Math.abs(Date.now() - at) < A_DAY_MS;
    },
    note: async (): Promise<void> => {
      await mkdir(directory, { recursive: true });
      await writeFile(file, new Date().toISOString());
    },
  };
};

const download = async (say: (line: string) => void): Promise<string> => {
  say(`Downloading mongod ${MONGOD_VERSION}; this happens once.`);
  const started = Date.now();
  const ticking = setInterval(
    () => say(`Still downloading, ${Math.round((Date.now() - started) / 1000)} s so far.`),
    10_000,
  );
  try {
    return await MongoBinary.getPath({ version: MONGOD_VERSION });
  } finally {
    clearInterval(ticking);
  }
};

const embedded = (): Binary => ({
  engine: "embedded",
  path: fileURLToPath(new URL(underRoot("embedded/bin/mongod"), import.meta.url)),
});

/** Three levels up in the sources, four in the build. */
const underRoot = (path: string): string =>
  `${import.meta.url.includes("/dist/src/") ? "../../../../" : "../../../"}${path}`;

/**
 * Which binary to start (design, section 14): a mongod that is installed, cached or can be downloaded, else
 * the embedded engine. `auto` never hangs.
 *
 * @throws Error in plain words when DOCKET_ENGINE=mongod finds none.
 */
export const chooseBinary = async (
  { engine, dataDirectory }: Pick<Config, "engine" | "dataDirectory">,
  say: (line: string) => void,
): Promise<Binary> => {
  if (engine === "embedded") return embedded();
  const here = await installed();
  if (here !== undefined) return { engine: "mongod", path: here };
  const unreachable = memory(dataDirectory);
  if (engine === "auto" && (await unreachable.isFresh())) return embedded();
  try {
    await probe();
    return { engine: "mongod", path: await download(say) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (engine === "mongod")
      throw new Error(
        `DOCKET_ENGINE is mongod, but none is installed and none can be downloaded (${why}); install MongoDB, set MONGOMS_SYSTEM_BINARY or MONGODB_URI, or use DOCKET_ENGINE=embedded.`,
      );
    await unreachable.note();
    return embedded();
  }
};
