import type { Context } from "../context.js";
import { subscription } from "../http/subscription.js";
import { countBox, type InboxCounts } from "../modules/inbox/index.js";
import type { Box } from "../viewer.js";
import { paced } from "./pace.js";

const same = (a: InboxCounts, b: InboxCounts): boolean =>
  a.unread === b.unread &&
  a.unreadRequiresAction === b.unreadRequiresAction &&
  a.pending === b.pending &&
  a.requiresAction === b.requiresAction;

/** The counts of a box: at once, then after every change that alters them. Idle, it costs no command. */
export const badgeOf = ({ app, viewer }: Context, box: Box): AsyncIterableIterator<InboxCounts> =>
  subscription<InboxCounts>({
    active: app.metrics.subscriptionsActive,
    // Of counts that wait for a slow reader only the last is worth anything.
    coalesce: (_, counts) => [counts],
    start({ push, end }) {
      let last: InboxCounts | undefined;
      const pace = paced(async () => {
        const counts = await countBox(app.threads.repo, viewer.tenantId, box);
        if (last !== undefined && same(last, counts)) return;
        last = counts;
        push(counts);
      }, end);
      const ends = [
        // Listening first, then looking: what changes between the two is nudged for.
        app.events.hub.onBox(viewer.tenantId, box, pace.nudge),
        app.events.hub.onResync(pace.nudge),
        pace.stop,
      ];
      pace.nudge();
      return () => {
        for (const stop of ends) stop();
      };
    },
  });
