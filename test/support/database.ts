import { randomBytes } from "node:crypto";
import type { Db, MongoClient, MongoClientOptions } from "mongodb";
import { connect } from "../../src/db/client.js";
import { atEnd } from "./cleanup.js";

export interface TestDatabase {
  readonly uri: string;
  readonly client: MongoClient;
  readonly db: Db;
}

/** The database server's address with another database's name in it. */
const withName = (uri: string, name: string): string =>
  uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/]+\/)[^?]*/, `$1${name}`);

/**
 * A database of its own for a test file, dropped at its end. Commands are monitored, so that
 * `commandsOf(client, …)` works. It may be called at the top of a file, in a hook or in a test.
 */
export const openTestDatabase = async (options: MongoClientOptions = {}): Promise<TestDatabase> => {
  const server = process.env.DOCKET_TEST_URI;
  if (!server) throw new Error("The tests' database is not running: see test/support/global-setup.mjs.");
  const uri = withName(server, `test_${randomBytes(8).toString("hex")}`);
  const { client, db, close } = await connect(uri, { monitorCommands: true, ...options });
  atEnd(async () => {
    await db.dropDatabase();
    await close();
  });
  return { uri, client, db };
};
