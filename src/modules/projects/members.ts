import {
  joinsBy,
  mayGrantMembership,
  mayManageMembers,
  mayRemoveMember,
  maySeeProject,
  memberIn,
} from "../../authz/project.js";
import { notFound, refuse } from "../../errors.js";
import { newId } from "../../ids.js";
import { eventEntry, partyOf } from "../../outbox.js";
import { fold } from "../../text.js";
import { personBox, type Viewer } from "../../viewer.js";
import type { PartyRef } from "../threads/index.js";
import type { Deps } from "./deps.js";
import type { Forks } from "./forks.js";
import type { Member, MembershipOf, Project } from "./types.js";
import type { Waiting } from "./waiting.js";

/** Which attempt of whom to join which project. Without `joinId`, whichever stands. */
export interface Attempt {
  readonly tenantId: string;
  readonly projectId: string;
  readonly personId: string;
  readonly joinId?: string;
}

type MemberEvent = "member.waiting" | "member.joined" | "member.refused";

/** How long an approval may be on its way before another process takes it for forgotten. */
const PATIENCE_MS = 2_000;

const noProject = () => notFound("No project");

/** The ways into a project and out of it. */
export const createMembers = (deps: Deps, forks: Forks, waiting: Waiting) => {
  const { projects, directory, access, now, relay } = deps;
  const { askAdmins, closeApprovalOf } = waiting;

  const eventOf = (type: MemberEvent, of: { projectId: string; personId: string; by: PartyRef | null }) =>
    eventEntry({
      type,
      at: now(),
      by: of.by,
      data: { projectId: of.projectId, personId: of.personId },
      notify: [{ box: personBox(of.personId), reason: "TO" }],
    });

  /** Puts what `change` makes of the person's place into the project; null leaves it, undefined takes it out. */
  const place = async (
    { tenantId, projectId, personId }: Attempt,
    {
      change,
      type,
      by,
    }: {
      change: (before: Member | undefined) => Member | undefined | null;
      type: MemberEvent | ((after: Member | undefined) => MemberEvent | "member.removed");
      by: PartyRef | null;
    },
  ): Promise<{ changed: boolean; before: Member | undefined; project: Project }> => {
    let changed = false;
    let before: Member | undefined;
    const { after } = await projects.save({ tenantId, id: projectId }, (project) => {
      if (!project) throw noProject();
      before = memberIn(project, personId);
      const next = change(before);
      changed = next !== null;
      if (next === null) return null;
      const kept = project.members.map((member) => (member.personId === personId ? next : member));
      const members = before ? kept : [...project.members, next];
      const named = typeof type === "function" ? type(next) : type;
      return {
        set: { members: members.filter((member): member is Member => member !== undefined) },
        event:
          named === "member.removed"
            ? eventEntry({ type: named, at: now(), by, data: { projectId, personId }, internal: true })
            : eventOf(named, { projectId, personId, by }),
      };
    });
    if (changed) await relay("projects", after._id);
    return { changed, before, project: after };
  };

  const fresh = (personId: string, rest: Pick<Member, "status" | "admin">): Member => ({
    personId,
    joinId: newId(),
    threadId: null,
    at: now(),
    ...rest,
  });

  const membershipIn = (project: Project, personId: string): MembershipOf => {
    const member = memberIn(project, personId);
    if (!member) throw noProject();
    return { project, member };
  };

  return {
    /** By right to the repository of the project, or of what it was forked from. */
    async joinProject(viewer: Viewer, ref: string): Promise<MembershipOf> {
      if (viewer.kind !== "person") return refuse("forbidden", "Only a person joins a project.");
      const { tenantId, personId } = viewer;
      const project = await projects.findByRef(tenantId, ref);
      if (!project) throw noProject();
      const home = await forks.homeOf(project);
      const person = await directory.requireActivePerson(tenantId, personId);
      const right =
        home.repository === null ? null : await access.rightOf({ viewer, person }, home.repository);
      const no = (): never => {
        if (!project.public) throw noProject();
        return refuse("forbidden", "Ask an admin of the project for an invitation.");
      };
      const { project: saved, changed } = await place(
        { tenantId, projectId: home.id, personId },
        {
          change: (before) => {
            const admin = right === "admin";
            if (before?.status === "ACTIVE") return admin && !before.admin ? { ...before, admin } : null;
            if (before?.status === "REFUSED" || (!before && !joinsBy(right))) return no();
            if (admin)
              return { ...(before ?? fresh(personId, { status: "ACTIVE", admin })), status: "ACTIVE", admin };
            if (before) return null;
            return fresh(personId, { status: home.needsApproval ? "WAITING" : "ACTIVE", admin: false });
          },
          type: (after) => (after?.status === "WAITING" ? "member.waiting" : "member.joined"),
          by: partyOf(viewer),
        },
      );
      const { member } = membershipIn(saved, personId);
      const unasked = member.status === "WAITING" && member.threadId === null;
      const asked = unasked ? await askAdmins(saved, member) : saved;
      if (member.status === "WAITING" ? !changed : changed && member.admin) await waiting.putToAdmins(asked);
      return membershipIn(asked, personId);
    },

    /** An invitation is membership at once, also after a refusal. */
    async inviteMember(viewer: Viewer, ref: { projectId: string; personId: string }): Promise<MembershipOf> {
      const { tenantId } = viewer;
      const project = await projects.findByRef(tenantId, ref.projectId);
      if (!project) throw noProject();
      const judged = await forks.asJudged(project);
      if (!mayManageMembers(viewer, judged)) {
        if (!maySeeProject(viewer, judged)) throw noProject();
        refuse("forbidden", "Only an admin of the project invites.");
      }
      const { id: personId } = await directory.requireActivePerson(tenantId, ref.personId);
      const home = await forks.homeOf(project);
      const { before, project: saved } = await place(
        { tenantId, projectId: home.id, personId },
        {
          change: (before) =>
            before?.status === "ACTIVE" ? null : fresh(personId, { status: "ACTIVE", admin: false }),
          type: "member.joined",
          by: partyOf(viewer),
        },
      );
      await closeApprovalOf(tenantId, before);
      return membershipIn(saved, personId);
    },

    /** True when this call took the person out. A refusal is no membership: it stays until an invitation. */
    async removeMember(viewer: Viewer, ref: { projectId: string; personId: string }): Promise<boolean> {
      const { tenantId } = viewer;
      const project = await projects.findByRef(tenantId, ref.projectId);
      if (!project) throw noProject();
      const judged = await forks.asJudged(project);
      const manages = mayManageMembers(viewer, judged);
      if (!manages && !maySeeProject(viewer, judged)) throw noProject();
      const person = await directory.findPerson(tenantId, ref.personId);
      if (!person) throw notFound("No person");
      if (!mayRemoveMember(viewer, judged, person.id))
        refuse("forbidden", "Only an admin of the project removes others.");
      const home = await forks.homeOf(project);
      const { changed, before } = await place(
        { tenantId, projectId: home.id, personId: person.id },
        {
          change: (before) => (before === undefined || before.status === "REFUSED" ? null : undefined),
          type: () => "member.removed",
          by: partyOf(viewer),
        },
      );
      if (!changed) return false;
      await closeApprovalOf(tenantId, before);
      if (before?.admin) await waiting.putToAdmins(home);
      const keys = new Set((await forks.withForks(tenantId, [home])).map(({ foldedKey }) => foldedKey));
      const agents = await directory.agentsOf(tenantId, person.id);
      const handles = agents
        .filter(({ foldedProject }) => keys.has(foldedProject))
        .map(({ handle }) => handle);
      if (handles.length > 0) await deps.onAgentsGone({ tenantId, handles });
      return true;
    },

    /** What an approval brings about. Said again, or about an attempt that is over, it changes nothing: false. */
    async grantMembership(attempt: Attempt, by: PartyRef | null = null): Promise<boolean> {
      const { changed } = await place(attempt, {
        change: (before) =>
          before?.status === "WAITING" && (attempt.joinId ?? before.joinId) === before.joinId
            ? { ...before, status: "ACTIVE", at: now() }
            : null,
        type: "member.joined",
        by,
      });
      return changed;
    },

    /** What a no brings about; it stays until an invitation. */
    async refuseMembership(attempt: Attempt, by: PartyRef | null = null): Promise<boolean> {
      const { changed } = await place(attempt, {
        change: (before) =>
          before?.status === "WAITING" && (attempt.joinId ?? before.joinId) === before.joinId
            ? { ...before, status: "REFUSED", at: now() }
            : null,
        type: "member.refused",
        by,
      });
      return changed;
    },

    /** The approval was spent by someone who may not grant by now: the admins of this moment are asked anew. */
    async askAnew(attempt: Attempt): Promise<void> {
      const project = await projects.findById(attempt.tenantId, attempt.projectId);
      const member = project ? memberIn(project, attempt.personId) : undefined;
      if (project && member?.status === "WAITING" && member.joinId === attempt.joinId)
        await waiting.askAnew(project, member);
    },

    /** The applicant took the question back: they wait no longer, and may ask again. */
    async dropAttempt(attempt: Attempt, by: PartyRef | null = null): Promise<void> {
      await place(attempt, {
        change: (before) =>
          before?.status === "WAITING" && attempt.joinId === before.joinId ? undefined : null,
        type: () => "member.removed",
        by,
      });
    },

    /** Asks about those who wait though nobody was asked: the process died, or there was no admin yet. */
    async resumeApprovals(): Promise<number> {
      const left = await projects.findUnasked(new Date(now().getTime() - PATIENCE_MS));
      const unasked = left.flatMap((project) =>
        project.members
          .filter(({ status, threadId }) => status === "WAITING" && threadId === null)
          .map((member) => ({ project, member })),
      );
      for (const { project, member } of unasked) await askAdmins(project, member);
      return unasked.length;
    },

    /** Whether this person may decide about that one now; asked again when a decision is carried out. */
    async mayGrant(of: {
      tenantId: string;
      projectId: string;
      deciderId: string;
      applicantId: string;
    }): Promise<boolean> {
      const project = await projects.findById(of.tenantId, of.projectId);
      const decider = await directory.activeAmong(of.tenantId, [of.deciderId]);
      return project !== null && decider.has(of.deciderId) && mayGrantMembership(project, of);
    },

    /** Makes the person a member of the project with this key, on the word of a service or an admin. */
    async admit({
      tenantId,
      projectKey,
      personId,
    }: {
      tenantId: string;
      projectKey: string;
      personId: string;
    }) {
      const [project] = await projects.findByKeys(tenantId, [fold(projectKey)]);
      if (!project) return;
      const home = await forks.homeOf(project);
      const { before } = await place(
        { tenantId, projectId: home.id, personId },
        {
          change: (before) =>
            before?.status === "ACTIVE" ? null : fresh(personId, { status: "ACTIVE", admin: false }),
          type: "member.joined",
          by: null,
        },
      );
      await closeApprovalOf(tenantId, before);
    },

    /** Whether the person takes part in the project with this key, or in what it was forked from. */
    async isActive({
      tenantId,
      projectKey,
      personId,
    }: {
      tenantId: string;
      projectKey: string;
      personId: string;
    }) {
      const [project] = await projects.findByKeys(tenantId, [fold(projectKey)]);
      return project !== undefined && memberIn(await forks.homeOf(project), personId)?.status === "ACTIVE";
    },
  };
};
