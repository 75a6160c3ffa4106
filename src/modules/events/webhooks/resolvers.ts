import { hasRole } from "../../../authz/thread.js";
import type { Context } from "../../../context.js";
import { requireId } from "../../../db/guarded.js";
import { notFound, refuse } from "../../../errors.js";
import { newId } from "../../../ids.js";
import { eventEntry, partyOf } from "../../../outbox.js";
import type { ModuleResolvers } from "../../../schema/audiences.js";
import type { PersonViewer } from "../../../viewer.js";
import { EVENT_TYPES } from "../types.js";
import { requireWebhookUrl } from "./addresses.js";
import type { WebhookDoc, WebhookRepo } from "./repo.js";
import { newSecret } from "./sign.js";

const requireAdmin = ({ viewer }: Context): PersonViewer =>
  viewer.kind === "person" && hasRole(viewer, "ADMIN")
    ? viewer
    : refuse("forbidden", "Webhooks are an admin's; ask one.");

const requireTypes = (types: readonly string[]): readonly string[] => {
  const unknown = types.find((type) => !EVENT_TYPES.includes(type));
  if (unknown !== undefined)
    refuse("bad_input", `There is no event of this type; choose among ${EVENT_TYPES.join(", ")}.`, {
      path: `input.types.${types.indexOf(unknown)}`,
    });
  return [...new Set(types)];
};

/** For the audit alone: where events go is an admin's act like any other. */
const saying = (type: string, { viewer, now }: Context, webhookId: string) =>
  eventEntry({ type, at: now(), by: partyOf(viewer), data: { webhookId }, internal: true });

export const webhookResolvers = (repo: WebhookRepo): ModuleResolvers => ({
  Query: {
    webhooks: (_, _args, context) => repo.list(requireAdmin(context).tenantId),
  },
  Mutation: {
    saveWebhook: async (_, { input }, context) => {
      const { tenantId, personId } = requireAdmin(context);
      const saved = {
        url: requireWebhookUrl(input.url, context.app.config.webhookAllowPrivate),
        types: requireTypes(input.types),
        ownerId: personId,
      };
      const id = typeof input.id === "string" ? requireId(input.id, "input.id") : undefined;
      const _id = id ?? newId();
      const event = saying("webhook.saved", context, _id);
      const told = async (webhook: WebhookDoc, secret: string | null) => {
        await context.app.events.relay("webhooks", webhook._id);
        return { webhook, secret };
      };
      const standing = id === undefined ? null : await repo.restart(tenantId, id, { ...saved, event });
      if (standing !== null) return told(standing, null);
      const secret = newSecret();
      const webhook = await repo.insert({
        ...saved,
        ...(id === undefined ? { _id } : { id }),
        tenantId,
        secret,
        failing: false,
        lastStatus: null,
        createdAt: context.now(),
        outbox: [event],
      });
      if (webhook !== null) return told(webhook, secret);
      const first = id === undefined ? null : await repo.restart(tenantId, id, { ...saved, event });
      if (first === null) throw notFound("No webhook");
      return told(first, null);
    },
    deleteWebhook: async (_, { id }, context) => {
      const { tenantId } = requireAdmin(context);
      const removed = await repo.announceRemoval(tenantId, id, saying("webhook.deleted", context, id));
      if (removed === null) throw notFound("No webhook");
      await context.app.events.relay("webhooks", removed);
      if (!(await repo.remove(tenantId, id))) throw notFound("No webhook");
      return true;
    },
  },
  Webhook: {
    id: ({ _id, id }) => id ?? _id,
  },
});
