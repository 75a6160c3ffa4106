export type { DirectoryOptions } from "./deps.js";
export { indexes } from "./indexes.js";
export { agentLoader, personLoader, teamLoader } from "./loaders.js";
export { type HandleParts, requireHandle, splitHandle } from "./names.js";
export { resolvers } from "./resolvers.js";
export { createDirectory, type Directory } from "./service.js";
export type { AccessChange, Agent, AgentKey, Eviction, Person, Team } from "./types.js";
