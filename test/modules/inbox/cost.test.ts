import { beforeEach, describe, expect, it } from "@jest/globals";
import { commandsOf } from "../../support/commands.js";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { client, db } = await openTestDatabase();
const server = await startServer(db);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Once all that was asked for stands: what one and a half seconds of waiting cost. */
const costOfWaiting = async (): Promise<string[]> => {
  for (let quiet = 0; quiet < 3; )
    quiet = (await commandsOf(client, () => pause(200))).length === 0 ? quiet + 1 : 0;
  return commandsOf(client, () => pause(1_500));
};

describe("what an agent's calls cost", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(server);
  });

  it("the digest asks the database once after a change, and not at all while nothing changes", async () => {
    const call = () => desk.bot.must("{ __typename }");
    const quiet = async () => {
      await pause(200);
      await call();
      return commandsOf(client, call);
    };
    const nothingNew = await quiet();
    await desk.ask();
    await pause(200);
    const afterOne = await commandsOf(client, call);
    expect(nothingNew.filter((one) => one.endsWith(" threads"))).toEqual([]);
    expect(afterOne.filter((one) => one.endsWith(" threads")).length).toBeLessThanOrEqual(1);
    expect(await quiet()).toEqual(nothingNew);
  });

  it("parked waits ask for nothing until something arrives", async () => {
    const waits = Array.from({ length: 20 }, () =>
      desk.bot.must("{ inbox_list(wait: 20) { counts { unread } } }"),
    );
    expect(await costOfWaiting()).toEqual([]);
    await acts.answer(desk.ana, await desk.ask(), YES);
    await Promise.all(waits);
  });

  it("idle subscriptions ask for nothing", async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => desk.ana.socket()));
    for (const socket of sockets) {
      await socket.subscribe("subscription { badge { unread } }").next();
      await socket.subscribe("subscription { inboxChanged { kind } }").next();
    }
    expect(await costOfWaiting()).toEqual([]);
    await Promise.all(sockets.map((socket) => socket.close()));
  });
});
