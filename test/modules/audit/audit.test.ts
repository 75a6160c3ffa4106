import { describe, expect, it } from "@jest/globals";
import { openWorld } from "../requests/world.js";

const { tenant, db, server } = await openWorld();

const AUDIT = `query ($first: Int! = 100, $after: String) { audit(first: $first, after: $after) {
  nodes { id at act person { id } handle service object } pageInfo { hasNextPage endCursor } } }`;

const open = async () => {
  const world = await tenant();
  const builder = await world.agent("ada/shop/builder");
  const reviewer = await world.agent("ben/shop/reviewer");
  const id = await builder.send1({ to: reviewer.handle, subject: "Secret subject", body: "Secret body" });
  await reviewer.claim({ id });
  await reviewer.complete({ id, fence: 1, body: "Secret answer" });
  return { ...world, builder, reviewer, requestId: id };
};

describe("the audit", () => {
  it("says who did what to which thing, on whose behalf, newest first, and holds no text", async () => {
    const { ada, requestId, id: tenantId } = await open();
    const { audit } = await ada.must(AUDIT);
    expect(audit.nodes.slice(0, 3)).toMatchObject([
      {
        act: "request.completed",
        person: { id: "ben" },
        handle: "ben/shop/reviewer",
        service: null,
        object: requestId,
      },
      { act: "request.claimed", person: { id: "ben" }, handle: "ben/shop/reviewer", object: requestId },
      { act: "request.sent", person: { id: "ada" }, handle: "ada/shop/builder", object: requestId },
    ]);
    const acts = audit.nodes.map(({ act, service, object }: Record<string, string>) => [
      act,
      service,
      object,
    ]);
    expect(acts).toContainEqual(["agent.saved", "host", "ben/shop/reviewer"]);
    expect(acts).toContainEqual(["person.saved", "host", "ada"]);
    expect(acts).toContainEqual(["project.saved", "host", "shop"]);
    expect(JSON.stringify(await db.collection("audit").find({ tenantId }).toArray())).not.toContain("Secret");
  });

  it("is for the tenant's admins alone", async () => {
    const { ben } = await open();
    expect(await ben.send(AUDIT)).toBeRefused("forbidden");
    const elsewhere = await open();
    const { audit } = await elsewhere.ada.must(AUDIT);
    expect(
      audit.nodes.filter(({ object }: { object: string }) => object === elsewhere.requestId),
    ).toHaveLength(3);
    expect(audit.nodes.filter(({ act }: { act: string }) => act === "request.sent")).toHaveLength(1);
  });

  it("records who sent events elsewhere, and who ended it", async () => {
    const { ada } = await open();
    const save = (input: Record<string, unknown>) =>
      ada.must(
        `mutation ($input: SaveWebhookInput!) { saveWebhook(input: $input) { webhook { id } secret } }`,
        { input: { url: "https://example.org/hook", types: [], ...input } },
      );
    const { secret, webhook } = (await save({})).saveWebhook;
    await save({ id: "ci" });
    await save({ id: "ci", url: "https://example.net/hook" });
    await ada.must(`mutation { deleteWebhook(id: "ci") }`);
    expect(await ada.send(`mutation { deleteWebhook(id: "ci") }`)).toBeRefused("not_found");
    const { audit } = await ada.must(AUDIT, { first: 4 });
    const who = { person: { id: "ada" }, handle: null, service: null };
    expect(audit.nodes).toMatchObject([
      { act: "webhook.deleted", object: "ci", ...who },
      { act: "webhook.saved", object: "ci", ...who },
      { act: "webhook.saved", object: "ci", ...who },
      { act: "webhook.saved", object: webhook.id, ...who },
    ]);
    expect(secret).toMatch(/^whsec_/);
    expect((await ada.must(`{ webhooks { id } }`)).webhooks).toEqual([{ id: webhook.id }]);
  });

  it("records the acts on threads, but nobody's reading", async () => {
    const { ben, ada } = await open();
    const { postThread } = await ben.must(
      `mutation ($input: PostThreadInput!) { postThread(input: $input) { thread { id } } }`,
      {
        input: {
          kind: "APPROVAL",
          title: "May I?",
          assigneeId: "ada",
          payload: { approval: { summary: "It." } },
        },
      },
    );
    const id = postThread.thread.id;
    await ada.must(`mutation ($input: MarkReadInput!) { markRead(input: $input) { thread { id } } }`, {
      input: { threadId: id },
    });
    await ada.must(`mutation ($input: ThreadInput!) { dismiss(input: $input) { thread { id } } }`, {
      input: { threadId: id },
    });
    const { audit } = await ada.must(AUDIT);
    const ofThread = audit.nodes.filter(({ object }: { object: string }) => object === id);
    expect(ofThread.map(({ act }: { act: string }) => act)).toEqual(["thread.dismissed", "thread.posted"]);
  });

  it("is paged without skipping or repeating, while acts go on", async () => {
    const { ada, builder, reviewer } = await open();
    const whole = (await ada.must(AUDIT)).audit.nodes.map(({ id }: { id: string }) => id);
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const {
        audit,
      }: { audit: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } } =
        await ada.must(AUDIT, { first: 2, after });
      seen.push(...audit.nodes.map(({ id }) => id));
      if (!audit.pageInfo.hasNextPage) break;
      after = audit.pageInfo.endCursor;
      if (seen.length < 10) await builder.send1({ to: reviewer.handle });
    }
    expect(seen).toEqual(whole);
    expect(await ada.send(AUDIT, { first: 101 })).toBeRefused("out_of_range");
  });

  it("records an entry once, however often it is carried", async () => {
    const { id: tenantId } = await open();
    const { audit } = server.app;
    const entry = {
      id: "once",
      type: "request.sent",
      at: new Date(),
      by: { box: null, personId: null, handle: null, service: "host" },
      data: { requestId: "r" },
      notify: [],
      boxes: [],
      debts: [],
      internal: false,
    };
    for (const id of ["once", "twice"]) await audit.consume(tenantId, [entry, { ...entry, id }]);
    expect(await db.collection("audit").countDocuments({ tenantId, object: "r" })).toBe(2);
  });

  it("and closed requests are kept for as long as the settings say", async () => {
    const ttl = async (collection: string, name: string) =>
      (await db.collection(collection).indexes()).find((index) => index.name === name)?.expireAfterSeconds;
    expect(await ttl("audit", "at_1")).toBe(90 * 86_400);
    expect(await ttl("requests", "closedAt_1")).toBe(7 * 86_400);
  });
});
