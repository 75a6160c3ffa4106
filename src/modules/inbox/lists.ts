import type { ThreadFilter } from "../../authz/thread.js";
import { visibleTo } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import type { Connection } from "../../paging.js";
import { fold } from "../../text.js";
import { agentsBox, type Box, type PersonViewer, personBox } from "../../viewer.js";
import { type PageArguments, pageThreads, type ThreadHead } from "../threads/index.js";

export type Show = "NEEDS_YOU" | "UNREAD" | "PENDING" | "ALL" | "ARCHIVED";

/** The rows of a box, each filter answered by one index (design, section 6). Counts use the same filters. */
export const boxFilter = (tenantId: string, box: Box, show: Show): ThreadFilter => {
  switch (show) {
    case "UNREAD":
      return { tenantId, unreadFor: box, archived: false };
    case "NEEDS_YOU":
      return { tenantId, waitingOn: box, archived: false };
    case "PENDING":
      return { tenantId, audience: box, requiresAction: true, archived: false };
    case "ALL":
      return { tenantId, audience: box, archived: false };
    case "ARCHIVED":
      return { tenantId, audience: box, archived: true };
  }
};

/**
 * A team's threads as far as the viewer may see: those that name the team and those assigned to one of it.
 * Null for outsiders and unknown teams. There is no unread for a team.
 */
export const teamFilter = async (
  { app, viewer }: Context & { viewer: PersonViewer },
  teamId: string,
  show: Show,
): Promise<ThreadFilter | null> => {
  const team = await app.directory.findTeam(viewer.tenantId, teamId);
  if (team === null || !viewer.teamIds.has(team.id) || show === "UNREAD") return null;
  return {
    $and: [
      visibleTo(viewer),
      {
        $or: [{ teamId: team.id }, { assigneeId: { $in: [...team.memberIds] } }],
        archived: show === "ARCHIVED",
        ...(show === "PENDING" || show === "NEEDS_YOU" ? { requiresAction: true } : {}),
        ...(show === "NEEDS_YOU" ? { waitingOn: personBox(viewer.personId) } : {}),
      },
    ],
  };
};

export interface InboxArguments extends PageArguments {
  readonly box: "YOU" | "AGENTS";
  readonly show: Show;
  readonly topic?: string | null | undefined;
  readonly projectKey?: string | null | undefined;
  readonly itemId?: string | null | undefined;
  readonly teamId?: string | null | undefined;
}

export const boxNamed = (viewer: PersonViewer, box: "YOU" | "AGENTS"): Box =>
  box === "YOU" ? personBox(viewer.personId) : agentsBox(viewer.personId);

/** An empty text is a filter too: nothing bears it. */
const given = (value: string | null | undefined): value is string => value !== null && value !== undefined;

export const listInbox = async (
  context: Context & { viewer: PersonViewer },
  args: InboxArguments,
): Promise<Connection<ThreadHead>> => {
  const { viewer, app } = context;
  const base = given(args.teamId)
    ? await teamFilter(context, args.teamId, args.show)
    : boxFilter(viewer.tenantId, boxNamed(viewer, args.box), args.show);
  const item = given(args.itemId) ? await app.items.findItem(viewer.tenantId, args.itemId) : undefined;
  // An item nobody has heard of has no threads; whether it exists is not told.
  if (base === null || item === null) return pageThreads(context, null, args);
  return pageThreads(
    context,
    {
      ...base,
      ...(given(args.topic) ? { topicKey: fold(args.topic) } : {}),
      ...(given(args.projectKey) ? { projectKey: fold(args.projectKey) } : {}),
      ...(item ? { "subject.itemId": item.id } : {}),
    },
    args,
  );
};

/** The conversations about an item, as far as each may be seen: an empty answer tells nothing. */
export const listAbout = async (
  context: Context,
  itemRef: string,
  page: PageArguments,
): Promise<Connection<ThreadHead>> => {
  const { viewer, app } = context;
  const item = await app.items.findItem(viewer.tenantId, itemRef);
  return pageThreads(
    context,
    item === null ? null : { $and: [visibleTo(viewer), { "subject.itemId": item.id }] },
    page,
  );
};

/** What the viewer or their agents have asked and somebody else has yet to answer. */
export const waitingOnOthersFilter = (
  viewer: PersonViewer | { tenantId: string; personId: string; kind: "agent" },
): ThreadFilter => {
  const own = personBox(viewer.personId);
  const agents = agentsBox(viewer.personId);
  const others = (asker: Box, not: readonly Box[]) => ({
    "originator.box": asker,
    waitingOn: { $nin: not },
  });
  return {
    tenantId: viewer.tenantId,
    archived: false,
    requiresAction: true,
    // What an agent asked its own person waits on somebody else for the agent, and on nobody else for the person.
    $or: [others(own, [own, agents]), others(agents, viewer.kind === "agent" ? [agents] : [own, agents])],
  };
};

export interface Topic {
  readonly name: string;
  readonly projectKey: string | null;
  readonly unread: number;
  readonly requiresAction: number;
  readonly lastAt: Date;
}

/** The topics of a box's threads on the desk, grouped by folded name within a project, newest first. */
export const listTopics = async ({ app }: Context, tenantId: string, box: Box): Promise<Topic[]> =>
  app.threads.repo.aggregate<Topic>([
    { $match: { tenantId, audience: box, archived: false, topicKey: { $type: "string" } } },
    { $sort: { activityAt: 1, _id: 1 } },
    {
      $group: {
        _id: { topic: "$topicKey", project: "$projectKey" },
        name: { $first: "$topic" },
        unread: { $sum: { $cond: [{ $in: [box, "$unreadFor"] }, 1, 0] } },
        requiresAction: { $sum: { $cond: [{ $in: [box, "$waitingOn"] }, 1, 0] } },
        lastAt: { $max: "$activityAt" },
      },
    },
    { $sort: { lastAt: -1, _id: 1 } },
    { $limit: 500 },
    { $project: { _id: 0, name: 1, projectKey: "$_id.project", unread: 1, requiresAction: 1, lastAt: 1 } },
  ]);
