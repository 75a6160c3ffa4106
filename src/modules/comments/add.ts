import { hasRole } from "../../authz/thread.js";
import type { Context } from "../../context.js";
import { Refusal, refuse } from "../../errors.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { type Box, viewerBox } from "../../viewer.js";
import { type Cap, freeSlot, snapshotOf } from "../asks/index.js";
import type { Item } from "../items/index.js";
import {
  clientKeyOf,
  composeThread,
  type Debt,
  debt,
  firstAttempt,
  insertThread,
  partyOf,
  requireVisible,
  type ThreadHead,
} from "../threads/index.js";
import { resolveAddresses } from "./addressing.js";
import { claimOf, factsAbout, movers, ownersOf, reachItemOf } from "./facts.js";
import { type QuestionInput, requireComment, wordingOf } from "./question.js";
import { addressedAs, type Reached, reachOf } from "./reach.js";
import { titleOf } from "./title.js";

export interface AddComment extends QuestionInput {
  readonly itemId: string;
  readonly body: string;
  readonly to?: readonly string[] | null | undefined;
  readonly cc?: readonly string[] | null | undefined;
  readonly clientKey?: string | null | undefined;
}

/** Comments add to somebody's inbox: a VIEWER only answers what is put to them. */
export const requireCommenter = ({ viewer }: Context): Box => {
  const box = viewerBox(viewer);
  if (box === undefined || !hasRole(viewer, "CONTRIBUTOR"))
    throw new Refusal("forbidden", "Your role reads here; ask an admin for the contributor role to comment.");
  return box;
};

/** What bounds the questions of one asker: those on an item, and all of them. */
export const capsOf = (box: Box, itemId: string): readonly Cap[] => [
  {
    scope: `q:${JSON.stringify([itemId, box])}`,
    limit: LIMITS.openQuestionsOnItem.limit,
    message:
      "You have 5 open questions on this item; follow up in one of them, or resolve those you have used.",
  },
  {
    scope: `qs:${box}`,
    limit: LIMITS.openQuestions.limit,
    message: "You have 100 open questions; resolve those whose answers you have used.",
  },
];

/** The agents that are asked by name: each is owed the question. */
export const questionDebts = (
  thread: Pick<ThreadHead, "_id" | "originator">,
  reached: readonly Reached[],
  asked: readonly Box[],
  { id, messageId }: { id: string; messageId?: string },
): Debt[] =>
  reached.flatMap(({ box, handle }) =>
    handle !== null && box.startsWith("a:") && asked.includes(box)
      ? [
          debt(thread, "QUESTION_ASKED", `${id}.asked.${handle}`, {
            handle,
            ...(messageId === undefined ? {} : { messageId }),
          }),
        ]
      : [],
  );

/** A comment on an item, as a thread of its own: it reaches whom it is for and shares nothing. */
export const addComment = async (context: Context, input: AddComment): Promise<ThreadHead> => {
  const { app, viewer } = context;
  const box = requireCommenter(context);
  const author = partyOf(viewer);
  const item = await app.items.requireVisible(viewer, input.itemId);
  const clientKey = clientKeyOf(author, "addComment", input);
  const first = await firstAttempt(app.threads.repo, viewer.tenantId, clientKey);
  if (first !== null) return requireVisible(context, first.threadId);

  const body = requireComment(input.body);
  const wording = wordingOf(input);
  const claim = await claimOf(context, item);
  const { to, cc } = await resolveAddresses(context, { item, claim, to: input.to, cc: input.cc });
  const facts = await factsAbout(context, item, [
    ...ownersOf([...to, ...cc]),
    item.authorId,
    claim?.ownerId ?? null,
  ]);
  const reached = reachOf({ author, to, cc, weight: "chatter" }, null, reachItemOf(item, claim), facts);

  // Who names somebody asks those alone, also where a team turns out to be nobody but themselves.
  const named = (input.to ?? []).length > 0;
  const asked = (
    named ? addressedAs(to, reached, null) : reached.filter(({ reason }) => reason !== "CC")
  ).map((one) => one.box);
  if (wording !== null && asked.length === 0)
    refuse("bad_input", "This would ask nobody; say whom you ask with `to`.", { path: "input.to" });

  const at = context.now();
  const id = newId();
  const write = async () => {
    for (;;) {
      const slots =
        wording === null
          ? []
          : await Promise.all(
              capsOf(box, item.id).map((cap) => freeSlot(app.threads.repo, viewer.tenantId, cap)),
            );
      const thread = composeThread({
        _id: id,
        tenantId: viewer.tenantId,
        kind: wording === null ? "COMMENT" : "QUESTION",
        title: titleOf(wording?.header ?? input.header ?? null, body),
        body,
        originator: author,
        visibility: "ITEM",
        access: item.access,
        subject: snapshotOf(item),
        question: wording === null ? null : { ...wording, askedOf: asked, turn: asked },
        participants: reached.map((one) => ({ ...one, byPersonId: null, at })),
        readBy: reached.some((one) => one.box === box) ? [] : [box],
        slots,
        at,
        clientKey,
        event: {
          type: "comment.added",
          notify: reached.map(({ box: heard, reason }) => ({ box: heard, reason })),
          data: {
            itemId: item.id,
            needsReply: wording !== null,
            waitingOn: wording === null ? [] : movers(asked),
            options: (wording?.options ?? []).map(({ label, description, recommended }) => ({
              label,
              description,
              recommended,
            })),
          },
          debts:
            wording === null ? [] : questionDebts({ _id: id, originator: author }, reached, asked, { id }),
        },
      });
      const inserted = await insertThread(app.threads.repo, thread);
      if (inserted === "slot taken") continue;
      if (typeof inserted === "object") return { written: true, result: inserted.threadId };
      const winner = await firstAttempt(app.threads.repo, viewer.tenantId, clientKey);
      return { written: false, result: winner?.threadId ?? id };
    }
  };
  const threadId = await app.comments.quota.within(
    { tenantId: viewer.tenantId, itemId: item.id, now: at },
    write,
  );
  await app.threads.store.relay(threadId);
  await settleAccess(context, item);
  return requireVisible(context, threadId);
};

/** The item's access may have changed between reading it and writing the thread: then the thread follows it. */
export const settleAccess = async ({ app }: Context, item: Item): Promise<void> => {
  const now = await app.items.findItem(item.tenantId, item.id);
  if (now === null || now.version !== item.version)
    await app.comments.rewriteAccess({ tenantId: item.tenantId, itemIds: [item.id] });
};
