import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Refusal } from "../../../src/errors.js";
import {
  isAnswer,
  type Move,
  makesTurn,
  moveOf,
  next,
  type Role,
  roleOf,
  type Speech,
  type Turns,
} from "../../../src/modules/comments/turns.js";
import type { PartyRef, ThreadStatus } from "../../../src/modules/threads/index.js";
import { agentsBox, type Box, boxOwner, personBox } from "../../../src/viewer.js";

const person = (id: string): PartyRef => ({ box: personBox(id), personId: id, handle: null, service: null });
const agent = (id: string, name = "bot"): PartyRef => ({
  box: agentsBox(id),
  personId: id,
  handle: `${id}/shop/${name}`,
  service: null,
});

/** Ana's agent asks Ben. */
const ASKED: Turns = {
  status: "OPEN",
  decided: false,
  asker: "a:ana",
  askedOf: ["p:ben"],
  turn: ["p:ben"],
};
const ANSWERED: Turns = { ...ASKED, status: "ANSWERED", decided: true, turn: ["a:ana"] };
const ASKED_AGAIN: Turns = { ...ANSWERED, turn: ["p:ben"] };
const RESOLVED: Turns = { ...ANSWERED, status: "RESOLVED" };
const RESOLVED_UNANSWERED: Turns = { ...ASKED, status: "RESOLVED" };
const DISMISSED: Turns = { ...ASKED, status: "DISMISSED" };
const WITHDRAWN: Turns = { ...ASKED, status: "WITHDRAWN" };

const speech = (role: Role, more: Partial<Speech> = {}): Speech => ({
  role,
  author: role === "asker" ? agent("ana") : role === "asked" ? person("ben") : person("cho"),
  option: null,
  amend: false,
  to: [],
  ...more,
});
const asked = (more: Partial<Speech> = {}): Speech => speech("asked", more);
const asker = (more: Partial<Speech> = {}): Speech => speech("asker", more);
const other = (more: Partial<Speech> = {}): Speech => speech("other", more);
const follows = (state: Turns, said: Speech): Turns => next(state, moveOf(state, said));
const refusal = (state: Turns, said: Speech): string | null => {
  try {
    moveOf(state, said);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.reason : String(error);
  }
};

describe("a question that is asked", () => {
  it("waits for the asker once someone asked has replied, in words", () => {
    expect(moveOf(ASKED, asked()).kind).toBe("answer");
    expect(follows(ASKED, asked())).toEqual(ANSWERED);
  });
  it("or by an option, or by amending what is not there yet", () => {
    expect(follows(ASKED, asked({ option: "Keep" }))).toEqual(ANSWERED);
    expect(follows(ASKED, asked({ amend: true }))).toEqual(ANSWERED);
  });
  it("is answered by a reply addressed to its asker alone: there is nobody new to ask", () => {
    expect(follows(ASKED, asked({ to: ["a:ana"] }))).toEqual(ANSWERED);
  });
  it("waits for whom it is passed on to as well, and has no answer", () => {
    expect(follows(ASKED, asked({ to: ["p:cho"] }))).toEqual({
      ...ASKED,
      askedOf: ["p:ben", "p:cho"],
      turn: ["p:ben", "p:cho"],
    });
  });
  it("is answered, and put to somebody else too, by an option with `to`", () => {
    expect(follows(ASKED, asked({ option: "Keep", to: ["p:cho", "a:ana"] }))).toEqual({
      ...ANSWERED,
      askedOf: ["p:ben", "p:cho"],
    });
  });
  it("waits for those asked still after the asker's own words, with whom they add", () => {
    expect(follows(ASKED, asker())).toEqual(ASKED);
    expect(follows(ASKED, asker({ to: ["p:cho"] }))).toEqual({
      ...ASKED,
      askedOf: ["p:ben", "p:cho"],
      turn: ["p:ben", "p:cho"],
    });
  });
  it("does not move by what anyone else says, whomever they address", () => {
    expect(follows(ASKED, other({ to: ["p:dee"] }))).toBe(ASKED);
  });
});

describe("an agent that is asked", () => {
  const put: Turns = { ...ASKED, askedOf: ["a:ben", "p:cho"], turn: ["a:ben", "p:cho"] };
  it("hands it to its own person and is not asked any more", () => {
    expect(follows(put, asked({ author: agent("ben"), to: ["p:ben"] }))).toEqual({
      ...put,
      askedOf: ["p:cho", "p:ben"],
      turn: ["p:cho", "p:ben"],
    });
  });
  it("stays asked when it hands it to somebody else", () => {
    expect(follows(put, asked({ author: agent("ben"), to: ["p:dee"] })).askedOf).toEqual([
      "a:ben",
      "p:cho",
      "p:dee",
    ]);
  });
  it("does not end a turn in person: a person who names themselves is asked already", () => {
    const mine: Turns = { ...ASKED, askedOf: ["p:ben", "a:ben"], turn: ["p:ben", "a:ben"] };
    expect(follows(mine, asked({ author: person("ben"), to: ["p:cho"] })).askedOf).toContain("a:ben");
  });
});

