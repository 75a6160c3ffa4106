import { createHash, randomUUID } from "node:crypto";
import { realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDataDirectory, unusable } from "../../data-directory.js";

/** Unix sockets have a short bound on their path; a deep folder's lock lies in the temporary folder instead. */
const LONGEST_PATH = 100;
const ANSWER_MS = 2_000;
const SETTLE_MS = 200;

/** The data directory belongs to another process that lives. */
export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `DOCKET_DATA ${directory} is used by another Docket; stop that one, or choose another directory for this one.`,
    );
  }
}

/** Who listens behind the file: the mark they say, or undefined when nobody does. */
const heldBy = (path: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = connect(path);
    let mark = "";
    socket.setTimeout(ANSWER_MS, () => socket.end());
    socket.on("data", (part) => {
      mark += part.toString("utf8");
    });
    socket.once("error", () => resolve(undefined));
    // Someone who listens and says nothing is someone all the same.
    socket.once("close", () => resolve(mark));
  });

const listen = (path: string, mark: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(mark);
    });
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });

/**
 * Holds the data directory for as long as this process lives. The lock is a listening socket: the operating
 * system lets go of it with the process, however that ends, so nothing can go stale.
 *
 * @returns what gives the directory back. @throws DirectoryInUse
 */
export const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  await makeDataDirectory(directory);
  const real = await realpath(directory);
  const inside = join(real, "lock.sock");
  const path =
    Buffer.byteLength(inside) <= LONGEST_PATH
      ? inside
      : join(tmpdir(), `docket-${createHash("sha256").update(real).digest("hex").slice(0, 24)}.sock`);
  const mark = randomUUID();
  for (let tries = 0; tries < 3; tries += 1) {
    const server = await listen(path, mark).catch((error: unknown) => {
      throw unusable(directory, error);
    });
    if (server !== null) {
      // Of several that find a killed one's file at once, a slow one may clear away the file of a quick one and
      // put its own in place: after a moment, the file says whose it is.
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      if ((await heldBy(path)) === mark)
        return () =>
          new Promise((resolve) => server.close(() => rm(path, { force: true }).then(() => resolve())));
      // Not closed: closing would take the other's file away. It goes with this process.
      throw new DirectoryInUse(directory);
    }
    if ((await heldBy(path)) !== undefined) throw new DirectoryInUse(directory);
    // The file of a process that was killed: nobody listens behind it.
    await rm(path, { force: true });
  }
  throw new DirectoryInUse(directory);
};
