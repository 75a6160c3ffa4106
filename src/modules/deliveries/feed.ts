import type { Context } from "../../context.js";
import { subscription } from "../../http/subscription.js";
import { fold } from "../../text.js";
import type { AgentViewer } from "../../viewer.js";
import type { Had } from "./repo.js";
import { requireAgent, requireSession } from "./service.js";
import type { DeliveryDoc, DeliveryOf } from "./types.js";

/** How many are read at once; the next are read when these were taken, so that a slow session piles up nothing. */
const AT_ONCE = 50;

/**
 * What is owed to the handle and was not acknowledged, oldest first, then what comes. One per event, each once
 * on this subscription. An idle one costs no database command but its heartbeat.
 */
export const subscribeDeliveries = (
  context: Context,
  sessionId: string,
): AsyncIterableIterator<DeliveryOf> & { return: () => Promise<IteratorResult<DeliveryOf>> } => {
  const viewer = requireAgent(context);
  requireSession(sessionId);
  const { deliveries, events, metrics, log } = context.app;
  const { tenantId, handle } = viewer;

  // A wake-up says only that something may be owed: of several, one is enough.
  const wakes = subscription<null>({
    active: metrics.subscriptionsActive,
    coalesce: () => [null],
    start: async ({ push }) => {
      const wake = () => push(null);
      const ends = [events.hub.onHandle(tenantId, fold(handle), wake), events.hub.onResync(wake)];
      const release = await deliveries.hold(viewer).catch((error: unknown) => {
        for (const end of ends) end();
        throw error;
      });
      push(null);
      return () => {
        for (const end of ends) end();
        release().catch((error: unknown) => log.warn({ err: error }, "a session could not be ended"));
      };
    },
  });

  const generator = owedTo({ context, viewer, sessionId, wakes });
  return {
    next: () => generator.next(),
    // The wake-ups first: a generator that waits for one would otherwise never hear that it is to end.
    return: async () => {
      await wakes.return();
      await generator.return(undefined);
      return { value: undefined, done: true };
    },
    throw: async (error: unknown) => {
      await wakes.return();
      return generator.throw(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};

const had = ({ _id, rerouting }: DeliveryDoc): Had =>
  rerouting === undefined ? { _id } : { _id, rerouting };

async function* owedTo(of: {
  readonly context: Context;
  readonly viewer: AgentViewer;
  readonly sessionId: string;
  readonly wakes: AsyncIterableIterator<null>;
}): AsyncGenerator<DeliveryOf, undefined> {
  const { viewer, sessionId, wakes } = of;
  const { deliveries } = of.context.app;
  let sent: Had[] = [];
  for await (const _ of wakes) {
    for (;;) {
      const owed = await deliveries.repo.findOwed(viewer.tenantId, viewer.handle, {
        first: AT_ONCE,
        without: sent,
      });
      if (owed.length === 0) break;
      const handed = await deliveries.handOver(viewer, { owed, sessionId });
      sent = [...sent, ...owed.map(had)];
      yield* handed;
    }
    // What was retired meanwhile need not be remembered.
    if (sent.length > AT_ONCE) {
      const standing = await deliveries.repo.findThese(
        viewer.tenantId,
        viewer.handle,
        sent.map(({ _id }) => _id),
      );
      const ids = new Set(standing.map(({ _id }) => _id));
      sent = sent.filter(({ _id }) => ids.has(_id));
    }
  }
  return undefined;
}
