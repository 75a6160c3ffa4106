import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MongoClient, type MongoClientOptions } from "mongodb";

export const BINARY = path.resolve(import.meta.dirname, "../../bin/mongod");

export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), "engine-"));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

export interface Running {
  readonly port: number;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** A client of its own; closed with the engine. */
  client(options?: MongoClientOptions & { port?: number }): Promise<MongoClient>;
  /** Ends it with this signal and answers its exit status. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Runs the binary to its end. */
export const runToEnd = (args: readonly string[]): Promise<{ status: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(BINARY, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.once("close", (status) => resolve({ status, output }));
  });

/** Starts the binary in a process of its own, as a replica set, on a port of its choice unless one is given. */
export const startEngine = async (args: readonly string[]): Promise<Running> => {
  const child = spawn(BINARY, ["--replSet", "rs", "--port", "0", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /waiting for connections on [\d.]+:(\d+)/.exec(output);
      if (found) resolve(Number(found[1]));
    });
    child.once("exit", (code) => reject(new Error(`the engine ended with ${code}: ${output}`)));
  });
  const clients: MongoClient[] = [];
  const client = async ({ port: other, ...options }: MongoClientOptions & { port?: number } = {}) => {
    const made = new MongoClient(`mongodb://127.0.0.1:${other ?? port}/?directConnection=true`, options);
    clients.push(made);
    return made.connect();
  };
  const admin = await client();
  await admin
    .db("admin")
    .command({ replSetInitiate: {} })
    .catch(() => undefined);
  return {
    port,
    child,
    output: () => output,
    client,
    async end(signal = "SIGTERM") {
      await Promise.all(clients.map((one) => one.close().catch(() => undefined)));
      const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      return ended;
    },
  };
};

export const slow = process.env.ENGINE_SLOW === "1";
/** Whether clients that are not the project's own are installed from the network, and tried. */
export const foreignClients = slow || process.env.ENGINE_CLIENTS === "1";
