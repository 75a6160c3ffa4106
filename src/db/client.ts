import { type Db, MongoClient, type MongoClientOptions, MongoServerError } from "mongodb";
import { BOUNDS } from "../limits.js";

export interface Database {
  readonly client: MongoClient;
  readonly db: Db;
  readonly close: () => Promise<void>;
}

const OPTIONS: MongoClientOptions = {
  appName: "docket",
  // An acknowledged act survives the loss of a member.
  writeConcern: { w: "majority", journal: true },
  retryWrites: true,
  retryReads: true,
  // One operation's bound: a server that does not answer by then is taken for lost.
  socketTimeoutMS: BOUNDS.databaseOperationMs,
  waitQueueTimeoutMS: BOUNDS.databaseOperationMs,
  serverSelectionTimeoutMS: BOUNDS.databaseOperationMs,
  connectTimeoutMS: 5_000,
  maxPoolSize: 50,
  // An absent optional is absent in the document, not null.
  ignoreUndefined: true,
};

/**
 * Connects and makes sure that somebody answers.
 * @param uri with the database's name. @param options e.g. `{monitorCommands: true}` for tests that count commands.
 */
export const connect = async (uri: string, options: MongoClientOptions = {}): Promise<Database> => {
  const client = new MongoClient(uri, { ...OPTIONS, ...options });
  await client.connect();
  const db = client.db();
  return { client, db, close: () => client.close() };
};

/** A unique index refused a write: somebody was first. */
export const isDuplicateKey = (error: unknown): error is MongoServerError =>
  error instanceof MongoServerError && error.code === 11000;
