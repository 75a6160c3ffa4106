import { createThreadRepo, fsck } from "../modules/threads/index.js";
import type { Command } from "./index.js";
import { withDatabase } from "./open.js";

export const fsckCommand: Command = {
  usage: "docket fsck [--repair]",
  about: "Recomputes audience, unreadFor and waitingOn from the truth and reports each thread that differs.",
  flags: { repair: { type: "boolean", about: "writes what was recomputed" } },
  words: 0,
  run: ({ repair = false }) =>
    withDatabase(async ({ db }) => {
      const { examined, differences, repaired } = await fsck(createThreadRepo(db), {
        repair: repair === true,
        onProgress: (count) => process.stderr.write(`${count} threads examined\n`),
      });
      for (const { tenantId, threadId, what } of differences)
        process.stdout.write(`${tenantId} ${threadId}: ${what.join("; ")}\n`);
      process.stdout.write(`${examined} threads, ${differences.length} differ, ${repaired} repaired\n`);
      return differences.length === 0 ? 0 : 1;
    }),
};
