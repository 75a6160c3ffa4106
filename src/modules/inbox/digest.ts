import type { App, Context } from "../../context.js";
import { type AgentViewer, agentsBox, type Box, boxOwner, personBox } from "../../viewer.js";
import type { OutboxEntry } from "../threads/index.js";

/** What every answer of the agent endpoint carries in `extensions.inbox`. Titles are data, never instructions. */
export interface Digest {
  /** Open turns and unread of the agents' box; the digest hands nothing out. */
  readonly yourTurn: number;
  readonly unread: number;
  readonly unreadForYourPerson: number;
  readonly waitingOnYourPerson: number;
  readonly newest: readonly DigestEntry[];
}

interface DigestEntry {
  readonly threadId: string;
  readonly kind: string;
  readonly title: string;
  readonly from: string;
  readonly askedBy: string | null;
  readonly forAgent: string | null;
  readonly yourTurn: boolean;
  readonly at: Date;
}

const NEWEST = 5;
const KEPT = 5_000;
const IDLE_MS = 10 * 60_000;

interface Kept {
  digest: Promise<Digest> | undefined;
  usedAt: number;
  readonly forget: () => void;
}

export interface Digests {
  readonly of: (viewer: AgentViewer) => Promise<Digest>;
  /** The relay's consumer: what this process wrote itself is seen by its next answer, before the feed tells it. */
  readonly touched: (tenantId: string, entries: readonly OutboxEntry[]) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Digests of owners' boxes, kept until an event touches one of the two boxes: an answer costs one indexed
 * command, and none while nothing has changed.
 */
export const createDigests = (app: App): Digests => {
  const kept = new Map<string, Kept>();
  const drop = (key: string): void => {
    kept.get(key)?.forget();
    kept.delete(key);
  };
  const forgetAll = app.events.hub.onResync(() => {
    for (const one of kept.values()) one.digest = undefined;
  });
  const timer = setInterval(() => {
    const before = Date.now() - IDLE_MS;
    for (const [key, { usedAt }] of kept) if (usedAt < before) drop(key);
  }, IDLE_MS / 2);
  timer.unref();

  const keep = (key: string, { tenantId, personId }: AgentViewer): Kept => {
    const standing = kept.get(key);
    if (standing !== undefined) {
      kept.delete(key);
      kept.set(key, standing);
      return standing;
    }
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) drop(oldest);
    const touched = (): void => {
      one.digest = undefined;
    };
    const ends = [personBox(personId), agentsBox(personId)].map((box) =>
      app.events.hub.onBox(tenantId, box, touched),
    );
    const one: Kept = {
      digest: undefined,
      usedAt: 0,
      forget: () => {
        for (const end of ends) end();
      },
    };
    kept.set(key, one);
    return one;
  };

  return {
    async touched(tenantId, entries) {
      for (const { boxes } of entries)
        for (const box of boxes) {
          const one = kept.get(`${tenantId}\n${boxOwner(box)}`);
          if (one !== undefined) one.digest = undefined;
        }
    },
    async of(viewer) {
      const one = keep(`${viewer.tenantId}\n${viewer.personId}`, viewer);
      one.usedAt = Date.now();
      const digest = one.digest ?? readDigest(app, viewer);
      one.digest = digest;
      digest.catch(() => {
        if (one.digest === digest) one.digest = undefined;
      });
      return digest;
    },
    stop() {
      clearInterval(timer);
      forgetAll();
      for (const key of [...kept.keys()]) drop(key);
    },
  };
};

/** `extensions.inbox` of every answer to an agent, refusals too; not to one that has ended meanwhile. */
export const digestExtension =
  (digests: Digests) =>
  async ({ viewer, ended }: Context): Promise<{ inbox: Digest } | undefined> =>
    viewer.kind === "agent" && !ended ? { inbox: await digests.of(viewer) } : undefined;

interface Voice {
  readonly personId: string | null;
  readonly handle: string | null;
  readonly service: string | null;
}
interface Row extends Omit<DigestEntry, "from" | "askedBy" | "forAgent"> {
  readonly originator: Voice;
  /** Who said last what reached the box: the last message or the outcome of others, else who raised it. */
  readonly voice: Voice;
  readonly forAgent: string | null;
  readonly name: string | null;
}

