import { agentParty } from "../../outbox.js";
import { closeApproval, openApproval } from "../asks/index.js";
import type { Threads } from "../threads/index.js";
import type { RequestApprovals } from "./deps.js";

/** Approvals of handoffs, as asks to the claimants' owners. */
export const approvalsOf = (threads: Threads, now: () => Date): RequestApprovals => ({
  async open({ tenantId, threadId, claimant, request }) {
    await openApproval(threads, {
      tenantId,
      threadId,
      by: agentParty(claimant.ownerId, claimant.handle),
      at: now(),
      assigneeId: claimant.ownerId,
      participantIds: [],
      deciders: [claimant.ownerId],
      effect: { type: "HANDOFF_CLAIM", args: { requestId: request._id, handle: claimant.handle } },
      title: `Take over: ${request.subject}`.slice(0, 200),
      summary: `${claimant.handle} may take over what ${request.from.handle} hands on: ${request.subject}`,
    });
  },
  async withdraw(tenantId, threadIds, by) {
    for (const threadId of threadIds) await closeApproval(threads, { tenantId, threadId, at: now(), by });
  },
});
