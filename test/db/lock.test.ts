import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { DirectoryInUse } from "../../src/db/launch/index.js";
import { lockDirectory } from "../../src/db/launch/lock.js";
import { signingSecret } from "../../src/http/secret.js";

describe("the lock of a data directory", () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "docket-lock-"));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it("is held by one at a time, and free again when that one gives it back", async () => {
    const unlock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    await unlock();
    await (await lockDirectory(directory))();
  });

  it("says in one line whose directory is in use", async () => {
    const unlock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(
      `DOCKET_DATA ${directory} is used by another Docket`,
    );
    await unlock();
  });

  it("names the setting where it is no directory that can be written to", async () => {
    const file = join(directory, "file");
    await writeFile(file, "");
    for (const wrong of [file, join(file, "below")])
      await expect(lockDirectory(wrong)).rejects.toThrow(`DOCKET_DATA is ${wrong}, which is no directory`);
    await expect(
      signingSecret({ dataDirectory: file, authSecret: undefined, authJwksUrl: undefined }),
    ).rejects.toThrow(/^DOCKET_DATA /);
  });

  it("does not outlive a process that was killed", async () => {
    const holder = spawn(process.execPath, [
      "-e",
      `require("node:net").createServer().listen(${JSON.stringify(join(directory, "lock.sock"))}, () => console.log("held"))`,
    ]);
    await once(holder.stdout, "data");
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    holder.kill("SIGKILL");
    await once(holder, "exit");
    await (await lockDirectory(directory))();
  });

  it("of many that start over a killed one's file at once, exactly one holds it", async () => {
    const holder = spawn(process.execPath, [
      "-e",
      `require("node:net").createServer().listen(${JSON.stringify(join(directory, "lock.sock"))}, () => console.log("held"))`,
    ]);
    await once(holder.stdout, "data");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(directory)));
    const held = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(held).toHaveLength(1);
    await held[0]?.();
  });

  it("works in a directory whose path is longer than a socket's may be", async () => {
    const deep = join(directory, "d".repeat(60), "e".repeat(60));
    const unlock = await lockDirectory(deep);
    await expect(lockDirectory(deep)).rejects.toThrow(DirectoryInUse);
    await unlock();
  });
});