describe("a question that has its answer", () => {
  it("takes words as a message, and the turn stays the asker's", () => {
    expect(moveOf(ANSWERED, asked())).toEqual({ kind: "words" });
    expect(follows(ANSWERED, asked())).toEqual(ANSWERED);
  });
  it("takes no second option, also once it is resolved", () => {
    expect(refusal(ANSWERED, asked({ option: "Drop" }))).toBe("already_answered");
    expect(refusal(ASKED_AGAIN, asked({ option: "Drop" }))).toBe("already_answered");
    expect(refusal(RESOLVED, asked({ option: "Drop" }))).toBe("already_answered");
  });
  it("waits for those asked after the asker's follow-up, and for the asker after their words", () => {
    expect(follows(ANSWERED, asker())).toEqual(ASKED_AGAIN);
    expect(follows(ASKED_AGAIN, asked())).toEqual(ANSWERED);
  });
  it("is put to all who were asked by a follow-up, and to whom it adds", () => {
    const two: Turns = { ...ANSWERED, askedOf: ["p:ben", "p:cho"] };
    expect(follows(two, asker({ to: ["p:dee", "a:ana"] })).turn).toEqual(["p:ben", "p:cho", "p:dee"]);
  });
  it("waits for the asker after an amendment, whoever's turn it was", () => {
    expect(moveOf(ANSWERED, asked({ amend: true })).kind).toBe("amend");
    expect(follows(ANSWERED, asked({ amend: true }))).toEqual(ANSWERED);
    expect(follows(ASKED_AGAIN, asked({ amend: true, option: "Drop" }))).toEqual(ANSWERED);
  });
  it("passed on, waits for the new one beside the asker, and keeps its answer", () => {
    expect(follows(ANSWERED, asked({ to: ["p:cho"] }))).toEqual({
      ...ANSWERED,
      askedOf: ["p:ben", "p:cho"],
      turn: ["a:ana", "p:cho"],
    });
  });
  it("is resolved, answered or not, and then waits for nobody's words", () => {
    for (const state of [ASKED, ANSWERED, ASKED_AGAIN])
      expect(next(state, { kind: "resolve" }).status).toBe("RESOLVED");
    for (const said of [asked(), asker(), other(), asked({ to: ["p:cho"] })])
      expect(follows(RESOLVED, said)).toBe(RESOLVED);
  });
  it("comes back from being resolved by an amendment alone", () => {
    expect(follows(RESOLVED, asked({ amend: true }))).toEqual(ANSWERED);
    expect(moveOf(RESOLVED_UNANSWERED, asked({ amend: true })).kind).toBe("answer");
    expect(refusal(RESOLVED_UNANSWERED, asked({ option: "Keep" }))).toBe("not_open");
  });
});

describe("what is refused", () => {
  it.each([
    ["an option from the asker", ASKED, asker({ option: "Keep" }), "forbidden"],
    ["an amendment by the asker", ANSWERED, asker({ amend: true }), "forbidden"],
    ["an option from someone not asked", ASKED, other({ option: "Keep" }), "forbidden"],
    ["an amendment by someone not asked", ANSWERED, other({ amend: true }), "forbidden"],
    [
      "an option from someone not asked, once it is closed",
      DISMISSED,
      other({ option: "Keep" }),
      "forbidden",
    ],
    ["an option on what was dismissed", DISMISSED, asked({ option: "Keep" }), "not_open"],
    ["an option on what was withdrawn", WITHDRAWN, asked({ option: "Keep" }), "not_open"],
    ["an amendment of what was dismissed", DISMISSED, asked({ amend: true }), "not_open"],
    [
      "an amendment of what was withdrawn",
      { ...WITHDRAWN, decided: true },
      asked({ amend: true }),
      "not_open",
    ],
  ] as const)("%s", (_, state, said, reason) => {
    expect(refusal(state, said)).toBe(reason);
  });
  it("words on what is closed are words and move nothing", () => {
    for (const state of [DISMISSED, WITHDRAWN, RESOLVED_UNANSWERED])
      expect(moveOf(state, asked())).toEqual({ kind: "remark" });
  });
});

