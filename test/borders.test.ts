import { describe, expect, it } from "@jest/globals";
import { faultsOf, readSources } from "../scripts/borders.mjs";

const faults = (path: string, text: string): string[] => faultsOf([[path, text]]);

describe("the borders of the house", () => {
  it("hold in the sources as they are", () => {
    const sources = readSources();
    expect(sources.size).toBeGreaterThan(100);
    expect(faultsOf(sources)).toEqual([]);
  });

  it.each([
    ["src/cli/x.ts", 'import { a } from "../modules/asks/repo.js";', "reaches into the module asks"],
    ["src/modules/items/x.ts", 'export * from "../asks/tree.js";', "reaches into the module asks"],
    ["src/modules/items/x.ts", 'const a = await import("../asks/tree.js");', "reaches into the module asks"],
    [
      "src/authz/x.ts",
      'import { type A, b } from "../modules/threads/index.js";',
      "modules by their types alone",
    ],
    ["src/modules/items/x.ts", 'import { a } from "../../notify/index.js";', "nobody but the wiring"],
    ["src/modules/items/resolvers.ts", 'import { find } from "./repo.js";', "never a repo"],
    ["src/modules/items/resolvers.ts", 'import { find } from "./people.repo.js";', "never a repo"],
    ["embedded/src/x.ts", 'import { a } from "../../src/ids.js";', "depends on nothing else"],
    ["src/x.ts", 'import { a } from "../embedded/src/errors.js";', "nothing in src knows the engine"],
    ["src/x.ts", "export default 1;", "default export"],
  ])("are seen when %s has %s", (path, text, words) => {
    expect(faults(path, text)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ["src/cli/x.ts", 'import { a } from "../modules/asks/index.js";'],
    ["src/modules/items/x.ts", 'import { a } from "./repo.js";'],
    ["src/authz/x.ts", 'import type { A } from "../modules/threads/index.js";'],
    ["src/wire.ts", 'import { a } from "./notify/index.js";'],
    ["embedded/test/x.ts", 'import { a } from "../src/errors.js";'],
  ])("let %s have %s", (path, text) => {
    expect(faults(path, text)).toEqual([]);
  });
});
