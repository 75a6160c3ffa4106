import type { CollectionIndexes } from "../../db/sync-indexes.js";

export const indexes: readonly CollectionIndexes[] = [
  {
    collection: "answers",
    indexes: [
      { key: { tenantId: 1, seq: 1 }, unique: true, serves: "one writer per number" },
      { key: { tenantId: 1, reader: 1, seq: 1 }, serves: "answers: what one service may read, in order" },
    ],
  },
];
