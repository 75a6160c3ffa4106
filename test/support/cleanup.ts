type Cleanup = () => unknown;

/** What the current test file still has to stop. Jest gives every test file modules of its own. */
const pending: Cleanup[] = [];

/**
 * Runs something once the file's tests are over, in the reverse order of asking: a server stops before its
 * database is dropped. Unlike `afterAll` it may be called at any time, also within hooks and tests.
 */
export const atEnd = (cleanup: Cleanup): void => {
  pending.push(cleanup);
};

export const runCleanups = async (): Promise<void> => {
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) await next();
};
