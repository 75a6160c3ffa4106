import DataLoader from "dataloader";
import { maySeeItem } from "../../authz/item.js";
import type { Context } from "../../context.js";
import type { Item } from "./types.js";

/** An item by id as far as the viewer sees it: `context.once(itemLoader).load(id)`. Null for hidden and missing alike. */
export const itemLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, Item | null>(async (ids) => {
    const found = await app.items.findItems(viewer.tenantId, ids);
    const visible = new Map(found.filter((item) => maySeeItem(viewer, item)).map((item) => [item.id, item]));
    return ids.map((id) => visible.get(id) ?? null);
  });

/** The item by its id as far as the viewer sees it; null for hidden and missing alike. One query per operation. */
export const findVisibleItem = (context: Context, itemId: string): Promise<Item | null> =>
  context.once(itemLoader).load(itemId);
