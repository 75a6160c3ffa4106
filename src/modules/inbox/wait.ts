import type { Context } from "../../context.js";
import { refuse } from "../../errors.js";
import { CREDENTIAL_ENDED, isEndOf } from "../../evictions.js";
import { LIMITS } from "../../limits.js";
import { type AgentViewer, agentsBox, personBox } from "../../viewer.js";
import type { EventDoc } from "../events/index.js";
import { boxFilter } from "./lists.js";

/**
 * Returns at once while the agents' box has something unread, else on the next arrival in either box, on
 * the timeout, when the caller's credential ends or the client goes, or when the process stops. It listens before it looks, so nothing that
 * lands between the two is missed; a parked wait costs no database command.
 *
 * @param seconds 0 to 50; 0 only looks.
 */
export const waitForArrival = async (
  { app, viewer, identity, signal }: Context & { viewer: AgentViewer },
  seconds: number,
): Promise<void> => {
  const { limit } = LIMITS.wait;
  if (seconds < 0 || seconds > limit)
    refuse("out_of_range", `Wait 0 to ${limit} seconds.`, { path: "wait", limit });
  if (seconds === 0) return;

  const boxes = [agentsBox(viewer.personId), personBox(viewer.personId)];
  const ends: (() => void)[] = [];
  const arrived = new Promise<void>((resolve) => {
    const hear = (event: EventDoc): void => {
      if (!event.internal && event.notify.some(({ box }) => boxes.includes(box))) resolve();
    };
    for (const box of boxes) ends.push(app.events.hub.onBox(viewer.tenantId, box, hear));
    ends.push(app.events.hub.onResync(resolve));
    ends.push(
      app.events.hub.onType(CREDENTIAL_ENDED, (event) => {
        if (isEndOf(event, identity)) resolve();
      }),
    );
    const timer = setTimeout(resolve, seconds * 1000);
    ends.push(() => clearTimeout(timer));
    for (const stopping of [signal, app.stopping]) {
      const stop = () => resolve();
      if (stopping.aborted) resolve();
      stopping.addEventListener("abort", stop);
      ends.push(() => stopping.removeEventListener("abort", stop));
    }
  });
  try {
    const unread = await app.threads.repo.count(
      boxFilter(viewer.tenantId, agentsBox(viewer.personId), "UNREAD"),
    );
    if (unread === 0) await arrived;
  } finally {
    for (const end of ends) end();
  }
};
