import { resolve } from "node:path";

/** A setting is wrong or contradicts another: the start stops with this one line. */
export class SettingError extends Error {
  readonly setting: string;

  constructor(setting: string, message: string) {
    super(`${setting} ${message}`);
    this.setting = setting;
  }
}

/** How one setting is read, and all that `--help` and docs/operating.md say about it. */
export interface Setting<T = unknown> {
  readonly env: string;
  readonly meaning: string;
  /** The values that are accepted, with their unit. */
  readonly accepts: string;
  /** The default in words. */
  readonly default: string;
  /** The value when the variable is unset or empty. */
  readonly fallback: T;
  /** Throws an Error that says what must be; the name is put in front. */
  readonly read: (raw: string) => T;
}

type Kind<T> = Pick<Setting<T>, "accepts" | "read">;

const integer = (min: number, max: number, unit: string): Kind<number> => ({
  accepts: `${min} to ${max} ${unit}`.trim(),
  read: (raw) => {
    const value = /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new Error(`must be a whole number from ${min} to ${max}, not "${raw}"`);
  },
});

const choice = <const T extends string>(...values: readonly T[]): Kind<T> => ({
  accepts: values.join(", "),
  read: (raw) => {
    const found = values.find((value) => value === raw);
    if (found !== undefined) return found;
    throw new Error(`must be one of ${values.join(", ")}, not "${raw}"`);
  },
});

const flag: Kind<boolean> = {
  accepts: "true or false (also on, off, 1, 0)",
  read: (raw) => {
    if (["true", "on", "1"].includes(raw)) return true;
    if (["false", "off", "0"].includes(raw)) return false;
    throw new Error(`must be true or false, not "${raw}"`);
  },
};

const text = (accepts: string, pattern: RegExp): Kind<string> => ({
  accepts,
  read: (raw) => {
    if (pattern.test(raw)) return raw;
    throw new Error(`must be ${accepts}`);
  },
});

const parseUrl = (raw: string): URL => {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "") return url;
  throw new Error(`must be an http or https address without credentials, not "${raw}"`);
};

const webAddress: Kind<string> = {
  accepts: "an http or https address",
  read: (raw) => parseUrl(raw).href.replace(/\/$/, ""),
};

const origins: Kind<readonly string[]> = {
  accepts: "origins such as https://inbox.example.com, separated by commas",
  read: (raw) =>
    raw.split(",").map((part) => {
      const origin = part.trim();
      if (parseUrl(origin).origin === origin) return origin;
      throw new Error(`must list origins without a path, and "${origin}" is none`);
    }),
};

const mongodbUri: Kind<string> = {
  accepts: "a mongodb:// or mongodb+srv:// connection string with the database's name",
  read: (raw) => {
    // Not URL: a replica set's string lists several hosts. The value is not repeated: it may hold a password.
    const match = /^mongodb(?:\+srv)?:\/\/[^/]+(?:\/([^?]*))?(?:\?.*)?$/.exec(raw);
    if (!match) throw new Error("must begin with mongodb:// or mongodb+srv:// and name a host");
    if (!match[1]) throw new Error("must name a database, as in mongodb://host:27017/docket");
    return raw;
  },
};

const proxies: Kind<number> = {
  accepts: "none, or how many proxies stand in front: 1 to 10",
  read: (raw) => (raw === "none" ? 0 : integer(1, 10, "").read(raw)),
};

const setting = <T, U = T>(
  env: string,
  kind: Kind<T>,
  rest: { meaning: string; fallback: U; default?: string },
): Setting<T | U> => ({
  env,
  ...kind,
  fallback: rest.fallback,
  meaning: rest.meaning,
  default: rest.default ?? (rest.fallback === undefined ? "unset" : String(rest.fallback)),
});

