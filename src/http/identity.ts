import type { Viewer } from "../viewer.js";

interface Credential {
  readonly tenantId: string;
  /** When the credential ends; absent for an agent's key, which ends when it is revoked. */
  readonly expiresAt?: Date;
}

export interface PersonIdentity extends Credential {
  readonly kind: "person";
  readonly personId: string;
  readonly repos: Readonly<Record<string, "read" | "write" | "admin">>;
}

export interface AgentIdentity extends Credential {
  readonly kind: "agent";
  /** The agent's owner. */
  readonly personId: string;
  /** `owner/project/name`, as the credential has it. */
  readonly handle: string;
  /** The key that was presented, when it was no token. */
  readonly keyId?: string;
}

export interface ServiceIdentity extends Credential {
  readonly kind: "service";
  readonly name: string;
}

/** What a credential claims, proven by its signature or by the key's hash: not yet whether that one is active. */
export type Identity = PersonIdentity | AgentIdentity | ServiceIdentity;

/** What the door asks of the directory. */
export interface Identities {
  /** Who an agent's key (`dk_...`) belongs to; undefined when there is no such key. */
  identityOfKey(secret: string): Promise<Identity | undefined>;
  /** Who is calling, as of now. @throws Refusal `unauthenticated` for the unknown and the deactivated. */
  viewerOf(identity: Identity): Promise<Viewer>;
}
