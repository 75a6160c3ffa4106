import { serve } from "./cli/serve.js";

// What `npm start` runs: the process, until a signal ends it.
process.exitCode = await serve();