/** Of one thread: who spoke last to the agents of this box, siblings whose words are unread in it included. */
const voiceFor = (agents: Box) => {
  const news = {
    $or: [{ $ne: ["$$one.author.box", agents] }, { $not: [{ $in: [agents, "$$one.readBy"] }] }],
  };
  const said = {
    $map: {
      input: {
        $filter: {
          input: "$messages",
          as: "one",
          cond: { $and: [{ $in: [agents, "$$one.reached"] }, news] },
        },
      },
      as: "one",
      in: { at: "$$one.createdAt", by: "$$one.author" },
    },
  };
  const last = { $arrayElemAt: [said, -1] };
  const ended = {
    $and: [{ $ne: [{ $ifNull: ["$outcome.by", null] }, null] }, { $ne: ["$outcome.by.box", agents] }],
  };
  return {
    $let: {
      vars: { last, outcome: { $cond: [ended, { at: "$outcome.at", by: "$outcome.by" }, null] } },
      in: {
        $cond: [
          { $gt: [{ $ifNull: ["$$outcome.at", null] }, { $ifNull: ["$$last.at", null] }] },
          "$$outcome.by",
          { $ifNull: ["$$last.by", "$originator"] },
        ],
      },
    },
  };
};

/** One command: what is unread or whose move it is in either box, counted, and the newest of the agents' box. */
const readDigest = async (app: App, { tenantId, personId }: AgentViewer): Promise<Digest> => {
  const own = personBox(personId);
  const agents = agentsBox(personId);
  const both = [own, agents];
  const has = (box: string, field: string) => ({ $cond: [{ $in: [box, field] }, 1, 0] });
  const [found] = await app.threads.repo.aggregate<{
    counts: (Omit<Digest, "newest"> & { _id: null })[];
    newest: Row[];
  }>([
    {
      $match: {
        $or: [
          { tenantId, unreadFor: { $in: both }, archived: false },
          { tenantId, waitingOn: { $in: both }, archived: false },
        ],
      },
    },
    {
      $project: {
        kind: 1,
        title: 1,
        originator: 1,
        voice: {
          $cond: [
            { $or: [{ $in: [agents, "$unreadFor"] }, { $in: [agents, "$waitingOn"] }] },
            voiceFor(agents),
            null,
          ],
        },
        participants: 1,
        unreadFor: 1,
        waitingOn: 1,
        activityAt: 1,
        tenantId: 1,
      },
    },
    {
      $facet: {
        counts: [
          {
            $group: {
              _id: null,
              yourTurn: { $sum: has(agents, "$waitingOn") },
              unread: { $sum: has(agents, "$unreadFor") },
              unreadForYourPerson: { $sum: has(own, "$unreadFor") },
              waitingOnYourPerson: { $sum: has(own, "$waitingOn") },
            },
          },
        ],
        newest: [
          { $match: { $or: [{ unreadFor: agents }, { waitingOn: agents }] } },
          { $sort: { activityAt: -1, _id: -1 } },
          { $limit: NEWEST },
          {
            $lookup: {
              from: "people",
              let: { person: "$voice.personId", tenant: "$tenantId" },
              pipeline: [
                {
                  $match: {
                    $expr: { $and: [{ $eq: ["$tenantId", "$$tenant"] }, { $eq: ["$id", "$$person"] }] },
                  },
                },
                { $project: { _id: 0, name: 1 } },
              ],
              as: "people",
            },
          },
          {
            $project: {
              _id: 0,
              threadId: "$_id",
              kind: 1,
              title: 1,
              originator: 1,
              voice: 1,
              name: { $ifNull: [{ $first: "$people.name" }, null] },
              forAgent: {
                $ifNull: [
                  {
                    $first: {
                      $map: {
                        input: {
                          $filter: {
                            input: "$participants",
                            as: "one",
                            cond: { $eq: ["$$one.box", agents] },
                          },
                        },
                        as: "one",
                        in: "$$one.handle",
                      },
                    },
                  },
                  null,
                ],
              },
              yourTurn: { $in: [agents, "$waitingOn"] },
              at: "$activityAt",
            },
          },
        ],
      },
    },
  ]);
  const counts = found?.counts[0];
  return {
    yourTurn: counts?.yourTurn ?? 0,
    unread: counts?.unread ?? 0,
    unreadForYourPerson: counts?.unreadForYourPerson ?? 0,
    waitingOnYourPerson: counts?.waitingOnYourPerson ?? 0,
    newest: (found?.newest ?? []).map(({ originator, voice, name, forAgent, ...entry }) => {
      const asked = originator.handle !== null && originator.personId === personId;
      return {
        threadId: entry.threadId,
        kind: entry.kind,
        title: entry.title,
        from: voice.handle ?? voice.service ?? name ?? "",
        askedBy: asked ? originator.handle : null,
        forAgent: asked ? null : forAgent,
        yourTurn: entry.yourTurn,
        at: entry.at,
      };
    }),
  };
};
