import { type JWTPayload, SignJWT } from "jose";

/** The secret that servers in tests verify with. */
export const TEST_SECRET = "a secret for tests that is long enough";

export interface MintOptions {
  readonly secret?: string;
  readonly alg?: string;
  /** Seconds from `now` on; null leaves `exp` out. */
  readonly ttl?: number | null;
  readonly now?: Date;
}

/** Signs any claims at all, right or wrong. */
export const mint = (
  claims: JWTPayload,
  { secret = TEST_SECRET, alg = "HS256", ttl = 3_600, now = new Date() }: MintOptions = {},
): Promise<string> => {
  const signing = new SignJWT(claims).setProtectedHeader({ alg });
  if (ttl !== null && claims.exp === undefined)
    signing.setExpirationTime(Math.floor(now.getTime() / 1_000) + ttl);
  return signing.sign(new TextEncoder().encode(secret));
};

/** @param tenant the tenant's name; each test takes its own. */
export const tokenFor = (tenant: string) => ({
  person: (id: string, { repos, ...options }: MintOptions & { repos?: Record<string, string> } = {}) =>
    mint({ tenant, sub: id, ...(repos ? { repos } : {}) }, options),
  agent: (ownerId: string, handle: string, options?: MintOptions) =>
    mint({ tenant, sub: ownerId, act: { sub: handle } }, options),
  service: (name: string, options?: MintOptions) => mint({ tenant, svc: name }, options),
});
