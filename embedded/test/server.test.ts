import { chmodSync } from "node:fs";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MongoClient } from "mongodb";
import { MongoMemoryReplSet } from "mongodb-memory-server";
import { BINARY, newFolder, type Running, removeFolder, runToEnd, startEngine } from "./support/process.js";

const folders: string[] = [];
const engines: Running[] = [];
const folder = (): string => {
  const made = newFolder();
  folders.push(made);
  return made;
};
const start = async (...args: string[]): Promise<Running> => {
  const made = await startEngine(args);
  engines.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(engines.splice(0).map((one) => one.end("SIGKILL")));
  for (const one of folders.splice(0)) {
    chmodSync(one, 0o700);
    removeFolder(one);
  }
});

describe("the binary", () => {
  it("says the version a launcher looks for", async () => {
    expect(await runToEnd(["--version"])).toMatchObject({
      status: 0,
      output: expect.stringContaining("db version v8.0.0"),
    });
  });

  it("is launched by mongodb-memory-server twice on one folder and keeps the data", async () => {
    const dbPath = folder();
    for (const expected of [0, 1]) {
      const set = new MongoMemoryReplSet({
        binary: { systemBinary: BINARY, checkMD5: false },
        replSet: { name: "docket", count: 1, storageEngine: "wiredTiger" },
        instanceOpts: [{ dbPath, storageEngine: "wiredTiger" }],
      });
      await set.start();
      const client = await MongoClient.connect(set.getUri());
      const kept = client.db("app").collection("kept");
      expect(await kept.countDocuments()).toBe(expected);
      await kept.insertOne({ at: new Date() });
      await client.close();
      await set.stop({ doCleanup: false });
    }
  });

  it("refuses a second process on the same folder, and starts at once after the first is killed", async () => {
    const dbpath = folder();
    const first = await start("--dbpath", dbpath);
    const second = await runToEnd(["--dbpath", dbpath, "--port", "0"]);
    expect(second.status).toBe(48);
    expect(second.output).toContain("Unable to lock the lock file");
    await first.end("SIGKILL");
    const third = await start("--dbpath", dbpath);
    expect(await third.end("SIGTERM")).toBe(0);
  });

  it("says that a port is taken", async () => {
    const first = await start("--memory");
    const second = await runToEnd(["--memory", "--port", String(first.port)]);
    expect(second.status).toBe(48);
    expect(second.output).toContain("address already in use");
  });

  it("says that a folder cannot be written", async () => {
    if (process.getuid?.() === 0) return; // Nothing is read-only to root.
    const dbpath = folder();
    chmodSync(dbpath, 0o500);
    const refused = await runToEnd(["--dbpath", dbpath, "--port", "0"]);
    expect(refused).toMatchObject({ status: 48, output: expect.stringContaining("read-only") });
  });

  it("stops when asked by command, by SIGINT and by SIGTERM", async () => {
    const byCommand = await start("--memory");
    const ended = new Promise((resolve) => byCommand.child.once("exit", resolve));
    await (await byCommand.client())
      .db("admin")
      .command({ shutdown: 1 })
      .catch(() => undefined);
    expect(await ended).toBe(0);
    expect(await (await start("--memory")).end("SIGINT")).toBe(0);
    expect(await (await start("--memory")).end("SIGTERM")).toBe(0);
  });

  it("answers what it does not know with MongoDB's codes", async () => {
    const db = (await (await start("--memory")).client()).db("test");
    const code = (command: object) =>
      db.command(command as never).then(
        () => 0,
        (error) => error.code,
      );
    expect(await code({ noSuchCommand: 1 })).toBe(59);
    expect(await code({ find: "x", nonsense: 1 })).toBe(40415);
    expect(await code({ find: "x", filter: { a: { $nonsense: 1 } } })).toBe(2);
    expect(await code({ aggregate: "x", pipeline: [{ $out: "y" }], cursor: {} })).toBe(40324);
    expect(await code({ find: "x", collation: { locale: "de" } })).toBe(2);
    expect(await code({ insert: "x", documents: [{}], startTransaction: true, autocommit: false })).toBe(263);
    expect(await code({ listIndexes: "none" })).toBe(26);
    await db.createIndex("x", { a: 1 });
    expect(await code({ createIndexes: "x", indexes: [{ key: { a: 1 }, name: "other" }] })).toBe(85);
    expect(await code({ createIndexes: "x", indexes: [{ key: { b: 1 }, name: "a_1" }] })).toBe(86);
    expect(await code({ createIndexes: "x", indexes: [{ key: { b: 1 }, name: "b", nonsense: 1 }] })).toBe(
      197,
    );
  });

  it("deletes what has expired, through change streams too", async () => {
    const events = (await (await start("--memory", "--ttlSeconds", "0.1")).client())
      .db("test")
      .collection("events");
    await events.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
    const stream = events.watch();
    const deleted = (async () => {
      for await (const event of stream) if (event.operationType === "delete") return event.documentKey._id;
      return undefined;
    })();
    const old = await events.insertOne({ at: new Date(Date.now() - 5000) });
    await events.insertOne({ at: new Date(Date.now() + 60_000) });
    expect(await deleted).toEqual(old.insertedId);
    await stream.close();
    expect(await events.countDocuments()).toBe(1);
  });
});
