/**
 * What `.ci/run` runs: the static checks, the product's tests, those that start and kill whole processes, the long
 * races, the engine's, the recorded answers of MongoDB, and the browser's. Each part counts; a part that breaks off counts as one failure. Exits with 1 when anything
 * failed or nothing ran.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ready } from "./ready.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const results = mkdtempSync(join(tmpdir(), "docket-ci-"));
const totals = { passed: 0, failed: 0 };
const parts = [];

const count = (name, passed, failed) => {
  totals.passed += passed;
  totals.failed += failed;
  parts.push(`${name}: ${passed} passed, ${failed} failed`);
};

const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

const section = (name) => console.log(`\n== ${name}`);

/** A command that is right or wrong as a whole. */
const whole = (name, args) => {
  section(name);
  const passes = run(process.execPath, args);
  count(name, passes ? 1 : 0, passes ? 0 : 1);
};

/** Jest's own report of a run, or null when it broke off before one was written. */
const report = (name, [script, ...args]) => {
  const file = join(results, `${name.replaceAll(/\W+/g, "-")}.json`);
  run(process.execPath, [script, ...args, "--json", `--outputFile=${file}`, "--silent"]);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
};

const brokenIn = ({ numFailedTests, numRuntimeErrorTestSuites }) =>
  numFailedTests + numRuntimeErrorTestSuites;

/**
 * A run of jest. Files in which something failed are run once more, alone: what passes then depended on the
 * machine's load, and is named.
 */
const jest = (name, command) => {
  section(name);
  const first = report(name, command);
  if (first === null) return count(name, 0, 1);
  if (brokenIn(first) === 0) return count(name, first.numPassedTests, 0);
  const files = first.testResults.filter(({ status }) => status === "failed").map((file) => file.name);
  console.log(`\n== ${name}, once more: ${files.join(", ")}`);
  const second = report(`${name} again`, [...command, "--runInBand", ...files]);
  const broken = second === null ? brokenIn(first) : brokenIn(second);
  if (broken === 0) console.log(`${name}: passed on the second run only: ${files.join(", ")}`);
  count(name, first.numTotalTests - first.numPendingTests - broken, broken);
};

await ready();
whole("static checks", ["scripts/check.mjs", "--static"]);
jest("product", ["scripts/test.mjs"]);
jest("processes", ["scripts/test.mjs", "test/processes"]);
// Five hundred rounds of eight claimants, a thousand of a wait against an arrival. `SLOW_TESTS=1 npm test` runs
// every test that has a longer form in it, which takes minutes more.
process.env.SLOW_TESTS = "1";
jest("races", ["scripts/test.mjs", "test/modules/requests/races", "test/modules/inbox/agents"]);
delete process.env.SLOW_TESTS;
// The engine is killed fifty times and sent 100,000 broken messages. Clients that are not ours are installed and
// tried here only; where there is no network they are skipped.
process.env.ENGINE_SLOW = "1";
jest("engine", ["scripts/test.mjs", "--engine"]);
whole("recorded answers of MongoDB", ["node_modules/tsx/dist/cli.mjs", "embedded/test/cases.ts"]);
jest("web", ["web/test/run.mjs"]);

console.log(`\n${parts.join("\n")}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
