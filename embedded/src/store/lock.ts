import { existsSync, realpathSync, statSync, unlinkSync } from "node:fs";
import net from "node:net";
import { join } from "node:path";

/** The system frees an abstract socket or a pipe with its process, however it ends: nothing goes stale. */
const address = (dbpath: string): { path: string; file: boolean } => {
  const { dev, ino } = statSync(realpathSync(dbpath));
  if (process.platform === "linux") return { path: `\0embedded-engine-${dev}-${ino}`, file: false };
  if (process.platform === "win32")
    return { path: `\\\\.\\pipe\\embedded-engine-${dev}-${ino}`, file: false };
  return { path: join(realpathSync(dbpath), "engine.lock"), file: true };
};

const listen = (path: string): Promise<net.Server> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(path);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });

/** Takes the folder for this process, or throws what mongod says when another one has it. */
export const lockFolder = async (dbpath: string): Promise<() => void> => {
  const { path, file } = address(dbpath);
  // Where only a socket file can be had, one that nobody answers on is left from a killed process.
  if (file && existsSync(path) && !(await answers(path))) unlinkSync(path);
  try {
    const server = await listen(path);
    return () => server.close();
  } catch {
    throw new Error(
      `Unable to lock the lock file in ${dbpath}: another process is already running on this data directory`,
    );
  }
};
