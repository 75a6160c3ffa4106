import { describe, expect, it } from "@jest/globals";
import { openWorld } from "./world.js";

const { tenant, db } = await openWorld();

const open = async () => {
  const world = await tenant();
  const [builder, reviewer] = await Promise.all([
    world.agent("ada/shop/builder"),
    world.agent("ben/shop/reviewer", ["code-review"]),
  ]);
  const send = (input: Record<string, unknown>) =>
    builder.try.send({ input: { type: "QUESTION", to: reviewer.handle, subject: "What?", ...input } });
  return { ...world, builder, reviewer, send };
};

describe("what is refused on sending", () => {
  it("names the place and the limit", async () => {
    const { send } = await open();
    const at = (path: string, more = {}) => ({ path: `input.${path}`, ...more });
    expect(await send({ type: "REPLY" })).toBeRefused("bad_input", at("type"));
    expect(await send({ subject: " " })).toBeRefused("bad_input", at("subject"));
    expect(await send({ subject: "é".repeat(201) })).toBeRefused("too_long", at("subject", { limit: 200 }));
    expect(await send({ body: "é".repeat(8_193) })).toBeRefused("too_long", at("body", { limit: 16_384 }));
    expect(await send({ refs: { x: "é".repeat(2_048) } })).toBeRefused("bad_input", at("refs"));
    expect(await send({ type: "REVIEW_REQUEST" })).toBeRefused("bad_input", at("refs.branch"));
    expect(await send({ type: "REVIEW_REQUEST", refs: { branch: " " } })).toBeRefused(
      "bad_input",
      at("refs.branch"),
    );
    for (const expiresInHours of [0, -1, 721])
      expect(await send({ expiresInHours })).toBeRefused("out_of_range", at("expiresInHours"));
    expect(await send({ to: "*" })).toBeRefused("bad_input", at("to"));
    expect(await send({ body: "a\u0000b" })).toBeRefused("bad_text");
    expect(await send({ conversationId: "elsewhere" })).toBeRefused("not_found");
    expect((await send({ subject: "é".repeat(200), body: "é".repeat(8_192) })).errors).toBeUndefined();
  });

  it("is an addressee whom nobody answers to", async () => {
    const { send, agent, builder, ada, person } = await open();
    await person("eve");
    await agent("ben/shop/retired");
    await ada.must(`mutation { retireAgent(handle: "ben/shop/retired") { retired } }`);
    for (const to of [
      "",
      "ben",
      "ben/shop",
      "@nobody",
      "cap:unknown",
      "@",
      "cap:",
      "ben/shop/nobody",
      "ben/other/reviewer",
    ])
      expect(await send({ to })).toBeRefused("unknown_addressee", { addressees: [to] });
    expect(await send({ to: builder.handle })).toBeRefused("unknown_addressee");
    expect(await send({ to: "@ada" })).toBeRefused("unknown_addressee");
    expect(await send({ to: "ben/shop/retired" })).toBeRefused("unknown_addressee");
    expect((await send({ to: "BEN/Shop/REVIEWER" })).it).toMatchObject({ to: "ben/shop/reviewer" });
  });

  it("case 62: is an operator where a word belongs", async () => {
    const { send, builder } = await open();
    expect(await send({ to: { $ne: null } })).toBeRefused("bad_input");
    expect(await builder.try.read({ id: { $ne: null } })).toBeRefused("bad_input");
    expect(await builder.try.claim({ id: { $gt: "" } })).toBeRefused("bad_input");
  });
});

