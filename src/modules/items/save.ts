import { mayCreateItem, maySeeItem, mayWriteItem, mayWriteUnseen } from "../../authz/item.js";
import { alreadyExists, type Body, pendingFor, requireId } from "../../db/guarded.js";
import { notFound, refuse } from "../../errors.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { eventEntry, partyOf } from "../../outbox.js";
import { fold, requireLine } from "../../text.js";
import type { Viewer } from "../../viewer.js";
import type { Deps } from "./deps.js";
import { grantsOf } from "./grants.js";
import { createTree, inherited } from "./tree.js";
import type { Item, ItemKind } from "./types.js";

/** Omitted keeps, null clears, a list replaces. */
export interface SaveItem {
  readonly id?: string | null | undefined;
  readonly key: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly path?: string | null | undefined;
  readonly mimeType?: string | null | undefined;
  readonly projectId?: string | null | undefined;
  readonly parentId?: string | null | undefined;
  readonly authorId?: string | null | undefined;
  readonly authorHandle?: string | null | undefined;
  readonly claimHandle?: string | null | undefined;
  readonly ownerId?: string | null | undefined;
  readonly personIds?: readonly string[] | null | undefined;
  readonly teamIds?: readonly string[] | null | undefined;
}

type Fields = Omit<Body<Item>, "grants" | "access" | "ancestorIds" | "id">;

const LONGEST_PATH = 1_024;
const LONGEST_TYPE = 255;

const EMPTY = {
  path: null,
  mimeType: null,
  projectId: null,
  parentId: null,
  authorId: null,
  authorHandle: null,
  claimHandle: null,
  claimOwnerId: null,
  ownerId: null,
  personIds: [],
  teamIds: [],
} as const;

const noItem = () => notFound("No item");

