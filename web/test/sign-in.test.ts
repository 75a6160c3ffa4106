import { describe, expect, it } from "@jest/globals";
import { seedDemo } from "../../src/demo/index.js";
import { tokenFor } from "../../test/support/tokens.js";
import { eventually, openHouse, unreadOf } from "./browser.js";
import { openProxy, REFRESHED } from "./proxy.js";

const house = openHouse();
const proxy = openProxy(house);

describe("Signing in", () => {
  it("takes the token out of the fragment; it is in no address and no request line", async () => {
    const { page, context } = await house.seat(undefined);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByText("Open Docket from your application to sign in.").waitFor();
    await page.goto(`${house.server.url}/#token=${house.desk.ana.token}&to=/settings`);
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    expect(page.url()).toBe(`${house.server.url}/#/settings`);
    expect(asked.some((url) => url.includes(house.desk.ana.token ?? "?"))).toBe(false);
    await expect(
      page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie])),
    ).resolves.not.toMatch(/eyJ/);
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.getByText("Open Docket from your application to sign in.").waitFor();
    await context.close();
  });

  it("ends with a word when the token has ended and there is no way to a fresh one", async () => {
    const token = await tokenFor(house.desk.tenant.id).person("ana", { ttl: 3 });
    const { page, context } = await house.seat({ ...house.desk.ana, token });
    await page.getByRole("heading", { level: 1, name: "Needs you" }).waitFor();
    await page.getByRole("alert").filter({ hasText: "You were signed out" }).waitFor();
    await context.close();
  });

  it("offers the demo's people where there is a demo", async () => {
    const nobody = await house.seat(undefined);
    await nobody.page.getByRole("heading", { name: "Docket" }).waitFor();
    expect(await nobody.page.getByRole("button").count()).toBe(0);
    await nobody.context.close();
    await seedDemo(house.server.app, house.server.schemas);
    const { page, context } = await house.seat(undefined);
    await page.getByRole("button", { name: "Continue as Dee (viewer)" }).waitFor();
    await page.getByRole("button", { name: "Continue as Ada (admin)" }).click();
    await page.getByRole("heading", { level: 1, name: "Needs you" }).waitFor();
    const icon = async (): Promise<string> =>
      decodeURIComponent((await page.locator("#favicon").getAttribute("href")) ?? "");
    await eventually(async () => expect(await icon()).toContain("<text"));
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.getByRole("button", { name: "Continue as Dee (viewer)" }).waitFor();
    expect(await icon()).not.toContain("<text");
    await context.close();
  });

  it("asks for no fresh token while the old one holds, whatever the device's clock says", async () => {
    const { page, context } = await house.seat(undefined, { clock: 30 * 24 * 3_600_000 });
    await page.getByRole("button", { name: "Continue as Ada (admin)" }).click();
    await page.getByRole("heading", { level: 1, name: "Needs you" }).waitFor();
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/demo/people")) asked += 1;
    });
    await page.waitForTimeout(4_000);
    expect(asked).toBe(0);
    await context.close();
  });

  it("sends nothing that somebody left behind as who signs in after them, and asks before it is lost", async () => {
    const ada = await house.server.person("demo", "ada");
    const { inbox } = await ada.must("{ inbox(show: NEEDS_YOU, first: 100) { nodes { id kind } } }");
    const { id } = inbox.nodes.find(({ kind }: { kind: string }) => kind === "APPROVAL");
    const { page, context } = await house.seat(undefined, { path: `/thread/${id}` });
    await page.getByRole("button", { name: "Continue as Ada (admin)" }).click();
    await page.getByRole("button", { name: "Approve" }).click();
    let tries = 0;
    await page.route("**/graphql", (route) => {
      if (route.request().postData()?.includes("answer(input: $input)")) tries += 1;
      return route.abort();
    });
    // Twice in vain; the next try is two seconds away.
    await eventually(() => expect(tries).toBe(2), 12_000);
    const leave = async (word: "accept" | "dismiss"): Promise<void> => {
      const asked = page.waitForEvent("dialog");
      const pressed = page.getByRole("button", { name: "Sign out" }).first().click();
      const dialog = await asked;
      expect(dialog.message()).toMatch(/would be lost/);
      await dialog[word]();
      await pressed;
    };
    await leave("dismiss");
    await page.getByText(/^Sending your answer/).waitFor();
    await leave("accept");
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Continue as Ben (editor)" }).click();
    await page.getByRole("button", { name: "Approve" }).waitFor();
    await page.waitForTimeout(3_000);
    await expect(house.desk.thread(ada, id, "status")).resolves.toEqual({ status: "OPEN" });
    await context.close();
  });

  it("case 58: works under a sub-path, renews over several lifetimes, and says so when renewing fails", async () => {
    const { ana, output } = house.desk;
    const token = await tokenFor(house.desk.tenant.id).person("ana", { ttl: REFRESHED });
    const { page, context } = await house.seat(
      { ...ana, token },
      { base: `http://127.0.0.1:${proxy.port}/sub/` },
    );
    await page.getByRole("heading", { level: 1, name: "Needs you" }).waitFor();
    await page.waitForTimeout(2.5 * REFRESHED * 1_000);
    expect(proxy.refreshes).toBeGreaterThanOrEqual(2);
    expect(proxy.refreshes).toBeLessThan(12);
    const before = (await house.desk.counts(ana)).unread;
    await output({ title: "After renewals" });
    await eventually(async () => expect(await unreadOf(page)).toBe(before + 1));
    proxy.working = false;
    await page.locator(".connection[data-away]").waitFor({ timeout: 15_000 });
    const tried = proxy.refreshes;
    await page.waitForTimeout(4_000);
    expect(proxy.refreshes - tried).toBeLessThan(8);
    proxy.working = true;
    await page.locator(".connection:not([data-away])").waitFor({ timeout: 15_000 });
    await output({ title: "After the gap" });
    await eventually(async () => expect(await unreadOf(page)).toBe(before + 2), 15_000);
    await context.close();
  });

  it("case 58: asks ever less often for a fresh token while there is none", async () => {
    const { ana, output } = house.desk;
    const token = await tokenFor(house.desk.tenant.id).person("ana", { ttl: REFRESHED });
    proxy.working = false;
    const { page, context } = await house.seat(
      { ...ana, token },
      { base: `http://127.0.0.1:${proxy.port}/sub/`, path: "/inbox", clock: true },
    );
    await page.locator(".connection[data-away]").waitFor({ timeout: 15_000 });
    await page.getByText(/^Offline\. Trying again in \d+ s\.$/).waitFor();
    const pass = async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        await page.clock.runFor(1_000);
        await page.waitForTimeout(25);
      }
    };
    await pass(60);
    const before = { ...proxy };
    // Whoever presses about meanwhile causes no more of them.
    for (const name of ["All", "Archived", "Unread"])
      await page.getByRole("link", { name, exact: true }).click();
    await pass(90);
    expect(proxy.refreshes - before.refreshes).toBeLessThanOrEqual(3);
    expect(proxy.sockets - before.sockets).toBeLessThanOrEqual(3);
    expect(proxy.operations - before.operations).toBeLessThanOrEqual(1);
    await page.getByText(/^Offline/).waitFor();
    proxy.working = true;
    await output({ title: "While expired" });
    await pass(75);
    await page.locator(".connection:not([data-away])").waitFor();
    await page.getByText("While expired").waitFor();
    await context.close();
  });

  it("says that it is offline, tries again with growing pauses, and catches up without a reload", async () => {
    const { ana, ask } = house.desk;
    const { page, context } = await house.seat(ana, { base: `http://127.0.0.1:${proxy.port}/sub/` });
    await page.getByRole("heading", { level: 1, name: "Needs you" }).waitFor();
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      (globalThis as unknown as { mark: boolean }).mark = true;
    });
    proxy.cut();
    await page.getByText(/^Offline\. Trying again in \d+ s\.$/).waitFor();
    // A reader that speaks says it once, not every second.
    await expect(page.locator(".connection [role=status]").textContent()).resolves.toBe("Offline.");
    await ask({ title: "Asked while away" });
    await page.waitForTimeout(8_000);
    // 0.5, 1, 2, 4 seconds and a little more: few tries in so long a time.
    expect(proxy.tries).toBeGreaterThanOrEqual(2);
    expect(proxy.tries).toBeLessThanOrEqual(5);
    proxy.down = false;
    await page.getByRole("heading", { level: 2, name: "Asked while away" }).waitFor({ timeout: 20_000 });
    await expect(page.evaluate(() => (globalThis as unknown as { mark?: boolean }).mark)).resolves.toBe(true);
    await context.close();
  });
});
