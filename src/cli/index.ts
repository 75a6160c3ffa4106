import { parseArgs } from "node:util";
import { SettingError, settingsHelp } from "../config.js";
import { exportTenant } from "./export.js";
import { fsckCommand } from "./fsck.js";
import { seedCommand } from "./seed.js";
import { serve } from "./serve.js";
import { tokenCommand } from "./token.js";

/** The words of a command were off: status 2, and how to say it. */
export class UsageError extends Error {}

export type Flags = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  readonly usage: string;
  readonly about: string;
  readonly flags: Readonly<Record<string, { type: "string" | "boolean"; about: string }>>;
  /** How many words it takes besides flags. */
  readonly words: number;
  /** @returns the exit status. */
  readonly run: (flags: Flags, words: readonly string[]) => Promise<number>;
}

const serveCommand: Command = {
  usage: "docket serve",
  about: "Starts the API, the web inbox and, without MONGODB_URI, a database of its own.",
  flags: {},
  words: 0,
  run: () => serve(),
};

const benchCommand: Command = {
  usage: "docket bench [name]",
  about:
    "Runs a comparison from bench/ and prints ratios measured side by side; without a name it lists them.",
  flags: {},
  words: 1,
  run: async (_, [name]) => (await import("../../bench/index.js")).runBench(name),
};

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: serveCommand,
  seed: seedCommand,
  token: tokenCommand,
  fsck: fsckCommand,
  export: exportTenant,
  bench: benchCommand,
};

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const helpOf = ({ usage, about, flags }: Command): string =>
  [
    `Usage: ${usage}`,
    "",
    about,
    ...Object.entries(flags).map(([name, flag]) => `  --${name.padEnd(10)} ${flag.about}`),
  ].join("\n");

const help = (): string =>
  [
    "Usage: docket <command>",
    "",
    ...Object.values(COMMANDS).map(
      ({ usage, about }) => `  ${usage.replace(/^docket /, "").padEnd(58)} ${about}`,
    ),
    "",
    "docket <command> --help tells more. Settings are environment variables:",
    "",
    settingsHelp(),
  ].join("\n");

/** Runs one command line. @returns the exit status: 0, 1 (it failed), 2 (usage). */
export const main = async (args: readonly string[]): Promise<number> => {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    print(help());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    process.stderr.write(`There is no command ${name}; docket --help lists them.\n`);
    return 2;
  }
  try {
    const { values, positionals } = parse(command, rest);
    if (values.help === true) {
      print(helpOf(command));
      return 0;
    }
    return await command.run(values, positionals);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof UsageError)) return 1;
    process.stderr.write(`Usage: ${command.usage}\n`);
    return 2;
  }
};

const parse = (
  { flags, words }: Command,
  args: readonly string[],
): { values: Flags; positionals: string[] } => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        ...Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type }])),
        help: { type: "boolean", short: "h" },
      },
      allowPositionals: true,
    });
    const blank = Object.entries(values as Flags).find(
      ([, value]) => typeof value === "string" && value.trim() === "",
    );
    if (blank) throw new UsageError(`Give --${blank[0]} a value.`);
    if (positionals.length > words) throw new UsageError(`There is a word too many: ${positionals.at(-1)}.`);
    return { values: values as Flags, positionals };
  } catch (error) {
    throw error instanceof UsageError || error instanceof SettingError
      ? error
      : new UsageError(error instanceof Error ? error.message : String(error));
  }
};
