/** `npm test`: makes ready, then runs jest. With `--engine` as the first word: the embedded engine's own tests. */
import { jest } from "./jest.mjs";
import { ready } from "./ready.mjs";

await ready();
const [first, ...rest] = process.argv.slice(2);
process.exitCode =
  first === "--engine" ? jest(["-c", "embedded/jest.config.mjs", ...rest]) : jest(process.argv.slice(2));
