import { randomBytes } from "node:crypto";
import { mayAdmitOwner, mayKeepAgent, maySeeKeys, mayWriteDirectory } from "../../authz/directory.js";
import { alreadyExists, pendingFor } from "../../db/guarded.js";
import { notFound, refuse } from "../../errors.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { eventEntry, partyOf } from "../../outbox.js";
import { fold, requireLine } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import type { Deps } from "./deps.js";
import { hashOf } from "./identity.js";
import { requireHandle } from "./names.js";
import type { Agent, AgentKey, Person } from "./types.js";

export interface SaveAgent {
  readonly handle: string;
  readonly ownerId?: string | null | undefined;
  readonly capabilities?: readonly string[] | null | undefined;
}

const MOST_CAPABILITIES = 50;
const SECRET_BYTES = 32;

const notYours = () => refuse("forbidden", "Only its owner or an admin keeps this agent.");
const noAgent = () => notFound("No agent");

/** Each capability once, by its folded form, as it was first written. */
const capabilitiesOf = (given: readonly string[]) => {
  const path = "input.capabilities";
  if (given.length > MOST_CAPABILITIES)
    refuse("out_of_range", `Name at most ${MOST_CAPABILITIES} capabilities.`, {
      path,
      limit: MOST_CAPABILITIES,
    });
  const byFold = new Map<string, string>();
  for (const one of given) {
    const capability = requireLine(one, { path, limit: LIMITS.key.limit });
    if (!byFold.has(fold(capability))) byFold.set(fold(capability), capability);
  }
  return { capabilities: [...byFold.values()], foldedCapabilities: [...byFold.keys()] };
};

