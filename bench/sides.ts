import { readdirSync, readFileSync } from "node:fs";

/** One side of a comparison. */
export interface Side {
  readonly run: () => Promise<void>;
  /** The processes whose CPU time counts. */
  readonly pids: readonly number[];
}

export interface Ratios {
  /** Undefined where the system does not tell. */
  readonly cpu: number | undefined;
  readonly wall: number;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
};

/** Nanoseconds that all threads of a process have computed, as Linux counts them. */
const computed = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]))
    .reduce((sum, one) => sum + one, 0);

const cpuOf = (pids: readonly number[]): number | undefined => {
  try {
    return pids.map(computed).reduce((sum, one) => sum + one, 0);
  } catch {
    return undefined;
  }
};

interface Taken {
  readonly cpu: number | undefined;
  readonly wall: number;
}

const take = async ({ run, pids }: Side): Promise<Taken> => {
  const before = cpuOf(pids);
  const started = performance.now();
  await run();
  const wall = performance.now() - started;
  const after = cpuOf(pids);
  return { wall, cpu: before === undefined || after === undefined ? undefined : after - before };
};

/**
 * Runs two sides by turns, the first to run changing each round, and answers the medians of each round's own ratio:
 * what slows the machine for a while slows both.
 */
export const compareSides = async (one: Side, other: Side, rounds: number): Promise<Ratios> => {
  const cpu: number[] = [];
  const wall: number[] = [];
  // The first two rounds warm up.
  for (let round = -2; round < rounds; round += 1) {
    let [a, b]: [Taken | undefined, Taken | undefined] = [undefined, undefined];
    if (round % 2 === 0) {
      a = await take(one);
      b = await take(other);
    } else {
      b = await take(other);
      a = await take(one);
    }
    if (round < 0) continue;
    wall.push(a.wall / b.wall);
    if (a.cpu !== undefined && b.cpu !== undefined) cpu.push(a.cpu / b.cpu);
  }
  return { cpu: cpu.length === 0 ? undefined : median(cpu), wall: median(wall) };
};
