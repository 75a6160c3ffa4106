import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { atEnd } from "./cleanup.js";
import { TEST_SECRET } from "./tokens.js";

const START = fileURLToPath(new URL("../../scripts/start.mjs", import.meta.url));
const UP_MS = 60_000;

export interface RunningDocket {
  readonly url: string;
  readonly port: number;
  readonly directory: string;
  readonly output: () => string;
  readonly child: ChildProcess;
  /** Ends it with a signal and waits; null when the signal itself ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** A data directory of its own, gone after the file. */
export const dataDirectory = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), "docket-process-"));
  atEnd(() => rm(directory, { recursive: true, force: true }));
  return directory;
};

export const environmentFor = (directory: string, more: Record<string, string> = {}): NodeJS.ProcessEnv => {
  const { MONGODB_URI: _, ...rest } = process.env;
  return {
    ...rest,
    NODE_OPTIONS: "",
    PORT: "0",
    DOCKET_DATA: directory,
    DOCKET_ENGINE: "embedded",
    AUTH_SECRET: TEST_SECRET,
    LOG_LEVEL: "error",
    ...more,
  };
};

/** `npm start` as users run it; resolves with its exit status when it could not start. */
export const startDocket = async (
  directory: string,
  more: Record<string, string> = {},
): Promise<RunningDocket | { readonly status: number | null; readonly output: string }> => {
  const child = spawn(process.execPath, [START], {
    env: environmentFor(directory, more),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (status) => resolve(status)));
  atEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await ended;
    }
  });
  const until = Date.now() + UP_MS;
  while (!/listens on (\S+),/.test(text)) {
    if (child.exitCode !== null) return { status: await ended, output: text };
    if (Date.now() > until) throw new Error(`not up within ${UP_MS} ms:\n${text}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const url = /listens on (\S+),/.exec(text)?.[1] ?? "";
  return {
    url,
    port: Number(new URL(url).port),
    directory,
    output: () => text,
    child,
    end: async (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};

/** The same, where it must come up. */
export const mustStart = async (directory: string, more?: Record<string, string>): Promise<RunningDocket> => {
  const started = await startDocket(directory, more);
  if ("status" in started) throw new Error(`did not start (${started.status}):\n${started.output}`);
  return started;
};