/** Every setting there is (design, section 17). */
export const SETTINGS = {
  port: setting("PORT", integer(0, 65_535, ""), {
    meaning: "The port to listen on; 0 takes any free one.",
    fallback: 4000,
  }),
  host: setting("HOST", text("a host name or address", /^[\w.:%-]+$/), {
    meaning: "The address to listen on; anything but loopback needs AUTH_SECRET or AUTH_JWKS_URL.",
    fallback: "127.0.0.1",
  }),
  mongodbUri: setting("MONGODB_URI", mongodbUri, {
    meaning: "The database server, with the database's name.",
    fallback: undefined,
    default: "start one",
  }),
  dataDirectory: setting(
    "DOCKET_DATA",
    { accepts: "a directory", read: (raw: string) => raw },
    {
      meaning: "Where the started database and the development secret live.",
      fallback: ".docket",
    },
  ),
  engine: setting("DOCKET_ENGINE", choice("auto", "mongod", "embedded"), {
    meaning: "Which database to start: a mongod, the embedded engine, or a mongod if one can be had.",
    fallback: "auto" as const,
  }),
  seed: setting("DOCKET_SEED", choice("demo", "none"), {
    meaning: "Whether the demo tenant is put into an empty database.",
    fallback: undefined,
    default: "demo when the database is Docket's own and empty, else none",
  }),
  authSecret: setting("AUTH_SECRET", text("text; at least 32 characters unless HOST is loopback", /./s), {
    meaning: "The secret that tokens are signed with (HS256). Not together with AUTH_JWKS_URL.",
    fallback: undefined,
    default: "a generated secret in DOCKET_DATA, on loopback only",
  }),
  authJwksUrl: setting("AUTH_JWKS_URL", webAddress, {
    meaning: "Where the identity provider publishes its keys. Not together with AUTH_SECRET.",
    fallback: undefined,
  }),
  authIssuer: setting("AUTH_ISSUER", text("text", /./), {
    meaning: "The `iss` that a token must carry.",
    fallback: undefined,
    default: "not checked",
  }),
  authAudience: setting("AUTH_AUDIENCE", text("text", /./), {
    meaning: "The `aud` that a token must carry.",
    fallback: undefined,
    default: "not checked",
  }),
  publicUrl: setting("PUBLIC_URL", webAddress, {
    meaning: "The address people reach the web inbox at; stands in `Thread.url`.",
    fallback: undefined,
  }),
  authRefreshUrl: setting("AUTH_REFRESH_URL", webAddress, {
    meaning: "Where the web inbox gets a fresh token.",
    fallback: undefined,
  }),
  logLevel: setting("LOG_LEVEL", choice("fatal", "error", "warn", "info", "debug", "trace", "silent"), {
    meaning: "The least severe entries that are logged.",
    fallback: "info" as const,
  }),
  trustProxy: setting("TRUST_PROXY", proxies, {
    meaning: "How many proxies in front are believed about the client's address and protocol.",
    fallback: 0,
    default: "none",
  }),
  allowedOrigins: setting("ALLOWED_ORIGINS", origins, {
    meaning: "Origins whose pages may call the API, besides its own.",
    fallback: [] as readonly string[],
    default: "same origin",
  }),
  introspection: setting("DOCKET_INTROSPECTION", flag, {
    meaning: "Whether the schema can be asked for, and errors suggest names.",
    fallback: undefined,
    default: "on for loopback only",
  }),
  codeHostUrl: setting("CODE_HOST_URL", webAddress, {
    meaning:
      "The HTTP API of a code host (GitHub, Gitea, Forgejo) that is asked for a person's right in a repository, besides their token's claim.",
    fallback: undefined,
  }),
  codeHostToken: setting("CODE_HOST_TOKEN", text("printable characters without spaces", /^[!-~]+$/), {
    meaning: "Sent to the code host as a bearer token; it needs to read who collaborates.",
    fallback: undefined,
  }),
  claimLeaseSeconds: setting("CLAIM_LEASE_SECONDS", integer(1, 86_400, "seconds"), {
    meaning: "How long a claimed request stays with its holder without renewal.",
    fallback: 1800,
  }),
  requestTtlSeconds: setting("REQUEST_TTL_SECONDS", integer(1, 2_592_000, "seconds"), {
    meaning: "How long a request waits to be claimed, unless it says otherwise.",
    fallback: 259_200,
  }),
  webhookAllowPrivate: setting("WEBHOOK_ALLOW_PRIVATE", flag, {
    meaning: "Whether webhooks may go to private and loopback addresses.",
    fallback: false,
  }),
  webhookRetrySeconds: setting("WEBHOOK_RETRY_SECONDS", integer(1, 3600, "seconds"), {
    meaning: "The pause before a failed webhook is tried again; it doubles with each attempt.",
    fallback: 5,
  }),
  webhookMaxAttempts: setting("WEBHOOK_MAX_ATTEMPTS", integer(1, 20, "attempts"), {
    meaning: "How often one event is sent to a webhook before it stops as failing.",
    fallback: 8,
  }),
  retainEventsDays: setting("RETAIN_EVENTS_DAYS", integer(1, 3650, "days"), {
    meaning: "How long events are kept.",
    fallback: 7,
  }),
  retainRequestsDays: setting("RETAIN_REQUESTS_DAYS", integer(1, 3650, "days"), {
    meaning: "How long closed requests are kept.",
    fallback: 7,
  }),
  retainAuditDays: setting("RETAIN_AUDIT_DAYS", integer(1, 3650, "days"), {
    meaning: "How long the audit is kept.",
    fallback: 90,
  }),
};

