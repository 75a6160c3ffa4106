import type { Context } from "../../context.js";
import type { Box } from "../../viewer.js";
import { boxOwner } from "../../viewer.js";
import type { Item } from "../items/index.js";
import type { Claim } from "./addressing.js";
import type { DirectoryFacts, Reached, ReachItem } from "./reach.js";

/** Whose agent works on what an item is about: an outcome's claim stands for its plans and evidence. */
export const claimOf = async ({ app }: Context, item: Item): Promise<Claim> => {
  const holder =
    (item.kind === "PLAN" || item.kind === "EVIDENCE" ? await app.items.outcomeOf(item) : item) ?? item;
  return holder.claimHandle === null || holder.claimOwnerId === null
    ? null
    : { ownerId: holder.claimOwnerId, handle: holder.claimHandle };
};

export const reachItemOf = (item: Item, claim: Claim): ReachItem => ({
  kind: item.kind,
  authorId: item.authorId,
  authorHandle: item.authorHandle,
  claim,
});

/** Who of these people is active and sees the item now. */
export const factsAbout = async (
  { app }: Context,
  item: Item,
  personIds: readonly (string | null)[],
): Promise<DirectoryFacts> => {
  const people = [...new Set(personIds.filter((id): id is string => id !== null))];
  const seers = await app.items.seersOf(item, people);
  return { sees: (personId) => seers.has(personId) };
};

export const ownersOf = (reached: readonly Pick<Reached, "box">[]): string[] =>
  reached.map(({ box }) => boxOwner(box));

/** What an event tells of whose move it is: people, in person or through their agents. */
export const movers = (boxes: readonly Box[]) =>
  boxes.map((box) => ({ personId: boxOwner(box), throughAgents: box.startsWith("a:") }));
