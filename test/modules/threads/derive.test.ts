import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { DERIVE, derive, type ThreadDoc } from "../../../src/modules/threads/index.js";
import { openTestDatabase } from "../../support/database.js";
import { anyThread } from "../../support/random-threads.js";

const asSets = ({
  audience,
  unreadFor,
  waitingOn,
  requiresAction,
  openSlots,
}: ReturnType<typeof derive>) => ({
  audience: [...audience].sort(),
  unreadFor: [...unreadFor].sort(),
  waitingOn: [...waitingOn].sort(),
  requiresAction,
  openSlots: openSlots ?? null,
});

const { db } = await openTestDatabase();

describe("the derived indexes of a thread", () => {
  const threads = db.collection<ThreadDoc>("threads");

  it("are the same from the pipeline as from the code", async () => {
    await fc.assert(
      fc.asyncProperty(anyThread, async (thread) => {
        await threads.insertOne({ ...thread, audience: [], unreadFor: [], waitingOn: [] });
        await threads.updateOne({ _id: thread._id }, [...DERIVE] as never);
        const stored = await threads.findOne({ _id: thread._id });
        expect(stored && asSets(stored)).toEqual(asSets(derive(thread)));
      }),
      { numRuns: 150 },
    );
  });

  it("name as waiting nobody who is out of the room, and as unread nobody who is out of the audience", () => {
    fc.assert(
      fc.property(anyThread, (thread) => {
        const { audience, unreadFor } = derive(thread);
        expect(audience).toEqual(expect.arrayContaining([...unreadFor]));
        expect(audience.some((box) => thread.blind.includes(box))).toBe(false);
      }),
    );
  });
});
