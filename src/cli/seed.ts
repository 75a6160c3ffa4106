import { DEMO_TENANT, seedDemo } from "../demo/index.js";
import { signingSecret } from "../http/secret.js";
import { createServer, makeLog } from "../server.js";
import { type Command, UsageError } from "./index.js";
import { withDatabase } from "./open.js";

export const seedCommand: Command = {
  usage: "docket seed demo",
  about: "Fills the demo tenant, unless it has people already.",
  flags: {},
  words: 1,
  async run(_, [what]) {
    if (what !== "demo") throw new UsageError("Only the demo can be seeded.");
    return withDatabase(async ({ db }, config) => {
      const server = await createServer({
        config: { ...config, port: 0 },
        db,
        secret: await signingSecret(config),
        log: makeLog(config),
      });
      try {
        const filled = await seedDemo(server.app, server.schemas);
        process.stdout.write(
          filled
            ? `The tenant ${DEMO_TENANT} is in place.\n`
            : `The tenant ${DEMO_TENANT} has people already; nothing was changed.\n`,
        );
      } finally {
        await server.stop();
      }
      return 0;
    });
  },
};
