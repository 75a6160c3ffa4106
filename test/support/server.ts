import type { Db } from "mongodb";
import { readConfig } from "../../src/config.js";
import { openServer, type Server, type ServerOptions, type Wire } from "../../src/http/open-server.js";
import { atEnd } from "./cleanup.js";
import { type Client, makeClient } from "./client.js";
import { TEST_SECRET, tokenFor } from "./tokens.js";

export interface TestServer extends Server {
  /** A caller with any credential, or with none. */
  readonly as: (token: string | undefined, path?: string) => Client;
  readonly person: (
    tenant: string,
    id: string,
    options?: { repos?: Record<string, string> },
  ) => Promise<Client>;
  readonly agent: (tenant: string, ownerId: string, handle: string) => Promise<Client>;
  readonly service: (tenant: string, name: string) => Promise<Client>;
}

/** Loaded when asked for: tests of the door alone do without the modules. */
const productWire = async (): Promise<Wire> => (await import("../../src/wire.js")).wire;

/** The real server, in process, on a free port; stopped at the end of the test file. Several may share a database. */
export const startServer = async (
  db: Db,
  {
    settings = {},
    wire,
    ...options
  }: { settings?: Record<string, string> } & Partial<Omit<ServerOptions, "config" | "db">> = {},
): Promise<TestServer> => {
  const config = readConfig({ PORT: "0", AUTH_SECRET: TEST_SECRET, LOG_LEVEL: "silent", ...settings });
  const server = await openServer({
    config,
    db,
    secret: TEST_SECRET,
    wire: wire ?? (await productWire()),
    ...options,
  });
  atEnd(server.stop);
  const now = () => options.now?.() ?? new Date();
  const as = (token: string | undefined, path = "/graphql") =>
    makeClient({ url: `${server.url}${path}`, token });
  return {
    ...server,
    as,
    person: async (tenant, id, more = {}) => as(await tokenFor(tenant).person(id, { now: now(), ...more })),
    agent: async (tenant, ownerId, handle) =>
      as(await tokenFor(tenant).agent(ownerId, handle, { now: now() }), "/agent/graphql"),
    service: async (tenant, name) =>
      as(await tokenFor(tenant).service(name, { now: now() }), "/service/graphql"),
  };
};
