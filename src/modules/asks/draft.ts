import type { Context } from "../../context.js";
import { refuse } from "../../errors.js";
import type { AnswerInput, EffectInput, PayloadInput } from "../../generated/schema.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { fold, requireLine } from "../../text.js";
import { type Box, personBox } from "../../viewer.js";
import type { Item } from "../items/index.js";
import {
  type AskKind,
  type Criticality,
  debt,
  type EffectState,
  isAskKind,
  isOutputKind,
  type NewThread,
  type OutputKind,
  type ParticipantEntry,
  type PartyRef,
  type Payload,
  partyOf,
  requireWords,
  type ThreadKind,
} from "../threads/index.js";
import { followUpKeyOf, type Named, resolveAddressed } from "./addressees.js";
import { settle } from "./answer.js";
import { effectFrom } from "./effect.js";
import { payloadOf } from "./payload.js";

type Maybe<T> = T | null | undefined;

/** What the three ways of posting have in common: a person's or service's, an agent's ask, an agent's notice. */
export interface Posting extends Named {
  readonly title: string;
  readonly body?: string | undefined;
  readonly payload?: Maybe<PayloadInput>;
  readonly tags?: Maybe<readonly string[]>;
  readonly topic?: Maybe<string>;
  readonly key?: Maybe<string>;
  readonly criticality?: Criticality | undefined;
  readonly default?: Maybe<AnswerInput>;
  readonly effect?: Maybe<EffectInput>;
  readonly clientKey?: Maybe<string>;
}

export type PostedKind = AskKind | OutputKind | "NOTICE";
export const isPosted = (kind: ThreadKind): kind is PostedKind =>
  isAskKind(kind) || isOutputKind(kind) || kind === "NOTICE";

/** Where an agent's threads stand when it names no topic. */
const GENERAL = "general";

/** Each tag once, by its folded form, as it was first written. */
export const tagsFrom = (tags: readonly string[]): string[] => {
  const path = "input.tags";
  const { limit, reason } = LIMITS.tags;
  if (tags.length > limit) refuse(reason, `Give at most ${limit} tags.`, { path, limit });
  const byFold = new Map<string, string>();
  for (const [index, tag] of tags.entries()) {
    requireLine(tag, { path: `${path}.${index}`, limit: LIMITS.key.limit });
    if (!byFold.has(fold(tag))) byFold.set(fold(tag), tag);
  }
  return [...byFold.values()];
};

export const topicFrom = (topic: string) => {
  requireLine(topic, { path: "input.topic", limit: LIMITS.key.limit });
  return { topic, topicKey: fold(topic) };
};

const placeOf = ({ viewer }: Context, { topic }: Posting) => {
  const named = topic ?? (viewer.kind === "agent" ? GENERAL : null);
  return {
    ...(named === null ? { topic: null, topicKey: null } : topicFrom(named)),
    projectKey: viewer.kind === "agent" ? viewer.projectKey : null,
  };
};

export const keyOf = ({ viewer }: Context, { key }: Pick<Posting, "key">): string | null => {
  if (key === null || key === undefined) return null;
  requireLine(key, { path: "input.key", limit: LIMITS.key.limit });
  return viewer.kind === "agent" ? followUpKeyOf(viewer.handle, key) : null;
};

const effectOf = ({ kind, effect }: Posting): EffectState | null => {
  if (!effect) return null;
  if (kind !== "APPROVAL")
    refuse("bad_input", "Only an approval has an effect: approving brings it about.", {
      path: "input.effect",
    });
  return effectFrom(effect);
};

/** The default of a LOW ask answers it on creation; anywhere else it would look like a person's answer. */
const autoAnswer = (posting: Posting, payload: Payload | null) => {
  if (!posting.default) return null;
  const path = "input.default";
  if (!isAskKind(posting.kind))
    return refuse("bad_input", "This asks nothing, so it has no default.", { path });
  if (posting.effect)
    return refuse("bad_input", "What has an effect is decided by a person; leave the default out.", { path });
  if (posting.criticality !== "LOW")
    return refuse("bad_input", "Only an ask of criticality LOW carries a default.", { path });
  return settle({ kind: posting.kind, payload }, posting.default, path);
};

