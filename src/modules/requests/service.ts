import {
  addressedTo,
  IS_HELD,
  isHeld,
  offeredTo,
  type Participant,
  type RequestFilter,
} from "../../authz/request.js";
import { notFound } from "../../errors.js";
import type { RequestBox, RequestSendInput } from "../../generated/schema.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { connection, decodeCursor, encodeCursor, type Page, requireFirst } from "../../paging.js";
import type { Viewer } from "../../viewer.js";
import type { RequestDeps } from "./deps.js";
import { debt, entry, type RequestEvent, toReceiver, toSender } from "./entries.js";
import { claimHandoff, createHandoffs } from "./handoff.js";
import { requireBody, requireRefs } from "./input.js";
import { eligibleAgents, findParticipant } from "./participants.js";
import { type RequestAct, refusalOf } from "./refusals.js";
import { sendRequest } from "./send.js";
import { createSweep } from "./sweep.js";
import * as to from "./transitions.js";
import type { RequestAt, RequestView } from "./types.js";
import { readingOf, resultOf, summaryOf } from "./views.js";

/** What `inbox_list` shows of them; what is older is reached through `request_list`. */
const NEWEST = 100;

export interface ClaimResult {
  readonly request: RequestView;
  readonly granted: boolean;
  readonly waitingForId: string | null;
}

