import { fail } from "../errors.js";
import { defineIndex } from "../indexes/index.js";
import type { Collection, IndexState } from "../store/index.js";
import { type Doc, int, long, type Value } from "../values/index.js";
import { Arguments, doc } from "./arguments.js";
import { existing, namedIndex } from "./collections.js";
import type { Request } from "./engine.js";

const CHANGES = new Set(["name", "keyPattern", "expireAfterSeconds", "hidden"]);

const indexOf = (collection: Collection, change: Arguments): IndexState => {
  const [name, keyPattern] = [change.body.get("name"), change.document("keyPattern")];
  if ((name === undefined) === (keyPattern === undefined))
    fail(72, "collMod: an index is named either by its name or by its keyPattern");
  return namedIndex(collection, keyPattern ?? change.text("name"));
};

/** collMod changes an index's expiry, hides and shows it, and nothing else. */
export const collMod = (request: Request): Promise<Doc> => {
  const { args, engine } = request;
  const given = args.document("index") ?? fail(72, "collMod: only an index can be changed");
  for (const field of given.keys())
    if (!CHANGES.has(field)) fail(40415, `BSON field 'collMod.index.${field}' is an unknown field.`);
  const change = new Arguments("collMod.index", given);
  const [seconds, hidden] = [change.count("expireAfterSeconds", 72), change.flag("hidden")];
  if (seconds === undefined && hidden === undefined)
    fail(72, "collMod: no expireAfterSeconds or hidden field");
  return engine.write(() => {
    const collection = existing(request, args.collection("collMod"));
    const index = indexOf(collection, change);
    const old = index.definition;
    if (hidden !== undefined && index === collection.indexes[0]) fail(2, "can't hide _id index");
    const spec = new Map<string, Value>(old.spec);
    if (seconds !== undefined) spec.set("expireAfterSeconds", int(seconds));
    if (hidden !== undefined) spec.set("hidden", hidden);
    const definition = defineIndex(spec);
    collection.indexes = collection.indexes.map((one) => (one === index ? { ...one, definition } : one));
    engine.catalog.save(collection);
    const answer = new Map<string, Value>();
    if (seconds !== undefined) {
      if (old.expireAfterSeconds !== undefined)
        answer.set("expireAfterSeconds_old", long(old.expireAfterSeconds));
      answer.set("expireAfterSeconds_new", long(seconds));
    }
    if (hidden === undefined) return answer;
    return new Map([...answer, ...doc({ hidden_old: old.hidden, hidden_new: hidden })]);
  });
};
