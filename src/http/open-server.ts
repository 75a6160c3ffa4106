import { setMaxListeners } from "node:events";
import type { Db } from "mongodb";
import { type Logger, pino } from "pino";
import type { Config } from "../config.js";
import type { App, Process } from "../context.js";
import { syncIndexes } from "../db/sync-indexes.js";
import { demoRoutes } from "../demo/people.js";
import { BOUNDS } from "../limits.js";
import { makeMcpRoute } from "../mcp/index.js";
import type { Module } from "../module.js";
import { AUDIENCES, makeSchemas } from "../schema/audiences.js";
import { makeAnswerErrors } from "./answer-errors.js";
import { makeAuthenticate } from "./authenticate.js";
import { type Door, type Endpoint, makeEndpoint } from "./graphql.js";
import { healthRoutes } from "./health.js";
import { makeListener, type Route } from "./listener.js";
import { makeMetrics } from "./metrics.js";
import { makeSockets } from "./sockets.js";
import { webRoutes } from "./static.js";
import { makeTokenVerifier } from "./tokens.js";

/** Makes the app and its modules out of what the process offers. */
export type Wire = (base: Process) => Promise<{ readonly app: App; readonly modules: readonly Module[] }>;

export interface ServerOptions {
  readonly config: Config;
  /** The caller opens and closes it; several servers may share one. */
  readonly db: Db;
  /** What tokens are verified with when no provider's keys are set. */
  readonly secret: string | undefined;
  readonly now?: () => Date;
  readonly log?: Logger;
  /** The one server of a process: its metrics tell of memory and CPU as well, and it takes its leave when it stops. */
  readonly processWide?: boolean;
  readonly wire: Wire;
}

export interface Server {
  readonly app: App;
  /** The three schemas, for callers in process: the demo's seed. */
  readonly schemas: ReturnType<typeof makeSchemas>;
  readonly port: number;
  /** Without a slash at its end. */
  readonly url: string;
  /** Stops as section 17 says, without the database: within `BOUNDS.stopMs`. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/** Log entries go to standard error; standard output is for people. */
export const makeLog = (config: Pick<Config, "logLevel">): Logger =>
  pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: true }));

/** The agents' endpoint once more, as tools. */
const toolRoute = ({ schema }: Door, { enter, execute, refuse }: Endpoint): Route =>
  makeMcpRoute({
    schema,
    enter: async (exchange) => {
      const context = await enter(exchange);
      return (operation) => execute(context, operation);
    },
    refuse,
  });

/** Starts a server on an open database: modules, indexes, then the door. */
export const openServer = async (options: ServerOptions): Promise<Server> => {
  const { config, db, now = () => new Date(), log = makeLog(config) } = options;
  const stopping = new AbortController();
  // Every parked wait listens for it; thousands of them are no leak.
  setMaxListeners(0, stopping.signal);
  const metrics = makeMetrics({ processWide: options.processWide ?? false });
  const errors = makeAnswerErrors({ metrics, suggestions: config.introspection });
  let ready = false;

  const sockets = makeSockets({ config, log, metrics });
  const { evict } = sockets;
  const base: Process = { config, db, log, now, metrics, evict, stopping: stopping.signal };
  const { app, modules } = await options.wire(base);

  await syncIndexes(
    db,
    modules.flatMap(({ indexes = [] }) => indexes),
    log,
  );
  for (const module of modules) await module.start?.(app);

  const verify = makeTokenVerifier(config, { secret: options.secret, now });
  const authenticate = makeAuthenticate(verify, app.directory);
  const schemas = makeSchemas(modules.flatMap(({ resolvers }) => (resolvers ? [resolvers] : [])));
  const extensions: Door["extensions"] = async (context) => {
    const parts = await Promise.all(modules.map((module) => module.answerExtensions?.(context)));
    const all = parts.filter((part) => part !== undefined);
    return all.length > 0 ? Object.assign({}, ...all) : undefined;
  };
  const doors = AUDIENCES.map((audience): Door => ({ audience, schema: schemas[audience], extensions }));

  const routes: Route[] = [
    ...healthRoutes(app, () => ready),
    ...modules.flatMap(({ routes: own = [] }) => own),
    ...demoRoutes(app, options.secret),
  ];
  for (const door of doors) {
    const endpoint = await makeEndpoint(app, { door, errors, authenticate });
    routes.push(endpoint.route);
    if (door.audience === "AGENT") routes.push(toolRoute(door, endpoint));
  }
  routes.push(...webRoutes(config));
  const listener = makeListener({ config, log, routes });
  sockets.attach(listener.server, { app, doors, authenticate, errors });

  const stopOnce = async (): Promise<void> => {
    stopping.abort();
    sockets.close();
    await listener.close(BOUNDS.stopMs / 2, options.processWide ? BOUNDS.goodbyeMs : 0);
    for (const module of modules.toReversed())
      await module
        .stop?.()
        .catch((error: unknown) => log.error({ err: error, module: module.name }, "A module did not stop"));
  };
  // What has started by now would hold the process that could not open its door.
  const { port } = await listener.listen().catch(async (error: unknown) => {
    await stopOnce();
    throw error;
  });
  ready = true;

  let stopped: Promise<void> | undefined;
  return {
    app,
    schemas,
    port,
    url: `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`,
    stop: () => {
      stopped ??= stopOnce();
      return stopped;
    },
  };
};
