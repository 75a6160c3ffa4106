import type { Collection } from "mongodb";
import { argsOf, type EffectState } from "../threads/index.js";
import type { EventDoc } from "./types.js";

/** An event as it is told: the effect's arguments, kept as text, are what they were given as. */
export const told = (event: EventDoc): EventDoc => {
  const effect = event.data.effect as EffectState | null | undefined;
  if (!effect) return event;
  return { ...event, data: { ...event.data, effect: { type: effect.type, args: argsOf(effect) } } };
};

/** The feed of a tenant in its order, after a number; what only moves badges is left out. */
export const readFeed = async (
  events: Collection<EventDoc>,
  tenantId: string,
  after: number,
  limit: number,
): Promise<EventDoc[]> => {
  const found = await events
    .find({ tenantId, seq: { $gt: after } }, { sort: { tenantId: 1, seq: 1 }, limit })
    .toArray();
  return found.map(told);
};
