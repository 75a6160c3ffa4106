import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { blocksOf, ROOT, runBlocks } from "../support/page.js";

const page = readFileSync(`${ROOT}/docs/comments.md`, "utf8");
const blocks = blocksOf(page);

it("the conversation of docs/comments.md works as it is written, from both sides, block by block", async () => {
  expect(blocks.length).toBeGreaterThan(7);
  const { stdout, stderr, status, after } = await runBlocks(blocks);
  expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
  expect(stdout).not.toContain('"errors"');

  expect(after("comment_add(")).toContain('"title":"Old sessions","status":"OPEN"');
  expect(after("NEEDS_YOU")).toContain('{"label":"Keep","recommended":true,"then":null}');
  expect(after("For now.")).toContain(
    '"status":"ANSWERED","waitingOn":[{"person":{"name":"Ada"},"throughAgents":true}]',
  );
  expect(after("delivery_ack")).toContain("Copy them in the night job.");
  expect(after("delivery_ack")).toContain('"delivery_ack":1');
  expect(after("Until when?")).toContain('"waitingOn":[{"person":{"name":"Ben"},"throughAgents":false}]');
  expect(after("end of May")).toContain('"option":"Keep"');
  expect(after("comment_resolve")).toContain('"status":"RESOLVED","waitingOn":[]');
  expect(after("comment_resolve")).toContain('"item":{"key":"AC-12"},"by":{"person":{"name":"Ben"}}');
  expect(after("The lawyers")).toContain('"replaced":[{"answer":{"option":"Keep"');
  expect(after("The lawyers")).toContain('"kind":"ANSWER_AMENDED"');
}, 180_000);
