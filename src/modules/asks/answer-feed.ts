import type { Db } from "mongodb";
import type { Context } from "../../context.js";
import { refuse } from "../../errors.js";
import { decodePosition, encodePosition, type Page, type PageInfo, requireFirst } from "../../paging.js";
import { createAppender, type OutboxConsumer } from "../events/index.js";
import {
  type Answer,
  argsOf,
  type EffectState,
  type OutboxEntry,
  type PartyRef,
  type ThreadHead,
  type ThreadKind,
  type ThreadRepo,
  type ThreadStatus,
} from "../threads/index.js";
import { isBuiltIn } from "./effect.js";

/**
 * How a thread ended, for the service that posted it; or an approved host effect, for every service of the
 * tenant. Kept apart from the events because those go after a week, and numbered like them: no page skips or
 * repeats one while others write.
 */
export interface AnswerRow {
  readonly _id: string;
  readonly tenantId: string;
  readonly seq: number;
  readonly relayedAt: Date;
  /** `s:<service>`, or `*` for everyone. */
  readonly reader: string;
  readonly threadId: string;
  readonly kind: ThreadKind;
  readonly status: ThreadStatus;
  readonly answer: Answer | null;
  readonly effect: EffectState | null;
  readonly by: PartyRef | null;
  readonly at: Date;
}

export interface AnswerPage {
  readonly nodes: readonly AnswerRow[];
  readonly pageInfo: PageInfo;
}

const ENDINGS: Readonly<Record<string, ThreadStatus>> = {
  "decision.made": "ANSWERED",
  "notice.acknowledged": "ANSWERED",
  "thread.dismissed": "DISMISSED",
  "thread.withdrawn": "WITHDRAWN",
  "thread.resolved": "RESOLVED",
};

/** An ask that its own default decided ended where it began. */
const endingOf = ({ type, data }: OutboxEntry): ThreadStatus | undefined =>
  type === "thread.posted" && data.auto === true ? "ANSWERED" : ENDINGS[type];

const isApprovedHostEffect = (answer: Answer | null, effect: EffectState | null): boolean =>
  effect !== null && !isBuiltIn(effect.type) && answer?.type === "approval" && answer.approved;

const rowOf = (
  entry: OutboxEntry,
  thread: ThreadHead | undefined,
): Omit<AnswerRow, "seq" | "relayedAt"> | null => {
  const status = endingOf(entry);
  if (status === undefined || thread === undefined) return null;
  const answer = (entry.data.answer ?? null) as Answer | null;
  const effect = (entry.data.effect ?? null) as EffectState | null;
  const { service } = thread.originator;
  const open = isApprovedHostEffect(answer, effect);
  if (service === null && !open) return null;
  return {
    _id: entry.id,
    tenantId: thread.tenantId,
    reader: open ? "*" : `s:${service}`,
    threadId: thread._id,
    kind: thread.kind,
    status,
    answer,
    effect,
    by: entry.by,
    at: entry.at,
  };
};

export interface AnswerLog {
  readonly consume: OutboxConsumer;
  readonly list: (context: Context, page: Page) => Promise<AnswerPage>;
}

export const createAnswerLog = (
  { db, now }: { readonly db: Db; readonly now: () => Date },
  threads: () => ThreadRepo,
): AnswerLog => {
  const answers = db.collection<AnswerRow>("answers");
  const append = createAppender(answers, db.collection("answer_heads"));
  return {
    async consume(tenantId, entries) {
      const endings = entries.filter((entry) => endingOf(entry) !== undefined);
      if (endings.length === 0) return;
      const ids = [...new Set(endings.map(({ data }) => String(data.threadId)))];
      const found = new Map((await threads().findHeads(tenantId, ids)).map((thread) => [thread._id, thread]));
      const rows = endings.map((entry) => rowOf(entry, found.get(String(entry.data.threadId))));
      await append(
        tenantId,
        rows.filter((row) => row !== null),
        now(),
      );
    },

    async list({ viewer }, { first, after }) {
      if (viewer.kind !== "service") return refuse("wrong_audience", "Services read this.");
      const limit = requireFirst(first);
      const position = typeof after === "string" ? decodePosition(after, "answer") : 0;
      const rows = await answers
        .find({
          tenantId: viewer.tenantId,
          reader: { $in: ["*", `s:${viewer.name}`] },
          seq: { $gt: position },
        })
        .sort({ seq: 1 })
        .limit(limit + 1)
        .toArray();
      const nodes = rows.slice(0, limit);
      const last = nodes.at(-1);
      return {
        nodes,
        pageInfo: {
          hasNextPage: rows.length > limit,
          hasPreviousPage: position > 0,
          startCursor: nodes[0] ? cursorOf(nodes[0]) : null,
          // Of an empty page the one it was asked with: a reader that goes on from null would be told all anew.
          endCursor: last === undefined ? (after ?? null) : cursorOf(last),
        },
      };
    },
  };
};

export const cursorOf = ({ seq }: Pick<AnswerRow, "seq">): string => encodePosition("answer", seq);

export const effectArgsOf = ({ effect }: AnswerRow): unknown => argsOf(effect);
