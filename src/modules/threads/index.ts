import type { Db } from "mongodb";
import type { ActStore } from "./act.js";
import { createThreadRepo, type ThreadRepo } from "./repo.js";

export { type AccessChanged, blindIn, rewriteAccess } from "./access.js";
export { type Act, type ActEvent, type ActResult, act, type ClientKey, isDuplicate } from "./act.js";
export {
  acting,
  delegateThread,
  requirePerson,
  shown,
  threadActResolvers,
  withdrawThread,
} from "./act-resolvers.js";
export { type Acting, rightTo, selfBox } from "./acting.js";
export { clientKeyOf, type FirstAttempt, firstAttempt } from "./client-key.js";
export { type Contribution, contribute, requireWords } from "./contribute.js";
export { delegate } from "./delegate.js";
export { bothBoxes, DERIVE, derive, peopleIn, type Truth } from "./derive.js";
export * from "./expressions.js";
export { type FsckReport, fsck } from "./fsck.js";
export * from "./guards.js";
export { threadIndexes } from "./indexes.js";
export { composeThread, insertThread, type NewThread } from "./insert.js";
export { findVisible, reload, requireVisible, threadLoader } from "./loaders.js";
export { type PageArguments, pageThreads } from "./page.js";
export { agentParty, authorKey, partyOf, personParty } from "./parties.js";
export { createThreadRepo, type ThreadRepo } from "./repo.js";
export { boxParty, threadResolvers } from "./resolvers.js";
export * from "./room.js";
export * from "./service.js";
export type { DecisionOf, MessageOf, OutcomeState, PayloadShape, QuestionShape } from "./shapes.js";
export { argsOf } from "./shapes.js";
export * from "./types.js";
export { type ViewerMayOf, viewerMay } from "./viewer-may.js";

/** The threads of this process: where they are stored, and the one way to act on them. */
export interface Threads {
  readonly repo: ThreadRepo;
  readonly store: ActStore;
}

export const createThreads = (db: Db, relay: ActStore["relay"]): Threads => {
  const repo = createThreadRepo(db);
  return { repo, store: { collection: repo.collection, relay } };
};
