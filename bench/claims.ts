import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "mongodb";
import { pino } from "pino";
import { readConfig } from "../src/config.js";
import { connect } from "../src/db/client.js";
import { launch } from "../src/db/launch/index.js";
import { syncIndexes } from "../src/db/sync-indexes.js";
import { Refusal } from "../src/errors.js";
import type { Agent, Directory } from "../src/modules/directory/index.js";
import {
  type ClaimResult,
  createRequests,
  type RequestDoc,
  requestIndexes,
} from "../src/modules/requests/index.js";
import type { AgentViewer } from "../src/viewer.js";
import { type Chance, chance } from "./world.js";

const TENANT = "claims";
const OPEN = 96;
const nothing = async (): Promise<void> => {};

export interface ClaimRun {
  readonly claims: number;
  readonly seconds: number;
  /** Claims that another agent had won. */
  readonly conflicts: number;
  readonly completed: number;
  readonly renewals: number;
  readonly crashes: number;
  /** Writes of holders whose lease had passed; all refused, else they stand in `violations`. */
  readonly late: number;
  readonly violations: readonly string[];
}

const agentNamed = (index: number): Agent => ({
  _id: `a${index}`,
  tenantId: TENANT,
  version: 1,
  outbox: [],
  handle: `p${index}/bench/worker`,
  foldedHandle: `p${index}/bench/worker`,
  ownerId: `p${index}`,
  foldedProject: "bench",
  capabilities: ["work"],
  foldedCapabilities: ["work"],
  retired: false,
});

const viewerOf = ({ handle, ownerId }: Agent): AgentViewer => ({
  kind: "agent",
  tenantId: TENANT,
  personId: ownerId,
  role: "CONTRIBUTOR",
  teamIds: new Set(),
  colleagueIds: new Set(),
  handle,
  projectKey: "bench",
});

