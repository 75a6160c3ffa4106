import type { Context } from "../../context.js";
import { refuse } from "../../errors.js";
import { fold } from "../../text.js";
import { type AgentViewer, agentsBox } from "../../viewer.js";
import { messageOnNotice } from "../asks/index.js";
import { reply } from "../comments/index.js";
import type { MessageOf } from "../threads/index.js";
import {
  type ClientKey,
  clientKeyOf,
  contribute,
  firstAttempt,
  messageDebts,
  partyOf,
  reload,
  requireVisible,
  requireWords,
  type ThreadHead,
} from "../threads/index.js";

export interface PostMessage {
  readonly threadId: string;
  readonly body?: string | null | undefined;
  readonly parentId?: string | null | undefined;
  readonly to?: readonly string[] | null | undefined;
  readonly cc?: readonly string[] | null | undefined;
  readonly option?: string | null | undefined;
  readonly amend?: boolean | null | undefined;
  readonly revision?: number | null | undefined;
  readonly clientKey?: string | null | undefined;
}

/**
 * A message, by the kind of its thread: on a question or comment it is a reply (reach, turn, answer), on an
 * open notice a person's nod, on all else a clarification, which answers nothing.
 */
export const postMessage = async (
  context: Context,
  input: PostMessage,
): Promise<{ thread: ThreadHead; message: MessageOf }> => {
  const thread = await requireVisible(context, input.threadId);
  const messageId =
    thread.kind === "QUESTION" || thread.kind === "COMMENT"
      ? (
          await reply(context, thread, {
            ...input,
            body: input.body ?? "",
            amend: input.amend ?? false,
            confirmedWithPerson: false,
            answersNothing: context.viewer.kind === "agent",
          })
        ).messageId
      : await clarify(context, thread, input);
  return withMessage(context, thread._id, messageId);
};

/** The thread as it stands after a message, with that message. */
export const withMessage = async (context: Context, threadId: string, messageId: string) => {
  const [thread, message] = await Promise.all([
    reload(context, threadId),
    context.app.threads.repo.findMessage(context.viewer.tenantId, threadId, messageId),
  ]);
  if (message === null) throw new Error(`message ${messageId} is not where it was written`);
  return { thread, message: { message, thread } };
};

/** Whether another agent of the same owner takes part: what one says to it is news in the box they share. */
const sharesItsBox = async ({ app }: Context, thread: ThreadHead, viewer: AgentViewer): Promise<boolean> => {
  const box = agentsBox(viewer.personId);
  const entries = [...thread.participants, thread.originator].filter((one) => one.box === box);
  if (entries.length === 0) return false;
  const voices = await app.threads.repo.findVoices(viewer.tenantId, thread._id, box);
  return [...entries.map(({ handle }) => handle), ...voices].some(
    (handle) => handle !== null && fold(handle) !== fold(viewer.handle),
  );
};

const clarify = async (context: Context, thread: ThreadHead, input: PostMessage): Promise<string> => {
  const { viewer, app, now } = context;
  if (input.option !== null && input.option !== undefined)
    refuse("asks_nothing", "This takes no option by message; answer it, or write words.", {
      path: "input.option",
    });
  if (input.amend)
    refuse("asks_nothing", "There is no answer of a question here to amend.", { path: "input.amend" });
  if ((input.to?.length ?? 0) + (input.cc?.length ?? 0) > 0)
    refuse("bad_input", "Only comments and questions address people; invite them instead.", {
      path: "input.to",
    });
  const body = requireWords(input.body ?? "", { path: "input.body" });
  if (body.trim() === "") refuse("bad_input", "Write some words.", { path: "input.body" });
  const clientKey: ClientKey | null = clientKeyOf(partyOf(viewer), "postMessage", input);
  const first = await firstAttempt(app.threads.repo, viewer.tenantId, clientKey);
  if (first?.messageId) return first.messageId;
  if (thread.kind === "NOTICE" && viewer.kind === "person")
    return (
      await messageOnNotice(context, thread, {
        body,
        parentId: input.parentId ?? null,
        revision: input.revision ?? null,
        clientKey,
      })
    ).messageId;
  const shared = viewer.kind === "agent" && (await sharesItsBox(context, thread, viewer));
  const { messageId } = await contribute(app.threads.store, {
    threadId: thread._id,
    viewer,
    at: now(),
    message: { body, parentId: input.parentId ?? null },
    ...(shared ? { readBy: [] } : {}),
    event: ({ id }) => ({
      type: "message.added",
      data: { messageId: id },
      debts: messageDebts(thread, viewer, id),
      ...(shared ? { notify: "everyone" } : {}),
    }),
    clientKey,
  });
  return messageId;
};
