import { describe, expect, it } from "@jest/globals";
import { WebSocket } from "ws";
import { openTestDatabase } from "../support/database.js";
import { openDesk } from "../support/desk.js";
import { startServer } from "../support/server.js";
import { openSocket } from "../support/socket.js";
import { mint, tokenFor } from "../support/tokens.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const desk = await openDesk(server);
const url = `${server.url}/graphql`;
const BADGE = "subscription { badge { unread } }";
const auth = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

describe("the door over a socket", () => {
  it("case 53: an operation before connection_init closes with 4401 and tells nothing", async () => {
    const socket = await openSocket(url);
    socket.send({ type: "subscribe", id: "1", payload: { query: BADGE } });
    expect((await socket.closed).code).toBe(4401);
    expect(socket.waiting()).toEqual([]);
  });

  it("case 53: silence closes with 4408 within a few seconds", async () => {
    const socket = await openSocket(url);
    const started = performance.now();
    expect((await socket.closed).code).toBe(4408);
    expect(performance.now() - started).toBeLessThan(6_000);
  });

  it("case 53: a second connection_init closes with 4429", async () => {
    const socket = await desk.ana.socket();
    socket.send({ type: "connection_init", payload: auth(desk.ana.token) });
    expect((await socket.closed).code).toBe(4429);
  });

  it.each([
    ["no token", {}],
    ["a token that is none", { authorization: "Bearer nonsense" }],
    ["an object as token", { authorization: { $gt: "" } }],
    ["an agent's token", null],
    ["a service's token", undefined],
  ])("%s closes with 4403", async (name, payload) => {
    const token =
      name === "an agent's token"
        ? await tokenFor(desk.tenant.id).agent("ana", "ana/shop/bot")
        : await tokenFor(desk.tenant.id).service("host");
    const socket = await openSocket(url);
    socket.send({ type: "connection_init", payload: payload ?? auth(token) });
    expect((await socket.closed).code).toBe(4403);
  });

  it("an expired token closes with 4403 and says so; one that ends while the socket is open does too", async () => {
    const old = await openSocket(url);
    old.send({
      type: "connection_init",
      payload: auth(await mint({ tenant: desk.tenant.id, sub: "ana" }, { ttl: -5 })),
    });
    expect(await old.closed).toEqual({ code: 4403, reason: "token_expired" });
    const soon = await openSocket(url);
    await soon.init(auth(await mint({ tenant: desk.tenant.id, sub: "ana" }, { ttl: 2 })));
    soon.subscribe(BADGE);
    expect(await soon.closed).toEqual({ code: 4403, reason: "token_expired" });
  });

  it("case 53: a legacy protocol's name is refused", async () => {
    const raw = new WebSocket(url.replace("http", "ws"), "graphql-ws");
    const refused = await new Promise<boolean>((resolve) => {
      raw.once("error", () => resolve(true));
      raw.once("close", () => resolve(true));
      raw.once("open", () => setTimeout(() => resolve(raw.readyState !== WebSocket.OPEN), 500));
    });
    expect(refused).toBe(true);
    raw.terminate();
  });

  it("a foreign origin is refused before anything is said", async () => {
    await expect(openSocket(url, { headers: { origin: "https://evil.test" } })).rejects.toThrow("403");
  });

  it("case 54: whoever leaves while a subscription still starts leaves nothing behind", async () => {
    const before = server.app.events.hub.size();
    for (let round = 0; round < 40; round += 1) {
      const socket = await desk.ana.socket();
      socket.subscribe(BADGE);
      socket.subscribe("subscription { inboxChanged { kind } }");
      if (round % 2 === 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
      socket.raw.terminate();
    }
    for (let tries = 0; tries < 100 && server.app.events.hub.size() > before; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.app.events.hub.size()).toBe(before);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^docket_subscriptions_active 0$/m);
  });

  it("case 56: a finished operation leaves the socket free for as many more", async () => {
    const socket = await desk.ana.socket();
    for (let n = 0; n < 300; n += 1) {
      const query = socket.subscribe("{ me { id } }", undefined, `q${n}`);
      expect((await query.next()).data.me.id).toBe("ana");
      expect((await socket.next(`q${n}`)).type).toBe("complete");
    }
    await socket.close();
  });

  it("holds a hundred operations and refuses one more", async () => {
    const socket = await desk.ana.socket();
    for (let n = 0; n < 100; n += 1) socket.subscribe(BADGE, undefined, `s${n}`);
    const one = socket.subscribe(BADGE, undefined, "over");
    const frame = await socket.next("over", 10_000);
    expect(frame.payload?.[0]?.extensions.reason ?? frame.payload?.errors?.[0]?.extensions.reason).toBe(
      "too_complex",
    );
    expect(one.id).toBe("over");
    await socket.close();
  });

  it("refuses in the same words as over HTTP: text, depth, unknown fields", async () => {
    const socket = await desk.ana.socket();
    const reasonOf = async (query: string, variables?: Record<string, unknown>) => {
      const payload = await socket.subscribe(query, variables).next();
      return (payload.errors ?? payload)[0].extensions.reason;
    };
    expect(await reasonOf("query($id: ID!) { thread(id: $id) { id } }", { id: "a\u0000" })).toBe("bad_text");
    expect(await reasonOf("query($id: ID!) { thread(id: $id) { id } }", { id: { $ne: null } })).toBe(
      "bad_input",
    );
    expect(await reasonOf("{ threds { id } }")).toBe("bad_input");
    await socket.close();
  });

  it("deactivating a person closes their socket and their agents' with 4403", async () => {
    const own = await openDesk(server);
    const person = await own.cho.socket();
    const agentClient = await own.tenant.agent("cho", "cho/shop/scout");
    const agent = await agentClient.socket();
    await own.tenant.host.must(`mutation { deactivatePerson(personId: "cho") { active } }`);
    expect((await person.closed).code).toBe(4403);
    expect((await agent.closed).code).toBe(4403);
  });

  it("stopping closes with 1012, which clients take for a reason to come back", async () => {
    const other = await startServer(db);
    const client = await other.person(desk.tenant.id, "ana");
    const socket = await client.socket();
    socket.subscribe(BADGE);
    const started = performance.now();
    await other.stop();
    expect((await socket.closed).code).toBe(1012);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
