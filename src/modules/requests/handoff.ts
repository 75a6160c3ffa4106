import { isHeld, isOfferedTo, type Participant } from "../../authz/request.js";
import { newId } from "../../ids.js";
import type { EffectExecutor } from "../asks/index.js";
import type { RequestDeps } from "./deps.js";
import { debt, entry, toReceiver, toSender } from "./entries.js";
import { eligibleAgents, findParticipantByHandle } from "./participants.js";
import * as to from "./transitions.js";
import type { AgentRef, RequestAt, WaitingClaim } from "./types.js";

/** What a handoff returns with when the claimant's owner said no. */
const DENIED = "The person this agent works for did not take it over.";

const waitingOf = (request: RequestAt, key: string): WaitingClaim | undefined =>
  request.waiting.find((one) => one.key === key);

/**
 * A handoff is claimed with the word of the claimant's owner: the approval that waits for it, the same one however
 * often it is claimed. Null when it cannot be claimed at all or is held: then the claim itself says why.
 */
export const claimHandoff = async (
  deps: RequestDeps,
  me: Participant,
  request: RequestAt,
): Promise<string | null> => {
  if (!isOfferedTo(me, request)) return null;
  const { repo, relay, now } = deps;
  const id = request._id;
  let standing: RequestAt | null = request;
  if (waitingOf(request, me.key) === undefined) {
    const told = entry("request.asked", { requestId: id, by: me, at: now(), internal: true });
    const { filter, stages } = to.ask({ me, id, threadId: newId(), told });
    standing = (await repo.transition(filter, stages)) ?? (await repo.find(me.tenantId, id));
    await relay("requests", id);
  }
  const waiting = standing === null ? undefined : waitingOf(standing, me.key);
  if (standing === null || waiting === undefined) return null;
  const claimant: AgentRef = { handle: me.handle, key: me.key, ownerId: me.ownerId };
  await deps.approvals.open({
    tenantId: me.tenantId,
    threadId: waiting.threadId,
    claimant,
    request: standing,
  });
  return waiting.threadId;
};

interface HandoffArgs {
  readonly requestId: string;
  readonly handle: string;
}

const argsFrom = (args: unknown): HandoffArgs | null => {
  const { requestId, handle } = (args ?? {}) as Record<string, unknown>;
  return typeof requestId === "string" && typeof handle === "string" ? { requestId, handle } : null;
};

/** What follows from the owner's word on a handoff. */
export const createHandoffs = (deps: RequestDeps) => {
  const { repo, relay, now, config } = deps;
  const leaseMs = config.claimLeaseSeconds * 1_000;

  const grant = async (request: RequestAt, me: Participant, threadId: string): Promise<void> => {
    const { tenantId, _id: id, from } = request;
    const told = entry("request.claimed", {
      requestId: id,
      by: me,
      at: now(),
      hear: [toSender(from), toReceiver(me)],
      debts: [debt("REQUEST", { to: me, requestId: id, mark: threadId })],
    });
    const { filter, stages } = to.grant({ me, id, threadId, leaseMs, told });
    const granted = await repo.transition(filter, stages);
    if (granted === null) {
      // Another's approval came first, or it has ended: claiming it again would ask anew.
      const { filter: still, stages: out } = to.forget({ tenantId, id, threadId });
      await repo.transition(still, out);
      return;
    }
    await relay("requests", id);
    await deps.approvals.withdraw(
      tenantId,
      request.waiting.map((one) => one.threadId).filter((one) => one !== threadId),
    );
  };

  const deny = async (request: RequestAt, waiting: WaitingClaim): Promise<void> => {
    const { tenantId, _id: id, from, projectKey, address } = request;
    const eligible = await eligibleAgents(deps, { tenantId, projectKey, address, senderKey: from.key });
    const of = { requestId: id, by: waiting, at: now() };
    const { filter, stages } = to.deny({
      tenantId,
      id,
      threadId: waiting.threadId,
      key: waiting.key,
      reason: DENIED,
      eligible: eligible.map(({ key }) => key),
      told: entry("request.declined", of),
      back: entry("request.declined", {
        ...of,
        hear: [toSender(from)],
        debts: [debt("REQUEST_RETURNED", { to: from, requestId: id })],
      }),
    });
    const done = await repo.transition(filter, stages);
    if (done === null) return;
    await relay("requests", id);
    if (done.status === "DECLINED")
      await deps.approvals.withdraw(
        tenantId,
        done.waiting.map(({ threadId }) => threadId),
      );
  };

  return {
    /** Carries out `HANDOFF_CLAIM`: a yes begins the claim, a no is the claimant's decline. Idempotent. */
    settleHandoff: (async ({ tenantId, threadId, args, ending }) => {
      const named = argsFrom(args);
      const request = named && (await repo.find(tenantId, named.requestId));
      const waiting = request?.waiting.find((one) => one.threadId === threadId);
      // Settled before, or taken back: nothing waits for this approval.
      if (!named || !request || !waiting) return;
      if (ending === "declined" || ending === "dismissed") {
        // While another holds it, a no frees nothing; it only ends this waiting.
        if (!isHeld(request)) return deny(request, waiting);
      } else if (ending === "approved") {
        const me = await findParticipantByHandle(deps, { tenantId, handle: waiting.handle });
        if (me !== null) return grant(request, me, threadId);
      }
      const { filter, stages } = to.forget({ tenantId, id: request._id, threadId });
      await repo.transition(filter, stages);
    }) satisfies EffectExecutor,
  };
};
