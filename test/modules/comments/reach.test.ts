import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  addressedAs,
  type DirectoryFacts,
  isPersonal,
  type Reached,
  type ReachItem,
  type ReachThread,
  reachOf,
  type Said,
} from "../../../src/modules/comments/reach.js";
import type { JoinReason, ParticipantEntry, PartyRef } from "../../../src/modules/threads/index.js";
import { agentsBox, type Box, boxOwner, personBox } from "../../../src/viewer.js";

const AT = new Date(0);
const person = (id: string): PartyRef => ({ box: personBox(id), personId: id, handle: null, service: null });
const agent = (id: string, name = "bot"): PartyRef => ({
  box: agentsBox(id),
  personId: id,
  handle: `${id}/shop/${name}`,
  service: null,
});
const entry = (box: Box, reason: JoinReason, handle: string | null = null): ParticipantEntry => ({
  box,
  reason,
  handle,
  byPersonId: null,
  at: AT,
});
const to = (box: Box, handle: string | null = null): Reached => ({ box, reason: "TO", handle });
const cc = (box: Box): Reached => ({ box, reason: "CC", handle: null });

const everybody: DirectoryFacts = { sees: () => true };
const all = (but: readonly string[]): DirectoryFacts => ({ sees: (id) => !but.includes(id) });
const GOAL: ReachItem = { kind: "GOAL", authorId: "ana", authorHandle: null, claim: null };
const claimedBy = (id: string, kind: ReachItem["kind"] = "OUTCOME"): ReachItem => ({
  kind,
  authorId: null,
  authorHandle: null,
  claim: { ownerId: id, handle: `${id}/shop/bot` },
});
const planOf = (author: PartyRef, claim: ReachItem["claim"] = null): ReachItem => ({
  kind: "PLAN",
  authorId: author.personId,
  authorHandle: author.handle,
  claim,
});

const says = (author: PartyRef, more: Partial<Said> = {}): Said => ({
  author,
  to: [],
  cc: [],
  weight: "chatter",
  ...more,
});
const threadOf = (
  originator: PartyRef,
  participants: readonly ParticipantEntry[] = [],
  voices: readonly string[] = [],
): ReachThread => ({
  originator,
  participants: [
    ...(originator.box === null ? [] : [entry(originator.box, "ORIGINATOR", originator.handle)]),
    ...participants,
  ],
  voices,
});
const reach = (said: Said, thread: ReachThread | null, item: ReachItem = GOAL, facts = everybody) =>
  reachOf(said, thread, item, facts)
    .map(({ box, reason }) => `${box} ${reason}`)
    .sort();

