import type { Viewer } from "../viewer.js";
import { isAdmin } from "./directory.js";

/** What an item's access list names: a person (`p:<id>`) or a team (`t:<id>`). */
export type AccessToken = `p:${string}` | `t:${string}`;

export interface ItemFacts {
  readonly tenantId: string;
  readonly ownerId: string | null;
  /** Who sees the item: its own grants and those of all its parents. */
  readonly access: readonly AccessToken[];
}

/** The names under which the viewer may stand in an access list; an agent has its owner's, a service none. */
export const tokensOf = (viewer: Viewer): readonly AccessToken[] =>
  viewer.kind === "service"
    ? []
    : [`p:${viewer.personId}`, ...[...viewer.teamIds].map((id): AccessToken => `t:${id}`)];

/** Who sees an item: those it or one of its parents names (design, section 5). */
export const maySeeItem = (viewer: Viewer, item: Pick<ItemFacts, "tenantId" | "access">): boolean => {
  const tokens = new Set<string>(tokensOf(viewer));
  return item.tenantId === viewer.tenantId && item.access.some((token) => tokens.has(token));
};

/** The items for which `maySeeItem` holds, as a filter. Tenant first. */
export const visibleItems = (viewer: Viewer) => ({
  tenantId: viewer.tenantId,
  access: { $in: [...tokensOf(viewer)] },
});

const writes = (viewer: Viewer): boolean => viewer.kind === "person" && viewer.role !== "VIEWER";
const edits = (viewer: Viewer): boolean =>
  viewer.kind === "person" && (viewer.role === "EDITOR" || viewer.role === "ADMIN");

/** Whose writing does not depend on seeing: services bring items in, admins can give themselves sight anyway. */
export const mayWriteUnseen = (viewer: Viewer): boolean => viewer.kind === "service" || isAdmin(viewer);

/** Who changes an item: its owner or an editor, as far as they see it, and whoever writes unseen. */
export const mayWriteItem = (viewer: Viewer, item: ItemFacts): boolean =>
  viewer.tenantId === item.tenantId &&
  (mayWriteUnseen(viewer) ||
    (maySeeItem(viewer, item) &&
      (edits(viewer) || (viewer.kind === "person" && item.ownerId === viewer.personId))));

/** Who brings a new item in: editors and services; a contributor only what is to be their own. */
export const mayCreateItem = (viewer: Viewer, ownerId: string | null): boolean =>
  viewer.kind === "service" ||
  edits(viewer) ||
  (viewer.kind === "person" && writes(viewer) && ownerId === viewer.personId);

/** Who says what happened on an item: whoever sees it and writes at all, and whoever writes unseen. */
export const mayRecordActivity = (viewer: Viewer, item: ItemFacts): boolean =>
  viewer.tenantId === item.tenantId &&
  (mayWriteUnseen(viewer) || (writes(viewer) && maySeeItem(viewer, item)));

/** In whose name: one's own and that of one's own agents; services and admins may name anyone. */
export const mayRecordFor = (viewer: Viewer, personId: string): boolean =>
  mayWriteUnseen(viewer) || (viewer.kind === "person" && viewer.personId === personId);
