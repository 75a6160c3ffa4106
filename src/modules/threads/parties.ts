import type { PartyRef } from "./types.js";

export { agentParty, partyOf, personParty } from "../../outbox.js";

/** A stable name for a caller: whose idempotency keys and caps are whose. */
export const authorKey = (party: PartyRef): string =>
  party.handle !== null
    ? `handle:${party.handle}`
    : party.service !== null
      ? `service:${party.service}`
      : `person:${party.personId}`;
