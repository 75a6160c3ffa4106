import { describe, expect, it } from "@jest/globals";
import { pino } from "pino";
import { connect } from "../../src/db/client.js";
import { openCable } from "../support/cable.js";
import { atEnd } from "../support/cleanup.js";
import type { Loose } from "../support/client.js";
import { acts, openDesk } from "../support/desk.js";
import { startEngine } from "../support/engine.js";
import { startServer } from "../support/server.js";

// Ten entries of history: a stream that was away while more was written cannot resume.
const port = await startEngine("--oplogEntries", "10");
const cable = await openCable(port);

const warnings: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void warnings.push(line) });

const processOn = async (at: number, options: { log?: typeof log } = {}) => {
  const { db, close } = await connect(`mongodb://127.0.0.1:${at}/docket?directConnection=true`);
  atEnd(close);
  return startServer(db, options);
};
const shaky = await processOn(cable.port, { log });
const steady = await processOn(port);

describe("case 16: a change stream that cannot resume", () => {
  it("starts afresh once; badge, inbox and thread catch up with what was written meanwhile, each once", async () => {
    const desk = await openDesk(steady);
    const known = await desk.ask({ participantIds: ["ben"] });
    const ana = await shaky.person(desk.tenant.id, "ana");
    const socket = await ana.socket();
    const badge = socket.subscribe("subscription { badge { unread } }");
    const inbox = socket.subscribe("subscription { inboxChanged { kind threadId } }");
    const thread = socket.subscribe(
      "subscription($id: ID!) { threadChanged(id: $id) { thread { messageCount } } }",
      { id: known },
    );
    expect((await badge.next()).data.badge).toEqual({ unread: 1 });
    await inbox.next();
    await thread.next();

    await cable.cut();
    const missed = await Promise.all(Array.from({ length: 5 }, () => desk.output()));
    for (let n = 0; n < 5; n += 1) await desk.say(desk.ben, known, `message ${n}`);
    await acts.markRead(desk.ana, missed[0] ?? "");
    await new Promise((resolve) => setTimeout(resolve, 500));
    await cable.mend();

    const last = async (from: typeof badge, isIt: (data: Loose) => boolean) => {
      for (;;) {
        const { data } = await from.next(15_000);
        if (isIt(data)) return data;
      }
    };
    await last(badge, ({ badge: counts }) => counts.unread === 5);
    await last(thread, ({ threadChanged }) => threadChanged.thread.messageCount === 5);
    const told = new Map<string, number>();
    await last(inbox, ({ inboxChanged }) => {
      const id = String(inboxChanged.threadId);
      told.set(id, (told.get(id) ?? 0) + 1);
      return [...missed, known].every((one) => told.has(one));
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(warnings.filter((line) => line.includes("starts afresh"))).toHaveLength(1);

    // And it hears again what comes from now on.
    await desk.output();
    expect((await badge.next()).data.badge).toEqual({ unread: 6 });
    await socket.close();
  }, 60_000);
});
