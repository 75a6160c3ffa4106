import { Timestamp } from "bson";
import { fail } from "../errors.js";
import { compilePipeline, type RunContext, runPipeline } from "../stages/index.js";
import { type Doc, encode, type Maybe, type Value } from "../values/index.js";
import { compareTimes, type Time, timeOf, toTimestamp } from "./clock.js";
import type { Interest, StreamHub } from "./hub.js";
import type { Oplog, OplogEntry } from "./oplog.js";
import { resumePointOf, tokenOf } from "./token.js";

export interface StreamRequest {
  readonly interest: Interest;
  readonly stages: readonly Value[];
  readonly context: RunContext;
  /** The document as it is now, for `fullDocument: "updateLookup"`. */
  lookup(db: string, collection: string, id: Value): Doc | undefined;
}

interface Parts {
  readonly oplog: Oplog;
  readonly hub: StreamHub;
}

interface Reader {
  readonly closed: boolean;
  onClose(listener: () => void): () => void;
}

const OPTIONS = new Set([
  ...["resumeAfter", "startAfter", "startAtOperationTime", "fullDocument", "fullDocumentBeforeChange"],
  ...["allChangesForCluster", "showExpandedEvents"],
]);

/** What may follow $changeStream. */
const STAGES = new Set([
  "$match",
  "$project",
  "$set",
  "$addFields",
  "$unset",
  "$replaceRoot",
  "$replaceWith",
  "$redact",
]);

const fatal = { labels: ["NonResumableChangeStreamError"] };

const startOf = (options: Doc, oplog: Oplog): Time => {
  const resume = options.get("resumeAfter");
  const after = options.get("startAfter");
  const at = options.get("startAtOperationTime");
  if ([resume, after, at].filter((one) => one !== undefined).length > 1)
    fail(40674, "Only one type of resume option is allowed, but multiple were found.");
  if (at !== undefined) {
    if (!(at instanceof Timestamp)) return fail(14, "startAtOperationTime must be a timestamp");
    const { seconds, count } = timeOf(at);
    return count > 0 ? { seconds, count: count - 1 } : { seconds: seconds - 1, count: 0xffffffff };
  }
  if (resume === undefined && after === undefined) return oplog.last;
  const point = resumePointOf(resume ?? after);
  if (resume !== undefined && point.invalidated)
    fail(
      260,
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    );
  return point.time;
};

/** What events show; refuses what would make them show more. */
const checkFullDocument = (options: Doc): boolean => {
  const mode = options.get("fullDocument") ?? "default";
  if (mode !== "default" && mode !== "updateLookup")
    fail(2, `fullDocument: '${mode}' needs pre- and post-images, which this engine does not keep`);
  if (options.get("showExpandedEvents") === true)
    fail(2, "showExpandedEvents: true is not supported by this engine");
  const before = options.get("fullDocumentBeforeChange") ?? "off";
  if (before !== "off")
    fail(2, `fullDocumentBeforeChange: '${before}' needs pre-images, which this engine does not keep`);
  return mode === "updateLookup";
};

/** Events of the same drop that end a stream: of its collection, or of its database. */
const ends = ({ db, collection }: Interest, operation: Maybe): boolean =>
  (collection !== undefined && operation === "drop") ||
  (db !== undefined && collection === undefined && operation === "dropDatabase");

const LONGEST_BATCH_BYTES = 16 * 1024 * 1024;

