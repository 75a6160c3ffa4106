import { Binary } from "bson";
import { fail } from "../errors.js";
import { EVERYTHING, type Tree } from "../store/types.js";
import { type Doc, decode, encode, isNumber, long, toLong, type Value } from "../values/index.js";

/** A retryable write, as its command names it. */
export interface WriteId {
  readonly session: Buffer;
  readonly number: bigint;
  /** The command's first statement: a driver may spread one transaction number over several commands. */
  readonly statement: number;
}

/** What was answered to the last write of each session, kept with the writes themselves. */
export interface Sessions {
  /** The reply of this very write, if it has been applied; refuses a number older than the session's. */
  answered(id: WriteId): Doc | undefined;
  /** Remembers, within the transaction of the write. */
  remember(id: WriteId, reply: Doc): void;
  forget(session: Buffer): void;
  reload(): void;
}

/** As many sessions as are remembered; the one unused longest goes first. */
const MOST_SESSIONS = 10_000;
/** And as many commands under one number. */
const MOST_STATEMENTS = 100;

export const sessionKey = (lsid: Value | undefined): Buffer | undefined => {
  const id = lsid instanceof Map ? lsid.get("id") : undefined;
  return id instanceof Binary ? Buffer.from(id.buffer.subarray(0, id.position)) : undefined;
};

interface Remembered {
  readonly number: bigint;
  readonly replies: ReadonlyMap<string, Value>;
}

const rememberedIn = (bytes: Buffer): Remembered => {
  const doc = decode(bytes);
  const number = doc.get("number");
  const replies = doc.get("replies");
  return {
    number: number !== undefined && isNumber(number) ? toLong(number) : -1n,
    replies: replies instanceof Map ? replies : new Map(),
  };
};

export const openSessions = (tree: Tree): Sessions => {
  /** Keys in order of use. */
  const used = new Map<string, Buffer>();
  const load = (): void => {
    used.clear();
    for (const key of tree.keys(EVERYTHING)) used.set(key.toString("hex"), Buffer.from(key));
  };
  const find = (session: Buffer): Remembered | undefined => {
    const bytes = tree.get(session);
    return bytes && rememberedIn(bytes);
  };
  load();

  return {
    answered({ session, number, statement }) {
      const last = find(session);
      if (last === undefined || number > last.number) return undefined;
      if (number < last.number)
        return fail(
          225,
          `Retryable write with txnNumber ${number} is prohibited on session because a newer retryable write with txnNumber ${last.number} has already started on this session.`,
        );
      const reply = last.replies.get(String(statement));
      return reply instanceof Map ? reply : undefined;
    },
    remember({ session, number, statement }, reply) {
      const last = find(session);
      const replies = new Map(last?.number === number ? last.replies : []);
      replies.set(String(statement), reply);
      const [oldest] = replies.keys();
      if (replies.size > MOST_STATEMENTS && oldest !== undefined) replies.delete(oldest);
      tree.put(
        session,
        encode(
          new Map<string, Value>([
            ["number", long(number)],
            ["replies", replies],
          ]),
        ),
      );
      const name = session.toString("hex");
      used.delete(name);
      used.set(name, session);
      for (const [first, key] of used) {
        if (used.size <= MOST_SESSIONS) break;
        used.delete(first);
        tree.remove(key);
      }
    },
    forget(session) {
      used.delete(session.toString("hex"));
      tree.remove(session);
    },
    reload: load,
  };
};
