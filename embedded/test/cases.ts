/**
 * Runs MongoDB's recorded answers against the engine.
 *
 *   npm run test:cases -- [part of a case's id] [--failures] [--all]
 *
 * A case counts when it uses nothing but what `src/supported.ts` lists; the others are "not claimed"
 * (`--all` runs them too). Exits with 1 when fewer than 98 % of the claimed ones pass, when one fails that
 * known-differences.json does not list, and when one that it lists does not fail.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { unclaimed } from "./cases/claims.js";
import { areaOf, disagreements, readDifferences } from "./cases/differences.js";
import { connect } from "./cases/engine.js";
import { type Case, judge, parseCase, type Reply } from "./cases/judge.js";

const FILE = path.resolve(import.meta.dirname, "../../../shared/spec/mongodb-8.2-cases.jsonl");
const THRESHOLD = 0.98;
const IN_FLIGHT = 8;

interface Tally {
  passed: number;
  failed: number;
  unclaimed: number;
}

const readCases = (wanted: string): Case[] =>
  readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line.includes(wanted))
    .filter((line) => line !== "")
    .map(parseCase)
    .filter(({ id }) => id.includes(wanted));

const main = async (): Promise<number> => {
  if (!existsSync(FILE)) {
    console.log("cases: skipped, the recorded answers are not beside this project");
    return 0;
  }
  const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
  const wanted = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "";
  const all = flags.includes("--all");
  const cases = readCases(wanted);
  const engine = await connect();
  const tallies = new Map<string, Tally>();
  const causes = new Map<string, string[]>();

  const runOne = async (one: Case): Promise<void> => {
    const area = areaOf(one.id);
    const tally = tallies.get(area) ?? { passed: 0, failed: 0, unclaimed: 0 };
    tallies.set(area, tally);
    if (!all && unclaimed(one) !== undefined) {
      tally.unclaimed += 1;
      return;
    }
    const replies: Reply[] = [];
    for (const { db, command } of one.steps) replies.push(await engine.send(db, command));
    for (const db of new Set(one.steps.map((step) => step.db))) await engine.drop(db);
    const cause = judge(one, replies);
    if (cause === undefined) tally.passed += 1;
    else {
      tally.failed += 1;
      causes.set(cause, [...(causes.get(cause) ?? []), one.id]);
    }
  };

  const queue = cases.values();
  const worker = async (): Promise<void> => {
    for (const one of queue) await runOne(one);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  await engine.close();
  const enough = report(tallies, flags.includes("--failures") ? causes : new Map());
  if (all) return 0;
  const wrong = disagreements(readDifferences(), new Set([...causes.values()].flat()), wanted);
  for (const line of wrong) console.log(line);
  return enough && wrong.length === 0 ? 0 : 1;
};

/** Prints the counts, by area and in all, and whether enough of the claimed cases pass. */
const report = (tallies: ReadonlyMap<string, Tally>, causes: ReadonlyMap<string, string[]>): boolean => {
  const total: Tally = { passed: 0, failed: 0, unclaimed: 0 };
  for (const [area, tally] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { passed, failed, unclaimed: left } = tally;
    console.log(`${area.padEnd(44)} ${passed} passed, ${failed} failed, ${left} not claimed`);
    total.passed += passed;
    total.failed += failed;
    total.unclaimed += left;
  }
  for (const [cause, ids] of [...causes].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`\n${ids.length} × ${cause}`);
    for (const id of ids.slice(0, 12)) console.log(`    ${id}`);
  }
  console.log(`cases: ${total.passed} passed, ${total.failed} failed, ${total.unclaimed} not claimed`);
  return total.passed >= THRESHOLD * (total.passed + total.failed);
};

process.exit(await main());
