import { mayResolve } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { Refusal } from "../../errors.js";
import {
  act,
  atRevision,
  clientKeyOf,
  firstAttempt,
  type Guard,
  isAskKind,
  partyOf,
  requireVisible,
  rightTo,
  setTo,
  shown,
  type ThreadHead,
} from "../threads/index.js";

const isLive: Guard = {
  filter: { $or: [{ status: "OPEN" }, { status: "ANSWERED", question: { $ne: null } }] },
  refusal: () => new Refusal("not_open", "This is closed already."),
};

/** Says that a conversation is done; of a question, that its answer was used. */
export const resolve = async (
  context: Context,
  input: {
    readonly threadId: string;
    readonly revision?: number | null | undefined;
    readonly clientKey?: string | null | undefined;
  },
): Promise<{ thread: ThreadHead }> => {
  const { app, viewer, now } = context;
  const thread = await requireVisible(context, input.threadId);
  const clientKey = clientKeyOf(partyOf(viewer), "resolve", input);
  if ((await firstAttempt(app.threads.repo, viewer.tenantId, clientKey)) !== null)
    return shown(context, thread);
  if (isAskKind(thread.kind) || thread.kind === "NOTICE")
    throw new Refusal("bad_input", "This is answered or acknowledged, not resolved.", {
      path: "input.threadId",
    });
  await act(app.threads.store, {
    tenantId: viewer.tenantId,
    threadId: thread._id,
    by: partyOf(viewer),
    at: now(),
    guards: [
      ...rightTo(mayResolve, viewer, "Only its asker, or an editor, resolves a question."),
      isLive,
      ...atRevision(input.revision),
    ],
    change: [setTo({ status: "RESOLVED" })],
    event: {
      type: "thread.resolved",
      notForCc: true,
      data: thread.subject === null ? {} : { itemId: thread.subject.itemId },
    },
    clientKey,
  });
  return shown(context, thread);
};
