import type { Participant } from "../../authz/request.js";
import { notFound, refuse } from "../../errors.js";
import type { RequestSendInput } from "../../generated/schema.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { partyOf } from "../../outbox.js";
import type { Viewer } from "../../viewer.js";
import { type ClientKey, clientKeyOf } from "../threads/index.js";
import { addressKind } from "./address.js";
import type { RequestDeps } from "./deps.js";
import { debt, entry, toReceiver } from "./entries.js";
import { requireDraft, unknownAddressee } from "./input.js";
import { eligibleAgents, findParticipant } from "./participants.js";
import type { AgentRef, RequestAt } from "./types.js";

const CLIENT_ACT = "request_send";

const refOf = ({ handle, key, ownerId }: AgentRef): AgentRef => ({ handle, key, ownerId });

/** What the key's first attempt sent, or null when there was none. */
const firstSent = async (
  { repo }: RequestDeps,
  tenantId: string,
  clientKey: ClientKey | null,
): Promise<RequestAt | null> => {
  if (clientKey === null) return null;
  const found = await repo.findByClientKey(tenantId, clientKey.key);
  if (found === null) return null;
  if (found.clientKey?.input !== clientKey.input)
    refuse("client_key_reused", "This clientKey stood for other input; use a new one.");
  return repo.find(tenantId, found._id);
};

/** The conversation that is named, if the sender takes part in it; else `not_found`. */
const requireConversation = async (
  { repo }: RequestDeps,
  { tenantId, key, projectKey }: Participant,
  conversationId: string,
): Promise<string> => {
  const found = await repo.findOne({
    tenantId,
    conversationId,
    projectKey,
    $or: [{ "from.key": key }, { address: `agent:${key}` }, { "claim.key": key }, { address: "*" }],
  });
  if (found === null) throw notFound("No conversation");
  return conversationId;
};

const charge = ({ rates }: RequestDeps, me: Participant, clientKey: ClientKey | null): Promise<void> =>
  rates.charge(
    me.tenantId,
    [
      {
        name: "request:agent",
        principal: me.key,
        limit: LIMITS.requestsPerAgent,
        words: "You have sent all the requests of this minute",
      },
      {
        name: "request:project",
        principal: me.projectKey,
        limit: LIMITS.requestsPerProject,
        words: "Your project's agents have sent all the requests of this minute",
      },
    ],
    clientKey?.key,
  );

/** Sends a request, once per clientKey. Only what passes every other check is charged to the rates. */
export const sendRequest = async (
  deps: RequestDeps,
  viewer: Viewer,
  input: RequestSendInput,
): Promise<{ me: Participant; request: RequestAt }> => {
  const me =
    (await findParticipant(deps, viewer)) ??
    refuse("forbidden", "Your person is no active member of this project; they can join it.");
  const { tenantId, projectKey } = me;
  const clientKey = clientKeyOf(partyOf(viewer), CLIENT_ACT, input);
  const first = await firstSent(deps, tenantId, clientKey);
  if (first !== null) return { me, request: first };

  const { ttlMs, conversationId, ...draft } = requireDraft(input, deps.config.requestTtlSeconds);
  const receivers = await eligibleAgents(deps, {
    tenantId,
    projectKey,
    address: draft.address,
    senderKey: me.key,
  });
  const [one] = receivers;
  if (one === undefined) return unknownAddressee(input.to);
  const conversation = conversationId === null ? null : await requireConversation(deps, me, conversationId);
  await charge(deps, me, clientKey);

  const id = newId();
  const written = await deps.repo.insert(
    {
      _id: id,
      tenantId,
      projectKey,
      conversationId: conversation ?? id,
      ...draft,
      to: addressKind(draft.address) === "agent" ? one.handle : draft.to,
      status: draft.type === "FYI" ? "COMPLETED" : "PENDING",
      from: refOf(me),
      claim: null,
      fence: 0,
      declinedBy: [],
      declineReason: null,
      waiting: [],
      settledApprovals: [],
      reply: null,
      ...(clientKey === null ? {} : { clientKey: { key: clientKey.key, input: clientKey.input } }),
      outbox: [
        entry("request.sent", {
          requestId: id,
          by: me,
          at: deps.now(),
          hear: receivers.map(toReceiver),
          debts: receivers.map((to) => debt("REQUEST", { to, requestId: id, wake: draft.wake })),
        }),
      ],
    },
    ttlMs,
  );
  const standing =
    written === "written" ? await deps.repo.find(tenantId, id) : await firstSent(deps, tenantId, clientKey);
  if (standing === null) throw new Error("a request that was written is not there");
  await deps.relay("requests", standing._id);
  return { me, request: standing };
};
