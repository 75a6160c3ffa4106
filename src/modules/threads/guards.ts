import type { ThreadFilter, ThreadRule } from "../../authz/thread.js";
import { boxesOf } from "../../authz/thread.js";
import { notFound, type Reason, Refusal } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import type { Box, Viewer } from "../../viewer.js";
import type { PartyRef, ThreadHead } from "./types.js";

/** One condition of a write. It stands in the update's filter; on a miss it says what was broken. */
export interface Guard {
  readonly filter: ThreadFilter;
  readonly refusal: (thread: ThreadHead) => Refusal;
}

const refusing = (filter: ThreadFilter, reason: Reason, message: string, limit?: number): Guard => ({
  filter,
  refusal: () => new Refusal(reason, message, limit === undefined ? {} : { limit }),
});

/** The caller's right, asked again by the database. What may not be seen answers as missing. */
export const seenBy = (rule: ThreadRule, viewer: Viewer): Guard => ({
  filter: rule.filter(viewer),
  refusal: () => notFound("No thread"),
});

export const allowedTo = (rule: ThreadRule, viewer: Viewer, message: string): Guard =>
  refusing(rule.filter(viewer), "forbidden", message);

export const isOpen: Guard = {
  filter: { status: "OPEN" },
  refusal: (thread) =>
    thread.status === "ANSWERED"
      ? alreadyAnswered(thread)
      : new Refusal("not_open", "This thread is closed; open a new one."),
};

/** Who answered first, what and when: the loser of a race is told. */
export const alreadyAnswered = (thread: ThreadHead): Refusal =>
  new Refusal("already_answered", "This was answered already; read the decision on the thread.", {
    ...(thread.decision === null
      ? {}
      : {
          decision: {
            by: partyTold(thread.decision.by),
            answer: thread.decision.answer,
            at: thread.decision.at,
          },
        }),
  });

/** As the API names a party: no box of the store leaves it. */
const partyTold = ({ box, personId, handle, service }: PartyRef) => ({
  person: personId === null ? null : { id: personId },
  handle,
  service,
  throughAgents: box?.startsWith("a:") ?? false,
});

/** Only where a revision was given: the caller speaks of what they saw. */
export const atRevision = (revision: number | null | undefined): Guard[] =>
  revision === null || revision === undefined
    ? []
    : [
        {
          filter: { revision },
          refusal: (thread) =>
            new Refusal("revision_changed", "This was rewritten since you read it; read it again.", {
              revision: thread.revision,
            }),
        },
      ];

export const hasRoomForMessage: Guard = refusing(
  { [`messages.${LIMITS.messages.limit - 1}`]: { $exists: false } },
  "message_limit_reached",
  "This thread holds as many messages as it may; open a new thread.",
  LIMITS.messages.limit,
);

/** For what brings people in; who takes part already needs no room. */
export const hasRoomFor = (boxes: readonly Box[]): Guard =>
  refusing(
    {
      $expr: {
        $lte: [
          { $size: { $setUnion: ["$participants.box", { $literal: boxes }] } },
          { $max: [{ $size: "$participants" }, LIMITS.participants.limit] },
        ],
      },
    },
    "participant_limit_reached",
    "This thread has as many participants as it may; remove someone first.",
    LIMITS.participants.limit,
  );

/** For what adds content; reading, leaving and deciding always work. */
export const hasRoomForBytes: Guard = refusing(
  { $expr: { $lt: [{ $bsonSize: "$$ROOT" }, LIMITS.threadBytes.limit] } },
  "thread_too_large",
  "This thread is as large as it may be; open a new thread.",
  LIMITS.threadBytes.limit,
);

/** An agent never takes off the desk what waits on a person. */
export const waitsOnNoPerson = (viewer: Viewer): Guard[] =>
  viewer.kind === "agent"
    ? [
        refusing(
          { waitingOn: { $not: /^p:/ } },
          "waits_on_person",
          "This waits on a person; tell them, and leave it where it is.",
        ),
      ]
    : [];

/** A VIEWER writes to nobody's inbox. */
export const writes = (viewer: Viewer): Guard =>
  refusing(
    viewer.kind === "service" || viewer.role !== "VIEWER"
      ? {}
      : { "question.askedOf": { $in: boxesOf(viewer) } },
    "forbidden",
    "Your role reads and decides what is assigned to you; ask an admin for the contributor role to write.",
  );
