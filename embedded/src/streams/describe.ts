import { type Doc, encode, int, type Value } from "../values/index.js";

interface Description {
  readonly updated: Doc;
  readonly removed: string[];
  readonly truncated: Value[];
}

/** Same type, same bytes: 1 and 1.0 are equal, yet an update from one to the other is a change. */
const same = (a: Value, b: Value): boolean => {
  if (a === b) return true;
  const [x, y] = [encode(new Map([["", a]])), encode(new Map([["", b]]))];
  return x.length === y.length && Buffer.compare(x, y) === 0;
};

const note = (before: Value, after: Value, path: string, into: Description): void => {
  if (before === after) return;
  if (before instanceof Map && after instanceof Map) documents(before, after, `${path}.`, into);
  else if (Array.isArray(before) && Array.isArray(after)) arrays(before, after, path, into);
  else if (!same(before, after)) into.updated.set(path, after);
};

const documents = (before: Doc, after: Doc, prefix: string, into: Description): void => {
  for (const name of before.keys()) if (!after.has(name)) into.removed.push(prefix + name);
  for (const [name, value] of after) {
    const old = before.get(name);
    if (old === undefined) into.updated.set(prefix + name, value);
    else note(old, value, prefix + name, into);
  }
};

const arrays = (before: readonly Value[], after: readonly Value[], path: string, into: Description): void => {
  if (after.length < before.length)
    into.truncated.push(
      new Map<string, Value>([
        ["field", path],
        ["newSize", int(after.length)],
      ]),
    );
  after.forEach((value, i) => {
    const old = before[i];
    if (old === undefined) into.updated.set(`${path}.${i}`, value);
    else note(old, value, `${path}.${i}`, into);
  });
};

/** An update event's updateDescription: what differs, and nothing of what stayed. */
export const describeUpdate = (before: Doc, after: Doc): Doc => {
  const into: Description = { updated: new Map(), removed: [], truncated: [] };
  documents(before, after, "", into);
  return new Map<string, Value>([
    ["updatedFields", into.updated],
    ["removedFields", into.removed],
    ["truncatedArrays", into.truncated],
  ]);
};
