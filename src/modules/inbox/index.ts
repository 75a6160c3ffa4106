export type { InboxPages, InboxPartOf } from "./agent-inbox.js";
export { countBox, type InboxCounts } from "./counts.js";
export { createDigests, type Digest, type Digests, digestExtension } from "./digest.js";
export { boxFilter } from "./lists.js";
export { postMessage, withMessage } from "./post-message.js";
export { inboxResolvers } from "./resolvers.js";
