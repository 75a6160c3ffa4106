import { mayAcknowledge } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { Refusal, refuse } from "../../errors.js";
import type { PersonViewer } from "../../viewer.js";
import {
  act,
  atRevision,
  type ClientKey,
  clientKeyOf,
  contribute,
  type DecisionState,
  debt,
  firstAttempt,
  type Guard,
  isOpen,
  messageDebts,
  partiesStay,
  partyOf,
  reload,
  requirePerson,
  requireVisible,
  requireWords,
  rightTo,
  type Stage,
  selfBox,
  setTo,
  type ThreadHead,
} from "../threads/index.js";

export interface Acknowledge {
  readonly threadId: string;
  readonly revision: number;
  readonly note?: string | null | undefined;
  readonly clientKey?: string | null | undefined;
}

const isNotice: Guard = {
  filter: { kind: "NOTICE" },
  refusal: () => new Refusal("asks_nothing", "Only a notice waits for a nod."),
};
const NOT_YOURS = "Only the notice's recipient acknowledges it, in person.";

const nod = (
  thread: ThreadHead,
  { viewer, at, note }: { viewer: PersonViewer; at: Date; note: string | null },
): DecisionState => ({
  answer: { type: "notice", acknowledged: true, note },
  by: partyOf(viewer),
  confirmedWithPerson: false,
  at,
  asked: thread.title,
  auto: false,
  // Nods at earlier revisions stay visible as what this one replaced.
  replaced: thread.nods ?? [],
});

const settling = (decision: DecisionState, outcome: ThreadHead["outcome"]): Stage[] => [
  { $set: { participants: partiesStay(decision.at) } },
  setTo({ status: "ANSWERED", decision, outcome }),
];

/** The recipient's nod at the revision they saw. Bare it tells nobody; with a note it is news, and owed to the agent. */
export const acknowledge = async (context: Context, input: Acknowledge): Promise<ThreadHead> => {
  const viewer = requirePerson(context);
  const { app } = context;
  const by = partyOf(viewer);
  const clientKey = clientKeyOf(by, "acknowledge", input);
  const first = await firstAttempt(app.threads.repo, viewer.tenantId, clientKey);
  if (first !== null) return requireVisible(context, first.threadId);

  const thread = await requireVisible(context, input.threadId);
  if (thread.kind !== "NOTICE") throw isNotice.refusal(thread);
  if (!mayAcknowledge.holds(viewer, thread)) refuse("forbidden", NOT_YOURS);
  const note = input.note?.trim() ? requireWords(input.note, { path: "input.note" }) : null;
  const at = context.now();
  const decision = nod(thread, { viewer, at, note });
  const noteId = `${thread._id}.note.${input.revision}`;
  await act(app.threads.store, {
    tenantId: viewer.tenantId,
    threadId: thread._id,
    by,
    at,
    guards: [...rightTo(mayAcknowledge, viewer, NOT_YOURS), isNotice, isOpen, ...atRevision(input.revision)],
    change: settling(decision, note === null ? null : { at, by, readBy: selfBox(viewer) }),
    event: {
      type: "notice.acknowledged",
      data: { answer: decision.answer },
      notify: note === null ? [] : "audience",
      debts:
        note === null || thread.originator.handle === null
          ? []
          : [debt(thread, "NOTICE_NOTE", noteId, { decision })],
    },
    moves: true,
    clientKey,
  });
  return reload(context, thread._id);
};

/** Not told to anyone: the notice does not stand at the revision seen, so the words are only a message. */
const settlesNothing = new Refusal("revision_changed", "The notice changed meanwhile.");
const stands = (filter: Guard["filter"]): Guard => ({ filter, refusal: () => settlesNothing });

/**
 * A person's message on a notice. By its recipient, with the revision they saw, it is their nod as well: the
 * message, the settling and the debt to the agent are one update. Otherwise it settles nothing.
 */
export const messageOnNotice = async (
  context: Context,
  thread: ThreadHead,
  message: {
    readonly body: string;
    readonly parentId: string | null;
    readonly revision: number | null;
    readonly clientKey: ClientKey | null;
  },
): Promise<{ readonly messageId: string }> => {
  const viewer = requirePerson(context);
  const { app } = context;
  const at = context.now();
  const added = {
    threadId: thread._id,
    viewer,
    at,
    message: { body: message.body, parentId: message.parentId },
    clientKey: message.clientKey,
  };
  const nods =
    message.revision === thread.revision && thread.status === "OPEN" && mayAcknowledge.holds(viewer, thread);
  if (nods) {
    const decision = nod(thread, { viewer, at, note: null });
    try {
      return await contribute(app.threads.store, {
        ...added,
        guards: [
          stands({ kind: "NOTICE", status: "OPEN", revision: thread.revision }),
          stands(mayAcknowledge.filter(viewer)),
        ],
        change: settling(decision, null),
        event: ({ id }) => ({
          type: "message.added",
          data: { messageId: id },
          debts: messageDebts(thread, viewer, id).map((one) => ({ ...one, decision })),
        }),
        also: ({ id }) => [
          { type: "notice.acknowledged", data: { messageId: id, answer: decision.answer }, notify: [] },
        ],
      });
    } catch (error) {
      if (error !== settlesNothing) throw error;
    }
  }
  return contribute(app.threads.store, {
    ...added,
    event: ({ id }) => ({
      type: "message.added",
      data: { messageId: id },
      debts: messageDebts(thread, viewer, id),
    }),
  });
};
