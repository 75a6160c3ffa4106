import { hasRole, maySee } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { Refusal, refuse } from "../../errors.js";
import type { Item } from "../items/index.js";
import {
  type ClientKey,
  clientKeyOf,
  composeThread,
  type FirstAttempt,
  firstAttempt,
  insertThread,
  isAskKind,
  isOutputKind,
  partyOf,
  reload,
  type ThreadHead,
} from "../threads/index.js";
import { type Draft, draftOf, type Posting } from "./draft.js";
import { followUp } from "./follow-up.js";
import { capOf, freeSlot } from "./slots.js";

type PostingAct = "postThread" | "ask_post" | "inbox_post";

/** Each round lost means that somebody else posted meanwhile; past this many something else is wrong. */
const MOST_ROUNDS = 500;

const requireWriter = ({ viewer }: Context): void => {
  if (viewer.kind !== "service" && !hasRole(viewer, "CONTRIBUTOR"))
    refuse("forbidden", "Your role writes to nobody's inbox; ask an admin for the contributor role.");
};

const requireKind = (act: PostingAct, { kind }: Posting): void => {
  const path = "input.kind";
  if (act === "ask_post" && !isAskKind(kind))
    refuse("bad_input", "This posts asks; post notices and outputs with inbox_post.", { path });
  if (act === "inbox_post" && !(kind === "NOTICE" || isOutputKind(kind)))
    refuse("bad_input", "This posts notices and outputs; raise an ask with ask_post.", { path });
};

/**
 * Puts a concern in front of somebody. A repeat under the same clientKey returns the first thread; the caps
 * on what an agent has open hold under any concurrency, for the unique index gives each place once.
 */
export const post = async (context: Context, act: PostingAct, posting: Posting): Promise<ThreadHead> => {
  requireWriter(context);
  const { app, viewer } = context;
  const clientKey = clientKeyOf(partyOf(viewer), act, posting);
  const repeat = (): Promise<FirstAttempt | null> =>
    firstAttempt(app.threads.repo, viewer.tenantId, clientKey);
  const first = await repeat();
  if (first !== null) return reload(context, first.threadId);
  requireKind(act, posting);
  const at = context.now();
  const draft = await draftOf(context, posting, at);
  const threadId = await place(context, { act, posting, draft, clientKey, repeat }).catch(
    unlessRepeat(repeat),
  );
  await app.threads.store.relay(threadId);
  await settleAccess(context, draft.shownWith);
  return reload(context, threadId);
};

/** Who sees the item may have changed between reading it and writing the thread: then the thread follows it. */
const settleAccess = async ({ app }: Context, item: Item | undefined): Promise<void> => {
  if (item === undefined) return;
  const now = await app.items.findItem(item.tenantId, item.id);
  if (now === null || now.version !== item.version)
    await app.comments.rewriteAccess({ tenantId: item.tenantId, itemIds: [item.id] });
};

interface Placing {
  readonly act: PostingAct;
  readonly posting: Posting;
  readonly draft: Draft;
  readonly clientKey: ClientKey | null;
  readonly repeat: () => Promise<FirstAttempt | null>;
}

/** Inserts the thread, or follows up on the one that holds the key; again when somebody else was faster. */
const place = async (
  context: Context,
  { act, posting, draft, clientKey, repeat }: Placing,
): Promise<string> => {
  const { app, viewer } = context;
  const { repo } = app.threads;
  const { thread, followUpKey } = draft;
  const cap = thread.status === undefined ? capOf(viewer, thread.kind) : null;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (followUpKey !== null && act === "inbox_post") {
      const holder = await repo.findByFollowUpKey(viewer.tenantId, followUpKey);
      if (holder !== null && maySee.holds(viewer, holder)) {
        const followed = await followUp(context, { holder, posting, draft, clientKey });
        if (followed) return holder._id;
        continue;
      }
      // Its item is hidden from the owner by now: the key begins anew.
      if (holder !== null) await repo.releaseFollowUpKey(viewer.tenantId, holder._id, followUpKey);
    }
    const slots = cap === null ? [] : [await freeSlot(repo, viewer.tenantId, cap)];
    const inserted = await insertThread(repo, composeThread({ ...thread, slots, clientKey }));
    if (typeof inserted === "object") return inserted.threadId;
    if (inserted === "slot taken") continue;
    const first = await repeat();
    if (first !== null) return first.threadId;
    if (inserted === "follow-up taken" && followUpKey !== null && act === "ask_post") {
      // Between this and the insertion the key lies on no thread: a crash here lets the next follow-up open one.
      const holder = await repo.findByFollowUpKey(viewer.tenantId, followUpKey);
      if (holder !== null) await repo.releaseFollowUpKey(viewer.tenantId, holder._id, followUpKey);
    }
  }
  throw new Error("a post lost too many rounds");
};

/** A repeat whose first attempt took the last place is no refusal. */
const unlessRepeat =
  (repeat: () => Promise<FirstAttempt | null>) =>
  async (error: unknown): Promise<string> => {
    const first = error instanceof Refusal ? await repeat() : null;
    if (first === null) throw error;
    return first.threadId;
  };
