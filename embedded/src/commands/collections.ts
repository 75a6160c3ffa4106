import { fail } from "../errors.js";
import { newIndex } from "../indexes/index.js";
import { compileFilter } from "../query/index.js";
import type { Collection, IndexState } from "../store/index.js";
import { type Doc, double, encode, equals, int, long, type Value } from "../values/index.js";
import type { Reply } from "../wire/index.js";
import { doc } from "./arguments.js";
import { dropCollection } from "./changes.js";
import { sourceOf } from "./cursors.js";
import type { Commands, Request } from "./engine.js";
import { firstBatch } from "./read.js";
import { verifyCollection } from "./verify.js";

const ALL = { from: Buffer.alloc(0), to: Buffer.alloc(9, 255) };

export const existing = ({ engine, db }: Request, name: string): Collection =>
  engine.catalog.get(db, name) ?? fail(26, `ns does not exist: ${db}.${name}`);

/** The index of that name or key. A key may be that of several, which only their names tell apart. */
export const namedIndex = (collection: Collection, wanted: string | Doc): IndexState => {
  const [found, ...others] = collection.indexes.filter(({ definition: { name, key } }) =>
    typeof wanted === "string"
      ? name === wanted
      : equals(key, wanted) && [...key.keys()].join() === [...wanted.keys()].join(),
  );
  if (found === undefined)
    return fail(27, `index not found with name [${typeof wanted === "string" ? wanted : "by key"}]`);
  return others.length === 0
    ? found
    : fail(181, `${others.length + 1} indexes found for that key: give the name of the one meant`);
};

/** A cursor over documents made on the spot. */
export const listed = (request: Request, ns: string, documents: readonly Doc[]): Promise<Reply> => {
  const filter = request.args.document("filter");
  const matches = filter ? compileFilter(filter).matches : () => true;
  const found = documents.filter((one) => matches(one)).map((one) => encode(one));
  return firstBatch(request, {
    ns,
    source: sourceOf(found[Symbol.iterator]()),
    size: request.args.batchSize() ?? Number.POSITIVE_INFINITY,
  });
};

const KNOWN_OPTIONS = ["idIndex", "capped", "autoIndexId", "collation"];

/** Options that change what a collection is are refused: nothing may pretend to validate or to be capped. */
const REFUSED = [
  "storageEngine",
  "indexOptionDefaults",
  "validationLevel",
  "validationAction",
  "size",
  "max",
  "timeseries",
  "expireAfterSeconds",
  "clusteredIndex",
  "validator",
  "viewOn",
  "pipeline",
  "changeStreamPreAndPostImages",
  "encryptedFields",
];

/** There is always the one _id index, and it is always the same. */
const checkIdIndex = (request: Request): void => {
  const spec = request.args.document("idIndex");
  if (request.args.flag("autoIndexId") === false)
    fail(72, "autoIndexId:false is not allowed: every collection has its _id index");
  if (spec === undefined) return;
  // Under this name newIndex lets through no other key than {_id: 1}.
  newIndex(new Map<string, Value>([...spec, ["name", "_id_"]]));
};

const create = async (request: Request): Promise<Doc> => {
  const { args, body, engine, db } = request;
  const name = args.collection("create");
  args.simpleCollation();
  if (args.flag("capped")) fail(72, "Capped collections are not supported by this engine");
  for (const option of REFUSED)
    if (body.has(option)) fail(72, `The option '${option}' of create is not supported by this engine`);
  checkIdIndex(request);
  await engine.write(() => {
    // The same options again are no error since MongoDB 7.
    if (engine.catalog.get(db, name) === undefined) engine.catalog.create(db, name);
  });
  return new Map();
};

const drop = async (request: Request): Promise<Doc> => {
  const { args, engine, db } = request;
  const name = args.collection("drop");
  return engine.write(() => {
    const collection = engine.catalog.get(db, name);
    if (collection === undefined) return new Map();
    dropCollection(request, collection);
    return doc({ nIndexesWas: int(collection.indexes.length), ns: collection.ns });
  });
};

const ofDatabase = ({ engine, db }: Request): Collection[] =>
  [...engine.catalog.collections.values()]
    .filter((one) => one.db === db)
    .sort((a, b) => (a.name < b.name ? -1 : 1));

const dropDatabase = (request: Request): Promise<Doc> =>
  request.engine.write(() => {
    const collections = ofDatabase(request);
    if (collections.length === 0) return new Map();
    for (const collection of collections) dropCollection(request, collection);
    const { db, now, engine } = request;
    engine.oplog.append({
      db,
      event: doc({ operationType: "dropDatabase", wallTime: now, ns: doc({ db }) }),
    });
    return doc({ dropped: db });
  });

