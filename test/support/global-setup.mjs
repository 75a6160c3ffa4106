import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../scripts/build.mjs";

const LAUNCHER = new URL("../../dist/src/db/launch/index.js", import.meta.url);

/**
 * Starts the one database that all test files share, each under a name of its own: in memory, on a free port,
 * so that several runs may go on at once. MONGODB_URI takes a server that stands, DOCKET_ENGINE=mongod a mongod.
 */
export default async () => {
  // A half-written source need not keep other tests from running: the launcher that was built last will do.
  if (!build({ web: false }) && !existsSync(LAUNCHER)) throw new Error("The build failed; see above.");
  const { launch } = await import(LAUNCHER.href);
  const { readConfig } = await import(new URL("../../config.js", LAUNCHER).href);
  const directory = await mkdtemp(join(tmpdir(), "docket-test-"));
  const config = readConfig({
    DOCKET_DATA: directory,
    ...(process.env.MONGODB_URI
      ? { MONGODB_URI: process.env.MONGODB_URI }
      : { DOCKET_ENGINE: process.env.DOCKET_ENGINE ?? "embedded" }),
  });
  const database = await launch(config, {
    memory: true,
    say: (line) => process.stderr.write(`${line}\n`),
  });
  process.env.DOCKET_TEST_URI = database.uri;
  globalThis.docketTestDatabase = {
    stop: async () => {
      await database.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
