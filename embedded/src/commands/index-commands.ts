import { fail } from "../errors.js";
import { defineIndex, type IndexDefinition, isPresent } from "../indexes/index.js";
import { type Collection, checkUnique, type IndexState, learn } from "../store/index.js";
import { type Doc, decode, equals, int, isNumber, type Maybe, toNumber } from "../values/index.js";
import { doc } from "./arguments.js";
import { collectionFor } from "./changes.js";
import { existing, listed } from "./collections.js";
import type { Commands, Request } from "./engine.js";

const ALL = { from: Buffer.alloc(0), to: Buffer.alloc(9, 255) };
/** As in MongoDB. */
const MAX_INDEXES = 64;

/** Fills a new index from the documents that are there. */
const build = (collection: Collection, index: IndexState): void => {
  for (const { key: record, value } of [...collection.records.entries(ALL)]) {
    const keys = index.keysOf(decode(value));
    checkUnique(collection, index, { ...keys, own: undefined });
    learn(index, keys);
    for (const key of keys.keys) index.tree.put(Buffer.concat([key, record]), Buffer.alloc(0));
  }
};

/** Refuses before it writes: what a build puts before it meets a duplicate has to go again. */
const addIndex = ({ engine }: Request, collection: Collection, definition: IndexDefinition): void => {
  const index = engine.catalog.newIndex(definition);
  try {
    build(collection, index);
  } catch (error) {
    for (const key of [...index.tree.keys(ALL)]) index.tree.remove(key);
    throw error;
  }
  collection.indexes = [...collection.indexes, index];
  engine.catalog.save(collection);
};

const createIndexes = async (request: Request): Promise<Doc> => {
  const { args, engine, db } = request;
  const name = args.collection("createIndexes");
  const specs = args.documents("indexes");
  if (specs.length === 0) fail(2, "Must specify at least one index to create");
  const wanted = specs.map(defineIndex);
  return engine.write(() => {
    const created = engine.catalog.get(db, name) === undefined;
    const collection = collectionFor(engine, db, name);
    const before = collection.indexes.length;
    const missing = wanted.filter(
      (one, i) =>
        !isPresent([...collection.indexes.map(({ definition }) => definition), ...wanted.slice(0, i)], one),
    );
    if (before + missing.length > MAX_INDEXES)
      fail(67, `add index fails, too many indexes for ${collection.ns}`);
    for (const definition of missing) addIndex(request, collection, definition);
    return doc({
      numIndexesBefore: int(before),
      numIndexesAfter: int(collection.indexes.length),
      createdCollectionAutomatically: created,
      note: missing.length === 0 ? "all indexes already exist" : undefined,
      commitQuorum: "votingMembers",
    });
  });
};

const named = (collection: Collection, wanted: Maybe): IndexState => {
  const found = collection.indexes.find(({ definition }) =>
    typeof wanted === "string"
      ? definition.name === wanted
      : wanted instanceof Map && equals(definition.key, wanted),
  );
  if (found === undefined)
    return fail(27, `index not found with name [${typeof wanted === "string" ? wanted : "by key"}]`);
  return found;
};

const dropIndexes = (request: Request): Promise<Doc> => {
  const { args, engine, body } = request;
  const name = args.collection(request.name);
  return engine.write(() => {
    const collection = existing(request, name);
    const before = collection.indexes.length;
    const index = body.get("index");
    const wanted =
      index === "*"
        ? collection.indexes.slice(1)
        : (Array.isArray(index) ? index : [index]).map((one) => named(collection, one));
    for (const one of wanted) {
      if (one === collection.indexes[0]) fail(72, "cannot drop _id index");
      engine.catalog.dropIndex(collection, one);
    }
    return doc({ nIndexesWas: int(before) });
  });
};

const listIndexes = (request: Request) => {
  const collection = existing(request, request.args.collection("listIndexes"));
  return listed(
    request,
    `${collection.ns}`,
    collection.indexes.map(({ definition }) => definition.spec),
  );
};

/** collMod changes an index's expiry and nothing else. */
const collMod = (request: Request): Promise<Doc> => {
  const { args, engine } = request;
  const change = args.document("index") ?? fail(72, "collMod: only the expiry of an index can be changed");
  return engine.write(() => {
    const collection = existing(request, args.collection("collMod"));
    const index = named(collection, change.get("name") ?? change.get("keyPattern"));
    const seconds = change.get("expireAfterSeconds");
    if (seconds === undefined || !isNumber(seconds))
      return fail(72, "collMod: expireAfterSeconds is missing");
    const old = index.definition.expireAfterSeconds;
    const definition = defineIndex(
      new Map(index.definition.spec).set("expireAfterSeconds", int(toNumber(seconds))),
    );
    collection.indexes = collection.indexes.map((one) => (one === index ? { ...one, definition } : one));
    engine.catalog.save(collection);
    return doc({
      expireAfterSeconds_old: old === undefined ? undefined : int(old),
      expireAfterSeconds_new: seconds,
    });
  });
};

export const INDEXES: Commands = {
  createIndexes: { fields: ["indexes", "commitQuorum", "ignoreUnknownIndexOptions"], run: createIndexes },
  dropIndexes: { fields: ["index"], run: dropIndexes },
  deleteIndexes: { fields: ["index"], run: dropIndexes },
  listIndexes: { fields: ["cursor"], run: listIndexes },
  collMod: { fields: ["index"], run: collMod },
};
