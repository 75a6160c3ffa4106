import { describe, expect, it } from "@jest/globals";
import { openTestDatabase } from "../support/database.js";
import { openDesk } from "../support/desk.js";
import { startServer } from "../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const closed = await startServer(db, { settings: { DOCKET_INTROSPECTION: "false" } });
const desk = await openDesk(server);
const url = `${server.url}/graphql`;
const headers = { "content-type": "application/json", authorization: `Bearer ${desk.ana.token}` };
const post = (body: string, more: Record<string, string> = {}) =>
  fetch(url, { method: "POST", headers: { ...headers, ...more }, body });

describe("what the door refuses", () => {
  it.each([
    ["another method", () => fetch(url, { headers }), 405],
    ["another content type", () => post("{}", { "content-type": "text/plain" }), 415],
    ["no JSON", () => post("{"), 400],
    ["a batch", () => post(JSON.stringify([{ query: "{ me { id } }" }])), 400],
    [
      "more than a mebibyte",
      () => post(JSON.stringify({ query: `{ me { id } } #${"x".repeat(1024 * 1024)}` })),
      413,
    ],
    [
      "a foreign origin",
      () => post(JSON.stringify({ query: "{ me { id } }" }), { origin: "https://evil.test" }),
      403,
    ],
    ["an unknown path", () => fetch(`${server.url}/graphiql`), 404],
  ])("%s", async (_, send, status) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/node_modules|at \w+ \(/);
  });

  it.each([
    ["depth", `{ me { ${"teams { members { ".repeat(8)} id ${"} } ".repeat(8)} } }`],
    ["aliases", `{ ${Array.from({ length: 101 }, (_, n) => `a${n}: me { id }`).join(" ")} }`],
    ["tokens", `{ me { ${"id ".repeat(5_001)} } }`],
  ])("too much %s", async (_, query) => {
    const answer = await desk.ana.send(query);
    expect(answer.status).toBe(400);
    expect(answer).toBeRefused("too_complex");
  });

  it("an operation that nests deeper than the stack holds is its caller's fault", async () => {
    const query = `{ thread(id: ${"[".repeat(2_450)}1${"]".repeat(2_450)}) { id } }`;
    const nested = `{ me { ${"teams { members { ".repeat(800)} id ${"} } ".repeat(800)} } }`;
    for (const one of [nested, query, nested]) {
      const answer = await desk.ana.send(one);
      expect(answer.status).toBe(400);
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "BAD_INPUT", status: 400 });
    }
  });

  it("a page beyond a hundred, literal or in a variable", async () => {
    expect(await desk.ana.send("{ inbox(first: 101) { nodes { id } } }")).toBeRefused("out_of_range");
    expect(
      await desk.ana.send("query($n: Int!) { inbox(first: $n) { nodes { id } } }", { n: 101 }),
    ).toBeRefused("out_of_range", { limit: 100 });
    expect(await desk.ana.send("{ inbox(first: 0) { nodes { id } } }")).toBeRefused("out_of_range");
  });

  it("pages within pages that cost too much, also by variables", async () => {
    const answer = await desk.ana.send(
      "query($n: Int!) { inbox(first: $n) { nodes { messages(first: $n) { nodes { readBy { teams { members { teams { members { id } } } } } } } } } }",
      { n: 100 },
    );
    expect(answer).toBeRefused("too_complex");
  });

  it("case 62: operators in the place of ids and text", async () => {
    for (const variables of [{ id: { $ne: null } }, { id: ["a"] }, { id: true }])
      expect(await desk.ana.send("query($id: ID!) { thread(id: $id) { id } }", variables)).toBeRefused(
        "bad_input",
      );
    const secret = await desk.ana.send(
      "mutation($input: ThreadInput!) { archive(input: $input) { thread { id } } }",
      {
        input: { threadId: { $gt: "" } },
      },
    );
    expect(secret).toBeRefused("bad_input", { path: "input.threadId" });
  });

  it("case 67: a misspelt name suggests nothing and the schema is not told where introspection is off", async () => {
    const ana = await closed.person(desk.tenant.id, "ana");
    for (const query of [
      "{ __schema { types { name } } }",
      "{ threds { id } }",
      "{ inbox(sho: ALL) { nodes { id } } }",
      "{ inbox(show: AL) { nodes { id } } }",
    ]) {
      const { errors } = await ana.send(query);
      expect(errors?.[0]?.extensions?.reason).toBe("bad_input");
      expect(errors?.[0]?.message).not.toMatch(/Did you mean|threads|ARCHIVED/);
    }
    expect((await ana.send("{ __typename }")).data.__typename).toBe("Query");
  });

  it("one refused field among several leaves the others and the status alone", async () => {
    const answer = await desk.ana.send(`mutation { archive(input: { threadId: "none" }) { thread { id } } }`);
    expect(answer.status).toBe(200);
    expect(answer).toBeRefused("not_found", { status: 404, code: "NOT_FOUND" });
  });

  it("case 48: an instant without an offset; with any offset it is the same instant", async () => {
    const mark = (until: string) =>
      desk.ana.send("mutation($until: DateTime!) { markInboxRead(input: { until: $until }) { unread } }", {
        until,
      });
    expect(await mark("2026-11-01T10:00:00")).toBeRefused("bad_input");
    expect((await mark("2026-11-01T10:00:00Z")).errors).toBeUndefined();
    expect((await mark("2026-11-01T15:30:00+05:30")).errors).toBeUndefined();
    expect(await mark("not a time")).toBeRefused("bad_input");
  });

  it("sends headers that keep pages of elsewhere out", async () => {
    const { headers: sent } = await fetch(`${server.url}/healthz`);
    expect(sent.get("x-content-type-options")).toBe("nosniff");
    expect(sent.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });
});
