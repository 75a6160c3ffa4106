import { mayContribute, maySee } from "../../authz/thread.js";
import { type Refusal, refuse } from "../../errors.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { bytes, requireCleanText } from "../../text.js";
import type { Box, Viewer } from "../../viewer.js";
import { type ActEvent, type ActResult, type ActStore, act, type ClientKey } from "./act.js";
import { DERIVE } from "./derive.js";
import {
  allReadBy,
  type Expression,
  type Joining,
  literal,
  type Stage,
  withArrivals,
  withParticipants,
} from "./expressions.js";
import { allowedTo, type Guard, hasRoomFor, hasRoomForBytes, hasRoomForMessage, seenBy } from "./guards.js";
import { partyOf } from "./parties.js";
import type { MessageDoc } from "./types.js";

/** Words with their bound in bytes; `too_long` and `bad_text` name where they stand. */
export const requireWords = (
  words: string,
  { path, limit = LIMITS.body.limit }: { path: string; limit?: number },
): string => {
  requireCleanText(words, path);
  if (bytes(words) > limit) refuse("too_long", `Use at most ${limit} bytes of UTF-8.`, { path, limit });
  return words;
};

export interface Contribution {
  readonly threadId: string;
  readonly viewer: Viewer;
  readonly at: Date;
  readonly message: {
    readonly body: string;
    readonly parentId?: string | null;
    readonly to?: readonly Box[];
    readonly cc?: readonly Box[];
    readonly option?: string | null;
    readonly amend?: boolean;
  };
  /** Whom it reaches; without it the whole audience of its moment. */
  readonly reached?: readonly Box[];
  /** Who has read it from the start; without it its author's box. */
  readonly readBy?: readonly Box[];
  /** Who joins by it besides its author. */
  readonly joins?: readonly Joining[];
  /** Rules of the kind, beyond seeing, contributing and the room that is left. */
  readonly guards?: readonly Guard[];
  /** What else the contribution changes: a turn, a settling. After the message stands. */
  readonly change?: readonly Stage[];
  readonly event: (message: { id: string }) => ActEvent;
  /** What the same act is besides. */
  readonly also?: (message: { id: string }) => readonly ActEvent[];
  readonly clientKey?: ClientKey | null;
}

const parentIs = (parentId: string): Guard => ({
  filter: { messages: { $elemMatch: { id: parentId, parentId: null } } },
  refusal: (): Refusal =>
    refuse("invalid_parent", "Answer a message of this thread that is no reply itself.", {
      path: "input.parentId",
    }),
});

/**
 * Appends a message. Its author joins the room by a first contribution, which marks what was there as
 * read; whoever was in the room already has read only their own words.
 */
export const contribute = async (
  store: ActStore,
  { viewer, threadId, at, message, ...more }: Contribution,
): Promise<ActResult & { readonly messageId: string }> => {
  const author = partyOf(viewer);
  const id = newId();
  const box = author.box;
  const stored: Omit<MessageDoc, "reached"> = {
    id,
    author,
    body: message.body,
    createdAt: at,
    parentId: message.parentId ?? null,
    to: message.to ?? [],
    cc: message.cc ?? [],
    option: message.option ?? null,
    amend: message.amend ?? false,
    readBy: more.readBy ?? (box === null ? [] : [box]),
    reactions: [],
  };
  const joins = eachOnce([
    ...(box === null
      ? []
      : [{ box, reason: "AUTHOR" as const, handle: author.handle, byPersonId: null, at }]),
    ...(more.joins ?? []),
  ]);
  const result = await act(store, {
    tenantId: viewer.tenantId,
    threadId,
    by: author,
    at,
    guards: [
      seenBy(maySee, viewer),
      allowedTo(
        mayContribute,
        viewer,
        "Your role reads here; ask an admin for the contributor role to write.",
      ),
      ...(stored.parentId === null ? [] : [parentIs(stored.parentId)]),
      ...(more.guards ?? []),
      hasRoomForMessage,
      hasRoomFor(joins.map((one) => one.box)),
      hasRoomForBytes,
    ],
    change: [
      ...(box === null ? [] : [readOnJoining(box)]),
      {
        $set: {
          participants: withParticipants(joins),
          arrivals: withArrivals(
            { $setDifference: [literal((more.joins ?? []).map((one) => one.box)), "$audience"] },
            at,
          ),
        },
      },
      { $set: { participants: noMoreOnlyInformed(joins) } },
      ...DERIVE.slice(0, 1),
      {
        $set: {
          messages: {
            $concatArrays: [
              "$messages",
              [{ $mergeObjects: [literal(stored), { reached: reachOf(more.reached) }] }],
            ],
          },
        },
      },
      ...(more.change ?? []),
    ],
    event: more.event({ id }),
    ...(more.also ? { also: more.also({ id }) } : {}),
    moves: true,
    ...(more.clientKey ? { clientKey: { ...more.clientKey, messageId: id } } : {}),
  });
  return { ...result, messageId: result.messageId ?? id };
};

const reachOf = (reached: readonly Box[] | undefined): Expression =>
  reached === undefined ? "$audience" : literal(reached);

/** The first of each box: its author's own words count before whom they address. */
const eachOnce = (joins: readonly Joining[]): Joining[] => {
  const boxes = new Set<Box>();
  return joins.filter(({ box }) => !boxes.has(box) && boxes.add(box));
};

/** Who was only in cc, and now speaks or is addressed, takes part like everyone else. */
const noMoreOnlyInformed = (joins: readonly Joining[]): Expression => {
  const inFull = joins.filter(({ reason }) => reason !== "CC");
  const join = {
    $first: { $filter: { input: literal(inFull), as: "by", cond: { $eq: ["$$by.box", "$$one.box"] } } },
  };
  return {
    $map: {
      input: "$participants",
      as: "one",
      in: {
        $cond: [
          {
            $and: [
              { $eq: ["$$one.reason", "CC"] },
              { $in: ["$$one.box", literal(inFull.map(({ box }) => box))] },
            ],
          },
          {
            $let: {
              vars: { join },
              in: { $mergeObjects: ["$$one", { reason: "$$join.reason", handle: "$$join.handle" }] },
            },
          },
          "$$one",
        ],
      },
    },
  };
};

/** Only who enters the audience by this: for all others nothing but their own words is read. */
export const readOnJoining = (box: Box): Stage => {
  const joins = { $not: [{ $in: [literal(box), "$audience"] }] };
  const read = allReadBy(box);
  return {
    $set: Object.fromEntries(
      Object.entries(read).map(([field, marked]) => [field, { $cond: [joins, marked, `$${field}`] }]),
    ),
  };
};
