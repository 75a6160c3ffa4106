import { describe, expect, it } from "@jest/globals";
import { startServer } from "../../support/server.js";
import { openWorld } from "./world.js";

const world = await openWorld();
/** A second process on the same database. */
const other = await startServer(world.db);

const SLOW = process.env.SLOW_TESTS === "1";
const ROUNDS = SLOW ? 500 : 10;
/** Rounds in one tenant. */
const BLOCK = Math.min(100, ROUNDS);
const CLAIM = `mutation ($id: ID!) { request_claim(id: $id) { granted request { fence } } }`;
const COMPLETE = `mutation ($id: ID!) { request_complete(id: $id, fence: 1, body: "Done.") { status } }`;

const open = async () => {
  const tenant = await world.tenant();
  const handles = Array.from({ length: 8 }, (_, n) => `${["ben", "cho"][n % 2]}/shop/w${n}`);
  for (const handle of handles) await tenant.agent(handle, ["work"]);
  const claimants = await Promise.all(
    handles.map((handle, n) =>
      (n < 4 ? world.server : other).agent(tenant.id, handle.split("/")[0] ?? "", handle),
    ),
  );
  return { ...tenant, claimants };
};

describe("eight claimants at the same moment, in two processes", () => {
  it(
    `case 46: exactly one wins, ${ROUNDS} times`,
    async () => {
      for (let block = 0; block < ROUNDS / BLOCK; block += 1) {
        // Nobody sends more than thirty a minute, no project more than three hundred.
        const { agent, claimants } = await open();
        for (let round = 0; round < BLOCK; round += 1) {
          const sender = await agent(
            `ada/shop/sender${Math.floor(round / 25)}`,
            round % 25 === 0 ? [] : null,
          );
          const id = await sender.send1({ to: "cap:work" });
          const answers = await Promise.all(claimants.map((one) => one.send(CLAIM, { id })));
          const won = answers.filter(({ data }) => data?.request_claim.granted);
          expect(won).toHaveLength(1);
          expect(won[0]?.data.request_claim.request.fence).toBe(1);
          for (const lost of answers.filter(({ errors }) => errors))
            expect(lost).toBeRefused("already_claimed");
        }
      }
    },
    SLOW ? 600_000 : 120_000,
  );

  it("one completion of eight repeats is accepted, and its sender gets one reply", async () => {
    const { agent, claimants } = await open();
    const sender = await agent("ada/shop/sender");
    const id = await sender.send1({ to: "ben/shop/w0" });
    const [holder] = claimants;
    await holder?.must(CLAIM, { id });
    const answers = await Promise.all(Array.from({ length: 8 }, () => holder?.send(COMPLETE, { id })));
    expect(answers.filter((one) => one?.errors === undefined)).toHaveLength(1);
    expect(await sender.pull()).toHaveLength(1);
    expect(await world.db.collection("requests").countDocuments({ type: "REPLY", conversationId: id })).toBe(
      1,
    );
  });

  it("a cancel and a completion at once: one of the two happens", async () => {
    const { agent, claimants } = await open();
    const sender = await agent("ada/shop/sender");
    const [holder] = claimants;
    for (let round = 0; round < 20; round += 1) {
      const id = await sender.send1({ to: "ben/shop/w0" });
      await holder?.must(CLAIM, { id });
      const [cancelled, completed] = await Promise.all([
        sender.try.cancel({ id }),
        holder?.send(COMPLETE, { id }),
      ]);
      expect([cancelled?.errors, completed?.errors].filter((errors) => errors === undefined)).toHaveLength(1);
      if (cancelled?.errors) expect(cancelled).toBeRefused("not_open");
      else expect(completed).toBeRefused("claim_lost");
    }
  });

  it("three declines at once send it back once", async () => {
    const { agent, claimants } = await open();
    const sender = await agent("ada/shop/sender");
    const id = await sender.send1({ to: "cap:work" });
    const DECLINE = `mutation ($id: ID!) { request_decline(id: $id, reason: "No.") { status } }`;
    const answers = await Promise.all(claimants.map((one) => one.send(DECLINE, { id })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
    expect(await sender.pull()).toMatchObject([{ kind: "REQUEST_RETURNED" }]);
  });
});
