import type { Process } from "./context.js";
import type { Identity } from "./http/identity.js";
import type { Eviction } from "./modules/directory/index.js";
import type { EventDoc, Events } from "./modules/events/index.js";
import { eventEntry } from "./outbox.js";
import { fold } from "./text.js";

export const CREDENTIAL_ENDED = "credential.ended";

/** Whether an open socket's identity is among those that have just ended. */
const fits =
  ({ tenantId, personId, handle, keyId }: Eviction) =>
  (identity: Identity): boolean =>
    identity.tenantId === tenantId &&
    identity.kind !== "service" &&
    (personId === undefined || identity.personId === personId) &&
    (handle === undefined || (identity.kind === "agent" && fold(identity.handle) === fold(handle))) &&
    (keyId === undefined || (identity.kind === "agent" && identity.keyId === keyId));

/** Whether this `credential.ended` is the end of that identity. */
export const isEndOf = (
  { tenantId, data }: Pick<EventDoc, "tenantId" | "data">,
  identity: Identity,
): boolean => fits({ ...(data as object), tenantId })(identity);

/**
 * Ends open sockets in every process: here at once, elsewhere through the feed. A process that misses the event
 * refuses the next operation all the same, since each asks the directory who is calling.
 */
export const createEvictions = (
  { evict, now }: Pick<Process, "evict" | "now">,
  events: () => Pick<Events, "tell">,
) => ({
  onEvict: async (eviction: Eviction): Promise<void> => {
    evict(fits(eviction));
    const entry = eventEntry({
      type: CREDENTIAL_ENDED,
      at: now(),
      by: null,
      data: { ...eviction },
      internal: true,
    });
    await events().tell(eviction.tenantId, entry);
  },
  listen: ({ hub }: Pick<Events, "hub">): (() => void) =>
    hub.onType(CREDENTIAL_ENDED, (event) => evict((identity) => isEndOf(event, identity))),
});
