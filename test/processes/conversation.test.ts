import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { blocksOf, ROOT, runBlocks } from "../support/page.js";

/** The bash blocks under a heading, in order. */
const blocksUnder = (heading: string): string[] => {
  const page = readFileSync(`${ROOT}/README.md`, "utf8");
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return blocksOf(section);
};

it("the README's first conversation works as it is written, block by block", async () => {
  const blocks = blocksUnder("A first conversation");
  expect(blocks.length).toBeGreaterThan(4);
  const { stdout, stderr, status, answers: raw } = await runBlocks(blocks);
  expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
  const answers = raw.map((text) => text.trim());
  expect(stdout).not.toContain('"errors"');
  const badge = answers
    .filter((text) => text.includes("inboxCounts"))
    .map((text) => JSON.parse(text).data.inboxCounts.requiresAction);
  expect(badge[1]).toBe(badge[0] + 1);
  expect(answers.find((text) => text.includes('"answer":{"agentLive"'))).toContain('"agentLive":false');
  expect(answers.at(-2)).toContain("Go ahead");
  expect(answers.at(-2)).toContain('"delivery_ack":1');
}, 180_000);