describe("refs and text", () => {
  it("case 63: keep keys with dots and dollars, and text that looks like an expression", async () => {
    const { builder, reviewer } = await open();
    const refs = {
      "one.two": 1,
      $set: { status: "x" },
      "": 2,
      a: { $inc: [1, null, true] },
      $literal: "$body",
    };
    const id = await builder.send1({ to: reviewer.handle, subject: "$status", body: "$$ROOT", refs });
    const { request } = await reviewer.claim({ id });
    expect(request).toMatchObject({ subject: "$status", body: "$$ROOT", status: "CLAIMED" });
    expect(JSON.stringify(request.refs)).toBe(JSON.stringify(refs));
    await reviewer.complete({ id, fence: 1, body: "$claim", refs: { "$a.b": "$fence" } });
    expect(await builder.read({ id })).toMatchObject({
      reply: { body: "$claim", refs: { "$a.b": "$fence" } },
    });
    const other = await builder.send1({ to: reviewer.handle });
    await reviewer.decline({ id: other, reason: "$subject" });
    expect(await builder.read({ id: other })).toMatchObject({ declineReason: "$subject" });
  });
});

describe("case 49: a clientKey", () => {
  it("returns the first request to fifty repeats at once, and costs one", async () => {
    const { builder, reviewer } = await open();
    const input = { type: "QUESTION", to: reviewer.handle, subject: "Once?", clientKey: "k1" };
    const all = await Promise.all(Array.from({ length: 50 }, () => builder.try.send({ input })));
    expect(all.filter(({ errors }) => errors)).toEqual([]);
    expect(new Set(all.map(({ it: { id } }) => id)).size).toBe(1);
    expect(await reviewer.ids("FOR_ME")).toHaveLength(1);
    expect(await reviewer.pull()).toHaveLength(1);
    expect(await builder.try.send({ input: { ...input, subject: "Other?" } })).toBeRefused(
      "client_key_reused",
    );
    for (let n = 0; n < 29; n += 1) await builder.send1({ to: reviewer.handle });
    expect(await builder.try.send({ input: { ...input, clientKey: "k2" } })).toBeRefused("rate_limited");
    expect((await builder.try.send({ input })).errors).toBeUndefined();
  });

  it("belongs to its author, and is not used up by a refusal", async () => {
    const { builder, reviewer } = await open();
    const input = { type: "QUESTION", subject: "Once?", clientKey: "k" };
    expect(await builder.try.send({ input: { ...input, to: "@nobody" } })).toBeRefused("unknown_addressee");
    const mine = await builder.send({ input: { ...input, to: reviewer.handle } });
    const theirs = await reviewer.send({ input: { ...input, to: builder.handle } });
    expect(theirs.id).not.toBe(mine.id);
  });
});

describe("a conversation", () => {
  it("is continued by those who take part in it", async () => {
    const { builder, reviewer, agent } = await open();
    const scout = await agent("cho/shop/scout");
    const first = await builder.send({ input: { type: "QUESTION", to: reviewer.handle, subject: "A?" } });
    expect(first.conversationId).toBe(first.id);
    const { conversationId } = first;
    const more = await reviewer.send({
      input: { type: "FYI", to: builder.handle, subject: "B", conversationId },
    });
    expect(more.conversationId).toBe(conversationId);
    const input = { type: "FYI", to: builder.handle, subject: "C", conversationId };
    expect(await scout.try.send({ input })).toBeRefused("not_found");
  });
});

describe("lists", () => {
  it("are paged newest first, without skipping or repeating while others write", async () => {
    const { builder, reviewer } = await open();
    const ids = [];
    for (let n = 0; n < 7; n += 1)
      ids.unshift(await builder.send1({ to: reviewer.handle, subject: `S${n}` }));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Record<string, never> & {
        nodes: { id: string; body: null }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      } = await reviewer.list({ box: "FOR_ME", first: 3, after });
      seen.push(...page.nodes.map(({ id }) => id));
      expect(page.nodes.every(({ body }) => body === null)).toBe(true);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      await builder.send1({ to: reviewer.handle, subject: "Later" });
    } while (after !== null);
    expect(seen).toEqual(ids);
    expect(await reviewer.try.list({ box: "FOR_ME", first: 0 })).toBeRefused("out_of_range");
    expect(await reviewer.try.list({ box: "FOR_ME", after: "x" })).toBeRefused("bad_input");
  });

  it("use their indexes", async () => {
    const found = await db.collection("requests").indexes();
    expect(found.map(({ name }) => name)).toContain("closedAt_1");
  });
});
