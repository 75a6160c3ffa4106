import { Binary } from "bson";
import { fail, MongoError } from "../errors.js";
import { toTimestamp } from "../streams/index.js";
import {
  type Doc,
  decodeStored,
  double,
  encode,
  int,
  isNumber,
  long,
  type Maybe,
  toNumber,
  type Value,
} from "../values/index.js";
import type { Connection, Reply } from "../wire/index.js";
import { ADMINISTRATION } from "./administration.js";
import { AGGREGATES } from "./aggregate.js";
import { Arguments, doc } from "./arguments.js";
import { COLLECTIONS } from "./collections.js";
import { asksMajority, checkCommonTypes, checkConcerns } from "./concerns.js";
import type { Answer, Command, Commands, Engine, Request } from "./engine.js";
import { EXPLAINS, explainCommand } from "./explain.js";
import { FIND_AND_MODIFY } from "./find-and-modify.js";
import { HANDSHAKE } from "./handshake.js";
import { INDEXES } from "./index-commands.js";
import { READS } from "./read.js";
import { WRITES } from "./write.js";

export const COMMANDS: Commands = {
  ...HANDSHAKE,
  ...ADMINISTRATION,
  ...COLLECTIONS,
  ...INDEXES,
  ...READS,
  ...WRITES,
  ...FIND_AND_MODIFY,
  ...AGGREGATES,
  ...EXPLAINS,
};

/** Fields that any command may carry. */
const COMMON = new Set([
  ...["$db", "lsid", "txnNumber", "stmtId", "stmtIds", "autocommit", "startTransaction", "$clusterTime"],
  ...["$readPreference", "readConcern", "writeConcern", "comment", "maxTimeMS", "maxTimeMSOpOnly"],
  ...["apiVersion", "apiStrict", "apiDeprecationErrors", "$client", "rawData"],
]);

/** Of the stable API there is version 1; being strict would mean to refuse all that it leaves out. */
const checkApi = ({ body }: Request): void => {
  const version = body.get("apiVersion");
  if (version !== undefined && version !== "1") fail(322, "API version must be '1'");
  if (body.get("apiStrict") === true) fail(323, "apiStrict is not supported by this engine");
};

const checkFields = (request: Request, command: Command): void => {
  const { name, body } = request;
  if (body.has("startTransaction") || body.get("autocommit") === false)
    fail(
      263,
      "Multi-document transactions are not supported by this engine. Each write is atomic by itself; use MongoDB where one must span documents.",
    );
  checkApi(request);
  checkConcerns(request);
  if (command.fields === undefined) return;
  for (const field of body.keys())
    if (field !== name && !COMMON.has(field) && !command.fields.includes(field))
      fail(40415, `BSON field '${name}.${field}' is an unknown field.`);
  checkCommonTypes(request);
};

/** A command's deadline; a getMore's maxTimeMS is how long it waits, not how long it may take. */
const timeCheck = (name: string, maxTimeMS: Maybe): (() => void) => {
  const allowed = maxTimeMS !== undefined && isNumber(maxTimeMS) ? toNumber(maxTimeMS) : 0;
  if (allowed < 0) fail(2, `${allowed} value for maxTimeMS is out of range`);
  if (allowed === 0 || name === "getMore") return () => undefined;
  const until = performance.now() + allowed;
  return () => {
    if (performance.now() > until) fail(50, "operation exceeded time limit");
  };
};

const requestOf = (engine: Engine, connection: Connection, body: Doc): Request => {
  const [name = ""] = body.keys();
  const db = body.get("$db");
  const variables = body.get("let");
  return {
    engine,
    connection,
    name,
    body,
    db: typeof db === "string" ? db : fail(40571, "OP_MSG requests require a $db argument"),
    args: new Arguments(name, body),
    now: engine.now(),
    variables: new Map(variables instanceof Map ? variables : []),
    checkTime: timeCheck(name, body.get("maxTimeMS")),
  };
};

/** The command that is explained may have no other fields than when it is run. */
const checkExplained = (request: Request): void => {
  const inner = request.args.document("explain") ?? new Map();
  const [name = ""] = inner.keys();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) checkFields({ ...request, name, body: inner, args: new Arguments(name, inner) }, command);
};

const asReply = (answer: Answer): Reply => (answer instanceof Map ? { fields: answer } : answer);

const errorReply = (error: unknown, engine: Engine, name: string): Reply => {
  if (!(error instanceof MongoError))
    engine.log(`${name} failed: ${error instanceof Error ? error.stack : error}`);
  const known = error instanceof MongoError ? error : unexpected(error);
  const fields = doc({
    ok: double(0),
    errmsg: known.message,
    code: int(known.code),
    codeName: known.codeName,
    errorLabels: known.labels.length > 0 ? [...known.labels] : undefined,
  });
  for (const [field, value] of known.extra ?? []) fields.set(field, value);
  return { fields };
};

/** What is not a refusal of ours: a full disk by its own code, a fault of the engine as an internal error. */
const unexpected = (error: unknown): MongoError => {
  const message = error instanceof Error ? error.message : String(error);
  if (/MDB_MAP_FULL|No space left|ENOSPC/i.test(message))
    return new MongoError(14031, "OutOfDiskSpace", `No space left on the data directory's disk: ${message}`);
  if (/read-only|EROFS|EACCES|Permission denied/i.test(message))
    return new MongoError(96, "OperationFailed", `The data directory cannot be written: ${message}`);
  if (error instanceof RangeError && /call stack/i.test(message))
    return new MongoError(15, "Overflow", "The command is nested too deeply");
  return new MongoError(1, "InternalError", message);
};

/** As bytes, so that each reply copies them. */
const SIGNATURE = decodeStored(encode(doc({ hash: new Binary(new Uint8Array(20)), keyId: long(0) })));

/** What every reply of a replica set carries, so that clients know how late it is. */
const gossip = (reply: Reply, engine: Engine): Reply => {
  const { fields } = reply;
  if (!fields.has("ok")) fields.set("ok", double(1));
  if (engine.replicaSet.name === undefined || !engine.replicaSet.initiated) return reply;
  const time: Value = toTimestamp(engine.oplog.last);
  fields.set("$clusterTime", doc({ clusterTime: time, signature: SIGNATURE }));
  fields.set("operationTime", time);
  return reply;
};

/** Runs a command and always has an answer: no command can end the process. */
export const dispatch = async (engine: Engine, connection: Connection, body: Doc): Promise<Reply> => {
  const [name = ""] = body.keys();
  try {
    const request = requestOf(engine, connection, body);
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) return gossip(fail(59, `no such command: '${name}'`), engine);
    checkFields(request, command);
    if (name === "explain") checkExplained(request);
    if (name === "aggregate" && body.get("explain") === true)
      return gossip({ fields: explainCommand(request, body) }, engine);
    const answer = await command.run(request);
    if (asksMajority(request)) await engine.durable();
    return gossip(asReply(answer), engine);
  } catch (error) {
    return gossip(errorReply(error, engine, name), engine);
  }
};
