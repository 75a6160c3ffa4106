import root from "../jest.config.mjs";

/** The engine's own tests: `npm run test:engine`. They need none of the product's database. */
export default {
  ...root,
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/test"],
  globalSetup: undefined,
  globalTeardown: undefined,
  setupFilesAfterEnv: [],
};
