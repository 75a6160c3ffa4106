import { fail } from "../errors.js";
import { type Doc, int, isNumber, long, type Maybe, toLong } from "../values/index.js";
import { doc } from "./arguments.js";
import type { Commands, Request } from "./engine.js";

const given = (value: Maybe): Doc => (value instanceof Map ? value : new Map());

/** mongodb-memory-server reads the log line; the replies are what drivers and shells look at. */
const PRIMARY = "transition to primary complete; database writes are now permitted";

const initiate = async ({ engine, body }: Request): Promise<Doc> => {
  await engine.write(() => engine.replicaSet.initiate(given(body.get("replSetInitiate"))));
  engine.log("transition to PRIMARY from SECONDARY");
  engine.log(PRIMARY);
  return new Map();
};

const reconfigure = async ({ engine, body }: Request): Promise<Doc> => {
  await engine.write(() => engine.replicaSet.reconfigure(given(body.get("replSetReconfig"))));
  engine.log(PRIMARY);
  return new Map();
};

const getConfig = ({ engine }: Request): Doc =>
  doc({ config: engine.replicaSet.config ?? fail(94, "no replset config has been received") });

const getStatus = ({ engine }: Request): Doc => {
  const { config, name } = engine.replicaSet;
  if (config === undefined || name === undefined) return fail(94, "no replset config has been received");
  const members = config.get("members");
  const first = Array.isArray(members) ? given(members[0]) : new Map();
  return doc({
    set: name,
    date: engine.now(),
    myState: int(1),
    term: long(1),
    members: [
      doc({
        _id: int(0),
        name: first.get("host") ?? "",
        health: int(1),
        state: int(1),
        stateStr: "PRIMARY",
        uptime: int(Math.round(process.uptime())),
        self: true,
      }),
    ],
  });
};

const killCursors = ({ engine, args }: Request): Doc => {
  const ids = (args.list("cursors") ?? []).flatMap((id) => (isNumber(id) ? [toLong(id)] : []));
  const killed = ids.filter((id) => engine.cursors.close(id));
  const missing = ids.filter((id) => !killed.includes(id));
  return doc({
    cursorsKilled: killed.map((id) => long(id)),
    cursorsNotFound: missing.map((id) => long(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
  });
};

const shutdown = ({ engine, db }: Request): Doc => {
  if (db !== "admin") fail(13, "shutdown may only be run against the admin database.");
  engine.shutdown();
  return new Map();
};

export const ADMINISTRATION: Commands = {
  replSetInitiate: { run: initiate },
  replSetReconfig: { run: reconfigure },
  replSetGetConfig: { run: getConfig },
  replSetGetStatus: { run: getStatus },
  killCursors: { fields: ["cursors"], run: killCursors },
  killOp: { run: () => doc({ info: "attempting to kill op" }) },
  shutdown: { run: shutdown },
};
