import { describe, expect, it } from "@jest/globals";
import type { Client, Loose } from "../support/client.js";
import { openTestDatabase } from "../support/database.js";
import { openDesk } from "../support/desk.js";
import { startServer } from "../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);

const BODIES = "query($id: ID!) { thread(id: $id) { messages(last: 100) { nodes { body } } } }";

/** A page that shows a thread: what it has, and what it is told to look again for. */
const openPage = async (client: Client, id: string) => {
  const socket = await client.socket();
  const changes = socket.subscribe("subscription($id: ID!) { threadChanged(id: $id) { kind } }", { id });
  const badge = socket.subscribe("subscription { badge { unread } }");
  // Either begins with the current state: whoever asks from then on has missed nothing.
  await changes.next();
  const { unread } = (await badge.next()).data.badge;
  const look = async (): Promise<string[]> =>
    (await client.must(BODIES, { id })).thread.messages.nodes.map(({ body }: Loose) => body);
  return { socket, unread, look, changes };
};

describe("case 14: a socket that was cut", () => {
  it("comes back to everything said meanwhile, each once and in order, and to the right badge", async () => {
    const desk = await openDesk(server);
    const id = await desk.ask({ participantIds: ["ben"] });
    await desk.say(desk.ana, id, "zero");
    const before = await openPage(desk.ben, id);
    expect(await before.look()).toEqual(["zero"]);
    before.socket.raw.terminate();
    await desk.say(desk.ana, id, "one");
    await desk.say(desk.ana, id, "two");
    const after = await openPage(desk.ben, id);
    expect(await after.look()).toEqual(["zero", "one", "two"]);
    expect(after.unread).toBe((await desk.counts(desk.ben)).unread);
    await after.socket.close();
  });

  it("misses nothing of a burst that it was cut in", async () => {
    const desk = await openDesk(server);
    const id = await desk.ask({ participantIds: ["ben"] });
    const before = await openPage(desk.ben, id);
    const said = Array.from({ length: 50 }, (_, n) => `message ${n}`);
    for (const [n, body] of said.entries()) {
      if (n === 25) before.socket.raw.terminate();
      await desk.say(desk.ana, id, body);
    }
    const after = await openPage(desk.ben, id);
    expect(await after.look()).toEqual(said);
    await desk.say(desk.ana, id, "and one more");
    expect((await after.changes.next()).data.threadChanged.kind).toBe("MESSAGE");
    expect((await after.look()).at(-1)).toBe("and one more");
    await after.socket.close();
  });
});
