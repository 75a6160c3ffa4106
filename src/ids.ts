import { createHash } from "node:crypto";
import { ObjectId } from "mongodb";

/** A server-made id, sortable by the time it was made. */
export const newId = (): string => new ObjectId().toHexString();

/** A digest for idempotency keys and deterministic ids: the parts are kept apart, so none runs into the next. */
export const digest = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
