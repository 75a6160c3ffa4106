export type { ItemsOptions } from "./deps.js";
export { indexes } from "./indexes.js";
export { findVisibleItem, itemLoader } from "./loaders.js";
export { resolvers } from "./resolvers.js";
export { createItems, type Items } from "./service.js";
export type { ActivityKind, Item, ItemKind, Update } from "./types.js";
