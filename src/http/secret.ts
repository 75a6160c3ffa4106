import { randomBytes } from "node:crypto";
import { chmod, link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.js";
import { makeDataDirectory } from "../data-directory.js";

/**
 * The secret that signs tokens: AUTH_SECRET, else one made on first use and kept in DOCKET_DATA for this
 * account alone. Undefined when a provider's keys verify them.
 */
export const signingSecret = async (
  config: Pick<Config, "authSecret" | "authJwksUrl" | "dataDirectory">,
): Promise<string | undefined> => {
  if (config.authJwksUrl !== undefined) return undefined;
  if (config.authSecret !== undefined) return config.authSecret;
  const file = join(config.dataDirectory, "development-secret");
  await makeDataDirectory(config.dataDirectory);
  const standing = await read(file);
  if (standing !== undefined) return standing;
  // Written aside and linked into place: of two processes at once, both end with the same secret.
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  const made = await read(file);
  if (made === undefined) throw new Error(`${file} cannot be read.`);
  return made;
};

const read = async (file: string): Promise<string | undefined> => {
  const secret = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (secret !== undefined) await chmod(file, 0o600);
  return secret;
};
