import { notFound, refuse } from "../../errors.js";
import { fold } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import { createAgents } from "./agents.js";
import { type DirectoryOptions, depsOf } from "./deps.js";
import { createIdentities } from "./identity.js";
import { splitHandle } from "./names.js";
import { createPeople } from "./people.js";
import { personIdsOf, teamIdsOf } from "./refs.js";
import { createTeams } from "./teams.js";
import type { Agent, Person, Team } from "./types.js";

/** How long a change may be under way before another process takes it for abandoned. */
const PATIENCE_MS = 2_000;

/** People, teams, agents and keys: who is who in a tenant, and who is calling. */
export const createDirectory = (options: DirectoryOptions) => {
  const deps = depsOf(options);
  const { people, teams, agents, now } = deps;
  const { carryThroughPerson, ...ofPeople } = createPeople(deps);
  const { carryThroughTeam, ...ofTeams } = createTeams(deps);
  const { carryThroughAgent, ...ofAgents } = createAgents(deps);

  const findPerson = async (tenantId: string, ref: string): Promise<Person | null> =>
    typeof ref === "string" ? people.findByRef(tenantId, ref) : null;

  return {
    ...createIdentities(deps),
    ...ofPeople,
    ...ofTeams,
    ...ofAgents,

    /** The viewer's own person; for an agent its owner. */
    async me(viewer: Viewer): Promise<Person> {
      if (viewer.kind === "service") return refuse("forbidden", "A service is no person.");
      const person = await people.findById(viewer.tenantId, viewer.personId);
      return person ?? refuse("unauthenticated", "Sign in again with a valid token or key.");
    },

    /** The calling agent; one that is not saved yet is shown as its token describes it. */
    async agent(viewer: Viewer): Promise<Agent> {
      if (viewer.kind !== "agent") return refuse("forbidden", "Only an agent has a handle.");
      const { tenantId, handle, personId, projectKey } = viewer;
      const saved = await agents.findByHandle(tenantId, handle);
      return saved ?? unsavedAgent({ tenantId, handle, ownerId: personId, projectKey });
    },

    /** By id or email; deactivated people too. */
    findPerson,
    /** By id or email: an active person, or `not_found` for the unknown and the deactivated alike. */
    async requireActivePerson(tenantId: string, ref: string): Promise<Person> {
      const person = await findPerson(tenantId, ref);
      if (!person?.active) throw notFound("No person");
      return person;
    },
    /** Each found once, in no order, deactivated ones too: match by id. */
    findPeople: (tenantId: string, ids: readonly string[]): Promise<readonly Person[]> =>
      people.findByIds(tenantId, ids),
    /** Each found once, in no order, deactivated ones too: match by `foldedEmail`. */
    findByEmails: (tenantId: string, emails: readonly string[]): Promise<readonly Person[]> =>
      people.findByEmails(tenantId, emails),
    /** The person whose handle this is: the first segment of their agents' handles. */
    findByHandle: (tenantId: string, handle: string): Promise<Person | null> =>
      people.findByHandle(tenantId, handle),
    /** Which of these people are active. */
    activeAmong: async (tenantId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set(await people.activeAmong(tenantId, ids)),
    /** By id or key. */
    findTeam: (tenantId: string, ref: string): Promise<Team | null> => teams.findByRef(tenantId, ref),
    findTeams: (tenantId: string, ids: readonly string[]): Promise<readonly Team[]> =>
      teams.findByIds(tenantId, ids),
    teamsOf: (tenantId: string, personId: string): Promise<readonly Team[]> =>
      teams.findOfMembers(tenantId, [personId]),
    /** The teams of each of these people, by person. */
    async teamsOfAll(tenantId: string, personIds: readonly string[]): Promise<ReadonlyMap<string, Team[]>> {
      const found = await teams.findOfMembers(tenantId, personIds);
      return new Map(personIds.map((id) => [id, found.filter(({ memberIds }) => memberIds.includes(id))]));
    },
    /** Ids of people named by id or email, deactivated ones too; `not_found` when one is unknown. */
    personIds: (tenantId: string, refs: readonly string[]): Promise<string[]> =>
      personIdsOf(deps, tenantId, refs),
    /** Ids of teams named by id or key; `not_found` when one is unknown. */
    teamIds: (tenantId: string, refs: readonly string[]): Promise<string[]> =>
      teamIdsOf(deps, tenantId, refs),
    /**
     * The agent with this handle and its owner, saved or not: for one that is not saved its first segment says
     * whose it is. Null when nobody has that handle.
     */
    async ownedHandle(
      tenantId: string,
      handle: string,
    ): Promise<Pick<Agent, "handle" | "ownerId" | "retired"> | null> {
      const saved = await agents.findByHandle(tenantId, handle);
      if (saved) return saved;
      const parts = splitHandle(handle);
      const owner = parts ? await people.findByHandle(tenantId, parts.owner) : null;
      return owner ? { handle: fold(handle), ownerId: owner.id, retired: false } : null;
    },
    /** Whatever its spelling; retired ones too. */
    findAgent: (tenantId: string, handle: string): Promise<Agent | null> =>
      agents.findByHandle(tenantId, handle),
    findAgents: (tenantId: string, handles: readonly string[]): Promise<readonly Agent[]> =>
      agents.findByHandles(tenantId, handles),
    agentsOf: (tenantId: string, personId: string): Promise<readonly Agent[]> =>
      agents.findOfOwners(tenantId, [personId]),
    /** The agents of each of these people, by owner. */
    async agentsOfAll(tenantId: string, personIds: readonly string[]): Promise<ReadonlyMap<string, Agent[]>> {
      const found = await agents.findOfOwners(tenantId, personIds);
      return new Map(personIds.map((id) => [id, found.filter(({ ownerId }) => ownerId === id)]));
    },
    /** Agents at work in the project, by its key. */
    agentsOfProject: (tenantId: string, projectKey: string): Promise<readonly Agent[]> =>
      agents.findOfProjects(tenantId, [projectKey]),
    /** The same for a project and its forks, which share their agents' addressing. */
    agentsOfProjects: (tenantId: string, projectKeys: readonly string[]): Promise<readonly Agent[]> =>
      agents.findOfProjects(tenantId, projectKeys),
    agentsWithCapability: (
      tenantId: string,
      projectKey: string,
      capability: string,
    ): Promise<readonly Agent[]> => agents.findOfProjects(tenantId, [projectKey], capability),
    isLive: deps.isLive,

    /** Carries through what a process that died had written but not finished. Returns how many documents. */
    async resumeReindex(): Promise<number> {
      const before = new Date(now().getTime() - PATIENCE_MS);
      const [somePeople, someTeams, someAgents] = await Promise.all([
        people.findPending(before),
        teams.findPending(before),
        agents.findPending(before),
      ]);
      for (const person of somePeople) await carryThroughPerson(person);
      for (const team of someTeams) await carryThroughTeam(team);
      for (const agent of someAgents) await carryThroughAgent(agent);
      return somePeople.length + someTeams.length + someAgents.length;
    },
  };
};
export type Directory = ReturnType<typeof createDirectory>;

/** An agent that only its token vouches for. */
export const unsavedAgent = (of: {
  tenantId: string;
  handle: string;
  ownerId: string;
  projectKey: string;
}): Agent => ({
  _id: "",
  tenantId: of.tenantId,
  version: 0,
  outbox: [],
  handle: of.handle,
  foldedHandle: fold(of.handle),
  ownerId: of.ownerId,
  foldedProject: fold(of.projectKey),
  capabilities: [],
  foldedCapabilities: [],
  retired: false,
});