/** The requests' own rules on a real database; who is a member is not what is measured, so it is said here. */
const openRequests = (db: Db, agents: readonly Agent[], leaseSeconds: number) => {
  const byHandle = new Map(agents.map((agent) => [agent.handle, agent]));
  const directory = {
    agent: async (viewer: AgentViewer) => byHandle.get(viewer.handle),
    // A few stand for all: each would be owed a delivery, and deliveries are not what is measured.
    agentsOfProjects: async () => agents.slice(0, 8),
    activeAmong: async (_: string, ids: readonly string[]) => new Set(ids),
  } as unknown as Directory;
  return createRequests({
    db,
    log: pino({ level: "silent" }),
    now: () => new Date(),
    config: { claimLeaseSeconds: leaseSeconds, requestTtlSeconds: 86_400 },
    directory,
    // Outboxes stay full: they are the record that is examined at the end.
    relay: nothing,
    rates: { charge: nothing },
    deliveries: { unacknowledged: async () => [] },
    approvals: { open: nothing, withdraw: nothing },
    membership: {
      addressing: async () => ({ projectKey: "bench", keys: ["bench"] }),
      activeAmong: async (_, ids) => new Set(ids),
    },
  });
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The answer, or null where a rule said no. */
const allowed = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/**
 * Workers claim, pause past their lease, crash, renew and complete at random, until so many claims were made. The
 * judge stands beside: it knows who was given which number, and until when.
 */
export const runClaims = async (
  db: Db,
  {
    claims: wanted,
    workers,
    seed,
    leaseSeconds = 1,
  }: { claims: number; workers: number; seed: number; leaseSeconds?: number },
): Promise<ClaimRun> => {
  const leaseMs = leaseSeconds * 1_000;
  const random: Chance = chance(seed);
  const agents = Array.from({ length: workers }, (_, index) => agentNamed(index));
  const requests = openRequests(db, agents, leaseSeconds);
  const sender = viewerOf({ ...agentNamed(workers), handle: agents[0]?.handle ?? "" });
  const open = new Set<string>();
  const newest = new Map<string, number>();
  const given = new Map<string, { readonly handle: string; readonly since: number }>();
  const completed = new Map<string, number>();
  const violations: string[] = [];
  const count = { claims: 0, conflicts: 0, renewals: 0, crashes: 0, late: 0 };
  let filling = Promise.resolve();

  const fill = async (): Promise<void> => {
    while (open.size < OPEN) {
      const input = { type: "QUESTION", to: "cap:work", subject: "Work", body: "Do it." } as const;
      const sent = await Promise.all(
        Array.from({ length: 16 }, () => requests.send(sender, { ...input, refs: null })),
      );
      for (const { request } of sent) open.add(request._id);
    }
  };

  const finish = async (viewer: AgentViewer, held: Held): Promise<void> => {
    const before = newest.get(held.id) ?? 0;
    const view = await allowed(requests.complete(viewer, { id: held.id, fence: held.fence, body: "Done." }));
    const took = performance.now() - held.since;
    if (view === null) {
      if (took < leaseMs) violations.push(`${held.id}: refused to its holder within the lease`);
      count.late += 1;
      return;
    }
    open.delete(held.id);
    if (completed.has(held.id)) violations.push(`${held.id}: completed twice`);
    if (before > held.fence) violations.push(`${held.id}: ${held.fence} was accepted after ${before}`);
    if (view.request.readAt > held.until) violations.push(`${held.id}: accepted after its lease`);
    completed.set(held.id, held.fence);
  };

  const renew = async (viewer: AgentViewer, held: Held): Promise<Held> => {
    const since = performance.now();
    const view = await allowed(requests.renew(viewer, { id: held.id, fence: held.fence }));
    if (view?.request.claim == null) return held;
    count.renewals += 1;
    return { ...held, since, until: view.request.claim.leaseUntil };
  };

  const decline = async (viewer: AgentViewer, { id, fence }: Held): Promise<void> => {
    const view = await allowed(requests.decline(viewer, { id, fence, reason: null }));
    if (view?.request.status === "DECLINED") open.delete(id);
  };

  const crash = async (): Promise<void> => {
    count.crashes += 1;
  };

  const fates: readonly [share: number, (viewer: AgentViewer, held: Held) => Promise<void>][] = [
    [0.04, crash],
    [
      0.1,
      async (viewer, held) => sleep(leaseMs * (1 + random.next() * 0.5)).then(() => finish(viewer, held)),
    ],
    [
      0.16,
      async (viewer, held) => {
        await sleep(leaseMs * random.next());
        const renewed = await renew(viewer, held);
        await sleep(leaseMs * random.next());
        await finish(viewer, renewed);
      },
    ],
    [0.19, decline],
    [1, finish],
  ];

  const work = async (agent: Agent): Promise<void> => {
    const viewer = viewerOf(agent);
    while (count.claims < wanted) {
      filling = filling.then(fill);
      await filling;
      const id = random.pick([...open].slice(0, OPEN / 2));
      const asked = performance.now();
      const claim: ClaimResult | null = await allowed(requests.claim(viewer, id));
      const standing = claim?.request.request.claim;
      if (!standing) {
        count.conflicts += 1;
        continue;
      }
      const { fence } = standing;
      const number = `${id} ${fence}`;
      const first = given.get(number);
      // One's own again is a claim taken up after a crash: its lease runs since it was given.
      if (first === undefined) count.claims += 1;
      else if (first.handle !== agent.handle) violations.push(`${number}: given to two agents`);
      const since = first?.since ?? asked;
      given.set(number, { handle: agent.handle, since });
      newest.set(id, Math.max(fence, newest.get(id) ?? 0));
      const chosen = random.next();
      const fate = fates.find(([share]) => chosen < share)?.[1] ?? finish;
      await fate(viewer, { id, fence, since, until: standing.leaseUntil });
    }
  };

  const started = performance.now();
  await Promise.all(agents.slice(1).map(work));
  const seconds = (performance.now() - started) / 1_000;

  let stored = 0;
  for await (const one of db.collection<RequestDoc>("requests").find({ tenantId: TENANT })) {
    stored += one.fence;
    const accepted = completed.get(one._id);
    if ((one.status === "COMPLETED" ? one.claim?.fence : undefined) !== accepted)
      violations.push(`${one._id}: stored as ${one.status}, accepted was ${accepted}`);
    const told = one.outbox.filter(({ type }) => type === "request.completed").length;
    if (told !== (accepted === undefined ? 0 : 1)) violations.push(`${one._id}: told ${told} times`);
  }
  if (stored !== count.claims) violations.push(`${stored} claims are stored, ${count.claims} were given`);
  return { ...count, seconds, completed: completed.size, violations };
};

interface Held {
  readonly id: string;
  readonly fence: number;
  /** Before the claim or renewal was asked for: the lease ends later than this and its length. */
  readonly since: number;
  /** By the database's clock. */
  readonly until: Date;
}

/** A database of its own in a temporary folder, or MONGODB_URI; no server beside it that would carry outboxes. */
const openDatabase = async () => {
  const folder = await mkdtemp(join(tmpdir(), "docket-bench-"));
  const config = readConfig({ ...process.env, DOCKET_DATA: folder });
  const launched = await launch(config, { say: () => undefined });
  const { db, close } = await connect(launched.uri);
  await syncIndexes(db, requestIndexes(config.retainRequestsDays), pino({ level: "silent" }));
  return {
    db,
    async close() {
      await db.collection("requests").deleteMany({ tenantId: TENANT });
      await close();
      await launched.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** @returns 1 when work was completed twice or a write was accepted whose lease had passed. */
export const claims = async (
  wanted = Number(process.env.CLAIMS ?? 20_000),
  seed = Number(process.env.SEED ?? 1),
): Promise<number> => {
  const { db, close } = await openDatabase();
  try {
    const run = await runClaims(db, { claims: wanted, workers: 48, seed });
    const print = (line: string) => process.stdout.write(`${line}\n`);
    print(
      `${run.claims} claims in ${run.seconds.toFixed(1)} s: ${(run.claims / run.seconds).toFixed(0)} per second, ` +
        `${(run.conflicts / run.claims).toFixed(3)} conflicts per claim (seed ${seed})`,
    );
    print(
      `${run.completed} completed, ${run.renewals} renewals, ${run.crashes} crashes, ${run.late} late writes refused`,
    );
    print(run.violations.length === 0 ? "no violations" : `${run.violations.length} violations`);
    for (const violation of run.violations.slice(0, 10)) print(`  ${violation}`);
    return run.violations.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
};
