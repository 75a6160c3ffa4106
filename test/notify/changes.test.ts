import { beforeEach, describe, expect, it } from "@jest/globals";
import { openTestDatabase } from "../support/database.js";
import { acts, type Desk, openDesk, YES } from "../support/desk.js";
import { startServer } from "../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);

describe("what is pushed", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(server);
  });

  it("case 12: a badge begins with the current counts, so nothing is missed before it", async () => {
    await desk.output();
    const socket = await desk.ana.socket();
    const badge = socket.subscribe("subscription { badge { unread requiresAction } }");
    expect((await badge.next()).data.badge).toEqual({ unread: 1, requiresAction: 0 });
    await desk.ask();
    expect((await badge.next()).data.badge).toEqual({ unread: 2, requiresAction: 1 });
    await socket.close();
  });

  it("a badge never repeats a value and never ends on a stale one, however fast acts come", async () => {
    const socket = await desk.ana.socket();
    const badge = socket.subscribe("subscription { badge { unread pending } }");
    const values = [(await badge.next()).data.badge];
    const ids = await Promise.all(Array.from({ length: 10 }, () => desk.ask({ participantIds: ["ben"] })));
    await Promise.all(ids.map((id) => acts.markRead(desk.ana, id)));
    while (values.at(-1).unread !== 0 || values.at(-1).pending !== 10)
      values.push((await badge.next()).data.badge);
    for (const [index, value] of values.entries())
      if (index > 0) expect(value).not.toEqual(values[index - 1]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(socket.waiting()).toEqual([]);
    await socket.close();
  });

  it("a thread's changes begin with its state and tell what happened", async () => {
    const id = await desk.ask({ participantIds: ["cho"] });
    const socket = await desk.cho.socket();
    const changes = socket.subscribe(
      "subscription($id: ID!) { threadChanged(id: $id) { kind threadId messageId thread { status } } }",
      { id },
    );
    expect((await changes.next()).data.threadChanged).toMatchObject({
      kind: "UPDATED",
      threadId: id,
      thread: { status: "OPEN" },
    });
    const messageId = await desk.say(desk.ana, id);
    expect((await changes.next()).data.threadChanged).toMatchObject({ kind: "MESSAGE", messageId });
    await acts.answer(desk.ana, id, YES);
    expect((await changes.next()).data.threadChanged).toMatchObject({
      kind: "DECIDED",
      thread: { status: "ANSWERED" },
    });
    await socket.close();
  });

  it("a hidden thread is not_found from the start, like one that never was", async () => {
    const id = await desk.ask();
    const socket = await desk.cho.socket();
    for (const one of [id, "000000000000000000000000"]) {
      const changes = socket.subscribe("subscription($id: ID!) { threadChanged(id: $id) { kind } }", {
        id: one,
      });
      const [error] = await changes.next().then((payload) => payload.errors ?? payload);
      expect(error.extensions.reason).toBe("not_found");
    }
    await socket.close();
  });

  it("case 28: who is removed gets one LEFT with the id alone and nothing after", async () => {
    const id = await desk.ask({ participantIds: ["cho"] });
    const socket = await desk.cho.socket();
    const changes = socket.subscribe(
      "subscription($id: ID!) { threadChanged(id: $id) { kind threadId thread { title } } }",
      { id },
    );
    const inbox = socket.subscribe("subscription { inboxChanged { kind threadId thread { title } } }");
    await changes.next();
    await inbox.next();
    await acts.remove(desk.ana, id, { personId: "cho" });
    expect((await changes.next()).data.threadChanged).toEqual({ kind: "LEFT", threadId: id, thread: null });
    expect((await inbox.next()).data.inboxChanged).toEqual({ kind: "LEFT", threadId: id, thread: null });
    await desk.say(desk.ana, id, "about Cho");
    await new Promise((resolve) => setTimeout(resolve, 300));
    const frames = socket.waiting();
    expect(frames.filter(({ type }) => type === "next")).toEqual([]);
    expect(frames.some(({ id: operation, type }) => operation === changes.id && type === "complete")).toBe(
      true,
    );
    await socket.close();
  });

  it("a colleague who leaves the team loses an open thread at once", async () => {
    const id = await desk.ask();
    const socket = await desk.ben.socket();
    const changes = socket.subscribe(
      "subscription($id: ID!) { threadChanged(id: $id) { kind thread { title } } }",
      { id },
    );
    await changes.next();
    await desk.tenant.host.must(
      `mutation($id: ID!) { saveTeam(input: { id: $id, key: "ops", name: "ops", memberIds: ["ana"] }) { id } }`,
      { id: desk.teamId },
    );
    expect((await changes.next()).data.threadChanged).toEqual({ kind: "LEFT", thread: null });
    await socket.close();
  });

  it("an inbox's changes carry each thread that comes, changes and goes", async () => {
    const socket = await desk.ana.socket();
    const inbox = socket.subscribe("subscription { inboxChanged { kind threadId thread { title } } }");
    expect((await inbox.next()).data.inboxChanged).toMatchObject({ kind: "UPDATED" });
    const id = await desk.output();
    expect((await inbox.next()).data.inboxChanged).toEqual({
      kind: "CREATED",
      threadId: id,
      thread: { title: "Done" },
    });
    await acts.archive(desk.ana, id);
    expect((await inbox.next()).data.inboxChanged).toMatchObject({ kind: "ARCHIVED", threadId: id });
    await socket.close();
  });

  it("a push is as large for a long thread in a full inbox as for a short one in an empty one", async () => {
    const socket = await desk.ana.socket();
    const sizes: number[] = [];
    socket.raw.on("message", (data) => {
      const { type, payload } = JSON.parse(String(data));
      if (type === "next" && payload.data.inboxChanged?.kind === "MESSAGE")
        sizes.push(Buffer.byteLength(String(data)));
    });
    const inbox = socket.subscribe(
      "subscription { inboxChanged { kind threadId messageId } }",
      {},
      "same-name",
    );
    await inbox.next();
    const said = async (id: string): Promise<void> => {
      const before = sizes.length;
      await desk.say(desk.ben, id, "x".repeat(1_000));
      while (sizes.length === before) await inbox.next();
    };
    const id = await desk.ask({ participantIds: ["ben"] });
    // In one breath with it the message would be told as part of what was created.
    while ((await inbox.next()).data.inboxChanged.threadId !== id);
    await said(id);
    for (let n = 0; n < 10; n += 1) await desk.output();
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => desk.say(desk.ben, id, `${n} ${"words ".repeat(200)}`)),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await said(id);
    expect(sizes.at(-1)).toBe(sizes[0]);
    expect(sizes[0]).toBeLessThan(250);
    await socket.close();
  });
});
