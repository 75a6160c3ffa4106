import { Refusal } from "../../errors.js";
import { agentsBox, type Box, boxOwner } from "../../viewer.js";
import type { PartyRef, ThreadHead, ThreadStatus } from "../threads/index.js";

/**
 * Whose turn it is (design, section 9), as a state machine without I/O; docs/comments.md draws it.
 *
 *   asked ── answer ──▶ answered ── follow-up ──▶ asked again ── words ──▶ answered
 *     └─ pass on ─▶ asked      └─ amend ─▶ answered      any of them ── resolve ──▶ resolved ── amend ──▶ answered
 */
export interface Turns {
  readonly status: ThreadStatus;
  /** Whether there is an answer. */
  readonly decided: boolean;
  readonly asker: Box | null;
  /** The boxes that may answer. */
  readonly askedOf: readonly Box[];
  /** Whose move it is. */
  readonly turn: readonly Box[];
}

/** The state of a question as it is stored. */
export const stateOf = (thread: ThreadHead): Turns => ({
  status: thread.status,
  decided: thread.decision !== null,
  asker: thread.originator.box,
  askedOf: thread.question?.askedOf ?? [],
  turn: thread.question?.turn ?? [],
});

/** What somebody does to a question. */
export type Move =
  /** The first reply of someone asked, by option or words; an amendment of nothing is the answer too. */
  | { readonly kind: "answer"; readonly adds: readonly Box[] }
  /** Another answer in the place of the one that stands. */
  | { readonly kind: "amend"; readonly adds: readonly Box[] }
  /** Words of someone asked once there is an answer: they return the turn. */
  | { readonly kind: "words" }
  /** Someone asked hands the question on; `ends` is the agents' box that hands it to its own person. */
  | { readonly kind: "pass"; readonly to: readonly Box[]; readonly ends: Box | null }
  /** The asker speaks again: those asked are to move. */
  | { readonly kind: "followUp"; readonly adds: readonly Box[] }
  /** Anyone else, and anyone once it is closed. */
  | { readonly kind: "remark" }
  | { readonly kind: "resolve" };

/** Who speaks, as far as the question goes. */
export type Role = "asker" | "asked" | "other";

export interface Speech {
  readonly role: Role;
  readonly author: PartyRef;
  readonly option: string | null;
  readonly amend: boolean;
  /** The boxes addressed by `to`. */
  readonly to: readonly Box[];
}

/**
 * The asker is who asked: the same person in person, or the same agent, unless they state an answer of what
 * was put to their own side as well. Then anyone to whom it was put, a person for their agents and the other
 * way round. Then the rest of the asker's side: one asker is one person's boxes.
 *
 * @param states an option, an amendment or the owner's confirmed word: what only an answer carries.
 */
export const roleOf = (
  question: { readonly originator: PartyRef; readonly askedOf: readonly Box[] },
  author: PartyRef,
  states: boolean,
): Role => {
  const { originator, askedOf } = question;
  const asked = askedOf.some((box) => boxOwner(box) === author.personId);
  if (originator.box === author.box && originator.handle === author.handle)
    return asked && states ? "asked" : "asker";
  if (asked) return "asked";
  return originator.personId !== null && originator.personId === author.personId ? "asker" : "other";
};

const isLive = ({ status }: Turns): boolean => status === "OPEN" || status === "ANSWERED";
const union = (...lists: readonly (readonly Box[])[]): Box[] => [...new Set(lists.flat())];

/**
 * What a reply is as a move.
 * @throws Refusal `forbidden` for an answer from someone not asked, `not_open` for one to what is closed, and
 * `already_answered` for a second option; its details are the caller's to add.
 */
export const moveOf = (state: Turns, { role, author, option, amend, to }: Speech): Move => {
  // Whoever addresses their answer to the asker answers: there is nobody new to hand it to.
  const adds = to.filter((box) => box !== state.asker);
  if (role !== "asked") {
    if (option !== null || amend)
      throw new Refusal("forbidden", "Only those this was put to answer it; write words, or ask them.");
    return role === "asker" && isLive(state) ? { kind: "followUp", adds } : { kind: "remark" };
  }
  if (amend) {
    if (!isLive(state) && state.status !== "RESOLVED") throw closed();
    return { kind: state.decided ? "amend" : "answer", adds };
  }
  if (option !== null) {
    if (state.decided) throw new Refusal("already_answered", "This was answered already; amend the answer.");
    if (!isLive(state)) throw closed();
    return { kind: "answer", adds };
  }
  if (!isLive(state)) return { kind: "remark" };
  if (adds.length > 0) {
    const own = author.personId === null ? null : agentsBox(author.personId);
    const handsOver = author.handle !== null && adds.some((box) => boxOwner(box) === author.personId);
    return { kind: "pass", to: adds, ends: handsOver ? own : null };
  }
  return state.decided ? { kind: "words" } : { kind: "answer", adds: [] };
};

const closed = (): Refusal => new Refusal("not_open", "This question is closed; ask a new one.");

/** The state after a move. */
export const next = (state: Turns, move: Move): Turns => {
  const asker: readonly Box[] = state.asker === null ? [] : [state.asker];
  switch (move.kind) {
    case "answer":
    case "amend":
      return {
        ...state,
        status: "ANSWERED",
        decided: true,
        askedOf: union(state.askedOf, move.adds),
        turn: asker,
      };
    case "words":
      return { ...state, turn: asker };
    case "pass": {
      const stay = (box: Box): boolean => box !== move.ends;
      return {
        ...state,
        askedOf: union(state.askedOf.filter(stay), move.to),
        turn: union(state.turn.filter(stay), move.to),
      };
    }
    case "followUp": {
      const askedOf = union(state.askedOf, move.adds);
      return { ...state, askedOf, turn: askedOf };
    }
    case "remark":
      return state;
    case "resolve":
      return { ...state, status: "RESOLVED" };
  }
};

/** Whether a move makes a turn, so that an archived thread comes back: what waits can be reached. */
export const makesTurn = ({ kind }: Move): boolean => kind !== "remark" && kind !== "resolve";
export const isAnswer = ({ kind }: Move): boolean => kind === "answer" || kind === "amend";
