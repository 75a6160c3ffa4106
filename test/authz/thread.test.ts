import { beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Collection } from "mongodb";
import * as rules from "../../src/authz/thread.js";
import type { ThreadDoc } from "../../src/modules/threads/index.js";
import { openTestDatabase } from "../support/database.js";
import { anyThread, anyViewer } from "../support/random-threads.js";

const named = {
  maySee: rules.maySee,
  mayContribute: rules.mayContribute,
  mayDecide: rules.mayDecide,
  mayRoute: rules.mayRoute,
  mayAcknowledge: rules.mayAcknowledge,
  mayWithdraw: rules.mayWithdraw,
  mayAnswerQuestion: rules.mayAnswerQuestion,
  mayResolve: rules.mayResolve,
};

const { db } = await openTestDatabase();

describe("the rules about a thread", () => {
  let threads: Collection<ThreadDoc>;
  let stored: ThreadDoc[];

  beforeAll(async () => {
    threads = db.collection<ThreadDoc>("threads");
    stored = fc.sample(anyThread, { numRuns: 300, seed: 7 });
    await threads.insertMany(stored);
  });

  const selected = async (filter: rules.ThreadFilter) =>
    (await threads.find({ tenantId: "t", ...filter } as never, { projection: { _id: 1 } }).toArray())
      .map(({ _id }) => _id)
      .sort();

  it("visibleTo selects exactly what maySee allows", async () => {
    await fc.assert(
      fc.asyncProperty(anyViewer, async (viewer) => {
        const allowed = stored
          .filter((thread) => rules.maySee.holds(viewer, thread as never))
          .map(({ _id }) => _id);
        const found = await threads
          .find(rules.visibleTo(viewer) as never, { projection: { _id: 1 } })
          .toArray();
        expect(found.map(({ _id }) => _id).sort()).toEqual(allowed.sort());
      }),
      { numRuns: 60, seed: 11 },
    );
  });

  it.each(Object.entries(named))("%s means the same as predicate and as filter", async (_, rule) => {
    await fc.assert(
      fc.asyncProperty(anyViewer, async (viewer) => {
        fc.pre(viewer.tenantId === "t");
        const allowed = stored.filter((thread) => rule.holds(viewer, thread as never)).map(({ _id }) => _id);
        expect(await selected(rule.filter(viewer))).toEqual(allowed.sort());
      }),
      { numRuns: 40, seed: 13 },
    );
  });

  it("lets nobody decide blindly: whoever may decide, route, answer or contribute may see", () => {
    fc.assert(
      fc.property(anyViewer, anyThread, (viewer, thread) => {
        for (const rule of [rules.mayDecide, rules.mayRoute, rules.mayAnswerQuestion, rules.mayContribute])
          if (rule.holds(viewer, thread as never))
            expect(rules.maySee.holds(viewer, thread as never)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("gives an agent no decision, and a thread of another tenant to nobody", () => {
    fc.assert(
      fc.property(anyViewer, anyThread, (viewer, thread) => {
        if (viewer.kind !== "person") expect(rules.mayDecide.holds(viewer, thread as never)).toBe(false);
        if (viewer.tenantId !== thread.tenantId)
          for (const rule of Object.values(named)) expect(rule.holds(viewer, thread as never)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
