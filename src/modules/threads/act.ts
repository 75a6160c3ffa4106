import type { Collection, Filter, UpdateFilter } from "mongodb";
import type { ThreadFilter } from "../../authz/thread.js";
import { isDuplicateKey } from "../../db/client.js";
import { notFound, Refusal } from "../../errors.js";
import { newId } from "../../ids.js";
import type { Box } from "../../viewer.js";
import { DERIVE } from "./derive.js";
import { append, type Expression, literal, type Stage } from "./expressions.js";
import type { Guard } from "./guards.js";
import { HEAD } from "./repo.js";
import type { Debt, NotifiedEntry, PartyRef, ThreadDoc, ThreadHead } from "./types.js";

/** An event of an act; the relay carries it into the feed once the act is written. */
export interface ActEvent {
  readonly type: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /**
   * Who should hear of it. `audience`: everyone in the room after the act but the actor; `everyone`: the actor's
   * box too, which others share; a list: exactly those, with the reason why.
   */
  readonly notify?: "audience" | "everyone" | readonly NotifiedEntry[];
  /** Not for whoever is only kept informed: they hear what is said and decided, and nothing around it. */
  readonly notForCc?: boolean;
  readonly debts?: readonly Debt[];
  /** Moves badges and lists, and is not in `changes`. */
  readonly internal?: boolean;
}

export interface Act {
  readonly tenantId: string;
  readonly threadId: string;
  readonly by: PartyRef;
  readonly at: Date;
  /** In the order in which a caller is told what was broken: seeing first, then rights, then rules. */
  readonly guards: readonly Guard[];
  /** Changes of the truth; the derived indexes follow by themselves. */
  readonly change: readonly Stage[];
  readonly event: ActEvent;
  /** Events of other types that the same act is as well: a message that settles a notice. */
  readonly also?: readonly ActEvent[];
  /** An act that adds or closes something moves the thread up its lists. */
  readonly moves?: boolean;
  readonly clientKey?: ClientKey | null;
  /** Where an act may find nothing left to do (a read mark, a reaction already there): no event then. */
  readonly unless?: ThreadFilter;
}

export interface ClientKey {
  readonly key: string;
  readonly input: string;
  readonly messageId?: string;
}

export interface ActResult {
  /** False when this was a repeat, or when there was nothing left to do. */
  readonly written: boolean;
  /** Of a repeat: the message that the first attempt made. */
  readonly messageId: string | null;
}

/** Who hears of an act when nobody is named: the room after it, without the actor. */
const audienceNotified = (actor: Box | null): Expression => ({
  $map: {
    input: { $setDifference: ["$audience", literal(actor === null ? [] : [actor])] },
    as: "heard",
    in: {
      box: "$$heard",
      reason: {
        $let: {
          vars: {
            entry: {
              $first: {
                $filter: {
                  input: "$participants",
                  as: "one",
                  cond: { $eq: ["$$one.box", "$$heard"] },
                },
              },
            },
          },
          in: {
            $ifNull: [
              "$$entry.reason",
              {
                $cond: [
                  { $eq: ["$$heard", { $concat: ["p:", { $ifNull: ["$assigneeId", ""] }] }] },
                  "ASSIGNEE",
                  "TO",
                ],
              },
            ],
          },
        },
      },
    },
  },
});

const notifiedOf = (act: Act, { notify = "audience", notForCc }: ActEvent): Expression => {
  if (typeof notify !== "string") return literal(notify);
  const input = audienceNotified(notify === "everyone" ? null : act.by.box);
  return notForCc ? { $filter: { input, as: "one", cond: { $ne: ["$$one.reason", "CC"] } } } : input;
};

const outboxEntry = (act: Act, event: ActEvent): Expression => ({
  id: literal(newId()),
  type: literal(event.type),
  at: literal(act.at),
  by: literal(act.by),
  data: literal({ threadId: act.threadId, ...event.data }),
  notify: notifiedOf(act, event),
  boxes: { $setUnion: ["$audienceBefore", "$audience"] },
  debts: literal(event.debts ?? []),
  internal: literal(event.internal ?? false),
});

