import { newId } from "./ids.js";
import type { NotifiedEntry, OutboxEntry, PartyRef } from "./modules/threads/index.js";
import { agentsBox, personBox, type Viewer } from "./viewer.js";

/** Carries what a document's outbox holds into the feed; the collection's name and the document's `_id`. */
export type RelayOutbox = (collection: string, id: unknown) => Promise<void>;

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

/** The caller as the one who does something. */
export const partyOf = (viewer: Viewer): PartyRef => {
  if (viewer.kind === "person") return personParty(viewer.personId);
  if (viewer.kind === "agent") return agentParty(viewer.personId, viewer.handle);
  return { box: null, personId: null, handle: null, service: viewer.name };
};

/** An event of a module that has no threads: told to those in `notify`, or kept for the audit alone (`internal`). */
export const eventEntry = (event: {
  readonly type: string;
  readonly at: Date;
  readonly by: PartyRef | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly notify?: readonly NotifiedEntry[];
  readonly internal?: boolean;
}): OutboxEntry => ({
  id: newId(),
  type: event.type,
  at: event.at,
  by: event.by,
  data: event.data,
  notify: event.notify ?? [],
  boxes: (event.notify ?? []).map(({ box }) => box),
  debts: [],
  internal: event.internal ?? false,
});
