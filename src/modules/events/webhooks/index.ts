export { webhookIndexes } from "./indexes.js";
export { createWebhookRepo, type WebhookDoc, type WebhookRepo } from "./repo.js";
export { webhookResolvers } from "./resolvers.js";
export { createWebhookWorker, type WebhookWorker } from "./worker.js";