const pipelineOf = (act: Act): Stage[] => [
  { $set: { audienceBefore: "$audience" } },
  ...act.change,
  ...(act.moves === true ? [{ $set: { activityAt: literal(act.at) } }] : []),
  ...DERIVE,
  {
    $set: {
      outbox: {
        $concatArrays: ["$outbox", [act.event, ...(act.also ?? [])].map((event) => outboxEntry(act, event))],
      },
      ...(act.clientKey
        ? {
            clientKeys: append("clientKeys", {
              key: act.clientKey.key,
              input: act.clientKey.input,
              messageId: act.clientKey.messageId ?? null,
              at: act.at,
            }),
          }
        : {}),
    },
  },
  { $unset: "audienceBefore" },
];

/** What the acts need of the process: where threads are, and whom to tell that an outbox holds something. */
export interface ActStore {
  readonly collection: Collection<ThreadDoc>;
  /** Resolves when the event stands in the feed and its debts are owed; never rejects. */
  readonly relay: (threadId: string) => Promise<void>;
}

/**
 * The only place that updates a thread. One `updateOne`: the guards in its filter, the change, the derived
 * indexes and the outbox entry in its pipeline. Of two at once one wins; the loser reads why.
 *
 * @throws Refusal of the first guard that does not hold, `client_key_reused`, or `not_found`.
 */
export const act = async (store: ActStore, one: Act): Promise<ActResult> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await attempt(store, one);
    if (result !== "changed meanwhile") return result;
  }
  throw new Refusal("revision_changed", "The thread changes too fast at this moment; read it and repeat.");
};

/** How often an act is tried again whose guards failed in its write and held in the read that asked why. */
const TRIES = 5;
type Attempt = ActResult | "changed meanwhile";

const attempt = async (store: ActStore, one: Act): Promise<Attempt> => {
  const { clientKey } = one;
  const filter = {
    tenantId: one.tenantId,
    _id: one.threadId,
    ...(clientKey ? { "clientKeys.key": { $ne: clientKey.key } } : {}),
    $and: [...one.guards.map((guard) => guard.filter), ...(one.unless ? [{ $nor: [one.unless] }] : [{}])],
  } as unknown as Filter<ThreadDoc>;
  const matched = await store.collection
    .updateOne(filter, pipelineOf(one) as unknown as UpdateFilter<ThreadDoc>)
    .then((result) => result.matchedCount === 1)
    .catch((error: unknown) => {
      // The unique index over client keys: this author's key stands on another thread.
      if (clientKey && isDuplicate(error, "clientKeys.key")) throw clientKeyReused();
      throw error;
    });
  if (!matched) return missed(store, one);
  // The act is done. Waiting here only lets its caller read the feed, and what is owed, right after.
  await store.relay(one.threadId);
  return { written: true, messageId: clientKey?.messageId ?? null };
};

/** The filter matched nothing: one read finds out which rule was broken, and names it. */
const missed = async ({ collection }: ActStore, one: Act): Promise<Attempt> => {
  const broken = Object.fromEntries(
    one.guards.map((guard, index) => [`guard${index}`, [{ $match: guard.filter }, { $project: { _id: 1 } }]]),
  );
  const [found] = await collection
    .aggregate<Record<string, unknown[]>>([
      { $match: { tenantId: one.tenantId, _id: one.threadId } },
      {
        $facet: {
          head: [...HEAD],
          repeat: [
            { $match: { "clientKeys.key": one.clientKey?.key ?? "" } },
            { $project: { clientKeys: 1 } },
          ],
          ...(one.unless ? { "nothing left": [{ $match: one.unless }, { $project: { _id: 1 } }] } : {}),
          ...broken,
        },
      },
    ])
    .toArray();
  const [thread] = (found?.head ?? []) as ThreadHead[];
  if (found === undefined || thread === undefined) throw notFound("No thread");
  const [repeated] = (found.repeat ?? []) as Pick<ThreadDoc, "clientKeys">[];
  const first = repeated?.clientKeys.find(({ key }) => key === one.clientKey?.key);
  if (first !== undefined) {
    if (first.input !== one.clientKey?.input) throw clientKeyReused();
    return { written: false, messageId: first.messageId };
  }
  for (const [index, guard] of one.guards.entries())
    if (found[`guard${index}`]?.length === 0) throw guard.refusal(thread);
  if (found["nothing left"]?.length === 1) return { written: false, messageId: null };
  return "changed meanwhile";
};

const clientKeyReused = (): Refusal =>
  new Refusal("client_key_reused", "This clientKey stood for other input; use a new one.");

export const isDuplicate = (error: unknown, field: string): boolean =>
  isDuplicateKey(error) && field in (error.keyPattern ?? {});
