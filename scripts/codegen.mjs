/**
 * Types from schema.graphql into src/generated/schema.ts. With --check it writes nothing and fails when
 * the file is stale. Which domain type stands behind a GraphQL type is said in src/schema/mappers.json.
 */
import { readFile, writeFile } from "node:fs/promises";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as resolvers from "@graphql-codegen/typescript-resolvers";
import { parse } from "graphql";

const at = (path) => new URL(`../${path}`, import.meta.url);
const target = "src/generated/schema.ts";

const config = {
  contextType: "../context.js#Context",
  mappers: JSON.parse(await readFile(at("src/schema/mappers.json"), "utf8")),
  scalars: {
    ID: "string",
    DateTime: "Date",
    JSON: "unknown",
  },
  maybeValue: "T | null | undefined",
  enumsAsTypes: true,
  useTypeImports: true,
  emitLegacyCommonJSImports: false,
  importExtension: ".js",
  nonOptionalTypename: false,
  skipTypename: true,
  immutableTypes: true,
};

const generated = await codegen({
  filename: target,
  schema: parse(await readFile(at("schema.graphql"), "utf8")),
  documents: [],
  config,
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript, resolvers },
});
const text = `// Made by scripts/codegen.mjs from schema.graphql; change that and run it again.\n${generated}`;

if (process.argv.includes("--check")) {
  const standing = await readFile(at(target), "utf8").catch(() => "");
  if (standing !== text) {
    console.error(`${target} is stale: run npm run codegen.`);
    process.exit(1);
  }
} else {
  await writeFile(at(target), text);
  console.log(`${target} written.`);
}
