import { expect, it } from "@jest/globals";
import fc from "fast-check";
import type { ThreadDoc } from "../../../src/modules/threads/index.js";
import { agentsBox, type Box, boxOwner, personBox } from "../../../src/viewer.js";
import type { Client, Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { acts } from "../../support/desk.js";
import { startServer } from "../../support/server.js";
import { openTenant, type TestTenant } from "../../support/tenant.js";

const { db } = await openTestDatabase();
const server = await startServer(db);

const stored = db.collection<ThreadDoc>("threads");

const PEOPLE = ["ana", "ben", "cho"] as const;
type Person = (typeof PEOPLE)[number];
type Who = Person | `${Person}'s agent`;
const WHO: readonly Who[] = [...PEOPLE, "ana's agent", "ben's agent", "cho's agent"];
const ADDRESSES = ["ana@demo.test", "ben@demo.test", "cho@demo.test"] as const;
const SHORT_NAMES = ["team:ops", "agent", "me"] as const;
const ITEMS = ["G-1", "AC-1", "P-1", "D-1"] as const;

/**
 * Ana, Ben and Cho with an agent each; Ana and Ben share the team `ops`. Cho's agent holds the outcome, Ana's
 * wrote the plan. Whether Ben and Cho see the items changes, and
 * whether Ben is active; Ana owns the items and always sees them.
 */
interface Office {
  readonly tenant: TestTenant;
  readonly as: Readonly<Record<Who, Client>>;
  readonly share: (personIds: readonly Person[]) => Promise<unknown>;
}

const openOffice = async (): Promise<Office> => {
  const tenant = await openTenant(server);
  const people = await Promise.all(PEOPLE.map((who) => tenant.person(who)));
  const agents = await Promise.all(PEOPLE.map((who) => tenant.agent(who, `${who}/shop/bot`)));
  await tenant.team("ops", ["ana", "ben"]);
  const [ana, ben, cho] = people as [Client, Client, Client];
  const [anaBot, benBot, choBot] = agents as [Client, Client, Client];
  const save = async (input: Record<string, unknown>): Promise<string> =>
    (await tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", { input }))
      .saveItem.id;
  const goal = { key: "G-1", kind: "GOAL", title: "Goal", ownerId: "ana" };
  const goalId = await save({ ...goal, personIds: PEOPLE });
  const parentId = await save({
    key: "AC-1",
    kind: "OUTCOME",
    title: "Outcome",
    parentId: goalId,
    claimHandle: "cho/shop/bot",
  });
  await save({ key: "P-1", kind: "PLAN", title: "Plan", parentId, authorHandle: "ana/shop/bot" });
  await save({ key: "D-1", kind: "DOCUMENT", title: "Brief", parentId: goalId });
  return {
    tenant,
    as: { ana, ben, cho, "ana's agent": anaBot, "ben's agent": benBot, "cho's agent": choBot },
    share: (personIds) => save({ ...goal, id: goalId, personIds }),
  };
};

const often = <T>(usual: T, sometimes: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: sometimes });
const addresses: fc.Arbitrary<string[]> = fc.oneof(
  { weight: 4, arbitrary: fc.subarray<string>([...ADDRESSES], { maxLength: 2 }) },
  { weight: 1, arbitrary: fc.subarray<string>([...SHORT_NAMES], { minLength: 1, maxLength: 1 }) },
);
const who = fc.constantFrom(...WHO);
const target = fc.nat(3);
const comment = fc.record({
  act: fc.constant("comment" as const),
  who,
  itemId: fc.constantFrom(...ITEMS),
  to: addresses,
  cc: often([], addresses),
  asks: often(true, fc.constant(false)),
  options: fc.boolean(),
  humanOnly: often(false, fc.constant(true)),
});
const step = fc.oneof(
  { weight: 2, arbitrary: comment },
  {
    weight: 12,
    arbitrary: fc.record({
      act: fc.constant("reply" as const),
      who,
      target,
      to: often([], addresses),
      cc: often([], addresses),
      option: often<string | null>(null, fc.constantFrom("Keep", "Drop")),
      amend: often(false, fc.constant(true)),
      confirmed: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("resolve" as const), who, target }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("leave" as const), who, target }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("follow" as const), who, target }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("share" as const),
      personIds: fc.subarray<Person>(["ben", "cho"]),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom("deactivate" as const, "bring back" as const) }),
  },
);
const talk = fc
  .tuple(comment, fc.array(step, { minLength: 4, maxLength: 7 }))
  .map(([first, rest]): Step[] => [
    { ...first, asks: true, to: ["ben@demo.test", "cho@demo.test"] },
    ...rest,
  ]);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const isAgent = (one: Who): boolean => one.endsWith("agent");

