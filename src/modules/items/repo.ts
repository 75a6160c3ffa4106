import type { Collection, Db, Filter } from "mongodb";
import { visibleItems } from "../../authz/item.js";
import { type Change, findPending, saveGuarded, settlePending } from "../../db/guarded.js";
import { pastCursor } from "../../paging.js";
import { containing, fold } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import type { Item, ItemKind } from "./types.js";

const ORDER = { foldedKey: 1, id: 1 } as const;
export type ItemsCursor = readonly [foldedKey: string, id: string];

export interface ItemsQuery {
  readonly search?: string;
  readonly kind?: ItemKind;
  readonly projectId?: string;
  readonly parentId?: string;
  readonly after?: ItemsCursor;
  readonly limit: number;
}

/** Queries and updates of `items`, one each. */
export const createItemsRepo = (db: Db) => {
  const items: Collection<Item> = db.collection<Item>("items");
  return {
    /** By id or key, whoever may see it; where one item's id is another's key, the id counts. */
    async findByRef(tenantId: string, ref: string): Promise<Item | null> {
      const found = await items.find({ tenantId, $or: [{ id: ref }, { foldedKey: fold(ref) }] }).toArray();
      return found.find(({ id }) => id === ref) ?? found[0] ?? null;
    },
    /** Whether a name to be given to an item is what another goes by: its id as that one's key, or its key as that one's id. */
    async isTaken(tenantId: string, { id, key }: Pick<Item, "id" | "key">): Promise<boolean> {
      const other = { $or: [{ foldedKey: fold(id) }, { id: { $in: [key, fold(key)] } }] };
      const found = await items.findOne({ tenantId, id: { $ne: id }, ...other }, { projection: { _id: 1 } });
      return found !== null;
    },
    findByIds: (tenantId: string, ids: readonly string[]): Promise<Item[]> =>
      items.find({ tenantId, id: { $in: ids } }).toArray(),
    list(viewer: Viewer, { search, kind, projectId, parentId, after, limit }: ItemsQuery): Promise<Item[]> {
      const text = search === undefined ? undefined : containing(search);
      const filter = {
        ...visibleItems(viewer),
        ...(kind === undefined ? {} : { kind }),
        ...(projectId === undefined ? {} : { projectId }),
        ...(parentId === undefined ? {} : { parentId }),
        $and: [
          text ? { $or: [{ foldedKey: text }, { foldedTitle: text }] } : {},
          after ? pastCursor(ORDER, after) : {},
        ],
      };
      return items
        .find(filter as Filter<Item>)
        .sort(ORDER)
        .limit(limit)
        .toArray();
    },
    /** Of the items that the viewer sees: those this person wrote, owns or holds through an agent, and those named. */
    async idsConcerning(viewer: Viewer, { personId, also }: { personId: string; also: readonly string[] }) {
      const found = await items
        .find(
          {
            ...visibleItems(viewer),
            $or: [
              { authorId: personId },
              { ownerId: personId },
              { claimOwnerId: personId },
              { id: { $in: also } },
            ],
          },
          { projection: { id: 1 } },
        )
        .toArray();
      return found.map(({ id }) => id);
    },
    async childIds(tenantId: string, parentIds: readonly string[]): Promise<string[]> {
      const found = await items
        .find({ tenantId, parentId: { $in: parentIds } }, { projection: { id: 1 } })
        .toArray();
      return found.map(({ id }) => id);
    },
    /** Everything below an item, with the way up from each. */
    findBelow: (tenantId: string, id: string): Promise<Pick<Item, "id" | "ancestorIds">[]> =>
      items.find({ tenantId, ancestorIds: id }, { projection: { id: 1, ancestorIds: 1 } }).toArray(),
    /** Plans and evidence that belong to these items: their children, and the children of those. */
    async findPlansAndEvidence(tenantId: string, ids: readonly string[]): Promise<string[]> {
      const found = new Set<string>();
      for (let parents = [...ids]; parents.length > 0; ) {
        const children = await items
          .find(
            { tenantId, parentId: { $in: parents }, kind: { $in: ["PLAN", "EVIDENCE"] } },
            { projection: { id: 1 } },
          )
          .toArray();
        parents = children.map(({ id }) => id).filter((id) => !found.has(id));
        for (const id of parents) found.add(id);
      }
      return [...found];
    },
    /** Writes what derives from the parents, each on top of the version it was derived for. */
    async derive(
      tenantId: string,
      derived: readonly Pick<Item, "id" | "version" | "access" | "ancestorIds">[],
    ) {
      if (derived.length === 0) return;
      await items.bulkWrite(
        derived.map(({ id, version, access, ancestorIds }) => ({
          updateOne: {
            filter: { tenantId, id, version },
            update: { $set: { access, ancestorIds }, $inc: { version: 1 } },
          },
        })),
        { ordered: false },
      );
    },
    save: (
      key: { tenantId: string; id: string },
      decide: (before: Item | null) => Promise<Change<Item> | null> | Change<Item> | null,
    ) => saveGuarded(items, key, decide),
    settle: (item: Item) => settlePending(items, item),
    findPending: (before: Date) => findPending(items, before),
  };
};
export type ItemsRepo = ReturnType<typeof createItemsRepo>;
