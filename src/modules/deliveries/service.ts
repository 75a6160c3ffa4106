import type { Db } from "mongodb";
import { mayDecide, maySee } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { notFound, type Refusal, refuse } from "../../errors.js";
import { digest } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { eventEntry, partyOf, type RelayOutbox } from "../../outbox.js";
import { requireFirst } from "../../paging.js";
import { fold, requireLine } from "../../text.js";
import type { AgentViewer } from "../../viewer.js";
import { requireHandle } from "../directory/index.js";
import type { OutboxConsumer } from "../events/index.js";
import { type Debt, type OutboxEntry, requirePerson, requireWords, threadLoader } from "../threads/index.js";
import { createDeliveryRepo, type DeliveryRepo } from "./repo.js";
import { createSessions, type Sessions } from "./sessions.js";
import type { DeliveryDoc, DeliveryOf } from "./types.js";

/** Ids in one acknowledgement. */
const MOST_ACKED = 100;

export interface DeliveriesOptions {
  readonly db: Db;
  readonly now: () => Date;
  /** Carries a rerouting into the feed, so that the new handle's sessions hear of it in every process. */
  readonly relay: RelayOutbox;
  /** Told before deliveries of requests are retired; idempotent. */
  readonly onAcked?: (acked: {
    tenantId: string;
    handle: string;
    requestIds: readonly string[];
  }) => Promise<void>;
}

export interface Deliveries extends Sessions {
  readonly repo: DeliveryRepo;
  /** For the relay: what an act owes is owed before its event is told. */
  readonly consume: OutboxConsumer;
  /** The id of the delivery that a debt becomes. */
  readonly idOf: (tenantId: string, debtId: string) => string;
  readonly pull: (context: Context, input: { sessionId: string; first: number }) => Promise<DeliveryOf[]>;
  /** Marks these as handed to the session and returns them as it is handed them, without what was retired meanwhile. */
  readonly handOver: (
    viewer: AgentViewer,
    of: { readonly owed: readonly DeliveryDoc[]; readonly sessionId: string },
  ) => Promise<DeliveryOf[]>;
  readonly ack: (context: Context, ids: readonly string[]) => Promise<number>;
  readonly reject: (context: Context, input: { id: string; reason: string }) => Promise<DeliveryOf>;
  /** Whose agent a handle is, retired ones included: their debts can still be handed on. */
  readonly ownerOf: (context: Context, handle: string) => Promise<string | null>;
  readonly reroute: (context: Context, input: { deliveryId: string; handle: string }) => Promise<DeliveryOf>;
  /** Requests whose delivery this handle has not acknowledged. */
  readonly unacknowledged: (tenantId: string, handle: string) => Promise<readonly string[]>;
}

export const requireAgent = ({ viewer }: Pick<Context, "viewer">): AgentViewer =>
  viewer.kind === "agent" ? viewer : refuse("wrong_audience", "Agents take deliveries.");

export const requireSession = (sessionId: string): string =>
  requireLine(sessionId, { path: "sessionId", limit: LIMITS.name.limit });

const noDelivery = (): Refusal => notFound("No delivery");

