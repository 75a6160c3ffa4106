import type { Db } from "mongodb";
import type { RelayOutbox } from "../../outbox.js";
import type { Viewer } from "../../viewer.js";
import type { AccessChange, Directory } from "../directory/index.js";
import { createItemsRepo, type ItemsRepo } from "./repo.js";
import { createUpdatesRepo, type UpdatesRepo } from "./updates.repo.js";

/** What items need of others, and whom they tell. What is not handed in does nothing. */
export interface ItemsOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly directory: Directory;
  readonly relay?: RelayOutbox;
  /** Rewrites what derives from who sees which item; awaited before an act answers. */
  readonly onAccessChanged?: (change: AccessChange) => Promise<void>;
  /** The id of the project that the viewer names by id or key; throws `not_found`. */
  readonly projectIdOf?: (viewer: Viewer, ref: string) => Promise<string>;
  /** Items that concern the viewer through threads: an open ask assigned to them, a question put to them. */
  readonly concernedItems?: (viewer: Viewer) => Promise<readonly string[]>;
}

export interface Deps extends Required<Omit<ItemsOptions, "db">> {
  readonly items: ItemsRepo;
  readonly updates: UpdatesRepo;
}

export const depsOf = (options: ItemsOptions): Deps => ({
  now: options.now,
  directory: options.directory,
  relay: options.relay ?? (async () => {}),
  onAccessChanged: options.onAccessChanged ?? (async () => {}),
  projectIdOf: options.projectIdOf ?? (async (_viewer, ref) => ref),
  concernedItems: options.concernedItems ?? (async () => []),
  items: createItemsRepo(options.db),
  updates: createUpdatesRepo(options.db),
});
