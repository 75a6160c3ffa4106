#!/usr/bin/env node
/** The command line: `npx docket …`. */
import { ready } from "./ready.mjs";

await ready();
const { main } = await import("../dist/src/cli/index.js");
process.exitCode = await main(process.argv.slice(2));
