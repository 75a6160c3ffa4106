import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ChangeStream, Collection } from "mongodb";
import { newFolder, type Running, removeFolder, startEngine } from "./support/process.js";

let folder: string;
let engine: Running;
beforeAll(async () => {
  folder = newFolder();
  engine = await startEngine(["--dbpath", folder, "--oplogEntries", "200"]);
});
afterAll(async () => {
  await engine.end();
  removeFolder(folder);
});

const collection = async (name: string): Promise<Collection> =>
  (await engine.client()).db("test").collection(name);

const take = async (stream: ChangeStream, count: number) => {
  const events: Record<string, unknown>[] = [];
  while (events.length < count) events.push((await stream.next()) as never);
  return events;
};

describe("change streams", () => {
  it("tell inserts, updates, replacements and deletes, and end with the collection", async () => {
    const docs = await collection("told");
    const stream = docs.watch([], { fullDocument: "updateLookup" });
    const events = take(stream, 6);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await docs.insertOne({ _id: 1 as never, a: 1, list: [1, 2, 3] });
    await docs.updateOne({}, { $set: { a: 2, "deep.b": 1 }, $push: { list: 4 } } as never);
    await docs.replaceOne({}, { z: 1 });
    await docs.deleteOne({});
    await docs.drop();
    const [insert, update, replace, remove, drop, end] = await events;
    expect(insert).toMatchObject({
      operationType: "insert",
      fullDocument: { a: 1 },
      ns: { db: "test", coll: "told" },
    });
    expect(update).toMatchObject({
      operationType: "update",
      updateDescription: { updatedFields: { a: 2, deep: { b: 1 }, "list.3": 4 }, removedFields: [] },
    });
    expect(replace).toMatchObject({ operationType: "replace", fullDocument: { _id: 1, z: 1 } });
    expect(remove).toMatchObject({ operationType: "delete", documentKey: { _id: 1 } });
    expect(drop).toMatchObject({ operationType: "drop" });
    expect(end).toMatchObject({ operationType: "invalidate" });
  });

  it("go on where they were when their cursor is lost, their socket is cut, or the engine restarts", async () => {
    const docs = await collection("resumed");
    await docs.insertOne({ n: -1 });
    let stream = docs.watch([{ $match: { operationType: "insert" } }]);
    const seen: unknown[] = [];
    const read = async (count: number) => {
      for (const event of await take(stream, count)) seen.push((event.fullDocument as { n: number }).n);
    };
    await stream.tryNext();
    await docs.insertMany([{ n: 0 }, { n: 1 }]);
    await read(1);
    // The cursor is killed behind the driver's back: it resumes by itself.
    const id = (stream as unknown as { cursor: { id: bigint } }).cursor.id;
    await docs.db.command({ killCursors: "resumed", cursors: [id] });
    await docs.insertOne({ n: 2 });
    await read(2);
    const token = stream.resumeToken;
    await stream.close();
    await docs.insertOne({ n: 3 });
    await engine.end("SIGKILL");
    engine = await startEngine(["--dbpath", folder, "--oplogEntries", "200"]);
    const again = await collection("resumed");
    stream = again.watch([{ $match: { operationType: "insert" } }], { resumeAfter: token });
    await again.insertOne({ n: 4 });
    await read(2);
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    await stream.close();
  });

  it("start at an operation time", async () => {
    const docs = await collection("timed");
    await docs.insertOne({ n: 0 });
    const { operationTime } = await docs.db.command({ ping: 1 });
    await docs.insertOne({ n: 1 });
    const stream = docs.watch([], { startAtOperationTime: operationTime });
    const [first, second] = await take(stream, 2);
    expect([first, second].map((event) => (event?.fullDocument as { n: number } | undefined)?.n)).toEqual([
      0, 1,
    ]);
    await stream.close();
  });

  it("say 286, not to be resumed, when the bounded log has gone past the token", async () => {
    const docs = await collection("lost");
    const stream = docs.watch();
    await stream.tryNext();
    await docs.insertOne({});
    await stream.next();
    const token = stream.resumeToken;
    await stream.close();
    await docs.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
    const late = docs.watch([], { resumeAfter: token });
    await expect(late.next()).rejects.toMatchObject({ code: 286 });
    await late.close().catch(() => undefined);
  });

  it("wait by the hundreds without blocking anyone", async () => {
    const client = await engine.client({ maxPoolSize: 400 });
    const docs = client.db("test").collection("waited");
    await docs.insertOne({});
    const streams = Array.from({ length: 300 }, () => docs.watch());
    const first = streams.map((stream) => stream.next());
    const open = async (): Promise<number> =>
      (await client.db("admin").command({ serverStatus: 1 })).metrics.cursor.open.total;
    while ((await open()) < 300) await new Promise((resolve) => setTimeout(resolve, 20));
    const started = performance.now();
    await (await collection("other")).insertOne({});
    expect(performance.now() - started).toBeLessThan(1000);
    await docs.insertOne({ n: 1 });
    expect(await Promise.all(first)).toHaveLength(300);
    await Promise.all(streams.map((stream) => stream.close()));
  }, 60_000);
});
