import { mayNameProject, maySeeMember, maySeeProject } from "../../authz/project.js";
import { notFound } from "../../errors.js";
import { fold } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import { depsOf, type ProjectsOptions } from "./deps.js";
import { createForks } from "./forks.js";
import { createMembers } from "./members.js";
import { createSaving } from "./save.js";
import type { MembershipOf, Project } from "./types.js";
import { createWaiting } from "./waiting.js";

/** Projects, who takes part in them, and how one comes to. */
export const createProjects = (options: ProjectsOptions) => {
  const deps = depsOf(options);
  const { projects } = deps;
  const forks = createForks(projects);
  const waiting = createWaiting(deps);

  const visibleAmong = async (viewer: Viewer, found: readonly Project[]): Promise<Project[]> => {
    const judged = await Promise.all(found.map(forks.asJudged));
    return found.filter((_, i) => {
      const project = judged[i];
      return project !== undefined && maySeeProject(viewer, project);
    });
  };

  return {
    ...createSaving(deps, forks, waiting),
    ...createMembers(deps, forks, waiting),

    /** One's own, with the forks that share their members, and public ones; by key. */
    async projects(viewer: Viewer): Promise<Project[]> {
      if (viewer.kind === "service") return [];
      const { tenantId, personId } = viewer;
      const [own, open] = await Promise.all([
        projects.findOfPerson(tenantId, personId),
        projects.findPublic(tenantId),
      ]);
      const ofOwn = await forks.withForks(tenantId, own);
      const all = new Map([...ofOwn, ...open].map((project) => [project.id, project]));
      const visible = await visibleAmong(viewer, [...all.values()]);
      return visible.sort((a, b) => (a.foldedKey < b.foldedKey ? -1 : 1));
    },

    /** By id or key, whoever may see it: for rules, never for an answer. */
    findProject: (tenantId: string, ref: string): Promise<Project | null> =>
      projects.findByRef(tenantId, ref),
    /** As far as the viewer sees them, in no order: match by id. */
    findVisible: async (viewer: Viewer, ids: readonly string[]): Promise<Project[]> =>
      visibleAmong(viewer, await projects.findByIds(viewer.tenantId, ids)),
    /** As far as the viewer sees them, in no order: match by `foldedKey`. */
    findVisibleByKeys: async (viewer: Viewer, keys: readonly string[]): Promise<Project[]> =>
      visibleAmong(viewer, await projects.findByKeys(viewer.tenantId, keys)),

    /** The id of the project that the viewer names by id or key, or `not_found`. */
    async projectIdOf(viewer: Viewer, ref: string): Promise<string> {
      const project = await projects.findByRef(viewer.tenantId, ref);
      if (!project || !mayNameProject(viewer, await forks.asJudged(project))) throw notFound("No project");
      return project.id;
    },

    /** Keys of the project with this key and of all that share its members: agents of all of them address each other. */
    async keysTogether(tenantId: string, projectKey: string): Promise<readonly string[]> {
      const [project] = await projects.findByKeys(tenantId, [projectKey]);
      if (!project) return [fold(projectKey)];
      const together = await forks.withForks(tenantId, [await forks.homeOf(project)]);
      return together.map(({ foldedKey }) => foldedKey);
    },

    /** The members as far as the viewer sees them; a fork's are those of what it was forked from. */
    async members(viewer: Viewer, project: Project): Promise<MembershipOf[]> {
      const judged = await forks.asJudged(project);
      return judged.members
        .filter((member) => maySeeMember(viewer, judged, member))
        .map((member) => ({ project, member }));
    },
  };
};
export type Projects = ReturnType<typeof createProjects>;
