import { refuse } from "../../errors.js";
import type { ProjectsRepo } from "./repo.js";
import type { Project } from "./types.js";

/** How far a fork may be from what it was first forked from. */
const FARTHEST = 20;

/** Forks share the members of the project at their top, its home. */
export const createForks = (projects: ProjectsRepo) => {
  /** From the project up to its home; two changes at once may have closed a circle, which ends the way. */
  const wayUp = async (project: Project): Promise<readonly Project[]> => {
    const way = [project];
    let at = project;
    while (at.parentId !== null && way.length <= FARTHEST) {
      const parent = await projects.findById(project.tenantId, at.parentId);
      if (!parent || way.some(({ id }) => id === parent.id)) break;
      way.push(parent);
      at = parent;
    }
    return way;
  };

  const homeOf = async (project: Project): Promise<Project> => (await wayUp(project)).at(-1) ?? project;

  /** These projects and everything forked from them, each once. */
  const withForks = async (tenantId: string, roots: readonly Project[]): Promise<readonly Project[]> => {
    const all = new Map(roots.map((project) => [project.id, project]));
    let level = [...roots];
    while (level.length > 0) {
      const forks = await projects.findForks(
        tenantId,
        level.map(({ id }) => id),
      );
      level = forks.filter(({ id }) => !all.has(id));
      for (const fork of level) all.set(fork.id, fork);
    }
    return [...all.values()];
  };

  return {
    homeOf,
    withForks,
    /** A project as the rules see it: with the members that count. */
    async asJudged(project: Project): Promise<Project> {
      const home = await homeOf(project);
      // A fork's own members are the admins it was saved with: they run the fork, not its home.
      const own = project.members.filter(
        ({ personId }) => !home.members.some((m) => m.personId === personId),
      );
      return home.id === project.id ? project : { ...project, members: [...home.members, ...own] };
    },
    /** Refuses a parent that is the project itself or one of its forks. */
    async requireParent(id: string, parent: Project): Promise<void> {
      const way = await wayUp(parent);
      if (way.some((above) => above.id === id) || way.length >= FARTHEST)
        refuse("bad_input", "Choose a parent that is not a fork of the project itself.", {
          path: "input.parentId",
        });
    },
  };
};
export type Forks = ReturnType<typeof createForks>;
