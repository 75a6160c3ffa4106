import { mayRecordActivity, mayRecordFor, maySeeItem } from "../../authz/item.js";
import { notFound, refuse } from "../../errors.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { agentParty, eventEntry, partyOf, personParty } from "../../outbox.js";
import {
  type Connection,
  connection,
  decodeCursor,
  encodeCursor,
  type Page,
  requireFirst,
} from "../../paging.js";
import { bytes, requireCleanText } from "../../text.js";
import { agentsBox, personBox, type Viewer } from "../../viewer.js";
import type { NotifiedEntry, PartyRef } from "../threads/index.js";
import type { Deps } from "./deps.js";
import type { ActivityKind, Item, Update } from "./types.js";

export interface RecordActivity {
  readonly itemId: string;
  readonly what: ActivityKind;
  readonly text: string;
  readonly byId?: string | null | undefined;
  readonly byHandle?: string | null | undefined;
}

/** Whom an item concerns by what it says itself, each box once; never the one who acts. */
const concerned = (item: Item, by: PartyRef): NotifiedEntry[] => {
  const all: NotifiedEntry[] = [];
  if (item.authorId !== null)
    all.push({
      box: item.authorHandle === null ? personBox(item.authorId) : agentsBox(item.authorId),
      reason: "AUTHOR",
    });
  if (item.ownerId !== null) all.push({ box: personBox(item.ownerId), reason: "ASSIGNEE" });
  if (item.claimOwnerId !== null) all.push({ box: agentsBox(item.claimOwnerId), reason: "CLAIM_HOLDER" });
  return all.filter(({ box }, i) => box !== by.box && all.findIndex((other) => other.box === box) === i);
};

/** Use cases of what happens on items. */
export const createActivity = (deps: Deps) => {
  const { items, updates, directory, now, relay } = deps;

  const partyNamed = async (viewer: Viewer, { byId, byHandle }: RecordActivity): Promise<PartyRef> => {
    const { tenantId } = viewer;
    if (typeof byHandle === "string") {
      const agent = await directory.ownedHandle(tenantId, byHandle);
      if (!agent) throw notFound("No agent");
      return agentParty(agent.ownerId, agent.handle);
    }
    if (typeof byId !== "string") return partyOf(viewer);
    const [id] = await directory.personIds(tenantId, [byId]);
    return id === undefined ? partyOf(viewer) : personParty(id);
  };

  const requireText = (text: string): string => {
    const path = "input.text";
    requireCleanText(text, path);
    if (text.trim() === "") refuse("bad_input", "Say what happened.", { path });
    const { limit } = LIMITS.body;
    return bytes(text) > limit ? refuse("too_long", `Use at most ${limit} bytes.`, { path, limit }) : text;
  };

  return {
    async recordActivity(viewer: Viewer, input: RecordActivity): Promise<Item> {
      const { tenantId } = viewer;
      const item = await items.findByRef(tenantId, input.itemId);
      if (!item) throw notFound("No item");
      if (!mayRecordActivity(viewer, item)) {
        if (!maySeeItem(viewer, item)) throw notFound("No item");
        refuse("forbidden", "Contributors say what happened on an item.");
      }
      const by = await partyNamed(viewer, input);
      if (by.personId !== null && !mayRecordFor(viewer, by.personId))
        refuse("forbidden", "Record what you or your agents did.");
      const text = requireText(input.text);
      const at = now();
      const id = newId();
      const event = eventEntry({
        type: "item.activity",
        at,
        by,
        data: { itemId: item.id, what: input.what, updateId: id },
        notify: concerned(item, by),
      });
      await updates.insert({
        _id: id,
        tenantId,
        id,
        itemId: item.id,
        what: input.what,
        text,
        by,
        at,
        outbox: [event],
      });
      await relay("updates", id);
      return item;
    },

    /**
     * What others did on items the viewer wrote, owns, holds, is assigned or was asked about; newest first. A person
     * hears of their agents here and an agent of its person: only the viewer's own acts are left out.
     */
    async updatesFor(
      viewer: Viewer,
      { first, after, since }: Page & { since?: Date | null | undefined },
    ): Promise<Connection<Update>> {
      const limit = requireFirst(first) + 1;
      const cursor = typeof after === "string" ? decodeCursor(after, ["date", "string"]) : undefined;
      if (viewer.kind === "service") return refuse("forbidden", "A service reads no updates.");
      const { tenantId, personId } = viewer;
      const also = await deps.concernedItems(viewer);
      const itemIds = await items.idsConcerning(viewer, { personId, also });
      const rows = await updates.list(tenantId, {
        itemIds,
        notBy: { personId, handle: viewer.kind === "agent" ? viewer.handle : null },
        ...(since ? { since } : {}),
        ...(cursor ? { after: cursor } : {}),
        limit,
      });
      return connection(rows, { first, after, cursorOf: ({ at, id }) => encodeCursor([at, id]) });
    },
  };
};
