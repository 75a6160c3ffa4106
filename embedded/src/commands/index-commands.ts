import { fail } from "../errors.js";
import { type IndexDefinition, isPresent, newIndex } from "../indexes/index.js";
import { type Collection, checkUnique, type IndexState, learn } from "../store/index.js";
import {
  bsonType,
  type Doc,
  decode,
  int,
  isNumber,
  type Maybe,
  toNumber,
  type Value,
} from "../values/index.js";
import { doc } from "./arguments.js";
import { collectionFor } from "./changes.js";
import { collMod } from "./coll-mod.js";
import { existing, listed, namedIndex } from "./collections.js";
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

/** How many members must have built an index before it is there. This set has one, and it has. */
const commitQuorum = (value: Maybe): Value => {
  if (value === undefined || value === "votingMembers") return "votingMembers";
  if (value === "majority") return value;
  if (typeof value === "string") return fail(79, `No write concern mode named '${value}' found`);
  if (!isNumber(value) || toNumber(value) < 0) return fail(9, "commitQuorum has to be a number or a mode");
  return toNumber(value) <= 1 ? value : fail(278, "Not enough data-bearing nodes: this is a set of one");
};

const createIndexes = async (request: Request): Promise<Doc> => {
  const { args, engine, db } = request;
  const name = args.collection("createIndexes");
  const specs = args.documents("indexes");
  if (specs.length === 0) fail(2, "Must specify at least one index to create");
  const wanted = specs.map(newIndex);
  const quorum = commitQuorum(request.body.get("commitQuorum"));
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
      commitQuorum: quorum,
    });
  });
};

const indexNames = (index: Value): readonly (string | Doc)[] => {
  if (typeof index === "string" || index instanceof Map) return [index];
  const wrong = (value: Value): never =>
    fail(14, `BSON field 'dropIndexes.index' is the wrong type '${bsonType(value)}'`);
  if (!Array.isArray(index)) return wrong(index);
  return index.map((one) => (typeof one === "string" ? one : wrong(one)));
};

const dropIndexes = (request: Request): Promise<Doc> => {
  const { args, engine } = request;
  const name = args.collection(request.name);
  const index = request.body.get("index");
  const names = indexNames(index === undefined ? args.required("index") : index);
  return engine.write(() => {
    const collection = existing(request, name);
    const before = collection.indexes.length;
    const all = names.length === 1 && names[0] === "*";
    const wanted = all ? collection.indexes.slice(1) : names.map((one) => namedIndex(collection, one));
    // All are looked at before any goes: a refusal changes nothing.
    if (wanted.some((one) => one === collection.indexes[0])) fail(72, "cannot drop _id index");
    if (new Set(wanted).size < wanted.length) fail(27, "index not found: it is named more than once");
    for (const one of wanted) engine.catalog.dropIndex(collection, one);
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

export const INDEXES: Commands = {
  createIndexes: { fields: ["indexes", "commitQuorum"], run: createIndexes },
  dropIndexes: { fields: ["index"], run: dropIndexes },
  deleteIndexes: { fields: ["index"], run: dropIndexes },
  listIndexes: { fields: ["cursor"], run: listIndexes },
  collMod: { fields: ["index"], run: collMod },
};
