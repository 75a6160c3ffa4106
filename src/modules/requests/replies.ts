import type { OutboxConsumer } from "../events/index.js";
import { agentAddress } from "./address.js";
import type { NewRequest, RequestRepo } from "./repo.js";
import type { RequestAt } from "./types.js";

/** The request of type REPLY that a completed one is answered with, in the same conversation. */
export const replyTo = (request: RequestAt): NewRequest | null => {
  const { reply } = request;
  if (reply === null) return null;
  return {
    _id: reply.id,
    tenantId: request.tenantId,
    projectKey: request.projectKey,
    conversationId: request.conversationId,
    type: "REPLY",
    status: "COMPLETED",
    from: reply.from,
    to: request.from.handle,
    address: agentAddress(request.from.handle),
    subject: request.subject,
    body: reply.body,
    refs: reply.refs,
    wake: true,
    claim: null,
    fence: 0,
    declinedBy: [],
    declineReason: null,
    waiting: [],
    settledApprovals: [],
    reply: null,
    outbox: [],
  };
};

/**
 * Makes the REPLY of each completion that is told. The completing update holds all of it, so a crash in between
 * loses nothing. Stands before whoever turns debts into deliveries: those name the REPLY.
 */
export const replyConsumer =
  (repo: RequestRepo): OutboxConsumer =>
  async (tenantId, entries) => {
    const ids = entries
      .filter(({ type }) => type === "request.completed")
      .map(({ data }) => String(data.requestId));
    if (ids.length === 0) return;
    for (const request of await repo.findAll(tenantId, ids)) {
      const reply = replyTo(request);
      if (reply !== null) await repo.insert(reply, 0);
    }
  };