type Values = { readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]["fallback"] };

/** The settings as the process uses them: checked, and with the defaults that depend on others filled in. */
export interface Config extends Values {
  readonly introspection: boolean;
  /** HOST is this machine only. */
  readonly loopback: boolean;
}

/** A shorter HS256 secret can be guessed from a token; on loopback it is the developer's own business. */
const SAFE_SECRET = 32;

/** Whether a host name or address is this machine's own. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);

const readOne = <T>({ env, fallback, read }: Setting<T>, environment: NodeJS.ProcessEnv): T => {
  const raw = environment[env]?.trim();
  if (raw === undefined || raw === "") return fallback;
  try {
    return read(raw);
  } catch (error) {
    throw new SettingError(env, error instanceof Error ? error.message : String(error));
  }
};

/** Reads and checks all settings. @throws SettingError that names the first one at fault. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const values = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, one]) => [name, readOne<unknown>(one, environment)]),
  ) as unknown as Values;
  const loopback = isLoopback(values.host);
  if (values.authSecret && values.authJwksUrl)
    throw new SettingError("AUTH_SECRET", "and AUTH_JWKS_URL contradict each other: set one of the two");
  if (values.codeHostToken && !values.codeHostUrl)
    throw new SettingError("CODE_HOST_TOKEN", "goes to no address: set CODE_HOST_URL as well");
  if (!loopback && !values.authSecret && !values.authJwksUrl)
    throw new SettingError(
      "HOST",
      `is ${values.host}, not loopback: that needs AUTH_SECRET or AUTH_JWKS_URL`,
    );
  if (!loopback && values.authSecret && values.authSecret.length < SAFE_SECRET)
    throw new SettingError(
      "AUTH_SECRET",
      `must have at least ${SAFE_SECRET} characters when HOST is not loopback`,
    );
  return {
    ...values,
    dataDirectory: resolve(values.dataDirectory),
    introspection: values.introspection ?? loopback,
    loopback,
  };
};

/** Every setting with what it means, accepts and is by default: for `docket --help`. */
export const settingsHelp = (): string =>
  Object.values(SETTINGS)
    .map((one) => `  ${one.env.padEnd(24)} ${one.meaning} (${one.accepts}; default: ${one.default})`)
    .join("\n");
