import { hasRole } from "../../../authz/thread.js";
import type { Context } from "../../../context.js";
import { notFound, refuse } from "../../../errors.js";
import { newId } from "../../../ids.js";
import type { ModuleResolvers } from "../../../schema/audiences.js";
import type { PersonViewer } from "../../../viewer.js";
import { EVENT_TYPES } from "../types.js";
import { requireWebhookUrl } from "./addresses.js";
import type { WebhookRepo } from "./repo.js";
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
      if (input.id) {
        const webhook = await repo.restart(tenantId, input.id, saved);
        if (webhook === null) throw notFound("No webhook");
        return { webhook, secret: null };
      }
      const secret = newSecret();
      const webhook = {
        ...saved,
        _id: newId(),
        tenantId,
        secret,
        failing: false,
        lastStatus: null,
        createdAt: context.now(),
      };
      await repo.insert(webhook);
      return { webhook, secret };
    },
    deleteWebhook: async (_, { id }, context) => {
      if (!(await repo.remove(requireAdmin(context).tenantId, id))) throw notFound("No webhook");
      return true;
    },
  },
  Webhook: {
    id: ({ _id }) => _id,
  },
});