describe("who speaks", () => {
  const role = (originator: PartyRef, askedOf: readonly Box[], author: PartyRef, states = false): Role =>
    roleOf({ originator, askedOf }, author, states);
  it("is asked, in person or through their agents, whichever it was put to", () => {
    for (const author of [person("ben"), agent("ben"), agent("ben", "second")])
      for (const box of ["p:ben", "a:ben"] as const) expect(role(agent("ana"), [box], author)).toBe("asked");
  });
  it("is the asker: who asked, and the rest of their side, unless it was put to them", () => {
    expect(role(agent("ana"), ["p:ben"], agent("ana"))).toBe("asker");
    expect(role(agent("ana"), ["p:ben"], person("ana"))).toBe("asker");
    expect(role(agent("ana"), ["p:ben"], agent("ana", "second"))).toBe("asker");
    expect(role(agent("ana"), ["p:ana"], person("ana"))).toBe("asked");
    expect(role(person("ana"), ["a:ana"], agent("ana"))).toBe("asked");
    expect(role(agent("ana"), ["a:ana"], agent("ana", "second"))).toBe("asked");
  });
  it("who asked their own side follows up in words, and answers by what only an answer states", () => {
    expect(role(agent("ana"), ["p:ana"], agent("ana"))).toBe("asker");
    expect(role(agent("ana"), ["p:ana"], agent("ana"), true)).toBe("asked");
    expect(role(agent("ana"), ["p:ben"], agent("ana"), true)).toBe("asker");
  });
  it("is somebody else: also a colleague, and anyone where a service asked", () => {
    expect(role(agent("ana"), ["p:ben"], person("cho"))).toBe("other");
    const service: PartyRef = { box: null, personId: null, handle: null, service: "host" };
    expect(role(service, ["p:ben"], person("cho"))).toBe("other");
  });
});

const BOXES: readonly Box[] = ["p:ana", "a:ana", "p:ben", "a:ben", "p:cho", "a:cho"];
const anyBoxes = (minLength: number) =>
  fc.uniqueArray(fc.constantFrom(...BOXES), { minLength, maxLength: 4 });
const anyAsk = fc
  .tuple(fc.constantFrom<Box>("p:ana", "a:ana"), anyBoxes(1))
  .map(([box, askedOf]): Turns => ({ status: "OPEN", decided: false, asker: box, askedOf, turn: askedOf }));
const anySpeech = fc.record({
  author: fc.constantFrom(...["ana", "ben", "cho", "dee"].flatMap((id) => [person(id), agent(id)])),
  option: fc.option(fc.constantFrom("Keep", "Drop")),
  amend: fc.boolean(),
  to: fc.oneof(fc.constant<Box[]>([]), anyBoxes(0)),
});
const isLive = (status: ThreadStatus): boolean => status === "OPEN" || status === "ANSWERED";

/** The state after everything that was not refused, with each move. */
const run = (start: Turns, said: readonly Omit<Speech, "role">[]): { state: Turns; moves: Move[] } => {
  const moves: Move[] = [];
  const originator: PartyRef = start.asker === "p:ana" ? person("ana") : agent("ana");
  const state = said.reduce((at, one) => {
    const role = roleOf({ originator, askedOf: at.askedOf }, one.author, one.option !== null || one.amend);
    try {
      const to = one.to.filter((box) => box !== one.author.box);
      const move = moveOf(at, { ...one, to, role });
      moves.push(move);
      return next(at, move);
    } catch {
      return at;
    }
  }, start);
  return { state, moves };
};

describe("after any talk", () => {
  const talk = fc.tuple(anyAsk, fc.array(anySpeech, { maxLength: 12 }));
  it("somebody is to move while it is open: those asked, or the asker", () => {
    fc.assert(
      fc.property(talk, ([start, said]) => {
        const { state } = run(start, said);
        expect(isLive(state.status)).toBe(true);
        expect(state.turn.length).toBeGreaterThan(0);
        for (const box of state.turn) expect([state.asker, ...state.askedOf]).toContain(box);
      }),
      { numRuns: 500 },
    );
  });
  it("it is answered exactly when somebody answered, once, and all else that decides amends", () => {
    fc.assert(
      fc.property(talk, ([start, said]) => {
        const { state, moves } = run(start, said);
        const answers = moves.filter(isAnswer);
        expect(state.decided).toBe(answers.length > 0);
        expect(state.status).toBe(state.decided ? "ANSWERED" : "OPEN");
        expect(answers.map(({ kind }) => kind)).toEqual(
          answers.map((_, n) => (n === 0 ? "answer" : "amend")),
        );
      }),
      { numRuns: 500 },
    );
  });
  it("nobody who was asked is forgotten, but agents that handed it to their own person", () => {
    fc.assert(
      fc.property(talk, ([start, said]) => {
        const { state } = run(start, said);
        const people = new Set(state.askedOf.map(boxOwner));
        for (const box of start.askedOf) expect(people).toContain(boxOwner(box));
      }),
    );
  });
  it("only what moves nothing leaves an archived thread where it is", () => {
    expect(makesTurn({ kind: "remark" })).toBe(false);
    expect(makesTurn({ kind: "resolve" })).toBe(false);
    for (const kind of ["answer", "amend", "followUp"] as const)
      expect(makesTurn({ kind, adds: [] })).toBe(true);
    expect(makesTurn({ kind: "words" })).toBe(true);
    expect(makesTurn({ kind: "pass", to: [], ends: null })).toBe(true);
  });
});
