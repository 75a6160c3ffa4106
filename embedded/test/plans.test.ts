import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Collection, Document } from "mongodb";
import { type Running, startEngine } from "./support/process.js";

let engine: Running;
let threads: Collection;
const THREADS = 5_000;
const at = (n: number): Date => new Date(1_700_000_000_000 + n * 1000);

beforeAll(async () => {
  engine = await startEngine(["--memory"]);
  threads = (await engine.client()).db("test").collection("threads");
  await threads.createIndexes([
    { key: { tenantId: 1, audience: 1, archived: 1, activityAt: 1, _id: 1 }, name: "page" },
    { key: { tenantId: 1, unreadFor: 1 }, name: "unread" },
    { key: { status: 1, kind: 1 }, name: "status", partialFilterExpression: { archived: false } },
  ]);
  await threads.insertMany(
    Array.from({ length: THREADS }, (_, n) => ({
      tenantId: "t",
      audience: [`p${n % 2}`, "all", `u${n}`],
      unreadFor: n % 100 === 0 ? ["ada", "ben"] : [`u${n}`],
      archived: false,
      status: n % 10 === 0 ? "OPEN" : "DONE",
      kind: "ASK",
      activityAt: at(n),
      messages: [{ text: "x".repeat(200) }],
    })),
  );
});
afterAll(() => engine.end());

const stats = async (explained: Promise<Document>) => {
  const { queryPlanner, executionStats } = await explained;
  const { nReturned, totalKeysExamined, totalDocsExamined } = executionStats;
  return {
    plan: JSON.stringify(queryPlanner.winningPlan),
    returned: nReturned,
    keys: totalKeysExamined,
    documents: totalDocsExamined,
  };
};
const inbox = { tenantId: "t", audience: "p1", archived: false };

describe("an inbox page", () => {
  it("reads only what it shows, newest or oldest first, without a sort", async () => {
    for (const direction of [1, -1] as const) {
      const cursor = threads
        .find(inbox, { projection: { messages: 0 } })
        .sort({ activityAt: direction, _id: direction });
      const { plan, ...counts } = await stats(cursor.limit(20).explain("executionStats"));
      expect(counts).toEqual({ returned: 20, keys: 20, documents: 20 });
      expect(plan).not.toContain("SORT");
      expect(plan).toContain('"indexName":"page"');
    }
  });

  it("goes on from a cursor deep in the list just as cheaply", async () => {
    const last = await threads.findOne({ ...inbox, activityAt: at(2001) });
    const after = [{ activityAt: { $lt: at(2001) } }, { activityAt: at(2001), _id: { $lt: last?._id } }];
    const bounded = await stats(
      threads
        .find({ ...inbox, $or: after } as never)
        .sort({ activityAt: -1, _id: -1 })
        .limit(20)
        .explain("executionStats"),
    );
    expect(bounded.returned).toBe(20);
    expect(bounded.keys).toBeLessThanOrEqual(22);
    expect(bounded.documents).toBeLessThanOrEqual(22);
  });

  it("comes the same through an aggregate", async () => {
    const { keys, documents } = await stats(
      threads
        .aggregate([
          { $match: inbox },
          { $sort: { activityAt: -1, _id: -1 } },
          { $limit: 20 },
          { $project: { messages: 0 } },
        ])
        .explain("executionStats"),
    );
    expect({ keys, documents }).toEqual({ keys: 20, documents: 20 });
  });
});

describe("a count", () => {
  const unread = { tenantId: "t", unreadFor: "ada" };

  it("of an equality on every field is read off the keys, in count and countDocuments", async () => {
    expect(await threads.countDocuments(unread)).toBe(50);
    const db = (await engine.client()).db("test");
    const counted = await stats(
      db.command({ explain: { count: "threads", query: unread }, verbosity: "executionStats" }),
    );
    expect(counted).toMatchObject({ keys: 50, documents: 0, plan: expect.stringContaining("COUNT_SCAN") });
    const grouped = await stats(
      threads
        .aggregate([{ $match: unread }, { $group: { _id: 1, n: { $sum: 1 } } }])
        .explain("executionStats"),
    );
    expect(grouped).toMatchObject({ keys: 50, documents: 0, plan: expect.stringContaining("COUNT_SCAN") });
  });

  it("uses a partial index where the filter says what the index says, and only there", async () => {
    const filter = { status: "OPEN", archived: false };
    expect(await threads.countDocuments(filter)).toBe(THREADS / 10);
    const inside = await stats(threads.find(filter).hint("status").explain("executionStats"));
    expect(inside).toMatchObject({ keys: THREADS / 10, documents: THREADS / 10 });
    const outside = await stats(threads.find({ status: "OPEN" }).explain("executionStats"));
    expect(outside.plan).toContain("COLLSCAN");
  });

  it("of a negation or of null asks the documents", async () => {
    const { plan } = await stats(
      threads
        .aggregate([{ $match: { tenantId: "t", unreadFor: null } }, { $count: "n" }])
        .explain("executionStats"),
    );
    expect(plan).not.toContain("COUNT_SCAN");
    expect(await threads.countDocuments({ tenantId: "t", unreadFor: { $ne: "ada" } })).toBe(THREADS - 50);
  });
});

describe("explain", () => {
  it("tells the truth about writes", async () => {
    const db = (await engine.client()).db("test");
    const update = {
      update: "threads",
      updates: [{ q: { tenantId: "t", unreadFor: "ada" }, u: { $set: { x: 1 } }, multi: true }],
    };
    expect(await stats(db.command({ explain: update, verbosity: "executionStats" }))).toMatchObject({
      keys: 50,
      documents: 50,
    });
    const removal = { delete: "threads", deletes: [{ q: { _id: "none" }, limit: 1 }] };
    expect(await stats(db.command({ explain: removal, verbosity: "executionStats" }))).toMatchObject({
      keys: 0,
      documents: 0,
    });
    expect(await threads.countDocuments({ x: 1 })).toBe(0);
  });
});
