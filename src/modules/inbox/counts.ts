import type { Context } from "../../context.js";
import type { Box, PersonViewer } from "../../viewer.js";
import type { ThreadRepo } from "../threads/index.js";
import { boxFilter, teamFilter } from "./lists.js";

export interface InboxCounts {
  readonly unread: number;
  readonly unreadRequiresAction: number;
  readonly pending: number;
  readonly requiresAction: number;
}

/** The four numbers of a box, in two groups with one reader each (design, section 6). Exact, from index keys. */
export const countBox = async (repo: ThreadRepo, tenantId: string, box: Box): Promise<InboxCounts> => {
  const [unread, unreadRequiresAction, pending, requiresAction] = await Promise.all([
    repo.count(boxFilter(tenantId, box, "UNREAD")),
    repo.count({ ...boxFilter(tenantId, box, "UNREAD"), waitingOn: box }),
    repo.count(boxFilter(tenantId, box, "PENDING")),
    repo.count(boxFilter(tenantId, box, "NEEDS_YOU")),
  ]);
  return { unread, unreadRequiresAction, pending, requiresAction };
};

/** A team has no alarm: both of its unread numbers are 0. */
export const countTeam = async (
  context: Context & { viewer: PersonViewer },
  teamId: string,
): Promise<InboxCounts> => {
  const count = async (show: "PENDING" | "NEEDS_YOU") => {
    const filter = await teamFilter(context, teamId, show);
    return filter === null ? 0 : context.app.threads.repo.count(filter);
  };
  const [pending, requiresAction] = await Promise.all([count("PENDING"), count("NEEDS_YOU")]);
  return { unread: 0, unreadRequiresAction: 0, pending, requiresAction };
};
