import base from "../jest.config.mjs";

/** The browser's tests: the same database and the same server as all others, and Chromium in front. */
export default {
  ...base,
  rootDir: "..",
  roots: ["<rootDir>/web/test"],
  testTimeout: 60_000,
  maxWorkers: 2,
};
