import { describe, expect, it } from "@jest/globals";
import type { Client, Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { acts, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const second = await startServer(db);

const page = async (client: Client, after: string | null, first = 3): Promise<Loose> =>
  (
    await client.must(
      "query($after: String, $first: Int!) { changes(after: $after, first: $first) { nodes { id type at data by { person { id } handle } notify { party { person { id } } personally reason } thread { id } } pageInfo { hasNextPage endCursor } } }",
      { after, first },
    )
  ).changes;

const all = async (client: Client): Promise<Loose[]> => {
  const nodes: Loose[] = [];
  for (let after: string | null = null; ; ) {
    const { nodes: more, pageInfo } = await page(client, after);
    nodes.push(...more);
    if (!pageInfo.hasNextPage) return nodes;
    after = pageInfo.endCursor;
  }
};

describe("the feed of changes", () => {
  it("tells each act once, in order, with exactly who should hear of it and why", async () => {
    const desk = await openDesk(server);
    const id = await desk.ask({ participantIds: ["cho"] });
    await desk.say(desk.cho, id);
    await acts.markRead(desk.ana, id);
    await acts.answer(desk.ana, id, YES);
    const told = await all(desk.ana);
    expect(told.map(({ type }) => type)).toEqual(["thread.posted", "message.added", "decision.made"]);
    expect(told.every(({ data }) => data.threadId === id)).toBe(true);
    expect(told[0].notify).toEqual(
      expect.arrayContaining([
        { party: { person: { id: "cho" } }, personally: true, reason: "INVITED" },
        { party: { person: { id: "ana" } }, personally: true, reason: "ASSIGNEE" },
      ]),
    );
    expect(told[2].data).toMatchObject({ answer: { type: "approval", approved: true } });
    expect(JSON.stringify(told)).not.toContain("then");
  });

  it("goes on after its own cursors alone: one of another list would skip or repeat", async () => {
    const desk = await openDesk(server);
    const id = await desk.ask();
    await desk.say(desk.ana, id);
    const { messages } = await desk.thread(desk.ana, id, "messages { pageInfo { endCursor } }");
    const changes = (after: string) =>
      desk.ana.send("query($after: String) { changes(after: $after) { nodes { id } } }", { after });
    expect(await changes(messages.pageInfo.endCursor)).toBeRefused("bad_input", { path: "after" });
    const { pageInfo } = await page(desk.ana, null);
    expect((await changes(pageInfo.endCursor)).data.changes.nodes).toEqual([]);
  });

  it("names nobody where nothing is news: a notice put away, somebody who leaves", async () => {
    const desk = await openDesk(server);
    const id = await desk.notice({ participantIds: ["cho"] });
    await acts.follow(desk.cho, id, { on: false });
    await acts.dismiss(desk.ana, id);
    expect((await all(desk.ana)).map(({ type, notify }) => [type, notify.length])).toEqual([
      ["thread.posted", 2],
      ["participant.removed", 0],
      ["thread.dismissed", 0],
    ]);
  });

  it("names everyone a delegation's note reaches, and owes it to the agent that asked", async () => {
    const desk = await openDesk(server);
    const id = await desk.ask({ assigneeId: "ben" });
    const waiting = desk.bot.must("{ inbox_list(wait: 20) { agents { unread { id } } } }");
    await new Promise((resolve) => setTimeout(resolve, 300));
    await acts.delegate(desk.ben, id, { personId: "cho", note: "yours" });
    expect((await waiting).inbox_list.agents.unread).toEqual([{ id }]);
    const told = (await all(desk.cho)).slice(-2);
    expect(told.map(({ type }) => type)).toEqual(["thread.delegated", "message.added"]);
    expect(told[1].notify.map(({ reason }: Loose) => reason).sort()).toEqual(["ASSIGNEE", "ORIGINATOR"]);
    const pulled = await desk.bot.must('{ delivery_pull(sessionId: "s") { kind message { body } } }');
    expect(pulled.delivery_pull).toEqual([{ kind: "MESSAGE", message: { body: "yours" } }]);
  }, 60_000);

  it("shows nobody what they may not see, and what they may no longer see", async () => {
    const desk = await openDesk(server);
    const id = await desk.ask({ participantIds: ["cho"] });
    expect(await all(desk.cho)).toHaveLength(1);
    await acts.remove(desk.ana, id, { personId: "cho" });
    expect(await all(desk.cho)).toEqual([]);
  });

  it("skips and repeats nothing while two processes write at once", async () => {
    const desk = await openDesk(server);
    const ben = await second.person(desk.tenant.id, "ben");
    const writing = Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        (n % 2 === 0 ? desk.ben : ben).must(
          "mutation($input: PostThreadInput!) { postThread(input: $input) { thread { id } } }",
          {
            input: {
              kind: "OUTPUT_TEXT",
              title: `n${n}`,
              recipientId: "ana",
              payload: { output: { text: "t" } },
            },
          },
        ),
      ),
    );
    let done = false;
    const finished = writing.then((made) => {
      done = true;
      return made.map(({ postThread }) => postThread.thread.id as string);
    });
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const wasDone = done;
      const { nodes, pageInfo }: Loose = await page(desk.ana, after, 4);
      seen.push(...nodes.map(({ data }: Loose) => data.threadId));
      after = pageInfo.endCursor ?? after;
      if (wasDone && !pageInfo.hasNextPage) break;
    }
    expect(seen).toHaveLength(30);
    expect([...seen].sort()).toEqual((await finished).sort());
    const numbers = (
      await db.collection("events").find({ tenantId: desk.tenant.id }).sort({ seq: 1 }).toArray()
    ).map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it("carries what a crash left in an outbox, once", async () => {
    const desk = await openDesk(server);
    const id = await desk.ask();
    const [event] = await db.collection("events").find({ threadId: id }).toArray();
    // As a process leaves it that dies after its write, and one that dies after telling.
    await db.collection("threads").updateOne({ _id: id as never }, [
      {
        $set: {
          outbox: [
            {
              id: String(event?._id),
              type: "thread.posted",
              at: new Date(0),
              by: null,
              data: { threadId: id },
              notify: [],
              boxes: [],
              debts: [],
              internal: false,
            },
            {
              id: `late-${id}`,
              type: "message.added",
              at: new Date(0),
              by: null,
              data: { threadId: id },
              notify: [],
              boxes: [],
              debts: [],
              internal: false,
            },
          ],
        },
      },
    ] as never);
    for (let tries = 0; tries < 100; tries += 1) {
      const left = await db
        .collection("threads")
        .countDocuments({ _id: id as never, "outbox.0": { $exists: true } });
      if (left === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await all(desk.ana)).map(({ type }) => type)).toEqual(["thread.posted", "message.added"]);
  });
});
