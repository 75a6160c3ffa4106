/** `npm start`: makes ready, then is the server itself, so that a signal to it stops the server cleanly. */
import { ready } from "./ready.mjs";

await ready();
await import("../dist/src/main.js");
