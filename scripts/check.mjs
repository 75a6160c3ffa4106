/**
 * `npm run check`: all that can be said about the tree without running it, then the tests. With --static it
 * stops before the tests. Every part runs, so that one look shows all that is wrong.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { jest } from "./jest.mjs";
import { ready } from "./ready.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

await ready();

const node = (script, ...args) => {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: "inherit",
  });
  return status === 0;
};

const PARTS = {
  types: () => node("node_modules/typescript/bin/tsc"),
  "types of the web inbox": () =>
    !existsSync(join(root, "web/tsconfig.json")) || node("node_modules/typescript/bin/tsc", "-p", "web"),
  "lint and format": () => node("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."),
  "generated types": () => node("scripts/codegen.mjs", "--check"),
  "module borders": () => node("scripts/borders.mjs"),
  ...(process.argv.includes("--static") ? {} : { tests: () => jest([]) === 0 }),
};

const failed = Object.entries(PARTS).flatMap(([name, passes]) => {
  console.log(`\n== ${name}`);
  return passes() ? [] : [name];
});
console.log(failed.length === 0 ? "\nAll is well." : `\nNot well: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
