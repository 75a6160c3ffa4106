import { maySeeItem } from "../../authz/item.js";
import { notFound, Refusal } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import {
  type Connection,
  connection,
  decodeCursor,
  encodeCursor,
  type Page,
  requireFirst,
} from "../../paging.js";
import { requireLine } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import { createActivity } from "./activity.js";
import { depsOf, type ItemsOptions } from "./deps.js";
import { createSaving } from "./save.js";
import type { Item, ItemKind } from "./types.js";

export interface ListItems extends Page {
  readonly search?: string | null | undefined;
  readonly kind?: ItemKind | null | undefined;
  readonly projectId?: string | null | undefined;
  readonly parentId?: string | null | undefined;
}

const PATIENCE_MS = 2_000;

/** Things in the host application that threads are about, who sees them, and what was done on them. */
export const createItems = (options: ItemsOptions) => {
  const deps = depsOf(options);
  const { items, directory, now } = deps;
  const { resume, ...saving } = createSaving(deps);

  /** By id or key; null when it is hidden from the viewer or not there. */
  const findVisible = async (viewer: Viewer, ref: string): Promise<Item | null> => {
    const item = await items.findByRef(viewer.tenantId, ref);
    return item && maySeeItem(viewer, item) ? item : null;
  };

  const projectIdOrNone = async (viewer: Viewer, ref: string): Promise<string | null> => {
    try {
      return await deps.projectIdOf(viewer, ref);
    } catch (error) {
      // A list of what is not there is empty; it is no fault to ask for it.
      if (error instanceof Refusal && error.reason === "not_found") return null;
      throw error;
    }
  };

  return {
    ...saving,
    ...createActivity(deps),
    findVisible,
    async requireVisible(viewer: Viewer, ref: string): Promise<Item> {
      const item = await findVisible(viewer, ref);
      if (!item) throw notFound("No item");
      return item;
    },

    async items(
      viewer: Viewer,
      { search, kind, projectId, parentId, first, after }: ListItems,
    ): Promise<Connection<Item>> {
      const limit = requireFirst(first) + 1;
      const cursor = typeof after === "string" ? decodeCursor(after, ["string", "string"]) : undefined;
      const text = search?.trim()
        ? requireLine(search.trim(), { path: "search", limit: LIMITS.title.limit })
        : undefined;
      // Through a hidden parent nothing shows, not even what is visible below it by itself: the link is hidden.
      const parent = typeof parentId === "string" ? await findVisible(viewer, parentId) : undefined;
      const project = typeof projectId === "string" ? await projectIdOrNone(viewer, projectId) : undefined;
      const rows =
        parent === null || project === null
          ? []
          : await items.list(viewer, {
              ...(text === undefined ? {} : { search: text }),
              ...(kind ? { kind } : {}),
              ...(project === undefined ? {} : { projectId: project }),
              ...(parent === undefined ? {} : { parentId: parent.id }),
              ...(cursor ? { after: cursor } : {}),
              limit,
            });
      return connection(rows, {
        first,
        after,
        cursorOf: ({ foldedKey, id }) => encodeCursor([foldedKey, id]),
      });
    },

    /** By id or key, whoever may see it: for rules, never for an answer. */
    findItem: (tenantId: string, ref: string): Promise<Item | null> => items.findByRef(tenantId, ref),
    /** Each found once, in no order, whoever may see it: match by id. */
    findItems: (tenantId: string, ids: readonly string[]): Promise<readonly Item[]> =>
      items.findByIds(tenantId, ids),

    /** For a plan or evidence the nearest outcome above it, if there is one; any other item itself. */
    async outcomeOf(item: Item): Promise<Item | null> {
      if (item.kind !== "PLAN" && item.kind !== "EVIDENCE") return item;
      const above = await items.findByIds(item.tenantId, item.ancestorIds);
      const byId = new Map(above.map((one) => [one.id, one]));
      const nearest = item.ancestorIds.map((id) => byId.get(id)).find((one) => one?.kind === "OUTCOME");
      return nearest ?? null;
    },
    /** Ids of everything below the item. */
    async descendantIds(tenantId: string, itemId: string): Promise<readonly string[]> {
      return (await items.findBelow(tenantId, itemId)).map(({ id }) => id);
    },
    /** Ids of the plans and evidence of these items, those of plans included. */
    plansAndEvidenceOf: (tenantId: string, ids: readonly string[]): Promise<readonly string[]> =>
      items.findPlansAndEvidence(tenantId, ids),
    /** Ids of everything above the item, the nearest first. */
    ancestorIds: (item: Item): readonly string[] => item.ancestorIds,

    /** Which of these people are active and see the item. */
    async seersOf(
      item: Pick<Item, "tenantId" | "access">,
      personIds: readonly string[],
    ): Promise<Set<string>> {
      if (personIds.length === 0) return new Set();
      const { tenantId } = item;
      const access = new Set<string>(item.access);
      const [active, teams] = await Promise.all([
        directory.activeAmong(tenantId, personIds),
        directory.teamsOfAll(tenantId, personIds),
      ]);
      const sees = (id: string): boolean =>
        access.has(`p:${id}`) || (teams.get(id) ?? []).some((team) => access.has(`t:${team.id}`));
      return new Set(personIds.filter((id) => active.has(id) && sees(id)));
    },

    /** Carries through what a process that died had written but not finished. Returns how many items. */
    async resumeReindex(): Promise<number> {
      const left = await items.findPending(new Date(now().getTime() - PATIENCE_MS));
      for (const item of left) await resume(item);
      return left.length;
    },
  };
};
export type Items = ReturnType<typeof createItems>;
