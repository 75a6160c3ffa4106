export type { ApprovalRequest, ProjectsOptions } from "./deps.js";
export { indexes } from "./indexes.js";
export { projectByKeyLoader, projectLoader } from "./loaders.js";
export type { Attempt } from "./members.js";
export {
  accessBy,
  type CodeHost,
  claimedAccess,
  codeHostAccess,
  type RepositoryAccess,
  type RepositoryRight,
  strongestOf,
} from "./repository-access.js";
export { resolvers } from "./resolvers.js";
export { createProjects, type Projects } from "./service.js";
export type { Member, MembershipOf, Project } from "./types.js";
