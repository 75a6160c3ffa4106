import type { App, Process } from "./context.js";
import { createEvictions } from "./evictions.js";
import { membershipApprovals, membershipExecutor } from "./membership.js";
import type { Module } from "./module.js";
import {
  indexes as askIndexes,
  resolvers as askResolvers,
  createAsks,
  freeNoticesOf,
} from "./modules/asks/index.js";
import { auditIndexes, resolvers as auditResolvers, createAudit } from "./modules/audit/index.js";
import { resolvers as commentResolvers, createComments } from "./modules/comments/index.js";
import {
  createDeliveries,
  indexes as deliveryIndexes,
  resolvers as deliveryResolvers,
} from "./modules/deliveries/index.js";
import {
  createDirectory,
  indexes as directoryIndexes,
  resolvers as directoryResolvers,
} from "./modules/directory/index.js";
import {
  changeResolvers,
  createWebhookRepo,
  createWebhookWorker,
  eventIndexes,
  openEvents,
  webhookIndexes,
  webhookResolvers,
} from "./modules/events/index.js";
import { createDigests, digestExtension, inboxResolvers } from "./modules/inbox/index.js";
import { createItems, indexes as itemIndexes, resolvers as itemResolvers } from "./modules/items/index.js";
import {
  accessBy,
  createProjects,
  indexes as projectIndexes,
  resolvers as projectResolvers,
} from "./modules/projects/index.js";
import {
  approvalsOf,
  createReplyConsumer,
  createRequests,
  handoffExecutor,
  membershipOf,
  requestIndexes,
  resolvers as requestResolvers,
} from "./modules/requests/index.js";
import {
  type AccessChanged,
  createThreads,
  rewriteAccess,
  threadActResolvers,
  threadIndexes,
  threadResolvers,
} from "./modules/threads/index.js";
import { notifyResolvers } from "./notify/index.js";
import { createRates, rateIndexes } from "./rates.js";
import { resumeModule } from "./resume.js";

/** Collections whose documents carry an outbox. */
const WITH_OUTBOX = [
  "threads",
  "people",
  "teams",
  "agents",
  "agent_keys",
  "items",
  "updates",
  "projects",
  "requests",
  "deliveries",
  "webhooks",
];

/** The wiring: every module of the system, in the order in which they start. */
export const wire = async (base: Process): Promise<{ app: App; modules: readonly Module[] }> => {
  const { db, log, now, config } = base;
  const webhooks = createWebhookRepo(db);
  const webhookWorker = createWebhookWorker(webhooks, now);
  const audit = createAudit(db);
  const rates = createRates(db, now);
  const asks = createAsks(base, () => threads.repo);
  const deliveries = createDeliveries({
    db,
    now,
    relay: (collection, id) => events.relay(collection, id),
  });
  const events = await openEvents({
    db,
    log,
    now,
    collections: WITH_OUTBOX,
    // Effects and debts first: whoever hears of a decision finds them done. Replies before the debts that name them.
    consumers: [
      ...asks.consumers,
      createReplyConsumer(db),
      deliveries.consume,
      audit.consume,
      webhookWorker.queue,
      (tenantId, entries) => digests.touched(tenantId, entries),
    ],
  });
  const relay = events.relay;
  const threads = createThreads(db, (threadId) => relay("threads", threadId));
  const evictions = createEvictions(base, () => events);
  evictions.listen(events);
  const onAccessChanged = (change: AccessChanged) =>
    rewriteAccess({ repo: threads.repo, store: threads.store, items, now }, change);
  const directory = createDirectory({
    db,
    now,
    relay,
    onEvict: async (eviction) => {
      await evictions.onEvict(eviction);
      await deliveries.end(eviction);
    },
    onAccessChanged,
    onPersonGone: (gone) => freeNoticesOf(threads, { ...gone, at: now() }),
    isLive: deliveries.isLive,
    onAgentsGone: (gone) => requests.releaseLeases(gone),
    // The directory stands first; what it asks of projects is asked when both stand.
    membership: { admit: (who) => projects.admit(who), isActive: (who) => projects.isActive(who) },
  });
  const projects = createProjects({
    db,
    now,
    directory,
    relay,
    access: accessBy(config),
    onAgentsGone: (gone) => requests.releaseLeases(gone),
    ...membershipApprovals(threads, now),
  });
  asks.effects.register(
    "MEMBERSHIP_GRANT",
    membershipExecutor(() => projects),
  );
  const requests = createRequests({
    db,
    log,
    now,
    config,
    directory,
    relay,
    rates,
    deliveries,
    membership: membershipOf(projects),
    approvals: approvalsOf(threads, now),
  });
  asks.effects.register(
    "HANDOFF_CLAIM",
    handoffExecutor(() => requests),
  );
  const items = createItems({
    db,
    now,
    directory,
    relay,
    projectIdOf: projects.projectIdOf,
    onAccessChanged,
    concernedItems: threads.repo.findConcernedItems,
  });
  const comments = createComments(db, threads.repo, onAccessChanged);
  const app: App = {
    ...base,
    audit,
    requests,
    rates,
    asks,
    comments,
    deliveries,
    directory,
    events,
    items,
    projects,
    threads,
  };
  const digests = createDigests(app);
  const modules: Module[] = [
    {
      name: "events",
      indexes: eventIndexes(config.retainEventsDays),
      resolvers: changeResolvers,
      stop: events.stop,
    },
    {
      name: "webhooks",
      indexes: webhookIndexes(config.retainEventsDays),
      resolvers: webhookResolvers(webhooks),
      start: async (started) => webhookWorker.start(started),
      stop: webhookWorker.stop,
    },
    { name: "directory", indexes: directoryIndexes, resolvers: directoryResolvers },
    { name: "projects", indexes: projectIndexes, resolvers: projectResolvers },
    { name: "items", indexes: itemIndexes, resolvers: itemResolvers },
    resumeModule({ log, tasks: [directory.resumeReindex, items.resumeReindex, projects.resumeApprovals] }),
    { name: "threads", indexes: threadIndexes, resolvers: threadResolvers },
    { name: "thread-acts", resolvers: threadActResolvers },
    { name: "asks", indexes: askIndexes, resolvers: askResolvers },
    { name: "comments", resolvers: commentResolvers },
    { name: "rates", indexes: rateIndexes },
    {
      name: "requests",
      indexes: requestIndexes(config.retainRequestsDays),
      resolvers: requestResolvers,
      start: async () => requests.start(),
      stop: requests.stop,
    },
    { name: "audit", indexes: auditIndexes(config.retainAuditDays), resolvers: auditResolvers },
    {
      name: "inbox",
      resolvers: inboxResolvers,
      answerExtensions: digestExtension(digests),
      stop: async () => digests.stop(),
    },
    { name: "notify", resolvers: notifyResolvers },
    { name: "deliveries", indexes: deliveryIndexes, resolvers: deliveryResolvers },
  ];
  return { app, modules };
};
