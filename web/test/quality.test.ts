import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { acts } from "../../test/support/desk.js";
import { card, eventually, openHouse, rowsOf, seriousFaults, unreadOf } from "./browser.js";

const house = openHouse();
const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const BUDGET = 150_000;

/** One of everything that is drawn differently. */
const fill = async (): Promise<Record<string, string>> => {
  const { ask, notice, output, ben, say, tenant } = house.desk;
  await tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
    input: { id: "g-1", key: "G-1", kind: "GOAL", title: "A goal", personIds: ["ana", "ben"] },
  });
  const options = [
    { id: "a", label: "First", description: "What it means", preview: "code" },
    { id: "b", label: "Second" },
  ];
  const ids: Record<string, string> = {
    approval: await ask({ title: "An approval", body: "Some *background*." }),
    decision: await ask({
      kind: "DECISION",
      title: "A decision",
      payload: { decision: { questions: [{ id: "q", question: "Which?", options, recommended: "a" }] } },
    }),
    feedback: await ask({
      kind: "FEEDBACK",
      title: "Feedback",
      payload: { feedback: { prompt: "Well?", rated: true } },
    }),
    ordering: await ask({
      kind: "ORDERING",
      title: "An ordering",
      payload: {
        ordering: {
          items: [
            { id: "1", label: "One" },
            { id: "2", label: "Two" },
          ],
        },
      },
    }),
    structure: await ask({
      kind: "STRUCTURE_EDIT",
      title: "A structure",
      payload: {
        structure: {
          nodes: [
            { id: "1", label: "One" },
            { id: "2", label: "Two", parentId: "1" },
          ],
        },
      },
    }),
    notice: await notice({ title: "A notice", body: "- one\n- two" }),
    output: await output({ title: "An output" }),
  };
  await say(ben, ids.approval ?? "", "A message");
  return ids;
};

