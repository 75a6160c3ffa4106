import type { Context } from "../../context.js";
import { refuse } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import { fold, requireCleanText } from "../../text.js";
import { agentsBox, type Box, boxOwner, personBox } from "../../viewer.js";
import type { Item } from "../items/index.js";
import { type PartyRef, partyOf } from "../threads/index.js";
import type { Reached } from "./reach.js";

export interface Addressed {
  readonly to: readonly Reached[];
  readonly cc: readonly Reached[];
}

/** One address as it was written: an email, `team:<key>`, `agent` or `me`. */
type Address = { readonly given: string; readonly folded: string } & (
  | { readonly kind: "me" | "agent" }
  | { readonly kind: "team" | "email"; readonly name: string }
);

/** Whose agent works on what an item is about, as far as somebody holds it. */
export type Claim = { readonly ownerId: string; readonly handle: string } | null;

/** Past this many different addresses nothing is looked up. */
const MOST_WRITTEN = 5 * LIMITS.addressees.limit;

const parse = (addresses: readonly string[] | null | undefined, path: string): Address[] =>
  (addresses ?? []).map((address, index) => {
    const given = requireCleanText(address, `${path}.${index}`).trim();
    const folded = fold(given);
    if (folded === "me" || folded === "agent") return { given, folded, kind: folded };
    const team = /^team:\s*(.+)$/su.exec(folded)?.[1];
    return team === undefined
      ? { given, folded, kind: "email", name: folded }
      : { given, folded: `team:${team}`, kind: "team", name: team };
  });

/** Each address once, whatever its spelling; what is in `to` is not in `cc` again. */
const distinct = (addresses: readonly Address[], but: readonly Address[] = []): Address[] => {
  const seen = new Set(but.map(({ folded }) => folded));
  return addresses.filter(({ folded }) => !seen.has(folded) && seen.add(folded));
};

interface Found {
  /** As a refusal names it. */
  readonly name: string;
  readonly personId: string;
  readonly box: Box;
  readonly handle: string | null;
  readonly through: "direct" | "team";
}

/** Looks every address up at once; null for one that leads to nobody. */
const lookUp = async (
  { app, viewer }: Context,
  addresses: readonly Address[],
  claim: Claim,
): Promise<Map<string, readonly Found[] | null>> => {
  const { tenantId } = viewer;
  const emails = addresses.flatMap((one) => (one.kind === "email" ? [one.name] : []));
  const keys = addresses.flatMap((one) => (one.kind === "team" ? [one.name] : []));
  const [byEmail, teams] = await Promise.all([
    emails.length === 0 ? [] : app.directory.findByEmails(tenantId, emails),
    Promise.all(keys.map((key) => app.directory.findTeam(tenantId, key))),
  ]);
  const people = new Map(byEmail.map((person) => [person.foldedEmail, person]));
  // An id is no key: `findTeam` takes either.
  const teamOf = new Map(teams.flatMap((team) => (team === null ? [] : [[team.foldedKey, team] as const])));
  const members = await app.directory.findPeople(tenantId, [
    ...new Set([...teamOf.values()].flatMap(({ memberIds }) => memberIds)),
    ...(claim === null ? [] : [claim.ownerId]),
  ]);
  const active = new Map(members.filter((person) => person.active).map((person) => [person.id, person]));

  const found = (one: Address): readonly Found[] | null => {
    const { given } = one;
    switch (one.kind) {
      case "me":
        return viewer.kind === "agent"
          ? [direct(given, viewer.personId, personBox(viewer.personId), null)]
          : null;
      case "agent":
        return claim !== null && active.has(claim.ownerId)
          ? [direct(given, claim.ownerId, agentsBox(claim.ownerId), claim.handle)]
          : null;
      case "email": {
        const person = people.get(one.name);
        return person?.active ? [direct(given, person.id, personBox(person.id), null)] : null;
      }
      case "team": {
        const people = (teamOf.get(one.name)?.memberIds ?? []).flatMap((id): Found[] => {
          const person = active.get(id);
          return person === undefined
            ? []
            : [{ name: person.email, personId: id, box: personBox(id), handle: null, through: "team" }];
        });
        return people.length === 0 ? null : people;
      }
    }
  };
  return new Map(addresses.map((one) => [one.folded, found(one)]));
};

