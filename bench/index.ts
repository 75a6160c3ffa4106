/** A runnable comparison: prints what it measured and answers with the exit status. */
export type Bench = () => Promise<number>;

/** By name; each is loaded only when it is run. */
const BENCHES: Readonly<Record<string, { readonly about: string; readonly load: () => Promise<Bench> }>> = {
  claims: {
    about: "20,000 claims of requests with pauses past the lease, crashes and renewals",
    load: async () => {
      const { claims } = await import("./claims.js");
      return () => claims();
    },
  },
  engine: {
    about: "the embedded engine against itself, an echo of the same bytes and bare lmdb",
    load: async () => (await import("./engine.js")).engine,
  },
  storm: {
    about: "a seeded minute of acts by 20 people and 5 agents, then fsck",
    load: async () => {
      const { storm } = await import("./storm.js");
      return () => storm();
    },
  },
};

/** Runs one, or lists them all. */
export const runBench = async (name: string | undefined): Promise<number> => {
  const bench = name !== undefined && Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (bench === undefined) {
    for (const [key, { about }] of Object.entries(BENCHES))
      process.stdout.write(`${key.padEnd(10)} ${about}\n`);
    return name === undefined ? 0 : 2;
  }
  return (await bench.load())();
};
