import { spawn } from "node:child_process";
import path from "node:path";
import { type Document, MongoClient, MongoError } from "mongodb";
import type { Reply } from "./judge.js";

const MAIN = path.resolve(import.meta.dirname, "../../src/main.ts");
/** Types as they came: a whole double stays a double. */
const AS_SENT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };

export interface Engine {
  send(db: string, command: Document): Promise<Reply>;
  drop(db: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the engine in a process of its own, in memory; resolves to its port. */
const start = (): Promise<{ port: number; stop: () => void }> => {
  const child = spawn(process.execPath, ["--import", "tsx", MAIN, "--memory", "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<never>((_, reject) =>
    child.once("exit", (code) => reject(new Error(`the engine ended with ${code}`))),
  );
  const listening = new Promise<{ port: number; stop: () => void }>((resolve) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000);
      const found = /waiting for connections on [\d.]+:(\d+)/.exec(output);
      if (found !== null) resolve({ port: Number(found[1]), stop: () => void child.kill("SIGTERM") });
    });
  });
  ended.catch(() => undefined);
  return Promise.race([listening, ended]);
};

/** An engine to send recorded commands to, as they are. */
export const connect = async (): Promise<Engine> => {
  const { port, stop } = await start();
  const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    retryWrites: false,
    socketTimeoutMS: 20_000,
  });
  return {
    send: async (db, command) => {
      try {
        return { document: await client.db(db).command(command, AS_SENT) };
      } catch (error) {
        if (!(error instanceof MongoError)) throw error;
        return { error: { code: error.code, message: error.message } };
      }
    },
    drop: async (db) => void (await client.db(db).dropDatabase()),
    close: async () => {
      await client.close();
      stop();
    },
  };
};
