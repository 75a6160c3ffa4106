/**
 * Makes a clone ready to run, with plain Node: installs what the lock file names when it is missing or older,
 * then builds what is older than its sources.
 */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const modified = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

export const ready = async () => {
  // npm writes this file at the end of an install: without it one was never finished.
  if (modified("node_modules/.package-lock.json") < modified("package-lock.json")) {
    console.error("Installing what package-lock.json names; this happens once.");
    const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  const { build } = await import("./build.mjs");
  if (!build()) process.exit(1);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await ready();
