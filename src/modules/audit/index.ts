import type { Db } from "mongodb";
import { isAdmin } from "../../authz/directory.js";
import { refuse } from "../../errors.js";
import {
  type Connection,
  connection,
  decodeCursor,
  encodeCursor,
  type Page,
  requireFirst,
} from "../../paging.js";
import type { Viewer } from "../../viewer.js";
import type { OutboxConsumer } from "../events/index.js";
import { auditOf } from "./entries.js";
import { createAuditRepo } from "./repo.js";
import type { AuditDoc } from "./types.js";

export { auditIndexes } from "./indexes.js";
export { resolvers } from "./resolvers.js";
export type { AuditDoc } from "./types.js";

export interface Audit {
  /** For the relay: every act is recorded before its event is told. */
  readonly consume: OutboxConsumer;
  /** The tenant's acts, newest first. @throws Refusal `forbidden` for all but the tenant's admins in person. */
  readonly list: (viewer: Viewer, page: Page) => Promise<Connection<AuditDoc>>;
}

export const createAudit = (db: Db): Audit => {
  const repo = createAuditRepo(db);
  return {
    async consume(tenantId, entries) {
      const records = entries.flatMap((entry) => auditOf(tenantId, entry) ?? []);
      if (records.length > 0) await repo.insert(records);
    },
    async list(viewer, { first, after }) {
      if (!isAdmin(viewer)) refuse("forbidden", "Only an admin of the tenant reads the audit.");
      requireFirst(first);
      const cursor = typeof after === "string" ? decodeCursor(after, ["date", "string"]) : null;
      return connection(await repo.page(viewer.tenantId, { first, after: cursor }), {
        first,
        after,
        cursorOf: ({ at, _id }) => encodeCursor([at, _id]),
      });
    },
  };
};
