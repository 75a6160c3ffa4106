import { Refusal } from "../errors.js";
import type { Audience } from "../generated/schema.js";
import type { Identities, Identity } from "./identity.js";
import type { VerifyToken } from "./tokens.js";

/** Whose credential stands in an `authorization` value. @throws Refusal of class UNAUTHENTICATED. */
export type Authenticate = (authorization: unknown) => Promise<Identity>;

const AUDIENCE_OF = { person: "PERSON", agent: "AGENT", service: "SERVICE" } as const;

const PATHS: Readonly<Record<Audience, string>> = {
  PERSON: "/graphql",
  AGENT: "/agent/graphql",
  SERVICE: "/service/graphql",
};

export const makeAuthenticate =
  (verify: VerifyToken, directory: Pick<Identities, "identityOfKey">): Authenticate =>
  async (authorization) => {
    // Anything but a string is no credential: an object here is an attempt, or a client's mistake.
    const match = typeof authorization === "string" ? /^Bearer +(\S+)$/i.exec(authorization) : null;
    const credential = match?.[1];
    if (credential === undefined)
      throw new Refusal("unauthenticated", 'Send the header "Authorization: Bearer <token or key>".');
    if (!credential.startsWith("dk_")) return await verify(credential);
    const identity = await directory.identityOfKey(credential);
    if (!identity) throw new Refusal("unauthenticated", "This key is unknown or revoked; ask for a new one.");
    return identity;
  };

/** @throws Refusal `wrong_audience` when a credential is shown at another audience's endpoint. */
export const requireAudience = (identity: Identity, audience: Audience): void => {
  const own = AUDIENCE_OF[identity.kind];
  if (own !== audience)
    throw new Refusal("wrong_audience", `This credential belongs to ${PATHS[own]}; call that endpoint.`);
};

export const pathOf = (audience: Audience): string => PATHS[audience];
