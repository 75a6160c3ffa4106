import { randomBytes } from "node:crypto";
import { Binary } from "bson";
import { fail } from "../errors.js";
import { defineIndex, type IndexDefinition, type KeyMaker, keyMaker } from "../indexes/index.js";
import { type Doc, decode, encode, exactInt, int, isNumber, type Value } from "../values/index.js";
import { EVERYTHING, type Store, subtree, type Tree } from "./types.js";

/** The subtrees that are always there. Collections and indexes take numbers from FIRST_FREE on. */
export const SUBTREES = { catalog: 0, oplog: 1, sessions: 2, dropped: 3, configuration: 4 } as const;
const FIRST_FREE = 16;

export interface IndexState {
  readonly definition: IndexDefinition;
  readonly treeId: number;
  readonly tree: Tree;
  readonly keysOf: KeyMaker;
  /** Per field: whether some document led it through an array. Never taken back. */
  multikey: readonly boolean[];
  /** Whether some key was too long: then the index no longer orders, and a bound needs the document. */
  cut: boolean;
}

export interface Collection {
  readonly db: string;
  readonly name: string;
  readonly ns: string;
  readonly uuid: Binary;
  readonly options: Doc;
  readonly treeId: number;
  /** Record number → the document's bytes. */
  readonly records: Tree;
  indexes: readonly IndexState[];
  nextRecord: number;
}

export interface Catalog {
  readonly collections: ReadonlyMap<string, Collection>;
  get(db: string, name: string): Collection | undefined;
  create(db: string, name: string, options?: Doc): Collection;
  drop(collection: Collection): void;
  newIndex(definition: IndexDefinition): IndexState;
  /** Forgets an index; its entries are swept later. */
  dropIndex(collection: Collection, index: IndexState): void;
  /** Writes what is known of a collection and its indexes. */
  save(collection: Collection): void;
  /** Whether `sweep` has anything to do. */
  hasDropped(): boolean;
  /** Removes up to `count` keys of what was dropped; answers whether any is left. */
  sweep(count: number): boolean;
  reload(): void;
}

const numberIn = (doc: Doc, name: string): number => {
  const value = doc.get(name);
  return (value !== undefined && isNumber(value) ? exactInt(value) : undefined) ?? 0;
};

const docs = (value: Value | undefined): Doc[] =>
  Array.isArray(value) ? value.filter((item): item is Doc => item instanceof Map) : [];

