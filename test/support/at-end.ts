import { afterAll } from "@jest/globals";

type Cleanup = () => Promise<void>;

const cleanups: Cleanup[] = [];

// Hooks can only be set before tests run, so one hook is set for each file, and helpers add to it at any time.
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** What is to be undone when this test file ends, the latest first. */
export const atEnd = (cleanup: Cleanup): void => {
  cleanups.push(cleanup);
};
