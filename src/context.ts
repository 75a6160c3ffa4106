import type { Db } from "mongodb";
import type { Logger } from "pino";
import type { Config } from "./config.js";
import type { Identity } from "./http/identity.js";
import type { Metrics } from "./http/metrics.js";
import type { Asks } from "./modules/asks/index.js";
import type { Audit } from "./modules/audit/index.js";
import type { Comments } from "./modules/comments/index.js";
import type { Deliveries } from "./modules/deliveries/index.js";
import type { Directory } from "./modules/directory/index.js";
import type { Events } from "./modules/events/index.js";
import type { Items } from "./modules/items/index.js";
import type { Projects } from "./modules/projects/index.js";
import type { Requests } from "./modules/requests/index.js";
import type { Threads } from "./modules/threads/index.js";
import type { Rates } from "./rates.js";
import type { Viewer } from "./viewer.js";

/** What the whole process shares before its modules stand: what a module's maker is handed. */
export interface Process {
  readonly config: Config;
  readonly db: Db;
  readonly log: Logger;
  /** The clock of the process; tests hand in their own. */
  readonly now: () => Date;
  readonly metrics: Metrics;
  /**
   * Closes open sockets with 4403 whose identity fits: when people are deactivated or keys revoked,
   * whichever process did it.
   */
  readonly evict: (fits: (identity: Identity) => boolean) => void;
  /** Aborted when the process begins to stop: parked polls answer empty at once. */
  readonly stopping: AbortSignal;
}

/** What the whole process shares: made once in server.ts, the one wiring file. */
export interface App extends Process {
  readonly asks: Asks;
  readonly audit: Audit;
  readonly deliveries: Deliveries;
  readonly directory: Directory;
  readonly comments: Comments;
  readonly events: Events;
  readonly items: Items;
  readonly projects: Projects;
  readonly rates: Rates;
  readonly requests: Requests;
  readonly threads: Threads;
}

/** What one operation works with: made for each operation and each event of a subscription, never shared between two. */
export interface Context {
  readonly app: App;
  readonly identity: Identity;
  readonly viewer: Viewer;
  readonly now: () => Date;
  /** Named in INTERNAL errors and in the log, so that the two can be brought together. */
  readonly requestId: string;
  readonly log: Logger;
  /** Aborted when the client has gone, so that a parked poll need not wait for nobody. */
  readonly signal: AbortSignal;
  /**
   * The one of its kind in this operation, made on first use: `context.once(personLoader).load(id)`, where
   * `personLoader` is a module's function from context to DataLoader.
   */
  readonly once: <T>(make: (context: Context) => T) => T;
  /** The caller as of now, for events that reach a subscription long after it began. Later events see it too. */
  readonly refreshViewer: () => Promise<Viewer>;
  /** A refreshed caller turned out to be nobody any more: nothing further is told. */
  readonly ended: boolean;
}

/** The part of a context that tells one operation from another. */
export interface Call {
  readonly identity: Identity;
  readonly viewer: Viewer;
  readonly requestId: string;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

class OperationContext implements Context {
  readonly app: App;
  readonly identity: Identity;
  readonly requestId: string;
  readonly log: Logger;
  readonly signal: AbortSignal;
  viewer: Viewer;
  ended = false;
  readonly #made = new Map<unknown, unknown>();

  constructor(app: App, { identity, viewer, requestId, log, signal }: Call) {
    this.app = app;
    this.identity = identity;
    this.viewer = viewer;
    this.requestId = requestId;
    this.log = log;
    this.signal = signal;
  }

  readonly now = (): Date => this.app.now();

  readonly once = <T>(make: (context: Context) => T): T => {
    if (!this.#made.has(make)) this.#made.set(make, make(this));
    return this.#made.get(make) as T;
  };

  /** A method, for Apollo works on a copy of the context: the copy is what must learn of it. */
  async refreshViewer(): Promise<Viewer> {
    try {
      this.viewer = await this.app.directory.viewerOf(this.identity);
    } catch (error) {
      this.ended = true;
      throw error;
    }
    return this.viewer;
  }
}

export const makeContext = (app: App, call: Call): Context => new OperationContext(app, call);