const listCollections = (request: Request): Promise<Reply> => {
  const namesOnly = request.args.flag("nameOnly") ?? false;
  const all = ofDatabase(request).map((one) =>
    namesOnly
      ? doc({ name: one.name, type: "collection" })
      : doc({
          name: one.name,
          type: "collection",
          options: one.options,
          info: doc({ readOnly: false, uuid: one.uuid }),
          idIndex: one.indexes[0]?.definition.spec,
        }),
  );
  return listed(request, `${request.db}.$cmd.listCollections`, all);
};

const sizes = (collection: Collection): { count: number; bytes: number } => {
  let [count, bytes] = [0, 0];
  for (const { value } of collection.records.entries(ALL)) {
    count += 1;
    bytes += value.length;
  }
  return { count, bytes };
};

const listDatabases = (request: Request): Doc => {
  const { engine, args } = request;
  const names = [...new Set([...engine.catalog.collections.values()].map(({ db }) => db))].sort();
  const filter = args.document("filter");
  const matches = filter ? compileFilter(filter).matches : () => true;
  const all = names
    .map((name) => doc({ name, sizeOnDisk: long(1), empty: false }))
    .filter((one) => matches(one));
  if (args.flag("nameOnly")) return doc({ databases: all.map((one) => doc({ name: one.get("name") })) });
  return doc({ databases: all, totalSize: long(all.length), totalSizeMb: long(0) });
};

/** What sizes are divided by. */
const scaleOf = ({ args }: Request): number => {
  const scale = args.count("scale", 72) ?? 1;
  return scale > 0 ? scale : fail(72, "scale has to be a number greater than 0");
};

const collStats = (request: Request): Doc => {
  const scale = scaleOf(request);
  const name = request.args.collection(request.name);
  const collection = request.engine.catalog.get(request.db, name);
  const { count, bytes } = collection ? sizes(collection) : { count: 0, bytes: 0 };
  const indexes = collection?.indexes ?? [];
  return doc({
    ns: `${request.db}.${name}`,
    size: long(Math.trunc(bytes / scale)),
    count: int(count),
    avgObjSize: count > 0 ? int(Math.round(bytes / count)) : undefined,
    storageSize: long(Math.trunc(bytes / scale)),
    nindexes: int(indexes.length),
    capped: false,
    scaleFactor: int(scale),
  });
};

const dbStats = (request: Request): Doc => {
  if (request.args.flag("freeStorage")) fail(72, "This engine does not know how much of its file is free");
  const scale = scaleOf(request);
  const all = ofDatabase(request).map((one) => ({ ...sizes(one), indexes: one.indexes.length }));
  const sum = (of: (one: (typeof all)[number]) => number): number => all.reduce((n, one) => n + of(one), 0);
  return doc({
    db: request.db,
    collections: long(all.length),
    views: long(0),
    objects: long(sum(({ count }) => count)),
    dataSize: double(sum(({ bytes }) => bytes) / scale),
    storageSize: double(sum(({ bytes }) => bytes) / scale),
    indexes: long(sum(({ indexes }) => indexes)),
    scaleFactor: long(scale),
  });
};

const validate = (request: Request): Doc => {
  const collection = existing(request, request.args.collection("validate"));
  const { errors, records } = verifyCollection(collection);
  return doc({
    ns: collection.ns,
    valid: errors.length === 0,
    nrecords: int(records),
    nIndexes: int(collection.indexes.length),
    errors: errors.map((one): Value => one),
    warnings: [],
  });
};

export const COLLECTIONS: Commands = {
  create: {
    fields: [...KNOWN_OPTIONS, ...REFUSED],
    run: create,
  },
  drop: { fields: [], run: drop },
  dropDatabase: { fields: [], run: dropDatabase },
  listCollections: {
    fields: ["filter", "nameOnly", "authorizedCollections", "cursor"],
    run: listCollections,
  },
  listDatabases: { fields: ["filter", "nameOnly", "authorizedDatabases"], run: listDatabases },
  collStats: { fields: ["scale"], run: collStats },
  collstats: { fields: ["scale"], run: collStats },
  dbStats: { fields: ["scale", "freeStorage"], run: dbStats },
  dbstats: { fields: ["scale", "freeStorage"], run: dbStats },
  // Every validation is a full one; none repairs, and none looks at less.
  validate: { fields: ["full", "background"], run: validate },
};
