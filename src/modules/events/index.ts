import type { Db } from "mongodb";
import type { Logger } from "pino";

export { createAppender } from "./append.js";

import { readFeed } from "./feed.js";
import { follow } from "./follow.js";
import { createHub, type Hub } from "./hub.js";
import { createRelay, type OutboxConsumer, type Relay } from "./relay.js";
import type { EventDoc } from "./types.js";

export type { Hub } from "./hub.js";
export { eventIndexes } from "./indexes.js";
export { groupBy, type OutboxConsumer, type Relay } from "./relay.js";
export { changeResolvers } from "./resolvers.js";
export { EVENT_TYPES, type EventDoc } from "./types.js";
export * from "./webhooks/index.js";

export interface Events extends Relay {
  readonly hub: Hub;
  readonly read: (tenantId: string, after: number, limit: number) => Promise<EventDoc[]>;
}

interface Options {
  readonly db: Db;
  readonly log: Logger;
  readonly now: () => Date;
  readonly collections: readonly string[];
  readonly consumers: readonly OutboxConsumer[];
}

/** Opens the feed: the relay of this process and its one change stream. */
export const openEvents = async (options: Options): Promise<Events> => {
  const events = options.db.collection<EventDoc>("events");
  const follower = await follow(events, options.log, options.now);
  const relay = createRelay(options);
  return {
    ...relay,
    hub: createHub(follower),
    read: (tenantId, after, limit) => readFeed(events, tenantId, after, limit),
    async stop() {
      await relay.stop();
      await follower.stop();
    },
  };
};
