import type { Db } from "mongodb";
import type { Logger } from "pino";
import type { Config } from "./config.js";
import type { Viewer } from "./viewer.js";

/** What the whole process shares: made once in server.ts, the one wiring file. */
export interface App {
  readonly config: Config;
  readonly db: Db;
  readonly log: Logger;
  /** The clock of the process; tests hand in their own. */
  readonly now: () => Date;
}

/** What one operation works with: made for each operation, never shared between two. */
export interface Context {
  readonly app: App;
  readonly viewer: Viewer;
  readonly now: () => Date;
  /** Named in INTERNAL errors and in the log, so that the two can be brought together. */
  readonly requestId: string;
}
