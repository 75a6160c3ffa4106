import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Line, openLine } from "./wire.js";

/** One level up in the sources, two in the build. */
const up = import.meta.url.includes("/dist/bench/") ? "../../" : "../";
const BINARY = fileURLToPath(new URL(`${up}embedded/bin/mongod`, import.meta.url));

export interface Started {
  readonly pid: number;
  readonly port: number;
  readonly end: () => Promise<void>;
}

const started = (child: ChildProcess, port: number): Started => {
  if (child.pid === undefined) throw new Error("a process that was started has no id");
  return {
    pid: child.pid,
    port,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};

/** The embedded engine in a process of its own, started as the launcher starts it: a replica set of one. */
export const startEngine = async (folder: string): Promise<Started & { readonly line: Line }> => {
  const child = spawn(BINARY, ["--dbpath", folder, "--port", "0", "--replSet", "rs0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /waiting for connections on [\d.]+:(\d+)/.exec(output);
      if (found) resolve(Number(found[1]));
    });
    child.once("error", reject);
    child.once("exit", (status) => reject(new Error(`the engine ended with ${status}: ${output}`)));
  });
  const line = await openLine(port);
  await line.command({ replSetInitiate: {}, $db: "admin" });
  return { ...started(child, port), line };
};

/** The echo beside it: answers anything with these bytes. */
export const startEcho = async (reply: Buffer): Promise<Started> => {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const child = fork(fileURLToPath(new URL(`./echo.${extension}`, import.meta.url)), [
    reply.toString("base64"),
  ]);
  const [port] = await once(child, "message");
  return started(child, Number(port));
};
