import { hasRole, mayContribute } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { notFound, Refusal, refuse } from "../../errors.js";
import { boxOwner, viewerBox } from "../../viewer.js";
import { freeSlot } from "../asks/index.js";
import {
  alreadyAnswered,
  clientKeyOf,
  contribute,
  type DecisionState,
  firstAttempt,
  type Guard,
  isDuplicate,
  partyOf,
  reload,
  type Stage,
  setTo,
  type ThreadHead,
} from "../threads/index.js";
import { capsOf } from "./add.js";
import { type Addressed, resolveAddresses } from "./addressing.js";
import { claimOf, factsAbout, ownersOf, reachItemOf } from "./facts.js";
import { requireComment } from "./question.js";
import { addressedAs, type Reached, reachOf, type Said } from "./reach.js";
import { debtsOf, eventsOf, waitingAfter, weightOf } from "./telling.js";
import { isAnswer, type Move, makesTurn, moveOf, next, roleOf, stateOf } from "./turns.js";

export interface Reply {
  readonly threadId: string;
  readonly body: string;
  readonly parentId?: string | null | undefined;
  readonly to?: readonly string[] | null | undefined;
  readonly cc?: readonly string[] | null | undefined;
  readonly option?: string | null | undefined;
  readonly amend: boolean;
  /** Words of an agent that only add to the thread: `thread_message_add` answers nothing (design, section 11). */
  readonly answersNothing?: boolean;
  /** An agent says what its person decided. */
  readonly confirmedWithPerson: boolean;
  readonly clientKey?: string | null | undefined;
}

/** The question moved on between reading and writing: the reply is judged anew. */
class MovedOn extends Error {}
const TRIES = 8;

/** As the reply was judged: another answer, turn or ending in between starts it over. */
const unchanged = (thread: ThreadHead): Guard => ({
  filter:
    thread.question === null
      ? {}
      : {
          status: thread.status,
          "question.askedOf": thread.question.askedOf,
          "question.turn": thread.question.turn,
          // By how often it was amended, not by its instant: two may fall into one millisecond.
          ...(thread.decision === null
            ? { decision: null }
            : { "decision.replaced": { $size: thread.decision.replaced.length } }),
        },
  refusal: () => {
    throw new MovedOn();
  },
});

/** What a reply is to the question: nothing where nothing is asked. */
const judge = (thread: ThreadHead, context: Context, input: Reply, to: readonly Reached[]): Move | null => {
  const option = input.option ?? null;
  if (thread.question === null) {
    if (option !== null || input.amend)
      refuse("asks_nothing", "This asks nothing; write words instead.", {
        path: option === null ? "input.amend" : "input.option",
      });
    return null;
  }
  const author = partyOf(context.viewer);
  const states = option !== null || input.amend || input.confirmedWithPerson;
  const role = roleOf({ originator: thread.originator, askedOf: thread.question.askedOf }, author, states);
  if (role === "asked" && input.answersNothing === true) return { kind: "remark" };
  const move = ((): Move => {
    try {
      return moveOf(stateOf(thread), {
        role,
        author,
        option,
        amend: input.amend,
        to: to.map(({ box }) => box),
      });
    } catch (error) {
      throw error instanceof Refusal && error.reason === "already_answered" ? alreadyAnswered(thread) : error;
    }
  })();
  if (option !== null && !thread.question.options.some(({ label }) => label === option))
    refuse("answer_mismatch", "Choose one of the options by its exact label, or answer in words.", {
      path: "input.option",
    });
  if (
    isAnswer(move) &&
    thread.question.humanOnly &&
    context.viewer.kind === "agent" &&
    !input.confirmedWithPerson
  )
    refuse("human_only", "A person must decide this: ask yours, then reply with confirmedWithPerson.", {
      path: "input.confirmedWithPerson",
    });
  return move;
};

/** The answer that a move makes, with what it replaces. */
const decisionOf = (thread: ThreadHead, context: Context, input: Reply): DecisionState => {
  const { decision } = thread;
  return {
    asked: thread.body === "" ? thread.title : thread.body,
    answer: {
      type: "reply",
      option: input.option ?? null,
      words: input.body.trim() === "" ? null : input.body,
    },
    by: partyOf(context.viewer),
    confirmedWithPerson: context.viewer.kind === "agent" && input.confirmedWithPerson,
    auto: false,
    at: context.now(),
    replaced:
      decision === null
        ? []
        : [
            ...decision.replaced,
            {
              answer: decision.answer,
              by: decision.by,
              confirmedWithPerson: decision.confirmedWithPerson,
              at: decision.at,
            },
          ],
  };
};

/**
 * Places under the limits for a question that an amendment opens again: those it had may be taken by now. It
 * goes without where none is free, since whoever amends an answer cannot make room for the asker.
 */
const placesOf = async (
  { app }: Context,
  { tenantId, originator, subject }: ThreadHead,
): Promise<string[]> => {
  if (originator.box === null || subject === null) return [];
  const free = await Promise.all(
    capsOf(originator.box, subject.itemId).map((cap) =>
      freeSlot(app.threads.repo, tenantId, cap).catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      }),
    ),
  );
  return free.filter((slot) => slot !== null);
};

/** What the reply changes beside standing there: status, turn, who is asked, the decision. */
const changeOf = (
  thread: ThreadHead,
  move: Move | null,
  { decision, slots }: { decision: DecisionState | null; slots: readonly string[] | null },
): Stage[] => {
  if (move === null || thread.question === null) return [];
  const after = next(stateOf(thread), move);
  return [
    setTo({
      status: after.status,
      "question.askedOf": after.askedOf,
      "question.turn": after.turn,
      ...(decision === null ? {} : { decision }),
      ...(slots === null ? {} : { slots }),
      // Whatever waits for somebody can be reached.
      ...(makesTurn(move) && thread.archived ? { archived: false, archivedAt: null } : {}),
    }),
  ];
};

