import { describe, expect, it } from "@jest/globals";
import type { Client } from "../../support/client.js";
import { makeClock } from "../../support/clock.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { openTenant } from "../../support/tenant.js";
import { walk } from "../../support/walk.js";

const RECORD = `mutation ($input: RecordActivityInput!) { recordActivity(input: $input) { id } }`;
const UPDATES = `query ($first: Int! = 30, $after: String, $since: DateTime) {
  updates(first: $first, after: $after, since: $since) {
    nodes { item { id } what text at by { person { id } handle service } } pageInfo { hasNextPage endCursor }
  }
}`;

const { db } = await openTestDatabase();
const clock = makeClock();
const server = await startServer(db, { now: clock.now });

/** Ada wrote the plan, Ben owns it, Cho's agent holds it, Dee sees it. */
const open = async () => {
  const tenant = await openTenant(server);
  const [ada, ben, cho, dee] = await Promise.all([
    tenant.person("ada", "ADMIN"),
    tenant.person("ben"),
    tenant.person("cho"),
    tenant.person("dee", "VIEWER"),
  ]);
  await tenant.host.must(`mutation { saveItem(input: {
    id: "p", key: "P-1", kind: PLAN, title: "Plan", authorId: "ada", ownerId: "ben", claimHandle: "cho/shop/x", personIds: ["dee"]
  }) { id } }`);
  const record = (by: Client, text: string, more = {}) =>
    by.send(RECORD, { input: { itemId: "P-1", what: "STATUS", text, ...more } });
  const texts = async (viewer: Client, args = {}): Promise<string[]> =>
    (await viewer.must(UPDATES, args)).updates.nodes.map(({ text }: { text: string }) => text);
  return { ...tenant, ada, ben, cho, dee, record, texts };
};

describe("what others did on an item", () => {
  it("reaches its author, owner and holder, never the one who did it or who only sees it", async () => {
    const { host, ada, ben, cho, dee, record, texts } = await open();
    await record(ben, "by ben");
    await record(cho, "by cho's agent", { byHandle: "cho/shop/x" });
    await record(host, "by the host");
    expect(await texts(ada)).toEqual(["by the host", "by cho's agent", "by ben"]);
    expect(await texts(ben)).toEqual(["by the host", "by cho's agent"]);
    expect(await texts(cho)).toEqual(["by the host", "by cho's agent", "by ben"]);
    expect(await texts(dee)).toEqual([]);
    const { updates } = await ada.must(UPDATES);
    expect(updates.nodes.map(({ by }: { by: unknown }) => by)).toEqual([
      { person: null, handle: null, service: "host" },
      { person: { id: "cho" }, handle: "cho/shop/x", service: null },
      { person: { id: "ben" }, handle: null, service: null },
    ]);
  });

  it("ends with seeing the item", async () => {
    const { host, ben, record, texts } = await open();
    await record(host, "news");
    expect(await texts(ben)).toEqual(["news"]);
    await host.must(
      `mutation { saveItem(input: { id: "p", key: "P-1", kind: PLAN, title: "Plan", ownerId: null }) { id } }`,
    );
    expect(await texts(ben)).toEqual([]);
  });

  it("is paged exactly though all happened in one instant, and stops at a time", async () => {
    const { host, ben, record, texts } = await open();
    for (let i = 0; i < 15; i += 1) await record(host, `u${i}`);
    const seen = await walk(async (after) => (await ben.must(UPDATES, { first: 4, after })).updates);
    expect(seen.map(({ text }) => text)).toEqual(Array.from({ length: 15 }, (_, i) => `u${14 - i}`));
    clock.advance(1_000);
    const since = clock.now().toISOString();
    await record(host, "later");
    expect(await texts(ben, { since })).toEqual(["later"]);
    expect(await ben.send(UPDATES, { since: since.replace("Z", "") })).toBeRefused("bad_input");
    expect(await ben.send(UPDATES, { after: "nonsense" })).toBeRefused("bad_input");
  });
});

describe("recording what was done", () => {
  it("is for contributors who see the item, in their own name or their agent's", async () => {
    const { ada, ben, dee, record, texts } = await open();
    expect(await record(dee, "x")).toBeRefused("forbidden");
    expect(await record(ben, "x", { byId: "ada" })).toBeRefused("forbidden");
    expect(await record(ben, "x", { byHandle: "cho/shop/x" })).toBeRefused("forbidden");
    expect((await record(ada, "for cho", { byId: "cho@demo.test" })).errors).toBeUndefined();
    expect(await texts(ben)).toEqual(["for cho"]);
  });

  it("is refused on what is hidden or missing alike, and without words", async () => {
    const { host, ben, record } = await open();
    await host.must(
      `mutation { saveItem(input: { id: "h", key: "H", kind: PLAN, title: "H", ownerId: "ada" }) { id } }`,
    );
    const [hidden, missing] = [
      await record(ben, "x", { itemId: "h" }),
      await record(ben, "x", { itemId: "no" }),
    ];
    expect(hidden).toBeRefused("not_found");
    expect(hidden.errors).toEqual(
      missing.errors?.map((error) => ({ ...error, extensions: hidden.errors?.[0]?.extensions })),
    );
    expect(await record(ben, " ")).toBeRefused("bad_input");
    expect(await record(ben, "x\0")).toBeRefused("bad_text");
    expect(await record(ben, "\u00e9".repeat(8_193))).toBeRefused("too_long", { limit: 16_384 });
    expect(await record(ben, "$set {a: {$gt: 1}}")).toMatchObject({ errors: undefined });
  });
});
