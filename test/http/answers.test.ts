import { Writable } from "node:stream";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { pino } from "pino";
import type { Module } from "../../src/module.js";
import type { Answer } from "../support/client.js";
import { openTestDatabase } from "../support/database.js";
import { doorOnly } from "../support/door.js";
import { startServer, type TestServer } from "../support/server.js";

const SECRET_WORDS = "E11000 duplicate key error collection: docket.people";
let logged = "";
const log = pino(
  new Writable({
    write: (chunk, _, done) => {
      logged += String(chunk);
      done();
    },
  }),
);

/** A module whose every way of failing is provoked. */
const failing: Module = {
  name: "failing",
  resolvers: {
    Query: {
      me: () => {
        throw new Error(SECRET_WORDS);
      },
      teams: () => null as never,
      thread: () => ({ id: "t1", kind: "NO_SUCH_KIND" }) as never,
      item: (_, { id }) => ({ id }) as never,
    },
  },
};

const THREAD = "query($id: ID!) { item(id: $id) { id } }";

describe("what answers say of errors", () => {
  let server: TestServer;

  beforeAll(async () => {
    const { db } = await openTestDatabase();
    server = await startServer(db, { wire: doorOnly([failing]), log });
  });

  it.each(["{ me { id } }", "{ teams { id } }", "{ thread(id: 1) { kind } }"])(
    "a failure of ours in %s tells its request and nothing else, and the log has the rest",
    async (query) => {
      logged = "";
      const ada = await server.person("t", "ada");
      const { errors, headers } = await ada.send(query);
      const requestId = headers.get("x-request-id");
      expect(errors?.[0]?.extensions).toEqual({ code: "INTERNAL", status: 500, requestId });
      expect(JSON.stringify(errors)).not.toMatch(/E11000|NO_SUCH_KIND|non-nullable|node_modules/);
      expect(logged).toContain(String(requestId));
      expect(logged).toContain("stack");
    },
  );

  it("says the same over a socket", async () => {
    const ada = await server.person("t", "ada");
    const socket = await ada.socket();
    const { errors } = await socket.subscribe("{ me { id } }").next();
    expect(errors[0].extensions).toMatchObject({ code: "INTERNAL", status: 500 });
    expect(JSON.stringify(errors)).not.toContain("E11000");
    await socket.close();
  });

  it.each([
    ["NUL in a variable", THREAD, { id: "a\0" }, "id"],
    ["half of a surrogate pair in a variable", THREAD, { id: "abc\ud800" }, "id"],
    ["NUL in a literal", '{ item(id: "a\\u0000") { id } }', {}, "id"],
    [
      "text inside an input",
      "mutation($i: PostMessageInput!) { postMessage(input: $i) { thread { id } } }",
      { i: { threadId: "t", body: "x\udc00" } },
      "input.body",
    ],
    [
      "text inside JSON",
      "mutation($i: PostThreadInput!) { postThread(input: $i) { thread { id } } }",
      { i: { kind: "APPROVAL", title: "t", effect: { type: "x", args: { deep: [{ a: "\0" }] } } } },
      "input.effect.args.deep.0.a",
    ],
    [
      "a key inside JSON",
      "mutation($i: PostThreadInput!) { postThread(input: $i) { thread { id } } }",
      { i: { kind: "APPROVAL", title: "t", effect: { type: "x", args: { "a\0": 1 } } } },
      "input.effect.args",
    ],
  ])("case 38: %s is bad_text, over HTTP and over a socket", async (_what, query, variables, path) => {
    const ada = await server.person("t", "ada");
    const answer = await ada.send(query, variables);
    expect(answer.status).toBe(400);
    expect(answer).toBeRefused("bad_text", { path });
    const socket = await ada.socket();
    const [error] = await socket.subscribe(query, variables).next();
    expect(error.extensions).toMatchObject({ reason: "bad_text", path });
    await socket.close();
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["an object for an id", { i: { threadId: { $ne: null }, body: "b" } }, "input.threadId"],
    ["a number for text", { i: { threadId: "t", body: 5 } }, "input.body"],
    ["a missing field", { i: { body: "b" } }, "input.threadId"],
    ["a field that there is not", { i: { threadId: "t", bodyy: "b" } }, "input.bodyy"],
    ["a list entry of another type", { i: { threadId: "t", to: ["a", { $gt: "" }] } }, "input.to.1"],
  ])("case 62: %s is bad_input, and says where", async (_what, variables, path) => {
    const ada = await server.person("t", "ada");
    const answer = await ada.send(
      "mutation($i: PostMessageInput!) { postMessage(input: $i) { thread { id } } }",
      variables,
    );
    expect(answer.status).toBe(400);
    expect(answer).toBeRefused("bad_input", { path });
  });

  it("values that nest without end are refused, not followed", async () => {
    const { url, token } = await server.person("t", "ada");
    // Written by hand: the value would overflow the client's own JSON.stringify.
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: `{"query":"mutation($i: PostThreadInput!) { postThread(input: $i) { thread { id } } }",
        "variables":{"i":{"kind":"APPROVAL","title":"t","effect":{"type":"x","args":${deep}}}}}`,
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()) as Pick<Answer, "errors">).toBeRefused("bad_input");
  });

  it("an operation as long as may be does not hold the server up", async () => {
    const ada = await server.person("t", "ada");
    const started = Date.now();
    await ada.send(`{ ${"__typename ".repeat(4_990)} }`);
    await ada.send(`{ item(id: "1") { ${"id ".repeat(4_980)} } }`);
    const fragments = Array.from(
      { length: 400 },
      (_, n) => `fragment f${n} on Item { ...f${n + 1} ...f${n + 1} }`,
    );
    await ada.send(`{ item(id: "1") { ...f0 } } ${fragments.join(" ")} fragment f400 on Item { id }`);
    expect(Date.now() - started).toBeLessThan(3_000);
  });
});
