import { hasRole } from "../../../authz/thread.js";
import type { Context } from "../../../context.js";
import { requireId } from "../../../db/guarded.js";
import { notFound, refuse } from "../../../errors.js";
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
      const id = typeof input.id === "string" ? requireId(input.id, "input.id") : undefined;
      const standing = id === undefined ? null : await repo.restart(tenantId, id, saved);
      if (standing !== null) return { webhook: standing, secret: null };
      const secret = newSecret();
      const webhook = await repo.insert({
        ...saved,
        ...(id === undefined ? {} : { id }),
        tenantId,
        secret,
        failing: false,
        lastStatus: null,
        createdAt: context.now(),
      });
      if (webhook !== null) return { webhook, secret };
      const first = id === undefined ? null : await repo.restart(tenantId, id, saved);
      if (first === null) throw notFound("No webhook");
      return { webhook: first, secret: null };
    },
    deleteWebhook: async (_, { id }, context) => {
      if (!(await repo.remove(requireAdmin(context).tenantId, id))) throw notFound("No webhook");
      return true;
    },
  },
  Webhook: {
    id: ({ _id, id }) => id ?? _id,
  },
});
