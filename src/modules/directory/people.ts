import { mayRenameSelf, mayWriteDirectory } from "../../authz/directory.js";
import { pendingFor, requireId } from "../../db/guarded.js";
import { notFound, refuse } from "../../errors.js";
import { newId } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { eventEntry, partyOf } from "../../outbox.js";
import {
  type Connection,
  connection,
  decodeCursor,
  encodeCursor,
  type Page,
  requireFirst,
} from "../../paging.js";
import { fold, requireLine } from "../../text.js";
import type { Role, Viewer } from "../../viewer.js";
import type { Deps } from "./deps.js";
import { handleOfEmail, requireEmail, requireSegment } from "./names.js";
import type { Person } from "./types.js";

/** Omitted keeps, null clears. */
export interface SavePerson {
  readonly id?: string | null | undefined;
  readonly email: string;
  readonly name: string;
  readonly handle?: string | null | undefined;
  readonly role?: Role | null | undefined;
}

const forbidden = () => refuse("forbidden", "Ask an admin: only admins and services write the directory.");

const nameFields = (name: string) => ({ name, foldedName: fold(name) });
const emailFields = (email: string) => ({ email, foldedEmail: fold(email) });
const handleFields = (handle: string) => ({ handle, foldedHandle: fold(handle) });

/** A handle that somebody had is theirs for good: another's agent of that name would take what theirs is owed. */
const holding = ({ foldedHandle }: Pick<Person, "foldedHandle">, before: Person | null) => ({
  heldHandles: [
    ...new Set([foldedHandle, ...(before === null ? [] : (before.heldHandles ?? [before.foldedHandle]))]),
  ],
});

/** Use cases of people. */
export const createPeople = (deps: Deps) => {
  const { people, agents, keys, now, relay } = deps;

  const validated = (input: SavePerson) => ({
    ...nameFields(requireLine(input.name, { path: "input.name", limit: LIMITS.name.limit })),
    ...emailFields(requireEmail(input.email, "input.email")),
    ...(typeof input.handle === "string" ? handleFields(requireSegment(input.handle, "input.handle")) : {}),
    ...(input.handle === null ? handleFields(handleOfEmail(input.email)) : {}),
    ...(input.role === undefined ? {} : { role: input.role ?? ("CONTRIBUTOR" as const) }),
  });

  /** The handle is the first segment of the person's agents: it stays while there are any at work. */
  const requireFreeHandle = async (before: Person, foldedHandle: string): Promise<void> => {
    if (before.foldedHandle === foldedHandle) return;
    const kept = (await agents.findOfOwners(before.tenantId, [before.id])).some(({ retired }) => !retired);
    if (kept)
      refuse("bad_input", "Retire this person's agents before changing the handle.", {
        path: "input.handle",
      });
  };

  /** What a change of standing brings with it; a crash between its steps is made good by `resume`. */
  const carryThrough = async (person: Person): Promise<void> => {
    const { tenantId, id } = person;
    if (!person.active) {
      const [owned] = await Promise.all([
        agents.findOfOwners(tenantId, [id]),
        keys.revokeOfOwner(tenantId, id, now()),
        deps.onEvict({ tenantId, personId: id }),
        deps.onPersonGone({ tenantId, personId: id }),
      ]);
      await deps.onAgentsGone({ tenantId, handles: owned.map(({ handle }) => handle) });
    }
    await deps.onAccessChanged({ tenantId, personIds: [id] });
    await people.settle(person);
  };

  return {
    async savePerson(viewer: Viewer, input: SavePerson): Promise<Person> {
      const { tenantId } = viewer;
      const id = typeof input.id === "string" ? requireId(input.id, "input.id") : newId();
      if (!mayWriteDirectory(viewer) && !mayRenameSelf(viewer, id)) forbidden();
      const given = validated(input);
      const { before, after } = await people.save({ tenantId, id }, async (before) => {
        const event = eventEntry({
          type: "person.saved",
          at: now(),
          by: partyOf(viewer),
          data: { personId: id },
          internal: true,
        });
        if (!mayWriteDirectory(viewer)) {
          // Oneself: the name alone. Said again, the rest may stand beside it unchanged.
          const sameAsIs = (field: keyof Person) =>
            !(field in given) || Reflect.get(given, field) === before?.[field];
          if (!before || !(["foldedEmail", "foldedHandle", "role"] as const).every(sameAsIs))
            return forbidden();
          return { set: nameFields(given.name), event };
        }
        if (before === null) {
          const fresh = { ...handleFields(handleOfEmail(given.email)), ...given };
          return { set: { role: "CONTRIBUTOR", ...fresh, ...holding(fresh, null), active: true }, event };
        }
        if (given.foldedHandle !== undefined) await requireFreeHandle(before, given.foldedHandle);
        return {
          set: { ...given, ...holding({ ...before, ...given }, before), active: true },
          event,
          ...(before.active ? {} : { pending: pendingFor(now(), { personIds: [id] }) }),
        };
      });
      if (before?.active === false) await carryThrough(after);
      await relay("people", after._id);
      return after;
    },

    async deactivatePerson(viewer: Viewer, ref: string): Promise<Person> {
      if (!mayWriteDirectory(viewer)) forbidden();
      const { tenantId } = viewer;
      const person = (await people.findByRef(tenantId, ref)) ?? refuseMissing();
      const { after } = await people.save({ tenantId, id: person.id }, (before) =>
        before?.active
          ? {
              set: { active: false },
              event: eventEntry({
                type: "person.deactivated",
                at: now(),
                by: partyOf(viewer),
                data: { personId: person.id },
                internal: true,
              }),
              pending: pendingFor(now(), { personIds: [person.id] }),
            }
          : null,
      );
      // Also on a repeat: who calls again may rely on everything having ended.
      await carryThrough(after);
      await relay("people", after._id);
      return after;
    },

    async people(viewer: Viewer, { search, first, after }: Page & { search?: string | null | undefined }) {
      const limit = requireFirst(first) + 1;
      const cursor =
        typeof after === "string" ? decodeCursor(after, ["boolean", "string", "string"]) : undefined;
      const text = search?.trim()
        ? requireLine(search.trim(), { path: "search", limit: LIMITS.name.limit })
        : undefined;
      const rows =
        viewer.kind === "service"
          ? []
          : await people.list(viewer.tenantId, {
              ...(text === undefined ? {} : { search: text }),
              ...(cursor ? { after: cursor } : {}),
              limit,
            });
      return connection(rows, {
        first,
        after,
        cursorOf: ({ active, foldedName, id }) => encodeCursor([active, foldedName, id]),
      }) satisfies Connection<Person>;
    },

    carryThroughPerson: carryThrough,
  };
};

const refuseMissing = (): never => {
  throw notFound("No person");
};
