import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { MongoClient } from "mongodb";
import { WebSocket } from "ws";
import { type Client, type Loose, makeClient } from "../support/client.js";
import { ROOT } from "../support/page.js";
import {
  dataDirectory,
  environmentFor,
  mustStart,
  type RunningDocket,
  startDocket,
} from "../support/process.js";
import { tokenFor } from "../support/tokens.js";

const CLI = fileURLToPath(new URL("../../scripts/docket.mjs", import.meta.url));
const TENANT = "t";

const enter = async ({ url }: RunningDocket) => {
  const tokens = tokenFor(TENANT);
  const host = makeClient({ url: `${url}/service/graphql`, token: await tokens.service("host") });
  await host.must(
    `mutation { savePerson(input: { id: "ana", name: "Ana", email: "ana@t.test", role: ADMIN }) { id } }`,
  );
  return {
    host,
    ana: makeClient({ url: `${url}/graphql`, token: await tokens.person("ana") }),
    bot: makeClient({ url: `${url}/agent/graphql`, token: await tokens.agent("ana", "ana/shop/bot") }),
  };
};
const ask = async (bot: Client, title = "May I?"): Promise<string> =>
  (
    await bot.must("mutation($input: AskPostInput!) { ask_post(input: $input) { thread { id } } }", {
      input: { kind: "APPROVAL", title, payload: { approval: { summary: "s" } } },
    })
  ).ask_post.thread.id;
const fsck = (directory: string) =>
  spawnSync(process.execPath, [CLI, "fsck"], { env: environmentFor(directory), encoding: "utf8" });

