import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What `/metrics` tells. Labels come from closed lists: never a tenant, an id or anything a client sent. */
export interface Metrics {
  /** Modules register what they add here. */
  readonly registry: Registry;
  readonly subscriptionsActive: Gauge;
  readonly socketsOpen: Gauge;
  readonly outboxPending: Gauge;
  readonly operations: Histogram<"audience" | "transport">;
  readonly refusals: Counter<"reason">;
  readonly failures: Counter;
}

/** @param processWide adds memory, CPU and event loop; for the one server of a process. */
export const makeMetrics = ({ processWide = false } = {}): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (processWide) collectDefaultMetrics({ register: registry });
  return {
    registry,
    subscriptionsActive: new Gauge({
      name: "docket_subscriptions_active",
      help: "Subscriptions that clients hold now.",
      registers,
    }),
    socketsOpen: new Gauge({ name: "docket_sockets_open", help: "WebSockets open now.", registers }),
    outboxPending: new Gauge({
      name: "docket_outbox_pending",
      help: "Events written but not yet relayed, as last seen.",
      registers,
    }),
    operations: new Histogram({
      name: "docket_operation_seconds",
      help: "Seconds from an operation's arrival to its answer.",
      labelNames: ["audience", "transport"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 50],
      registers,
    }),
    refusals: new Counter({
      name: "docket_refusals_total",
      help: "Refused acts, by reason.",
      labelNames: ["reason"],
      registers,
    }),
    failures: new Counter({
      name: "docket_internal_errors_total",
      help: "Answers that were INTERNAL: each is a bug or an outage.",
      registers,
    }),
  };
};
