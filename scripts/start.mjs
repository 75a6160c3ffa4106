/** `npm start`: makes ready, then is the server itself, so that a signal to it stops the server cleanly. */
import { ready } from "./ready.mjs";

// npm hands a signal to the shell between it and this process, which ends and hands it no further.
const shell = process.ppid;
const OFTEN_MS = 500;
if (process.env.npm_lifecycle_event === "start") {
  const watching = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watching);
    process.kill(process.pid, "SIGTERM");
  }, OFTEN_MS);
  watching.unref();
}

await ready();
await import("../dist/src/main.js");