const checkNames = (db: string, name: string): void => {
  if (db === "" || db.length > 63 || /[/\\. "$\0]/.test(db)) fail(73, `Invalid database name: '${db}'`);
  if (name === "" || name.startsWith(".") || name.includes("\0") || name.includes("$"))
    fail(73, `Invalid namespace specified '${db}.${name}'`);
  if (name.startsWith("system.") && name !== "system.js") fail(73, `Invalid system namespace: ${db}.${name}`);
  if (Buffer.byteLength(`${db}.${name}`) > 255)
    fail(73, `Fully qualified namespace is too long: '${db}.${name}'`);
};

export const openCatalog = (store: Store): Catalog => {
  const tree = subtree(store, SUBTREES.catalog);
  const dropped = subtree(store, SUBTREES.dropped);
  const collections = new Map<string, Collection>();
  let nextTree = FIRST_FREE;

  const stateOf = (definition: IndexDefinition, treeId: number): IndexState => ({
    definition,
    treeId,
    tree: subtree(store, treeId),
    keysOf: keyMaker(definition),
    multikey: definition.fields.map(() => false),
    cut: false,
  });
  const read = (ns: string, doc: Doc): Collection => {
    const dot = ns.indexOf(".");
    const treeId = numberIn(doc, "tree");
    const records = subtree(store, treeId);
    const uuid = doc.get("uuid");
    const options = doc.get("options");
    let nextRecord = 1;
    for (const key of records.keys({ ...EVERYTHING, reverse: true })) {
      nextRecord = key.readUIntBE(2, 6) + 1;
      break;
    }
    const indexes = docs(doc.get("indexes")).map((one) => {
      const spec = one.get("spec");
      const state = stateOf(defineIndex(spec instanceof Map ? spec : new Map()), numberIn(one, "tree"));
      const multikey = one.get("multikey");
      if (Array.isArray(multikey)) state.multikey = multikey.map((value) => value === true);
      state.cut = one.get("cut") === true;
      nextTree = Math.max(nextTree, state.treeId + 1);
      return state;
    });
    nextTree = Math.max(nextTree, treeId + 1);
    return {
      db: ns.slice(0, dot),
      name: ns.slice(dot + 1),
      ns,
      uuid: uuid instanceof Binary ? uuid : new Binary(randomBytes(16), 4),
      options: options instanceof Map ? options : new Map(),
      treeId,
      records,
      indexes,
      nextRecord,
    };
  };
  const idKey = (id: number): Buffer => {
    const key = Buffer.alloc(4);
    key.writeUInt32BE(id);
    return key;
  };
  const load = (): void => {
    collections.clear();
    for (const key of dropped.keys(EVERYTHING)) nextTree = Math.max(nextTree, key.readUInt32BE(0) + 1);
    for (const { key, value } of tree.entries(EVERYTHING)) {
      const ns = key.toString("utf8");
      collections.set(ns, read(ns, decode(value)));
    }
  };
  const takeTree = (): number => nextTree++;
  const save = (collection: Collection): void => {
    const indexes = collection.indexes.map(
      (index): Value =>
        new Map<string, Value>([
          ["spec", index.definition.spec],
          ["tree", int(index.treeId)],
          ["multikey", [...index.multikey]],
          ["cut", index.cut],
        ]),
    );
    const doc: Doc = new Map<string, Value>([
      ["uuid", collection.uuid],
      ["tree", int(collection.treeId)],
      ["options", collection.options],
      ["indexes", indexes],
    ]);
    tree.put(Buffer.from(collection.ns), encode(doc));
  };
  const discard = (treeId: number): void => dropped.put(idKey(treeId), Buffer.alloc(0));
  load();

  return {
    collections,
    get: (db, name) => collections.get(`${db}.${name}`),
    create(db, name, options = new Map()) {
      checkNames(db, name);
      const treeId = takeTree();
      const idIndex = stateOf(
        defineIndex(
          new Map<string, Value>([
            ["key", new Map([["_id", int(1)]])],
            ["name", "_id_"],
          ]),
        ),
        takeTree(),
      );
      const collection: Collection = {
        db,
        name,
        ns: `${db}.${name}`,
        uuid: new Binary(randomBytes(16), 4),
        options,
        treeId,
        records: subtree(store, treeId),
        indexes: [idIndex],
        nextRecord: 1,
      };
      collections.set(collection.ns, collection);
      save(collection);
      return collection;
    },
    drop(collection) {
      discard(collection.treeId);
      for (const index of collection.indexes) discard(index.treeId);
      collections.delete(collection.ns);
      tree.remove(Buffer.from(collection.ns));
    },
    newIndex: (definition) => stateOf(definition, takeTree()),
    dropIndex(collection, index) {
      collection.indexes = collection.indexes.filter((one) => one !== index);
      discard(index.treeId);
      save(collection);
    },
    save,
    hasDropped() {
      for (const _ of dropped.keys(EVERYTHING)) return true;
      return false;
    },
    sweep(count) {
      let left = count;
      for (const key of [...dropped.keys(EVERYTHING)]) {
        const dead = subtree(store, key.readUInt32BE(0));
        const keys: Buffer[] = [];
        for (const one of dead.keys(EVERYTHING)) {
          if (keys.push(one) >= left) break;
        }
        for (const one of keys) dead.remove(one);
        left -= keys.length;
        if (left <= 0) return true;
        dropped.remove(key);
      }
      return false;
    },
    reload: load,
  };
};
