import { beforeAll, describe, expect, it } from "@jest/globals";
import { boxFilter } from "../../../src/modules/inbox/index.js";
import {
  agentParty,
  composeThread,
  personParty,
  type ThreadDoc,
} from "../../../src/modules/threads/index.js";
import type { Loose } from "../../support/client.js";
import { commandsOf } from "../../support/commands.js";
import { openTestDatabase } from "../../support/database.js";
import { type Desk, openDesk } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db, client } = await openTestDatabase();
const server = await startServer(db);
const threads = db.collection<ThreadDoc>("threads");

/** Threads written straight into the store: what the lists read is the same. */
const fill = async (tenantId: string, many: number, at: (n: number) => Date): Promise<void> => {
  const made = Array.from({ length: many }, (_, n) =>
    composeThread({
      tenantId,
      kind: n % 3 === 0 ? "NOTICE" : "OUTPUT_TEXT",
      title: `Thread ${n}`,
      originator: n % 2 === 0 ? agentParty("ana", "ana/shop/bot") : personParty("ben"),
      recipientId: "ana",
      archived: n % 5 === 0,
      at: at(n),
      event: { type: "thread.posted" },
      messages: [
        {
          id: `m${n}`,
          author: personParty("ben"),
          body: "words",
          createdAt: at(n),
          parentId: null,
          to: [],
          cc: [],
          option: null,
          amend: false,
          reached: ["p:ana"],
          readBy: n % 4 === 0 ? ["p:ana", "p:ben"] : ["p:ben"],
          reactions: [{ key: "eyes", personIds: ["ben"] }],
        },
      ],
    }),
  ).map((thread): ThreadDoc => ({ ...thread, outbox: [] }));
  for (let start = 0; start < made.length; start += 1_000)
    await threads.insertMany(made.slice(start, start + 1_000));
};

describe("the lists of the inbox", () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(server);
  });

  it("case 42: fifteen threads of one instant are each reached once, whatever the size of the page", async () => {
    const instant = new Date("2026-03-04T05:06:07.089Z");
    await fill(desk.tenant.id, 15, () => instant);
    for (const first of [5, 4]) {
      const seen: string[] = [];
      for (let after: string | null = null; ; ) {
        const { inbox }: Loose = await desk.ana.must(
          "query($first: Int!, $after: String) { inbox(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }",
          { first, after },
        );
        seen.push(...inbox.nodes.map(({ id }: { id: string }) => id));
        if (!inbox.pageInfo.hasNextPage) break;
        after = inbox.pageInfo.endCursor;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(12);
    }
  });

  it.each([
    ["a tampered", (cursor: string) => `A${cursor.slice(1)}`],
    ["a truncated", (cursor: string) => cursor.slice(0, -2)],
    ["an invented", () => "abc"],
  ])("%s cursor is bad_input", async (_, spoil) => {
    const { inbox } = await desk.ana.must("{ inbox(first: 1) { pageInfo { endCursor } } }");
    const answer = await desk.ana.send("query($after: String) { inbox(after: $after) { nodes { id } } }", {
      after: spoil(inbox.pageInfo.endCursor),
    });
    expect(answer).toBeRefused("bad_input");
  });

  it("a row is neither skipped nor repeated while others are inserted", async () => {
    const own = await openDesk(server);
    await fill(own.tenant.id, 30, (n) => new Date(Date.UTC(2026, 1, 1, 0, 0, n)));
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const { inbox }: Loose = await own.ana.must(
        "query($after: String) { inbox(first: 6, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }",
        { after },
      );
      seen.push(...inbox.nodes.map(({ id }: { id: string }) => id));
      await own.output();
      if (!inbox.pageInfo.hasNextPage) break;
      after = inbox.pageInfo.endCursor;
    }
    expect(seen).toHaveLength(24);
    expect(new Set(seen).size).toBe(24);
  });

  it.each(["topic", "projectKey", "itemId", "teamId"])(
    "an empty %s is a filter that nothing bears",
    async (name) => {
      const own = await openDesk(server);
      await own.output();
      const { inbox } = await own.ana.must(`{ inbox(${name}: "", first: 9) { nodes { id } } }`);
      expect(inbox.nodes).toEqual([]);
    },
  );

  it("case 61: a page costs the same commands for five rows as for fifty, none of which brings messages", async () => {
    const own = await openDesk(server);
    await fill(own.tenant.id, 120, (n) => new Date(Date.UTC(2026, 1, 1, 0, 0, n)));
    const page = (first: number) =>
      own.ana.must(
        `query($first: Int!) { inbox(first: $first) { nodes { id title unread messageCount firstUnread
          participants { party { person { name } } } waitingOn { person { name } } reactions { key people { name } }
          originator { person { name } handle } messages(last: 1) { nodes { author { person { name } } body } } } } }`,
        { first },
      );
    await page(5);
    const cost = (first: number): Promise<string[]> => commandsOf(client, () => page(first));
    const few = await cost(5);
    expect(await cost(50)).toEqual(few);
    expect(few.length).toBeLessThanOrEqual(8);
  });

  it("counts examine index keys alone, and no more of them in a large inbox than in a small one", async () => {
    const examined = async (tenantId: string, filter: Record<string, unknown>) => {
      const { executionStats } = (await db.command({
        explain: { count: "threads", query: filter },
        verbosity: "executionStats",
      })) as Loose;
      return {
        keys: Number(executionStats.totalKeysExamined),
        documents: Number(executionStats.totalDocsExamined),
        tenantId,
      };
    };
    // Both inboxes hold the same 80 live threads; the large one has thousands of others' beside them.
    const small = await openDesk(server);
    await fill(small.tenant.id, 100, (n) => new Date(Date.UTC(2026, 1, 1, 0, 0, n)));
    const large = await openDesk(server);
    await fill(large.tenant.id, 100, (n) => new Date(Date.UTC(2026, 1, 1, 0, 0, n)));
    const others = Array.from({ length: process.env.SLOW_TESTS ? 100_000 : 5_000 }, (_, n) => ({
      ...composeThread({
        tenantId: large.tenant.id,
        kind: "NOTICE",
        title: `Other ${n}`,
        originator: personParty("cho"),
        recipientId: "ben",
        at: new Date(),
        event: { type: "thread.posted" },
      }),
      outbox: [],
    }));
    for (let start = 0; start < others.length; start += 1_000)
      await threads.insertMany(others.slice(start, start + 1_000));
    for (const show of ["UNREAD", "NEEDS_YOU", "PENDING"] as const) {
      const few = await examined(
        small.tenant.id,
        boxFilter(small.tenant.id, "p:ana", show) as Record<string, unknown>,
      );
      const many = await examined(
        large.tenant.id,
        boxFilter(large.tenant.id, "p:ana", show) as Record<string, unknown>,
      );
      expect(few.documents).toBe(0);
      expect(many.documents).toBe(0);
      expect(many.keys).toBe(few.keys);
    }
  }, 180_000);

  it("a post is one write command on the threads; the relay empties its outbox with one more", async () => {
    const writes: string[] = [];
    const note = ({ commandName, command }: Loose) => {
      if (
        ["insert", "update", "findAndModify", "delete"].includes(commandName) &&
        command[commandName] === "threads"
      )
        writes.push(commandName);
    };
    client.on("commandStarted", note);
    await desk.ana.must(
      "mutation($input: PostThreadInput!) { postThread(input: $input) { thread { id } } }",
      {
        input: { kind: "APPROVAL", title: "One write", payload: { approval: { summary: "s" } } },
      },
    );
    client.off("commandStarted", note);
    expect(writes).toEqual(["insert", "update"]);
  });
});
