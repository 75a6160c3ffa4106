import type { Projects } from "../projects/index.js";
import type { RequestMembership } from "./deps.js";

/** Asks the projects. A key that no project has no members, so nobody is addressed there. */
export const membershipOf = (projects: Projects): RequestMembership => ({
  async addressing(tenantId, projectKey) {
    const keys = await projects.keysTogether(tenantId, projectKey);
    // The home stands first: membership and addressing are its own.
    return { projectKey: keys[0] ?? projectKey, keys };
  },
  async activeAmong({ tenantId, projectKey }, personIds) {
    const project = await projects.findProject(tenantId, projectKey);
    const active = new Set(
      (project?.members ?? []).filter(({ status }) => status === "ACTIVE").map(({ personId }) => personId),
    );
    return new Set(personIds.filter((id) => active.has(id)));
  },
});
