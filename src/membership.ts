import { digest } from "./ids.js";
import {
  type Approval,
  closeApproval,
  type EffectExecutor,
  openApproval,
  putApprovalTo,
} from "./modules/asks/index.js";
import type { Projects, ProjectsOptions } from "./modules/projects/index.js";
import { personParty, type Threads } from "./modules/threads/index.js";

/** What the approval of a membership speaks of: one attempt of one person to join one project. */
interface Attempt {
  readonly projectId: string;
  readonly personId: string;
  readonly joinId: string;
}

/** Joining a project that needs approval: asked as an APPROVAL of its admins, carried out when one says yes. */
export const membershipApprovals = (
  threads: Threads,
  now: () => Date,
): Required<Pick<ProjectsOptions, "requestApproval" | "putApprovalTo" | "closeApproval">> => ({
  async requestApproval({ project, person, joinId, adminIds }) {
    const [assigneeId, ...others] = adminIds;
    if (assigneeId === undefined) return null;
    const { tenantId } = project;
    const args: Attempt = { projectId: project.id, personId: person.id, joinId };
    const approval: Approval = {
      threadId: digest("membership", tenantId, joinId),
      tenantId,
      by: personParty(person.id),
      at: now(),
      assigneeId,
      participantIds: others,
      deciders: adminIds,
      effect: { type: "MEMBERSHIP_GRANT", args },
      title: `Let ${[...person.name].slice(0, 80).join("")} join ${[...project.name].slice(0, 80).join("")}`,
      summary: `Membership of ${person.name} (${person.email}) in the project ${project.key}.`,
    };
    return openApproval(threads, approval);
  },
  putApprovalTo: ({ tenantId, threadId, adminIds }) =>
    putApprovalTo(threads, { tenantId, threadId, deciders: adminIds, at: now() }),
  closeApproval: ({ tenantId, threadId }) => closeApproval(threads, { tenantId, threadId, at: now() }),
});

/** Carries out what an admin decided; whether they may still grant is asked again. */
export const membershipExecutor =
  (
    projects: () => Pick<
      Projects,
      "mayGrant" | "grantMembership" | "refuseMembership" | "askAnew" | "dropAttempt"
    >,
  ): EffectExecutor =>
  async ({ tenantId, args, ending, by }) => {
    const { projectId, personId, joinId } = args as Attempt;
    const attempt = { tenantId, projectId, personId, joinId };
    if (ending === "withdrawn") return projects().dropAttempt(attempt, by);
    const deciderId = by?.personId ?? null;
    if (deciderId === null) return;
    if (!(await projects().mayGrant({ tenantId, projectId, deciderId, applicantId: personId })))
      return projects().askAnew(attempt);
    if (ending === "approved") await projects().grantMembership(attempt, by);
    else await projects().refuseMembership(attempt, by);
  };