/** Use cases of requests between agents: load, authorize, validate, write, answer. */
export const createRequestService = (deps: RequestDeps) => {
  const { repo, relay, now, config } = deps;
  const leaseMs = config.claimLeaseSeconds * 1_000;

  /** Whoever takes no part in the project's requests finds none. */
  const requireParticipant = async (viewer: Viewer): Promise<Participant> => {
    const me = await findParticipant(deps, viewer);
    if (me === null) throw notFound("No request");
    return me;
  };

  /** The request as an act finds it; `not_found` for whoever may not know of it. */
  const load = async (me: Participant, id: string): Promise<RequestAt> => {
    const request = await repo.find(me.tenantId, id);
    if (request === null) throw notFound("No request");
    return request;
  };

  const why = async (
    act: RequestAct,
    { me, id, fence }: { me: Participant; id: string; fence?: number | null },
  ): Promise<never> => {
    throw refusalOf(act, { me, request: await repo.find(me.tenantId, id), fence: fence ?? null });
  };

  /** Carries out a transition and tells of it, or says why not. */
  const carryOut = async (
    transition: to.Transition,
    onMiss: { act: RequestAct; me: Participant; id: string; fence?: number | null },
  ): Promise<RequestAt> => {
    const done = await repo.transition(transition.filter, transition.stages);
    if (done === null) return why(onMiss.act, onMiss);
    await relay("requests", done._id);
    return done;
  };

  const tell = (
    type: RequestEvent,
    me: Participant,
    { request, ...more }: { request: RequestAt } & Partial<Parameters<typeof entry>[1]>,
  ) => entry(type, { requestId: request._id, by: me, at: now(), ...more });

  const eligibleFor = async ({ tenantId, projectKey, address, from }: RequestAt) =>
    eligibleAgents(deps, { tenantId, projectKey, address, senderKey: from.key });

  const release = createSweep(deps).releaseLeases;

  /** Approvals that decide nothing any more go off their owners' desks. */
  const dropApprovals = (request: RequestAt, by?: Participant) =>
    deps.approvals.withdraw(
      request.tenantId,
      request.waiting.map(({ threadId }) => threadId),
      by?.key,
    );

  const boxFilter = async (me: Participant, box: RequestBox): Promise<RequestFilter> => {
    const { tenantId, key } = me;
    if (box === "SENT") return { tenantId, "from.key": key, projectKey: me.projectKey };
    if (box === "CLAIMED") return { tenantId, "claim.key": key, projectKey: me.projectKey, ...IS_HELD };
    const owed = await deps.deliveries.unacknowledged(tenantId, me.handle);
    return {
      $or: [
        offeredTo(me),
        { $and: [addressedTo(me), { type: { $in: ["FYI", "REPLY"] }, _id: { $in: [...owed] } }] },
      ],
    };
  };

  const cursorOf = ({ request: { createdAt, _id } }: RequestView) => encodeCursor([createdAt, _id]);

  /** Whoever takes no part finds an empty box. */
  const pageOf = async (me: Participant | null, box: RequestBox, { first, after }: Page) => {
    const cursor = typeof after === "string" ? decodeCursor(after, ["date", "string"]) : null;
    if (me === null) return connection<RequestView>([], { first, after, cursorOf });
    const rows = await repo.page(await boxFilter(me, box), { first, after: cursor });
    return connection(
      rows.map((request) => resultOf(me, request)),
      { first, after, cursorOf },
    );
  };

  return {
    async send(viewer: Viewer, input: RequestSendInput): Promise<RequestView> {
      const { me, request } = await sendRequest(deps, viewer, input);
      return resultOf(me, request);
    },

    async list(viewer: Viewer, { box, ...page }: Page & { box: RequestBox }) {
      requireFirst(page.first);
      return pageOf(await findParticipant(deps, viewer), box, page);
    },

    /** What is for the agent now, newest first: summaries for `inbox_list`. */
    async requestsFor(viewer: Viewer): Promise<RequestView[]> {
      const { nodes } = await pageOf(await findParticipant(deps, viewer), "FOR_ME", { first: NEWEST });
      return nodes;
    },

    async read(viewer: Viewer, id: string): Promise<RequestView | null> {
      const me = await findParticipant(deps, viewer);
      const request = me && (await repo.find(me.tenantId, id));
      return me && request ? readingOf(me, request) : null;
    },

    /** Summaries by id, as far as the viewer may see them: for deliveries. */
    async summaries(viewer: Viewer, ids: readonly string[]): Promise<ReadonlyMap<string, RequestView>> {
      const me = await findParticipant(deps, viewer);
      const found = me === null ? [] : await repo.findAll(me.tenantId, ids);
      const views = found.flatMap((request) => {
        const view = me && summaryOf(me, request);
        return view === null ? [] : [[request._id, view] as const];
      });
      return new Map(views);
    },

    async claim(viewer: Viewer, id: string): Promise<ClaimResult> {
      const me = await requireParticipant(viewer);
      const request = await load(me, id);
      if (request.type === "HANDOFF") {
        const threadId = await claimHandoff(deps, me, request);
        if (threadId !== null)
          return { request: resultOf(me, await load(me, id)), granted: false, waitingForId: threadId };
      }
      const hear = [toSender(request.from)];
      const { filter, stages } = to.claim({
        me,
        id,
        leaseMs,
        told: tell("request.claimed", me, { request, hear }),
      });
      const claimed = await repo.transition(filter, stages);
      if (claimed === null) {
        const standing = await load(me, id);
        // A repeat of one's own claim, its answer lost, is answered with the claim that stands.
        if (isHeld(standing) && standing.claim?.key === me.key)
          return { request: { ...resultOf(me, standing), full: true }, granted: true, waitingForId: null };
        throw refusalOf("claim", { me, request: standing });
      }
      // Membership stands elsewhere and may have ended while this was written: then nothing was claimed.
      if ((await findParticipant(deps, viewer)) === null) {
        await release({ tenantId: me.tenantId, handles: [me.handle] });
        throw notFound("No request");
      }
      await relay("requests", id);
      return { request: { ...resultOf(me, claimed), full: true }, granted: true, waitingForId: null };
    },

    async renew(viewer: Viewer, { id, fence }: { id: string; fence: number }): Promise<RequestView> {
      const me = await requireParticipant(viewer);
      const request = await load(me, id);
      const told = tell("request.renewed", me, { request, internal: true });
      const done = await carryOut(to.renew({ me, id, fence, leaseMs, told }), {
        act: "renew",
        me,
        id,
        fence,
      });
      return resultOf(me, done);
    },

    async complete(
      viewer: Viewer,
      { id, fence, body, refs }: { id: string; fence: number | null; body: string; refs?: unknown },
    ): Promise<RequestView> {
      const me = await requireParticipant(viewer);
      const request = await load(me, id);
      const reply = { id: newId(), body: requireBody(body, "body"), refs: requireRefs(refs, "refs") };
      const told = tell("request.completed", me, {
        request,
        hear: [toSender(request.from)],
        debts: [debt("REQUEST_REPLY", { to: request.from, requestId: reply.id })],
      });
      const done = await carryOut(to.complete({ me, id, fence, reply, told }), {
        act: "complete",
        me,
        id,
        fence,
      });
      return resultOf(me, done);
    },

    async decline(
      viewer: Viewer,
      { id, fence, reason }: { id: string; fence: number | null; reason: string | null },
    ): Promise<RequestView> {
      const me = await requireParticipant(viewer);
      const request = await load(me, id);
      const words = reason === null ? null : requireBody(reason, "reason", LIMITS.body);
      const done = await carryOut(
        to.decline({
          me,
          id,
          fence,
          reason: words,
          eligible: (await eligibleFor(request)).map(({ key }) => key),
          told: tell("request.declined", me, { request }),
          back: tell("request.declined", me, {
            request,
            hear: [toSender(request.from)],
            debts: [debt("REQUEST_RETURNED", { to: request.from, requestId: id })],
          }),
        }),
        { act: "decline", me, id, fence },
      );
      const own = request.waiting.filter(({ key }) => key === me.key);
      await dropApprovals({ ...request, waiting: done.status === "DECLINED" ? request.waiting : own }, me);
      return resultOf(me, done);
    },

    async cancel(viewer: Viewer, id: string): Promise<RequestView> {
      const me = await requireParticipant(viewer);
      const request = await load(me, id);
      const concerned = isHeld(request) && request.claim ? [request.claim] : await eligibleFor(request);
      const told = tell("request.cancelled", me, { request, hear: concerned.map(toReceiver) });
      const done = await carryOut(to.cancel({ me, id, told }), { act: "cancel", me, id });
      await dropApprovals(done);
      return resultOf(me, done);
    },

    ...createHandoffs(deps),
    ...createSweep(deps),
  };
};
export type RequestService = ReturnType<typeof createRequestService>;
