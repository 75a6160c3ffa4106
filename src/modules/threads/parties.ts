import { agentsBox, personBox, type Viewer } from "../../viewer.js";
import type { PartyRef } from "./types.js";

/** The caller as the one who does something. */
export const partyOf = (viewer: Viewer): PartyRef => {
  switch (viewer.kind) {
    case "person":
      return personParty(viewer.personId);
    case "agent":
      return agentParty(viewer.personId, viewer.handle);
    case "service":
      return { box: null, personId: null, handle: null, service: viewer.name };
  }
};

export const personParty = (personId: string): PartyRef => ({
  box: personBox(personId),
  personId,
  handle: null,
  service: null,
});

export const agentParty = (ownerId: string, handle: string): PartyRef => ({
  box: agentsBox(ownerId),
  personId: ownerId,
  handle,
  service: null,
});

/** A stable name for a caller: whose idempotency keys and caps are whose. */
export const authorKey = (party: PartyRef): string =>
  party.handle !== null
    ? `handle:${party.handle}`
    : party.service !== null
      ? `service:${party.service}`
      : `person:${party.personId}`;
