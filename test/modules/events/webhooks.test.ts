import { createHmac } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type { Client } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, openDesk, YES } from "../../support/desk.js";
import { openReceiver } from "../../support/receiver.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db, {
  settings: { WEBHOOK_ALLOW_PRIVATE: "true", WEBHOOK_RETRY_SECONDS: "1", WEBHOOK_MAX_ATTEMPTS: "2" },
});
// Apart: processes on one database work one queue, and this one would refuse the receiver's private address.
const strict = await startServer((await openTestDatabase()).db);
const receiver = await openReceiver();

const save = (admin: Client, input: Record<string, unknown>) =>
  admin.send(
    "mutation($input: SaveWebhookInput!) { saveWebhook(input: $input) { webhook { id failing } secret } }",
    { input },
  );

const withAdmin = async (): Promise<Desk & { admin: Client }> => {
  const desk = await openDesk(server);
  return { ...desk, admin: await desk.tenant.person("eva", "ADMIN") };
};

describe("webhooks", () => {
  it("case 20: a retry has the id, the time and the bytes of the first attempt, and a signature that holds", async () => {
    const { admin, ...desk } = await withAdmin();
    const { data } = await save(admin, { url: `${receiver.url}/retry`, types: ["decision.made"] });
    receiver.answers.push({ status: 500 });
    const id = await desk.ask({ participantIds: ["eva"] });
    await acts.answer(desk.ana, id, YES);
    const before = receiver.received.length;
    const [first, second] = (await receiver.arrived(before === 0 ? 2 : before + 1)).slice(-2);
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(second?.body).toBe(first?.body);
    expect([first, second].map((one) => one?.headers["webhook-attempt"])).toEqual(["1", "2"]);
    const body = JSON.parse(first?.body ?? "{}");
    expect(body).toMatchObject({ type: "decision.made", data: { threadId: id, answer: { approved: true } } });
    const signed = `${first?.headers["webhook-id"]}.${first?.headers["webhook-timestamp"]}.${first?.body}`;
    const key = Buffer.from(data.saveWebhook.secret.slice("whsec_".length), "base64");
    expect(first?.headers["webhook-signature"]).toBe(
      `v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
    );
  }, 60_000);

  it("carries what its admin may see, once, and nothing of what is hidden from them", async () => {
    const { admin, ...desk } = await withAdmin();
    await save(admin, { url: `${receiver.url}/seen`, types: ["thread.posted"] });
    const hidden = await desk.ask();
    const seen = await desk.ask({ participantIds: ["eva"] });
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const bodies = receiver.received
      .filter(({ path }) => path === "/seen")
      .map(({ body }) => JSON.parse(body).data.threadId);
    expect(bodies).toEqual([seen]);
    expect(bodies).not.toContain(hidden);
  }, 60_000);

  it("case 73: a redirect is a failure, nothing is followed, and after the last attempt it stops with a notice", async () => {
    const { admin, ...desk } = await withAdmin();
    const url = `${receiver.url}/moved`;
    await save(admin, { url, types: ["thread.posted"] });
    const elsewhere = { status: 307, headers: { location: `${receiver.url}/trap` } };
    receiver.answers.push(elsewhere, elsewhere);
    await desk.ask({ participantIds: ["eva"] });
    const stopped = async () => (await admin.must("{ webhooks { id url failing lastStatus } }")).webhooks[0];
    for (let tries = 0; tries < 200 && !(await stopped()).failing; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await stopped()).toMatchObject({ failing: true, lastStatus: 307 });
    expect(receiver.received.some(({ path }) => path === "/trap")).toBe(false);
    const { inbox } = await admin.must(
      "{ inbox(show: NEEDS_YOU) { nodes { kind body originator { service } } } }",
    );
    expect(inbox.nodes).toContainEqual(
      expect.objectContaining({
        kind: "NOTICE",
        originator: { service: "docket" },
        body: expect.stringContaining(url),
      }),
    );
    const { id } = await stopped();
    const again = await save(admin, { id, url, types: [] });
    expect(again.data.saveWebhook).toMatchObject({ webhook: { failing: false }, secret: null });
  }, 60_000);

  it("is saved under the id that its admin chose, the same in any tenant, and ends by it", async () => {
    const one = await withAdmin();
    const other = await withAdmin();
    const input = { id: "ci", url: `${receiver.url}/chosen`, types: ["thread.posted"] };
    for (const { admin } of [one, other]) {
      const made = (await save(admin, input)).data.saveWebhook;
      expect(made).toMatchObject({ webhook: { id: "ci" }, secret: expect.stringMatching(/^whsec_/) });
      expect((await save(admin, input)).data.saveWebhook).toMatchObject({
        webhook: { id: "ci" },
        secret: null,
      });
      expect((await admin.must("{ webhooks { id } }")).webhooks).toEqual([{ id: "ci" }]);
    }
    expect((await one.admin.must('mutation { deleteWebhook(id: "ci") }')).deleteWebhook).toBe(true);
    expect((await one.admin.must("{ webhooks { id } }")).webhooks).toEqual([]);
    expect((await other.admin.must("{ webhooks { id } }")).webhooks).toEqual([{ id: "ci" }]);
  });

  it("is an admin's", async () => {
    const { ana } = await openDesk(server);
    expect(await save(ana, { url: "https://example.org/", types: [] })).toBeRefused("forbidden");
    expect(await ana.send("{ webhooks { id } }")).toBeRefused("forbidden");
  });

  it.each([
    "http://127.0.0.1/x",
    "http://localhost:8080/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://10.1.2.3/",
    "http://192.168.0.1/",
    "http://169.254.169.254/latest",
    "http://2130706433/",
    "http://0x7f.1/",
    "ftp://example.org/",
    "https://user:pass@example.org/",
    "not an address",
  ])("refuses %s on saving", async (url) => {
    const desk = await openDesk(strict);
    const admin = await desk.tenant.person("eva", "ADMIN");
    expect(await save(admin, { url, types: [] })).toBeRefused("bad_input", { path: "input.url" });
  });

  it("refuses types that no event has", async () => {
    const { admin } = await withAdmin();
    expect(
      await save(admin, { url: "https://example.org/", types: ["thread.posted", "thread.exploded"] }),
    ).toBeRefused("bad_input", { path: "input.types.1" });
  });
});
