import root from "../jest.config.mjs";

/** The engine's own tests: `npm run test:engine`. */
export default { ...root, rootDir: import.meta.dirname, roots: ["<rootDir>/test"] };
