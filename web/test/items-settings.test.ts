import { describe, expect, it } from "@jest/globals";
import type { Loose } from "../../test/support/client.js";
import { acts } from "../../test/support/desk.js";
import { eventually, openHouse } from "./browser.js";

const house = openHouse();
const saveItem = (input: Record<string, unknown>) =>
  house.desk.tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
    input,
  });

describe("Items", () => {
  it("are searched; an item has its discussions and its decisions, and one can be opened", async () => {
    const { ana, ben } = house.desk;
    await saveItem({
      id: "g-1",
      key: "G-1",
      kind: "GOAL",
      title: "A shop people come back to",
      personIds: ["ana", "ben"],
    });
    await saveItem({
      id: "d-1",
      key: "D-1",
      kind: "DOCUMENT",
      title: "Launch brief",
      personIds: ["ana", "ben"],
    });
    const { page, context } = await house.seat(ana, { path: "/items" });
    await page.getByRole("link", { name: /Launch brief/ }).waitFor();
    await page.getByRole("searchbox", { name: "Search items" }).fill("shop");
    await eventually(async () => expect(await page.locator(".list > li").count()).toBe(1));
    await page.getByRole("link", { name: /A shop people/ }).click();
    await page.getByText("No discussions.").waitFor();

    await page.getByRole("button", { name: "Open a discussion" }).click();
    await page.getByLabel("Title", { exact: true }).fill("Who owns the returns page?");
    await page.getByLabel("What you want to say").fill("It has **no** owner.");
    await page.getByLabel("To (email, optional)").fill("ben@demo.test");
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("heading", { level: 1, name: "Who owns the returns page?" }).waitFor();
    expect((await house.desk.counts(ben)).unread).toBe(1);
    await page.goBack();
    await page.getByRole("link", { name: /Who owns the returns page/ }).waitFor();

    await page.getByRole("button", { name: "Comment", exact: true }).click();
    await page.getByLabel("What you want to say").fill("Do we keep the old returns page?");
    await page.getByLabel("To (email, optional)").fill("ben@demo.test");
    await page.getByLabel("I need a reply").check();
    await page.getByRole("button", { name: "Start" }).click();
    const title = page.getByRole("heading", { level: 1, name: /Do we keep the old/ });
    await title.waitFor();
    const id = decodeURIComponent(page.url().split("/").at(-1) ?? "");
    await house.desk.say(ben, id, "Until spring.");
    await page.locator(".decision").getByText("Until spring.").waitFor();
    await page.goto(`${house.server.url}/#/items/g-1/decisions`);
    await page.locator(".decisions").getByText("Until spring.").waitFor();
    await eventually(async () => expect(await page.title()).toMatch(/A shop people come back to · Docket$/));
    await context.close();
  });

  it("show all their threads and decisions, page by page", async () => {
    const { ana, ben } = house.desk;
    await saveItem({ id: "p-1", key: "P-1", kind: "PLAN", title: "Busy plan", personIds: ["ana", "ben"] });
    const total = 52;
    const decided = 31;
    const comment = async (body: string, more: Record<string, unknown> = {}): Promise<string> => {
      const { addComment } = await ben.must(
        "mutation($input: AddCommentInput!) { addComment(input: $input) { thread { id } } }",
        { input: { itemId: "p-1", body, ...more } },
      );
      return addComment.thread.id;
    };
    const talk = async (n: number): Promise<void> => {
      if (n >= decided) return void (await comment(`Comment ${n}.`));
      const id = await comment(`Question ${n}?`, { needsReply: true, to: ["ana@demo.test"] });
      await house.desk.say(ana, id, `Answer ${n}.`);
      await acts.resolve(ben, id);
    };
    for (let n = 0; n < total; n += 4) await Promise.all([n, n + 1, n + 2, n + 3].map(talk));
    const { page, context } = await house.seat(ana, { path: "/items/p-1" });
    const rows = page.locator(".threads > li");
    await eventually(async () => expect(await rows.count()).toBe(50));
    await page.getByRole("button", { name: "Show more" }).click();
    await eventually(async () => expect(await rows.count()).toBe(total));
    expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);
    // What is new joins at the top, and nothing that was read on goes.
    await comment("The newest.", { to: ["ana@demo.test"] });
    await rows.first().getByText("The newest.").waitFor();
    expect(new Set(await rows.locator(".title").allTextContents()).size).toBe(total + 1);
    await page.getByRole("link", { name: "Decisions" }).click();
    const decisions = page.locator(".decisions > li");
    await eventually(async () => expect(await decisions.count()).toBe(30));
    await page.getByRole("button", { name: "Show more" }).click();
    await eventually(async () => expect(await decisions.count()).toBe(decided));
    expect(new Set(await decisions.locator("strong").allTextContents()).size).toBe(decided);
    await context.close();
  });

  it("say in the dialog what was wrong with it, and cut nothing off that is too long", async () => {
    const { ana } = house.desk;
    await saveItem({ id: "p-4", key: "P-4", kind: "PLAN", title: "Plan four", personIds: ["ana"] });
    // By its key, as a host may link to it.
    const { page, context } = await house.seat(ana, { path: "/items/P-4" });
    await page.getByRole("button", { name: "Open a discussion" }).click();
    const title = page.getByLabel("Title", { exact: true });
    await title.focus();
    await page.keyboard.insertText("x".repeat(201));
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("dialog").getByText("Use at most 200 characters.").waitFor();
    await expect(title.inputValue()).resolves.toHaveLength(201);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    await eventually(async () => expect(await page.getByText("Use at most 200").count()).toBe(0));
    // Characters, not halves of them: as the server counts.
    await title.fill("😀".repeat(150));
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("heading", { level: 1, name: "😀".repeat(150) }).waitFor();
    await context.close();
  });

  it("keep what was typed to them while nobody could be reached", async () => {
    const { ana } = house.desk;
    await saveItem({ id: "p-2", key: "P-2", kind: "PLAN", title: "Far plan", personIds: ["ana"] });
    const { page, context } = await house.seat(ana, { path: "/items/p-2" });
    await page.getByText("No discussions.").waitFor();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    await page.getByLabel("What you want to say").fill("Written in a tunnel.");
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByText("The server cannot be reached, so that was not done.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await page.getByRole("link", { name: "Settings" }).click();
    await context.setOffline(false);
    await page.goBack();
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(page.getByLabel("What you want to say").inputValue()).resolves.toBe("Written in a tunnel.");
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("heading", { level: 1, name: /Written in a tunnel/ }).waitFor();
    await context.close();
  });
});

