import type { ThreadHead } from "../modules/threads/index.js";
import type { Box, Viewer } from "../viewer.js";

/**
 * Who may do what with a thread (design, section 5). Each rule stands twice, side by side: as a predicate
 * over a loaded thread and as a filter over stored ones, which an update carries so that a right lost
 * midway loses the race too. One table of cases tests both.
 */
export type ThreadFacts = Pick<
  ThreadHead,
  | "tenantId"
  | "kind"
  | "status"
  | "visibility"
  | "access"
  | "participants"
  | "originator"
  | "assigneeId"
  | "recipientId"
  | "teamId"
  | "deciders"
  | "question"
  | "waitingOn"
>;

/** A filter over `threads`, to be combined with `$and`. Values only, never operators from input. */
export type ThreadFilter = Readonly<Record<string, unknown>>;

export interface ThreadRule {
  readonly holds: (viewer: Viewer, thread: ThreadFacts) => boolean;
  readonly filter: (viewer: Viewer) => ThreadFilter;
}

const NOBODY: ThreadFilter = { _id: { $in: [] } };
const ANYBODY: ThreadFilter = {};
const any = (...filters: readonly ThreadFilter[]): ThreadFilter => ({ $or: filters });
const all = (...filters: readonly ThreadFilter[]): ThreadFilter => ({ $and: filters });

const rank = { VIEWER: 0, CONTRIBUTOR: 1, EDITOR: 2, ADMIN: 3 } as const;
/** The provider's word: does the viewer's role reach this one? An agent has its owner's role. */
export const hasRole = (viewer: Viewer, role: keyof typeof rank): boolean =>
  viewer.kind !== "service" && rank[viewer.role] >= rank[role];

/** Both boxes of the viewer's person; a service has none. */
export const boxesOf = (viewer: Viewer): readonly Box[] =>
  viewer.kind === "service" ? [] : [`p:${viewer.personId}`, `a:${viewer.personId}`];

/** What an item's access list must name for the viewer to see it: the person, or one of the person's teams. */
export const accessTokens = (viewer: Viewer): readonly string[] =>
  viewer.kind === "service" ? [] : [`p:${viewer.personId}`, ...[...viewer.teamIds].map((id) => `t:${id}`)];

/** Teams and colleagues open threads to people only: an agent sees what stands in its owner's boxes. */
const seesThroughTeams = (viewer: Viewer): boolean => viewer.kind === "person";

/** Who may see a thread. With visibility ITEM: whoever sees the item, and nobody else, participant or not. */
export const maySee: ThreadRule = {
  holds(viewer, thread) {
    if (viewer.kind === "service" || thread.tenantId !== viewer.tenantId) return false;
    if (thread.visibility === "ITEM") {
      const tokens = new Set(accessTokens(viewer));
      return thread.access.some((token) => tokens.has(token));
    }
    const boxes = boxesOf(viewer);
    return (
      thread.participants.some(({ box }) => boxes.includes(box)) ||
      (thread.originator.box !== null && boxes.includes(thread.originator.box)) ||
      thread.assigneeId === viewer.personId ||
      thread.recipientId === viewer.personId ||
      (seesThroughTeams(viewer) &&
        ((thread.teamId !== null && viewer.teamIds.has(thread.teamId)) ||
          (thread.assigneeId !== null && viewer.colleagueIds.has(thread.assigneeId))))
    );
  },
  filter(viewer) {
    if (viewer.kind === "service") return NOBODY;
    const boxes = boxesOf(viewer);
    const people = seesThroughTeams(viewer) ? [viewer.personId, ...viewer.colleagueIds] : [viewer.personId];
    return any(
      { visibility: "ITEM", access: { $in: accessTokens(viewer) } },
      {
        visibility: "PARTICIPANTS",
        $or: [
          { "participants.box": { $in: boxes } },
          { "originator.box": { $in: boxes } },
          { assigneeId: { $in: people } },
          { recipientId: viewer.personId },
          ...(seesThroughTeams(viewer) && viewer.teamIds.size > 0
            ? [{ teamId: { $in: [...viewer.teamIds] } }]
            : []),
        ],
      },
    );
  },
};

/** The threads of the viewer's tenant for which `maySee` holds, as a filter for lists. Tenant first. */
export const visibleTo = (viewer: Viewer): ThreadFilter =>
  all({ tenantId: viewer.tenantId }, maySee.filter(viewer));

/** Who may add to a thread: who sees it and contributes by role, and anyone a question is addressed to. */
export const mayContribute: ThreadRule = {
  holds: (viewer, thread) =>
    maySee.holds(viewer, thread) &&
    (hasRole(viewer, "CONTRIBUTOR") ||
      boxesOf(viewer).some((box) => thread.question?.askedOf.includes(box) ?? false)),
  filter: (viewer) =>
    all(
      maySee.filter(viewer),
      hasRole(viewer, "CONTRIBUTOR") ? ANYBODY : { "question.askedOf": { $in: boxesOf(viewer) } },
    ),
};

