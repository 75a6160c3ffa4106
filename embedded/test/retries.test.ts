import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Long, UUID } from "bson";
import type { MongoClientOptions } from "mongodb";
import { newFolder, type Running, removeFolder, startEngine } from "./support/process.js";
import { send } from "./support/wire.js";

/** A way to the engine that can be told to swallow the next reply to a write and cut the socket. */
const openProxy = async (target: number) => {
  let cutNext = false;
  const server = net.createServer((near) => {
    const far = net.connect(target, "127.0.0.1");
    let carriesWrite = false;
    near.on("data", (chunk: Buffer) => {
      carriesWrite = chunk.includes("txnNumber");
      far.write(chunk);
    });
    far.on("data", (chunk: Buffer) => {
      if (cutNext && carriesWrite) {
        // The reply is here, so the write is done; the client never hears of it.
        cutNext = false;
        near.destroy();
        far.destroy();
      } else near.write(chunk);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut: () => {
      cutNext = true;
    },
    close: () => server.close(),
  };
};

let folder: string;
let engine: Running;
let proxy: Awaited<ReturnType<typeof openProxy>>;
beforeAll(async () => {
  folder = newFolder();
  engine = await startEngine(["--dbpath", folder]);
  proxy = await openProxy(engine.port);
});
afterAll(async () => {
  await engine.end();
  proxy.close();
  removeFolder(folder);
});

/** A driver that looks at a server again at once after an error, and not after half a second. */
const impatient = { maxPoolSize: 1, minHeartbeatFrequencyMS: 1 } as MongoClientOptions;

describe("a write whose socket is cut between its application and its reply", () => {
  it("is applied once, 1,000 times", async () => {
    const client = await engine.client({ port: proxy.port, ...impatient });
    const counters = client.db("test").collection("counters");
    await counters.insertOne({ _id: "c" as never, n: 0, m: 0 });
    for (let round = 0; round < 500; round++) {
      proxy.cut();
      const { modifiedCount } = await counters.updateOne({ _id: "c" as never }, { $inc: { n: 1 } });
      expect(modifiedCount).toBe(1);
      proxy.cut();
      const after = await counters.findOneAndUpdate(
        { _id: "c" as never },
        { $inc: { m: 1 } },
        { returnDocument: "after" },
      );
      expect(after?.m).toBe(round + 1);
    }
    expect(await counters.findOne({ _id: "c" as never })).toMatchObject({ n: 500, m: 500 });
  }, 60_000);

  it("is not inserted twice", async () => {
    const client = await engine.client({ port: proxy.port, ...impatient });
    const inserted = client.db("test").collection("inserted");
    for (let round = 0; round < 20; round++) {
      proxy.cut();
      await inserted.bulkWrite([
        { insertOne: { document: { round } } },
        { updateOne: { filter: { round }, update: { $inc: { n: 1 } } } },
      ]);
    }
    expect(await inserted.countDocuments({ n: 1 })).toBe(20);
    expect(await inserted.countDocuments()).toBe(20);
  });

  it("is answered from memory after a restart too", async () => {
    const command = {
      update: "kept",
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
      lsid: { id: new UUID() },
      txnNumber: Long.fromNumber(5),
      $db: "test",
    };
    const first = await send(engine.port, command);
    expect(first).toMatchObject({ ok: 1, n: 1, upserted: [{ index: 0, _id: 1 }] });
    await engine.end("SIGKILL");
    engine = await startEngine(["--dbpath", folder]);
    expect(await send(engine.port, command)).toMatchObject({ ok: 1, n: 1, upserted: first.upserted });
    const kept = (await engine.client()).db("test").collection("kept");
    expect(await kept.findOne()).toMatchObject({ n: 1 });
    expect(await send(engine.port, { ...command, txnNumber: Long.fromNumber(4) })).toMatchObject({
      code: 225,
    });
  });
});
