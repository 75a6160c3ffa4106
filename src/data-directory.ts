import { mkdir } from "node:fs/promises";
import { SettingError } from "./config.js";

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

/** What the file system says of DOCKET_DATA, in a line that names the setting. */
export const unusable = (directory: string, error: unknown): SettingError =>
  new SettingError(
    "DOCKET_DATA",
    `is ${directory}, which is no directory that can be written to (${codeOf(error)}): choose another one`,
  );

/** Makes the directory where the started database and the development secret live. @throws SettingError */
export const makeDataDirectory = async (directory: string): Promise<void> => {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unusable(directory, error);
  }
};
