import type { GraphQLSchema } from "graphql";
import type { App } from "../context.js";
import type { Audience } from "../generated/schema.js";
import { makeRunAs, type RunAs } from "./run-as.js";
import { seedThreads } from "./threads.js";
import { asHost, DEMO_AGENTS, DEMO_ITEMS, DEMO_PEOPLE, DEMO_TEAMS, DEMO_TENANT } from "./world.js";

const directory = async (run: RunAs): Promise<void> => {
  for (const input of DEMO_PEOPLE)
    await run(asHost, "mutation($input: SavePersonInput!) { savePerson(input: $input) { id } }", { input });
  for (const input of DEMO_TEAMS)
    await run(asHost, "mutation($input: SaveTeamInput!) { saveTeam(input: $input) { id } }", { input });
  await run(asHost, "mutation($input: SaveProjectInput!) { saveProject(input: $input) { id } }", {
    input: { id: "shop", key: "shop", name: "Shop", adminIds: ["ada"] },
  });
  for (const input of DEMO_AGENTS)
    await run(asHost, "mutation($input: SaveAgentInput!) { saveAgent(input: $input) { handle } }", { input });
  for (const input of DEMO_ITEMS)
    await run(asHost, "mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
      input: { ...input, projectId: "shop" },
    });
  await run(asHost, "mutation($input: RecordActivityInput!) { recordActivity(input: $input) { id } }", {
    input: { itemId: "AC-12", what: "STATUS", text: "Two of three checks are green.", byId: "ben" },
  });
};

/** Fills the demo tenant; does nothing where it has people already. Returns whether it filled it. */
export const seedDemo = async (
  app: App,
  schemas: Readonly<Record<Audience, GraphQLSchema>>,
): Promise<boolean> => {
  if ((await app.directory.findPerson(DEMO_TENANT, "ada")) !== null) return false;
  const run = makeRunAs(app, schemas);
  await directory(run);
  await seedThreads(run);
  return true;
};
