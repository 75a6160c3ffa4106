import { beforeEach, describe, expect, it } from "@jest/globals";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const NOWHERE = "000000000000000000000000";

describe("acts on a thread", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(server);
  });

  const unknownEverywhere = Object.entries(acts).filter(
    ([name]) => name !== "invite" && name !== "delegate" && name !== "remove",
  );
  it.each(unknownEverywhere)(
    "%s answers alike for what is hidden and for what never was",
    async (name, act) => {
      const hidden = await desk.ask();
      const more: Record<string, unknown> = {
        react: { key: "eyes" },
        follow: { on: true },
        answer: YES,
        acknowledge: { revision: 1 },
      }[name as "react"] as Record<string, unknown>;
      const one = await act(desk.cho, hidden, more);
      const other = await act(desk.cho, NOWHERE, more);
      expect(one).toBeRefused("not_found");
      expect(one.errors?.[0]?.message).toBe(other.errors?.[0]?.message);
      expect(one.errors?.[0]?.extensions).toEqual(other.errors?.[0]?.extensions);
    },
  );

  it.each(["dismiss", "withdraw", "archive", "unarchive", "resolve"] as const)(
    "%s at another revision than the one that stands is revision_changed",
    async (name) => {
      const id =
        name === "resolve" || name === "unarchive"
          ? await desk.output()
          : await desk.ask({ assigneeId: "ana" });
      if (name === "unarchive") await acts.archive(desk.ana, id);
      expect(await acts[name](desk.ana, id, { revision: 2 })).toBeRefused("revision_changed", {
        revision: 1,
      });
      expect((await acts[name](desk.ana, id, { revision: 1 })).errors).toBeUndefined();
    },
  );

  describe("archive", () => {
    it("repeated with its clientKey changes nothing, also after it was undone; for another thread it is reused", async () => {
      const id = await desk.output();
      const key = { clientKey: "off the desk" };
      await acts.archive(desk.ana, id, key);
      await acts.unarchive(desk.ana, id);
      const { data } = await acts.archive(desk.ana, id, key);
      expect(data.result.thread).toMatchObject({ id, archived: false });
      expect(await acts.archive(desk.ana, await desk.output(), key)).toBeRefused("client_key_reused");
    });
    it("takes a thread off the desk and leaves its read status alone", async () => {
      const id = await desk.output();
      await acts.archive(desk.ana, id);
      expect(await desk.thread(desk.ana, id)).toMatchObject({ archived: true, unread: true });
      expect(await desk.rows(desk.ana, "ARCHIVED")).toContain(id);
      expect(await desk.rows(desk.ana, "ALL")).not.toContain(id);
    });
    it("is brought back with what was really unread", async () => {
      const id = await desk.output();
      await acts.archive(desk.ana, id);
      await acts.unarchive(desk.ana, id);
      expect(await desk.rows(desk.ana, "UNREAD")).toContain(id);
    });
    it("is refused to a participant who does not decide", async () => {
      const id = await desk.ask({ participantIds: ["cho"] });
      expect(await acts.archive(desk.cho, id)).toBeRefused("forbidden");
    });
    it("is refused to an agent while a person is waited on, after the right was judged", async () => {
      const id = await desk.ask();
      const { inbox_archive } = await desk.bot.must(
        "mutation($ids: [ID!]!) { inbox_archive(ids: $ids) { archived skipped { id reason } } }",
        { ids: [id, NOWHERE] },
      );
      expect(inbox_archive.archived).toEqual([]);
      expect(inbox_archive.skipped).toEqual(
        expect.arrayContaining([
          { id, reason: "waits_on_person" },
          { id: NOWHERE, reason: "not_found" },
        ]),
      );
    });
    it("twice at once is one act and one event", async () => {
      const id = await desk.output();
      const both = await Promise.all([acts.archive(desk.ana, id), acts.archive(desk.ana, id)]);
      expect(both.every(({ errors }) => errors === undefined)).toBe(true);
      expect(await db.collection("events").countDocuments({ threadId: id, type: "thread.archived" })).toBe(1);
    });
  });

  describe("dismiss", () => {
    it("closes without an answer, is news to the others and owed to the raising agent", async () => {
      const id = await desk.ask({ participantIds: ["cho"] });
      await acts.markRead(desk.cho, id);
      expect((await acts.dismiss(desk.ana, id)).data.result.thread).toMatchObject({ status: "DISMISSED" });
      expect(await desk.thread(desk.cho, id)).toMatchObject({ unread: true, outcome: { readByMe: false } });
      const { delivery_pull } = await desk.bot.must(
        `{ delivery_pull(sessionId: "s", first: 100) { kind thread { id } } }`,
      );
      expect(delivery_pull).toContainEqual({ kind: "ASK_DISMISSED", thread: { id } });
    });
    it("is open to a colleague and to no mere participant", async () => {
      const id = await desk.ask({ participantIds: ["cho"] });
      expect(await acts.dismiss(desk.cho, id)).toBeRefused("forbidden");
      expect((await acts.dismiss(desk.ben, id)).errors).toBeUndefined();
    });
    it("tells apart what was answered and what was closed", async () => {
      const answered = await desk.ask();
      await acts.answer(desk.ana, answered, YES);
      expect(await acts.dismiss(desk.ana, answered)).toBeRefused("already_answered");
      const dismissed = await desk.ask();
      await acts.dismiss(desk.ana, dismissed);
      expect(await acts.dismiss(desk.ana, dismissed)).toBeRefused("not_open");
    });
    it("repeated with its clientKey answers as the first time", async () => {
      const id = await desk.ask();
      expect((await acts.dismiss(desk.ana, id, { clientKey: "d" })).errors).toBeUndefined();
      expect((await acts.dismiss(desk.ana, id, { clientKey: "d" })).errors).toBeUndefined();
      const other = await desk.ask();
      expect(await acts.dismiss(desk.ana, other, { clientKey: "d" })).toBeRefused("client_key_reused");
    });
    it("of an open notice is its recipient's alone, and news to nobody", async () => {
      const id = await desk.notice({ participantIds: ["ben"] });
      await acts.markRead(desk.ben, id);
      expect(await acts.dismiss(desk.ben, id)).toBeRefused("forbidden");
      expect((await acts.dismiss(desk.ana, id)).errors).toBeUndefined();
      expect(await desk.thread(desk.ben, id)).toMatchObject({ unread: false, outcome: null });
    });
  });

  describe("withdraw", () => {
    it("is the raiser's side's, told apart from a dismissal and owed to the handle", async () => {
      const id = await desk.ask({ assigneeId: "ben" });
      expect(await acts.withdraw(desk.ben, id)).toBeRefused("forbidden");
      expect((await acts.withdraw(desk.ana, id)).data.result.thread.status).toBe("WITHDRAWN");
      const { delivery_pull } = await desk.bot.must(
        `{ delivery_pull(sessionId: "s", first: 100) { kind thread { id } } }`,
      );
      expect(delivery_pull).toContainEqual({ kind: "ASK_WITHDRAWN", thread: { id } });
      expect(await desk.thread(desk.ben, id)).toMatchObject({ unread: true, requiresAction: false });
    });
    it("finds no ask on a notice", async () => {
      expect(await acts.withdraw(desk.ana, await desk.notice())).toBeRefused("asks_nothing");
    });
    it("against an answer at the same instant: one of the two stands", async () => {
      for (let round = 0; round < 8; round += 1) {
        const id = await desk.ask();
        const [withdrawn, answered] = await Promise.all([
          desk.bot.send("mutation($id: ID!) { ask_withdraw(id: $id) { thread { id } } }", { id }),
          acts.answer(desk.ana, id, YES),
        ]);
        expect([withdrawn, answered].filter(({ errors }) => errors === undefined)).toHaveLength(1);
        const { status } = await desk.thread(desk.ana, id);
        expect(status).toBe(withdrawn.errors === undefined ? "WITHDRAWN" : "ANSWERED");
      }
    });
  });

  describe("delegate", () => {
    it("hands the turn over with a note, makes it unread there and brings the thread back", async () => {
      const id = await desk.ask();
      await acts.archive(desk.ana, id);
      const { data } = await acts.delegate(desk.ana, id, {
        personId: "ben@demo.test",
        note: "You know this",
      });
      expect(data.result.thread).toMatchObject({ assignee: { id: "ben" }, archived: false, messageCount: 1 });
      expect(await desk.rows(desk.ben, "NEEDS_YOU")).toContain(id);
      expect(await desk.thread(desk.ben, id)).toMatchObject({ unread: true });
    });
    it("repeated with its clientKey answers as the first time, as long as nothing has happened since", async () => {
      const { ana, cho } = desk;
      const { postThread } = await desk.tenant.host.must(
        "mutation($input: PostThreadInput!) { postThread(input: $input) { thread { id } } }",
        {
          input: { kind: "APPROVAL", title: "T", payload: { approval: { summary: "s" } }, assigneeId: "cho" },
        },
      );
      const { id } = postThread.thread;
      const given = { personId: "ana", note: "Yours", clientKey: "d" };
      const first = await Promise.all(Array.from({ length: 6 }, () => acts.delegate(cho, id, given)));
      for (const { data, errors } of [...first, await acts.delegate(cho, id, given)]) {
        expect(errors).toBeUndefined();
        expect(data.result.thread.id).toBe(id);
      }
      expect(await desk.thread(ana, id)).toMatchObject({ messageCount: 1, assignee: { id: "ana" } });
      expect(await acts.delegate(cho, id, { ...given, personId: "ben" })).toBeRefused("client_key_reused");
      await desk.say(ana, id, "not for Cho");
      expect(await acts.delegate(cho, id, given)).toBeRefused("not_found");
    });
    it("to oneself is one's own act: unread for nobody who takes over, and to do", async () => {
      const id = await desk.ask({ assigneeId: "ana" });
      await desk.say(desk.ana, id);
      const { data } = await acts.delegate(desk.ben, id, { personId: "ben" });
      expect(data.result.thread).toMatchObject({ readByMe: true, unread: false, requiresAction: true });
      expect(await desk.counts(desk.ben)).toMatchObject({ unread: 0, requiresAction: 1 });
    });
    it("takes the thread from a delegator who is no participant, and shows it once in the answer", async () => {
      const { ana, ben, cho, tenant } = desk;
      const { postThread } = await ben.must(
        "mutation($input: PostThreadInput!) { postThread(input: $input) { thread { id } } }",
        {
          input: { kind: "APPROVAL", title: "T", payload: { approval: { summary: "s" } }, assigneeId: "cho" },
        },
      );
      const { id } = postThread.thread;
      const { data, errors } = await acts.delegate(cho, id, { personId: "ana" });
      expect(errors).toBeUndefined();
      expect(data.result.thread.id).toBe(id);
      expect(await desk.thread(cho, id)).toBeNull();
      expect(await desk.thread(ana, id)).toMatchObject({ assignee: { id: "ana" } });
      expect(tenant.id).toBeTruthy();
    });
    it.each([
      ["somebody unknown", "nobody"],
      ["somebody deactivated", "gone"],
    ])("to %s is not_found", async (_, personId) => {
      if (personId === "gone") {
        await desk.tenant.person("gone");
        await desk.tenant.host.must(`mutation { deactivatePerson(personId: "gone") { id } }`);
      }
      const id = await desk.ask();
      expect(await acts.delegate(desk.ana, id, { personId })).toBeRefused("not_found");
    });
    it("is refused on what asks nothing and on what is closed", async () => {
      expect(await acts.delegate(desk.ana, await desk.output(), { personId: "ben" })).toBeRefused(
        "asks_nothing",
      );
      const id = await desk.ask();
      await acts.answer(desk.ana, id, YES);
      expect(await acts.delegate(desk.ana, id, { personId: "ben" })).toBeRefused("already_answered");
    });
    it("routes for that person's agent, which still cannot answer", async () => {
      const id = await desk.ask();
      const { thread_delegate } = await desk.bot.must(
        `mutation($id: ID!) { thread_delegate(id: $id, personId: "ben") { thread { assignee { id } } } }`,
        { id },
      );
      expect(thread_delegate.thread.assignee.id).toBe("ben");
    });
    it("case 78: the open ask of somebody deactivated is decided and delegated by those who share a team", async () => {
      const desk = await openDesk(server);
      const admin = await desk.tenant.person("eva", "ADMIN");
      const [one, two] = [await desk.ask({ assigneeId: "ben" }), await desk.ask({ assigneeId: "ben" })];
      await admin.must('mutation { deactivatePerson(personId: "ben") { id } }');
      expect(await acts.answer(desk.cho, one, YES)).toBeRefused("not_found");
      expect((await acts.answer(desk.ana, one, YES)).data.result.thread.status).toBe("ANSWERED");
      const { data } = await acts.delegate(desk.ana, two, { personId: "ana" });
      expect(data.result.thread.waitingOn).toEqual([{ person: { id: "ana" }, throughAgents: false }]);
    });

    it("of two delegations at once both are told, and the stored turn is one of theirs", async () => {
      const id = await desk.ask();
      await Promise.all([
        acts.delegate(desk.ana, id, { personId: "ben" }),
        acts.delegate(desk.ana, id, { personId: "cho" }),
      ]);
      const stored = await db.collection("threads").findOne({ _id: id as never });
      expect(stored?.waitingOn).toEqual([`p:${stored?.assigneeId}`]);
    });
  });

  describe("the room", () => {
    it("an invitation delivers: it is unread, with the reason and who invited", async () => {
      const id = await desk.output();
      await acts.invite(desk.ana, id, { personId: "cho" });
      const thread = await desk.thread(desk.cho, id);
      expect(thread.unread).toBe(true);
      expect(thread.participants).toContainEqual({
        party: { person: { id: "cho" }, throughAgents: false },
        reason: "INVITED",
        invitedBy: { id: "ana" },
      });
    });
    it("inviting oneself is one's own act: unread and told to nobody", async () => {
      const id = await desk.ask();
      const { data } = await acts.invite(desk.ben, id, { personId: "ben" });
      expect(data.result.thread).toMatchObject({ unread: false, readByMe: true });
      expect(await desk.rows(desk.ben, "PENDING")).toEqual([id]);
      expect(
        await db.collection("events").findOne({ threadId: id, type: "participant.added" }),
      ).toMatchObject({
        notify: [],
      });
    });
    it("inviting who takes part changes nothing", async () => {
      const id = await desk.output({ participantIds: ["cho"] });
      await acts.markRead(desk.cho, id);
      await acts.invite(desk.ana, id, { personId: "cho" });
      expect(await desk.thread(desk.cho, id)).toMatchObject({ unread: false });
      expect(await db.collection("events").countDocuments({ threadId: id, type: "participant.added" })).toBe(
        0,
      );
    });
    it("a VIEWER writes to nobody's inbox", async () => {
      const id = await desk.output({ participantIds: ["dee"] });
      expect(await acts.invite(desk.dee, id, { personId: "cho" })).toBeRefused("forbidden");
      const answer = await desk.dee.send(
        `mutation($id: ID!) { postMessage(input: { threadId: $id, body: "hi" }) { message { id } } }`,
        { id },
      );
      expect(answer).toBeRefused("forbidden");
      expect((await acts.react(desk.dee, id, { key: "eyes" })).errors).toBeUndefined();
    });
    it("following reads what is there, leaving ends it with both boxes", async () => {
      const id = await desk.ask();
      await desk.say(desk.ana, id);
      await acts.follow(desk.ben, id, { on: true });
      expect(await desk.thread(desk.ben, id)).toMatchObject({ unread: false });
      await desk.say(desk.ana, id);
      expect(await desk.thread(desk.ben, id)).toMatchObject({ unread: true });
      await acts.follow(desk.ben, id, { on: false });
      expect(await desk.rows(desk.ben, "ALL")).not.toContain(id);
    });
    it("who is waited on and who raised it must stay", async () => {
      const id = await desk.ask();
      expect(await acts.follow(desk.ana, id, { on: false })).toBeRefused("assignee_must_stay");
      const other = await desk.ask({ assigneeId: "ben" });
      expect(await acts.follow(desk.ana, other, { on: false })).toBeRefused("participant_must_stay");
      expect(await acts.remove(desk.ben, other, { personId: "ana" })).toBeRefused("participant_must_stay");
      const notice = await desk.notice({ recipientId: "ben" });
      expect(await acts.follow(desk.ben, notice, { on: false })).toBeRefused("participant_must_stay");
    });
    it("case 05: who has left or was removed hears and counts nothing of it", async () => {
      for (const way of ["leaves", "is removed"] as const) {
        const id = await desk.ask({ participantIds: ["cho"] });
        const message = await desk.say(desk.cho, id);
        const before = (await desk.counts(desk.cho)).unread;
        if (way === "leaves") await acts.follow(desk.cho, id, { on: false });
        else await acts.remove(desk.ana, id, { personId: "cho" });
        await desk.say(desk.ana, id, "an answer", { parentId: message });
        expect((await desk.counts(desk.cho)).unread).toBeLessThanOrEqual(before);
        expect(await desk.rows(desk.cho, "ALL")).not.toContain(id);
        const gone = await acts.markRead(desk.cho, id);
        const never = await acts.markRead(desk.cho, NOWHERE);
        expect(gone.errors?.[0]?.extensions).toEqual(never.errors?.[0]?.extensions);
        expect(gone).toBeRefused("not_found");
      }
    });
    it("an assignee keeps an answered ask and may then leave it", async () => {
      const id = await desk.ask({ assigneeId: "ben" });
      await acts.answer(desk.ben, id, YES);
      expect(await desk.rows(desk.ben, "ALL")).toContain(id);
      await acts.follow(desk.ben, id, { on: false });
      expect(await desk.rows(desk.ben, "ALL")).not.toContain(id);
    });
  });

  describe("the right lost midway", () => {
    it("a colleague who leaves the team while answering loses the race or wins it whole", async () => {
      for (let round = 0; round < 5; round += 1) {
        const own = await openDesk(server);
        const id = await own.ask();
        const [answered] = await Promise.all([
          acts.answer(own.ben, id, YES),
          own.tenant.host.must(
            `mutation($id: ID!) { saveTeam(input: { id: $id, key: "ops", name: "ops", memberIds: ["ana"] }) { id } }`,
            { id: own.teamId },
          ),
        ]);
        const { status, decision } = await own.thread(own.ana, id);
        if (answered.errors === undefined) expect(decision.by.person.id).toBe("ben");
        else expect(status).toBe("OPEN");
      }
    });
  });
});
