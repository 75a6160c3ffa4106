import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { acts } from "../../support/desk.js";
import { startServer } from "../../support/server.js";
import { added, openTalk, type Talk } from "./world.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const ok = ({ errors }: Loose): boolean => errors === undefined;

let talk: Talk;
beforeEach(async () => {
  talk = await openTalk(server);
});
const QUESTION = { itemId: "G-1", needsReply: true, to: ["ben@demo.test"] };

describe("open questions", () => {
  it("are five of one asker on an item, also at once; resolving frees a place", async () => {
    const all = await Promise.all(
      Array.from({ length: 9 }, (_, n) => talk.add(talk.ana, { ...QUESTION, body: `Q${n}` })),
    );
    const made = all.filter(ok);
    expect(made).toHaveLength(5);
    expect(all.find((answer) => !ok(answer))).toBeRefused("open_limit_reached", { limit: 5 });
    await acts.resolve(talk.ana, made[0]?.data.result.thread.id);
    expect(ok(await talk.add(talk.ana, QUESTION))).toBe(true);
    expect(await talk.add(talk.ana, QUESTION)).toBeRefused("open_limit_reached");
  });
  it("stay open, for the limit, when they are answered", async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id } = added(await talk.add(talk.ana, { ...QUESTION, body: `Q${n}` }));
      await talk.reply(talk.ben, id, { body: "so be it" });
    }
    expect(await talk.add(talk.ana, QUESTION)).toBeRefused("open_limit_reached", { limit: 5 });
  });
  it("are counted by box: a person's apart from their agents', and all of those agents together", async () => {
    const second = await talk.tenant.agent("ana", "ana/shop/second");
    const ask = (client: Talk["ana"], n: number) => talk.add(client, { ...QUESTION, body: `Q${n}` });
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ask(n % 2 === 0 ? talk.bot : second, n)),
    );
    expect(all.filter(ok)).toHaveLength(5);
    expect(ok(await ask(talk.ana, 0))).toBe(true);
    expect(ok(await talk.add(talk.bot, { ...QUESTION, itemId: "AC-1" }))).toBe(true);
    expect(ok(await talk.add(talk.bot, { itemId: "G-1", body: "No question." }))).toBe(true);
  });
  it("are a hundred of one asker in all, also at once", async () => {
    const keys = Array.from({ length: 21 }, (_, n) => `D-${n}`);
    await Promise.all(
      keys.map((key) =>
        talk.tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
          input: { key, kind: "DOCUMENT", title: key, ownerId: "ana", personIds: ["ben"] },
        }),
      ),
    );
    const all = await Promise.all(
      keys.flatMap((itemId) =>
        Array.from({ length: 5 }, (_, n) => talk.add(talk.ana, { ...QUESTION, itemId, body: `Q${n}` })),
      ),
    );
    expect(all.filter(ok)).toHaveLength(100);
    for (const refused of all.filter((answer) => !ok(answer)))
      expect(refused).toBeRefused("open_limit_reached", { limit: 100 });
  }, 120_000);
  it("opened again by an amendment take a free place, and go without where none is left", async () => {
    const first = added(await talk.add(talk.ana, QUESTION));
    await talk.reply(talk.ben, first.id, { body: "Yes" });
    await acts.resolve(talk.ana, first.id);
    for (let n = 0; n < 4; n += 1) added(await talk.add(talk.ana, { ...QUESTION, body: `Q${n}` }));
    expect(added(await talk.reply(talk.ben, first.id, { body: "No", amend: true })).status).toBe("ANSWERED");
    expect(await talk.add(talk.ana, QUESTION)).toBeRefused("open_limit_reached", { limit: 5 });

    await acts.resolve(talk.ana, first.id);
    added(await talk.add(talk.ana, { ...QUESTION, body: "the fifth" }));
    const again = added(await talk.reply(talk.ben, first.id, { body: "Yes, after all", amend: true }));
    expect(again).toMatchObject({ status: "ANSWERED", decision: { answer: { words: "Yes, after all" } } });
    expect(await talk.add(talk.ana, QUESTION)).toBeRefused("open_limit_reached", { limit: 5 });
  });
  it("asked and amended at the same moment never leave two in one place, and fail nobody", async () => {
    const resolved = await Promise.all(
      Array.from({ length: 4 }, async (_, n) => {
        const { id } = added(await talk.add(talk.ana, { ...QUESTION, body: `R${n}` }));
        await talk.reply(talk.ben, id, { body: "Yes" });
        await acts.resolve(talk.ana, id);
        return id as string;
      }),
    );
    const [amended, asked] = await Promise.all([
      Promise.all(resolved.map((id) => talk.reply(talk.ben, id, { body: "No", amend: true }))),
      Promise.all(Array.from({ length: 5 }, (_, n) => talk.add(talk.ana, { ...QUESTION, body: `Q${n}` }))),
    ]);
    expect(amended.every(ok)).toBe(true);
    for (const answer of asked.filter((one) => !ok(one))) expect(answer).toBeRefused("open_limit_reached");
  });
});

