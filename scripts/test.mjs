/**
 * `npm test`: makes ready, then runs jest on what is named, else on everything but test/processes, whose tests
 * start and kill whole processes and take minutes. With `--engine` as the first word: the embedded engine's own.
 */
import { jest } from "./jest.mjs";
import { ready } from "./ready.mjs";

await ready();
const [first, ...rest] = process.argv.slice(2);
const args = first === "--engine" ? ["-c", "embedded/jest.config.mjs", ...rest] : process.argv.slice(2);
const named = args.some((word) => word !== "--engine" && !word.startsWith("-"));
process.exitCode = jest(named ? args : ["--testPathIgnorePatterns", "test/processes", ...args]);