/** The use case of saving an item, and what its change of access brings with it. */
export const createSaving = (deps: Deps) => {
  const { items, directory, now, relay } = deps;
  const tree = createTree(items);

  const optionalLine = (text: string | null | undefined, path: string, limit: number) =>
    typeof text === "string" ? requireLine(text, { path: `input.${path}`, limit }) : text;

  const personIdOf = async (tenantId: string, ref: string): Promise<string> => {
    const [id] = await directory.personIds(tenantId, [ref]);
    return id ?? ref;
  };

  const authorOf = async (tenantId: string, { authorId, authorHandle }: SaveItem) => {
    if (typeof authorHandle === "string") {
      const agent = await directory.ownedHandle(tenantId, authorHandle);
      if (!agent) throw notFound("No agent");
      if (typeof authorId === "string" && (await personIdOf(tenantId, authorId)) !== agent.ownerId)
        refuse("bad_input", "Name the agent's owner as author, or the agent alone.", {
          path: "input.authorId",
        });
      return { authorId: agent.ownerId, authorHandle: agent.handle };
    }
    if (typeof authorId === "string")
      return { authorId: await personIdOf(tenantId, authorId), authorHandle: null };
    if (authorId === null) return { authorId: null, authorHandle: null };
    return {};
  };

  const claimOf = async (tenantId: string, claimHandle: string | null | undefined) => {
    if (claimHandle === undefined) return {};
    if (claimHandle === null) return { claimHandle: null, claimOwnerId: null };
    const agent = await directory.ownedHandle(tenantId, claimHandle);
    if (!agent || agent.retired) throw notFound("No agent");
    return { claimHandle: agent.handle, claimOwnerId: agent.ownerId };
  };

  /** The fields that the input names, checked and with every reference resolved to an id. */
  const fieldsOf = async (viewer: Viewer, input: SaveItem): Promise<Partial<Fields>> => {
    const { tenantId } = viewer;
    const key = requireLine(input.key, { path: "input.key", limit: LIMITS.key.limit });
    const title = requireLine(input.title, { path: "input.title", limit: LIMITS.title.limit });
    const path = optionalLine(input.path, "path", LONGEST_PATH);
    const mimeType = optionalLine(input.mimeType, "mimeType", LONGEST_TYPE);
    const { projectId, parentId, ownerId, personIds, teamIds } = input;
    const parent = typeof parentId === "string" ? await items.findByRef(tenantId, parentId) : undefined;
    if (parent === null || (parent && !mayWriteUnseen(viewer) && !maySeeItem(viewer, parent))) throw noItem();
    return {
      key,
      foldedKey: fold(key),
      kind: input.kind,
      title,
      foldedTitle: fold(title),
      ...(path === undefined ? {} : { path }),
      ...(mimeType === undefined ? {} : { mimeType }),
      ...(projectId === undefined
        ? {}
        : { projectId: projectId === null ? null : await deps.projectIdOf(viewer, projectId) }),
      ...(parentId === undefined ? {} : { parentId: parent?.id ?? null }),
      ...(await authorOf(tenantId, input)),
      ...(await claimOf(tenantId, input.claimHandle)),
      ...(ownerId === undefined
        ? {}
        : { ownerId: ownerId === null ? null : await personIdOf(tenantId, ownerId) }),
      ...(personIds === undefined ? {} : { personIds: await directory.personIds(tenantId, personIds ?? []) }),
      ...(teamIds === undefined ? {} : { teamIds: await directory.teamIds(tenantId, teamIds ?? []) }),
    };
  };

  /** A person who brings an item in wrote it, and a contributor's is their own, unless the input says otherwise. */
  const defaultsFor = (viewer: Viewer, given: Partial<Fields>): Partial<Fields> => {
    if (viewer.kind !== "person") return {};
    return {
      ...(given.authorId === undefined ? { authorId: viewer.personId } : {}),
      ...(given.ownerId === undefined && viewer.role === "CONTRIBUTOR" ? { ownerId: viewer.personId } : {}),
    };
  };

  const requireMayWrite = (viewer: Viewer, before: Item | null, next: Pick<Item, "ownerId">): void => {
    if (before === null) {
      if (!mayCreateItem(viewer, next.ownerId))
        refuse("forbidden", "Create items of your own, or ask an editor.");
      return;
    }
    if (mayWriteItem(viewer, before)) return;
    if (!maySeeItem(viewer, before)) throw noItem();
    refuse("forbidden", "Ask the item's owner or an editor to change it.");
  };

  /** Everything below follows, then what derives from it elsewhere; a crash in between is made good by `resume`. */
  const carryThrough = async (item: Item): Promise<void> => {
    const { tenantId, id } = item;
    const below = await tree.settle(tenantId, id);
    await deps.onAccessChanged({ tenantId, itemIds: [...new Set([id, ...below])] });
    await items.settle(item);
  };

  /** Two changes at once can each be sound and close a circle together: the one that finds it steps back. */
  const stepBack = async (item: Item, parentId: string | null): Promise<void> => {
    const { tenantId, id } = item;
    const { after } = await items.save({ tenantId, id }, () => ({
      set: { parentId },
      pending: pendingFor(now(), {}),
    }));
    await carryThrough(after);
  };

  return {
    async saveItem(viewer: Viewer, input: SaveItem): Promise<Item> {
      const { tenantId } = viewer;
      const id = typeof input.id === "string" ? requireId(input.id, "input.id") : newId();
      const given = await fieldsOf(viewer, input);
      const { before, after } = await items.save({ tenantId, id }, async (before) => {
        const next = { ...(before ?? { ...EMPTY, ...defaultsFor(viewer, given) }), ...given } as Fields;
        requireMayWrite(viewer, before, next);
        // Whoever names the other by its key would reach this one instead, or nothing where this one is hidden.
        if (next.key !== before?.key && (await items.isTaken(tenantId, { id, key: next.key })))
          throw alreadyExists();
        const [parent] = next.parentId === null ? [] : await items.findByIds(tenantId, [next.parentId]);
        const moves = before === null || next.parentId !== before.parentId;
        if (parent && moves) await tree.requireParent(tenantId, id, parent);
        const grants = grantsOf(next);
        const placed = inherited(grants, parent);
        const opens =
          moves ||
          grants.length !== before.grants.length ||
          grants.some((token) => !before.grants.includes(token));
        const { key, ...rest } = next;
        return {
          set: { ...(before === null ? { key, ...rest } : given), ...(opens ? { grants, ...placed } : {}) },
          event: eventEntry({
            type: "item.saved",
            at: now(),
            by: partyOf(viewer),
            data: { itemId: id },
            internal: true,
          }),
          ...(opens ? { pending: pendingFor(now(), {}) } : {}),
        };
      });
      if (after.parentId !== null && after.parentId !== before?.parentId) {
        if (await tree.isCircular(tenantId, id)) {
          await stepBack(after, before?.parentId ?? null);
          refuse("bad_input", "Choose a parent that is not below the item itself.", {
            path: "input.parentId",
          });
        }
      }
      if (after.pendingReindex) await carryThrough(after);
      await relay("items", after._id);
      return after;
    },

    /** For a change whose process died: the circle it may have left is cut where it was closed. */
    async resume(item: Item): Promise<void> {
      if (await tree.isCircular(item.tenantId, item.id)) await stepBack(item, null);
      else await carryThrough(item);
    },
  };
};
