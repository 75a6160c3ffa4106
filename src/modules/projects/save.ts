import { mayChangeProject, mayCreateProject, maySeeProject } from "../../authz/project.js";
import { requireId } from "../../db/guarded.js";
import { notFound, refuse } from "../../errors.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { eventEntry, partyOf } from "../../outbox.js";
import { fold, requireLine } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import type { Deps } from "./deps.js";
import type { Forks } from "./forks.js";
import type { Member, Project } from "./types.js";
import type { Waiting } from "./waiting.js";

/** Omitted keeps, null clears, a list replaces. */
export interface SaveProject {
  readonly id?: string | null | undefined;
  readonly key: string;
  readonly name: string;
  readonly repository?: string | null | undefined;
  readonly public?: boolean | null | undefined;
  readonly parentId?: string | null | undefined;
  readonly needsApproval?: boolean | null | undefined;
  readonly adminIds?: readonly string[] | null | undefined;
}

const EMPTY = { repository: null, public: false, parentId: null, needsApproval: false, members: [] } as const;
const LONGEST_REPOSITORY = 255;

/** The members once exactly these people run the project; who no longer does stays a member. */
export const withAdmins = (members: readonly Member[], adminIds: readonly string[], at: Date): Member[] => {
  const named = adminIds.map((personId): Member => {
    const before = members.find((member) => member.personId === personId);
    return before?.status === "ACTIVE"
      ? { ...before, admin: true }
      : { personId, status: "ACTIVE", admin: true, joinId: newId(), threadId: null, at };
  });
  const others = members.filter(({ personId }) => !adminIds.includes(personId));
  return [...named, ...others.map((member) => ({ ...member, admin: false }))];
};

/** A key that a project had is its own for good: requests stand under it, and another's agents would read them. */
const holding = (foldedKey: string, before: Project | null) => ({
  heldKeys: [...new Set([foldedKey, ...(before === null ? [] : (before.heldKeys ?? [before.foldedKey]))])],
});

/** The use case of saving a project. */
export const createSaving = ({ projects, directory, now, relay }: Deps, forks: Forks, waiting: Waiting) => {
  const requireKey = (key: string): string => {
    const line = requireLine(key, { path: "input.key", limit: LIMITS.key.limit });
    return /[/\s]/.test(line)
      ? refuse("bad_input", "Use no '/' and no spaces: the key is part of agents' handles.", {
          path: "input.key",
        })
      : line;
  };

  const parentOf = async (viewer: Viewer, ref: string, id: string): Promise<Project> => {
    const parent = await projects.findByRef(viewer.tenantId, ref);
    const seen = parent && (mayCreateProject(viewer) || maySeeProject(viewer, await forks.asJudged(parent)));
    if (!parent || !seen) throw notFound("No project");
    await forks.requireParent(id, parent);
    return parent;
  };

  const fieldsOf = async (viewer: Viewer, input: SaveProject, id: string) => {
    const key = requireKey(input.key);
    const { repository, parentId } = input;
    return {
      key,
      foldedKey: fold(key),
      name: requireLine(input.name, { path: "input.name", limit: LIMITS.name.limit }),
      ...(repository === undefined
        ? {}
        : {
            repository:
              repository === null
                ? null
                : requireLine(repository, { path: "input.repository", limit: LONGEST_REPOSITORY }),
          }),
      ...(input.public === undefined ? {} : { public: input.public ?? false }),
      ...(input.needsApproval === undefined ? {} : { needsApproval: input.needsApproval ?? false }),
      ...(parentId === undefined
        ? {}
        : { parentId: parentId === null ? null : (await parentOf(viewer, parentId, id)).id }),
    };
  };

  /** The key is part of its agents' handles: it stays while there are any at work. */
  const requireFreeKey = async (before: Project | null, foldedKey: string): Promise<void> => {
    if (before === null || before.foldedKey === foldedKey) return;
    const [atWork] = await directory.agentsOfProject(before.tenantId, before.foldedKey);
    if (atWork)
      refuse("bad_input", "Retire the project's agents before changing its key.", { path: "input.key" });
  };

  /** Who runs it: as the input says; a person who brings a project in runs it unless it says otherwise. */
  const adminsOf = async (viewer: Viewer, input: SaveProject): Promise<string[] | undefined> =>
    input.adminIds === undefined ? undefined : directory.personIds(viewer.tenantId, input.adminIds ?? []);

  return {
    async saveProject(viewer: Viewer, input: SaveProject): Promise<Project> {
      const { tenantId } = viewer;
      const id = typeof input.id === "string" ? requireId(input.id, "input.id") : newId();
      const standing = await projects.findById(tenantId, id);
      const judged = standing && (await forks.asJudged(standing));
      if (!(judged ? mayChangeProject(viewer, judged) : mayCreateProject(viewer))) {
        if (judged && !maySeeProject(viewer, judged)) throw notFound("No project");
        refuse("forbidden", "Ask an admin: projects are kept by their admins and the tenant's.");
      }
      const given = await fieldsOf(viewer, input, id);
      const adminIds = await adminsOf(viewer, input);
      const { after } = await projects.save({ tenantId, id }, async (before) => {
        await requireFreeKey(before, given.foldedKey);
        const own = before === null && viewer.kind === "person" && input.adminIds === undefined;
        const admins = adminIds ?? (own ? [viewer.personId] : undefined);
        return {
          set: {
            ...(before === null ? EMPTY : {}),
            ...given,
            ...holding(given.foldedKey, before),
            ...(admins ? { members: withAdmins(before?.members ?? [], admins, now()) } : {}),
          },
          event: eventEntry({
            type: "project.saved",
            at: now(),
            by: partyOf(viewer),
            data: { projectId: id },
            internal: true,
          }),
        };
      });
      await relay("projects", after._id);
      if (adminIds !== undefined) await waiting.putToAdmins(after);
      return after;
    },
  };
};
