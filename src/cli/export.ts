import { once } from "node:events";
import { type Command, UsageError } from "./index.js";
import { withDatabase } from "./open.js";

/** What lets somebody in, and what only the machinery needs. */
const LEFT_OUT: ReadonlySet<string> = new Set(["hash", "secret", "outbox", "pendingReindex"]);
const PROGRESS_EVERY = 1_000;

export const exportTenant: Command = {
  usage: "docket export --tenant T",
  about: "Writes everything of a tenant as JSON Lines, without key hashes and secrets.",
  flags: { tenant: { type: "string", about: "the tenant" } },
  words: 0,
  async run({ tenant }) {
    if (typeof tenant !== "string" || tenant === "") throw new UsageError("Name the tenant with --tenant.");
    return withDatabase(async ({ db }) => {
      const collections = (await db.listCollections({}, { nameOnly: true }).toArray())
        .map(({ name }) => name)
        .filter((name) => !name.startsWith("system."))
        .sort();
      let written = 0;
      for (const collection of collections)
        for await (const document of db.collection(collection).find({ tenantId: tenant }).sort({ _id: 1 })) {
          const line = JSON.stringify({ collection, ...document }, (key, value: unknown) =>
            LEFT_OUT.has(key) ? undefined : value,
          );
          if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
          written += 1;
          if (written % PROGRESS_EVERY === 0) process.stderr.write(`${written} documents\n`);
        }
      process.stderr.write(`${written} documents\n`);
      return 0;
    });
  },
};