/** Use cases of agents and their keys. */
export const createAgents = (deps: Deps) => {
  const { people, agents, keys, now, relay, membership } = deps;

  const audit = (viewer: Viewer, type: string, data: Readonly<Record<string, string>>) =>
    eventEntry({ type, at: now(), by: partyOf(viewer), data, internal: true });

  const ownerOf = async (viewer: Viewer, input: SaveAgent, segment: string): Promise<Person> => {
    const { tenantId } = viewer;
    const named =
      typeof input.ownerId === "string" ? await people.findByRef(tenantId, input.ownerId) : undefined;
    const owner = named === undefined ? await people.findByHandle(tenantId, segment) : named;
    // Without an owner's name a person means themselves: somebody else's handle is not theirs to take.
    if (!mayWriteDirectory(viewer) && !(owner && mayKeepAgent(viewer, owner.id))) notYours();
    if (!owner?.active) throw notFound("No person");
    if (owner.foldedHandle !== fold(segment))
      refuse("bad_input", "Begin the handle with its owner's handle.", { path: "input.handle" });
    return owner;
  };

  const requireAgent = async (tenantId: string, handle: string): Promise<Agent> => {
    const agent = await agents.findByHandle(tenantId, handle);
    if (!agent) throw noAgent();
    return agent;
  };

  const carryThrough = async (agent: Agent): Promise<void> => {
    const { tenantId, handle, foldedHandle } = agent;
    if (agent.retired) {
      await Promise.all([
        keys.revokeOfHandle(tenantId, foldedHandle, now()),
        deps.onEvict({ tenantId, handle }),
        deps.onAgentsGone({ tenantId, handles: [handle] }),
      ]);
    }
    await agents.settle(agent);
  };

  return {
    async saveAgent(viewer: Viewer, input: SaveAgent): Promise<Agent> {
      const { tenantId } = viewer;
      const { owner: segment, project } = requireHandle(input.handle, "input.handle");
      const owner = await ownerOf(viewer, input, segment);
      const given = input.capabilities === undefined ? {} : capabilitiesOf(input.capabilities ?? []);
      const foldedHandle = fold(input.handle);
      const standing = await agents.findByHandle(tenantId, foldedHandle);
      if (standing && standing.ownerId !== owner.id) throw alreadyExists();
      const place = { tenantId, projectKey: project, personId: owner.id };
      if (mayAdmitOwner(viewer)) await membership.admit(place);
      else if (!(await membership.isActive(place)))
        refuse("forbidden", "Join the project first: an agent works where its owner is a member.");
      const { after } = await agents.save({ tenantId, foldedHandle }, (before) => {
        if (before && before.ownerId !== owner.id) throw alreadyExists();
        const fresh = {
          handle: input.handle.normalize("NFC"),
          ownerId: owner.id,
          foldedProject: fold(project),
          capabilities: [],
          foldedCapabilities: [],
        };
        return {
          set: { ...(before ? {} : fresh), ...given, retired: false },
          event: audit(viewer, "agent.saved", { handle: input.handle }),
        };
      });
      await relay("agents", after._id);
      return after;
    },

    /** The agent's keys and sessions end, its leases return; its threads stay. */
    async retireAgent(viewer: Viewer, handle: string): Promise<Agent> {
      const { tenantId } = viewer;
      const agent = await requireAgent(tenantId, handle);
      if (!mayKeepAgent(viewer, agent.ownerId)) notYours();
      const { after } = await agents.save({ tenantId, foldedHandle: agent.foldedHandle }, (before) =>
        before && !before.retired
          ? {
              set: { retired: true },
              event: audit(viewer, "agent.retired", { handle: agent.handle }),
              pending: pendingFor(now(), { personIds: [agent.ownerId] }),
            }
          : null,
      );
      await carryThrough(after);
      await relay("agents", after._id);
      return after;
    },

    async issueAgentKey(
      viewer: Viewer,
      { handle, name }: { handle: string; name?: string | null | undefined },
    ) {
      const { tenantId } = viewer;
      const agent = await requireAgent(tenantId, handle);
      if (!mayKeepAgent(viewer, agent.ownerId)) notYours();
      const owner = await people.findById(tenantId, agent.ownerId);
      if (agent.retired || !owner?.active) throw noAgent();
      const label =
        typeof name === "string" ? requireLine(name, { path: "name", limit: LIMITS.name.limit }) : null;
      const secret = `dk_${randomBytes(SECRET_BYTES).toString("base64url")}`;
      const id = newId();
      const key = await keys.insert(
        {
          tenantId,
          id,
          name: label,
          foldedHandle: agent.foldedHandle,
          ownerId: agent.ownerId,
          hash: hashOf(secret),
          createdAt: now(),
          lastUsedAt: null,
          revokedAt: null,
        },
        audit(viewer, "key.issued", { keyId: id, handle: agent.handle }),
      );
      await relay("agent_keys", key._id);
      return { key, secret };
    },

    /** True when this call ended the key, false when it had ended before. */
    async revokeAgentKey(viewer: Viewer, id: string): Promise<boolean> {
      const { tenantId } = viewer;
      const key = await keys.find(tenantId, id);
      if (!key || !maySeeKeys(viewer, key.ownerId)) throw notFound("No key");
      const ended = await keys.revoke(tenantId, id, {
        at: now(),
        event: audit(viewer, "key.revoked", { keyId: id }),
      });
      await deps.onEvict({ tenantId, keyId: id });
      if (ended) await relay("agent_keys", key._id);
      return ended;
    },

    /** The keys of agents whose keys the viewer may see, by folded handle. */
    async keysOf(viewer: Viewer, of: readonly Agent[]): Promise<ReadonlyMap<string, AgentKey[]>> {
      const open = of
        .filter(({ ownerId }) => maySeeKeys(viewer, ownerId))
        .map(({ foldedHandle }) => foldedHandle);
      const found = open.length === 0 ? [] : await keys.findOfHandles(viewer.tenantId, open);
      return new Map(
        open.map((handle) => [handle, found.filter(({ foldedHandle }) => foldedHandle === handle)]),
      );
    },

    carryThroughAgent: carryThrough,
  };
};