/** Does one step; refusals are part of the talk, a fault of the server is not. */
const take = async ({ as, tenant, share }: Office, one: Step, threads: readonly string[]) => {
  const threadId = "target" in one ? (threads[one.target % Math.max(1, threads.length)] ?? "none") : "none";
  const answer = await (async (): Promise<Loose> => {
    switch (one.act) {
      case "comment": {
        const { itemId, to, cc, humanOnly } = one;
        const asking = one.asks
          ? {
              needsReply: true,
              humanOnly,
              options: one.options ? [{ label: "Keep" }, { label: "Drop" }] : [],
            }
          : {};
        return as[one.who].send(
          `mutation($input: AddCommentInput!) { result: ${isAgent(one.who) ? "comment_add" : "addComment"}(input: $input) { thread { id } } }`,
          { input: { itemId, body: "Words", to, cc, ...asking } },
        );
      }
      case "reply": {
        const { to, cc, option, amend, confirmed } = one;
        const input = { threadId, body: "Words", to, cc, option, amend };
        return isAgent(one.who)
          ? as[one.who].send(
              "mutation($input: CommentReplyInput!) { comment_reply(input: $input) { message { id } } }",
              { input: { ...input, confirmedWithPerson: confirmed } },
            )
          : as[one.who].send(
              "mutation($input: PostMessageInput!) { postMessage(input: $input) { message { id } } }",
              { input },
            );
      }
      case "resolve":
        return isAgent(one.who)
          ? as[one.who].send("mutation($id: ID!) { comment_resolve(id: $id) { thread { id } } }", {
              id: threadId,
            })
          : acts.resolve(as[one.who], threadId);
      case "leave":
      case "follow":
        return isAgent(one.who) ? {} : acts.follow(as[one.who], threadId, { on: one.act === "follow" });
      case "share":
        return share(one.personIds);
      case "deactivate":
        return tenant.host.send(`mutation { deactivatePerson(personId: "ben") { id } }`);
      case "bring back":
        return tenant.host.send(
          `mutation { savePerson(input: { id: "ben", name: "ben", email: "ben@demo.test" }) { id } }`,
        );
    }
  })();
  for (const { extensions } of answer.errors ?? [])
    expect(extensions).not.toMatchObject({ code: "INTERNAL" });
  return { refused: answer.errors !== undefined, opened: answer.data?.result?.thread.id ?? null };
};

const boxOf = ({ person, throughAgents }: Loose): Box =>
  throughAgents ? agentsBox(person.id) : personBox(person.id);
const moverOf = ({ personId, throughAgents }: Loose): Box =>
  throughAgents ? agentsBox(personId) : personBox(personId);
const byBox = (party: Loose): Box =>
  party.handle === null ? personBox(party.person.id) : agentsBox(party.person.id);
const idsOf = ({ nodes }: Loose): string[] => nodes.map(({ id }: Loose) => id).sort();

const LISTS = `{
  all: inbox(box: YOU, show: ALL, first: 20) { nodes { id } }
  unread: inbox(box: YOU, show: UNREAD, first: 20) { nodes { id } }
  agentsAll: inbox(box: AGENTS, show: ALL, first: 20) { nodes { id } }
  agentsUnread: inbox(box: AGENTS, show: UNREAD, first: 20) { nodes { id } } }`;
interface Lists {
  readonly all: string[];
  readonly unread: string[];
}
const listsOf = async (client: Client, who: Person): Promise<[Box, Lists][]> => {
  const found = await client.must(LISTS);
  return [
    [personBox(who), { all: idsOf(found.all), unread: idsOf(found.unread) }],
    [agentsBox(who), { all: idsOf(found.agentsAll), unread: idsOf(found.agentsUnread) }],
  ];
};

/** What the feed told, thread by thread: who is in the room by it, and for whom there is news. */
class Told {
  readonly room = new Map<string, Set<Box>>();
  readonly news = new Map<string, Set<Box>>();
  private after: string | null = null;

  /** The new events, as Ana sees them: she sees every item. */
  async hear(ana: Client): Promise<Loose[]> {
    const { changes } = await ana.must(
      `query($after: String) { changes(after: $after) { nodes { type thread { id } by { person { id } handle }
        notify { party { person { id } throughAgents } personally reason } data } pageInfo { endCursor hasNextPage } } }`,
      { after: this.after },
    );
    this.after = changes.pageInfo.endCursor ?? this.after;
    expect(changes.pageInfo.hasNextPage).toBe(false);
    for (const event of changes.nodes) if (event.thread !== null) this.take(event);
    return changes.nodes.filter(({ thread }: Loose) => thread !== null);
  }

