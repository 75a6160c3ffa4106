import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "bson";
import { open } from "lmdb";
import { type Started, startEcho, startEngine } from "./engine-process.js";
import { compareSides, type Ratios, type Side } from "./sides.js";
import { bodyOf, type Line, messageOf, openLine } from "./wire.js";

const DB = "bench";
const IN_FLIGHT = 64;
const text = (length: number): string => "x".repeat(length);

interface Bench {
  readonly engine: Started;
  readonly line: Line;
  readonly folder: string;
}

interface Measure {
  readonly name: string;
  readonly bound: { readonly least: number } | { readonly most: number };
  readonly measure: (bench: Bench) => Promise<Ratios>;
}

const insertAll = async (line: Line, collection: string, documents: readonly Document[]): Promise<void> => {
  for (let at = 0; at < documents.length; at += 1_000)
    await line.command({ insert: collection, documents: documents.slice(at, at + 1_000), $db: DB });
};

/** Asks the same again and again, as a side of a comparison. */
const asking = (line: Line, message: Buffer, times: number, pids: readonly number[]): Side => ({
  pids,
  async run() {
    for (let n = 0; n < times; n += 1) await line.ask(message);
  },
});

/** The request of a driver of today, session and all. The client's CPU time is part of a round trip. */
const findById = async ({ engine, line }: Bench): Promise<Ratios> => {
  await insertAll(
    line,
    "people",
    Array.from({ length: 1_000 }, (_, n) => ({ _id: `p${n}`, name: `Person ${n}`, about: text(400) })),
  );
  const request = messageOf({
    find: "people",
    filter: { _id: "p500" },
    limit: 1,
    singleBatch: true,
    batchSize: 1,
    lsid: { id: (await line.command({ startSession: 1, $db: "admin" })).id.id },
    $db: DB,
  });
  const recorded = await line.ask(request);
  if (bodyOf(recorded).cursor.firstBatch[0]?._id !== "p500") throw new Error("the document was not found");
  const echo = await startEcho(recorded);
  const other = await openLine(echo.port);
  try {
    return await compareSides(
      asking(line, request, 2_000, [process.pid, engine.pid]),
      asking(other, request, 2_000, [process.pid, echo.pid]),
      21,
    );
  } finally {
    other.close();
    await echo.end();
  }
};

/** Both collections answer 100; what differs is how much lies around it. */
const countOfMany = async ({ engine, line }: Bench): Promise<Ratios> => {
  const sides: Side[] = [];
  for (const entries of [100_000, 1_000]) {
    const collection = `entries${entries}`;
    const index = { key: { group: 1 }, name: "group_1" };
    await line.command({ createIndexes: collection, indexes: [index], $db: DB });
    await insertAll(
      line,
      collection,
      Array.from({ length: entries }, (_, n) => ({ _id: n, group: Math.floor(n / 100) })),
    );
    const command = { count: collection, query: { group: 5 }, $db: DB };
    const { n } = await line.command(command);
    if (n !== 100) throw new Error(`${collection} counts ${n} instead of 100`);
    sides.push(asking(line, messageOf(command), 1_000, [engine.pid]));
  }
  const [many, few] = sides;
  if (many === undefined || few === undefined) throw new Error("a side is missing");
  return compareSides(many, few, 21);
};

/** Each document gets a message per round, so that they stay as long as they are said to be. */
const appendToLong = async ({ engine, line }: Bench): Promise<Ratios> => {
  const documents = 40;
  const message = (n: number): Document => ({ id: n, by: "p1", body: text(460) });
  const sideOf = async (length: number): Promise<Side> => {
    const collection = `threads${length}`;
    const messages = Array.from({ length }, (_, n) => message(n));
    for (let n = 0; n < documents; n += 1)
      await line.command({ insert: collection, documents: [{ _id: n, messages }], $db: DB });
    const appends = Array.from({ length: documents }, (_, n) =>
      messageOf({
        update: collection,
        updates: [{ q: { _id: n }, u: { $push: { messages: message(length) } } }],
        $db: DB,
      }),
    );
    return {
      pids: [engine.pid],
      async run() {
        for (const append of appends) bodyOf(await line.ask(append));
      },
    };
  };
  return compareSides(await sideOf(500), await sideOf(5), 15);
};

