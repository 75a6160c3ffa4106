import { newId } from "../../ids.js";
import type { Box } from "../../viewer.js";
import { type ActEvent, type ClientKey, isDuplicate } from "./act.js";
import { derive, type Truth } from "./derive.js";
import type { ThreadRepo } from "./repo.js";
import type { NotifiedEntry, PartyRef, ThreadDoc } from "./types.js";

/** A new thread as its raiser knows it; what is left out has the value of a fresh thread. */
export type NewThread = Pick<ThreadDoc, "tenantId" | "kind" | "title" | "originator"> &
  Partial<Omit<Truth, "tenantId" | "kind" | "title" | "originator">> & {
    readonly at: Date;
    readonly event: ActEvent;
    readonly clientKey?: ClientKey | null;
  };

/** A whole document from what is given: creator as reader and participant, indexes derived. */
export const composeThread = ({ at, event, clientKey, ...given }: NewThread): ThreadDoc => {
  const creator = given.originator;
  const id = given._id ?? newId();
  const truth: Truth = {
    body: "",
    payload: null,
    topic: null,
    topicKey: null,
    projectKey: null,
    tags: [],
    criticality: "NORMAL",
    assigneeId: null,
    recipientId: null,
    teamId: null,
    visibility: "PARTICIPANTS",
    subject: null,
    access: [],
    blind: [],
    deciders: null,
    question: null,
    decision: null,
    earlier: [],
    outcome: null,
    effect: null,
    status: "OPEN",
    archived: false,
    archivedAt: null,
    revision: 1,
    readBy: creator.box === null ? [] : [creator.box],
    reactions: [],
    messages: [],
    slots: [],
    createdAt: at,
    activityAt: at,
    ...given,
    _id: id,
    participants: withOriginator(given.participants ?? [], creator, at),
  };
  const derived = derive(truth);
  return {
    ...truth,
    ...derived,
    outbox: [
      {
        id: newId(),
        type: event.type,
        at,
        by: creator,
        data: { threadId: id, ...event.data },
        notify:
          event.notify === undefined || typeof event.notify === "string"
            ? derived.audience
                .filter((box) => event.notify === "everyone" || box !== creator.box)
                .map((box) => ({ box, reason: reasonOf(truth, box) }))
            : event.notify,
        boxes: derived.audience,
        debts: event.debts ?? [],
        internal: event.internal ?? false,
      },
    ],
    clientKeys: clientKey
      ? [{ key: clientKey.key, input: clientKey.input, messageId: clientKey.messageId ?? null }]
      : [],
  };
};

/** The originator is a participant from the start; a service has no box and so no seat. */
const withOriginator = (
  participants: Truth["participants"],
  creator: PartyRef,
  at: Date,
): Truth["participants"] => {
  const rest = new Map<Box, Truth["participants"][number]>();
  if (creator.box !== null)
    rest.set(creator.box, {
      box: creator.box,
      reason: "ORIGINATOR",
      handle: creator.handle,
      byPersonId: null,
      at,
    });
  for (const one of participants) if (!rest.has(one.box)) rest.set(one.box, one);
  return [...rest.values()];
};

const reasonOf = (thread: Truth, box: Box): NotifiedEntry["reason"] =>
  thread.participants.find((one) => one.box === box)?.reason ??
  (thread.assigneeId !== null && box === `p:${thread.assigneeId}` ? "ASSIGNEE" : "TO");

/**
 * Stores a new thread in one write. A repeat of its author's client key inserts nothing.
 *
 * @returns the id of the thread that stands for this key now: the new one, or the first attempt's.
 */
export const insertThread = async (
  repo: ThreadRepo,
  thread: ThreadDoc,
): Promise<{ threadId: string; written: boolean } | "slot taken" | "key taken" | "follow-up taken"> => {
  try {
    await repo.insert(thread);
    return { threadId: thread._id, written: true };
  } catch (error) {
    if (isDuplicate(error, "openSlots")) return "slot taken";
    if (isDuplicate(error, "clientKeys.key")) return "key taken";
    if (isDuplicate(error, "followUpKey")) return "follow-up taken";
    throw error;
  }
};
