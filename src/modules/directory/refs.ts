import { notFound } from "../../errors.js";
import { fold } from "../../text.js";
import type { Deps } from "./deps.js";

/** Puts what was found in the place of what was asked for, each once, or says that something is missing. */
const inPlace = (
  refs: readonly string[],
  { what, byId, byName }: { what: string; byId: ReadonlySet<string>; byName: ReadonlyMap<string, string> },
): string[] => {
  const ids = refs.map((ref) => {
    const id = byId.has(ref) ? ref : byName.get(fold(ref));
    if (id === undefined) throw notFound(what);
    return id;
  });
  return [...new Set(ids)];
};

/** Ids of people named by id or email, deactivated ones too, each once, in the order given. */
export const personIdsOf = async (
  { people }: Pick<Deps, "people">,
  tenantId: string,
  refs: readonly string[],
): Promise<string[]> => {
  if (refs.length === 0) return [];
  const [byId, byEmail] = await Promise.all([
    people.findByIds(tenantId, refs),
    people.findByEmails(tenantId, refs),
  ]);
  return inPlace(refs, {
    what: "No person",
    byId: new Set(byId.map(({ id }) => id)),
    byName: new Map(byEmail.map(({ foldedEmail, id }) => [foldedEmail, id])),
  });
};

/** Ids of teams named by id or key, each once, in the order given. */
export const teamIdsOf = async (
  { teams }: Pick<Deps, "teams">,
  tenantId: string,
  refs: readonly string[],
): Promise<string[]> => {
  if (refs.length === 0) return [];
  const [byId, byKey] = await Promise.all([
    teams.findByIds(tenantId, refs),
    teams.findByKeys(tenantId, refs),
  ]);
  return inPlace(refs, {
    what: "No team",
    byId: new Set(byId.map(({ id }) => id)),
    byName: new Map(byKey.map(({ foldedKey, id }) => [foldedKey, id])),
  });
};