/** Whether the person, or the agent's person, settles this concern; who is asking is judged by the callers. */
const settles: ThreadRule = {
  holds(viewer, thread) {
    if (viewer.kind === "service" || !maySee.holds(viewer, thread)) return false;
    if (thread.deciders !== null) return thread.deciders.includes(viewer.personId);
    // An open notice waits for its recipient's own nod: nobody else puts it away.
    if (thread.kind === "NOTICE" && thread.status === "OPEN") return thread.recipientId === viewer.personId;
    if (thread.assigneeId !== null)
      return thread.assigneeId === viewer.personId || viewer.colleagueIds.has(thread.assigneeId);
    return thread.recipientId === viewer.personId || thread.originator.personId === viewer.personId;
  },
  filter(viewer) {
    if (viewer.kind === "service") return NOBODY;
    const me = viewer.personId;
    return all(
      maySee.filter(viewer),
      any(
        { deciders: me },
        {
          deciders: null,
          $or: [
            { kind: "NOTICE", status: "OPEN", recipientId: me },
            {
              $nor: [{ kind: "NOTICE", status: "OPEN" }],
              $or: [
                { assigneeId: { $in: [me, ...viewer.colleagueIds] } },
                { assigneeId: null, $or: [{ recipientId: me }, { "originator.personId": me }] },
              ],
            },
          ],
        },
      ),
    );
  },
};

const only = (kind: Viewer["kind"], rule: ThreadRule): ThreadRule => ({
  holds: (viewer, thread) => viewer.kind === kind && rule.holds(viewer, thread),
  filter: (viewer) => (viewer.kind === kind ? rule.filter(viewer) : NOBODY),
});

/** Who may settle a concern (answer, dismiss, unarchive, remove): a person. An agent routes, it never decides. */
export const mayDecide: ThreadRule = only("person", settles);

/** Who may hand a concern on or take it off the desk: whoever may decide, and that person's agent. */
export const mayRoute: ThreadRule = settles;

/** A notice is acknowledged by its recipient, in person. */
export const mayAcknowledge: ThreadRule = only("person", {
  holds: (viewer, thread) =>
    viewer.kind === "person" && maySee.holds(viewer, thread) && thread.recipientId === viewer.personId,
  filter: (viewer) =>
    viewer.kind === "person" ? all(maySee.filter(viewer), { recipientId: viewer.personId }) : NOBODY,
});

/**
 * Who takes a thread back: its originator; for what an agent raised, any agent of that owner or the owner.
 * A service withdraws what it posted, though it sees nothing.
 */
export const mayWithdraw: ThreadRule = {
  holds: (viewer, thread) =>
    viewer.kind === "service"
      ? thread.tenantId === viewer.tenantId && thread.originator.service === viewer.name
      : maySee.holds(viewer, thread) && thread.originator.personId === viewer.personId,
  filter: (viewer) =>
    viewer.kind === "service"
      ? { "originator.service": viewer.name }
      : all(maySee.filter(viewer), { "originator.personId": viewer.personId }),
};

/** Whom a question is put to: the person and their agents alike; `humanOnly` is judged with the words given. */
export const mayAnswerQuestion: ThreadRule = {
  holds: (viewer, thread) =>
    maySee.holds(viewer, thread) &&
    boxesOf(viewer).some((box) => thread.question?.askedOf.includes(box) ?? false),
  filter: (viewer) => all(maySee.filter(viewer), { "question.askedOf": { $in: boxesOf(viewer) } }),
};

/** Who closes a conversation: a question its asker or an editor in person, anything else whoever contributes. */
export const mayResolve: ThreadRule = {
  holds: (viewer, thread) =>
    thread.question === null
      ? mayContribute.holds(viewer, thread)
      : maySee.holds(viewer, thread) &&
        viewer.kind !== "service" &&
        (thread.originator.personId === viewer.personId ||
          (viewer.kind === "person" && hasRole(viewer, "EDITOR"))),
  filter: (viewer) =>
    viewer.kind === "service"
      ? NOBODY
      : any(
          all({ question: null }, mayContribute.filter(viewer)),
          all(
            { question: { $ne: null } },
            maySee.filter(viewer),
            viewer.kind === "person" && hasRole(viewer, "EDITOR")
              ? ANYBODY
              : { "originator.personId": viewer.personId },
          ),
        ),
};

/** Who may leave, and who may be removed: nobody whose move it is, and never the originator. */
export const mustStay = (
  thread: ThreadFacts,
  personId: string,
): "assignee_must_stay" | "participant_must_stay" | null => {
  const waits = thread.waitingOn.some((box) => box.slice(2) === personId);
  if (waits && thread.assigneeId === personId) return "assignee_must_stay";
  return waits || thread.originator.personId === personId ? "participant_must_stay" : null;
};

/** `then` goes to exactly the originator's box: the asking agents, or the person who asked in person. */
export const maySeeThen = (viewer: Viewer, thread: Pick<ThreadFacts, "originator">): boolean =>
  viewer.kind !== "service" &&
  thread.originator.box === `${viewer.kind === "person" ? "p" : "a"}:${viewer.personId}`;
