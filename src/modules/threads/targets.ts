import type { Context } from "../../context.js";
import { notFound } from "../../errors.js";
import type { TargetPerson } from "./room.js";
import type { ThreadHead } from "./types.js";

/**
 * Whom a thread is handed to: somebody of the tenant who is active and whose inbox takes it (the provider's
 * default lets anyone who writes at all write to anyone). An unknown, foreign or deactivated target is `not_found`.
 */
export const requireTarget = async (
  { app, viewer }: Context,
  thread: Pick<ThreadHead, "visibility" | "subject">,
  personRef: string,
): Promise<TargetPerson> => {
  const person = await app.directory.findPerson(viewer.tenantId, personRef);
  if (person === null || !person.active) throw notFound("Nobody");
  if (thread.visibility !== "ITEM" || thread.subject === null) return { personId: person.id, seesItem: true };
  const item = await app.items.findItem(viewer.tenantId, thread.subject.itemId);
  const seers = item === null ? new Set<string>() : await app.items.seersOf(item, [person.id]);
  return { personId: person.id, seesItem: seers.has(person.id) };
};