/** A cursor's source over the oplog: it reads on from where it was, and waits when there is nothing. */
export const changeStream = (request: StreamRequest, { oplog, hub }: Parts) => {
  const [head, ...rest] = request.stages;
  const given = head instanceof Map ? head.get("$changeStream") : undefined;
  const options = given instanceof Map ? given : new Map<string, Value>();
  for (const name of options.keys())
    if (!OPTIONS.has(name)) fail(40415, `BSON field '$changeStream.${name}' is an unknown field.`);
  for (const stage of rest) {
    const [name = ""] = stage instanceof Map ? stage.keys() : [];
    if (!STAGES.has(name)) fail(20, `Stage ${name} is not permitted in a $changeStream pipeline`);
  }
  const looksUp = checkFullDocument(options);
  const pipeline = compilePipeline(rest, { variables: new Set(request.context.variables.keys()) });
  const { interest, context, lookup } = request;
  let position = startOf(options, oplog);
  let invalidated = false;
  let cancel: (() => void) | undefined;

  const checkHistory = (): void => {
    if (!oplog.reaches(position))
      fail(
        286,
        "Resume of change stream was not possible, as the resume point may no longer be in the oplog.",
        fatal,
      );
  };
  checkHistory();

  const concerns = (entry: OplogEntry): boolean =>
    interest.db === undefined
      ? !["admin", "config", "local"].includes(entry.db) && entry.db !== ""
      : entry.db === interest.db &&
        (interest.collection === undefined || entry.collection === interest.collection);

  const shown = (entry: OplogEntry): Doc => {
    const stored = entry.event();
    const event: Doc = new Map<string, Value>([
      ["_id", tokenOf({ time: entry.time, invalidated: false })],
      ["operationType", stored.get("operationType") ?? ""],
      ["clusterTime", toTimestamp(entry.time)],
    ]);
    for (const [name, value] of stored) event.set(name, value);
    const key = stored.get("documentKey");
    const id = key instanceof Map ? key.get("_id") : undefined;
    if (looksUp && stored.get("operationType") === "update" && id !== undefined)
      event.set("fullDocument", lookup(entry.db, entry.collection ?? "", id) ?? null);
    return event;
  };

  const through = (event: Doc): Buffer[] => {
    const token = event.get("_id");
    return [...runPipeline(pipeline, [event], context)].map((result) => {
      if (result.get("_id") !== token)
        fail(
          280,
          "Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point. Only transformations that retain the unmodified _id field are allowed.",
          fatal,
        );
      return encode(result);
    });
  };

  const drain = (count: number): { documents: Buffer[]; done: boolean } => {
    const documents: Buffer[] = [];
    let bytes = 0;
    for (const entry of oplog.after(position)) {
      if (documents.length >= count || bytes > LONGEST_BATCH_BYTES) return { documents, done: false };
      position = entry.time;
      if (!concerns(entry)) continue;
      const event = shown(entry);
      const made = through(event);
      documents.push(...made);
      bytes += made.reduce((sum, one) => sum + one.length, 0);
      if (!ends(interest, event.get("operationType"))) continue;
      invalidated = true;
      const ending = new Map<string, Value>([
        ["_id", tokenOf({ time: entry.time, invalidated: true })],
        ["operationType", "invalidate"],
        ["clusterTime", toTimestamp(entry.time)],
        ["wallTime", event.get("wallTime") ?? new Date(0)],
      ]);
      documents.push(...through(ending));
      return { documents, done: true };
    }
    // Nothing more up to here, of interest or not.
    if (compareTimes(position, oplog.last) < 0) position = oplog.last;
    return { documents, done: false };
  };

  const waitFor = async (milliseconds: number, reader: Reader): Promise<boolean> => {
    const waiting = hub.wait(interest, milliseconds);
    cancel = waiting.cancel;
    const stop = reader.onClose(waiting.cancel);
    const came = await waiting.done;
    stop();
    cancel = undefined;
    return came && !reader.closed;
  };

  return {
    async next(count: number, wait: { milliseconds: number | undefined; connection: Reader }) {
      checkHistory();
      const until = Date.now() + (wait.milliseconds ?? 1000);
      let batch = drain(count);
      while (batch.documents.length === 0 && !batch.done && count > 0) {
        const left = until - Date.now();
        if (left <= 0 || !(await waitFor(left, wait.connection))) break;
        batch = drain(count);
      }
      if (batch.documents.length === 0 && !batch.done) batch = drain(count);
      return { ...batch, resumeToken: tokenOf({ time: position, invalidated }) };
    },
    close: () => cancel?.(),
  };
};
