/** Builds what is older than its sources: the API and the engine into dist, the web inbox into web/dist. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const LEFT_OUT = new Set(["node_modules", "dist", "test"]);

const newest = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => !LEFT_OUT.has(name))
      .map((name) => newest(join(path, name))),
  );
};

const stale = (target, sources) => {
  const built = statSync(join(root, target), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return built < Math.max(...sources.map((source) => newest(join(root, source))));
};

const run = (command, args) =>
  spawnSync(process.execPath, [join(root, "node_modules", command), ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  }).status === 0;

/** As of when the build began: what is written meanwhile counts as newer. */
const mark = (path, at) => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), "");
  utimesSync(join(root, path), at, at);
};

const SOURCES = [
  "src",
  "embedded/src",
  "bench",
  "schema.graphql",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.build.json",
];

const buildApi = () => {
  if (!stale("dist/.built", SOURCES)) return true;
  const began = new Date();
  const built = run("typescript/bin/tsc", ["-p", "tsconfig.build.json"]);
  if (built) mark("dist/.built", began);
  return built;
};

const buildWeb = () =>
  !existsSync(join(root, "web/src/main.tsx")) ||
  !stale("web/dist/index.html", ["web", "package-lock.json"]) ||
  run("vite/bin/vite.js", ["build", "web", "--logLevel", "warn"]);

/** @returns whether all of it is built now; what went wrong has been printed. */
export const build = ({ web = true } = {}) => {
  const api = buildApi();
  return (!web || buildWeb()) && api;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = build() ? 0 : 1;
