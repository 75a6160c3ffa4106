import type { Collection, Db } from "mongodb";
import { newId } from "../../ids.js";
import type { OutboxEntry } from "../threads/index.js";
import type { AgentKey } from "./types.js";

/** Queries and updates of `agent_keys`, one each. */
export const createKeysRepo = (db: Db) => {
  const keys: Collection<AgentKey> = db.collection<AgentKey>("agent_keys");
  const revocation = (at: Date) => ({ $set: { revokedAt: at }, $inc: { version: 1 } });
  return {
    /** The one query without a tenant: the key is what says which tenant it belongs to. */
    findByHash: (hash: string) => keys.findOne({ hash, revokedAt: null }),
    find: (tenantId: string, id: string) => keys.findOne({ tenantId, id }),
    /** The keys that open something for these handles, oldest first. */
    findOfHandles: (tenantId: string, foldedHandles: readonly string[]): Promise<AgentKey[]> =>
      keys
        .find({ tenantId, foldedHandle: { $in: foldedHandles }, revokedAt: null })
        .sort({ createdAt: 1, id: 1 })
        .toArray(),
    async insert(key: Omit<AgentKey, "_id" | "version" | "outbox">, event: OutboxEntry): Promise<AgentKey> {
      const stored = { ...key, _id: newId(), version: 1, outbox: [event] };
      await keys.insertOne(stored);
      return stored;
    },
    /** Notes a use, unless one was noted since `before`. */
    touch: (key: AgentKey, at: Date, before: Date) =>
      keys.updateOne(
        { tenantId: key.tenantId, id: key.id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lt: before } }] },
        { $set: { lastUsedAt: at } },
      ),
    /** Whether this call ended the key. */
    async revoke(
      tenantId: string,
      id: string,
      { at, event }: { at: Date; event: OutboxEntry },
    ): Promise<boolean> {
      const { modifiedCount } = await keys.updateOne(
        { tenantId, id, revokedAt: null },
        { ...revocation(at), $push: { outbox: event } },
      );
      return modifiedCount === 1;
    },
    revokeOfHandle: (tenantId: string, foldedHandle: string, at: Date) =>
      keys.updateMany({ tenantId, foldedHandle, revokedAt: null }, revocation(at)),
    revokeOfOwner: (tenantId: string, ownerId: string, at: Date) =>
      keys.updateMany({ tenantId, ownerId, revokedAt: null }, revocation(at)),
  };
};
export type KeysRepo = ReturnType<typeof createKeysRepo>;
