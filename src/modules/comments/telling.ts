import type { Context } from "../../context.js";
import { type Box, boxOwner } from "../../viewer.js";
import type { Item } from "../items/index.js";
import {
  type ActEvent,
  type Debt,
  type DecisionState,
  debt,
  messageDebts,
  type ThreadHead,
} from "../threads/index.js";
import { questionDebts } from "./add.js";
import { movers } from "./facts.js";
import type { DirectoryFacts, Reached, Said } from "./reach.js";
import { isAnswer, type Move, next, stateOf } from "./turns.js";

/** How far a reply carries: an answer to all, words that return the turn to the asker as well. */
export const weightOf = (move: Move | null): Said["weight"] =>
  move === null ? "chatter" : isAnswer(move) ? "answer" : move.kind === "words" ? "return" : "chatter";

/** What a reply owes to agents by name: an answer to who asked, else the question to whom it asks, else the words. */
export const debtsOf = (
  thread: ThreadHead,
  context: Context,
  {
    move,
    decision,
    reached,
    messageId,
  }: { move: Move | null; decision: DecisionState | null; reached: readonly Reached[]; messageId: string },
): Debt[] => {
  const { viewer } = context;
  const handle = thread.originator.handle;
  const ownAgent = viewer.kind === "agent" && viewer.handle === handle;
  if (decision !== null && handle !== null && !ownAgent)
    return [
      debt(thread, move?.kind === "amend" ? "ANSWER_AMENDED" : "QUESTION_ANSWERED", `${messageId}.answer`, {
        messageId,
        decision,
      }),
    ];
  const asked: readonly Box[] =
    move?.kind === "pass" ? move.to : move?.kind === "followUp" ? next(stateOf(thread), move).askedOf : [];
  return [
    ...questionDebts(thread, reached, asked, { id: messageId, messageId }),
    ...messageDebts(thread, viewer, messageId),
  ];
};

/** Whose move it is after a reply, of those who see the item now: as `waitingOn` derives it. */
export const waitingAfter = (thread: ThreadHead, move: Move | null, facts: DirectoryFacts): Box[] => {
  if (move === null) return [];
  const { status, turn, asker } = next(stateOf(thread), move);
  if (status !== "OPEN" && status !== "ANSWERED") return [];
  const seeing = (boxes: readonly Box[]) => boxes.filter((box) => facts.sees(boxOwner(box)));
  const moving = seeing(turn);
  return moving.length > 0 || asker === null ? moving : seeing([asker]);
};

/** What the feed tells of a reply: the words, and what they decide. */
export const eventsOf = (
  thread: ThreadHead,
  {
    item,
    move,
    decision,
    waiting,
    reached,
    messageId,
    debts,
  }: {
    item: Item;
    waiting: readonly Box[];
    move: Move | null;
    decision: DecisionState | null;
    reached: readonly Reached[];
    messageId: string;
    debts: readonly Debt[];
  },
): ActEvent[] => {
  const notify = reached.map(({ box, reason }) => ({ box, reason }));
  const data = {
    itemId: item.id,
    messageId,
    needsReply: thread.question !== null,
    waitingOn: movers(waiting),
    options: (thread.question?.options ?? []).map(({ label, description, recommended }) => ({
      label,
      description,
      recommended,
    })),
    ...((decision ?? thread.decision) ? { answers: (decision ?? thread.decision)?.answer } : {}),
  };
  const events: ActEvent[] = [{ type: "comment.added", notify, data, debts }];
  if (decision !== null)
    events.push({
      type: move?.kind === "amend" ? "decision.amended" : "decision.made",
      notify,
      data: { messageId, itemId: item.id, answer: decision.answer, effect: null },
    });
  if (decision !== null && thread.status === "RESOLVED")
    events.push({ type: "thread.reopened", notify, data: { messageId, itemId: item.id } });
  return events;
};
