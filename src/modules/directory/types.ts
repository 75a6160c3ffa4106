import type { Guarded } from "../../db/guarded.js";
import type { Role } from "../../viewer.js";

export interface Person extends Guarded {
  readonly id: string;
  readonly name: string;
  readonly foldedName: string;
  readonly email: string;
  readonly foldedEmail: string;
  /** First segment of the handles of this person's agents. */
  readonly handle: string;
  readonly foldedHandle: string;
  /** This handle and every former one, folded: what agents under a former one are owed is nobody else's. */
  readonly heldHandles?: readonly string[];
  readonly role: Role;
  /** A deactivated person stays as a name in the history. */
  readonly active: boolean;
}

export interface Team extends Guarded {
  readonly id: string;
  readonly key: string;
  readonly foldedKey: string;
  readonly name: string;
  readonly memberIds: readonly string[];
}

export interface Agent extends Guarded {
  /** `owner/project/name`, spelled as it was first saved. */
  readonly handle: string;
  readonly foldedHandle: string;
  readonly ownerId: string;
  /** The handle's second segment, folded. */
  readonly foldedProject: string;
  readonly capabilities: readonly string[];
  readonly foldedCapabilities: readonly string[];
  readonly retired: boolean;
}

export interface AgentKey extends Guarded {
  readonly id: string;
  readonly name: string | null;
  readonly foldedHandle: string;
  readonly ownerId: string;
  /** SHA-256 of the secret, which is shown once and never stored. */
  readonly hash: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** Whose credentials have just ended: all of a person's, all of a handle's, or one key. */
export interface Eviction {
  readonly tenantId: string;
  readonly personId?: string;
  readonly handle?: string;
  readonly keyId?: string;
}

/** What just changed in who sees what. */
export interface AccessChange {
  readonly tenantId: string;
  readonly personIds?: readonly string[];
  readonly teamIds?: readonly string[];
  readonly itemIds?: readonly string[];
}
