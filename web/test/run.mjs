/** `npm run test:web`: makes ready, sees to it that there is a Chromium, then drives it against the real server. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { jest } from "../../scripts/jest.mjs";
import { ready } from "../../scripts/ready.mjs";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

await ready();
if (!existsSync(CHROMIUM)) {
  console.error("Installing Debian's Chromium; this happens once.");
  const { status } = spawnSync(
    "sh",
    ["-c", "apt-get update && apt-get install -y chromium fonts-noto-color-emoji"],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  if (status !== 0) {
    console.error(`There is no browser at ${CHROMIUM}. Install Chromium, or name one in CHROMIUM.`);
    process.exit(1);
  }
}
process.exitCode = jest(["-c", "web/jest.config.mjs", ...process.argv.slice(2)]);
