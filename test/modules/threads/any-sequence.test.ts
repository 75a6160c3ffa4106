import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { createThreadRepo, derive, type ThreadDoc } from "../../../src/modules/threads/index.js";
import type { Client } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, NO, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const repo = createThreadRepo(db);

type Person = "ana" | "ben" | "cho" | "dee";
const WHO: readonly Person[] = ["ana", "ben", "cho", "dee"];

/** One act by somebody on one of the threads; whether it is refused does not matter here. */
const STEPS: Readonly<
  Record<string, (desk: Desk, who: Client, id: string, whom: Person) => Promise<unknown>>
> = {
  say: (_, who, id) =>
    who.send(
      `mutation($id: ID!) { postMessage(input: { threadId: $id, body: "words" }) { message { id } } }`,
      { id },
    ),
  agentSays: ({ bot }, _, id) =>
    bot.send(
      `mutation($id: ID!) { thread_message_add(input: { threadId: $id, body: "words" }) { message { id } } }`,
      { id },
    ),
  read: (_, who, id) => acts.markRead(who, id),
  readBody: (_, who, id) => acts.markRead(who, id, { messageIds: [] }),
  agentReads: ({ bot }, _, id) =>
    bot.send("mutation($id: ID!) { inbox_mark_read(ids: [$id]) { id } }", { id }),
  archive: (_, who, id) => acts.archive(who, id),
  unarchive: (_, who, id) => acts.unarchive(who, id),
  invite: (_, who, id, whom) => acts.invite(who, id, { personId: whom }),
  follow: (_, who, id) => acts.follow(who, id, { on: true }),
  leave: (_, who, id) => acts.follow(who, id, { on: false }),
  remove: (_, who, id, whom) => acts.remove(who, id, { personId: whom }),
  yes: (_, who, id) => acts.answer(who, id, YES),
  no: (_, who, id) => acts.answer(who, id, NO),
  dismiss: (_, who, id) => acts.dismiss(who, id),
  withdraw: (_, who, id) => acts.withdraw(who, id),
  delegate: (_, who, id, whom) => acts.delegate(who, id, { personId: whom, note: "yours" }),
  acknowledge: (_, who, id) => acts.acknowledge(who, id, { revision: 1, note: "seen" }),
  react: (_, who, id) => acts.react(who, id, { key: "eyes" }),
};

const sequence = fc.array(
  fc.record({
    step: fc.constantFrom(...Object.keys(STEPS)),
    who: fc.constantFrom(...WHO),
    whom: fc.constantFrom(...WHO),
    target: fc.nat(2),
  }),
  { minLength: 15, maxLength: 30 },
);

const asSets = ({ audience, unreadFor, waitingOn, requiresAction }: ReturnType<typeof derive>) => ({
  audience: [...audience].sort(),
  unreadFor: [...unreadFor].sort(),
  waitingOn: [...waitingOn].sort(),
  requiresAction,
});

describe("after any sequence of acts by several people and agents, three at a time", () => {
  it("the stored indexes equal their recomputation, and the counts equal the rows", async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        const desk = await openDesk(server);
        const targets = [
          await desk.ask({ participantIds: ["cho"] }),
          await desk.notice(),
          await desk.output({ recipientId: "ben" }),
        ];
        for (let start = 0; start < steps.length; start += 3)
          await Promise.all(
            steps
              .slice(start, start + 3)
              .map(({ step, who, whom, target }) =>
                STEPS[step]?.(desk, desk[who], targets[target] ?? "", whom),
              ),
          );
        for await (const thread of repo.scan({ tenantId: desk.tenant.id }) as AsyncIterable<ThreadDoc>)
          expect(asSets(thread)).toEqual(asSets(derive(thread)));
        for (const who of WHO) {
          const counts = await desk.counts(desk[who]);
          expect(await desk.rows(desk[who], "UNREAD")).toHaveLength(counts.unread);
          expect(await desk.rows(desk[who], "PENDING")).toHaveLength(counts.pending);
          expect(await desk.rows(desk[who], "NEEDS_YOU")).toHaveLength(counts.requiresAction);
          expect(counts.unreadRequiresAction).toBeLessThanOrEqual(counts.unread);
        }
      }),
      { numRuns: process.env.SLOW_TESTS ? 60 : 6 },
    );
  }, 600_000);
});