/** What is owed to agents' handles: an answer is owed to the handle, not to the session that asked. */
export const createDeliveries = (options: DeliveriesOptions): Deliveries => {
  const repo = createDeliveryRepo(options.db);
  const sessions = createSessions(options);
  const idOf = (tenantId: string, debtId: string): string => digest("delivery", tenantId, debtId);

  const deliveryOf = (
    tenantId: string,
    debt: Debt,
    { at, order }: { at: Date; order: string },
  ): DeliveryDoc => ({
    _id: idOf(tenantId, debt.id),
    debtId: debt.id,
    tenantId,
    handle: debt.handle,
    foldedHandle: fold(debt.handle),
    kind: debt.kind,
    threadId: debt.threadId,
    requestId: debt.requestId,
    messageId: debt.messageId,
    decision: debt.decision,
    wake: debt.wake,
    at,
    order,
    owed: true,
    handedTo: [],
    rejected: null,
  });

  const handOver: Deliveries["handOver"] = async ({ tenantId, handle }, { owed, sessionId }) => {
    if (owed.length === 0) return [];
    const before = new Set(owed.filter(({ handedTo }) => handedTo.includes(sessionId)).map(({ _id }) => _id));
    if (before.size < owed.length)
      await repo.hand(tenantId, handle, {
        ids: owed.filter(({ _id }) => !before.has(_id)).map(({ _id }) => _id),
        sessionId,
      });
    const standing =
      before.size < owed.length
        ? await repo.findThese(
            tenantId,
            handle,
            owed.map(({ _id }) => _id),
          )
        : owed;
    return standing.map((delivery) => ({
      delivery,
      // Of two who were handed it at the same moment, the first was first.
      redelivered:
        delivery.handedTo.indexOf(sessionId) > 0 ||
        (before.has(delivery._id) && delivery.handedTo.length > 1),
    }));
  };

  const ownerOf = async ({ app, viewer }: Context, handle: string): Promise<string | null> => {
    const saved = await app.directory.findAgent(viewer.tenantId, handle);
    return saved?.ownerId ?? (await app.directory.ownedHandle(viewer.tenantId, handle))?.ownerId ?? null;
  };

  /** The decider of its thread, or the owner of its handle; for all others it is not there. */
  const requireReroutable = async (context: Context, id: string) => {
    const viewer = requirePerson(context);
    const delivery = await repo.find(viewer.tenantId, id);
    if (delivery === null) throw noDelivery();
    const ownerId = await ownerOf(context, delivery.handle);
    const thread =
      delivery.threadId === null ? null : await context.once(threadLoader).load(delivery.threadId);
    const decides = thread !== null && mayDecide.holds(viewer, thread);
    if (!decides && ownerId !== viewer.personId) {
      if (thread === null || !maySee.holds(viewer, thread)) throw noDelivery();
      refuse("forbidden", "Only who decided this, or the agent's owner, hands it to another agent.");
    }
    if (delivery.owed === undefined) refuse("not_open", "The agent has acknowledged this already.");
    return { delivery, ownerId };
  };

  return {
    ...sessions,
    repo,
    idOf,
    handOver,
    ownerOf,

    async consume(tenantId: string, entries: readonly OutboxEntry[]) {
      const news = entries.flatMap(({ id, at, debts }) =>
        debts.map((debt, index) =>
          deliveryOf(tenantId, debt, { at, order: `${id}.${String(index).padStart(4, "0")}` }),
        ),
      );
      if (news.length > 0) await repo.insert(news);
    },

    async pull(context, { sessionId, first }) {
      const viewer = requireAgent(context);
      requireSession(sessionId);
      const limit = requireFirst(first);
      const [owed] = await Promise.all([
        repo.findOwed(viewer.tenantId, viewer.handle, { first: limit }),
        sessions.touch(viewer, sessionId),
      ]);
      return handOver(viewer, { owed, sessionId });
    },

    async ack(context, ids) {
      const { tenantId, handle } = requireAgent(context);
      if (ids.length > MOST_ACKED)
        refuse("too_many_ids", `Acknowledge at most ${MOST_ACKED} at a time.`, {
          path: "ids",
          limit: MOST_ACKED,
        });
      const unique = [...new Set(ids)];
      if (unique.length === 0) return 0;
      if (options.onAcked) {
        const standing = await repo.findThese(tenantId, handle, unique);
        const requestIds = standing.flatMap(({ requestId }) => (requestId === null ? [] : [requestId]));
        if (requestIds.length > 0) await options.onAcked({ tenantId, handle, requestIds });
      }
      return repo.retire(tenantId, handle, { ids: unique, at: context.now() });
    },

    async reject(context, { id, reason }) {
      const { viewer } = context;
      const { tenantId, handle } = requireAgent(context);
      if (requireWords(reason, { path: "reason" }).trim() === "")
        refuse("bad_input", "Say why it cannot be applied.", { path: "reason" });
      // The audit holds that it was rejected; the reason is text and stands with what is owed.
      const event = eventEntry({
        type: "delivery.rejected",
        at: context.now(),
        by: partyOf(viewer),
        data: { deliveryId: id },
        internal: true,
      });
      const delivery = await repo.reject(tenantId, handle, { id, reason, event });
      if (delivery === null) throw noDelivery();
      await options.relay("deliveries", delivery._id);
      return { delivery, redelivered: delivery.handedTo.length > 1 };
    },

    async reroute(context, { deliveryId, handle }) {
      const { delivery, ownerId } = await requireReroutable(context, deliveryId);
      const path = "input.handle";
      requireHandle(handle, path);
      const target = await context.app.directory.ownedHandle(delivery.tenantId, handle);
      if (target === null || target.retired || target.ownerId !== ownerId) throw notFound("No agent");
      if (fold(target.handle) === delivery.foldedHandle)
        refuse("bad_input", "It is owed to this agent already; name another one.", { path });
      const event: OutboxEntry = {
        ...eventEntry({
          type: "delivery.rerouted",
          at: context.now(),
          by: partyOf(context.viewer),
          data: { deliveryId, threadId: delivery.threadId, requestId: delivery.requestId },
          internal: true,
        }),
        debts: [{ ...debtOf(delivery), handle: target.handle }],
      };
      const rerouted = await repo.reroute(delivery, { handle: target.handle, event });
      if (rerouted === null)
        return refuse("not_open", "It was acknowledged or handed on meanwhile; look again.");
      await options.relay("deliveries", rerouted._id);
      return { delivery: rerouted, redelivered: false };
    },

    unacknowledged: repo.requestsOwed,
  };
};

/** Lets the new handle's sessions hear of it. The same debt makes no second delivery. */
const debtOf = (delivery: DeliveryDoc): Debt => ({
  id: delivery.debtId,
  handle: delivery.handle,
  kind: delivery.kind,
  threadId: delivery.threadId,
  requestId: delivery.requestId,
  messageId: delivery.messageId,
  decision: null,
  wake: delivery.wake,
});
