import type { ModuleResolvers } from "../../schema/audiences.js";
import { personLoader } from "../directory/index.js";

export const resolvers: ModuleResolvers = {
  Query: {
    audit: (_, page, { app, viewer }) => app.audit.list(viewer, page),
  },
  AuditEntry: {
    id: ({ _id }) => _id,
    person: ({ personId }, _, context) =>
      personId === null ? null : context.once(personLoader).load(personId),
  },
};
