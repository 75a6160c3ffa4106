import type { ModuleResolvers } from "../../schema/audiences.js";
import { personLoader } from "../directory/index.js";
import { findVisible } from "../threads/index.js";
import { projectByKeyLoader, projectLoader } from "./loaders.js";

export const resolvers = {
  Query: {
    projects: (_, _args, { app, viewer }) => app.projects.projects(viewer),
  },
  Mutation: {
    saveProject: (_, { input }, { app, viewer }) => app.projects.saveProject(viewer, input),
    joinProject: (_, { projectId }, { app, viewer }) => app.projects.joinProject(viewer, projectId),
    inviteMember: (_, args, { app, viewer }) => app.projects.inviteMember(viewer, args),
    removeMember: (_, args, { app, viewer }) => app.projects.removeMember(viewer, args),
  },
  Agent: {
    project: ({ foldedProject }, _args, context) => context.once(projectByKeyLoader).load(foldedProject),
  },
  Project: {
    parent: ({ parentId }, _args, context) =>
      parentId === null ? null : context.once(projectLoader).load(parentId),
    members: (project, _args, { app, viewer }) => app.projects.members(viewer, project),
  },
  Membership: {
    person: async ({ member }, _args, context) => {
      const person = await context.once(personLoader).load(member.personId);
      if (person === null) throw new Error("a project's member is missing");
      return person;
    },
    status: ({ member }) => member.status,
    admin: ({ member }) => member.admin,
    thread: ({ member }, _args, context) =>
      member.threadId === null ? null : findVisible(context, member.threadId),
  },
} satisfies ModuleResolvers;
