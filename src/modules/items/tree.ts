import type { AccessToken } from "../../authz/item.js";
import { refuse } from "../../errors.js";
import type { ItemsRepo } from "./repo.js";
import type { Item } from "./types.js";

/** How many parents an item may have above it. */
export const DEEPEST = 20;

type Placed = Pick<Item, "grants" | "access" | "ancestorIds">;

/** What an item inherits: who sees it, and the way up. */
export const inherited = (
  grants: readonly AccessToken[],
  parent: (Pick<Item, "id"> & Placed) | null | undefined,
): Pick<Item, "access" | "ancestorIds"> => ({
  access: [...new Set([...grants, ...(parent?.access ?? [])])],
  ancestorIds: parent ? [parent.id, ...parent.ancestorIds] : [],
});

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
const sameSet = (a: readonly string[], b: readonly string[]): boolean => same([...a].sort(), [...b].sort());

const badParent = (message: string) => refuse("bad_input", message, { path: "input.parentId" });

/** The tree of items of one tenant: where an item may hang, and what follows from where it hangs. */
export const createTree = (items: ItemsRepo) => {
  /** Brings these items to what their parents make of them; resolves with those that changed. */
  const settleLevel = async (tenantId: string, ids: readonly string[]): Promise<string[]> => {
    const changed = new Set<string>();
    for (;;) {
      const level = await items.findByIds(tenantId, ids);
      // Read after the items: a parent that changes from here on walks down to them itself.
      const parentIds = [...new Set(level.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))];
      const parents = new Map((await items.findByIds(tenantId, parentIds)).map((item) => [item.id, item]));
      const wrong = level.flatMap((item) => {
        const right = inherited(item.grants, item.parentId === null ? null : parents.get(item.parentId));
        const settled = sameSet(right.access, item.access) && same(right.ancestorIds, item.ancestorIds);
        return settled ? [] : [{ id: item.id, version: item.version, ...right }];
      });
      if (wrong.length === 0) return [...changed];
      await items.derive(tenantId, wrong);
      for (const { id } of wrong) changed.add(id);
    }
  };

  return {
    /** Brings an item and everything below it to what their parents make of them; resolves with those that changed. */
    async settle(tenantId: string, rootId: string): Promise<readonly string[]> {
      const seen = new Set([rootId]);
      const changed: string[] = [];
      let level = [rootId];
      while (level.length > 0) {
        changed.push(...(await settleLevel(tenantId, level)));
        level = (await items.childIds(tenantId, level)).filter((id) => !seen.has(id));
        for (const id of level) seen.add(id);
      }
      return changed;
    },

    /** Refuses a parent below the item itself, and a tree grown too deep. */
    async requireParent(tenantId: string, id: string, parent: Item): Promise<void> {
      if (parent.id === id || parent.ancestorIds.includes(id))
        badParent("Choose a parent that is not below the item itself.");
      const below = await items.findBelow(tenantId, id);
      const height = Math.max(0, ...below.map(({ ancestorIds }) => ancestorIds.indexOf(id) + 1));
      if (parent.ancestorIds.length + 1 + height > DEEPEST)
        badParent(`Keep the tree of items at most ${DEEPEST} levels deep.`);
    },

    /** Whether the parents, as they stand, lead back to the item: two changes at once can close a circle. */
    async isCircular(tenantId: string, id: string): Promise<boolean> {
      let at: string | null = id;
      for (let step = 0; at !== null && step <= 2 * DEEPEST; step += 1) {
        const [item]: Item[] = await items.findByIds(tenantId, [at]);
        at = item?.parentId ?? null;
        if (at === id) return true;
      }
      return at !== null;
    },
  };
};
