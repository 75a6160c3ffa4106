import type { Db } from "mongodb";
import { digest, newId } from "../../ids.js";
import { fold } from "../../text.js";
import type { AgentViewer } from "../../viewer.js";
import type { SessionDoc } from "./types.js";

/** How long a pull or a wait shows that an agent is there. */
const POLLED_MS = 60_000;
/** How often an open subscription says that it still is, and how long one word of it counts. */
const HEARTBEAT_MS = 15_000;
const HELD_MS = 45_000;

type Agent = Pick<AgentViewer, "tenantId" | "personId" | "handle">;
type Place = Pick<SessionDoc, "tenantId" | "foldedHandle" | "ownerId">;
const placeOf = ({ tenantId, personId, handle }: Agent): Place => ({
  tenantId,
  foldedHandle: fold(handle),
  ownerId: personId,
});

export interface Sessions {
  /** A pull or a wait: live for a minute. One update. */
  readonly touch: (agent: Agent, sessionId: string) => Promise<void>;
  /** An open subscription: live until the returned end is called, or a while after its process died. */
  readonly hold: (agent: Agent) => Promise<() => Promise<void>>;
  /** Whose credentials have ended is not there any more, however lately it was: an agent, or all of a person's. */
  readonly end: (whose: {
    readonly tenantId: string;
    readonly personId?: string;
    readonly handle?: string;
  }) => Promise<void>;
  /** Which of these handles have a session now, in any process; in the spelling given. */
  readonly isLive: (tenantId: string, handles: readonly string[]) => Promise<ReadonlySet<string>>;
}

export const createSessions = ({ db, now }: { readonly db: Db; readonly now: () => Date }): Sessions => {
  const sessions = db.collection<SessionDoc>("sessions");
  const say = async (_id: string, place: Place, ms: number) => {
    await sessions.updateOne(
      { _id },
      { $set: { ...place, until: new Date(now().getTime() + ms) } },
      { upsert: true },
    );
  };

  return {
    touch: (agent, sessionId) => {
      const place = placeOf(agent);
      return say(digest("poll", place.tenantId, place.foldedHandle, sessionId), place, POLLED_MS);
    },

    async hold(agent) {
      const _id = newId();
      const place = placeOf(agent);
      let ended = false;
      let saying = say(_id, place, HELD_MS);
      await saying;
      const heartbeat = setInterval(() => {
        // A missed one is made good by the next: one word counts for three.
        saying = say(_id, place, HELD_MS).catch(() => undefined);
      }, HEARTBEAT_MS);
      heartbeat.unref();
      return async () => {
        if (ended) return;
        ended = true;
        clearInterval(heartbeat);
        await saying;
        await sessions.deleteOne({ _id });
      };
    },

    async end({ tenantId, personId, handle }) {
      if (personId === undefined && handle === undefined) return;
      await sessions.deleteMany({
        tenantId,
        ...(handle === undefined ? {} : { foldedHandle: fold(handle) }),
        ...(personId === undefined ? {} : { ownerId: personId }),
      });
    },

    async isLive(tenantId, handles) {
      const byFold = new Map(handles.map((handle) => [handle, fold(handle)]));
      const found = await sessions
        .find(
          { tenantId, foldedHandle: { $in: [...new Set(byFold.values())] }, until: { $gt: now() } },
          { projection: { foldedHandle: 1 } },
        )
        .toArray();
      const live = new Set(found.map(({ foldedHandle }) => foldedHandle));
      return new Set(handles.filter((handle) => live.has(byFold.get(handle) ?? "")));
    },
  };
};
