import { newId } from "./ids.js";
import type { NotifiedEntry, OutboxEntry, PartyRef } from "./modules/threads/index.js";
import { type Viewer, viewerBox } from "./viewer.js";

/** Carries what a document's outbox holds into the feed; the collection's name and the document's `_id`. */
export type RelayOutbox = (collection: string, id: unknown) => Promise<void>;

/** Who does what the viewer does. */
export const partyOf = (viewer: Viewer): PartyRef => ({
  box: viewerBox(viewer) ?? null,
  personId: viewer.kind === "service" ? null : viewer.personId,
  handle: viewer.kind === "agent" ? viewer.handle : null,
  service: viewer.kind === "service" ? viewer.name : null,
});

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
