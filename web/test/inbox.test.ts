import { afterEach, describe, expect, it } from "@jest/globals";
import { agentParty, composeThread, type ThreadDoc } from "../../src/modules/threads/index.js";
import { acts } from "../../test/support/desk.js";
import { eventually, openHouse, rowsOf, unreadOf } from "./browser.js";

const house = openHouse();
const titles = (page: import("playwright-core").Page) => page.locator(".rows .title").allTextContents();

afterEach(async () => {
  for (const id of await house.desk.rows(house.desk.ana, "ALL")) await acts.archive(house.desk.ana, id);
});

describe("The inbox list", () => {
  it("has unread, all, archived, and what your agents are handling", async () => {
    const { ana, ben, output } = house.desk;
    const first = await output({ title: "First output" });
    const second = await output({ title: "Second output" });
    await acts.markRead(ana, first);
    const { page, context } = await house.seat(ana, { path: "/inbox" });
    await eventually(async () => expect(await titles(page)).toEqual(["Second output"]));
    await page.getByRole("link", { name: "All", exact: true }).click();
    await eventually(async () => expect(await titles(page)).toEqual(["Second output", "First output"]));
    await acts.archive(ana, second);
    await page.getByRole("link", { name: "Archived" }).click();
    await eventually(async () => expect(await titles(page)).toEqual(["Second output"]));

    await house.desk.tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
      input: {
        id: "o-1",
        key: "O-1",
        kind: "OUTCOME",
        title: "Outcome",
        claimHandle: "ana/shop/bot",
        personIds: ["ben"],
      },
    });
    await ben.must(
      `mutation { addComment(input: { itemId: "o-1", body: "Is the claim still yours?", needsReply: true }) { thread { id } } }`,
    );
    await page.getByRole("link", { name: "Your agents are handling" }).click();
    await eventually(async () => expect(await titles(page)).toContain("Is the claim still yours?"));
    await context.close();
  });

  it("shows reaction chips and the number of messages in the row", async () => {
    const { ana, ben, ask, say } = house.desk;
    const id = await ask({ title: "With chips" });
    await say(ben, id, "One thing first.");
    await acts.react(ben, id, { key: "eyes" });
    const { page, context } = await house.seat(ana, { path: "/inbox/all" });
    const row = page.locator(`li[data-thread="${id}"]`);
    await row.getByText("eyes: 1").waitFor({ state: "attached" });
    await row.getByText("1 message").waitFor({ state: "attached" });
    await row.getByText("Waits for you").waitFor();
    await context.close();
  });

  it("is worked by the keyboard: j, k, Enter, e, r, u, ?", async () => {
    const { ana, output } = house.desk;
    for (const title of ["Lowest", "Middle", "Highest"]) await output({ title });
    const { page, context } = await house.seat(ana, { path: "/inbox" });
    await eventually(async () => expect(await titles(page)).toEqual(["Highest", "Middle", "Lowest"]));
    const focused = () =>
      page.evaluate(() => document.activeElement?.querySelector(".title")?.textContent ?? null);
    await page.keyboard.press("j");
    await eventually(async () => expect(await focused()).toBe("Highest"));
    await page.keyboard.press("j");
    await eventually(async () => expect(await focused()).toBe("Middle"));
    await page.keyboard.press("k");
    await eventually(async () => expect(await focused()).toBe("Highest"));
    await page.keyboard.press("u");
    await eventually(async () => expect(await titles(page)).toEqual(["Middle", "Lowest"]));
    await eventually(async () => expect(await unreadOf(page)).toBe(2));
    await page.keyboard.press("e");
    await eventually(async () => expect(await titles(page)).toEqual(["Lowest"]));
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await page.getByRole("heading", { level: 1, name: "Lowest" }).waitFor();
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA"),
    );
    await page.goBack();
    await rowsOf(page).first().waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Lowest" }).waitFor();
    await context.close();
  });

  it("leaves single keys alone where they are switched off or somebody writes", async () => {
    await house.desk.output({ title: "Stays" });
    const { page, context } = await house.seat(house.desk.ana, { path: "/settings" });
    await page.getByLabel("Single-key shortcuts").uncheck();
    await page
      .getByRole("navigation", { name: "Sections" })
      .getByRole("link", { name: /^Inbox/ })
      .click();
    await rowsOf(page).first().waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("e");
    await page.waitForTimeout(400);
    expect(await titles(page)).toEqual(["Stays"]);
    await context.close();
  });

  it("is found as it was left when one comes back, and begins at the top when one goes there anew", async () => {
    const { ana, output } = house.desk;
    for (let index = 0; index < 30; index += 1) await output({ title: `Output ${index}` });
    const { page, context } = await house.seat(ana, { path: "/inbox/all" });
    const port = page.locator(".port");
    const top = () => port.evaluate((place) => place.scrollTop);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    await rowsOf(page).first().waitFor();
    await port.evaluate((place) => {
      place.scrollTop = 900;
    });
    for (const back of [
      () => page.getByRole("link", { name: "Back" }).click(),
      () => page.keyboard.press("Escape"),
      () => page.goBack().then(() => undefined),
    ]) {
      await page.getByRole("link", { name: /Output 12/ }).click();
      await page.getByRole("heading", { level: 1, name: "Output 12" }).waitFor();
      await back();
      await eventually(async () => expect(await top()).toBe(900));
      await eventually(async () => expect(await focused()).toContain("Output 12"));
    }
    await page.keyboard.press("j");
    await eventually(async () => expect(await focused()).toContain("Output 11"));
    await page.getByRole("link", { name: "Items" }).click();
    await page.getByRole("searchbox").fill("goal");
    await page.getByRole("link", { name: "Inbox" }).click();
    await page.getByRole("link", { name: "All", exact: true }).click();
    await rowsOf(page).first().waitFor();
    await page.waitForTimeout(300);
    expect(await top()).toBe(0);
    await page.goBack();
    await page.goBack();
    await eventually(async () => expect(await page.getByRole("searchbox").inputValue()).toBe("goal"));
    await context.close();

    // By a link from elsewhere there is nothing to go back to.
    const [id] = await house.desk.rows(ana, "ALL");
    const linked = await house.seat(ana, { path: `/thread/${id}` });
    await linked.page.locator(".thread .acts").waitFor();
    await linked.page.keyboard.press("Escape");
    await linked.page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
    await linked.context.close();
  });

  it("draws few of ten thousand rows and fetches as one scrolls", async () => {
    const { tenant } = house.desk;
    const gus = await tenant.person("gus");
    const total = 10_000;
    // Written straight into the store: what the server reads and the page draws is the same.
    const threads = house.db.collection<ThreadDoc>("threads");
    for (let start = 0; start < total; start += 1_000)
      await threads.insertMany(
        Array.from({ length: 1_000 }, (_, index) => ({
          ...composeThread({
            tenantId: tenant.id,
            kind: "OUTPUT_TEXT",
            title: `Row ${start + index}`,
            originator: agentParty("ana", "ana/shop/bot"),
            recipientId: "gus",
            at: new Date(Date.now() - (start + index + 1) * 60_000),
            event: { type: "thread.posted" },
          }),
          outbox: [],
        })),
      );
    const { page, context } = await house.seat(gus, { path: "/inbox/all" });
    let asked = 0;
    page.on("request", (request) => {
      if (request.postData()?.includes("inbox(box: $box, show: $show")) asked += 1;
    });
    await page.getByText("Row 0", { exact: true }).waitFor();
    await page.waitForTimeout(500);
    expect(asked).toBeLessThanOrEqual(3);
    await eventually(async () => expect(await unreadOf(page)).toBe(total));
    /** So far down that the row stands well on screen, once it is there. */
    const scrollTo = (row: number) =>
      page.locator(".port").evaluate((port, at) => {
        const height = port.querySelector("li")?.clientHeight ?? 0;
        port.scrollTop = Math.max(0, at * height - port.clientHeight / 2);
      }, row);
    // Far enough that nothing which grew with the number of rows would be quick any more.
    const far = 3_000;
    const most: number[] = [];
    await eventually(async () => {
      await scrollTo(far);
      most.push(await rowsOf(page).count());
      expect(await page.getByText(`Row ${far}`, { exact: true }).count()).toBe(1);
    }, 60_000);
    expect(asked).toBeLessThan(40);
    expect(Math.max(...most)).toBeLessThan(60);
    await scrollTo(0);
    await page.getByText("Row 0", { exact: true }).waitFor();
    expect(await rowsOf(page).count()).toBeLessThan(60);
    await scrollTo(far);
    // The keys are as quick down there as anywhere.
    await page.locator(`li[data-index="${far}"] a`).focus();
    const began = Date.now();
    for (let index = 0; index < 20; index++) await page.keyboard.press("k");
    expect(Date.now() - began).toBeLessThan(3_000);
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.querySelector(".title")?.textContent)).toBe(
        `Row ${far - 20}`,
      ),
    );
    await context.close();
  }, 120_000);

  it("follows others: new rows wait behind a pill, and nothing moves under the pointer", async () => {
    const { ana, ben, output, ask, say } = house.desk;
    const older = await ask({ title: "Older" });
    await output({ title: "Newer" });
    const { page, context } = await house.seat(ana, { path: "/inbox" });
    await eventually(async () => expect(await titles(page)).toEqual(["Newer", "Older"]));
    await page.waitForTimeout(600);
    await rowsOf(page).first().hover();
    await page.evaluate(() => {
      const seen = globalThis as unknown as { shifted: number };
      seen.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift" });
    });
    await output({ title: "Brand new" });
    await say(ben, older, "Moves up");
    await page.getByRole("button", { name: "Show 2 new" }).waitFor();
    await acts.markRead(ana, older);
    await page.waitForTimeout(500);
    expect(await titles(page)).toEqual(["Newer", "Older"]);
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBe(0);
    await page.getByRole("button", { name: /^Show 1 new/ }).click();
    await eventually(async () => expect(await titles(page)).toEqual(["Brand new", "Newer"]));
    await context.close();
  });

  it("is marked read whatever the device's clock says", async () => {
    const { ana, output, counts } = house.desk;
    for (const off of [-3_600_000, 3_600_000]) {
      await output({ title: `Seen ${off}` });
      const { page, context } = await house.seat(ana, { path: "/inbox", clock: off });
      await page.locator(".rows").getByText(`Seen ${off}`).waitFor();
      await page.getByRole("button", { name: "Mark all read" }).click();
      await eventually(async () => expect((await counts(ana)).unread).toBe(0));
      await context.close();
    }
  });

  it("is right on two devices after everything was marked read, but for what came meanwhile", async () => {
    const { ana, output } = house.desk;
    for (let index = 0; index < 12; index++) await output({ title: `Output ${index}` });
    const [desk, phone] = await Promise.all([
      house.seat(ana, { path: "/inbox" }),
      house.seat(ana, { path: "/inbox", width: 390, height: 844 }),
    ]);
    for (const { page } of [desk, phone]) await eventually(async () => expect(await unreadOf(page)).toBe(12));
    await rowsOf(desk.page).first().waitFor();
    await desk.page.getByRole("button", { name: "Mark all read" }).click();
    for (const { page } of [desk, phone]) {
      await eventually(async () => expect(await unreadOf(page)).toBe(0));
      await page.getByText("All read.").waitFor();
    }
    await output({ title: "Afterwards" });
    for (const { page } of [desk, phone]) {
      await eventually(async () => expect(await titles(page)).toEqual(["Afterwards"]));
      await eventually(async () => expect(await unreadOf(page)).toBe(1));
      await page.context().close();
    }
  });
});
