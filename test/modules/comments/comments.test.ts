import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { acts } from "../../support/desk.js";
import { startServer } from "../../support/server.js";
import { added, boxes, eventsOf, openTalk, type Talk } from "./world.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const events = (threadId: string) => eventsOf(server, threadId);

describe("comments", () => {
  let talk: Talk;
  beforeEach(async () => {
    talk = await openTalk(server);
  });
  const ask = async (more: Record<string, unknown> = {}) =>
    added(
      await talk.add(talk.bot, {
        itemId: "AC-1",
        to: ["ben@demo.test"],
        header: "TTL",
        options: [
          { label: "Keep", then: "keep them" },
          { label: "Drop", recommended: true },
        ],
        ...more,
      }),
    );

  describe("reach", () => {
    it("on a plan: its author, through their agents when an agent wrote it, and the claim holder's agents", async () => {
      const { id } = added(await talk.add(talk.ben, { itemId: "P-1" }));
      expect(await talk.heard(id)).toEqual(["a:ana", "a:ben"]);
    });
    it("on an outcome: whose agent holds the claim", async () => {
      const { id } = added(await talk.add(talk.ana, { itemId: "AC-1" }));
      expect(await talk.heard(id)).toEqual(["a:ben"]);
      expect((await talk.counts(talk.ben)).unread).toBe(0);
      expect((await talk.counts(talk.ben, "AGENTS")).unread).toBe(1);
    });
    it("addressed in person wins over through agents; a cc stands beside it", async () => {
      const to = added(await talk.add(talk.ana, { itemId: "AC-1", to: ["BEN@demo.test", "ben@demo.test"] }));
      expect(await talk.heard(to.id)).toEqual(["p:ben"]);
      const cc = added(await talk.add(talk.ana, { itemId: "AC-1", cc: ["ben@demo.test"] }));
      expect(await talk.heard(cc.id)).toEqual(["a:ben", "p:ben"]);
    });
    it("case 19: to wins over cc, each once; the author is left out", async () => {
      const { id, participants } = added(
        await talk.add(talk.ana, {
          itemId: "G-1",
          to: ["dee@demo.test"],
          cc: ["Dee@demo.test", "ana@demo.test", "ben@demo.test", "ben@demo.test"],
        }),
      );
      expect(await talk.heard(id)).toEqual(["p:ben", "p:dee"]);
      expect(participants.map(({ party, reason }: Loose) => [party.person.id, reason])).toEqual([
        ["ana", "ORIGINATOR"],
        ["dee", "TO"],
        ["ben", "CC"],
      ]);
    });
    it("a team, the working agent, and an agent's own person by their short names", async () => {
      const team = added(await talk.add(talk.ana, { itemId: "G-1", to: ["team:ops"] }));
      expect(await talk.heard(team.id)).toEqual(["p:ben"]);
      const working = added(await talk.add(talk.bot, { itemId: "AC-1", to: ["agent", "me"] }));
      expect(await talk.heard(working.id)).toEqual(["a:ben", "p:ana"]);
    });
    it("who is only in cc hears the comment and the answer, and no chatter", async () => {
      const { id } = await ask({ cc: ["dee@demo.test"] });
      await talk.reply(talk.bot, id, { body: "any news?" });
      expect(await talk.heard(id)).not.toContain("p:dee");
      await talk.reply(talk.ben, id, { option: "Keep" });
      expect(await talk.heard(id)).toEqual(["a:ana", "p:dee"]);
    });
  });

  it.each([
    ["an unknown address", { to: ["nobody@demo.test"] }, "unknown_addressee", ["nobody@demo.test"]],
    ["an unknown team", { to: ["team:none"] }, "unknown_addressee", ["team:none"]],
    ["me from a person", { to: ["me"] }, "unknown_addressee", ["me"]],
    ["the agent of what nobody holds", { itemId: "G-1", to: ["agent"] }, "unknown_addressee", ["agent"]],
    [
      "somebody who does not see the item",
      { to: ["cho@demo.test"] },
      "addressee_cannot_see",
      ["cho@demo.test"],
    ],
  ] as const)("refuses %s before anything is written", async (_, input, reason, addressees) => {
    const before = await db.collection("threads").countDocuments({ tenantId: talk.tenant.id });
    expect(await talk.add(talk.ana, { itemId: "AC-1", ...input })).toBeRefused(reason, { addressees });
    expect(await db.collection("threads").countDocuments({ tenantId: talk.tenant.id })).toBe(before);
  });

  it.each([
    ["an empty body", { body: " " }, "bad_input"],
    ["10,001 characters", { body: "\u{1D11E}".repeat(10_001) }, "too_long"],
    ["a header of 41", { header: "x".repeat(41), needsReply: true }, "too_long"],
    ["five options", { options: "abcde".split("").map((label) => ({ label })) }, "out_of_range"],
    [
      "two recommended",
      {
        options: [
          { label: "a", recommended: true },
          { label: "b", recommended: true },
        ],
      },
      "bad_input",
    ],
    ["a question to nobody", { itemId: "G-1", needsReply: true }, "bad_input"],
    ["an unknown item", { itemId: "X-9" }, "not_found"],
  ] as const)("refuses %s", async (_, input, reason) => {
    expect(await talk.add(talk.ana, { itemId: "AC-1", ...input })).toBeRefused(reason);
  });

  it("a VIEWER comments nowhere and replies where they are asked", async () => {
    expect(await talk.add(talk.dee, { itemId: "G-1" })).toBeRefused("forbidden");
    const asked = added(await talk.add(talk.ana, { itemId: "G-1", to: ["dee@demo.test"], needsReply: true }));
    expect((await talk.reply(talk.dee, asked.id, { body: "Yes" })).errors).toBeUndefined();
    const told = added(await talk.add(talk.ana, { itemId: "G-1", cc: ["dee@demo.test"] }));
    expect(await talk.reply(talk.dee, told.id, { body: "hm" })).toBeRefused("forbidden");
  });

  describe("the turn", () => {
    it("goes from those asked to the asker with the first reply, and back with a follow-up", async () => {
      const { id, waitingOn } = await ask();
      expect(boxes(waitingOn)).toEqual(["p:ben"]);
      const answered = added(await talk.reply(talk.ben, id, { option: "Keep", body: "for now" }));
      expect(answered).toMatchObject({
        status: "ANSWERED",
        decision: { answer: { option: "Keep", words: "for now" }, by: { person: { id: "ben" } } },
      });
      expect(boxes(answered.waitingOn)).toEqual(["a:ana"]);
      expect(boxes(added(await talk.reply(talk.bot, id, { body: "until when?" })).waitingOn)).toEqual([
        "p:ben",
      ]);
      expect(boxes(added(await talk.reply(talk.ben, id, { body: "May" })).waitingOn)).toEqual(["a:ana"]);
      expect((await talk.read(talk.ben, id)).decision.answer.option).toBe("Keep");
    });
    it("of two answers at once one is the answer, and the other is told who won", async () => {
      for (let round = 0; round < 8; round += 1) {
        const { id } = await ask({
          itemId: round < 4 ? "AC-1" : "G-1",
          to: ["ben@demo.test", "dee@demo.test"],
        });
        const both = await Promise.all([
          talk.reply(talk.ben, id, { option: "Keep" }),
          talk.reply(talk.dee, id, { option: "Drop" }),
        ]);
        const lost = both.filter(({ errors }) => errors !== undefined);
        expect(lost).toHaveLength(1);
        const { decision } = await talk.read(talk.ana, id);
        expect(lost[0]).toBeRefused("already_answered");
        expect(lost[0].errors[0].extensions.decision).toMatchObject({
          by: { person: { id: decision.by.person.id } },
        });
        expect(both.find(({ errors }) => errors === undefined)?.data.result.thread.decision.answer).toEqual(
          decision.answer,
        );
        const made = (await events(id)).filter(({ type }) => type === "decision.made");
        expect(made).toHaveLength(1);
      }
    }, 120_000);
    it("an option that is none, from someone not asked, or where nothing is asked", async () => {
      const { id } = await ask();
      expect(await talk.reply(talk.ben, id, { option: "keep" })).toBeRefused("answer_mismatch");
      expect(await talk.reply(talk.dee, id, { option: "Keep" })).toBeRefused("forbidden");
      const plain = added(await talk.add(talk.ana, { itemId: "AC-1" }));
      expect(await talk.reply(talk.ben, plain.id, { option: "Keep" })).toBeRefused("asks_nothing");
    });
    it("a person's question is theirs to answer: an agent needs their word", async () => {
      const { id } = await ask({ humanOnly: true });
      expect(await talk.reply(talk.benBot, id, { option: "Keep" })).toBeRefused("human_only");
      const said = added(await talk.reply(talk.benBot, id, { option: "Keep", confirmedWithPerson: true }));
      expect(said.decision).toMatchObject({
        confirmedWithPerson: true,
        by: { person: { id: "ben" }, handle: "ben/shop/bot" },
      });
    });
    it("passing on adds who is asked and answers nothing; to the own person ends the agents' turn", async () => {
      const { id } = added(await talk.add(talk.bot, { itemId: "AC-1", to: ["agent"], needsReply: true }));
      const passed = added(await talk.reply(talk.benBot, id, { body: "His call", to: ["me"] }));
      expect(passed).toMatchObject({ status: "OPEN", decision: null });
      expect(boxes(passed.waitingOn)).toEqual(["p:ben"]);
      const again = added(await talk.reply(talk.ben, id, { body: "Dee knows", to: ["dee@demo.test"] }));
      expect(boxes(again.waitingOn)).toEqual(["p:ben", "p:dee"]);
      expect(added(await talk.reply(talk.dee, id, { body: "Monday" })).status).toBe("ANSWERED");
    });
    it("amending becomes the decision, keeps the former and reopens what was resolved", async () => {
      const { id } = await ask();
      await talk.reply(talk.ben, id, { option: "Keep" });
      const resolved = await talk.bot.must(
        "mutation($id: ID!) { comment_resolve(id: $id) { thread { status } } }",
        { id },
      );
      expect(resolved.comment_resolve.thread.status).toBe("RESOLVED");
      const amended = added(await talk.reply(talk.ben, id, { option: "Drop", amend: true }));
      expect(amended).toMatchObject({
        status: "ANSWERED",
        decision: { answer: { option: "Drop" }, replaced: [{ answer: { option: "Keep" } }] },
      });
      expect(
        (await events(id)).map(({ type }) => type).filter((type) => /decision|thread\./.test(type)),
      ).toEqual(["decision.made", "thread.resolved", "decision.amended", "thread.reopened"]);
      const { delivery_pull } = await talk.bot.must(
        '{ delivery_pull(sessionId: "s", first: 50) { kind thread { id question { options { label then } } } decision { answer { ... on ReplyAnswer { option } } } } }',
      );
      expect(delivery_pull.map(({ kind, decision }: Loose) => [kind, decision?.answer.option])).toEqual([
        ["QUESTION_ANSWERED", "Keep"],
        ["ANSWER_AMENDED", "Drop"],
      ]);
      expect(delivery_pull[0].thread.question.options[0]).toEqual({ label: "Keep", then: "keep them" });
    });
    it("only its asker or an editor resolves a question; a plain comment whoever contributes", async () => {
      const { id } = await ask();
      expect(await acts.resolve(talk.ben, id)).toBeRefused("forbidden");
      expect((await acts.resolve(talk.ana, id)).errors).toBeUndefined();
      expect(await acts.resolve(talk.ana, id)).toBeRefused("not_open");
      const plain = added(await talk.add(talk.ana, { itemId: "AC-1" }));
      expect((await acts.resolve(talk.ben, plain.id)).errors).toBeUndefined();
    });
    it("words that an agent adds to a thread answer nothing", async () => {
      const { id } = added(await talk.add(talk.ana, { itemId: "AC-1", to: ["agent"], needsReply: true }));
      await talk.benBot.must(
        `mutation($id: ID!) { thread_message_add(input: { threadId: $id, body: "looking" }) { message { id } } }`,
        { id },
      );
      expect(await talk.read(talk.ana, id)).toMatchObject({ status: "OPEN", decision: null });
    });
    it("a turn brings an archived thread back", async () => {
      const { id } = await ask();
      await acts.archive(talk.ana, id);
      await talk.reply(talk.ben, id, { option: "Keep" });
      expect((await talk.read(talk.ana, id)).archived).toBe(false);
    });
  });

  it("`then` is the asker's side's alone, everywhere", async () => {
    const { id } = await ask();
    const thens = async (client: Talk["ana"]) =>
      (await talk.read(client, id)).question.options.map(({ then }: Loose) => then);
    expect(await thens(talk.bot)).toEqual(["keep them", null]);
    expect(await thens(talk.ana)).toEqual([null, null]);
    expect(await thens(talk.benBot)).toEqual([null, null]);
    await talk.reply(talk.ben, id, { option: "Keep" });
    expect(JSON.stringify(await events(id))).not.toContain("keep them");
  });

  describe("decisions of an item", () => {
    const list = async (client: Talk["ana"], itemId: string, first = 10, after: string | null = null) =>
      (
        await client.must(
          "query($itemId: ID!, $first: Int!, $after: String) { decisions(itemId: $itemId, first: $first, after: $after) { nodes { asked item { key } thread { id } replaced { at } } pageInfo { hasNextPage endCursor } } }",
          { itemId, first, after },
        )
      ).decisions;
    it("are its own, those of its plans, and those of every goal above, newest first, kept after resolving", async () => {
      const settle = async (itemId: string, body: string) => {
        const { id } = added(
          await talk.add(talk.ana, { itemId, body, needsReply: true, to: ["ben@demo.test"] }),
        );
        await talk.reply(talk.ben, id, { body: "so be it" });
        await acts.resolve(talk.ana, id);
        await acts.archive(talk.ana, id);
      };
      for (const [itemId, body] of [
        ["G-1", "goal?"],
        ["P-1", "plan?"],
        ["AC-1", "outcome?"],
      ] as const)
        await settle(itemId, body);
      const asked = async (itemId: string) =>
        (await list(talk.ben, itemId)).nodes.map((one: Loose) => [one.asked, one.item.key]);
      expect(await asked("AC-1")).toEqual([
        ["outcome?", "AC-1"],
        ["plan?", "P-1"],
        ["goal?", "G-1"],
      ]);
      expect(await asked("P-1")).toEqual([
        ["outcome?", "AC-1"],
        ["plan?", "P-1"],
        ["goal?", "G-1"],
      ]);
      expect(await asked("G-1")).toEqual([["goal?", "G-1"]]);
      const first = await list(talk.ben, "AC-1", 2);
      const rest = await list(talk.ben, "AC-1", 2, first.pageInfo.endCursor);
      expect([...first.nodes, ...rest.nodes].map((one: Loose) => one.asked)).toEqual([
        "outcome?",
        "plan?",
        "goal?",
      ]);
      expect((await list(talk.cho, "AC-1")).nodes).toEqual([]);
    });
  });

  describe("access that goes and comes back", () => {
    it("case 33: who loses the item leaves audience and turn, the asker is left with it; regained access restores both", async () => {
      const { id } = added(
        await talk.add(talk.ana, { itemId: "G-1", to: ["ben@demo.test"], needsReply: true }),
      );
      const share = (personIds: string[]) =>
        talk.tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
          input: { id: talk.goal, key: "G-1", kind: "GOAL", title: "Goal", personIds },
        });
      // Ben sees the goal by name alone: he holds no claim on it.
      await talk.tenant.host.must(
        `mutation { saveItem(input: { key: "AC-1", kind: OUTCOME, title: "Outcome", claimHandle: null, id: "${talk.outcome}" }) { id } }`,
      );
      await share(["dee"]);
      expect(await talk.read(talk.ben, id)).toBeNull();
      expect((await talk.counts(talk.ben)).unread).toBe(0);
      expect(boxes((await talk.read(talk.ana, id)).waitingOn)).toEqual(["p:ana"]);
      await share(["dee", "ben"]);
      expect(boxes((await talk.read(talk.ana, id)).waitingOn)).toEqual(["p:ben"]);
      expect((await talk.counts(talk.ben)).requiresAction).toBe(1);
    });
    it("case 78: a question put to somebody who is deactivated falls to its asker; their name stays", async () => {
      const { id } = added(
        await talk.add(talk.ana, { itemId: "G-1", to: ["ben@demo.test"], needsReply: true }),
      );
      await talk.tenant.host.must(`mutation { deactivatePerson(personId: "ben") { id } }`);
      const thread = await talk.read(talk.ana, id);
      expect(boxes(thread.waitingOn)).toEqual(["p:ana"]);
      expect(boxes(thread.question.askedOf)).toEqual(["p:ben"]);
    });
    it("case 79: renaming a team changes nothing, and a new team of the old name gets nothing", async () => {
      const goal = await talk.tenant.host.must(
        "mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }",
        {
          input: { key: "G-2", kind: "GOAL", title: "Second", ownerId: "ana", teamIds: [talk.teamId] },
        },
      );
      const { id } = added(
        await talk.add(talk.ana, { itemId: goal.saveItem.id, to: ["team:ops"], needsReply: true }),
      );
      await talk.tenant.host.must(
        `mutation($id: ID!) { saveTeam(input: { id: $id, key: "platform", name: "Platform", memberIds: ["ana", "ben"] }) { id } }`,
        { id: talk.teamId },
      );
      await talk.tenant.host.must(
        `mutation { saveTeam(input: { key: "ops", name: "ops", memberIds: ["cho"] }) { id } }`,
      );
      expect(boxes((await talk.read(talk.ben, id)).waitingOn)).toEqual(["p:ben"]);
      expect(await talk.read(talk.cho, id)).toBeNull();
    });
  });

  it("a discussion is opened by hand, asks nothing and is visible to who takes part, not to who sees the item", async () => {
    const { openDiscussion } = await talk.ana.must(
      "mutation($input: OpenDiscussionInput!) { openDiscussion(input: $input) { thread { id kind requiresAction visibility } } }",
      { input: { itemId: "G-1", title: "Tone?", recipientId: "cho" } },
    );
    expect(openDiscussion.thread).toMatchObject({
      kind: "DISCUSSION",
      requiresAction: false,
      visibility: "PARTICIPANTS",
    });
    const { id } = openDiscussion.thread;
    expect((await talk.read(talk.cho, id)).title).toBe("Tone?");
    expect(await talk.read(talk.dee, id)).toBeNull();
    const about = await talk.dee.must(`{ threadsAbout(itemId: "G-1") { nodes { id } } }`);
    expect(about.threadsAbout.nodes).toEqual([]);
  });
});
