import { mayWriteDirectory } from "../../authz/directory.js";
import { pendingFor, requireId } from "../../db/guarded.js";
import { refuse } from "../../errors.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { eventEntry, partyOf } from "../../outbox.js";
import { fold, requireLine } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import type { Deps } from "./deps.js";
import { personIdsOf } from "./refs.js";
import type { Team } from "./types.js";

export interface SaveTeam {
  readonly id?: string | null | undefined;
  readonly key: string;
  readonly name: string;
  readonly memberIds: readonly string[];
}

/** Who is in exactly one of the two lists. */
const difference = (some: readonly string[], others: readonly string[]): string[] => {
  const [a, b] = [new Set(some), new Set(others)];
  return [...some.filter((id) => !b.has(id)), ...others.filter((id) => !a.has(id))];
};

/** Use cases of teams. */
export const createTeams = (deps: Deps) => {
  const { teams, now, relay } = deps;

  const carryThrough = async (team: Team): Promise<void> => {
    const { tenantId, pendingReindex } = team;
    if (!pendingReindex) return;
    await deps.onAccessChanged({
      tenantId,
      personIds: pendingReindex.personIds,
      teamIds: pendingReindex.teamIds,
    });
    await teams.settle(team);
  };

  return {
    async saveTeam(viewer: Viewer, input: SaveTeam): Promise<Team> {
      if (!mayWriteDirectory(viewer))
        refuse("forbidden", "Ask an admin: only admins and services write the directory.");
      const { tenantId } = viewer;
      const id = typeof input.id === "string" ? requireId(input.id, "input.id") : newId();
      const key = requireLine(input.key, { path: "input.key", limit: LIMITS.key.limit });
      const name = requireLine(input.name, { path: "input.name", limit: LIMITS.name.limit });
      const memberIds = await personIdsOf(deps, tenantId, input.memberIds);
      const { after } = await teams.save({ tenantId, id }, (before) => {
        const changed = difference(before?.memberIds ?? [], memberIds);
        return {
          set: { key, foldedKey: fold(key), name, memberIds },
          event: eventEntry({
            type: "team.saved",
            at: now(),
            by: partyOf(viewer),
            data: { teamId: id },
            internal: true,
          }),
          ...(changed.length === 0
            ? {}
            : { pending: pendingFor(now(), { personIds: changed, teamIds: [id] }) }),
        };
      });
      await carryThrough(after);
      await relay("teams", after._id);
      return after;
    },

    teams: (viewer: Viewer): Promise<Team[]> =>
      viewer.kind === "service" ? Promise.resolve([]) : teams.list(viewer.tenantId),

    carryThroughTeam: carryThrough,
  };
};
