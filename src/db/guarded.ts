import type { Collection, Document, Filter, UpdateFilter } from "mongodb";
import { Refusal, refuse } from "../errors.js";
import { newId } from "../ids.js";
import type { OutboxEntry } from "../modules/threads/index.js";
import { isDuplicateKey } from "./client.js";

/** Whose view of things a change alters. Left on the document in the same update, until that was carried through. */
export interface Pending {
  readonly id: string;
  readonly at: Date;
  readonly personIds: readonly string[];
  readonly teamIds: readonly string[];
}

/** A small document that is written only on top of the version that was read. */
export interface Guarded {
  readonly _id: string;
  readonly tenantId: string;
  readonly version: number;
  readonly outbox: readonly OutboxEntry[];
  readonly pendingReindex?: Pending;
}

/** What a document says, without the machinery that every guarded document has. */
export type Body<T extends Guarded> = Omit<T, keyof Guarded>;

export interface Change<T extends Guarded> {
  /** All of a new document, any of an existing one: the omitted keeps its value. */
  readonly set: Partial<Body<T>>;
  readonly event?: OutboxEntry;
  readonly pending?: Pending;
}

export interface Saved<T> {
  readonly before: T | null;
  readonly after: T;
}

/** Many writers of one document take turns: one wins each round, so this is also how many may meet at once. */
const MOST_ROUNDS = 200;

/** Whether two pending changes stand on a document, the later one speaks for both. */
const merged = (older: Pending | undefined, newer: Pending): Pending =>
  older
    ? {
        ...newer,
        personIds: [...new Set([...older.personIds, ...newer.personIds])],
        teamIds: [...new Set([...older.teamIds, ...newer.teamIds])],
      }
    : newer;

/**
 * Reads the document, lets `decide` judge and say what changes, and writes it in one update if nobody wrote in
 * between; otherwise it starts again. `decide` gets null for a document that does not exist yet, returns null to
 * leave all as it is, and throws to refuse. It may run more than once.
 */
export const saveGuarded = async <T extends Guarded & Document>(
  collection: Collection<T>,
  key: { readonly tenantId: string } & Readonly<Record<string, string>>,
  decide: (before: T | null) => Promise<Change<T> | null> | Change<T> | null,
): Promise<Saved<T>> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = (await collection.findOne(key as Filter<T>)) as T | null;
    const change = await decide(before);
    if (change === null) {
      if (before === null) throw new Error("nothing to save and nothing there");
      return { before, after: before };
    }
    const pending = change.pending && merged(before?.pendingReindex, change.pending);
    const marker = pending ? { pendingReindex: pending } : {};
    try {
      if (before === null) {
        const outbox = change.event ? [change.event] : [];
        const after = { ...key, ...change.set, _id: newId(), version: 1, outbox, ...marker } as unknown as T;
        await collection.insertOne(after as Parameters<typeof collection.insertOne>[0]);
        return { before, after };
      }
      const { matchedCount } = await collection.updateOne(
        { ...key, version: before.version } as Filter<T>,
        {
          $set: { ...change.set, version: before.version + 1, ...marker },
          ...(change.event ? { $push: { outbox: change.event } } : {}),
        } as unknown as UpdateFilter<T>,
      );
      if (matchedCount === 1)
        return { before, after: { ...before, ...change.set, version: before.version + 1, ...marker } };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The same key twice is a race of two creations: go round again. Any other unique field is taken.
      if (before !== null || (await collection.countDocuments(key as Filter<T>, { limit: 1 })) === 0)
        throw alreadyExists();
    }
  }
  throw new Error("a document was rewritten too often to be saved");
};

/** The words tell nothing of what is in the way: it may be hidden from the caller. */
export const alreadyExists = (): Refusal =>
  new Refusal("already_exists", "This name is taken; choose another one.");

/** Takes the marker away, unless a later change has put its own in its place. */
export const settlePending = async <T extends Guarded & Document>(
  collection: Collection<T>,
  { tenantId, _id, pendingReindex }: Pick<T, "tenantId" | "_id" | "pendingReindex">,
): Promise<void> => {
  if (pendingReindex === undefined) return;
  await collection.updateOne(
    { tenantId, _id, "pendingReindex.id": pendingReindex.id } as unknown as Filter<T>,
    { $unset: { pendingReindex: "" } } as unknown as UpdateFilter<T>,
  );
};

/** Documents of all tenants whose change was not carried through by the process that made it. */
export const findPending = async <T extends Guarded & Document>(
  collection: Collection<T>,
  before: Date,
): Promise<readonly T[]> =>
  (await collection
    .find({ "pendingReindex.at": { $lt: before } } as unknown as Filter<T>)
    .limit(100)
    .toArray()) as unknown as T[];

/** The marker for a change that alters what these people and the members of these teams see. */
export const pendingFor = (
  now: Date,
  { personIds = [], teamIds = [] }: { personIds?: readonly string[]; teamIds?: readonly string[] },
): Pending => ({ id: newId(), at: now, personIds, teamIds });

const MOST_ID = 128;

/** An id that a host brings along: any text of 1 to 128 characters without control characters. */
export const requireId = (id: unknown, path: string): string =>
  typeof id === "string" && id.length > 0 && [...id].length <= MOST_ID && !/[\p{Cc}\p{Surrogate}]/u.test(id)
    ? id
    : refuse("bad_input", `An id has 1 to ${MOST_ID} characters and no control characters.`, { path });
