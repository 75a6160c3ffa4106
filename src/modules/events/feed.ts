import type { Collection } from "mongodb";
import type { EventDoc } from "./types.js";

/** The feed of a tenant in its order, after a number; what only moves badges is left out. */
export const readFeed = async (
  events: Collection<EventDoc>,
  tenantId: string,
  after: number,
  limit: number,
): Promise<EventDoc[]> =>
  events.find({ tenantId, seq: { $gt: after } }, { sort: { tenantId: 1, seq: 1 }, limit }).toArray();
