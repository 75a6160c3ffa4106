import { agentParty, personParty } from "../../outbox.js";
import type { ModuleResolvers } from "../../schema/audiences.js";
import { type Person, personLoader, type Team, teamLoader } from "../directory/index.js";
import { itemLoader } from "./loaders.js";

export const resolvers = {
  Query: {
    item: (_, { id }, { app, viewer }) => app.items.findVisible(viewer, id),
    items: (_, args, { app, viewer }) => app.items.items(viewer, args),
    updates: (_, args, { app, viewer }) => app.items.updatesFor(viewer, args),
  },
  Mutation: {
    saveItem: (_, { input }, { app, viewer }) => app.items.saveItem(viewer, input),
    recordActivity: (_, { input }, { app, viewer }) => app.items.recordActivity(viewer, input),
  },
  Item: {
    parent: ({ parentId }, _args, context) =>
      parentId === null ? null : context.once(itemLoader).load(parentId),
    author: ({ authorId, authorHandle }) => {
      if (authorId === null) return null;
      return authorHandle === null ? personParty(authorId) : agentParty(authorId, authorHandle);
    },
    claim: ({ claimHandle, claimOwnerId }) =>
      claimHandle === null || claimOwnerId === null ? null : agentParty(claimOwnerId, claimHandle),
    owner: ({ ownerId }, _args, context) =>
      ownerId === null ? null : context.once(personLoader).load(ownerId),
    people: async ({ personIds }, _args, context) => {
      const found = await Promise.all(personIds.map((id) => context.once(personLoader).load(id)));
      return found.filter((person): person is Person => person !== null);
    },
    teams: async ({ teamIds }, _args, context) => {
      const found = await Promise.all(teamIds.map((id) => context.once(teamLoader).load(id)));
      return found.filter((team): team is Team => team !== null);
    },
  },
  Update: {
    item: async ({ itemId }, _args, context) => {
      const item = await context.once(itemLoader).load(itemId);
      if (item === null) throw new Error("an update of an item that the viewer does not see");
      return item;
    },
  },
} satisfies ModuleResolvers;