/** Decided with its default on creation, and read by everyone: it bothers no one on purpose. */
const decided = (
  answer: NonNullable<ReturnType<typeof autoAnswer>>,
  thread: {
    by: PartyRef;
    at: Date;
    title: string;
    assigneeId: string | null;
    room: readonly ParticipantEntry[];
  },
) => {
  const { by, at, title, assigneeId } = thread;
  const assignee = assigneeId === null ? [] : [personBox(assigneeId)];
  const participants = [
    ...thread.room,
    ...assignee
      .filter((box) => !thread.room.some((one) => one.box === box))
      .map((box): ParticipantEntry => ({ box, reason: "ASSIGNEE", handle: null, byPersonId: null, at })),
  ];
  const boxes: Box[] = [
    ...new Set([...(by.box === null ? [] : [by.box]), ...participants.map(({ box }) => box)]),
  ];
  return {
    status: "ANSWERED",
    decision: { answer, by, confirmedWithPerson: false, at, asked: title, auto: true, replaced: [] },
    participants,
    outcome: { at, by, readBy: boxes },
    readBy: boxes,
    event: { type: "thread.posted", data: { auto: true, answer }, notify: [] },
  } as const;
};

export interface Draft {
  readonly thread: NewThread;
  readonly followUpKey: string | null;
  /** The item whose viewers see the thread, as it was read. */
  readonly shownWith: Item | undefined;
}

/** The new thread that a posting describes, checked in every part but the caps. */
export const draftOf = async (context: Context, posting: Posting, at: Date): Promise<Draft> => {
  const { viewer } = context;
  const { kind } = posting;
  if (!isPosted(kind))
    return refuse("bad_input", "Questions, comments and discussions are opened about an item.", {
      path: "input.kind",
    });
  const title = requireLine(posting.title, { path: "input.title", limit: LIMITS.title.limit });
  const body = requireWords(posting.body ?? "", { path: "input.body" });
  const payload = payloadOf(kind, posting.payload, { hasBody: body.trim() !== "" });
  const answer = autoAnswer(posting, payload);
  const effect = effectOf(posting);
  const tags = tagsFrom(posting.tags ?? []);
  const place = placeOf(context, posting);
  const followUpKey = keyOf(context, posting);
  const addressed = await resolveAddressed(context, posting, at);
  const { assigneeId, recipientId, recipientHandle, teamId, participants, subject, access } = addressed;
  const by = partyOf(viewer);
  const room = new Set([...(by.box === null ? [] : [by.box]), ...participants.map(({ box }) => box)]);
  if (room.size > LIMITS.participants.limit)
    refuse("participant_limit_reached", `Name fewer people: a thread has ${LIMITS.participants.limit}.`, {
      path: "input.participantIds",
      limit: LIMITS.participants.limit,
    });
  const _id = newId();
  return {
    followUpKey,
    shownWith: addressed.shownWith,
    thread: {
      _id,
      tenantId: viewer.tenantId,
      kind,
      title,
      body,
      payload,
      ...place,
      tags,
      criticality: posting.criticality ?? "NORMAL",
      originator: by,
      assigneeId,
      recipientId,
      teamId,
      visibility: posting.visibility ?? "PARTICIPANTS",
      subject,
      access,
      participants,
      effect,
      at,
      event: {
        type: "thread.posted",
        debts:
          recipientHandle === null
            ? []
            : [debt({ _id, originator: by }, "MESSAGE", `${_id}.posted`, { handle: recipientHandle })],
      },
      ...(answer === null ? {} : decided(answer, { by, at, title, assigneeId, room: participants })),
      ...(followUpKey === null ? {} : { followUpKey }),
    },
  };
};
