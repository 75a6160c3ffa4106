import type { Collection, Db } from "mongodb";
import { type Change, saveGuarded } from "../../db/guarded.js";
import { fold } from "../../text.js";
import type { Project } from "./types.js";

const ORDER = { foldedKey: 1, id: 1 } as const;

/** Queries and updates of `projects`, one each. */
export const createProjectsRepo = (db: Db) => {
  const projects: Collection<Project> = db.collection<Project>("projects");
  return {
    /** By id or key; where one project's id is another's key, the id counts. */
    async findByRef(tenantId: string, ref: string): Promise<Project | null> {
      const found = await projects.find({ tenantId, $or: [{ id: ref }, { foldedKey: fold(ref) }] }).toArray();
      return found.find(({ id }) => id === ref) ?? found[0] ?? null;
    },
    findById: (tenantId: string, id: string) => projects.findOne({ tenantId, id }),
    findByIds: (tenantId: string, ids: readonly string[]): Promise<Project[]> =>
      projects.find({ tenantId, id: { $in: ids } }).toArray(),
    findByKeys: (tenantId: string, keys: readonly string[]): Promise<Project[]> =>
      projects.find({ tenantId, foldedKey: { $in: keys.map(fold) } }).toArray(),
    findPublic: (tenantId: string): Promise<Project[]> =>
      projects.find({ tenantId, public: true }).sort(ORDER).toArray(),
    /** Projects that list the person, in whatever standing. */
    findOfPerson: (tenantId: string, personId: string): Promise<Project[]> =>
      projects.find({ tenantId, "members.personId": personId }).sort(ORDER).toArray(),
    findForks: (tenantId: string, parentIds: readonly string[]): Promise<Project[]> =>
      projects
        .find({ tenantId, parentId: { $in: parentIds } })
        .sort(ORDER)
        .toArray(),
    /** Projects of all tenants where someone has waited since before then without anyone having been asked. */
    findUnasked: (before: Date): Promise<Project[]> =>
      projects
        .find({ members: { $elemMatch: { status: "WAITING", threadId: null, at: { $lt: before } } } })
        .limit(100)
        .toArray(),
    save: (
      key: { tenantId: string; id: string },
      decide: (before: Project | null) => Promise<Change<Project> | null> | Change<Project> | null,
    ) => saveGuarded(projects, key, decide),
  };
};
export type ProjectsRepo = ReturnType<typeof createProjectsRepo>;