describe("Quality", () => {
  it("has nothing serious for axe in any view, by day, by night, and at 320 pixels", async () => {
    const { ana } = house.desk;
    const ids = await fill();
    const paths = [
      "/inbox",
      "/inbox/all",
      "/inbox/archived",
      "/agents",
      "/items",
      "/items/g-1",
      "/items/g-1/decisions",
      "/settings",
      "/thread/missing",
      // The forms of the other kinds are those of the cards.
      ...[ids.approval, ids.decision, ids.output].map((id) => `/thread/${id}`),
    ];
    const found: string[] = [];
    for (const look of [{ dark: false }, { dark: true, width: 320, height: 640 }]) {
      const nobody = await house.seat(undefined, look);
      await nobody.page.getByRole("heading", { name: "Docket" }).waitFor();
      found.push(...(await seriousFaults(nobody.page)).map((fault) => `sign-in: ${fault}`));
      await nobody.context.close();
      const { page, context } = await house.seat(ana, look);
      const seen = new Set<string>();
      for (let index = 0; index < 6; index++) {
        await card(page).waitFor();
        seen.add((await page.locator("article h2").textContent()) ?? "");
        await page.evaluate(() =>
          Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
        );
        found.push(...(await seriousFaults(page)).map((fault) => `card ${index}: ${fault}`));
        await page.getByRole("button", { name: "Defer" }).click();
      }
      expect(seen.size).toBe(6);
      for (const path of paths) {
        await page.evaluate((to) => {
          location.hash = `#${to}`;
        }, path);
        await page.locator("h1").waitFor({ state: "attached" });
        await page.locator("main :is(.ghost, .rows-ghost)").waitFor({ state: "detached" });
        await page.waitForTimeout(150);
        await page.evaluate(() =>
          Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
        );
        found.push(...(await seriousFaults(page)).map((fault) => `${path}: ${fault}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${path} is ${wide} pixels too wide`);
      }
      await context.close();
    }
    expect(found).toEqual([]);
  }, 180_000);

  it("shows the badge in title, icon and sidebar, with the pending number in its tooltip", async () => {
    const { cho, output, ask } = house.desk;
    const two = await Promise.all([house.seat(cho), house.seat(cho, { width: 390, height: 844 })]);
    await output({ recipientId: "cho", title: "Only told" });
    const icon = (page: (typeof two)[0]["page"]) => page.locator("#favicon").getAttribute("href");
    for (const { page } of two) {
      await eventually(async () => expect(await page.title()).toMatch(/^\(1\) /));
      expect(decodeURIComponent((await icon(page)) ?? "")).toMatch(/#4b5563.*>1</);
    }
    await ask({ assigneeId: "cho", title: "To decide" });
    for (const { page } of two) {
      await eventually(async () => expect(await unreadOf(page)).toBe(2));
      await eventually(async () =>
        expect(decodeURIComponent((await icon(page)) ?? "")).toMatch(/#c2410c.*>2</),
      );
      const badge = page.locator(".shell > nav .badge");
      await expect(badge.getAttribute("data-alarm")).resolves.not.toBeNull();
      await expect(badge.getAttribute("title")).resolves.toBe("2 unread threads, 1 pending");
    }
    const [first] = two;
    await first?.page.evaluate(() => {
      location.hash = "#/inbox";
    });
    if (first) await rowsOf(first.page).first().waitFor();
    await first?.page.getByRole("button", { name: "Mark all read" }).click();
    for (const { page, context } of two) {
      await eventually(async () => expect(await page.title()).not.toMatch(/^\(/));
      await context.close();
    }
  });

  it("reads from right to left, and moves nothing for those who want less of it", async () => {
    await house.desk.ask({ title: "Nach links" });
    const { page, context } = await house.seat(house.desk.ana, { width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    await card(page).waitFor();
    for (const path of ["/inbox/all", "/items", "/settings", "/"]) {
      await page.evaluate((to) => {
        location.hash = `#${to}`;
      }, path);
      await page.waitForTimeout(300);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([
        path,
        0,
      ]);
    }
    await card(page).waitFor();
    const durations = await page.evaluate(
      () => getComputedStyle(document.querySelector(".card") as Element).animationDuration,
    );
    expect(durations).toBe("0s");
    await context.close();
  });

  it("has nothing serious for axe in what opens by a press", async () => {
    const { ana, ben, ask, tenant } = house.desk;
    await tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
      input: { id: "g-2", key: "G-2", kind: "GOAL", title: "Another goal", personIds: ["ana", "ben"] },
    });
    const { addComment } = await ben.must(
      "mutation($input: AddCommentInput!) { addComment(input: $input) { thread { id } } }",
      {
        input: {
          itemId: "g-2",
          body: "Which?",
          to: ["ana@demo.test"],
          context: "Because.",
          options: [{ label: "This", description: "Short", recommended: true }, { label: "That" }],
        },
      },
    );
    const question: string = addComment.thread.id;
    const approval = await ask({ title: "To press on" });
    const found: string[] = [];
    for (const look of [
      { dark: false, width: 1440 },
      { dark: true, width: 320, height: 640 },
    ]) {
      const { page, context } = await house.seat(ana, { ...look, path: `/thread/${approval}` });
      const check = async (where: string): Promise<void> => {
        await page.evaluate(() =>
          Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
        );
        if (!look.dark || ["delegate", "question", "toast"].includes(where))
          found.push(...(await seriousFaults(page)).map((fault) => `${where}: ${fault}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${where} is ${wide} pixels too wide`);
      };
      const open = (path: string) =>
        page.evaluate((to) => {
          location.hash = `#${to}`;
        }, path);
      const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
      await press("More");
      await check("menu");
      await press("Delegate");
      await page.getByRole("dialog").waitFor();
      await check("delegate");
      await page.keyboard.press("Escape");
      await press("Invite");
      await check("invite");
      await page.keyboard.press("Escape");
      await press("Add a reaction");
      await check("picker");
      await page.keyboard.press("Escape");
      await open(`/thread/${question}`);
      await page.getByLabel("This").waitFor();
      await page.getByText("Context").first().click();
      await check("question");
      await open("/items/g-2");
      await press("Open a discussion");
      await check("discussion");
      await page.keyboard.press("Escape");
      await press("Comment");
      await check("comment");
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keys" }).waitFor();
      await check("keys");
      await page.keyboard.press("Escape");
      await open(`/thread/${approval}`);
      await page.getByRole("button", { name: "Decline" }).click();
      await page.getByRole("button", { name: "Undo" }).waitFor();
      await check("undo");
      await press("Undo");
      await context.setOffline(true);
      await page.getByRole("button", { name: "Add a reaction" }).first().click();
      await page.getByRole("button", { name: "eyes", exact: true }).click();
      await page.getByRole("alert").filter({ hasText: "cannot be reached" }).waitFor();
      await check("toast");
      await context.close();
    }
    expect(found).toEqual([]);
  }, 120_000);

  it("moves nothing on the screen when something is pushed", async () => {
    const { ana, ben, ask, say } = house.desk;
    const id = await ask({ title: "Still", participantIds: ["ben"] });
    for (let index = 0; index < 20; index += 1) await say(ben, id, `Line ${index}`);
    for (const path of ["/", `/thread/${id}`]) {
      const { page, context } = await house.seat(ana, { path });
      await page.locator("article.card, .message").first().waitFor();
      await page.waitForTimeout(1_500);
      await page
        .locator(".clarification, article.card")
        .first()
        .evaluate((place) => {
          place.scrollTop = 0;
        });
      await page.evaluate(() => {
        const seen = globalThis as unknown as { shifted: number };
        seen.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.shifted += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift" });
      });
      const above = await page.locator("h1, h2").first().boundingBox();
      const before = await unreadOf(page);
      await say(ben, id, "Pushed.");
      await acts.react(ben, id, { key: "eyes" });
      await ask({ title: "Pushed" });
      await eventually(async () => expect(await unreadOf(page)).toBeGreaterThan(before));
      await page.waitForTimeout(500);
      const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
      // Less than a thousandth of the view is a rounding, not a jump.
      expect([path, Math.round(shifted * 1000)]).toEqual([path, 0]);
      expect(await page.locator("h1, h2").first().boundingBox()).toEqual(above);
      await acts.react(ben, id, { key: "eyes", on: false });
      await context.close();
    }
  });

  it("fits a phone: marks in their row, a deep tree in its card, a long reaction in its message", async () => {
    const { ana, ben, ask, say, tenant } = house.desk;
    const nodes = [1, 2, 3, 4, 5, 6].map((n) => ({
      id: `${n}`,
      label: "w".repeat(60),
      ...(n > 1 ? { parentId: `${n - 1}` } : {}),
    }));
    const tree = await ask({
      kind: "STRUCTURE_EDIT",
      title: "A deep tree",
      payload: { structure: { nodes } },
    });
    await tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
      input: { id: "g-2", key: "G-2", kind: "GOAL", title: "Another goal", personIds: ["ana", "ben"] },
    });
    const { openDiscussion } = await ana.must(
      `mutation { openDiscussion(input: { itemId: "g-2", title: "Talked over", recipientId: "ben" }) { thread { id } } }`,
    );
    const talk: string = openDiscussion.thread.id;
    for (let index = 0; index < 10; index += 1) await say(ben, talk, "words");
    await acts.react(ben, talk, { messageId: await say(ben, talk, "last"), key: "long_".repeat(12) });
    await acts.resolve(ana, talk);
    const { page, context } = await house.seat(ana, { path: "/inbox/all", width: 390, height: 844 });
    const tooWide = (what: string) =>
      page
        .locator(what)
        .evaluateAll((all) =>
          all.map((one) => one.scrollWidth - one.clientWidth).filter((pixels) => pixels > 0),
        );
    await page.locator(`li[data-thread="${talk}"]`).getByText("Resolved").waitFor();
    await expect(tooWide(".row, .row-side")).resolves.toEqual([]);
    for (const [id, region] of [
      [tree, ".concern"],
      [talk, ".clarification"],
    ]) {
      await page.evaluate((to) => {
        location.hash = `#/thread/${to}`;
      }, id);
      await page
        .locator(id === tree ? ".structure" : ".message button.chip")
        .last()
        .waitFor();
      await expect(tooWide(region ?? "")).resolves.toEqual([]);
    }
    await context.close();
  });

  it("shows where the focus is", async () => {
    await house.desk.ask({ title: "Where is the focus?" });
    const { page, context } = await house.seat(house.desk.ana);
    await card(page).waitFor();
    for (let index = 0; index < 12; index++) {
      await page.keyboard.press("Tab");
      const seen = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
        return `${outlineStyle} ${outlineWidth}`;
      });
      expect(seen).toBe("solid 2px");
    }
    await context.close();
  });

  it("keeps the first load under 150 KB compressed", () => {
    const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const sizes = files.map(({ parentPath, name }) => gzipSync(readFileSync(`${parentPath}/${name}`)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
  });
});
