import { requirePerson } from "../modules/threads/index.js";
import type { ModuleResolvers } from "../schema/audiences.js";
import { agentsBox, personBox } from "../viewer.js";
import { badgeOf } from "./badge.js";
import { inboxChanges, threadChanges } from "./changes.js";

const boxOf = (personId: string, box: "YOU" | "AGENTS") =>
  box === "YOU" ? personBox(personId) : agentsBox(personId);

/** A subscription's value is what was pushed. */
const pushed = <T>(value: T): T => value;

export const notifyResolvers: ModuleResolvers = {
  Subscription: {
    badge: {
      subscribe: (_, { box }, context) => badgeOf(context, boxOf(requirePerson(context).personId, box)),
      resolve: pushed,
    },
    inboxChanged: {
      subscribe: (_, { box }, context) => inboxChanges(context, boxOf(requirePerson(context).personId, box)),
      resolve: pushed,
    },
    threadChanged: {
      subscribe: (_, { id }, context) => threadChanges(context, id),
      resolve: pushed,
    },
  },
};
