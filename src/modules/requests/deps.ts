import type { Config } from "../../config.js";
import type { RelayOutbox } from "../../outbox.js";
import type { Rates } from "../../rates.js";
import type { Directory } from "../directory/index.js";
import type { RequestRepo } from "./repo.js";
import type { AgentRef, RequestAt } from "./types.js";

/** The side of projects that requests ask. */
export interface RequestMembership {
  /** Where the agents of a project are addressed: the parent of a fork, with the keys of all that share it. Folded. */
  readonly addressing: (
    tenantId: string,
    projectKey: string,
  ) => Promise<{ readonly projectKey: string; readonly keys: readonly string[] }>;
  /** Which of these people are ACTIVE members of that project. */
  readonly activeAmong: (
    place: { readonly tenantId: string; readonly projectKey: string },
    personIds: readonly string[],
  ) => Promise<ReadonlySet<string>>;
}

/** The side of asks that a handoff needs: the word of the claimant's owner. */
export interface RequestApprovals {
  /** Opens the approval under the id given, or finds that it stands already: a repeat opens nothing. */
  readonly open: (approval: {
    readonly tenantId: string;
    readonly threadId: string;
    readonly claimant: AgentRef;
    readonly request: RequestAt;
  }) => Promise<void>;
  /** Takes back approvals that no longer decide anything. */
  readonly withdraw: (tenantId: string, threadIds: readonly string[], by?: string) => Promise<void>;
}

/** The side of deliveries that the FOR_ME box asks. */
export interface RequestDeliveries {
  /** Ids of requests whose delivery this handle has not acknowledged. */
  readonly unacknowledged: (tenantId: string, handle: string) => Promise<readonly string[]>;
}

export interface RequestDeps {
  readonly repo: RequestRepo;
  readonly directory: Directory;
  readonly membership: RequestMembership;
  readonly approvals: RequestApprovals;
  readonly deliveries: RequestDeliveries;
  readonly rates: Rates;
  readonly relay: RelayOutbox;
  readonly now: () => Date;
  readonly config: Pick<Config, "claimLeaseSeconds" | "requestTtlSeconds">;
}