describe("Settings", () => {
  it("issues a key that is shown once and works, and revokes it", async () => {
    const { ana, tenant } = house.desk;
    await tenant.host.must(
      `mutation { saveProject(input: { id: "shop", key: "shop", name: "Shop", adminIds: ["ana"] }) { id } }`,
    );
    await tenant.host.must(
      `mutation { saveAgent(input: { handle: "ana/shop/bot", ownerId: "ana" }) { handle } }`,
    );
    const { page, context } = await house.seat(ana, {
      path: "/settings",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.getByLabel("Name of a new key for ana/shop/bot").fill("laptop");
    await page.getByRole("button", { name: "New key" }).click();
    const secret = await page.locator(".secret code").textContent();
    expect(secret).toMatch(/^dk_/);
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByText("Copied.").waitFor();
    await expect(page.evaluate(() => navigator.clipboard.readText())).resolves.toBe(secret);
    // As on a page that is not secure.
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByText("Mark the key and copy it by hand.").waitFor();
    const agent = house.server.as(secret ?? "", "/agent/graphql");
    expect((await agent.must("{ agent { handle } }")).agent.handle).toBe("ana/shop/bot");
    await page.reload();
    await context.close();

    const again = await house.seat(ana, { path: "/settings" });
    await again.page.getByText("laptop").waitFor();
    expect(await again.page.content()).not.toContain(secret);
    await again.page.getByRole("button", { name: "Revoke laptop" }).click();
    await again.page.getByText("laptop").waitFor({ state: "detached" });
    expect(await agent.send("{ agent { handle } }")).toBeRefused("unauthenticated");
    await again.context.close();
  });

  it("shows teams, and lets an admin change who is in them", async () => {
    const { tenant, ben } = house.desk;
    const eve = await tenant.person("eve", "ADMIN");
    const plain = await house.seat(ben, { path: "/settings" });
    await plain.page.getByRole("heading", { level: 3, name: /^ops/ }).waitFor();
    expect(await plain.page.getByLabel("Add somebody to ops (email)").count()).toBe(0);
    await plain.context.close();
    const { page, context } = await house.seat(eve, { path: "/settings" });
    await page.getByLabel("Add somebody to ops (email)").fill("cho@demo.test");
    await page.getByRole("button", { name: "Add", exact: true }).nth(1).click();
    const members = async (): Promise<string[]> =>
      (await eve.must("{ teams { members { id } } }")).teams[0].members.map(({ id }: Loose) => id);
    await eventually(async () => expect(await members()).toContain("cho"));
    await page.getByRole("button", { name: "Remove cho" }).click();
    await eventually(async () => expect(await members()).not.toContain("cho"));
    await context.close();
  });

  it("adds an agent and a team, and invites to a project and removes from it", async () => {
    const { tenant } = house.desk;
    const hal = await tenant.person("hal", "ADMIN");
    await tenant.host.must(
      `mutation { saveProject(input: { id: "yard", key: "yard", name: "Yard", adminIds: ["hal"] }) { id } }`,
    );
    const { page, context } = await house.seat(hal, { path: "/settings" });
    const region = (name: string) => page.getByRole("region", { name });
    const agents = region("Agents and keys");
    await agents.getByLabel("New agent (you/project/name)").fill("somebody/yard/bot");
    await agents.getByRole("button", { name: "Add" }).click();
    await page.getByRole("alert").filter({ hasText: /./ }).waitFor();
    await agents.getByLabel("New agent (you/project/name)").fill("hal/yard/bot");
    await agents.getByRole("button", { name: "Add" }).click();
    await agents.getByRole("heading", { level: 3, name: "hal/yard/bot" }).waitFor();

    const teams = region("Teams");
    await teams.getByLabel("New team").fill("Night Shift");
    await teams.getByRole("button", { name: "Add", exact: true }).last().click();
    await teams.getByRole("heading", { level: 3, name: "Night Shift night-shift" }).waitFor();

    const projects = region("Projects");
    const members = async (): Promise<string[]> => {
      const { projects: all } = await hal.must("{ projects { key members { person { id } status } } }");
      const { members: found } = all.find(({ key }: Loose) => key === "yard");
      return found.map(({ person, status }: Loose) => `${person.id} ${status}`).sort();
    };
    const field = projects.getByLabel("Add somebody to Yard (email)");
    await field.fill("ch");
    await eventually(async () =>
      expect(await projects.locator("datalist option[value='cho@demo.test']").count()).toBe(1),
    );
    await field.fill("cho@demo.test");
    await projects.getByRole("button", { name: "Invite" }).click();
    await eventually(async () => expect(await members()).toEqual(["cho ACTIVE", "hal ACTIVE"]));
    await projects.getByRole("button", { name: "Remove cho" }).click();
    await eventually(async () => expect(await members()).toEqual(["hal ACTIVE"]));
    // Whoever leaves last still keeps it as the tenant's admin.
    await projects.getByRole("button", { name: "Leave Yard" }).click();
    await eventually(async () =>
      expect((await hal.must("{ projects { key } }")).projects.map(({ key }: Loose) => key)).not.toContain(
        "yard",
      ),
    );
    await tenant.host.must(
      `mutation { saveProject(input: { id: "yard", key: "yard", name: "Yard", public: true, adminIds: ["cho"] }) { id } }`,
    );
    await page.getByRole("link", { name: "Items" }).click();
    await page.getByRole("link", { name: "Settings" }).click();
    await projects.getByRole("button", { name: "Remove cho" }).click();
    await eventually(async () => expect(await members()).toEqual([]));
    await field.fill("ben@demo.test");
    await projects.getByRole("button", { name: "Invite" }).click();
    await eventually(async () => expect(await members()).toEqual(["ben ACTIVE"]));
    await context.close();
  });

  it("joins a project that asks for approval, which the admin gives by a card", async () => {
    const { tenant, ana } = house.desk;
    const fay = await tenant.person("fay", "CONTRIBUTOR", { "git/lab": "write" });
    await tenant.host.must(
      `mutation { saveProject(input: { id: "lab", key: "lab", name: "Lab", repository: "git/lab", public: true, needsApproval: true, adminIds: ["ana"] }) { id } }`,
    );
    const { page, context } = await house.seat(fay, { path: "/settings" });
    await page.getByRole("button", { name: "Join Lab" }).click();
    await page.locator("h3", { hasText: "Lab" }).getByText("waiting").waitFor();
    const admin = await house.seat(ana);
    await admin.page.locator("[data-effect=MEMBERSHIP_GRANT]").waitFor();
    await admin.page.getByRole("button", { name: "Approve" }).click();
    await eventually(async () => {
      const { projects } = await fay.must("{ projects { key members { person { id } status } } }");
      const lab = projects.find(({ key }: Loose) => key === "lab");
      expect(lab.members.find(({ person }: Loose) => person.id === "fay").status).toBe("ACTIVE");
    }, 12_000);
    await admin.context.close();
    await context.close();
  });

  it("notifies when the tab is hidden, and only once that was asked for", async () => {
    const { ben, output } = house.desk;
    const { page, context } = await house.seat(ben, { path: "/settings", permissions: ["notifications"] });
    await page.evaluate(() => {
      const told: string[] = [];
      class Told {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(_: string, { body }: { body: string }) {
          told.push(body);
        }
      }
      Object.assign(globalThis, { Notification: Told, told });
    });
    const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    const hide = (hidden: boolean) =>
      page.evaluate((now) => {
        Object.defineProperty(document, "visibilityState", {
          value: now ? "hidden" : "visible",
          configurable: true,
        });
      }, hidden);
    await page.waitForTimeout(800);
    await hide(true);
    await output({ recipientId: "ben", title: "Not asked for" });
    await page.waitForTimeout(800);
    expect(await told()).toEqual([]);
    await hide(false);
    await page.getByLabel("Notify me when this tab is hidden").check();
    await output({ recipientId: "ben", title: "In sight" });
    await page.waitForTimeout(800);
    expect(await told()).toEqual([]);
    await hide(true);
    await output({ recipientId: "ben", title: "Secret title" });
    await eventually(async () => expect(await told()).toHaveLength(1));
    expect((await told())[0]).toMatch(/unread in Docket$/);
    await context.close();
  });
});
