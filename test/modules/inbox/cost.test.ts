import { beforeEach, describe, expect, it } from "@jest/globals";
import type { CommandStartedEvent } from "mongodb";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { client, db } = await openTestDatabase();
const server = await startServer(db);

/** The process's own rounds: the feed's stream, and the looks for what a crash left behind. */
const isRound = ({ commandName, command }: CommandStartedEvent): boolean => {
  const filter = JSON.stringify(command.filter ?? command.pipeline ?? command.query ?? {});
  return (
    commandName === "getMore" ||
    /outbox\.at|pendingReindex|expiresAt|nextAt|leaseUntil|members|WAITING/.test(filter)
  );
};

/** What reaches the database for the sake of callers while `act` runs. */
const commandsOf = async (act: () => Promise<unknown>): Promise<string[]> => {
  const seen: string[] = [];
  const note = (event: CommandStartedEvent): void => {
    if (!isRound(event)) seen.push(`${event.commandName} ${event.command[event.commandName]}`);
  };
  client.on("commandStarted", note);
  await act();
  client.off("commandStarted", note);
  return seen;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Once all that was asked for stands: what one and a half seconds of waiting cost. */
const costOfWaiting = async (): Promise<string[]> => {
  for (let quiet = 0; quiet < 3; ) quiet = (await commandsOf(() => pause(200))).length === 0 ? quiet + 1 : 0;
  return commandsOf(() => pause(1_500));
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
      return commandsOf(call);
    };
    const nothingNew = await quiet();
    await desk.ask();
    await pause(200);
    const afterOne = await commandsOf(call);
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
