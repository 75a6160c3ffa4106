import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { MongoClient } from "mongodb";
import { atEnd } from "./cleanup.js";

const BINARY = fileURLToPath(new URL("../../embedded/bin/mongod", import.meta.url));

/** An embedded engine of one's own, in memory, for what no shared database may suffer; its port. */
export const startEngine = async (...args: readonly string[]): Promise<number> => {
  const child = spawn(process.execPath, [BINARY, "--port", "0", "--replSet", "rs0", "--memory", ...args], {
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  atEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  let text = "";
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", (status) => reject(new Error(`the engine ended with ${status}:\n${text}`)));
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      const found = /waiting for connections on [\d.]+:(\d+)/.exec(text);
      if (found) resolve(Number(found[1]));
    });
  });
  const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  await client.db("admin").command({
    replSetInitiate: { _id: "rs0", members: [{ _id: 0, host: `127.0.0.1:${port}` }] },
  });
  await client.close();
  return port;
};
