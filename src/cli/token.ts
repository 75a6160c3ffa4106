import { SignJWT } from "jose";
import { DEMO_TENANT } from "../demo/index.js";
import { Refusal } from "../errors.js";
import { signingSecret } from "../http/secret.js";
import { createDirectory, splitHandle } from "../modules/directory/index.js";
import { type Command, UsageError } from "./index.js";
import { withDatabase } from "./open.js";

const UNITS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** `90s`, `15m`, `1h` or `7d`, in seconds. */
const secondsOf = (text: string): number => {
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (amount === undefined || unit === undefined || Number(amount) === 0)
    throw new UsageError("--ttl takes a time such as 90s, 15m, 1h or 7d.");
  return Number(amount) * UNITS[unit as keyof typeof UNITS];
};

export const tokenCommand: Command = {
  usage: "docket token --person EMAIL | --agent HANDLE | --service NAME [--tenant T] [--ttl 1h]",
  about: "Prints a token, signed with AUTH_SECRET or the development secret.",
  flags: {
    person: { type: "string", about: "a person, by email or id" },
    agent: { type: "string", about: "an agent, by its handle" },
    service: { type: "string", about: "a service, by its name" },
    tenant: { type: "string", about: `the tenant; by default ${DEMO_TENANT}` },
    ttl: { type: "string", about: "how long it holds: 90s, 15m, 1h (default), 7d" },
  },
  words: 0,
  async run({ person, agent, service, tenant = DEMO_TENANT, ttl = "1h" }) {
    if ([person, agent, service].filter((one) => one !== undefined).length !== 1)
      throw new UsageError("Name one of --person, --agent and --service.");
    if (typeof agent === "string" && !splitHandle(agent))
      throw new UsageError("--agent takes a handle: owner/project/name.");
    const seconds = secondsOf(String(ttl));
    const token = await withDatabase(async ({ db }, config) => {
      const secret = await signingSecret(config);
      if (secret === undefined)
        throw new Error("AUTH_JWKS_URL is set: tokens come from that provider; get one there.");
      const directory = createDirectory({ db, now: () => new Date() });
      const tenantId = String(tenant);
      const claims = async (): Promise<Record<string, unknown>> => {
        if (service !== undefined) return { svc: String(service) };
        const found =
          agent === undefined
            ? await directory.findPerson(tenantId, String(person))
            : await directory.findByHandle(tenantId, String(agent).split("/")[0] ?? "");
        if (found === null)
          throw new Error(
            `Nobody in tenant ${tenantId} is ${String(person ?? agent)}; check the spelling and --tenant.`,
          );
        const holder = { tenantId, personId: found.id };
        // A token that every door refuses is none: a deactivated person's, a retired agent's.
        await directory
          .viewerOf(
            agent === undefined
              ? { kind: "person", ...holder, repos: {} }
              : { kind: "agent", ...holder, handle: String(agent) },
          )
          .catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
            throw new Error(`${String(person ?? agent)} can sign in no more: deactivated or retired.`);
          });
        return agent === undefined ? { sub: found.id } : { sub: found.id, act: { sub: String(agent) } };
      };
      const signed = new SignJWT({ tenant: tenantId, ...(await claims()) })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds);
      if (config.authIssuer !== undefined) signed.setIssuer(config.authIssuer);
      if (config.authAudience !== undefined) signed.setAudience(config.authAudience);
      return signed.sign(new TextEncoder().encode(secret));
    });
    process.stdout.write(`${token}\n`);
    return 0;
  },
};
