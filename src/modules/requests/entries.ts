import { digest } from "../../ids.js";
import { agentParty, eventEntry } from "../../outbox.js";
import { agentsBox } from "../../viewer.js";
import type { Debt, JoinReason, OutboxEntry } from "../threads/index.js";
import type { AgentRef } from "./types.js";

export type RequestEvent =
  | "request.sent"
  | "request.claimed"
  | "request.completed"
  | "request.declined"
  | "request.cancelled"
  | "request.expired"
  /** Only for the audit: no event of `changes`. */
  | "request.renewed"
  | "request.released"
  | "request.asked";

type RequestDebt = Extract<Debt["kind"], `REQUEST${string}`>;

/** Owes an agent a request. The id is made of what is owed, so that a repeat owes nothing twice. */
export const debt = (
  kind: RequestDebt,
  {
    to,
    requestId,
    wake = true,
    mark = "",
  }: { to: AgentRef; requestId: string; wake?: boolean; mark?: string },
): Debt => ({
  id: digest("request", kind, requestId, to.key, mark),
  handle: to.handle,
  kind,
  threadId: null,
  requestId,
  messageId: null,
  decision: null,
  wake,
});

/** What an act on a request tells: exactly the agents concerned, and what they are owed. */
export const entry = (
  type: RequestEvent,
  of: {
    readonly requestId: string;
    readonly by: AgentRef | null;
    readonly at: Date;
    readonly hear?: readonly { readonly agent: AgentRef; readonly reason: JoinReason }[];
    readonly debts?: readonly Debt[];
    readonly internal?: boolean;
  },
): OutboxEntry => {
  const boxes = new Map(
    (of.hear ?? []).map(({ agent, reason }) => [agentsBox(agent.ownerId), reason] as const),
  );
  return {
    ...eventEntry({
      type,
      at: of.at,
      by: of.by === null ? null : agentParty(of.by.ownerId, of.by.handle),
      data: { requestId: of.requestId },
      notify: [...boxes].map(([box, reason]) => ({ box, reason })),
      internal: of.internal ?? false,
    }),
    debts: of.debts ?? [],
  };
};

export const toSender = (agent: AgentRef) => ({ agent, reason: "ORIGINATOR" as const });
export const toReceiver = (agent: AgentRef) => ({ agent, reason: "TO" as const });
