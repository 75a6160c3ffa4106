import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { serialize } from "bson";
import { type Running, slow, startEngine } from "./support/process.js";
import { type Random, random } from "./support/random.js";
import { message } from "./support/wire.js";

let engine: Running;
beforeAll(async () => {
  engine = await startEngine(["--memory"]);
});
afterAll(() => engine.end());

const COMMANDS = [
  { hello: 1, $db: "admin" },
  { find: "x", filter: { a: { $gt: 1 }, b: /x/i }, sort: { a: 1 }, limit: 5, $db: "test" },
  { insert: "x", documents: [{ _id: 1, a: [1, { b: 2 }], d: new Date() }], $db: "test" },
  {
    update: "x",
    updates: [{ q: { a: 1 }, u: { $set: { "a.b": 1 }, $inc: { n: 1 } }, upsert: true }],
    $db: "test",
  },
  {
    aggregate: "x",
    pipeline: [{ $match: { a: 1 } }, { $group: { _id: "$a", n: { $sum: 1 } } }],
    cursor: {},
    $db: "test",
  },
  {
    createIndexes: "x",
    indexes: [{ key: { a: 1 }, name: "a_1", partialFilterExpression: { a: { $gt: 1 } } }],
    $db: "test",
  },
  { getMore: 1n, collection: "x", $db: "test" },
  { findAndModify: "x", query: { a: 1 }, update: [{ $set: { b: "$a" } }], new: true, $db: "test" },
];

/** A few bytes changed, cut, doubled or made up; the frame's own length is mostly kept right. */
const mutated = (r: Random): Buffer => {
  let bytes = message(serialize(r.pick(COMMANDS)));
  for (let i = 1 + r.below(4); i > 0; i--) {
    const at = r.below(bytes.length);
    if (r.chance(0.7)) bytes[at] = r.pick([0, 1, 3, 4, 127, 128, 255, r.below(256)]);
    else if (r.chance(0.5))
      bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + r.below(8))]);
    else
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([r.below(256), 0, r.below(256)]),
        bytes.subarray(at),
      ]);
  }
  if (bytes.length >= 16 && r.chance(0.95)) bytes.writeInt32LE(bytes.length, 0);
  return bytes;
};

/** Sends one message and waits for an answer, the end of the socket, or that nothing more can come. */
const send = (bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const socket = net.connect(engine.port, "127.0.0.1", () => {
      socket.write(bytes);
      socket.end();
    });
    socket
      .on("data", () => undefined)
      .on("error", () => undefined)
      .on("close", () => resolve());
  });

describe("malformed messages", () => {
  const count = slow ? 100_000 : 4_000;
  it(`are answered or end their socket, and never the process: ${count} of them`, async () => {
    const r = random(11);
    for (let sent = 0; sent < count; sent += 50)
      await Promise.all(Array.from({ length: 50 }, () => send(mutated(r))));
    expect(engine.child.exitCode).toBeNull();
    expect(engine.output()).not.toContain("uncaught");
    const db = (await engine.client()).db("test");
    expect((await db.command({ ping: 1 })).ok).toBe(1);
    expect((await db.collection("y").insertOne({})).acknowledged).toBe(true);
  }, 600_000);
});
