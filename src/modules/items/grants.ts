import type { AccessToken } from "../../authz/item.js";
import type { Item } from "./types.js";

type Named = Pick<Item, "authorId" | "ownerId" | "claimOwnerId" | "personIds" | "teamIds">;

/** Who sees an item by what it says itself: its author, its owner, its claim holder's owner, whom it lists. */
export const grantsOf = ({ authorId, ownerId, claimOwnerId, personIds, teamIds }: Named): AccessToken[] => {
  const people = [authorId, ownerId, claimOwnerId, ...personIds].filter((id): id is string => id !== null);
  return [
    ...new Set<AccessToken>([
      ...people.map((id): AccessToken => `p:${id}`),
      ...teamIds.map((id): AccessToken => `t:${id}`),
    ]),
  ];
};
