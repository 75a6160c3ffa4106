import { readConfig, SettingError } from "../config.js";
import { connect } from "../db/client.js";
import { launch } from "../db/launch/index.js";
import { DEMO_PEOPLE, seedDemo } from "../demo/index.js";
import { signingSecret } from "../http/secret.js";
import { createServer, makeLog } from "../server.js";

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A start that cannot be: one line, and status 1. */
const failed = (error: unknown): number => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
};

/** Resolves with the first signal to stop. */
const signalled = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve(signal));
  });

/**
 * The server until a signal: settings first, then the database, then the door; in the other order at the end,
 * the database last (design, section 17).
 *
 * @returns the exit status.
 */
export const serve = async (): Promise<number> => {
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig();
  } catch (error) {
    if (error instanceof SettingError) return failed(error);
    throw error;
  }
  const log = makeLog(config);
  process.on("uncaughtException", (error) => log.error({ err: error }, "uncaught exception"));
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
  const stop = signalled();

  let database: Awaited<ReturnType<typeof launch>>;
  try {
    database = await launch(config, { say });
  } catch (error) {
    return failed(error);
  }
  let connection: (() => Promise<void>) | undefined;
  try {
    const { db, close } = await connect(database.uri);
    connection = close;
    const empty = database.own && (await db.listCollections({}, { nameOnly: true }).toArray()).length === 0;
    const secret = await signingSecret(config);
    const server = await createServer({ config, db, secret, log, processWide: true });
    try {
      if (config.seed === "demo" || (config.seed === undefined && empty)) {
        if (await seedDemo(server.app, server.schemas)) say("The demo tenant is in place.");
      }
      say(`Docket listens on ${server.url}, on ${database.engine.name} ${database.engine.version}.`);
      await sayHowToSignIn(server, config.loopback);
      const first = await Promise.race([stop, database.ended.then(() => "ended" as const)]);
      // Without it every act fails: whoever looks after the process starts both anew.
      if (first === "ended")
        return failed("The database that Docket started has ended. Start Docket again; its data is kept.");
    } finally {
      await server.stop();
    }
    return 0;
  } catch (error) {
    return failed(error);
  } finally {
    await connection?.();
    await database.stop();
  }
};

const sayHowToSignIn = async (
  { app, url }: Awaited<ReturnType<typeof createServer>>,
  loopback: boolean,
): Promise<void> => {
  if (!loopback || (await app.directory.findPerson("demo", "ada")) === null) return;
  say("Sign in as one of the people of the demo:");
  for (const { name, email, role } of DEMO_PEOPLE)
    say(`  ${name.padEnd(4)} ${role.toLowerCase().padEnd(12)} npx docket token --person ${email}`);
  say(`Open ${url}/ and choose one, or take a token from the command above.`);
};
