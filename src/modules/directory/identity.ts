import { createHash } from "node:crypto";
import { Refusal } from "../../errors.js";
import type { AgentIdentity, Identity, PersonIdentity } from "../../http/identity.js";
import { fold } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import type { Deps } from "./deps.js";
import { splitHandle } from "./names.js";
import type { Person } from "./types.js";

const unauthenticated = (): Refusal =>
  new Refusal("unauthenticated", "Sign in again with a valid token or key.");

/** A use is noted at most once in this time: a busy agent costs no write per call. */
const TOUCH_MS = 60_000;

export const hashOf = (secret: string): string => createHash("sha256").update(secret, "utf8").digest("hex");

/** Who a credential belongs to, and who is calling. */
export const createIdentities = ({ people, teams, agents, keys, now }: Deps) => {
  const surroundings = async (tenantId: string, personId: string) => {
    const of = await teams.findOfMembers(tenantId, [personId]);
    return {
      teamIds: new Set(of.map(({ id }) => id)),
      // Deactivated ones too: what they left open is decided by those who shared a team with them.
      colleagueIds: new Set(of.flatMap(({ memberIds }) => memberIds).filter((id) => id !== personId)),
    };
  };

  const agentOf = async ({ tenantId, handle, keyId }: AgentIdentity, owner: Person): Promise<string> => {
    const parts = typeof handle === "string" ? splitHandle(handle) : undefined;
    if (!parts || fold(parts.owner) !== owner.foldedHandle) throw unauthenticated();
    const [saved, key] = await Promise.all([
      agents.findByHandle(tenantId, handle),
      keyId === undefined ? undefined : keys.find(tenantId, keyId),
    ]);
    if (saved && (saved.retired || saved.ownerId !== owner.id)) throw unauthenticated();
    // A socket outlives its key unless it is asked again.
    if (keyId !== undefined && key?.revokedAt !== null) throw unauthenticated();
    // What is not saved yet has one spelling, however its issuer writes it: handles are compared as they stand.
    return saved?.handle ?? fold(handle);
  };

  const memberOf = async (identity: PersonIdentity | AgentIdentity) => {
    const { tenantId, personId } = identity;
    // A token's claims are not ours: only a string may reach a filter.
    if (typeof personId !== "string" || typeof tenantId !== "string") throw unauthenticated();
    const [person, around] = await Promise.all([
      people.findById(tenantId, personId),
      surroundings(tenantId, personId),
    ]);
    if (!person?.active) throw unauthenticated();
    return { person, member: { tenantId, personId: person.id, role: person.role, ...around } };
  };

  return {
    async viewerOf(identity: Identity): Promise<Viewer> {
      if (identity.kind === "service")
        return { kind: "service", tenantId: identity.tenantId, name: identity.name };
      const { person, member } = await memberOf(identity);
      if (identity.kind === "person") return { kind: "person", ...member, repos: identity.repos };
      const handle = await agentOf(identity, person);
      return { kind: "agent", ...member, handle, projectKey: splitHandle(handle)?.project ?? "" };
    },

    async identityOfKey(secret: string): Promise<AgentIdentity | undefined> {
      if (typeof secret !== "string" || !secret.startsWith("dk_")) return undefined;
      const key = await keys.findByHash(hashOf(secret));
      if (!key) return undefined;
      const [person, agent] = await Promise.all([
        people.findById(key.tenantId, key.ownerId),
        agents.findByHandle(key.tenantId, key.foldedHandle),
      ]);
      if (!person?.active || !agent || agent.retired || agent.ownerId !== person.id) return undefined;
      const at = now();
      const before = new Date(at.getTime() - TOUCH_MS);
      if (key.lastUsedAt === null || key.lastUsedAt < before) await keys.touch(key, at, before);
      return {
        kind: "agent",
        tenantId: key.tenantId,
        personId: person.id,
        handle: agent.handle,
        keyId: key.id,
      };
    },
  };
};
