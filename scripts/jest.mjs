/** Runs jest in native ES modules. @returns its exit status. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const NODE_OPTIONS = "--experimental-vm-modules --disable-warning=ExperimentalWarning";

export const jest = (args) => {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules/jest/bin/jest.js"), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${NODE_OPTIONS}`.trim() },
  });
  return status ?? 1;
};
