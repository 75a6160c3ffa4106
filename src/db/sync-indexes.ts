import type { Db, Document, IndexDescription } from "mongodb";
import type { Logger } from "pino";

export interface IndexSpec {
  /** By default made of the key: `tenantId_1_seq_1`. */
  readonly name?: string;
  readonly key: Readonly<Record<string, 1 | -1>>;
  readonly unique?: boolean;
  readonly sparse?: boolean;
  readonly partialFilterExpression?: Readonly<Document>;
  /** Seconds after which a document is removed. */
  readonly expireAfterSeconds?: number;
  /** The query or the rule it serves: an index that serves nothing is not made. */
  readonly serves: string;
}

export interface CollectionIndexes {
  readonly collection: string;
  readonly indexes: readonly IndexSpec[];
}

export interface SyncReport {
  readonly created: readonly string[];
  readonly recreated: readonly string[];
  /** Standing in the database, wanted by no module: reported, never dropped. */
  readonly foreign: readonly string[];
}

const nameOf = ({ name, key }: IndexSpec): string =>
  name ??
  Object.entries(key)
    .map(([field, direction]) => `${field}_${direction}`)
    .join("_");

const describe = (spec: IndexSpec): IndexDescription => ({
  name: nameOf(spec),
  key: { ...spec.key },
  ...(spec.unique ? { unique: true } : {}),
  ...(spec.sparse ? { sparse: true } : {}),
  ...(spec.partialFilterExpression ? { partialFilterExpression: { ...spec.partialFilterExpression } } : {}),
  ...(spec.expireAfterSeconds === undefined ? {} : { expireAfterSeconds: spec.expireAfterSeconds }),
});

/** What makes two indexes the same; the order of the key's fields counts, and numbers may come back as doubles. */
const essence = ({ key, unique, sparse, partialFilterExpression, expireAfterSeconds }: Document): string =>
  JSON.stringify([
    Object.entries(key as Document).map(([field, direction]) => [field, Number(direction)]),
    unique === true,
    sparse === true,
    partialFilterExpression ?? null,
    expireAfterSeconds === undefined ? null : Number(expireAfterSeconds),
  ]);

const standingIn = async (db: Db, collection: string): Promise<Document[]> => {
  try {
    return await db.collection(collection).indexes();
  } catch (error) {
    // A collection that is not there yet has no indexes.
    if ((error as { code?: unknown }).code === 26) return [];
    throw error;
  }
};

/** Merges what several modules want of one collection. */
const byCollection = (wanted: readonly CollectionIndexes[]): Map<string, IndexSpec[]> => {
  const merged = new Map<string, IndexSpec[]>();
  for (const { collection, indexes } of wanted)
    merged.set(collection, [...(merged.get(collection) ?? []), ...indexes]);
  return merged;
};

/** Brings the database's indexes to what the modules want: at every start, by any number of processes at once. */
export const syncIndexes = async (
  db: Db,
  wanted: readonly CollectionIndexes[],
  log: Logger,
): Promise<SyncReport> => {
  const report = { created: [] as string[], recreated: [] as string[], foreign: [] as string[] };
  const syncOne = async (collection: string, specs: readonly IndexSpec[]): Promise<void> => {
    const standing = new Map(
      (await standingIn(db, collection)).map((index) => [index.name as string, index]),
    );
    const missing: IndexDescription[] = [];
    for (const spec of specs) {
      const index = describe(spec);
      const name = nameOf(spec);
      const found = standing.get(name);
      standing.delete(name);
      if (found && essence(found) === essence(index)) continue;
      if (found) await db.collection(collection).dropIndex(name);
      (found ? report.recreated : report.created).push(`${collection}.${name}`);
      missing.push(index);
    }
    if (missing.length > 0) await db.collection(collection).createIndexes(missing);
    for (const name of standing.keys()) if (name !== "_id_") report.foreign.push(`${collection}.${name}`);
  };
  await Promise.all([...byCollection(wanted)].map(([collection, specs]) => syncOne(collection, specs)));
  if (report.created.length > 0) log.info({ indexes: report.created }, "Indexes created");
  if (report.recreated.length > 0)
    log.warn({ indexes: report.recreated }, "Indexes differed and were made anew");
  if (report.foreign.length > 0)
    log.warn({ indexes: report.foreign }, "Indexes that no module wants; left alone");
  return report;
};
