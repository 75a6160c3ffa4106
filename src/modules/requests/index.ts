import type { Db } from "mongodb";
import type { Logger } from "pino";
import type { EffectExecutor } from "../asks/index.js";
import type { OutboxConsumer } from "../events/index.js";
import type { RequestDeps } from "./deps.js";
import { replyConsumer } from "./replies.js";
import { createRequestRepo } from "./repo.js";
import { createRequestService, type RequestService } from "./service.js";

export { approvalsOf } from "./approvals.js";
export type { RequestApprovals, RequestDeliveries, RequestDeps, RequestMembership } from "./deps.js";
export { requestIndexes } from "./indexes.js";
export { membershipOf } from "./membership.js";
export { requestLoader, resolvers } from "./resolvers.js";
export type { ClaimResult } from "./service.js";
export type { AgentRef, RequestAt, RequestDoc, RequestStatus, RequestType, RequestView } from "./types.js";

/** How often any process looks for what has expired, to tell its sender. */
const SWEEP_EVERY_MS = 2_000;

export interface Requests extends RequestService {
  /** Tells of expiry every two seconds, from now until `stop`. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

export const createRequests = ({
  db,
  log,
  ...deps
}: Omit<RequestDeps, "repo"> & { readonly db: Db; readonly log: Logger }): Requests => {
  const service = createRequestService({ ...deps, repo: createRequestRepo(db) });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let idle = true;
  const sweep = (): void => {
    if (!idle) return;
    idle = false;
    running = service
      .tellExpired()
      .catch((error: unknown) => log.warn({ err: error }, "telling of expired requests failed; it repeats"))
      .finally(() => {
        idle = true;
      });
  };
  return {
    ...service,
    start: () => {
      timer = setInterval(sweep, SWEEP_EVERY_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

/** For the relay, before deliveries are made: the REPLY of each completion. */
export const createReplyConsumer = (db: Db): OutboxConsumer => replyConsumer(createRequestRepo(db));

/** Carries out `HANDOFF_CLAIM`. @param requests asked when it is needed: effects stand before they do. */
export const handoffExecutor =
  (requests: () => Requests): EffectExecutor =>
  (settled) =>
    requests().settleHandoff(settled);
