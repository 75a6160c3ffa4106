import { type App, makeContext } from "../../../context.js";
import { Refusal } from "../../../errors.js";
import { newId } from "../../../ids.js";
import { composeThread, insertThread, type OutboxEntry } from "../../threads/index.js";
import { told as asTold } from "../feed.js";
import { mayHear } from "../resolvers.js";
import type { EventDoc } from "../types.js";
import { postOnce } from "./post.js";
import type { WebhookDelivery, WebhookDoc, WebhookRepo } from "./repo.js";
import { signatureOf } from "./sign.js";

/** Longer than an attempt can take: until then nobody else sends the same. */
const TAKEN_MS = 30_000;
const LOOK_EVERY_MS = 1_000;
const SOON_MS = 50;
const MOST_WAITS = 30;
const AT_ONCE = 8;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

export interface WebhookWorker {
  /** The relay's consumer: queues each event for the webhooks that want its type. */
  readonly queue: (tenantId: string, entries: readonly OutboxEntry[]) => Promise<void>;
  readonly start: (app: App) => void;
  readonly stop: () => Promise<void>;
}

/** Sends queued events. Each process works the one queue; an attempt is taken by one of them. */
export const createWebhookWorker = (repo: WebhookRepo, now: () => Date): WebhookWorker => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let app: App | undefined;

  const work = async (): Promise<void> => {
    if (app === undefined) return;
    const current = app;
    const one = async (): Promise<void> => {
      while (!stopped) {
        const at = now();
        const taken = await repo.take(at, new Date(at.getTime() + TAKEN_MS));
        if (taken === null) return;
        await deliver(current, repo, taken);
      }
    };
    // Mostly nothing is due: one look finds that out, and only then do more work at once.
    const first = await repo.take(now(), new Date(now().getTime() + TAKEN_MS));
    if (first === null) return;
    await Promise.all([deliver(current, repo, first).then(one), ...Array.from({ length: AT_ONCE - 1 }, one)]);
  };
  const nudge = (): void => {
    if (stopped || running !== undefined) return;
    running = work()
      .catch((error: unknown) =>
        app?.log.warn({ err: error }, "webhooks could not be sent; they are tried again"),
      )
      .finally(() => {
        running = undefined;
      });
  };

  return {
    async queue(tenantId, entries) {
      const told = entries.filter(({ internal }) => !internal);
      if (told.length === 0) return;
      const hooks = (await repo.list(tenantId)).filter(({ failing }) => !failing);
      if (hooks.length === 0) return;
      const at = now();
      await repo.enqueue(
        hooks.flatMap((hook) =>
          told
            .filter(({ type }) => hook.types.length === 0 || hook.types.includes(type))
            .map(
              (entry): WebhookDelivery => ({
                _id: `${hook._id}:${entry.id}`,
                tenantId,
                webhookId: hook._id,
                eventId: entry.id,
                attempts: 0,
                nextAt: at,
                doneAt: null,
              }),
            ),
        ),
      );
      // By then the event that is sent stands in the feed.
      setTimeout(nudge, SOON_MS).unref();
    },
    start(started) {
      app = started;
      timer = setInterval(nudge, LOOK_EVERY_MS);
      timer.unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};

const deliver = async (app: App, repo: WebhookRepo, delivery: WebhookDelivery): Promise<void> => {
  const { tenantId, webhookId, eventId, attempts } = delivery;
  const [hook, event] = await Promise.all([
    repo.find(tenantId, webhookId),
    app.db
      .collection<EventDoc>("events")
      .findOne({ _id: eventId, tenantId })
      .then((found) => (found === null ? null : asTold(found))),
  ]);
  // The event is written after it is queued: it comes with the next look, unless its writer died with it.
  if (event === null && (delivery.waits ?? 0) < MOST_WAITS) {
    await repo.postpone(delivery._id, new Date(app.now().getTime() + LOOK_EVERY_MS));
    return;
  }
  if (hook === null || hook.failing || event === null || !(await ownerHears(app, hook, event))) {
    await repo.finish(delivery._id, app.now());
    return;
  }
  const status = await attempt(app, hook, event, attempts);
  await repo.noteStatus(tenantId, webhookId, status);
  if (status >= 200 && status < 300) await repo.finish(delivery._id, app.now());
  else if (attempts < app.config.webhookMaxAttempts)
    await repo.retryAt(delivery._id, pauseAfter(attempts, app));
  else await giveUp(app, repo, { hook, delivery });
};

const attempt = (app: App, hook: WebhookDoc, event: EventDoc, attempts: number): Promise<number> => {
  const body = JSON.stringify({ type: event.type, timestamp: event.at, data: event.data });
  const timestamp = Math.floor(app.now().getTime() / 1000);
  return postOnce(hook.url, {
    body,
    allowPrivate: app.config.webhookAllowPrivate,
    headers: {
      "content-type": "application/json",
      "user-agent": "Docket-Webhooks/1",
      "webhook-id": event._id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signatureOf(hook.secret, { id: event._id, timestamp, body }),
      "webhook-attempt": String(attempts),
    },
  });
};

/** Doubling from the first pause, with up to a quarter of jitter, so that a recovering receiver is not hit at once. */
const pauseAfter = (attempts: number, { config, now }: App): Date => {
  const pause = Math.min(config.webhookRetrySeconds * 1000 * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return new Date(now().getTime() + pause * (1 + Math.random() / 4));
};

/** What the owner's own `changes` would show at this moment: as an admin, and no longer as anything less. */
const ownerHears = async (app: App, { tenantId, ownerId }: WebhookDoc, event: EventDoc): Promise<boolean> => {
  const identity = { kind: "person", tenantId, personId: ownerId, repos: {} } as const;
  try {
    const viewer = await app.directory.viewerOf(identity);
    if (viewer.kind !== "person" || viewer.role !== "ADMIN") return false;
    const call = { identity, viewer, requestId: event._id, log: app.log, signal: app.stopping };
    return await mayHear(makeContext(app, call), event);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

const giveUp = async (
  app: App,
  repo: WebhookRepo,
  { hook, delivery }: { hook: WebhookDoc; delivery: WebhookDelivery },
): Promise<void> => {
  const at = app.now();
  await repo.finish(delivery._id, at);
  const stoppedNow = await repo.stop(hook.tenantId, hook._id);
  await repo.abandon(hook.tenantId, hook._id, at);
  if (!stoppedNow) return;
  const notice = composeThread({
    _id: newId(),
    tenantId: hook.tenantId,
    kind: "NOTICE",
    title: "A webhook has stopped",
    body: `The webhook to ${hook.url} did not accept an event after ${app.config.webhookMaxAttempts} attempts and is sent nothing more. Save it again to restart it.`,
    originator: { box: null, personId: null, handle: null, service: "docket" },
    recipientId: hook.ownerId,
    at,
    event: { type: "thread.posted" },
  });
  await insertThread(app.threads.repo, notice);
  await app.threads.store.relay(notice._id);
};
