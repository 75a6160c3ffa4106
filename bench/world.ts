import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignJWT } from "jose";
import type { Db } from "mongodb";
import { readConfig } from "../src/config.js";
import { connect } from "../src/db/client.js";
import { launch } from "../src/db/launch/index.js";
import { createServer } from "../src/server.js";

const SECRET = "a secret for benches only, known to everyone";
const TENANT = "bench";

export interface Refusal {
  readonly reason: string;
  readonly message: string;
}

export interface Caller {
  /** The data, or why it was refused. */
  readonly call: <T = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
  ) => Promise<{ readonly data: T | null; readonly refusal: Refusal | null }>;
}

export interface World {
  readonly db: Db;
  readonly url: string;
  readonly person: (id: string) => Promise<Caller>;
  readonly agent: (ownerId: string, handle: string) => Promise<Caller>;
  readonly service: () => Promise<Caller>;
  readonly close: () => Promise<void>;
}

/**
 * The real server in process on a database of its own in a temporary folder, or on MONGODB_URI: what a bench
 * measures is what users run.
 */
export const openWorld = async (settings: Readonly<Record<string, string>> = {}): Promise<World> => {
  const folder = await mkdtemp(join(tmpdir(), "docket-bench-"));
  const config = readConfig({
    ...process.env,
    PORT: "0",
    DOCKET_DATA: folder,
    AUTH_SECRET: SECRET,
    LOG_LEVEL: "error",
    ...settings,
  });
  const launched = await launch(config, { say: () => undefined });
  const { db, close } = await connect(launched.uri);
  const server = await createServer({ config, db, secret: SECRET });

  const caller = async (path: string, claims: Record<string, unknown>): Promise<Caller> => {
    const token = await new SignJWT({ tenant: TENANT, ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("2h")
      .sign(new TextEncoder().encode(SECRET));
    return {
      call: async <T>(query: string, variables?: Record<string, unknown>) => {
        const response = await fetch(`${server.url}${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          body: JSON.stringify({ query, variables }),
        });
        const { data, errors } = (await response.json()) as {
          data: T | null;
          errors?: { message: string; extensions?: { reason?: string; code?: string } }[];
        };
        const [error] = errors ?? [];
        return {
          data,
          refusal:
            error === undefined
              ? null
              : {
                  reason: error.extensions?.reason ?? error.extensions?.code ?? "none",
                  message: error.message,
                },
        };
      },
    };
  };
  return {
    db,
    url: server.url,
    person: (id) => caller("/graphql", { sub: id }),
    agent: (ownerId, handle) => caller("/agent/graphql", { sub: ownerId, act: { sub: handle } }),
    service: () => caller("/service/graphql", { svc: "bench" }),
    async close() {
      await server.stop();
      await close();
      await launched.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** A seeded source of chance (mulberry32): the same seed gives the same run. */
export const chance = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    next,
    below,
    pick: <T>(list: readonly T[]): T => {
      const one = list[below(list.length)];
      if (one === undefined) throw new Error("nothing to pick from");
      return one;
    },
  };
};

export type Chance = ReturnType<typeof chance>;
