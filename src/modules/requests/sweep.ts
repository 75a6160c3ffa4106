import { IS_OVERDUE } from "../../authz/request.js";
import { fold } from "../../text.js";
import type { RequestDeps } from "./deps.js";
import { debt, entry, toSender } from "./entries.js";
import * as to from "./transitions.js";
import type { RequestAt } from "./types.js";

/** What happens without anyone's act. Any process may do it, any number at once. */
export const createSweep = ({ repo, relay, now, approvals }: RequestDeps) => {
  const dropApprovals = ({ tenantId, waiting }: RequestAt, of?: string) =>
    approvals.withdraw(
      tenantId,
      waiting.filter(({ key }) => of === undefined || key === of).map(({ threadId }) => threadId),
      of,
    );

  return {
    /**
     * Tells the senders of what has expired. It decides nothing: expired it is by the clock alone.
     * Returns how many it told of.
     */
    async tellExpired(): Promise<number> {
      let count = 0;
      for (const { tenantId, _id: id, from } of await repo.findOverdue()) {
        const told = entry("request.expired", {
          requestId: id,
          by: null,
          at: now(),
          hear: [toSender(from)],
          debts: [debt("REQUEST_EXPIRED", { to: from, requestId: id })],
        });
        const { filter, stages } = to.expire({ tenantId, id, overdue: IS_OVERDUE, told });
        const done = await repo.transition(filter, stages);
        if (done === null) continue;
        count += 1;
        await relay("requests", id);
        await dropApprovals(done);
      }
      return count;
    },

    /**
     * Gives back what agents hold that will not come again: retired, their owner deactivated or no member any
     * more. What they hold is in the pool again at once, and their pending claims of handoffs end.
     */
    async releaseLeases({
      tenantId,
      handles,
    }: {
      tenantId: string;
      handles: readonly string[];
    }): Promise<void> {
      for (const key of handles.map(fold))
        for (const before of await repo.findHeldBy(tenantId, [key])) {
          const told = entry("request.released", {
            requestId: before._id,
            by: null,
            at: now(),
            internal: true,
          });
          const { filter, stages } = to.release({ tenantId, id: before._id, key, told });
          if ((await repo.transition(filter, stages)) === null) continue;
          await relay("requests", before._id);
          await dropApprovals(before, key);
        }
    },
  };
};
