import type { Db } from "mongodb";
import type { AccessChanged, ThreadRepo } from "../threads/index.js";
import { type CommentQuota, createCommentQuota } from "./quota.js";

export { type Reply, reply } from "./reply.js";
export { resolvers } from "./resolvers.js";

/** What comments keep in the process: the bound per item, and the rewriting when who sees what changes. */
export interface Comments {
  readonly quota: CommentQuota;
  readonly rewriteAccess: (change: AccessChanged) => Promise<void>;
}

export const createComments = (
  db: Db,
  threads: ThreadRepo,
  rewriteAccess: Comments["rewriteAccess"],
): Comments => ({
  quota: createCommentQuota(db, threads.countComments),
  rewriteAccess,
});
