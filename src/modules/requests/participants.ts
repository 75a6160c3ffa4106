import type { Participant } from "../../authz/request.js";
import { fold } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import { type Agent, splitHandle } from "../directory/index.js";
import { type Address, addressesOf, addressKind } from "./address.js";
import type { RequestDeps } from "./deps.js";
import type { AgentRef } from "./types.js";

type Deps = Pick<RequestDeps, "directory" | "membership">;

type Known = Pick<
  Agent,
  "handle" | "foldedHandle" | "ownerId" | "foldedProject" | "foldedCapabilities" | "retired"
>;

const refOf = ({ handle, foldedHandle, ownerId }: Known): AgentRef => ({
  handle,
  key: foldedHandle,
  ownerId,
});

/** The agent as a participant, or null while its owner is no ACTIVE member of its project. */
const participantOf = async (
  { membership }: Deps,
  tenantId: string,
  agent: Known,
): Promise<Participant | null> => {
  const { projectKey } = await membership.addressing(tenantId, agent.foldedProject);
  const active = await membership.activeAmong({ tenantId, projectKey }, [agent.ownerId]);
  if (agent.retired || !active.has(agent.ownerId)) return null;
  return { ...refOf(agent), tenantId, projectKey, addresses: addressesOf(agent) };
};

/** The caller as a participant: null for one that is no agent, or whose owner is no ACTIVE member. */
export const findParticipant = async (deps: Deps, viewer: Viewer): Promise<Participant | null> =>
  viewer.kind === "agent" ? participantOf(deps, viewer.tenantId, await deps.directory.agent(viewer)) : null;

/** An agent that is not saved: whoever owns its handle vouches for it. */
const unsaved = async ({ directory }: Deps, tenantId: string, handle: string): Promise<Known | null> => {
  const owned = await directory.ownedHandle(tenantId, handle);
  const parts = owned && splitHandle(owned.handle);
  if (!owned || !parts) return null;
  return {
    ...owned,
    foldedHandle: fold(owned.handle),
    foldedProject: fold(parts.project),
    foldedCapabilities: [],
    retired: false,
  };
};

/** The agent with this handle as it stands now, saved or not. */
export const findParticipantByHandle = async (
  deps: Deps,
  { tenantId, handle }: { tenantId: string; handle: string },
): Promise<Participant | null> => {
  const { directory } = deps;
  const agent = (await directory.findAgent(tenantId, handle)) ?? (await unsaved(deps, tenantId, handle));
  if (agent === null || !(await directory.activeAmong(tenantId, [agent.ownerId])).has(agent.ownerId))
    return null;
  return participantOf(deps, tenantId, agent);
};

/** The agents that an address means now, without the sender; only saved ones, of active people and members. */
export const eligibleAgents = async (
  { directory, membership }: Deps,
  {
    tenantId,
    projectKey,
    address,
    senderKey,
  }: { tenantId: string; projectKey: string; address: Address | string; senderKey: string },
): Promise<AgentRef[]> => {
  const { keys } = await membership.addressing(tenantId, projectKey);
  const inProject = new Set(keys.map(fold));
  const found =
    addressKind(address) === "agent"
      ? await directory.findAgents(tenantId, [address.slice("agent:".length)])
      : await directory.agentsOfProjects(tenantId, keys);
  const meant = found.filter(
    (agent) =>
      !agent.retired &&
      inProject.has(agent.foldedProject) &&
      agent.foldedHandle !== senderKey &&
      addressesOf(agent).some((one) => one === address),
  );
  const owners = [...new Set(meant.map(({ ownerId }) => ownerId))];
  const [people, members] = await Promise.all([
    directory.activeAmong(tenantId, owners),
    membership.activeAmong({ tenantId, projectKey }, owners),
  ]);
  return meant.filter(({ ownerId }) => people.has(ownerId) && members.has(ownerId)).map(refOf);
};
