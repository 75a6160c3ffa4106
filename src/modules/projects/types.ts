import type { MembershipStatus } from "../../authz/project.js";
import type { Guarded } from "../../db/guarded.js";

export interface Member {
  readonly personId: string;
  readonly status: MembershipStatus;
  readonly admin: boolean;
  /** Of one attempt to join: an answer to an earlier attempt means nothing for this one. */
  readonly joinId: string;
  /** The approval that decides about someone who waits. */
  readonly threadId: string | null;
  readonly at: Date;
}

export interface Project extends Guarded {
  readonly id: string;
  readonly key: string;
  readonly foldedKey: string;
  /** This key and every former one, folded: what was asked under a former one is no other project's. */
  readonly heldKeys?: readonly string[];
  readonly name: string;
  readonly repository: string | null;
  readonly public: boolean;
  /** What it is a fork of: members, repository access and agents' addressing are those of the topmost one. */
  readonly parentId: string | null;
  readonly needsApproval: boolean;
  readonly members: readonly Member[];
}

/** A person's place in a project. */
export interface MembershipOf {
  readonly project: Project;
  readonly member: Member;
}
