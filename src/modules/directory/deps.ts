import type { Db } from "mongodb";
import type { RelayOutbox } from "../../outbox.js";
import { type AgentsRepo, createAgentsRepo } from "./agents.repo.js";
import { createKeysRepo, type KeysRepo } from "./keys.repo.js";
import { createPeopleRepo, type PeopleRepo } from "./people.repo.js";
import { createTeamsRepo, type TeamsRepo } from "./teams.repo.js";
import type { AccessChange, Eviction } from "./types.js";

/** What the directory is made of, and whom it tells. What is not handed in does nothing. */
export interface DirectoryOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly relay?: RelayOutbox;
  /** Ends what these credentials hold open, in every process. */
  readonly onEvict?: (eviction: Eviction) => Promise<void>;
  /** Rewrites what derives from who sees what; awaited before an act answers. */
  readonly onAccessChanged?: (change: AccessChange) => Promise<void>;
  /** Gives back what agents hold that will not come again: their leases. */
  readonly onAgentsGone?: (gone: { tenantId: string; handles: readonly string[] }) => Promise<void>;
  /** Somebody was deactivated: nothing may hang on what only they could do. */
  readonly onPersonGone?: (gone: { tenantId: string; personId: string }) => Promise<void>;
  /** Which of these handles have a session now. */
  readonly isLive?: (tenantId: string, handles: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The side of projects that agents touch; keys that no project has admit anyone. */
  readonly membership?: {
    /** Makes the person an active member of the project with this key, if there is one. */
    admit(who: { tenantId: string; projectKey: string; personId: string }): Promise<void>;
    isActive(who: { tenantId: string; projectKey: string; personId: string }): Promise<boolean>;
  };
}

export interface Deps extends Required<Omit<DirectoryOptions, "db">> {
  readonly people: PeopleRepo;
  readonly teams: TeamsRepo;
  readonly agents: AgentsRepo;
  readonly keys: KeysRepo;
}

const nothing = async (): Promise<void> => {};

export const depsOf = (options: DirectoryOptions): Deps => ({
  now: options.now,
  relay: options.relay ?? nothing,
  onEvict: options.onEvict ?? nothing,
  onAccessChanged: options.onAccessChanged ?? nothing,
  onAgentsGone: options.onAgentsGone ?? nothing,
  onPersonGone: options.onPersonGone ?? nothing,
  isLive: options.isLive ?? (async () => new Set()),
  membership: options.membership ?? { admit: nothing, isActive: async () => false },
  people: createPeopleRepo(options.db),
  teams: createTeamsRepo(options.db),
  agents: createAgentsRepo(options.db),
  keys: createKeysRepo(options.db),
});
