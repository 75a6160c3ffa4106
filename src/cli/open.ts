import { type Config, readConfig } from "../config.js";
import { connect, type Database } from "../db/client.js";
import { launch, runningUri } from "../db/launch/index.js";

/**
 * The database for a command: `MONGODB_URI`, else the one of a running Docket, else one that is started for
 * the command and stopped after it (design, section 17).
 */
export const withDatabase = async <T>(
  work: (database: Database, config: Config) => Promise<T>,
): Promise<T> => {
  const config = readConfig();
  const running = config.mongodbUri ?? (await runningUri(config.dataDirectory));
  const launched =
    running === undefined
      ? await launch(config, { say: (line) => process.stderr.write(`${line}\n`) })
      : undefined;
  const database = await connect(running ?? launched?.uri ?? "");
  try {
    return await work(database, config);
  } finally {
    await database.close();
    await launched?.stop();
  }
};
