import type { Db } from "mongodb";
import { isDuplicateKey } from "../../../db/client.js";
import { digest, newId } from "../../../ids.js";
import type { OutboxEntry } from "../../threads/index.js";

export interface WebhookDoc {
  /** Unique across tenants. */
  readonly _id: string;
  readonly tenantId: string;
  /** The public id where an admin chose it; else `_id` is the public one. */
  readonly id?: string;
  /** The admin who saved it: it shows what this person may see. */
  readonly ownerId: string;
  readonly url: string;
  /** Types of events; empty means all. */
  readonly types: readonly string[];
  /** Kept readable, since each delivery is signed with it; never shown again. */
  readonly secret: string;
  /** Stopped after the last attempt of some event; saving it again restarts it. */
  readonly failing: boolean;
  readonly lastStatus: number | null;
  readonly createdAt: Date;
  /** What the audit has yet to hear of. */
  readonly outbox?: readonly OutboxEntry[];
}

/** One event on its way to one webhook. */
export interface WebhookDelivery {
  /** Webhook and event: queued twice, it is sent once. */
  readonly _id: string;
  readonly tenantId: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly attempts: number;
  /** How often it was looked at before its event stood in the feed. */
  readonly waits?: number;
  readonly nextAt: Date;
  readonly doneAt: Date | null;
}

/** The key of a webhook whose id an admin chose: the same id may be chosen in every tenant. */
const chosenKey = (tenantId: string, id: string): string => digest("webhook", tenantId, id);

const keysOf = (tenantId: string, id: string): string[] => [id, chosenKey(tenantId, id)];

export const createWebhookRepo = (db: Db) => {
  const webhooks = db.collection<WebhookDoc>("webhooks");
  const queue = db.collection<WebhookDelivery>("webhook_deliveries");
  return {
    list: (tenantId: string): Promise<WebhookDoc[]> => webhooks.find({ tenantId }).sort({ _id: 1 }).toArray(),
    find: (tenantId: string, id: string) => webhooks.findOne({ tenantId, _id: id }),
    /** Null when one with this id was made meanwhile. */
    insert: async ({
      id,
      _id = newId(),
      ...rest
    }: Omit<WebhookDoc, "_id"> & { _id?: string }): Promise<WebhookDoc | null> => {
      const webhook =
        id === undefined ? { ...rest, _id } : { ...rest, _id: chosenKey(rest.tenantId, id), id };
      try {
        await webhooks.insertOne(webhook);
        return webhook;
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    /** Saving it again restarts it, under whoever saved it. */
    restart: (
      tenantId: string,
      id: string,
      { event, ...saved }: Pick<WebhookDoc, "url" | "types" | "ownerId"> & { event: OutboxEntry },
    ) =>
      webhooks.findOneAndUpdate(
        { tenantId, _id: { $in: keysOf(tenantId, id) } },
        { $set: { ...saved, failing: false, lastStatus: null }, $push: { outbox: event } },
        { returnDocument: "after" },
      ),
    /** Before it is removed: with the document its outbox goes. Its `_id`; null when there is none. */
    announceRemoval: async (tenantId: string, id: string, event: OutboxEntry): Promise<string | null> => {
      const found = await webhooks.findOneAndUpdate(
        { tenantId, _id: { $in: keysOf(tenantId, id) } },
        { $push: { outbox: event } },
        { projection: { _id: 1 } },
      );
      return found?._id ?? null;
    },
    remove: async (tenantId: string, id: string): Promise<boolean> => {
      const keys = { $in: keysOf(tenantId, id) };
      const { deletedCount } = await webhooks.deleteOne({ tenantId, _id: keys });
      await queue.deleteMany({ tenantId, webhookId: keys, doneAt: null });
      return deletedCount === 1;
    },
    noteStatus: (tenantId: string, id: string, lastStatus: number) =>
      webhooks.updateOne({ tenantId, _id: id }, { $set: { lastStatus } }),
    /** True for the one caller that stopped it. */
    stop: async (tenantId: string, id: string): Promise<boolean> =>
      (await webhooks.updateOne({ tenantId, _id: id, failing: false }, { $set: { failing: true } }))
        .modifiedCount === 1,

    enqueue: async (deliveries: readonly WebhookDelivery[]): Promise<void> => {
      if (deliveries.length === 0) return;
      await queue.bulkWrite(
        deliveries.map(({ _id, ...rest }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true },
        })),
        { ordered: false },
      );
    },
    /** The next one that is due, taken for a while: if this process dies, another sends it. */
    take: (now: Date, until: Date) =>
      queue.findOneAndUpdate(
        { doneAt: null, nextAt: { $lte: now } },
        { $set: { nextAt: until }, $inc: { attempts: 1 } },
        { sort: { nextAt: 1 }, returnDocument: "after" },
      ),
    retryAt: (id: string, nextAt: Date) => queue.updateOne({ _id: id }, { $set: { nextAt } }),
    /** Looked at before its event stood in the feed: no attempt was made. */
    postpone: (id: string, nextAt: Date) =>
      queue.updateOne({ _id: id }, { $set: { nextAt }, $inc: { attempts: -1, waits: 1 } }),
    finish: (id: string, doneAt: Date) => queue.updateOne({ _id: id }, { $set: { doneAt } }),
    /** What still waits for a webhook that stopped is not sent. */
    abandon: (tenantId: string, webhookId: string, doneAt: Date) =>
      queue.updateMany({ tenantId, webhookId, doneAt: null }, { $set: { doneAt } }),
  };
};

export type WebhookRepo = ReturnType<typeof createWebhookRepo>;
