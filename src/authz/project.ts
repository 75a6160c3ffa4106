import type { Viewer } from "../viewer.js";
import { isAdmin, mayWriteDirectory } from "./directory.js";

export type MembershipStatus = "WAITING" | "ACTIVE" | "REFUSED";

interface MemberFacts {
  readonly personId: string;
  readonly status: MembershipStatus;
  readonly admin: boolean;
}

/** A project with its members: for a fork those of the project that it was forked from, which are its own. */
export interface ProjectFacts {
  readonly tenantId: string;
  readonly public: boolean;
  readonly members: readonly MemberFacts[];
}

/** The person's place in a project, if there is one. */
export const memberIn = <M extends MemberFacts>(
  project: { readonly members: readonly M[] },
  personId: string,
): M | undefined => project.members.find((member) => member.personId === personId);

const standing = (viewer: Viewer, project: ProjectFacts): MemberFacts | undefined =>
  viewer.kind === "service" || viewer.tenantId !== project.tenantId
    ? undefined
    : memberIn(project, viewer.personId);

/** Whether this person runs the project. */
export const runsProject = (project: Pick<ProjectFacts, "members">, personId: string): boolean => {
  const member = memberIn(project, personId);
  return member?.status === "ACTIVE" && member.admin;
};

/** Who sees a project: its members and those who wait, everyone when it is public, and the service that keeps it. */
export const maySeeProject = (viewer: Viewer, project: ProjectFacts): boolean =>
  viewer.tenantId === project.tenantId &&
  (viewer.kind === "service" ||
    project.public ||
    ["ACTIVE", "WAITING"].includes(standing(viewer, project)?.status ?? ""));

/** Who brings a project in. */
export const mayCreateProject = (viewer: Viewer): boolean => mayWriteDirectory(viewer);

/** Who changes a project: its admins, the tenant's, and services. */
export const mayChangeProject = (viewer: Viewer, project: ProjectFacts): boolean =>
  viewer.tenantId === project.tenantId &&
  (mayWriteDirectory(viewer) || (viewer.kind === "person" && runsProject(project, viewer.personId)));

/** Who invites and removes: the project's admins and the tenant's, in person. */
export const mayManageMembers = (viewer: Viewer, project: ProjectFacts): boolean =>
  viewer.kind === "person" && mayChangeProject(viewer, project);

/** Who takes someone out: whoever manages members, and everyone themselves. */
export const mayRemoveMember = (viewer: Viewer, project: ProjectFacts, personId: string): boolean =>
  mayManageMembers(viewer, project) || (viewer.kind === "person" && viewer.personId === personId);

/** Who sees that someone waits or was refused: whoever manages members, and the one concerned. */
export const maySeeMember = (viewer: Viewer, project: ProjectFacts, member: MemberFacts): boolean =>
  member.status === "ACTIVE" ||
  mayChangeProject(viewer, project) ||
  (viewer.kind !== "service" && viewer.personId === member.personId);

/** Who says yes to someone who waits: the project's admins, never the applicant. Asked again when it is carried out. */
export const mayGrantMembership = (
  project: Pick<ProjectFacts, "members">,
  { deciderId, applicantId }: { deciderId: string; applicantId: string },
): boolean => deciderId !== applicantId && runsProject(project, deciderId);

/** What a right to the repository opens. Reading lets nobody in, however public the project is. */
export const joinsBy = (right: "read" | "write" | "admin" | null): boolean =>
  right === "write" || right === "admin";

/** Whether an admin of the tenant may name a project that they do not see, as its keeper. */
export const mayNameProject = (viewer: Viewer, project: ProjectFacts): boolean =>
  maySeeProject(viewer, project) || (viewer.tenantId === project.tenantId && isAdmin(viewer));
