/** One act: who did what to which thing, when. Never a word of what was written. */
export interface AuditDoc {
  /** The outbox entry's id: recording it twice records it once. */
  readonly _id: string;
  readonly tenantId: string;
  readonly at: Date;
  /** The event's type, such as `request.claimed`. */
  readonly act: string;
  /** Who did it in person; with a handle, on whose behalf. */
  readonly personId: string | null;
  readonly handle: string | null;
  readonly service: string | null;
  /** The id of what it was done to; of an agent, its handle. */
  readonly object: string;
}
