import type { Sessions } from "../sessions/index.js";
import type { Catalog, Commits, RecordWriter } from "../store/index.js";
import type { Oplog, StreamHub } from "../streams/index.js";
import type { Doc, Maybe } from "../values/index.js";
import type { Connection, Reply } from "../wire/index.js";
import type { Arguments } from "./arguments.js";
import type { Cursors } from "./cursors.js";
import type { ReplicaSet } from "./replica-set.js";

/** All parts of a running engine, as commands see them. */
export interface Engine extends Commits {
  readonly catalog: Catalog;
  readonly records: RecordWriter;
  readonly oplog: Oplog;
  readonly streams: StreamHub;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly replicaSet: ReplicaSet;
  readonly startedAt: Date;
  readonly args: readonly string[];
  now(): Date;
  /** Prints a line as mongod would log it. */
  log(message: string): void;
  /** Ends the process, after the reply to the command that asks for it. */
  shutdown(): void;
}

/** One command on its way. */
export interface Request {
  readonly engine: Engine;
  readonly connection: Connection;
  readonly name: string;
  readonly db: string;
  readonly body: Doc;
  readonly args: Arguments;
  /** What `$$NOW` is throughout. */
  readonly now: Date;
  /** Variables of `let`. */
  readonly variables: ReadonlyMap<string, Maybe>;
  /** Throws MaxTimeMSExpired once the command's time is over. */
  checkTime(): void;
}

export type Answer = Doc | Reply;

export interface Command {
  /** The fields it knows beside those that all commands share; others are refused with 40415. */
  readonly fields?: readonly string[];
  run(request: Request): Answer | Promise<Answer>;
}

export type Commands = Readonly<Record<string, Command>>;
