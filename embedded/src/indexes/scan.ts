import type { Collection } from "../store/catalog.js";
import type { Stored } from "../store/records.js";
import { EVERYTHING, type Span, type Tree } from "../store/types.js";
import { decodeStored } from "../values/index.js";
import type { IndexScan, Plan } from "./planner.js";

/** What a plan's run looked at, for explain. */
export interface Examined {
  keys: number;
  documents: number;
}

/** A record; what its bytes hold is only read when someone looks inside. */
export const stored = (record: Buffer, bytes: Buffer): Stored => ({
  record,
  bytes,
  doc: decodeStored(bytes),
});

const FIRST_STEP = 16;
const LAST_STEP = 512;

/**
 * Walks keys a few at a time, each time from where it was: so no cursor of the store stays open while
 * someone else writes, however long the reader takes.
 */
export function* walkKeys(tree: Tree, span: Span, reverse: boolean): Generator<Buffer> {
  let { from, to } = span;
  for (let step = FIRST_STEP; ; step = Math.min(step * 2, LAST_STEP)) {
    const part: Buffer[] = [];
    for (const key of tree.keys({ from, to, reverse })) if (part.push(key) >= step) break;
    yield* part;
    const last = part.at(-1);
    if (last === undefined || part.length < step) return;
    if (reverse) to = last;
    else from = Buffer.concat([last, Buffer.alloc(1)]);
  }
}

function* recordsOf(scan: IndexScan, examined: Examined): Generator<Buffer> {
  const seen = scan.repeats || scan.spans.length > 1 ? new Set<string>() : undefined;
  for (const span of scan.spans)
    for (const key of walkKeys(scan.index.tree, span, scan.reverse)) {
      examined.keys += 1;
      const record = key.subarray(-8);
      if (seen !== undefined) {
        const name = record.toString("latin1");
        if (seen.has(name)) continue;
        seen.add(name);
      }
      yield record;
    }
}

function* unionOf(scans: readonly IndexScan[], examined: Examined): Generator<Buffer> {
  const seen = new Set<string>();
  for (const scan of scans)
    for (const record of recordsOf(scan, examined)) {
      const name = record.toString("latin1");
      if (seen.has(name)) continue;
      seen.add(name);
      yield record;
    }
}

/** The documents a plan leads to, before any filter that is left. */
export function* runPlan(collection: Collection, plan: Plan, examined: Examined): Generator<Stored> {
  const records =
    plan.kind === "collection"
      ? walkKeys(collection.records, EVERYTHING, plan.reverse)
      : plan.kind === "index"
        ? recordsOf(plan, examined)
        : unionOf(plan.scans, examined);
  for (const record of records) {
    const bytes = collection.records.get(record);
    if (bytes === undefined) continue;
    examined.documents += 1;
    yield stored(record, bytes);
  }
}

/** How many documents an exact plan leads to, from its keys alone. */
export const countPlan = (plan: IndexScan, examined: Examined): number => {
  if (!plan.repeats) {
    const count = plan.spans.reduce((sum, span) => sum + plan.index.tree.count(span), 0);
    examined.keys += count;
    return count;
  }
  let count = 0;
  for (const _ of recordsOf(plan, examined)) count += 1;
  return count;
};
