import type { OutboxEntry } from "../threads/index.js";
import type { AuditDoc } from "./types.js";

/** Where the thing acted upon stands in an event's data: the first that is there. */
const OBJECTS = [
  "threadId",
  "requestId",
  "itemId",
  "projectId",
  "teamId",
  "keyId",
  "handle",
  "personId",
  "deliveryId",
  "webhookId",
] as const;

/** Reading is no act: it is kept on the thread itself. */
const NO_ACTS: ReadonlySet<string> = new Set(["thread.read"]);

/**
 * The record of an act, or null for what is none: a mere read mark, or what followed without anyone's doing
 * (an expiry, a lease that returned).
 */
export const auditOf = (tenantId: string, { id, type, at, by, data }: OutboxEntry): AuditDoc | null => {
  if (by === null || NO_ACTS.has(type)) return null;
  const object = OBJECTS.map((name) => data[name]).find((value) => typeof value === "string");
  return {
    _id: id,
    tenantId,
    at,
    act: type,
    personId: by.personId,
    handle: by.handle,
    service: by.service,
    object: typeof object === "string" ? object : "",
  };
};
