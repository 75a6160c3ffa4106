import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { InboxCounts } from "../../src/generated/schema.js";
import { type Source, subscription } from "../../src/http/subscription.js";
import type { Module } from "../../src/module.js";
import { openTestDatabase } from "../support/database.js";
import { doorOnly } from "../support/door.js";
import { startServer, type TestServer } from "../support/server.js";

type Badge = { badge: InboxCounts };

const counts = (unread: number): InboxCounts => ({
  unread,
  unreadRequiresAction: 0,
  pending: 0,
  requiresAction: 0,
});

/** Everybody who subscribes hears the same states. */
const listeners = new Set<Source<Badge>>();
const live: Module = {
  name: "live",
  resolvers: {
    Subscription: {
      badge: {
        subscribe: (_parent, _args, { app }) =>
          subscription<Badge>({
            active: app.metrics.subscriptionsActive,
            start: (source) => {
              listeners.add(source);
              return () => listeners.delete(source);
            },
            coalesce: (_waiting, state) => [state],
          }),
      },
    },
  },
};

const BADGE = "subscription { badge { unread } }";
/** Fills the buffers between server and reader soon: the same field under many names. */
const WIDE = `subscription { badge { ${Array.from({ length: 90 }, (_, n) => `${"x".repeat(200)}${n}: unread`).join(" ")} } }`;

const until = async (holds: () => boolean): Promise<void> => {
  for (let waited = 0; !holds() && waited < 5_000; waited += 10)
    await new Promise((resolve) => setTimeout(resolve, 10));
};

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** What is left once the garbage is gone. */
const heapInUse = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

describe("readers who do not keep up", () => {
  let server: TestServer;

  beforeAll(async () => {
    const { db } = await openTestDatabase();
    server = await startServer(db, { wire: doorOnly([live]) });
  });

  it("case 56: one who does not read costs bounded memory and the others nothing, and then gets the state as it is", async () => {
    const ada = await server.person("t", "ada");
    const [slow, quick] = [await ada.socket(), await ada.socket()];
    const late = slow.subscribe(WIDE);
    const current = quick.subscribe(BADGE);
    await until(() => listeners.size === 2);
    slow.raw.pause();

    const before = process.memoryUsage().rss;
    const events = 2_000;
    for (let unread = 1; unread <= events; unread += 1) {
      for (const listener of listeners) listener.push({ badge: counts(unread) });
      // What the quick one has not taken yet is coalesced too: it is waited for, so that it must see every state.
      expect(await current.next()).toEqual({ data: { badge: { unread } } });
    }
    // Queued, it would be 40 MB of text and more as objects.
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);

    slow.raw.resume();
    let last = 0;
    let received = 0;
    while (last < events) {
      const { data } = await late.next();
      const [unread] = Object.values(data.badge) as number[];
      expect(unread).toBeGreaterThan(last);
      last = unread ?? 0;
      received += 1;
    }
    expect(received).toBeLessThan(events);
    await Promise.all([slow.close(), quick.close()]);
    await until(() => listeners.size === 0);
    expect(listeners.size).toBe(0);
  });

  it("one who asks without reading the answers is cut off", async () => {
    const ada = await server.person("t", "ada");
    const socket = await ada.socket();
    socket.raw.pause();
    // Each is answered with the same text back: pings are the cheapest thing to ask for.
    const payload = { pad: "x".repeat(200_000) };
    for (let asked = 0; asked < 200; asked += 1) socket.send({ type: "ping", payload });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    socket.raw.resume();
    expect(await socket.closed).toMatchObject({ code: 1006 });
  });

  it("case 56: ten thousand finished operations leave nothing behind on their socket", async () => {
    const ada = await server.person("t", "ada");
    const socket = await ada.socket();
    const ask = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        const asked = Array.from({ length: 50 }, () => socket.subscribe("{ __typename }"));
        await Promise.all(asked.map((one) => one.next()));
        for (const { id } of asked) expect((await socket.next(id)).type).toBe("complete");
      }
    };
    await ask(20);
    const before = heapInUse();
    await ask(200);
    expect(heapInUse() - before).toBeLessThan(20 * 1024 * 1024);
    await socket.close();
  }, 60_000);
});
