import { maySee } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { notFound } from "../../errors.js";
import type { ModuleResolvers } from "../../schema/audiences.js";
import { agentsBox, type Box, boxOwner, personBox, viewerBox } from "../../viewer.js";
import { personLoader, teamLoader } from "../directory/index.js";
import { findVisibleItem } from "../items/index.js";
import { firstUnreadLoader, messageLoader } from "./loaders.js";
import { messageConnection, windowOf } from "./messages.js";
import { payloadFor, questionFor } from "./shapes.js";
import type { Answer, JoinReason, PartyRef, Payload } from "./types.js";
import { viewerMay } from "./viewer-may.js";

/** A box as a party: the person, or the person through their agents. */
export const boxParty = (box: Box, handle: string | null = null): PartyRef => ({
  box,
  personId: boxOwner(box),
  handle,
  service: null,
});

const people = (context: Context, ids: readonly string[]) =>
  Promise.all(ids.map((id) => context.once(personLoader).load(id))).then((found) =>
    found.filter((person) => person !== null),
  );

/** Read status is kept per box; people are those who read it in person. */
const readers = (context: Context, readBy: readonly Box[]) =>
  people(context, readBy.filter((box) => box.startsWith("p:")).map(boxOwner));

const isService = ({ viewer }: Context): boolean => viewer.kind === "service";
const readByViewer = (context: Context, readBy: readonly Box[]): boolean => {
  const box = viewerBox(context.viewer);
  return box !== undefined && readBy.includes(box);
};

const PAYLOADS = {
  approval: "ApprovalPayload",
  decision: "DecisionPayload",
  feedback: "FeedbackPayload",
  ordering: "OrderingPayload",
  structure: "StructurePayload",
  output: "OutputPayload",
} as const satisfies Record<Payload["type"], string>;

const ANSWERS = {
  approval: "ApprovalAnswer",
  decision: "DecisionAnswer",
  feedback: "FeedbackAnswer",
  ordering: "OrderingAnswer",
  structure: "StructureAnswer",
  notice: "NoticeAnswer",
  reply: "ReplyAnswer",
} as const satisfies Record<Answer["type"], string>;

export const threadResolvers: ModuleResolvers = {
  Thread: {
    id: (thread) => thread._id,
    payload: (thread, _, { viewer }) => payloadFor(viewer, thread),
    tags: (thread) => [...thread.tags],
    assignee: (thread, _, context) =>
      thread.assigneeId === null ? null : context.once(personLoader).load(thread.assigneeId),
    recipient: (thread, _, context) =>
      thread.recipientId === null ? null : context.once(personLoader).load(thread.recipientId),
    team: (thread, _, context) =>
      thread.teamId === null ? null : context.once(teamLoader).load(thread.teamId),
    participants: (thread, _, context) => {
      if (isService(context)) return [];
      const derived = (personId: string | null, reason: JoinReason) =>
        personId !== null &&
        thread.audience.includes(personBox(personId)) &&
        !thread.participants.some(({ box }) => box === personBox(personId))
          ? [{ box: personBox(personId), reason, handle: null, byPersonId: null, at: thread.createdAt }]
          : [];
      return [
        ...thread.participants,
        ...derived(thread.assigneeId, "ASSIGNEE"),
        ...derived(thread.recipientId, "TO"),
      ];
    },
    waitingOn: (thread) => thread.waitingOn.map((box) => boxParty(box)),
    question: (thread, _, { viewer }) => questionFor(viewer, thread),
    decision: (thread, _, context) =>
      thread.decision === null || isService(context) ? null : { decision: thread.decision, thread },
    readByMe: (thread, _, context) => readByViewer(context, thread.readBy),
    unread: (thread, { box }, { viewer }) =>
      viewer.kind !== "service" &&
      thread.unreadFor.includes(box === "AGENTS" ? agentsBox(viewer.personId) : personBox(viewer.personId)),
    readBy: (thread, _, context) => (isService(context) ? [] : readers(context, thread.readBy)),
    reactions: (thread) => thread.reactions.filter(({ personIds }) => personIds.length > 0),
    messageCount: (thread, _, context) => (isService(context) ? null : thread.messageCount),
    messages: async (thread, args, context) => {
      const window = windowOf({ ...args, ...thread.page });
      if (isService(context)) return messageConnection(thread, { messages: [], start: 0, total: 0 });
      return messageConnection(thread, await context.once(messageLoader)(window).load(thread._id));
    },
    firstUnread: (thread, _, context) => {
      const box = viewerBox(context.viewer);
      return box === undefined ? null : context.once(firstUnreadLoader)(box).load(thread._id);
    },
    url: (thread, _, { app }) =>
      app.config.publicUrl === undefined
        ? null
        : `${app.config.publicUrl.replace(/\/$/, "")}/#/thread/${encodeURIComponent(thread._id)}`,
    viewerMay: (thread, _, { viewer }) => viewerMay(viewer, thread),
  },

  Message: {
    id: ({ message }) => message.id,
    author: ({ message }) => message.author,
    body: ({ message }) => message.body,
    createdAt: ({ message }) => message.createdAt,
    parentId: ({ message }) => message.parentId,
    to: ({ message }) => message.to.map((box) => boxParty(box)),
    cc: ({ message }) => message.cc.map((box) => boxParty(box)),
    option: ({ message }) => message.option,
    amend: ({ message }) => message.amend,
    readByMe: ({ message }, _, context) => readByViewer(context, message.readBy),
    readBy: ({ message }, _, context) => readers(context, message.readBy),
    reactions: ({ message }) => message.reactions.filter(({ personIds }) => personIds.length > 0),
  },

  Party: {
    person: ({ personId }, _, context) =>
      personId === null ? null : context.once(personLoader).load(personId),
    throughAgents: ({ box }) => box?.startsWith("a:") ?? false,
  },
  Participant: {
    party: ({ box, handle }) => boxParty(box, handle),
    invitedBy: ({ byPersonId }, _, context) =>
      byPersonId === null ? null : context.once(personLoader).load(byPersonId),
  },
  Reaction: {
    count: ({ personIds }) => personIds.length,
    people: ({ personIds }, _, context) => people(context, personIds),
    mine: ({ personIds }, _, { viewer }) => viewer.kind === "person" && personIds.includes(viewer.personId),
  },
  Subject: {
    item: ({ itemId }, _, context) => findVisibleItem(context, itemId),
  },
  Payload: { __resolveType: ({ type }) => PAYLOADS[type] },
  Question: {
    options: ({ options }) => [...options],
    askedOf: ({ askedOf }) => askedOf.map((box) => boxParty(box)),
  },
  Decision: {
    // A delivery keeps its copy of a decision when the thread is no longer visible: only the copy then.
    thread: ({ thread }, _, { viewer }) =>
      maySee.holds(viewer, thread) ? thread : Promise.reject(notFound("No thread")),
    item: ({ thread }, _, context) =>
      thread.subject === null ? null : findVisibleItem(context, thread.subject.itemId),
    asked: ({ decision }) => decision.asked,
    answer: ({ decision }) => decision.answer,
    by: ({ decision }) => decision.by,
    confirmedWithPerson: ({ decision }) => decision.confirmedWithPerson,
    auto: ({ decision }) => decision.auto,
    at: ({ decision }) => decision.at,
    replaced: ({ decision }) => [...decision.replaced],
  },
  Answer: { __resolveType: ({ type }) => ANSWERS[type] },
  Outcome: {
    readByMe: ({ readBy }, _, context) => readByViewer(context, readBy),
  },
};
