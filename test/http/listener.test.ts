import { request as httpRequest, type IncomingMessage } from "node:http";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Db } from "mongodb";
import type { Route } from "../../src/http/listener.js";
import { openTestDatabase } from "../support/database.js";
import { doorOnly } from "../support/door.js";
import { startServer, type TestServer } from "../support/server.js";
import { tokenFor } from "../support/tokens.js";

/** A route that answers when it is let go. */
const makeSlow = () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const route: Route = {
    path: "/slow",
    methods: ["GET"],
    handle: async ({ send }) => {
      await released;
      send(200, "done");
    },
  };
  return { route, release };
};

const status = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

describe("the HTTP server", () => {
  let db: Db;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    ({ db } = await openTestDatabase());
    server = await startServer(db, {
      wire: doorOnly(),
      settings: { ALLOWED_ORIGINS: "https://inbox.example", PUBLIC_URL: "https://docket.example" },
    });
    token = await tokenFor("t").person("ada");
  });

  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
      body,
    });
  const query = JSON.stringify({ query: "{ __typename }" });

  it("answers operators without a token", async () => {
    expect(await status(`${server.url}/healthz`)).toBe(200);
    expect(await status(`${server.url}/readyz`)).toBe(200);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    for (const name of ["docket_subscriptions_active", "docket_sockets_open", "docket_outbox_pending"])
      expect(metrics).toContain(`# TYPE ${name} gauge`);
  });

  it("takes POST with JSON only, on all three endpoints", async () => {
    for (const path of ["/graphql", "/agent/graphql", "/service/graphql"]) {
      const got = await fetch(`${server.url}${path}?query={__typename}`);
      expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
    }
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "application/jsonx",
    ])
      expect((await post(query, { "content-type": type })).status).toBe(415);
    expect((await post(query, { "content-type": "application/json;charset=utf-8" })).status).toBe(200);
  });

  it.each([
    "",
    "{",
    "null",
    "5",
    '"x"',
    "{}",
    '{"query": {"$ne": 1}}',
    '{"query": "{ me }", "variables": "x"}',
  ])("refuses the body %j as bad input", async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { reason: "bad_input", status: 400 } }],
    });
  });

  it.each([
    "null",
    "5",
    '"x"',
    "{}",
    '{"query": " "}',
    '{"query": 5}',
    '{"extensions": {"persistedQuery": {"version": 1}}}',
  ])("says of the body %j that the operation is missing, and nothing of what is not wrong", async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { message: string; extensions: object }[] };
    expect(errors).toMatchObject([{ extensions: { code: "BAD_INPUT", reason: "bad_input", status: 400 } }]);
    expect(errors[0]?.message).toMatch(/`query`/);
  });

  it("refuses a body that is not UTF-8, rather than put other characters in the place of what was sent", async () => {
    const [before = "", after = ""] = JSON.stringify({
      query: "query($id: ID!) { __typename }",
      variables: { id: "a|b" },
    }).split("|");
    // A byte that begins nothing, and half a surrogate pair in three bytes.
    for (const bytes of [[0xff], [0xed, 0xa0, 0x80]]) {
      const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        errors: [{ extensions: { reason: "bad_text", status: 400 } }],
      });
    }
  });

  it("refuses batches", async () => {
    const answer = await post(`[${query},${query}]`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { reason: "bad_input" } }] },
    ]);
  });

  it("answers 413 to more than a mebibyte, whether its size is told or not, and goes on", async () => {
    const large = JSON.stringify({ query: "{ __typename }", pad: "x".repeat(1024 * 1024) });
    expect((await post(large)).status).toBe(413);
    const untold = await new Promise<IncomingMessage>((resolve, reject) => {
      const sending = httpRequest(
        `${server.url}/graphql`,
        { method: "POST", headers: { "content-type": "application/json", authorization: `Bearer ${token}` } },
        resolve,
      );
      sending.on("error", reject);
      for (let sent = 0; sent < large.length; sent += 65_536) sending.write(large.slice(sent, sent + 65_536));
    });
    expect(untold.statusCode).toBe(413);
    untold.destroy();
    expect((await post(query)).status).toBe(200);
  });

  it("lets its own pages and allowed ones call, and no others", async () => {
    const own = new URL(server.url).host;
    for (const origin of [
      `http://${own}`,
      `https://${own}`,
      "https://docket.example",
      "https://inbox.example",
    ])
      expect((await post(query, { origin })).status).toBe(200);
    for (const origin of [
      "https://evil.example",
      "null",
      "https://inbox.example.evil.example",
      `http://${own}.evil.example`,
    ]) {
      const answer = await post(query, { origin });
      expect(answer.status).toBe(403);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  it("answers the preflight of an allowed page", async () => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: "OPTIONS",
      headers: { origin: "https://inbox.example" },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("https://inbox.example");
    expect(answer.headers.get("access-control-allow-headers")).toContain("authorization");
  });

  it("stopping, finishes what is in flight, turns new requests away with 503, and then is gone", async () => {
    const slow = makeSlow();
    const stopping = await startServer(db, { wire: doorOnly([{ name: "slow", routes: [slow.route] }]) });
    const inFlight = fetch(`${stopping.url}/slow`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = stopping.stop();
    expect(await status(`${stopping.url}/readyz`)).toBe(503);
    expect(await status(`${stopping.url}/healthz`)).toBe(200);
    expect(await status(`${stopping.url}/graphql`, { method: "POST" })).toBe(503);
    slow.release();
    const answer = await inFlight;
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
    await stopped;
    await expect(fetch(`${stopping.url}/healthz`)).rejects.toThrow();
  });

  it("stopping, does not wait for connections that are merely kept alive", async () => {
    const idle = await startServer(db, { wire: doorOnly() });
    expect(await status(`${idle.url}/healthz`)).toBe(200);
    const started = Date.now();
    await idle.stop();
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});
