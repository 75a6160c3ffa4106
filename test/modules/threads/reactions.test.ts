import { beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { reactionKey } from "../../../src/modules/threads/reactions.js";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, openDesk } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);

describe("a reaction's key", () => {
  it.each([
    ["\u{1F44D}", "+1"],
    ["\u{1F44D}\u{FE0F}", "+1"],
    ["\u{1F44D}\u{1F3FD}", "+1"],
    ["\u{2764}", "heart"],
    ["\u{2764}\u{FE0F}", "heart"],
    ["thumbsup", "thumbsup"],
    [":thumbsup:", "thumbsup"],
    ["wave::skin-tone-3", "wave"],
    ["wave_tone2", "wave"],
    ["a.b", "a.b"],
    ["$x", "$x"],
  ])("of %s is %s", (given, key) => expect(reactionKey(given)).toBe(key));

  it("stays what it is when it is normalised again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 12 }), (given) => {
        let key: string;
        try {
          key = reactionKey(given);
        } catch {
          return;
        }
        expect(reactionKey(key)).toBe(key);
      }),
    );
  });
});

describe("reactions", () => {
  let desk: Desk;
  let id: string;
  beforeAll(async () => {
    desk = await openDesk(server);
    id = await desk.ask({ participantIds: ["cho"] });
  });
  const keys = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await desk.thread(desk.ana, id)).reactions.map(({ key, count }: { key: string; count: number }) => [
        key,
        count,
      ]),
    );

  it("case 34: variants of one gesture are one entry, and either takes it back", async () => {
    await acts.react(desk.ana, id, { key: "\u{1F44D}", on: true });
    await acts.react(desk.ben, id, { key: "\u{1F44D}\u{FE0F}", on: true });
    expect(await keys()).toEqual({ "+1": 2 });
    await acts.react(desk.ana, id, { key: "\u{1F44D}\u{FE0F}", on: false });
    expect(await keys()).toEqual({ "+1": 1 });
  });

  it("case 36: twenty at once count once, with one event; toggling never goes below nothing", async () => {
    const before = await db.collection("events").countDocuments({ threadId: id, type: "reaction.changed" });
    await Promise.all(Array.from({ length: 20 }, () => acts.react(desk.ana, id, { key: "tada", on: true })));
    expect((await keys()).tada).toBe(1);
    const after = await db.collection("events").countDocuments({ threadId: id, type: "reaction.changed" });
    expect(after - before).toBe(1);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => acts.react(desk.ana, id, { key: "tada", on: n % 2 === 0 })),
    );
    expect([undefined, 1]).toContain((await keys()).tada);
  });

  it("on a message stand on that message alone, also with keys that look like paths", async () => {
    const messageId = await desk.say(desk.ana, id);
    for (const key of ["a.b", "$x"]) await acts.react(desk.ben, id, { key, messageId });
    const { messages } = await desk.thread(
      desk.ana,
      id,
      "messages { nodes { id reactions { key count mine } } }",
    );
    const message = messages.nodes.find((one: { id: string }) => one.id === messageId);
    expect(message.reactions).toEqual([
      { key: "a.b", count: 1, mine: false },
      { key: "$x", count: 1, mine: false },
    ]);
    expect(await keys()).not.toHaveProperty(["$x"]);
  });

  it("are bounded by different keys: joining one that stands always works, also at once", async () => {
    const own = await desk.ask();
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => acts.react(desk.ana, own, { key: `k${n}`, on: true })),
    );
    expect((await desk.thread(desk.ana, own)).reactions).toHaveLength(32);
    const standing = (await desk.thread(desk.ana, own)).reactions[0].key;
    expect(await acts.react(desk.ben, own, { key: "one more", on: true })).toBeRefused(
      "reaction_limit_reached",
      { limit: 32 },
    );
    expect((await acts.react(desk.ben, own, { key: standing, on: true })).errors).toBeUndefined();
    expect((await acts.react(desk.ana, own, { key: standing, on: false })).errors).toBeUndefined();
  });

  it.each([
    ["an empty key", "", "bad_input"],
    ["a control character", "a\u0007b", "bad_input"],
    ["half a character", "\udc00", "bad_text"],
    ["more than 64 bytes", "x".repeat(65), "too_long"],
  ] as const)("refuse %s", async (_, key, reason) => {
    expect(await acts.react(desk.ana, id, { key })).toBeRefused(reason);
  });
});
