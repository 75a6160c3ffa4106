import { afterAll, describe, expect, it } from "@jest/globals";
import { newFolder, removeFolder, runToEnd, slow, startEngine } from "./support/process.js";

const folder = newFolder();
afterAll(() => removeFolder(folder));

const ROUNDS = slow ? 50 : 8;

describe("an engine killed under load", () => {
  it(
    `loses no acknowledged write and stays consistent, ${ROUNDS} times`,
    async () => {
      const acknowledged = new Set<string>();
      let counted = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const engine = await startEngine(["--dbpath", folder, "--oplogEntries", "500"]);
        const db = (await engine.client({ retryWrites: false })).db("test");
        const [rows, sums] = [db.collection("rows"), db.collection("sums")];
        if (round === 0) {
          await rows.createIndexes([
            { key: { tags: 1 } },
            { key: { round: 1, n: -1 } },
            { key: { key: 1 }, unique: true },
          ]);
          await sums.insertOne({ _id: "sum" as never, n: 0 });
        }
        const found = new Set(
          await rows
            .find({}, { projection: { key: 1 } })
            .map(({ key }) => String(key))
            .toArray(),
        );
        expect([...acknowledged].filter((key) => !found.has(key))).toEqual([]);
        const sum = (await sums.findOne({}))?.n ?? -1;
        expect(sum).toBeGreaterThanOrEqual(counted);
        counted = sum;
        let stopped = false;
        const writers = Array.from({ length: 16 }, async (_, w) => {
          for (let n = 0; !stopped; n++) {
            const key = `${round}/${w}/${n}`;
            await rows.insertOne({ key, round, n, tags: [w, n % 7, "t"] });
            acknowledged.add(key);
            if (n % 5 === 0) await rows.updateMany({ round, n: n - 1 }, { $push: { tags: n } } as never);
            if (w === 0) {
              await sums.updateOne({}, { $inc: { n: 1 } });
              counted += 1;
            }
          }
        });
        const outcomes = Promise.allSettled(writers);
        // Killed in the middle of things, however fast or slow the machine is.
        const enough = acknowledged.size + 100 + 37 * (round % 5);
        while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 5));
        stopped = round % 4 === 3;
        await engine.end("SIGKILL");
        await outcomes;
        const { status, output } = await runToEnd(["--dbpath", folder, "--verify"]);
        expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining("0 errors") });
      }
      expect(acknowledged.size).toBeGreaterThan(ROUNDS * 100);
    },
    20_000 * ROUNDS,
  );
});
