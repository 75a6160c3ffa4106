import { createHash } from "node:crypto";
import { mkdir, realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Unix sockets have a short bound on their path; a deep folder's lock lies in the temporary folder instead. */
const LONGEST_PATH = 100;

/** The data directory belongs to another process that lives. */
export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `DOCKET_DATA ${directory} is used by another Docket; stop that one, or choose another directory for this one.`,
    );
  }
}

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

const listen = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
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
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const real = await realpath(directory);
  const inside = join(real, "lock.sock");
  const path =
    Buffer.byteLength(inside) <= LONGEST_PATH
      ? inside
      : join(tmpdir(), `docket-${createHash("sha256").update(real).digest("hex").slice(0, 24)}.sock`);
  for (let tries = 0; tries < 3; tries += 1) {
    const server = await listen(path);
    if (server !== null)
      return () =>
        new Promise((resolve) => server.close(() => rm(path, { force: true }).then(() => resolve())));
    if (await isAnswered(path)) throw new DirectoryInUse(directory);
    // The file of a process that was killed: nobody listens behind it.
    await rm(path, { force: true });
  }
  throw new DirectoryInUse(directory);
};
