import type { Collection, Db } from "mongodb";
import { type Change, findPending, saveGuarded, settlePending } from "../../db/guarded.js";
import { fold } from "../../text.js";
import type { Agent } from "./types.js";

const ORDER = { foldedHandle: 1 } as const;

/** Queries and updates of `agents`, one each. */
export const createAgentsRepo = (db: Db) => {
  const agents: Collection<Agent> = db.collection<Agent>("agents");
  return {
    findByHandle: (tenantId: string, handle: string) =>
      agents.findOne({ tenantId, foldedHandle: fold(handle) }),
    findByHandles: (tenantId: string, handles: readonly string[]): Promise<Agent[]> =>
      agents.find({ tenantId, foldedHandle: { $in: handles.map(fold) } }).toArray(),
    /** All agents of these people, retired ones too. */
    findOfOwners: (tenantId: string, ownerIds: readonly string[]): Promise<Agent[]> =>
      agents
        .find({ tenantId, ownerId: { $in: ownerIds } })
        .sort(ORDER)
        .toArray(),
    /** Agents at work in these projects, by the projects' keys; with a capability, only those that have it. */
    findOfProjects: (
      tenantId: string,
      projectKeys: readonly string[],
      capability?: string,
    ): Promise<Agent[]> =>
      agents
        .find({
          tenantId,
          foldedProject: { $in: projectKeys.map(fold) },
          retired: false,
          ...(capability === undefined ? {} : { foldedCapabilities: fold(capability) }),
        })
        .sort(ORDER)
        .toArray(),
    save: (
      key: { tenantId: string; foldedHandle: string },
      decide: (before: Agent | null) => Promise<Change<Agent> | null> | Change<Agent> | null,
    ) => saveGuarded(agents, key, decide),
    settle: (agent: Agent) => settlePending(agents, agent),
    findPending: (before: Date) => findPending(agents, before),
  };
};
export type AgentsRepo = ReturnType<typeof createAgentsRepo>;