describe("comments on an item", () => {
  it("are two thousand, replies included, exactly", async () => {
    const { id } = added(await talk.add(talk.ana, { itemId: "G-1" }));
    await db
      .collection<Loose>("comment_quotas")
      .updateMany({ tenantId: talk.tenant.id }, { $set: { reserved: 1_998, recountedAt: new Date() } });
    const all = await Promise.all([1, 2, 3, 4].map((n) => talk.reply(talk.ben, id, { body: `r${n}` })));
    expect(all.filter(ok)).toHaveLength(2);
    expect(all.find((answer) => !ok(answer))).toBeRefused("comment_limit_reached", { limit: 2_000 });
    expect(await talk.add(talk.ana, { itemId: "G-1" })).toBeRefused("comment_limit_reached");
    expect(ok(await talk.add(talk.ana, { itemId: "AC-1" }))).toBe(true);
  });
  it("cost nothing that was refused, or that repeats under its clientKey", async () => {
    const reserved = async () =>
      (await db.collection<Loose>("comment_quotas").findOne({ tenantId: talk.tenant.id }))?.reserved;
    const all = await Promise.all(
      Array.from({ length: 10 }, () => talk.add(talk.ana, { itemId: "AC-1", clientKey: "once" })),
    );
    const [id, ...others] = new Set<string>(all.map(({ data }) => data.result.thread.id));
    expect(others).toEqual([]);
    expect(await talk.add(talk.ana, { itemId: "AC-1", body: "other", clientKey: "once" })).toBeRefused(
      "client_key_reused",
    );
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => talk.reply(talk.ben, id ?? "", { body: "yes", clientKey: "once" })),
    );
    expect(new Set(replies.map(({ data }) => data.result.message.id)).size).toBe(1);
    expect(await talk.reply(talk.ben, id ?? "", { body: "x", option: "Keep" })).toBeRefused("asks_nothing");
    expect(await talk.reply(talk.ben, id ?? "", { body: "x", parentId: "none" })).toBeRefused(
      "invalid_parent",
    );
    expect(await reserved()).toBe(2);
  });
  it("are counted anew at the bound: a place that a crash lost comes back", async () => {
    const { id } = added(await talk.add(talk.ana, { itemId: "G-1" }));
    await db
      .collection<Loose>("comment_quotas")
      .updateMany({ tenantId: talk.tenant.id }, { $set: { reserved: 2_000, recountedAt: new Date(0) } });
    expect(ok(await talk.reply(talk.ben, id, { body: "there is room" }))).toBe(true);
  });
});

describe("words", () => {
  it.each([
    ["10,000 characters of four bytes each", "\u{1D11E}".repeat(10_000), null],
    ["one more", "\u{1D11E}".repeat(10_001), "too_long"],
    ["nothing", "", "bad_input"],
    ["only blanks", " \n\t", "bad_input"],
    ["half a character", "abc\ud800", "bad_text"],
  ] as const)("of a comment and of a reply: %s", async (_, body, reason) => {
    const { id } = added(await talk.add(talk.ana, { itemId: "AC-1" }));
    for (const answer of [
      await talk.add(talk.ana, { itemId: "AC-1", body }),
      await talk.reply(talk.ben, id, { body }),
    ])
      if (reason === null) expect(answer.errors).toBeUndefined();
      else expect(answer).toBeRefused(reason, { path: "input.body" });
  });
  it.each([
    ["a header of 40 characters", { header: "\u{1D11E}".repeat(40) }, null],
    ["of 41", { header: "\u{1D11E}".repeat(41) }, "too_long"],
    ["a context of 4,000 characters", { context: "x".repeat(4_000) }, null],
    ["of 4,001", { context: "x".repeat(4_001) }, "too_long"],
    ["a label of 60 characters", { options: [{ label: "x".repeat(60) }] }, null],
    ["of 61", { options: [{ label: "x".repeat(61) }] }, "too_long"],
    ["two options of one label", { options: [{ label: "Keep" }, { label: "KEEP " }] }, "bad_input"],
    ["a context where nothing is asked", { needsReply: false, context: "x" }, "bad_input"],
  ] as const)("of a question: %s", async (_, more, reason) => {
    const answer = await talk.add(talk.ana, { ...QUESTION, ...more });
    if (reason === null) expect(answer.errors).toBeUndefined();
    else expect(answer).toBeRefused(reason);
  });
  it.each([
    ["its header, as it is", { header: "# TTL *now*" }, "# TTL *now*"],
    [
      "else its first line as plain text",
      { body: "\n## **Keep** the [docs](https://x.test) `now`\nmore" },
      "Keep the docs now",
    ],
    ["of a list or a quotation, without its mark", { body: "> - snake_case stays" }, "snake_case stays"],
    ["80 characters of it", { body: "\u{1D11E}".repeat(90) }, "\u{1D11E}".repeat(80)],
    ["what is there, where it is marks alone", { body: "---" }, "---"],
  ])("its title is %s", async (_, input, title) => {
    expect(added(await talk.add(talk.ana, { itemId: "AC-1", ...input })).title).toBe(title);
  });
});
