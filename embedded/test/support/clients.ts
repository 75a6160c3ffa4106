import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";

const STEPS = path.resolve(import.meta.dirname, "../clients");

export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** A client that was installed, or why it cannot be. */
export type Client = { readonly run: (port: number) => Promise<Ended> } | { readonly missing: string };

interface Options {
  readonly seconds: number;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end, or for so many seconds. One that is not there ends with null. */
const finish = (command: string, args: readonly string[], { seconds, cwd, env }: Options): Promise<Ended> =>
  new Promise((resolve) => {
    // Jest's own options are not for other programs.
    const { NODE_OPTIONS: _, ...inherited } = process.env;
    const child = spawn(command, args, {
      cwd,
      env: { ...inherited, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: seconds * 1000,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
      });
    child.once("error", (error) => resolve({ status: null, output: `${output}${error.message}` }));
    child.once("close", (status) => resolve({ status, output }));
  });

const why = (what: string, { status, output }: Ended): Client => ({
  missing: `${what} ended with ${status}: ${output.trim().split("\n").slice(-3).join(" | ")}`,
});

/** mongosh from npm, without the scripts of its packages. */
export const installShell = async (folder: string): Promise<Client> => {
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1", "--loglevel=error"];
  const installed = await finish("npm", ["install", "mongosh@2", "--prefix", folder, ...options], {
    seconds: 300,
    cwd: folder,
  });
  const shell = path.join(folder, "node_modules/mongosh/bin/mongosh.js");
  if (installed.status !== 0 || !existsSync(shell)) return why("npm install mongosh", installed);
  return {
    run: (port) =>
      finish(
        process.execPath,
        [
          ...[shell, "--quiet", "--norc", `mongodb://127.0.0.1:${port}/clients_shell?directConnection=true`],
          ...["--file", path.join(STEPS, "mongosh.js")],
        ],
        // It keeps its settings and its log at home.
        { seconds: 120, env: { HOME: folder } },
      ),
  };
};

const PACKAGES = ["python3-pymongo", "python3-bson"];

/** Debian's packages, by the system's lists of packages or, where it has none, by lists of our own. */
const download = async (folder: string): Promise<Ended> => {
  const options = { seconds: 120, cwd: folder };
  const first = await finish("apt-get", ["download", ...PACKAGES], options);
  if (first.status === 0 || first.status === null) return first;
  for (const one of ["lists/partial", "cache/archives/partial"])
    mkdirSync(path.join(folder, one), { recursive: true });
  const own = [`Dir::State::lists=${folder}/lists`, `Dir::Cache=${folder}/cache`].flatMap((one) => [
    "-o",
    one,
  ]);
  const lists = await finish("apt-get", [...own, "update"], options);
  return lists.status === 0 ? finish("apt-get", [...own, "download", ...PACKAGES], options) : lists;
};

/** Debian's pymongo, unpacked without being installed. */
export const installPython = async (folder: string): Promise<Client> => {
  const downloaded = await download(folder);
  if (downloaded.status !== 0) return why("apt-get download", downloaded);
  const root = path.join(folder, "root");
  for (const file of readdirSync(folder).filter((one) => one.endsWith(".deb"))) {
    const unpacked = await finish("dpkg", ["-x", path.join(folder, file), root], { seconds: 60 });
    if (unpacked.status !== 0) return why("dpkg -x", unpacked);
  }
  const system = "/usr/bin/python3";
  const python = existsSync(system) ? system : "python3";
  const env = {
    PYTHONPATH: path.join(root, "usr/lib/python3/dist-packages"),
    PYTHONDONTWRITEBYTECODE: "1",
  };
  const imported = await finish(python, ["-c", "import pymongo"], { seconds: 60, env });
  if (imported.status !== 0) return why("import pymongo", imported);
  return {
    run: (port) =>
      finish(python, [path.join(STEPS, "python/steps.py"), `mongodb://127.0.0.1:${port}/`], {
        seconds: 120,
        env,
      }),
  };
};