const attempt = async (context: Context, thread: ThreadHead, input: Reply): Promise<string> => {
  const { app, viewer } = context;
  const item =
    thread.subject === null ? null : await app.items.findItem(viewer.tenantId, thread.subject.itemId);
  if (item === null) throw notFound("No item");
  const claim = await claimOf(context, item);
  const named: Addressed = await resolveAddresses(context, { item, claim, to: input.to, cc: input.cc });
  const author = partyOf(viewer);
  const asker = thread.originator.box;
  const inRoom = new Set(thread.participants.map(({ box }) => box));
  const voices =
    viewer.kind === "agent" ? await app.threads.repo.findVoices(viewer.tenantId, thread._id, author.box) : [];
  const facts = await factsAbout(context, item, [
    ...ownersOf([...named.to, ...named.cc, ...thread.participants]),
    ...(thread.question?.askedOf ?? []).map(boxOwner),
    thread.originator.personId,
    claim?.ownerId ?? null,
  ]);
  const reach = (to: readonly Reached[], cc: readonly Reached[], weight: Said["weight"]) =>
    reachOf(
      { author, to, cc, weight },
      { originator: thread.originator, participants: thread.participants, voices },
      reachItemOf(item, claim),
      facts,
    );
  const there = reach(named.to, named.cc, "chatter");
  const addressed: Addressed = {
    to: addressedAs(named.to, there, asker),
    cc: addressedAs(named.cc, there, asker),
  };

  const bringsIn = [...addressed.to, ...addressed.cc].some(
    ({ box }) => !inRoom.has(box) && boxOwner(box) !== author.personId,
  );
  // Where a question is put to a VIEWER they answer it; they write to nobody's inbox but their own.
  if (bringsIn && !hasRole(viewer, "CONTRIBUTOR"))
    throw new Refusal("forbidden", "Your role answers what is put to you and brings nobody in.");
  const move = judge(thread, context, input, addressed.to);
  const decision = move !== null && isAnswer(move) ? decisionOf(thread, context, input) : null;

  // Whose move it becomes is in the room, also who has left it since they were asked.
  const called = move === null || !makesTurn(move) ? [] : next(stateOf(thread), move).turn;
  const moving = called
    .filter((box) => box !== author.box)
    .map((box): Reached => ({ box, reason: "TO", handle: null }));
  const { cc } = addressed;
  const to = [...addressed.to, ...moving.filter(({ box }) => !inRoom.has(box))];

  const reached = reach(to, cc, weightOf(move));
  const own = viewerBox(viewer);
  const at = context.now();
  const waiting = waitingAfter(thread, move, facts);
  const slots = decision !== null && thread.status === "RESOLVED" ? await placesOf(context, thread) : null;
  const bundle = (messageId: string) => {
    const debts = debtsOf(thread, context, { move, decision, reached, messageId });
    return eventsOf(thread, { item, move, decision, waiting, reached, messageId, debts });
  };
  const { messageId } = await app.comments.quota.within(
    { tenantId: viewer.tenantId, itemId: item.id, now: at },
    async () => {
      const result = await contribute(app.threads.store, {
        threadId: thread._id,
        viewer,
        at,
        message: {
          body: input.body,
          parentId: input.parentId ?? null,
          to: addressed.to.map(({ box }) => box),
          cc: addressed.cc.map(({ box }) => box),
          option: input.option ?? null,
          amend: input.amend,
        },
        reached: [...reached.map(({ box }) => box), ...(own === undefined ? [] : [own])],
        readBy: own === undefined || reached.some(({ box }) => box === own) ? [] : [own],
        joins: [...to, ...moving, ...cc].map((one) => ({ ...one, byPersonId: null, at })),
        guards: [unchanged(thread)],
        change: changeOf(thread, move, { decision, slots }),
        event: ({ id }) => bundle(id)[0] ?? { type: "comment.added" },
        also: ({ id }) => bundle(id).slice(1),
        clientKey: clientKeyOf(author, "reply", input),
      });
      return { written: result.written, result };
    },
  );
  return messageId;
};

/**
 * A reply on a comment or question: an answer, an amendment, a passing on, a follow-up or words, by what it says
 * and who says it. Of two answers at once one is the answer, the other is judged again on top of it.
 */
export const reply = async (
  context: Context,
  first: ThreadHead,
  input: Reply,
): Promise<{ messageId: string }> => {
  const { app, viewer } = context;
  const repeated = await firstAttempt(
    app.threads.repo,
    viewer.tenantId,
    clientKeyOf(partyOf(viewer), "reply", input),
  );
  if (repeated?.messageId) return { messageId: repeated.messageId };
  if (!mayContribute.holds(viewer, first))
    refuse("forbidden", "Your role reads here; ask an admin for the contributor role to write.");
  requireComment(input.body, { mayBeEmpty: (input.option ?? null) !== null });
  let thread = first;
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return { messageId: await attempt(context, thread, input) };
    } catch (error) {
      if (!(error instanceof MovedOn || isDuplicate(error, "openSlots"))) throw error;
      thread = await reload(context, thread._id);
    }
  }
  throw new Refusal(
    "revision_changed",
    "The question moves too fast at this moment; read it and reply again.",
  );
};
