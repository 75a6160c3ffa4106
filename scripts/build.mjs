/** Builds what is older than its sources: the API and the engine into dist, the web inbox into web/dist. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const newest = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => name !== "node_modules" && name !== "dist" && name !== "test")
      .map((name) => newest(join(path, name))),
  );
};

const stale = (target, sources) => {
  const built = statSync(join(root, target), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return built < Math.max(...sources.map((source) => newest(join(root, source))));
};

const run = (command, args) => {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", command), ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
};

export const build = () => {
  if (
    stale("dist/.built", [
      "src",
      "embedded/src",
      "bench",
      "schema.graphql",
      "tsconfig.json",
      "tsconfig.build.json",
    ])
  ) {
    run("typescript/bin/tsc", ["-p", "tsconfig.build.json"]);
    touch("dist/.built");
  }
  if (existsSync(join(root, "web/src/main.tsx")) && stale("web/dist/index.html", ["web"]))
    run("vite/bin/vite.js", ["build", "web", "--logLevel", "warn"]);
};

const touch = (path) => writeFileSync(join(root, path), "");

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