describe("whom a first comment reaches", () => {
  it("on a plan: its author, in person when they wrote it themselves", () => {
    expect(reach(says(person("ben")), null, planOf(person("ana")))).toEqual(["p:ana PLAN_AUTHOR"]);
  });
  it("on a plan that an agent wrote: the agents' box of its owner, and that handle is meant", () => {
    expect(reachOf(says(person("ben")), null, planOf(agent("ana")), everybody)).toEqual([
      { box: "a:ana", reason: "PLAN_AUTHOR", handle: "ana/shop/bot" },
    ]);
  });
  it.each(["OUTCOME", "PLAN", "EVIDENCE"] as const)(
    "on %s: whose agent holds the outcome's claim",
    (kind) => {
      expect(reach(says(person("ana")), null, claimedBy("ben", kind))).toEqual(["a:ben CLAIM_HOLDER"]);
    },
  );
  it.each(["GOAL", "DOCUMENT"] as const)("on %s: nobody by itself, though its own claim is held", (kind) => {
    expect(reach(says(person("ana")), null, claimedBy("ben", kind))).toEqual([]);
  });
  it("on a plan below a claimed outcome: its author and the claim holder, each once", () => {
    const claim = { ownerId: "cho", handle: "cho/shop/bot" };
    expect(reach(says(person("ben")), null, planOf(person("ana"), claim))).toEqual([
      "a:cho CLAIM_HOLDER",
      "p:ana PLAN_AUTHOR",
    ]);
    const own = { ownerId: "ana", handle: "ana/shop/bot" };
    expect(reach(says(person("ben")), null, planOf(agent("ana"), own))).toEqual(["a:ana PLAN_AUTHOR"]);
  });
  it("with `to`: those people in person, beside whom the item reaches", () => {
    expect(reach(says(person("ana"), { to: [to("p:cho")] }), null, claimedBy("ben"))).toEqual([
      "a:ben CLAIM_HOLDER",
      "p:cho TO",
    ]);
  });
  it("with a team in `to`: its people in person, and the reason says so", () => {
    const team: Reached = { box: "p:cho", reason: "TEAM", handle: null };
    expect(reach(says(person("ana"), { to: [team] }), null)).toEqual(["p:cho TEAM"]);
  });
  it("with `to` agent: the claim holder's agents", () => {
    const holder = to("a:ben", "ben/shop/bot");
    expect(reach(says(person("ana"), { to: [holder] }), null, claimedBy("ben"))).toEqual(["a:ben TO"]);
  });
  it("with `cc`: those people in person, with that reason", () => {
    expect(reach(says(person("ana"), { cc: [cc("p:cho")] }), null)).toEqual(["p:cho CC"]);
  });
  it("never its own author, through whatever it would reach them by", () => {
    const named = says(agent("ana"), { to: [to("a:ana", "ana/shop/bot")], cc: [cc("a:ana")] });
    expect(reach(named, null, planOf(agent("ana"), claimedBy("ana").claim))).toEqual([]);
    expect(reach(says(person("ana")), null, planOf(person("ana")))).toEqual([]);
  });
  it("a person's comment reaches their own agents, and an agent's its own person", () => {
    expect(reach(says(person("ana")), null, claimedBy("ana"))).toEqual(["a:ana CLAIM_HOLDER"]);
    expect(reach(says(agent("ana"), { to: [to("p:ana")] }), null)).toEqual(["p:ana TO"]);
  });
  it("an agent's comment reaches another agent of its owner in the box they share", () => {
    expect(reach(says(agent("ana", "second")), null, claimedBy("ana"))).toEqual(["a:ana CLAIM_HOLDER"]);
  });
});

describe("personal reach against reach through agents", () => {
  it("by `to` in person wins over the claim: the same person once", () => {
    expect(reach(says(person("ana"), { to: [to("p:ben")] }), null, claimedBy("ben"))).toEqual(["p:ben TO"]);
  });
  it("by authorship in person wins over the claim", () => {
    const plan = planOf(person("ben"), claimedBy("ben").claim);
    expect(reach(says(person("ana")), null, plan)).toEqual(["p:ben PLAN_AUTHOR"]);
  });
  it("a cc does not displace it: the person's box stands beside the agents'", () => {
    expect(reach(says(person("ana"), { cc: [cc("p:ben")] }), null, claimedBy("ben"))).toEqual([
      "a:ben CLAIM_HOLDER",
      "p:ben CC",
    ]);
  });
  it("who joined by themselves or by an invitation hears beside their agents", () => {
    const room = threadOf(person("ana"), [entry("p:ben", "FOLLOWED"), entry("a:ben", "CLAIM_HOLDER")]);
    expect(reach(says(person("ana")), room)).toEqual(["a:ben CLAIM_HOLDER", "p:ben FOLLOWED"]);
  });
});

describe("who is addressed through their agents", () => {
  const holder = to("a:ben", "ben/shop/bot");
  it("and is there in person, is addressed in person, once", () => {
    expect(addressedAs([holder, to("p:ben")], [to("p:ben")], null)).toEqual([to("p:ben")]);
    expect(addressedAs([to("p:cho"), holder], [to("p:cho"), to("p:ben")], null)).toEqual([
      to("p:cho"),
      to("p:ben"),
    ]);
  });
  it("and is there in that box, or in none, or is the asker, stands as it is", () => {
    expect(addressedAs([holder], [holder, cc("p:ben")], null)).toEqual([holder]);
    expect(addressedAs([holder], [], null)).toEqual([holder]);
    expect(addressedAs([holder], [to("p:ben")], "a:ben")).toEqual([holder]);
  });
});

