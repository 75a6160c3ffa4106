import { mkdirSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { type Client, installPython, installShell } from "./support/clients.js";
import { foreignClients, newFolder, removeFolder, startEngine } from "./support/process.js";

/** Of each client's script. */
const STEPS = 30;

const folder = newFolder();
afterAll(() => removeFolder(folder));

const inside = (name: string): string => {
  const made = path.join(folder, name);
  mkdirSync(made);
  return made;
};

const install = async (name: string, how: (folder: string) => Promise<Client>): Promise<Client> => {
  const client = foreignClients
    ? await how(inside(name))
    : { missing: "ENGINE_CLIENTS=1 installs it from the network" };
  if ("missing" in client) process.stderr.write(`${name} is skipped: ${client.missing}\n`);
  return client;
};

// Before the tests are named: what cannot be installed is skipped and counts as that.
const clients = {
  "mongosh from npm": await install("mongosh", installShell),
  "Debian's pymongo": await install("pymongo", installPython),
};

describe("a client that knows nothing of the engine", () => {
  for (const [name, client] of Object.entries(clients))
    ("run" in client ? it : it.skip)(
      `${name} gets MongoDB's answers in ${STEPS} steps`,
      async () => {
        if (!("run" in client)) return;
        const engine = await startEngine(["--dbpath", path.join(folder, `data ${name}`)]);
        try {
          const { status, output } = await client.run(engine.port);
          const lines = output.split("\n");
          expect({ status, wrong: lines.filter((line) => line.startsWith("not ok")) }).toEqual({
            status: 0,
            wrong: [],
          });
          expect(lines.filter((line) => line.startsWith("ok "))).toHaveLength(STEPS);
        } finally {
          await engine.end();
        }
      },
      180_000,
    );
});
