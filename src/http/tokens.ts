import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Config } from "../config.js";
import { Refusal } from "../errors.js";
import { isCleanText } from "../text.js";
import type { Identity } from "./identity.js";

/** Proves a token and says whose it is. @throws Refusal `token_expired` or `unauthenticated`. */
export type VerifyToken = (token: string) => Promise<Identity>;

type Access = "read" | "write" | "admin";

/** How many proven tokens are remembered: a proof costs more than a small query. */
const REMEMBERED = 10_000;
const PROVIDER_ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "EdDSA"];

const unauthenticated = (): Refusal =>
  new Refusal("unauthenticated", "This credential is not accepted; sign in again.");

const expired = (): Refusal => new Refusal("token_expired", "This token has expired; fetch a fresh one.");

/** Text that can be an id or a name: not empty, no NUL, no half of a surrogate pair. */
const isName = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= 512 && isCleanText(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isAccess = (value: unknown): value is Access =>
  value === "read" || value === "write" || value === "admin";

const readRepos = (claim: unknown): Record<string, Access> => {
  if (claim === undefined) return {};
  if (!isObject(claim)) throw unauthenticated();
  // A prototype-free record: a repository may be called "constructor".
  const repos: Record<string, Access> = Object.create(null);
  for (const [name, access] of Object.entries(claim)) {
    if (!isName(name) || !isAccess(access)) throw unauthenticated();
    repos[name] = access;
  }
  return repos;
};

/** Claims to identity (design, section 17): what fits none of the three shapes is nobody, never a person. */
const readClaims = (claims: JWTPayload): Identity => {
  const { tenant, sub, svc, act, repos, exp } = claims as Record<string, unknown>;
  if (!isName(tenant) || typeof exp !== "number") throw unauthenticated();
  const common = { tenantId: tenant, expiresAt: new Date(exp * 1000) };
  if (svc !== undefined) {
    if (!isName(svc) || sub !== undefined || act !== undefined) throw unauthenticated();
    return { kind: "service", ...common, name: svc };
  }
  if (!isName(sub)) throw unauthenticated();
  if (act === undefined) return { kind: "person", ...common, personId: sub, repos: readRepos(repos) };
  const handle = isObject(act) ? act.sub : undefined;
  if (!isName(handle) || handle.split("/").length !== 3 || handle.split("/").includes(""))
    throw unauthenticated();
  return { kind: "agent", ...common, personId: sub, handle };
};

type Key = { secret: Uint8Array; algorithms: string[] } | { keys: JWTVerifyGetKey; algorithms: string[] };

/** @param secret the signing secret: AUTH_SECRET or the development secret; ignored with AUTH_JWKS_URL. */
export const makeTokenVerifier = (
  config: Pick<Config, "authJwksUrl" | "authIssuer" | "authAudience">,
  { secret, now }: { secret: string | undefined; now: () => Date },
): VerifyToken => {
  const key = readKey(config, secret);
  const proven = new Map<string, Identity>();

  const prove = async (token: string): Promise<Identity> => {
    const options = {
      algorithms: key.algorithms,
      requiredClaims: ["exp"],
      currentDate: now(),
      ...(config.authIssuer === undefined ? {} : { issuer: config.authIssuer }),
      ...(config.authAudience === undefined ? {} : { audience: config.authAudience }),
    };
    try {
      const { payload } = await ("secret" in key
        ? jwtVerify(token, key.secret, options)
        : jwtVerify(token, key.keys, options));
      return readClaims(payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw expired();
      // The provider's keys cannot be had: our trouble, not the caller's.
      if (
        error instanceof errors.JWKSTimeout ||
        !(error instanceof errors.JOSEError || error instanceof Refusal)
      )
        throw error;
      throw unauthenticated();
    }
  };

  return async (token) => {
    const known = proven.get(token);
    if (known) {
      if (known.expiresAt && known.expiresAt <= now()) {
        proven.delete(token);
        throw expired();
      }
      return known;
    }
    const identity = await prove(token);
    const oldest = proven.size >= REMEMBERED ? proven.keys().next().value : undefined;
    if (oldest !== undefined) proven.delete(oldest);
    proven.set(token, identity);
    return identity;
  };
};

const readKey = (config: Pick<Config, "authJwksUrl">, secret: string | undefined): Key => {
  if (config.authJwksUrl !== undefined) {
    const keys = createRemoteJWKSet(new URL(config.authJwksUrl), {
      timeoutDuration: 5_000,
      cooldownDuration: 30_000,
      cacheMaxAge: 600_000,
    });
    return { keys, algorithms: PROVIDER_ALGORITHMS };
  }
  if (secret === undefined) throw new Error("There is neither a secret nor a key set to verify tokens with.");
  return { secret: new TextEncoder().encode(secret), algorithms: ["HS256"] };
};
