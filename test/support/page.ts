import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { dataDirectory, environmentFor, mustStart } from "./process.js";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The bash blocks of a page, in order. */
export const blocksOf = (page: string): string[] =>
  [...page.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, block]) => block ?? "");

/** Runs the blocks as they are written, one after the other in one shell, against a Docket with the demo. */
export const runBlocks = async (blocks: readonly string[]) => {
  const directory = await dataDirectory();
  const docket = await mustStart(directory, { DOCKET_SEED: "demo" });
  const { stdout, stderr, status } = spawnSync(
    "bash",
    ["-euo", "pipefail", "-c", blocks.map((block) => `${block}\necho; echo '== block'`).join("\n")],
    { cwd: ROOT, encoding: "utf8", env: environmentFor(directory, { PORT: String(docket.port) }) },
  );
  const answers = stdout.split("== block\n");
  return {
    stdout,
    stderr,
    status,
    answers,
    /** What the first block that holds this text answered. */
    after: (text: string): string => answers[blocks.findIndex((block) => block.includes(text))] ?? "",
  };
};