/** Runs `each` for the numbers from 0, so many at a time. */
const inFlight = async (
  total: number,
  each: (n: number, lane: number) => Promise<unknown>,
): Promise<void> => {
  let next = 0;
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async (_, lane) => {
      while (next < total) {
        const n = next;
        next += 1;
        await each(n, lane);
      }
    }),
  );
};

const insertsPerSecond = async ({ engine, folder }: Bench): Promise<Ratios> => {
  const total = 4_000;
  const lines = await Promise.all(Array.from({ length: IN_FLIGHT }, () => openLine(engine.port)));
  const bare = open<Buffer, Buffer>({
    path: join(folder, "bare"),
    noSubdir: false,
    encoding: "binary",
    keyEncoding: "binary",
    // As the engine has it: a put is on disk when it is answered.
    overlappingSync: false,
  });
  let id = 0;
  const document = (): Document => {
    id += 1;
    return { _id: id, by: "p1", body: text(460) };
  };
  const insert = async (lane: number): Promise<void> => {
    const line = lines[lane];
    if (line === undefined) throw new Error("a lane has no socket");
    bodyOf(await line.ask(messageOf({ insert: "flights", documents: [document()], $db: DB })));
  };
  const put = (): Promise<boolean> => {
    const value = messageOf(document()).subarray(21);
    const key = Buffer.alloc(8);
    key.writeUIntBE(id, 2, 6);
    return bare.put(key, value);
  };
  try {
    // Time that puts take by the time that inserts take: how many times as many inserts there are per second.
    const { wall } = await compareSides(
      { pids: [], run: () => inFlight(total, put) },
      { pids: [], run: () => inFlight(total, (_, lane) => insert(lane)) },
      15,
    );
    return { cpu: undefined, wall };
  } finally {
    for (const line of lines) line.close();
    await bare.close();
  }
};

const MEASURES: readonly Measure[] = [
  { name: "find by _id ÷ echo of the same bytes", bound: { most: 2.5 }, measure: findById },
  { name: "count in 100,000 entries ÷ in 1,000", bound: { most: 1.3 }, measure: countOfMany },
  { name: "append to 500 messages ÷ to 5", bound: { most: 4 }, measure: appendToLong },
  { name: "inserts ÷ bare lmdb puts, per second", bound: { least: 0.4 }, measure: insertsPerSecond },
];

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * A bound holds for CPU time where it was measured, which waits for nobody. It still grows on a machine that others
 * keep busy, the engine's more than the echo's: bounds are for a quiet one.
 */
const row = ({ name, bound }: Measure, { cpu, wall }: Ratios): string => {
  const decides = cpu ?? wall;
  const kept = "most" in bound ? decides <= bound.most : decides >= bound.least;
  const limit = "most" in bound ? `at most ${bound.most}` : `at least ${bound.least}`;
  const shown = (ratio: number | undefined): string =>
    (ratio === undefined ? "-" : ratio.toFixed(2)).padStart(6);
  return `${name.padEnd(38)} ${shown(cpu)} ${shown(wall)}  ${limit.padEnd(13)} ${kept ? "kept" : "missed"}`;
};

/** The embedded engine against itself and the floor. @returns 0, also when a bound is missed: it is said. */
export const engine = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), "docket-bench-"));
  const { line, ...started } = await startEngine(join(folder, "data"));
  try {
    print("Ratios, both sides by turns, for a quiet machine; CPU time decides where it is measured.");
    print(`${"".padEnd(38)} ${"CPU".padStart(6)} ${"wall".padStart(6)}  bound`);
    for (const one of MEASURES) print(row(one, await one.measure({ engine: started, line, folder })));
    return 0;
  } finally {
    line.close();
    await started.end();
    await rm(folder, { recursive: true, force: true });
  }
};