  private take({ type, thread, by, notify, data }: Loose): void {
    const room = this.room.get(thread.id) ?? new Set<Box>();
    const news = this.news.get(thread.id) ?? new Set<Box>();
    this.room.set(thread.id, room);
    this.news.set(thread.id, news);
    if (type === "participant.removed")
      for (const box of [personBox(data.personId), agentsBox(data.personId)]) {
        room.delete(box);
        news.delete(box);
      }
    if (type === "participant.added" || type === "comment.added") room.add(byBox(by));
    for (const { party } of notify) room.add(boxOf(party));
    if (type === "comment.added") for (const { party } of notify) news.add(boxOf(party));
  }

  /** The threads in which a box is, or has news, by what was told. */
  of(book: "room" | "news", box: Box): string[] {
    return [...this[book]].flatMap(([id, boxes]) => (boxes.has(box) ? [id] : [])).sort();
  }
}

/** Who is active and sees an item, after some steps: whose agent holds the outcome sees it and the plan below. */
const seersAfter = (steps: readonly Step[], item: string): Set<string> => {
  const shared = steps.reduce<readonly Person[]>(
    (now, one) => (one.act === "share" ? one.personIds : now),
    PEOPLE,
  );
  const active = activeAfter(steps);
  const seers = ["ana", ...shared, ...(item === "AC-1" || item === "P-1" ? ["cho"] : [])];
  return new Set(seers.filter((one) => active.some((who) => who === one)));
};
const activeAfter = (steps: readonly Step[]): Person[] => {
  const last = steps.findLast(({ act }) => act === "deactivate" || act === "bring back");
  return PEOPLE.filter((who) => who !== "ben" || last?.act !== "deactivate");
};

const checkTurn = (thread: ThreadDoc, seers: ReadonlySet<string>, room: ReadonlySet<Box>): void => {
  const { waitingOn, question, status, originator } = thread;
  if (question === null || status === "RESOLVED") {
    expect(waitingOn).toEqual([]);
    return;
  }
  for (const box of waitingOn) {
    expect(seers).toContain(boxOwner(box));
    expect([...question.askedOf, originator.box]).toContain(box);
    expect(room).toContain(box);
  }
  // Only where the asker is gone, and everyone whose turn it was, is nobody left to wait for.
  if (waitingOn.length === 0) expect(seers).not.toContain(originator.personId);
};

it("after any talk of three people and three agents every open question waits for who may act, and each box has exactly what it was told of", async () => {
  await fc.assert(
    fc.asyncProperty(talk, async (steps) => {
      const office = await openOffice();
      const { ana } = office.as;
      const told = new Told();
      /** The item of each thread. */
      const threads = new Map<string, string>();
      for (const [at, one] of steps.entries()) {
        const { refused, opened } = await take(office, one, [...threads.keys()]);
        if (refused) continue;
        if (one.act === "comment") threads.set(opened, one.itemId);
        const before = steps.slice(0, at + 1);
        const sees = (id: string) => seersAfter(before, threads.get(id) ?? "");
        const movers = new Map<string, Box[]>();
        for (const { type, thread, notify, data } of await told.hear(ana)) {
          if (type === "comment.added") movers.set(thread.id, data.waitingOn.map(moverOf).sort());
          const boxes: Box[] = notify.map(({ party }: Loose) => boxOf(party));
          expect(new Set(boxes).size).toBe(boxes.length);
          for (const box of boxes) expect(sees(thread.id)).toContain(boxOwner(box));
        }
        for (const thread of await stored.find({ tenantId: office.tenant.id }).toArray()) {
          checkTurn(thread, sees(thread._id), told.room.get(thread._id) ?? new Set());
          // What the event of this step told of the turn is what it is.
          expect(movers.get(thread._id) ?? [...thread.waitingOn].sort()).toEqual(
            [...thread.waitingOn].sort(),
          );
        }
        await Promise.all(
          activeAfter(before).map(async (who) => {
            const seen = (ids: string[]) => ids.filter((id) => sees(id).has(who));
            for (const [box, { all, unread }] of await listsOf(office.as[who], who)) {
              expect([box, all]).toEqual([box, seen(told.of("room", box))]);
              expect([box, unread]).toEqual([box, seen(told.of("news", box))]);
            }
          }),
        );
      }
      for (const who of activeAfter(steps)) {
        const { inbox_list } = await office.as[`${who}'s agent`].must(
          "{ inbox_list { you { unread { id } yourTurn { id } } agents { unread { id } } } }",
        );
        const news = (box: Box) =>
          told.of("news", box).filter((id) => seersAfter(steps, threads.get(id) ?? "").has(who));
        expect(idsOf({ nodes: inbox_list.you.unread })).toEqual(news(personBox(who)));
        expect(idsOf({ nodes: inbox_list.agents.unread })).toEqual(news(agentsBox(who)));
      }
    }),
    { numRuns: process.env.SLOW_TESTS ? 60 : 8 },
  );
}, 600_000);
