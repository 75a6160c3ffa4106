import { Refusal } from "../../errors.js";
import { newId } from "../../ids.js";
import { fold } from "../../text.js";
import { personBox } from "../../viewer.js";
import {
  act,
  bothBoxes,
  composeThread,
  debt,
  insertThread,
  isDuplicate,
  isOpen,
  literal,
  type PartyRef,
  partiesStay,
  setTo,
  type Threads,
  withoutEntriesOf,
  withParticipants,
} from "../threads/index.js";
import type { BuiltInEffect } from "./effect.js";

/** An approval that the server asks for on somebody's behalf. */
export interface Approval {
  /** Deterministic where the same question must not be asked twice. */
  readonly threadId?: string;
  readonly tenantId: string;
  /** On whose behalf: they take part and hear the outcome. */
  readonly by: PartyRef;
  readonly at: Date;
  readonly assigneeId: string;
  /** People who take part besides. */
  readonly participantIds: readonly string[];
  /** Who alone may decide it. */
  readonly deciders: readonly string[];
  readonly effect: { readonly type: BuiltInEffect; readonly args: unknown };
  readonly title: string;
  readonly body?: string;
  readonly summary: string;
}

/** Opens it, or finds that it stands already under the id given. It takes no place under anyone's cap. */
export const openApproval = async (threads: Threads, approval: Approval): Promise<string> => {
  const { tenantId, by, at, effect } = approval;
  const thread = composeThread({
    _id: approval.threadId ?? newId(),
    tenantId,
    kind: "APPROVAL",
    title: approval.title,
    body: approval.body ?? "",
    payload: { type: "approval", summary: approval.summary },
    originator: by,
    assigneeId: approval.assigneeId,
    deciders: approval.deciders,
    participants: approval.participantIds
      .filter((id) => id !== approval.assigneeId)
      .map((id) => ({ box: personBox(id), reason: "TO", handle: null, byPersonId: null, at })),
    effect: { type: effect.type, argsJson: JSON.stringify(effect.args ?? null) },
    at,
    event: { type: "thread.posted" },
  });
  try {
    await insertThread(threads.repo, thread);
  } catch (error) {
    if (!isDuplicate(error, "_id")) throw error;
  }
  await threads.store.relay(thread._id);
  return thread._id;
};

/** Somebody may have decided it first: then nothing is left to do. */
const unlessDecided = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};

/**
 * Puts an open approval to others: they alone decide it. Who was asked and still may stays the assignee, else the
 * first of them; the others take part, and who may no longer decide is out of the room.
 */
export const putApprovalTo = async (
  threads: Threads,
  of: {
    readonly tenantId: string;
    readonly threadId: string;
    readonly deciders: readonly string[];
    readonly at: Date;
  },
): Promise<void> => {
  const { tenantId, threadId, deciders, at } = of;
  const thread = await threads.repo.findHead(tenantId, threadId);
  const before = thread?.deciders ?? null;
  if (thread === null || before === null) return;
  const stays = thread.assigneeId !== null && deciders.includes(thread.assigneeId);
  const assigneeId = (stays ? thread.assigneeId : deciders[0]) ?? null;
  const gone = before.filter((id) => !deciders.includes(id));
  const added = deciders.filter((id) => !before.includes(id));
  const heard = new Set(stays || assigneeId === null ? added : [assigneeId, ...added]);
  const kind = stays ? (added.length > 0 ? "participant.added" : "participant.removed") : "thread.delegated";
  await act(threads.store, {
    tenantId,
    threadId,
    by: thread.originator,
    at,
    guards: [isOpen],
    change: [
      {
        $set: {
          participants: withoutEntriesOf("$participants", literal(bothBoxes(gone))),
        },
      },
      {
        $set: {
          participants: withParticipants(
            deciders
              .filter((id) => id !== assigneeId)
              .map((id) => ({ box: personBox(id), reason: "TO", handle: null, byPersonId: null, at })),
          ),
        },
      },
      setTo({ deciders, assigneeId }),
    ],
    event: {
      type: kind,
      notify: [...heard].map((id) => ({
        box: personBox(id),
        reason: id === assigneeId ? "ASSIGNEE" : "TO",
      })),
    },
    unless: { deciders: [...deciders], assigneeId },
  }).catch(unlessDecided);
};

/**
 * Takes back an approval that nothing depends on any more; one that has ended stays as it ended. The agent on
 * whose behalf it was asked is owed that, as of any ask that others withdraw: `by` is the folded handle of the
 * agent whose own act this is.
 */
export const closeApproval = async (
  threads: Threads,
  of: {
    readonly tenantId: string;
    readonly threadId: string;
    readonly at: Date;
    readonly by?: string | undefined;
  },
): Promise<void> => {
  const { tenantId, threadId, at } = of;
  const thread = await threads.repo.findHead(tenantId, threadId);
  if (thread === null) return;
  const { handle } = thread.originator;
  const told = handle !== null && fold(handle) !== of.by;
  await act(threads.store, {
    tenantId,
    threadId,
    by: thread.originator,
    at,
    guards: [isOpen],
    change: [
      { $set: { participants: partiesStay(at) } },
      setTo({ status: "WITHDRAWN", outcome: { at, by: thread.originator, readBy: [] } }),
    ],
    event: {
      type: "thread.withdrawn",
      data: { effect: thread.effect },
      debts: told ? [debt(thread, "ASK_WITHDRAWN", `${thread._id}.withdrawn`)] : [],
    },
    moves: true,
  }).catch(unlessDecided);
};
