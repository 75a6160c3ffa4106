import { ObjectId } from "bson";
import { fail } from "../errors.js";
import { type Time, toTimestamp } from "../streams/clock.js";
import { type Doc, int, long } from "../values/index.js";
import { doc } from "./arguments.js";

/** The set of one that the engine says it is. Without a name it is a server of its own. */
export interface ReplicaSet {
  readonly name: string | undefined;
  readonly initiated: boolean;
  readonly config: Doc | undefined;
  initiate(config: Doc): void;
  reconfigure(config: Doc): void;
  /** What a hello says about the set. */
  hello(last: Time, now: Date): Doc;
}

export interface ReplicaSetSettings {
  readonly name: string | undefined;
  readonly address: string;
  readonly config: Doc | undefined;
  /** Keeps the configuration across restarts. */
  save(config: Doc): void;
}

const ELECTION_ID = new ObjectId("7fffffff0000000000000001");

const hostIn = (config: Doc): string | undefined => {
  const members = config.get("members");
  const first = Array.isArray(members) ? members[0] : undefined;
  const host = first instanceof Map ? first.get("host") : undefined;
  return typeof host === "string" ? host : undefined;
};

export const openReplicaSet = ({ name, address, config: stored, save }: ReplicaSetSettings): ReplicaSet => {
  let config = stored;
  const check = (wanted: Doc): Doc => {
    if (wanted.get("_id") !== name)
      fail(
        93,
        `Attempting to initiate a replica set with name ${wanted.get("_id")}, but command line reports ${name}; rejecting`,
      );
    const members = wanted.get("members");
    if (!Array.isArray(members) || members.length !== 1)
      fail(93, "This engine is always a replica set of one member");
    return wanted;
  };
  return {
    name,
    get initiated() {
      return name === undefined || config !== undefined;
    },
    get config() {
      return config;
    },
    initiate(given) {
      if (name === undefined) fail(76, "This node was not started with the replSet option");
      if (config !== undefined) fail(23, "already initialized");
      const whole =
        given.size > 0 ? given : doc({ _id: name ?? "", members: [doc({ _id: int(0), host: address })] });
      config = new Map(check(whole)).set("version", whole.get("version") ?? int(1)).set("term", long(1));
      save(config);
    },
    reconfigure(given) {
      if (config === undefined) fail(94, "no replset config has been received");
      config = check(given);
      save(config);
    },
    hello(last, now) {
      if (name === undefined) return new Map();
      if (config === undefined)
        return doc({
          isreplicaset: true,
          secondary: false,
          info: "Does not have a valid replica set config",
        });
      // The configuration's own name for us, unless it is of a start on another port.
      const configured = hostIn(config);
      const port = address.slice(address.lastIndexOf(":"));
      const host = configured?.endsWith(port) ? configured : address;
      const time = doc({ ts: toTimestamp(last), t: long(1) });
      return doc({
        hosts: [host],
        setName: name,
        setVersion: config.get("version") ?? int(1),
        secondary: false,
        primary: host,
        me: host,
        electionId: ELECTION_ID,
        lastWrite: doc({ opTime: time, lastWriteDate: now, majorityOpTime: time, majorityWriteDate: now }),
      });
    },
  };
};
