import { runsProject } from "../../authz/project.js";
import { newId } from "../../ids.js";
import type { Deps } from "./deps.js";
import type { Member, Project } from "./types.js";

/** What is asked about those who wait for an admin's word, and of whom. */
export const createWaiting = (deps: Deps) => {
  const { projects, directory } = deps;

  /** The admins who can decide about this person now, the first one first. */
  const deciders = async (project: Project, personId: string): Promise<string[]> => {
    const running = project.members
      .filter((one) => runsProject(project, one.personId))
      .map((one) => one.personId);
    const active = await directory.activeAmong(project.tenantId, running);
    return running.filter((one) => active.has(one) && one !== personId);
  };

  /** Changes a place as long as it is of the same attempt, and tells nobody. */
  const note = async (
    { tenantId, id }: Pick<Project, "tenantId" | "id">,
    { personId, joinId }: Member,
    change: Partial<Pick<Member, "joinId" | "threadId">>,
  ): Promise<Project> => {
    const { after } = await projects.save({ tenantId, id }, (project) => {
      const same = (one: Member) => one.personId === personId && one.joinId === joinId;
      return project?.members.some(same)
        ? { set: { members: project.members.map((one) => (same(one) ? { ...one, ...change } : one)) } }
        : null;
    });
    return after;
  };

  /** Asks the admins about someone who waits; again after a crash, and then it is the same question. */
  const askAdmins = async (home: Project, member: Member): Promise<Project> => {
    const { personId, joinId } = member;
    const adminIds = await deciders(home, personId);
    const person = await directory.findPerson(home.tenantId, personId);
    // Nobody to ask yet: an admin who comes later sees who waits, and invites.
    if (adminIds.length === 0 || !person) return home;
    const threadId = await deps.requestApproval({ project: home, person, joinId, adminIds });
    return threadId === null ? home : note(home, member, { threadId });
  };

  const closeApprovalOf = async (tenantId: string, member: Member | undefined): Promise<void> => {
    if (member?.status === "WAITING" && member.threadId !== null)
      await deps.closeApproval({ tenantId, threadId: member.threadId });
  };

  /** The question as it stood is over and decided nothing: the same wait is asked about as a new attempt. */
  const askAnew = async (home: Project, member: Member): Promise<Project> => {
    const joinId = newId();
    // First the place, then the question: an answer that still comes to the old one means nothing.
    const after = await note(home, member, { joinId, threadId: null });
    await closeApprovalOf(home.tenantId, member);
    const again = after.members.find((one) => one.personId === member.personId && one.joinId === joinId);
    return again ? askAdmins(after, again) : after;
  };

  return {
    askAdmins,
    askAnew,
    closeApprovalOf,

    /** Once others run the project, they are whom every open question is put to. Idempotent. */
    async putToAdmins({ tenantId, id }: Pick<Project, "tenantId" | "id">): Promise<void> {
      const home = await projects.findById(tenantId, id);
      for (const member of home?.members ?? []) {
        const { status, threadId, personId } = member;
        if (home === null || status !== "WAITING" || threadId === null) continue;
        const adminIds = await deciders(home, personId);
        if (adminIds.length === 0) await askAnew(home, member);
        else await deps.putApprovalTo({ tenantId, threadId, adminIds });
      }
    },
  };
};
export type Waiting = ReturnType<typeof createWaiting>;
