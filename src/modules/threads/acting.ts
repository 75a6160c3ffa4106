import { maySee, type ThreadRule } from "../../authz/thread.js";
import { type Viewer, viewerBox } from "../../viewer.js";
import { type Act, type ActResult, type ActStore, act } from "./act.js";
import { allowedTo, type Guard, seenBy } from "./guards.js";
import { partyOf } from "./parties.js";

/** What a use case on threads is given: who asks, when, and the store to act on. */
export interface Acting {
  readonly viewer: Viewer;
  readonly at: Date;
  readonly store: ActStore;
}

/** What every act of the viewer on a thread says first. */
export const base = ({ viewer, at }: Acting, threadId: string) => ({
  tenantId: viewer.tenantId,
  threadId,
  by: partyOf(viewer),
  at,
});

export const run = ({ store }: Acting, one: Act): Promise<ActResult> => act(store, one);

/** Both the guard that hides and the guard that refuses, for a right beyond seeing. */
export const rightTo = (rule: ThreadRule, viewer: Viewer, message: string): readonly Guard[] => [
  ...(viewer.kind === "service" ? [seenBy(rule, viewer)] : [seenBy(maySee, viewer)]),
  allowedTo(rule, viewer, message),
];

/** The boxes that have read what the viewer just did: their own. */
export const selfBox = (viewer: Viewer) => {
  const box = viewerBox(viewer);
  return box === undefined ? [] : [box];
};
