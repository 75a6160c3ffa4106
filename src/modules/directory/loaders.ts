import DataLoader from "dataloader";
import type { Context } from "../../context.js";
import { fold } from "../../text.js";
import type { Agent, AgentKey, Person, Team } from "./types.js";

/** Loaders of one operation: `context.once(personLoader).load(id)`. Rows are matched to keys, never by position. */
const byKey = <T>(keys: readonly string[], rows: readonly T[], keyOf: (row: T) => string): (T | null)[] => {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(key) ?? null);
};

/** A person by id, deactivated or not; null for an id that never was. */
export const personLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, Person | null>(async (ids) =>
    byKey(ids, await app.directory.findPeople(viewer.tenantId, ids), ({ id }) => id),
  );

/** A team by id. */
export const teamLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, Team | null>(async (ids) =>
    byKey(ids, await app.directory.findTeams(viewer.tenantId, ids), ({ id }) => id),
  );

/** An agent by handle, whatever its spelling. */
export const agentLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, Agent | null, string>(
    async (handles) =>
      byKey(
        handles.map(fold),
        await app.directory.findAgents(viewer.tenantId, handles),
        ({ foldedHandle }) => foldedHandle,
      ),
    { cacheKeyFn: fold },
  );

export const teamsOfPersonLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, Team[]>(async (ids) => {
    const found = await app.directory.teamsOfAll(viewer.tenantId, ids);
    return ids.map((id) => found.get(id) ?? []);
  });

export const agentsOfPersonLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, Agent[]>(async (ids) => {
    const found = await app.directory.agentsOfAll(viewer.tenantId, ids);
    return ids.map((id) => found.get(id) ?? []);
  });

/** The keys of an agent, none where the viewer may not see them. */
export const keysOfAgentLoader = ({ app, viewer }: Context) =>
  new DataLoader<Agent, AgentKey[], string>(
    async (agents) => {
      const found = await app.directory.keysOf(viewer, agents);
      return agents.map(({ foldedHandle }) => found.get(foldedHandle) ?? []);
    },
    { cacheKeyFn: ({ foldedHandle }) => foldedHandle },
  );

/** Whether a handle has a session now. */
export const liveLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, boolean>(async (handles) => {
    const live = await app.directory.isLive(viewer.tenantId, handles);
    return handles.map((handle) => live.has(handle));
  });