describe("whom a reply reaches", () => {
  const room = threadOf(person("ana"), [
    entry("p:ben", "TO"),
    entry("a:cho", "CLAIM_HOLDER", "cho/shop/bot"),
    entry("p:dee", "CC"),
  ]);
  it("everyone in the thread, in the box they are in by, without its author", () => {
    expect(reach(says(person("ben")), room)).toEqual(["a:cho CLAIM_HOLDER", "p:ana ORIGINATOR"]);
    expect(reach(says(agent("cho")), room)).toEqual(["p:ana ORIGINATOR", "p:ben TO"]);
  });
  it("not by the item again: who is not in the thread stays out", () => {
    expect(reach(says(person("ben")), threadOf(person("ana")), claimedBy("eve"))).toEqual([
      "p:ana ORIGINATOR",
    ]);
  });
  it("who is only cc'd with the answer, and not with chatter or a returned turn", () => {
    expect(reach(says(person("ben"), { weight: "answer" }), room)).toContain("p:dee CC");
    expect(reach(says(person("ben"), { weight: "return" }), room)).not.toContain("p:dee CC");
    expect(reach(says(person("ben")), room)).not.toContain("p:dee CC");
  });
  it("of a question that one asked oneself: oneself; of one's agent's: the agents' box", () => {
    const answer = { weight: "answer" } as const;
    expect(reach(says(person("ben"), answer), threadOf(person("ana")))).toEqual(["p:ana ORIGINATOR"]);
    expect(reach(says(person("ben"), answer), threadOf(agent("ana")))).toEqual(["a:ana ORIGINATOR"]);
  });
  it("cc me from the asking agent adds its person to the answer", () => {
    expect(
      reach(says(person("ben"), { weight: "answer" }), threadOf(agent("ana"), [entry("p:ana", "CC")])),
    ).toEqual(["a:ana ORIGINATOR", "p:ana CC"]);
  });
  it("the originator's box hears answers and the returned turn though its person is in the thread as well", () => {
    const both = threadOf(agent("ana"), [entry("p:ana", "TO"), entry("p:ben", "TO")]);
    for (const weight of ["answer", "return"] as const)
      expect(reach(says(person("ben"), { weight }), both)).toEqual(["a:ana ORIGINATOR", "p:ana TO"]);
    expect(reach(says(person("ben")), both)).toEqual(["p:ana TO"]);
  });
  it("another agent of the author's owner, in the box they share; and not the author alone there", () => {
    expect(reach(says(agent("ana", "second")), threadOf(agent("ana")))).toEqual(["a:ana ORIGINATOR"]);
    expect(reach(says(agent("ana")), threadOf(agent("ana")))).toEqual([]);
    const spoke = threadOf(agent("ana"), [], ["ana/shop/bot", "ana/shop/second"]);
    expect(reach(says(agent("ana")), spoke)).toEqual(["a:ana ORIGINATOR"]);
  });
  it("nobody who does not see the item, however they are in", () => {
    expect(reach(says(person("ben"), { weight: "answer" }), room, GOAL, all(["cho", "dee"]))).toEqual([
      "p:ana ORIGINATOR",
    ]);
    expect(reach(says(person("ana"), { to: [to("p:ben")] }), null, claimedBy("cho"), all(["ben"]))).toEqual([
      "a:cho CLAIM_HOLDER",
    ]);
  });
});

const PEOPLE = ["ana", "ben", "cho", "dee"] as const;
const anyPerson = fc.constantFrom(...PEOPLE);
const anyParty = fc.oneof(
  anyPerson.map(person),
  fc.tuple(anyPerson, fc.constantFrom("bot", "second")).map(([id, name]) => agent(id, name)),
);
const anyBox = fc.oneof(anyPerson.map(personBox), anyPerson.map(agentsBox));
const handleFor = (box: Box): string | null => (box.startsWith("a:") ? `${boxOwner(box)}/shop/bot` : null);
const once = <T extends { readonly box: Box }>(list: readonly T[]): T[] => [
  ...new Map(list.map((one) => [one.box, one])).values(),
];
const anyTo = fc
  .array(
    fc
      .tuple(anyBox, fc.constantFrom<JoinReason>("TO", "TEAM"))
      .map(([box, reason]) => ({ box, reason, handle: handleFor(box) })),
    { maxLength: 4 },
  )
  .map(once);
