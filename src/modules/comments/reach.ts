import { agentsBox, type Box, boxOwner, personBox } from "../../viewer.js";
import type { JoinReason, ParticipantEntry, PartyRef } from "../threads/index.js";

/** One box that a comment or reply reaches, and why. The handle where a certain agent is meant. */
export interface Reached {
  readonly box: Box;
  readonly reason: JoinReason;
  readonly handle: string | null;
}

/** What is said: by whom, to whom, and whether it settles a question. */
export interface Said {
  readonly author: PartyRef;
  readonly to: readonly Reached[];
  readonly cc: readonly Reached[];
  /**
   * `answer`: the answer of a question or its amendment, heard by all, those who are only cc'd too.
   * `return`: hands the turn back to the asker, who hears it in the box that asked. `chatter`: all else.
   */
  readonly weight: "answer" | "return" | "chatter";
}

/** What the reach of a first comment depends on: who wrote the plan, and who works on the outcome. */
export interface ReachItem {
  readonly kind: "GOAL" | "OUTCOME" | "PLAN" | "EVIDENCE" | "DOCUMENT";
  readonly authorId: string | null;
  readonly authorHandle: string | null;
  /** Of an outcome, and of a plan or evidence below it; of anything else the item's own. */
  readonly claim: { readonly ownerId: string; readonly handle: string } | null;
}

export interface ReachThread {
  readonly originator: PartyRef;
  readonly participants: readonly ParticipantEntry[];
  /** Handles of the author's box that have spoken in the thread. */
  readonly voices: readonly string[];
}

export interface DirectoryFacts {
  /** Whether a person is active and sees the item: nobody else is reached. */
  readonly sees: (personId: string) => boolean;
}

/** Reach in person by `to` or by authorship: it wins over the agents' for the same person (a cc does not). */
const PERSONAL: ReadonlySet<JoinReason> = new Set(["TO", "TEAM", "PLAN_AUTHOR", "AUTHOR", "ORIGINATOR"]);
export const isPersonal = ({ box, reason }: Pick<Reached, "box" | "reason">): boolean =>
  box.startsWith("p:") && PERSONAL.has(reason);

/**
 * Whom a comment (`thread` null) or a reply reaches: each box once, with the reason (design, section 9).
 * Pure: the table of that section is tested against it row by row.
 */
export const reachOf = (
  said: Said,
  thread: ReachThread | null,
  item: ReachItem,
  facts: DirectoryFacts,
): Reached[] => {
  const room = thread === null ? byItem(item) : byRoom(said, thread);
  const shared = sharesItsBox(said, thread, item);
  const seen = [...said.to, ...room, ...said.cc].filter(
    ({ box, handle }) =>
      facts.sees(boxOwner(box)) &&
      (box !== said.author.box || shared || (handle !== null && handle !== said.author.handle)),
  );
  const asker = said.weight === "chatter" ? null : (thread?.originator.box ?? null);
  const inPerson = new Set(seen.filter(isPersonal).map(({ box }) => boxOwner(box)));
  const wins = ({ box }: Reached): boolean =>
    box.startsWith("p:") || box === asker || !inPerson.has(boxOwner(box));
  const once = new Map<Box, Reached>();
  for (const one of seen) if (wins(one) && !once.has(one.box)) once.set(one.box, one);
  return [...once.values()];
};

/**
 * Those addressed, in the box that they are reached in: who is there in person already is addressed in person,
 * also where `agent` names them. The asker's own box stands as it is: it hears in its own right.
 */
export const addressedAs = (
  addressed: readonly Reached[],
  reached: readonly Pick<Reached, "box">[],
  asker: Box | null,
): Reached[] => {
  const boxes = new Set(reached.map(({ box }) => box));
  const once = new Map<Box, Reached>();
  for (const one of addressed) {
    const inPerson = personBox(boxOwner(one.box));
    const there = boxes.has(one.box) || one.box === asker || !boxes.has(inPerson);
    const as = there ? one : { ...one, box: inPerson, handle: null };
    if (!once.has(as.box)) once.set(as.box, as);
  }
  return [...once.values()];
};

/** A first comment: the plan's author, and whose agent holds the outcome's claim. */
const byItem = ({ kind, authorId, authorHandle, claim }: ReachItem): Reached[] => {
  const reached: Reached[] = [];
  if (kind === "PLAN" && authorId !== null)
    reached.push({
      box: authorHandle === null ? personBox(authorId) : agentsBox(authorId),
      reason: "PLAN_AUTHOR",
      handle: authorHandle,
    });
  if ((kind === "OUTCOME" || kind === "PLAN" || kind === "EVIDENCE") && claim !== null)
    reached.push({ box: agentsBox(claim.ownerId), reason: "CLAIM_HOLDER", handle: claim.handle });
  return reached;
};

/** A reply: everyone in the thread, in the box they are in by; who is only cc'd hears answers alone. */
const byRoom = ({ weight }: Said, { participants }: ReachThread): Reached[] =>
  participants
    .filter(({ reason }) => reason !== "CC" || weight === "answer")
    .map(({ box, reason, handle }) => ({ box, reason, handle }));

/** Whether another agent of the author's owner takes part: then the box they share has news for it. */
const sharesItsBox = ({ author }: Said, thread: ReachThread | null, { claim }: ReachItem): boolean => {
  if (author.handle === null || thread === null) return false;
  const entries = thread.participants.filter(({ box }) => box === author.box);
  const claims = entries.length > 0 && claim !== null && agentsBox(claim.ownerId) === author.box;
  const handles = [
    ...entries.map(({ handle }) => handle),
    ...(thread.originator.box === author.box ? [thread.originator.handle] : []),
    ...(claims ? [claim.handle] : []),
    ...thread.voices,
  ];
  return handles.some((handle) => handle !== null && handle !== author.handle);
};