const direct = (name: string, personId: string, box: Box, handle: string | null): Found => ({
  name,
  personId,
  box,
  handle,
  through: "direct",
});

/** Nobody writes to themselves: not to their own box, and an agent not to the claim that it holds itself. */
const isSelf = ({ box, handle }: Found, author: PartyRef): boolean =>
  box === author.box && (handle === null || author.handle === null || fold(handle) === fold(author.handle));

/**
 * Each box once, those named themselves before their teams.
 * @param inPerson whom `to` names in person: they are not addressed through their agents too.
 */
const onceEach = (
  found: readonly Found[],
  inPerson: ReadonlySet<string>,
  but: readonly Found[] = [],
): Found[] => {
  const boxes = new Set(but.map(({ box }) => box));
  const ordered = [...found].sort((a, b) => Number(a.through === "team") - Number(b.through === "team"));
  return ordered.filter(({ box, personId }) => {
    if (boxes.has(box) || (box.startsWith("a:") && inPerson.has(personId))) return false;
    boxes.add(box);
    return true;
  });
};

/**
 * Whom `to` and `cc` name, each box once: the one place where addresses are read. Nothing has been written
 * when it refuses, and a refusal names all offenders at once in `extensions.addressees`.
 *
 * @throws Refusal `unknown_addressee`, `too_many_addressees`, `addressee_cannot_see`.
 */
export const resolveAddresses = async (
  context: Context,
  {
    item,
    claim,
    to,
    cc,
  }: {
    item: Pick<Item, "tenantId" | "access">;
    claim: Claim;
    to?: readonly string[] | null | undefined;
    cc?: readonly string[] | null | undefined;
  },
): Promise<Addressed> => {
  const asked = distinct(parse(to, "input.to"));
  const told = distinct(parse(cc, "input.cc"), asked);
  const all = [...asked, ...told];
  if (all.length === 0) return { to: [], cc: [] };
  if (all.length > MOST_WRITTEN) tooMany();
  const found = await lookUp(context, all, claim);
  const unknown = all.filter(({ folded }) => (found.get(folded) ?? null) === null);
  if (unknown.length > 0)
    refuse("unknown_addressee", "Nobody stands behind these addresses; correct them.", {
      path: "input.to",
      addressees: unknown.map(({ given }) => given),
    });

  const author = partyOf(context.viewer);
  const others = (addresses: readonly Address[]): Found[] =>
    addresses.flatMap(({ folded }) => found.get(folded) ?? []).filter((one) => !isSelf(one, author));
  const asking = others(asked);
  const inPerson = new Set(asking.flatMap(({ box, personId }) => (box.startsWith("p:") ? [personId] : [])));
  const toBoxes = onceEach(asking, inPerson);
  const ccBoxes = onceEach(others(told), inPerson, toBoxes);
  const people = [...new Set([...toBoxes, ...ccBoxes].map(({ box }) => boxOwner(box)))];
  if (people.length > LIMITS.addressees.limit) tooMany();

  const sees = await context.app.items.seersOf(item, people);
  const blind = [...toBoxes, ...ccBoxes].filter(({ personId }) => !sees.has(personId));
  if (blind.length > 0)
    refuse("addressee_cannot_see", "Share the item with them first: a comment shares nothing.", {
      path: "input.to",
      addressees: [...new Set(blind.map(({ name }) => name))],
    });
  return {
    to: toBoxes.map((one) => reached(one, one.through === "team" ? "TEAM" : "TO")),
    cc: ccBoxes.map((one) => reached(one, "CC")),
  };
};

const reached = ({ box, handle }: Found, reason: Reached["reason"]): Reached => ({ box, reason, handle });

const tooMany = (): never =>
  refuse("too_many_addressees", `Address at most ${LIMITS.addressees.limit} people, to and cc together.`, {
    path: "input.to",
    limit: LIMITS.addressees.limit,
  });
