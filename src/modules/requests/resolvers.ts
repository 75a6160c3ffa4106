import DataLoader from "dataloader";
import { statusAt } from "../../authz/request.js";
import type { Context } from "../../context.js";
import type { ModuleResolvers } from "../../schema/audiences.js";
import { findVisible } from "../threads/index.js";
import { replyTo } from "./replies.js";
import type { RequestAt, RequestView } from "./types.js";
import { claimNow, fenceFor, refsOf } from "./views.js";

/** A request's summary by id, as far as the viewer may see it. */
export const requestLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, RequestView | null>(async (ids) => {
    const found = await app.requests.summaries(viewer, ids);
    return ids.map((id) => found.get(id) ?? null);
  });

/** The REPLY as its request holds it; shown as much of as of the request it answers. */
const replyView = ({ request, ...view }: RequestView): RequestView | null => {
  const composed = replyTo(request);
  if (composed === null || request.reply === null) return null;
  const { outbox: _outbox, clientKey: _key, ...reply } = composed;
  const at = request.reply.at;
  return {
    ...view,
    request: { ...reply, createdAt: at, expiresAt: at, closedAt: at, readAt: request.readAt },
  };
};

/** Words of one agent to the sender: not for the others of the pool. */
const mayReadReason = (request: RequestAt, viewerKey: string): boolean =>
  request.from.key === viewerKey || request.declinedBy.includes(viewerKey);

export const resolvers: ModuleResolvers = {
  Query: {
    request_list: (_, args, { app, viewer }) => app.requests.list(viewer, args),
    request_read: (_, { id }, { app, viewer }) => app.requests.read(viewer, id),
  },
  Mutation: {
    request_send: (_, { input }, { app, viewer }) => app.requests.send(viewer, input),
    request_claim: (_, { id }, { app, viewer }) => app.requests.claim(viewer, id),
    request_renew: (_, args, { app, viewer }) => app.requests.renew(viewer, args),
    request_complete: (_, { id, fence, body, refs }, { app, viewer }) =>
      app.requests.complete(viewer, { id, fence: fence ?? null, body, refs }),
    request_decline: (_, { id, fence, reason }, { app, viewer }) =>
      app.requests.decline(viewer, { id, fence: fence ?? null, reason: reason ?? null }),
    request_cancel: (_, { id }, { app, viewer }) => app.requests.cancel(viewer, id),
  },
  AgentRequest: {
    id: ({ request }) => request._id,
    conversationId: ({ request }) => request.conversationId,
    type: ({ request }) => request.type,
    status: ({ request }) => statusAt(request),
    from: ({ request }) => request.from.handle,
    to: ({ request }) => request.to,
    subject: ({ request }) => request.subject,
    body: ({ request, full }) => (full ? request.body : null),
    refs: ({ request, full }) => (full ? refsOf(request.refs) : null),
    claimedBy: ({ request }) => claimNow(request)?.handle ?? null,
    leaseUntil: ({ request }) =>
      statusAt(request) === "CLAIMED" ? (request.claim?.leaseUntil ?? null) : null,
    fence: fenceFor,
    declines: ({ request }) => request.declinedBy.length,
    declineReason: ({ request, viewerKey }) =>
      mayReadReason(request, viewerKey) ? request.declineReason : null,
    expiresAt: ({ request }) => request.expiresAt,
    createdAt: ({ request }) => request.createdAt,
    reply: replyView,
  },
  ClaimPayload: {
    waitingFor: ({ waitingForId }, _, context) =>
      waitingForId === null ? null : findVisible(context, waitingForId),
  },
  Delivery: {
    request: ({ delivery }, _, context) =>
      delivery.requestId === null ? null : context.once(requestLoader).load(delivery.requestId),
  },
};
