/**
 * The borders between the rooms of the house, as docs/adr and the README draw them. Prints each import that
 * crosses one and exits with 1 when any does.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** `import … from "x"`, `export … from "x"`, `import "x"`, `import("x")`: with what stands before the address. */
const IMPORT =
  /(?:^|\n)\s*((?:import|export)\b[^;"'`()]*?\bfrom\s*|import\s*)["']([^"'\n]+)["']|\b(import\()\s*["']([^"'\n]+)["']/g;

const importsOf = (path, text) =>
  [...text.matchAll(IMPORT)].map(([, clause = "", from, dynamic, loaded]) => {
    const address = from ?? loaded;
    return {
      address,
      // Where in the repository it leads; a package stays as it is.
      target: address.startsWith(".")
        ? posix.normalize(posix.join(posix.dirname(path), address)).replace(/\.js$/, ".ts")
        : address,
      typeOnly: dynamic === undefined && isTypeOnly(clause),
    };
  });

const isTypeOnly = (clause) => {
  if (/^(import|export)\s+type\b/.test(clause)) return true;
  const named = /^(?:import|export)\s*\{([^}]*)\}/.exec(clause)?.[1];
  return named?.split(",").every((one) => one.trim() === "" || /^\s*type\s/.test(one)) ?? false;
};

const moduleOf = (path) => /^src\/modules\/([^/]+)\//.exec(path)?.[1];
const isRepo = (path) => /(^|[/.-])repo\.ts$/.test(path);
/** The one file in which everything meets, and what starts it. */
const WIRING = new Set(["src/wire.ts", "src/server.ts"]);

/** Each says what is wrong with one import of one file, or nothing. */
const RULES = [
  ({ path, target }) => {
    const into = moduleOf(target);
    if (into === undefined || moduleOf(path) === into || target === `src/modules/${into}/index.ts`) return;
    return `reaches into the module ${into}; import its index.ts`;
  },
  ({ path, target, typeOnly }) =>
    path.startsWith("src/authz/") && moduleOf(target) !== undefined && !typeOnly
      ? "rules know modules by their types alone; use import type"
      : undefined,
  ({ path, target }) =>
    target.startsWith("src/notify/") && !path.startsWith("src/notify/") && !WIRING.has(path)
      ? "nobody but the wiring knows notify"
      : undefined,
  ({ path, target, typeOnly }) =>
    /resolvers\.ts$/.test(path) && isRepo(target) && !typeOnly
      ? "resolvers call the service, never a repo"
      : undefined,
  ({ path, target }) =>
    path.startsWith("embedded/") &&
    /^(src|test|bench|web|scripts)\//.test(target) &&
    !target.startsWith("embedded/")
      ? "the engine depends on nothing else in the project"
      : undefined,
  ({ path, target }) =>
    path.startsWith("src/") && target.startsWith("embedded/")
      ? "nothing in src knows the engine: it is a program that is started"
      : undefined,
];

/**
 * What crosses a border.
 * @param files paths from the root, with slashes, and the text of each.
 */
export const faultsOf = (files) =>
  [...files].flatMap(([path, text]) => [
    ...importsOf(path, text).flatMap((one) =>
      RULES.flatMap((rule) => {
        const fault = rule({ path, ...one });
        return fault === undefined ? [] : [`${path}: imports ${one.address}: ${fault}`];
      }),
    ),
    ...(path.startsWith("src/") && /(^|\n)export\s+default\b|\bas default\b/.test(text)
      ? [`${path}: has a default export; name it`]
      : []),
  ]);

/** All sources of the product and the engine. */
export const readSources = () =>
  new Map(
    ["src", "embedded/src", "embedded/test"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
        .map((entry) => {
          const file = join(entry.parentPath, entry.name);
          return [relative(root, file).split(sep).join("/"), readFileSync(file, "utf8")];
        }),
    ),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = faultsOf(readSources());
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