const anyCc = fc.array(anyBox.map(cc), { maxLength: 4 }).map(once);
const anyItem: fc.Arbitrary<ReachItem> = fc.record({
  kind: fc.constantFrom<ReachItem["kind"]>("GOAL", "OUTCOME", "PLAN", "EVIDENCE", "DOCUMENT"),
  authorId: fc.option(anyPerson),
  authorHandle: fc.constant(null),
  claim: fc.option(anyPerson.map((id) => ({ ownerId: id, handle: `${id}/shop/bot` }))),
});
const anyRoom: fc.Arbitrary<ReachThread> = fc
  .tuple(
    anyParty,
    fc.array(
      fc
        .tuple(
          anyBox,
          fc.constantFrom<JoinReason>("TO", "CC", "TEAM", "AUTHOR", "INVITED", "FOLLOWED", "CLAIM_HOLDER"),
        )
        .map(([box, reason]) => entry(box, reason, handleFor(box))),
      { maxLength: 6 },
    ),
  )
  .map(([originator, rest]) =>
    threadOf(
      originator,
      once(rest).filter(({ box }) => box !== originator.box),
    ),
  );
const anyCase = fc.record({
  said: fc.record({
    author: anyParty,
    to: anyTo,
    cc: anyCc,
    weight: fc.constantFrom<Said["weight"]>("answer", "return", "chatter"),
  }),
  thread: fc.option(anyRoom),
  item: anyItem,
  blind: fc.subarray([...PEOPLE]),
});
type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never;
const reachIn = ({ said, thread, item, blind }: Case): Reached[] => reachOf(said, thread, item, all(blind));
const holds = (property: (one: Case, reached: readonly Reached[]) => void): void =>
  fc.assert(
    fc.property(anyCase, (one) => property(one, reachIn(one))),
    { numRuns: 500 },
  );

describe("of any comment or reply", () => {
  it("everyone reached sees the item", () =>
    holds(({ blind }, reached) =>
      expect(reached.filter(({ box }) => (blind as readonly string[]).includes(boxOwner(box)))).toEqual([]),
    ));
  it("nobody is reached twice in a box", () =>
    holds((_, reached) => expect(new Set(reached.map(({ box }) => box)).size).toBe(reached.length)));
  it("who is reached in person by `to` or authorship is not reached through their agents, but for the asker's box", () =>
    holds(({ said, thread }, reached) => {
      const inPerson = new Set(reached.filter(isPersonal).map(({ box }) => boxOwner(box)));
      const asker = said.weight === "chatter" ? null : thread?.originator.box;
      expect(
        reached.filter(({ box }) => box.startsWith("a:") && inPerson.has(boxOwner(box)) && box !== asker),
      ).toEqual([]);
    }));
  it("a cc adds and never takes away or renames", () =>
    holds((one, reached) => {
      const without = reachIn({ ...one, said: { ...one.said, cc: [] } });
      expect(reached).toEqual(expect.arrayContaining(without));
    }));
  it("everyone in `to` who sees the item is reached, and for that reason, but for the author and who is also there in person", () =>
    holds(({ said, blind }, reached) => {
      for (const one of said.to) {
        const itself = one.box === said.author.box;
        const blindly = (blind as readonly string[]).includes(boxOwner(one.box));
        if (itself || blindly || one.box.startsWith("a:")) continue;
        expect(reached).toContainEqual(one);
      }
    }));
  it("an author in person is never reached by their own words", () =>
    holds(({ said }, reached) => {
      if (said.author.handle === null) expect(reached.map(({ box }) => box)).not.toContain(said.author.box);
    }));
});
