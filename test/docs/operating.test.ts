import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { SETTINGS } from "../../src/config.js";

const PAGE = new URL("../../docs/operating.md", import.meta.url);
const DEPENDENCIES = new URL("../../docs/dependencies.md", import.meta.url);
const PACKAGE = new URL("../../package.json", import.meta.url);

it("docs/operating.md names every setting with its meaning, bounds and default", () => {
  const rows = Object.values(SETTINGS).map(
    ({ env, meaning, accepts, default: standing }) =>
      `| \`${env}\` | ${meaning} | ${accepts} | ${standing} |`,
  );
  const table = ["| variable | meaning | accepts | default |", "|---|---|---|---|", ...rows].join("\n");
  const page = readFileSync(PAGE, "utf8");
  const made = page.replace(
    /<!-- settings -->[\s\S]*<!-- \/settings -->/,
    `<!-- settings -->\n${table}\n<!-- /settings -->`,
  );
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, made);
  expect(process.env.UPDATE_DOCS ? made : page).toBe(made);
});

it("docs/dependencies.md gives a reason for each dependency and names no other", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(PACKAGE, "utf8"));
  const page = readFileSync(DEPENDENCIES, "utf8").replaceAll(
    "…/typescript, …/typescript-resolvers",
    "@graphql-codegen/typescript, @graphql-codegen/typescript-resolvers",
  );
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) expect(page).toContain(name);
});
