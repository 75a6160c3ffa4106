import { refuse } from "../../errors.js";
import type { ModuleResolvers } from "../../schema/audiences.js";
import {
  agentsOfPersonLoader,
  keysOfAgentLoader,
  liveLoader,
  personLoader,
  teamsOfPersonLoader,
} from "./loaders.js";
import type { Person } from "./types.js";

export const resolvers = {
  Query: {
    me: (_, _args, { app, viewer }) => app.directory.me(viewer),
    agent: (_, _args, { app, viewer }) => app.directory.agent(viewer),
    service: (_, _args, { viewer }) =>
      viewer.kind === "service" ? viewer.name : refuse("forbidden", "Only a service has a service's name."),
    people: (_, args, { app, viewer }) => app.directory.people(viewer, args),
    teams: (_, _args, { app, viewer }) => app.directory.teams(viewer),
  },
  Mutation: {
    savePerson: (_, { input }, { app, viewer }) => app.directory.savePerson(viewer, input),
    deactivatePerson: (_, { personId }, { app, viewer }) => app.directory.deactivatePerson(viewer, personId),
    saveTeam: (_, { input }, { app, viewer }) => app.directory.saveTeam(viewer, input),
    saveAgent: (_, { input }, { app, viewer }) => app.directory.saveAgent(viewer, input),
    retireAgent: (_, { handle }, { app, viewer }) => app.directory.retireAgent(viewer, handle),
    issueAgentKey: (_, args, { app, viewer }) => app.directory.issueAgentKey(viewer, args),
    revokeAgentKey: (_, { id }, { app, viewer }) => app.directory.revokeAgentKey(viewer, id),
  },
  Person: {
    teams: ({ id }, _args, context) => context.once(teamsOfPersonLoader).load(id),
    agents: ({ id }, _args, context) => context.once(agentsOfPersonLoader).load(id),
  },
  Team: {
    members: async ({ memberIds }, _args, context) => {
      const found = await Promise.all(memberIds.map((id) => context.once(personLoader).load(id)));
      return found.filter((person): person is Person => person !== null);
    },
  },
  Agent: {
    owner: async ({ ownerId }, _args, context) => {
      const owner = await context.once(personLoader).load(ownerId);
      if (owner === null) throw new Error("an agent's owner is missing");
      return owner;
    },
    live: ({ handle }, _args, context) => context.once(liveLoader).load(handle),
    keys: (agent, _args, context) => context.once(keysOfAgentLoader).load(agent),
  },
} satisfies ModuleResolvers;
