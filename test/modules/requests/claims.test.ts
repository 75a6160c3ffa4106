import { expect, it } from "@jest/globals";
import { runClaims } from "../../../bench/claims.js";
import { syncIndexes } from "../../../src/db/sync-indexes.js";
import { makeLog } from "../../../src/http/open-server.js";
import { requestIndexes } from "../../../src/modules/requests/index.js";
import { openTestDatabase } from "../../support/database.js";

const { db } = await openTestDatabase();
await syncIndexes(db, requestIndexes(7), makeLog({ logLevel: "silent" }));

it("in 600 claims with pauses, crashes and renewals no work is completed twice, and no late write is accepted", async () => {
  const run = await runClaims(db, { claims: 600, workers: 24, seed: 7 });
  expect(run.violations).toEqual([]);
  expect(run.claims).toBeGreaterThanOrEqual(600);
  expect(run.late).toBeGreaterThan(5);
  expect(run.renewals).toBeGreaterThan(5);
  expect(run.crashes).toBeGreaterThan(5);
}, 120_000);
