import { createThreadRepo, fsck } from "../src/modules/threads/index.js";
import { type Caller, type Chance, chance, openWorld, type Refusal } from "./world.js";

const PEOPLE = 20;
const AGENTS = 5;
const CALLERS = 16;
const KNOWN_THREADS = 400;

type Input = Record<string, unknown>;
interface Storm {
  readonly random: Chance;
  readonly people: readonly { readonly id: string; readonly caller: Caller }[];
  readonly agents: readonly { readonly handle: string; readonly caller: Caller }[];
  /** The ids that acts aim at: the newest, and some that their caller may not see. */
  readonly threads: string[];
}

const onThread = (field: string, type: string, more: (storm: Storm) => Input = () => ({})) => ({
  name: field,
  run: (storm: Storm, threadId: string) =>
    storm.random
      .pick(storm.people)
      .caller.call(`mutation($input: ${type}!) { ${field}(input: $input) { thread { id } } }`, {
        input: { threadId, ...more(storm) },
      }),
});

const personId = ({ random, people }: Storm): Input => ({ personId: random.pick(people).id });

/** Every act on a thread that people have; each call may be refused, and many will be. */
const ACTS = [
  onThread("postMessage", "PostMessageInput", ({ random }) => ({ body: `words ${random.below(1_000)}` })),
  onThread("markRead", "MarkReadInput"),
  onThread("markRead", "MarkReadInput", () => ({ messageIds: [] })),
  onThread("react", "ReactInput", ({ random }) => ({ key: random.pick(["eyes", "+1", "heart"]) })),
  onThread("invite", "InviteInput", personId),
  onThread("follow", "FollowInput", ({ random }) => ({ on: random.next() < 0.5 })),
  onThread("removeParticipant", "RemoveParticipantInput", personId),
  onThread("answer", "AnswerAskInput", ({ random }) => ({
    answer: { approval: { approved: random.next() < 0.5 } },
  })),
  onThread("dismiss", "ThreadInput"),
  onThread("delegate", "DelegateInput", personId),
  onThread("withdraw", "ThreadInput"),
  onThread("archive", "ThreadInput"),
  onThread("unarchive", "ThreadInput"),
  onThread("acknowledge", "AcknowledgeInput", () => ({ revision: 1 })),
  onThread("resolve", "ThreadInput"),
] as const;

interface Posted {
  readonly posted: { readonly thread: { readonly id: string } };
}

const post = async (storm: Storm): Promise<Refusal | null> => {
  const { random, people, agents, threads } = storm;
  const ask = { title: "A concern", payload: { approval: { summary: "May I?" } } };
  const { data, refusal } = await (random.next() < 0.5
    ? random
        .pick(agents)
        .caller.call<Posted>(
          random.next() < 0.6
            ? "mutation($ask: AskPostInput!) { posted: ask_post(input: $ask) { thread { id } } }"
            : "mutation($notice: InboxPostInput!) { posted: inbox_post(input: $notice) { thread { id } } }",
          { ask: { ...ask, kind: "APPROVAL" }, notice: { title: "Done", key: `k${random.below(8)}` } },
        )
    : random
        .pick(people)
        .caller.call<Posted>(
          "mutation($input: PostThreadInput!) { posted: postThread(input: $input) { thread { id } } }",
          {
            input: {
              ...ask,
              kind: "APPROVAL",
              assigneeId: random.pick(people).id,
              participantIds: [random.pick(people).id],
            },
          },
        ));
  if (data?.posted) {
    threads.push(data.posted.thread.id);
    if (threads.length > KNOWN_THREADS) threads.shift();
  }
  return refusal;
};

/**
 * A seeded storm of acts by 20 people and 5 agents, then fsck. Prints acts per second and refusals by reason.
 *
 * @param seconds how long; the measure is 60. @returns 1 when an index differs from its truth or an
 * act ended in an internal error.
 */
export const storm = async (seconds = Number(process.env.STORM_SECONDS ?? 60), seed = 1): Promise<number> => {
  const world = await openWorld();
  try {
    const host = await world.service();
    const ids = Array.from({ length: PEOPLE }, (_, index) => `p${index}`);
    for (const id of ids)
      await host.call("mutation($input: SavePersonInput!) { savePerson(input: $input) { id } }", {
        input: { id, email: `${id}@bench.test`, name: id, role: "CONTRIBUTOR" },
      });
    for (const [index, id] of ["core", "design", "ops"].entries())
      await host.call("mutation($input: SaveTeamInput!) { saveTeam(input: $input) { id } }", {
        input: { id, key: id, name: id, memberIds: ids.slice(index * 5, index * 5 + 7) },
      });
    const people = await Promise.all(ids.map(async (id) => ({ id, caller: await world.person(id) })));
    const agents = await Promise.all(
      ids.slice(0, AGENTS).map(async (id) => {
        const handle = `${id}/bench/bot`;
        return { handle, caller: await world.agent(id, handle) };
      }),
    );
    const state: Storm = { random: chance(seed), people, agents, threads: [] };
    for (let made = 0; made < 20; made += 1) await post(state);

    const refusals = new Map<string, number>();
    let acts = 0;
    const until = Date.now() + seconds * 1000;
    const started = performance.now();
    const one = async (): Promise<void> => {
      while (Date.now() < until) {
        const { random, threads } = state;
        const refusal =
          random.next() < 0.12
            ? await post(state)
            : (await random.pick(ACTS).run(state, random.pick(threads))).refusal;
        acts += 1;
        if (refusal !== null) refusals.set(refusal.reason, (refusals.get(refusal.reason) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, one));
    const took = (performance.now() - started) / 1000;

    const { examined, differences } = await fsck(createThreadRepo(world.db), { repair: false });
    const print = (line: string) => process.stdout.write(`${line}\n`);
    print(`${acts} acts in ${took.toFixed(1)} s: ${(acts / took).toFixed(0)} per second (seed ${seed})`);
    for (const [reason, count] of [...refusals].sort(([, a], [, b]) => b - a))
      print(`  ${String(count).padStart(6)} ${reason}`);
    print(`fsck: ${examined} threads, ${differences.length} differ`);
    for (const { threadId, what } of differences.slice(0, 10)) print(`  ${threadId}: ${what.join("; ")}`);
    return differences.length > 0 || refusals.has("INTERNAL") ? 1 : 0;
  } finally {
    await world.close();
  }
};
