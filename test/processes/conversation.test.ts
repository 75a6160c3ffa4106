import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { dataDirectory, environmentFor, mustStart } from "../support/process.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The bash blocks under a heading, in order. */
const blocksUnder = (heading: string): string[] => {
  const page = readFileSync(`${ROOT}/README.md`, "utf8");
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, block]) => block ?? "");
};

it("the README's first conversation works as it is written, block by block", async () => {
  const directory = await dataDirectory();
  const docket = await mustStart(directory, { DOCKET_SEED: "demo" });
  const blocks = blocksUnder("A first conversation");
  expect(blocks.length).toBeGreaterThan(4);
  const { stdout, stderr, status } = spawnSync(
    "bash",
    ["-euo", "pipefail", "-c", blocks.map((block) => `${block}\necho; echo '== block'`).join("\n")],
    { cwd: ROOT, encoding: "utf8", env: environmentFor(directory, { PORT: String(docket.port) }) },
  );
  expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
  const answers = stdout.split("== block\n").map((text) => text.trim());
  expect(stdout).not.toContain('"errors"');
  const badge = answers
    .filter((text) => text.includes("inboxCounts"))
    .map((text) => JSON.parse(text).data.inboxCounts.requiresAction);
  expect(badge[1]).toBe(badge[0] + 1);
  expect(answers.find((text) => text.includes('"answer":{"agentLive"'))).toContain('"agentLive":false');
  expect(answers.at(-2)).toContain("Go ahead");
  expect(answers.at(-2)).toContain('"delivery_ack":1');
}, 180_000);
