import type { Db } from "mongodb";
import { digest, newId } from "../../ids.js";
import { fold } from "../../text.js";
import type { SessionDoc } from "./types.js";

/** How long a pull or a wait shows that an agent is there. */
const POLLED_MS = 60_000;
/** How often an open subscription says that it still is, and how long one word of it counts. */
const HEARTBEAT_MS = 15_000;
const HELD_MS = 45_000;

export interface Sessions {
  /** A pull or a wait: live for a minute. One update. */
  readonly touch: (tenantId: string, handle: string, sessionId: string) => Promise<void>;
  /** An open subscription: live until the returned end is called, or a while after its process died. */
  readonly hold: (tenantId: string, handle: string) => Promise<() => Promise<void>>;
  /** Which of these handles have a session now, in any process; in the spelling given. */
  readonly isLive: (tenantId: string, handles: readonly string[]) => Promise<ReadonlySet<string>>;
}

export const createSessions = ({ db, now }: { readonly db: Db; readonly now: () => Date }): Sessions => {
  const sessions = db.collection<SessionDoc>("sessions");
  const say = async (_id: string, place: { tenantId: string; foldedHandle: string }, ms: number) => {
    await sessions.updateOne(
      { _id },
      { $set: { ...place, until: new Date(now().getTime() + ms) } },
      { upsert: true },
    );
  };

  return {
    touch: (tenantId, handle, sessionId) => {
      const foldedHandle = fold(handle);
      return say(digest("poll", tenantId, foldedHandle, sessionId), { tenantId, foldedHandle }, POLLED_MS);
    },

    async hold(tenantId, handle) {
      const _id = newId();
      const place = { tenantId, foldedHandle: fold(handle) };
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
