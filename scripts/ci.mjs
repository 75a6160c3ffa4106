/**
 * What `.ci/run` runs: the static checks, the product's tests, the engine's, the recorded answers of MongoDB,
 * and the browser's. Each part counts; a part that breaks off counts as one failure. Exits with 1 when anything
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

const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const section = (name) => console.log(`\n== ${name}`);

/** A command that is right or wrong as a whole. */
const whole = (name, args, env) => {
  section(name);
  const passes = run(process.execPath, args, env);
  count(name, passes ? 1 : 0, passes ? 0 : 1);
};

/** A run of jest, counted by its own report. */
const jest = (name, [script, ...args], env = {}) => {
  section(name);
  const file = join(results, `${name.replaceAll(/\W+/g, "-")}.json`);
  const report = ["--json", `--outputFile=${file}`, "--silent"];
  const passes = run(process.execPath, [script, ...args, ...report], env);
  if (!existsSync(file)) return count(name, 0, 1);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const broken = numFailedTests + numRuntimeErrorTestSuites;
  count(name, numPassedTests, broken === 0 && !passes ? 1 : broken);
};

await ready();
whole("static checks", ["scripts/check.mjs", "--static"]);
jest("product", ["scripts/test.mjs"]);
jest("engine", ["scripts/test.mjs", "--engine"]);
whole("recorded answers of MongoDB", ["node_modules/tsx/dist/cli.mjs", "embedded/test/cases.ts"]);
jest("web", ["web/test/run.mjs"]);

console.log(`\n${parts.join("\n")}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
