import type { Db } from "mongodb";
import type { RelayOutbox } from "../../outbox.js";
import type { Directory, Person } from "../directory/index.js";
import { createProjectsRepo, type ProjectsRepo } from "./repo.js";
import { claimedAccess, type RepositoryAccess } from "./repository-access.js";
import type { Project } from "./types.js";

export interface ApprovalRequest {
  readonly project: Project;
  readonly person: Person;
  /** Names the attempt: asked twice for the same one, the same thread comes back. */
  readonly joinId: string;
  /** Who may decide, the first admin first. Never empty. */
  readonly adminIds: readonly string[];
}

/** What projects need of others, and whom they tell. What is not handed in does nothing. */
export interface ProjectsOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly directory: Directory;
  readonly access?: RepositoryAccess;
  readonly relay?: RelayOutbox;
  /** Opens the APPROVAL (effect `MEMBERSHIP_GRANT`) for someone who waits, once per `joinId`; its id. */
  readonly requestApproval?: (request: ApprovalRequest) => Promise<string | null>;
  /** Others run the project: an approval that is still open is theirs to decide, and no longer anyone else's. */
  readonly putApprovalTo?: (to: {
    tenantId: string;
    threadId: string;
    adminIds: readonly string[];
  }) => Promise<void>;
  /** An approval that nothing depends on any more: its applicant was invited or has gone. */
  readonly closeApproval?: (moot: { tenantId: string; threadId: string }) => Promise<void>;
  /** Gives back what the agents of someone who has left hold in the project: their leases. */
  readonly onAgentsGone?: (gone: { tenantId: string; handles: readonly string[] }) => Promise<void>;
}

export interface Deps extends Required<Omit<ProjectsOptions, "db">> {
  readonly projects: ProjectsRepo;
}

export const depsOf = (options: ProjectsOptions): Deps => ({
  now: options.now,
  directory: options.directory,
  access: options.access ?? claimedAccess,
  relay: options.relay ?? (async () => {}),
  requestApproval: options.requestApproval ?? (async () => null),
  putApprovalTo: options.putApprovalTo ?? (async () => {}),
  closeApproval: options.closeApproval ?? (async () => {}),
  onAgentsGone: options.onAgentsGone ?? (async () => {}),
  projects: createProjectsRepo(options.db),
});
