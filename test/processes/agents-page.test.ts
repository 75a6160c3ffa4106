import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { blocksOf, ROOT, runBlocks } from "../support/page.js";

const page = readFileSync(`${ROOT}/docs/agents.md`, "utf8");
const blocks = blocksOf(page);

it("an agent's first hour works as docs/agents.md writes it, block by block", async () => {
  expect(blocks.length).toBeGreaterThan(8);
  const { stdout, stderr, status, after } = await runBlocks(blocks);
  expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
  expect(stdout).not.toMatch(/"errors"|"isError":true/);

  expect(after("{ agent {")).toContain("ada/shop/builder");
  expect(after("ask_post(input")).toContain('"status": "OPEN"');
  expect(after("AnswerAskInput")).toContain('"agentLive": false');
  // What was to be done then came back with the answer, and the answer was acknowledged once.
  expect(stderr).toContain("when: Run the move at 02:00.");
  expect(after("delivery_ack")).toContain('"delivery_ack": 1');
  expect(after("graphql-ws")).toMatch(/^(MESSAGE|ASK_ANSWERED) /m);
  expect(after("InboxPostInput")).toMatch(/"revision": 1[\s\S]*"revision": 2/);
  expect(after("tools/call")).toContain("Delete the old checkout?");
  expect(after("modelcontextprotocol")).toMatch(/delivery_pull[\s\S]*ASK_ANSWERED /);
}, 180_000);

it("docs/agents.md names no field that the contract does not have, and leaves out none of its families", () => {
  const contract = readFileSync(`${ROOT}/schema.graphql`, "utf8");
  const agents = [
    ...contract.matchAll(/^ {2}((?:inbox|thread|ask|comment|request|delivery|decision)_\w+)\(/gm),
  ];
  const table = page.split("## The families")[1]?.split("\nNot there")[0] ?? "";
  const named = [...table.matchAll(/`([a-z]+_[a-z_]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(agents.map(([, name]) => name).sort());
});
