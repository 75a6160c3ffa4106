import type { Collection, Db, Filter } from "mongodb";
import { type Change, findPending, saveGuarded, settlePending } from "../../db/guarded.js";
import { pastCursor } from "../../paging.js";
import { containing, fold } from "../../text.js";
import type { Person } from "./types.js";

/** Active people first, then by name: the order of every list of people. */
const ORDER = { active: -1, foldedName: 1, id: 1 } as const;
export type PeopleCursor = readonly [active: boolean, foldedName: string, id: string];

/** Queries and updates of `people`, one each. */
export const createPeopleRepo = (db: Db) => {
  const people: Collection<Person> = db.collection<Person>("people");
  return {
    findById: (tenantId: string, id: string) => people.findOne({ tenantId, id }),
    /** By id or by email; where one person's id is another's email, the id counts. */
    async findByRef(tenantId: string, ref: string): Promise<Person | null> {
      const found = await people.find({ tenantId, $or: [{ id: ref }, { foldedEmail: fold(ref) }] }).toArray();
      return found.find(({ id }) => id === ref) ?? found[0] ?? null;
    },
    findByIds: (tenantId: string, ids: readonly string[]): Promise<Person[]> =>
      people.find({ tenantId, id: { $in: ids } }).toArray(),
    findByEmails: (tenantId: string, emails: readonly string[]): Promise<Person[]> =>
      people.find({ tenantId, foldedEmail: { $in: emails.map(fold) } }).toArray(),
    findByHandle: (tenantId: string, handle: string) =>
      people.findOne({ tenantId, foldedHandle: fold(handle) }),
    /** Which of these people are active. */
    async activeAmong(tenantId: string, ids: readonly string[]): Promise<string[]> {
      const found = await people
        .find({ tenantId, id: { $in: ids }, active: true }, { projection: { id: 1 } })
        .toArray();
      return found.map(({ id }) => id);
    },
    list(
      tenantId: string,
      page: { search?: string; after?: PeopleCursor; limit: number },
    ): Promise<Person[]> {
      const text = page.search === undefined ? undefined : containing(page.search);
      return people
        .find({
          $and: [
            { tenantId },
            text ? { $or: [{ foldedName: text }, { foldedEmail: text }, { foldedHandle: text }] } : {},
            page.after ? (pastCursor(ORDER, page.after) as Filter<Person>) : {},
          ],
        })
        .sort(ORDER)
        .limit(page.limit)
        .toArray();
    },
    save: (
      key: { tenantId: string; id: string },
      decide: (before: Person | null) => Promise<Change<Person> | null> | Change<Person> | null,
    ) => saveGuarded(people, key, decide),
    settle: (person: Person) => settlePending(people, person),
    findPending: (before: Date) => findPending(people, before),
  };
};
export type PeopleRepo = ReturnType<typeof createPeopleRepo>;