describe("a Docket that ends and starts again", () => {
  it("stops cleanly on SIGTERM, and a restart keeps everything", async () => {
    const directory = await dataDirectory();
    const first = await mustStart(directory, { DOCKET_SEED: "none" });
    expect(existsSync(`${directory}/mongodb-uri`)).toBe(true);
    const { ana, bot } = await enter(first);
    const id = await ask(bot);
    const started = performance.now();
    const ended = first.end("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await fetch(`${first.url}/readyz`)).status).toBe(503);
    expect(await ended).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(existsSync(`${directory}/mongodb-uri`)).toBe(false);
    const second = await mustStart(directory);
    const again = makeClient({ url: `${second.url}/graphql`, token: ana.token });
    expect((await again.must("query($id: ID!) { thread(id: $id) { title } }", { id })).thread.title).toBe(
      "May I?",
    );
    expect(second.output()).toContain("embedded engine");
  }, 180_000);

  it("ends with the npm that started it", async () => {
    const directory = await dataDirectory();
    const npm = spawn("npm", ["start"], {
      cwd: ROOT,
      env: environmentFor(directory, { DOCKET_SEED: "none" }),
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    const url = await new Promise<string>((resolve, reject) => {
      npm.once("exit", (status) => reject(new Error(`npm ended with ${status}:\n${text}`)));
      npm.stdout.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        const found = /listens on (\S+),/.exec(text);
        if (found?.[1]) resolve(found[1]);
      });
    });
    npm.removeAllListeners("exit");
    npm.kill("SIGTERM");
    // The last thing it does is to give its data back.
    for (let tries = 0; tries < 100 && existsSync(`${directory}/mongodb-uri`); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(existsSync(`${directory}/mongodb-uri`)).toBe(false);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  }, 180_000);

  it("is not held by sockets that left while their token was proven", async () => {
    const docket = await mustStart(await dataDirectory(), { DOCKET_SEED: "none" });
    const { ana } = await enter(docket);
    const init = JSON.stringify({
      type: "connection_init",
      payload: { authorization: `Bearer ${ana.token}` },
    });
    for (let n = 0; n < 5; n += 1) {
      const socket = new WebSocket(`${docket.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
      await once(socket, "open");
      socket.send(init);
      socket.send(init);
      expect((await once(socket, "close"))[0]).toBe(4429);
    }
    const started = performance.now();
    expect(await docket.end("SIGTERM")).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
  }, 180_000);

  it("ends in one line when the database that it started has gone, and the next start has the data", async () => {
    const directory = await dataDirectory();
    const first = await mustStart(directory, { DOCKET_SEED: "none" });
    const { ana, bot } = await enter(first);
    const id = await ask(bot);
    const exited = new Promise((resolve) => first.child.once("exit", resolve));
    const client = new MongoClient(readFileSync(`${directory}/mongodb-uri`, "utf8").trim());
    await client
      .db("admin")
      .command({ shutdown: 1, force: true })
      .catch(() => undefined);
    await client.close();
    expect(await exited).toBe(1);
    expect(first.output()).toContain("The database that Docket started has ended.");
    const second = await mustStart(directory);
    const again = makeClient({ url: `${second.url}/graphql`, token: ana.token });
    expect((await again.must("query($id: ID!) { thread(id: $id) { id } }", { id })).thread).toEqual({ id });
  }, 180_000);

  it("killed while writing, it has every acknowledged act after the next start, and fsck is clean", async () => {
    const directory = await dataDirectory();
    const first = await mustStart(directory, { DOCKET_SEED: "none" });
    const { ana, bot } = await enter(first);
    const id = await ask(bot);
    const acknowledged: string[] = [];
    let stopped = false;
    const writing = Array.from({ length: 8 }, async () => {
      while (!stopped) {
        const answer = await ana
          .send(
            'mutation($id: ID!) { postMessage(input: { threadId: $id, body: "words" }) { message { id } } }',
            { id },
          )
          .catch(() => null);
        const messageId = answer?.data?.postMessage?.message.id;
        if (messageId) acknowledged.push(messageId);
        else if (answer === null) return;
      }
    });
    // In the middle of things, however fast the machine is.
    while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 50));
    await first.end("SIGKILL");
    stopped = true;
    await Promise.all(writing);
    expect(acknowledged.length).toBeGreaterThan(10);
    const second = await mustStart(directory);
    const again = makeClient({ url: `${second.url}/graphql`, token: ana.token });
    const stored: string[] = [];
    for (let after: string | null = null; ; ) {
      const { thread }: Loose = await again.must(
        "query($id: ID!, $after: String) { thread(id: $id) { messages(first: 100, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } }",
        { id, after },
      );
      stored.push(...thread.messages.nodes.map((one: { id: string }) => one.id));
      if (!thread.messages.pageInfo.hasNextPage) break;
      after = thread.messages.pageInfo.endCursor;
    }
    expect(acknowledged.filter((one) => !stored.includes(one))).toEqual([]);
    const { status, stdout } = fsck(directory);
    expect(stdout).toContain(" 0 differ");
    expect(status).toBe(0);
  }, 180_000);

  it("case 51: killed between answer and acknowledgement, the answer comes once more, marked redelivered", async () => {
    const directory = await dataDirectory();
    const first = await mustStart(directory, { DOCKET_SEED: "none" });
    const { ana, bot } = await enter(first);
    const id = await ask(bot);
    await ana.must(
      "mutation($id: ID!) { answer(input: { threadId: $id, answer: { approval: { approved: true } } }) { thread { id } } }",
      { id },
    );
    const pull = (client: Client, session: string) =>
      client.must(
        "query($s: ID!) { delivery_pull(sessionId: $s) { id kind redelivered decision { answer { ... on ApprovalAnswer { approved } } } } }",
        { s: session },
      );
    const before = (await pull(bot, "one")).delivery_pull;
    await first.end("SIGKILL");
    const second = await mustStart(directory);
    const agent = makeClient({ url: `${second.url}/agent/graphql`, token: bot.token });
    const after = (await pull(agent, "two")).delivery_pull;
    expect(before).toMatchObject([
      { kind: "ASK_ANSWERED", redelivered: false, decision: { answer: { approved: true } } },
    ]);
    expect(after).toEqual([{ ...before[0], redelivered: true }]);
    const ack = await agent.must("mutation($ids: [ID!]!) { delivery_ack(ids: $ids) }", {
      ids: [after[0].id, after[0].id],
    });
    expect(ack.delivery_ack).toBe(1);
    expect((await pull(agent, "three")).delivery_pull).toEqual([]);
  }, 180_000);

  it("a second one on the same data is refused in one line, and the first goes on", async () => {
    const directory = await dataDirectory();
    const first = await mustStart(directory, { DOCKET_SEED: "none" });
    const second = await startDocket(directory);
    expect(second).toMatchObject({ status: 1 });
    expect(
      "output" in second && typeof second.output === "string" ? second.output.trim().split("\n") : [],
    ).toHaveLength(1);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  }, 180_000);
});

describe("two processes on one database", () => {
  it("a badge on one sees every ask that is posted through the other, in order, none missing", async () => {
    const directory = await dataDirectory();
    const first = await mustStart(directory, { DOCKET_SEED: "none" });
    const { readFileSync } = await import("node:fs");
    const uri = readFileSync(`${directory}/mongodb-uri`, "utf8").trim();
    const second = await mustStart(await dataDirectory(), { MONGODB_URI: uri, DOCKET_ENGINE: "auto" });
    const { ana } = await enter(first);
    const poster = makeClient({ url: `${second.url}/graphql`, token: ana.token });
    const socket = await ana.socket();
    const badge = socket.subscribe("subscription { badge { requiresAction } }");
    const seen: number[] = [(await badge.next()).data.badge.requiresAction];
    for (let n = 1; n <= 100; n += 1) {
      await poster.must(
        "mutation($input: PostThreadInput!) { postThread(input: $input) { thread { id } } }",
        { input: { kind: "APPROVAL", title: `Ask ${n}`, payload: { approval: { summary: "s" } } } },
      );
      seen.push((await badge.next()).data.badge.requiresAction);
    }
    expect(seen).toEqual(Array.from({ length: 101 }, (_, n) => n));
    await socket.close();
    await second.end("SIGTERM");
  }, 180_000);
});

describe("docket token", () => {
  it("prints none that would be refused: for nobody, a handle that is none, who was deactivated or retired", async () => {
    const directory = await dataDirectory();
    const { url } = await mustStart(directory, { DOCKET_SEED: "demo" });
    const docket = (...args: string[]) => {
      const { status, stdout } = spawnSync(process.execPath, [CLI, "token", ...args], {
        env: environmentFor(directory),
        encoding: "utf8",
      });
      return { status, stdout };
    };
    const ada = makeClient({
      url: `${url}/graphql`,
      token: docket("--person", "ada@demo.test").stdout.trim(),
    });
    await ada.must(`mutation { retireAgent(handle: "ben/shop/reviewer") { handle } }`);
    await ada.must(`mutation { deactivatePerson(personId: "cho") { id } }`);
    for (const [status, ...args] of [
      [2, "--service", " "],
      [2, "--agent", "ada"],
      [1, "--agent", "ben/shop/reviewer"],
      [1, "--agent", "cho/shop/scout"],
      [1, "--person", "cho@demo.test"],
    ] as const)
      expect(docket(...args)).toEqual({ status, stdout: "" });
  }, 180_000);
});

describe("a start that cannot be", () => {
  it("ends with one line that names PORT where something listens there already", async () => {
    const first = await mustStart(await dataDirectory(), { DOCKET_SEED: "none" });
    const second = await startDocket(await dataDirectory(), { PORT: String(first.port) });
    expect(second).toMatchObject({ status: 1, output: expect.stringMatching(/^PORT is \d+, .*\n$/) });
  }, 180_000);

  it.each([
    ["PORT", { PORT: "many" }],
    ["HOST", { HOST: "0.0.0.0", AUTH_SECRET: "" }],
    ["AUTH_SECRET", { AUTH_JWKS_URL: "http://127.0.0.1:1/keys" }],
    ["DOCKET_DATA", { DOCKET_DATA: fileURLToPath(import.meta.url) }],
    ["DOCKET_ENGINE", { DOCKET_ENGINE: "sqlite" }],
    ["CLAIM_LEASE_SECONDS", { CLAIM_LEASE_SECONDS: "0" }],
    ["MONGODB_URI", { MONGODB_URI: "mongodb://127.0.0.1:1/", DOCKET_ENGINE: "auto" }],
    ["MONGODB_URI", { MONGODB_URI: "mongodb://127.0.0.1:1/docket", DOCKET_ENGINE: "auto" }],
  ])(
    "says which setting is wrong: %s",
    async (name, settings) => {
      const started = await startDocket(await dataDirectory(), settings);
      expect(started).toMatchObject({ status: 1 });
      const output = "status" in started ? started.output.trim() : "";
      expect(output.split("\n")).toHaveLength(1);
      expect(output).toContain(name);
    },
    60_000,
  );
});
