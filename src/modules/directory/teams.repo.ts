import type { Collection, Db } from "mongodb";
import { type Change, findPending, saveGuarded, settlePending } from "../../db/guarded.js";
import { fold } from "../../text.js";
import type { Team } from "./types.js";

const ORDER = { foldedKey: 1, id: 1 } as const;

/** Queries and updates of `teams`, one each. */
export const createTeamsRepo = (db: Db) => {
  const teams: Collection<Team> = db.collection<Team>("teams");
  return {
    /** By id or by key; where one team's id is another's key, the id counts. */
    async findByRef(tenantId: string, ref: string): Promise<Team | null> {
      const found = await teams.find({ tenantId, $or: [{ id: ref }, { foldedKey: fold(ref) }] }).toArray();
      return found.find(({ id }) => id === ref) ?? found[0] ?? null;
    },
    findByIds: (tenantId: string, ids: readonly string[]): Promise<Team[]> =>
      teams
        .find({ tenantId, id: { $in: ids } })
        .sort(ORDER)
        .toArray(),
    findByKeys: (tenantId: string, keys: readonly string[]): Promise<Team[]> =>
      teams.find({ tenantId, foldedKey: { $in: keys.map(fold) } }).toArray(),
    /** Every team that any of these people is in. */
    findOfMembers: (tenantId: string, personIds: readonly string[]): Promise<Team[]> =>
      teams
        .find({ tenantId, memberIds: { $in: personIds } })
        .sort(ORDER)
        .toArray(),
    list: (tenantId: string): Promise<Team[]> => teams.find({ tenantId }).sort(ORDER).toArray(),
    save: (
      key: { tenantId: string; id: string },
      decide: (before: Team | null) => Promise<Change<Team> | null> | Change<Team> | null,
    ) => saveGuarded(teams, key, decide),
    settle: (team: Team) => settlePending(teams, team),
    findPending: (before: Date) => findPending(teams, before),
  };
};
export type TeamsRepo = ReturnType<typeof createTeamsRepo>;
