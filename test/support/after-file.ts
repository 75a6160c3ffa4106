import { afterAll } from "@jest/globals";
import { runCleanups } from "./cleanup.js";

// Registered before the file's own hooks, so that it runs after them.
afterAll(runCleanups, 30_000);
