import { afterEach, describe, expect, it } from "@jest/globals";
import { acts } from "../../test/support/desk.js";
import { card, eventually, openHouse } from "./browser.js";

const house = openHouse();
const decision = {
  kind: "DECISION",
  title: "Token lifetime",
  body: "About 40,000 people are signed in.",
  payload: {
    decision: {
      questions: [
        {
          id: "ttl",
          header: "Token TTL",
          question: "Should sessions keep working?",
          recommended: "keep",
          options: [
            { id: "keep", label: "Keep 30 days", description: "Nobody is signed out.", then: "secret plan" },
            { id: "force", label: "Force re-login", description: "Ships clean." },
          ],
        },
      ],
    },
  },
};
const stateOf = (id: string, fields = "status decision { by { person { name } } answer { __typename } }") =>
  house.desk.thread(house.desk.ana, id, fields);
const heading = (page: import("playwright-core").Page, name: string) =>
  page.getByRole("heading", { level: 2, name });

/** Leaving sends at once what would go out after five seconds. */
const leave = async (page: import("playwright-core").Page): Promise<void> => {
  await page.getByRole("link", { name: "Items" }).click();
};

/** Each test begins with an empty stack. */
afterEach(async () => {
  for (const id of await house.desk.rows(house.desk.ana, "NEEDS_YOU")) await acts.dismiss(house.desk.ana, id);
});

describe("Needs you", () => {
  it("shows header, question, options with description and recommendation; context stands behind a press", async () => {
    const id = await house.desk.ask(decision);
    const { page } = await house.seat(house.desk.ana);
    await heading(page, "Token lifetime").waitFor();
    await page.getByText("Token TTL").waitFor();
    await page.getByText("Should sessions keep working?").waitFor();
    await page.getByText("Nobody is signed out.").waitFor();
    await expect(page.locator(".option", { hasText: "Keep 30 days" }).textContent()).resolves.toContain(
      "Recommended",
    );
    await expect(page.content()).resolves.not.toContain("secret plan");
    await expect(page.getByText("About 40,000").isVisible()).resolves.toBe(false);
    await page.getByText("Context").click();
    await page.getByText("About 40,000").waitFor();

    await page.getByLabel("Force re-login").check();
    await page.getByRole("button", { name: "Send answer" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    expect((await stateOf(id)).status).toBe("OPEN");
    await page.keyboard.press("z");
    await heading(page, "Token lifetime").waitFor();
    await page.getByRole("button", { name: "Send answer" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await heading(page, "Token lifetime").waitFor();
    await page.waitForTimeout(5_500);
    expect((await stateOf(id)).status).toBe("OPEN");

    // What was chosen is still there, and can be taken back to answer in words alone.
    await expect(page.getByLabel("Force re-login").isChecked()).resolves.toBe(true);
    await page.getByLabel("Force re-login").click();
    await expect(page.getByLabel("Force re-login").isChecked()).resolves.toBe(false);
    await page.getByLabel("Or answer in your own words").fill("Fifteen days");
    await page.getByRole("button", { name: "Send answer" }).click();
    await eventually(async () => {
      const { status, decision: made } = await stateOf(
        id,
        "status decision { answer { ... on DecisionAnswer { answers { optionIds words } } } }",
      );
      expect(status).toBe("ANSWERED");
      expect(made.answer.answers).toEqual([{ optionIds: [], words: "Fifteen days" }]);
    });
    await page.context().close();
  });

  it("sends at once on leaving, and the next card follows", async () => {
    const first = await house.desk.ask({ title: "First question" });
    const second = await house.desk.ask({ title: "Second question" });
    const { page } = await house.seat(house.desk.ana);
    const top = await card(page).getAttribute("data-thread");
    expect([first, second]).toContain(top);
    const next = top === first ? second : first;
    await page.getByRole("button", { name: "Approve" }).click();
    await eventually(async () => expect(await card(page).getAttribute("data-thread")).toBe(next));
    await expect(page.evaluate(() => document.activeElement?.tagName)).resolves.toBe("H2");
    expect((await stateOf(top ?? "")).status).toBe("OPEN");
    await page.getByRole("link", { name: "Items" }).click();
    await eventually(async () => expect((await stateOf(top ?? "")).status).toBe("ANSWERED"), 3_000);

    await page.context().close();
    const again = await house.seat(house.desk.ana);
    await card(again.page).waitFor();
    await again.page.getByRole("button", { name: "Decline" }).click();
    await again.page.goto("about:blank");
    await eventually(async () => expect((await stateOf(next)).status).toBe("ANSWERED"), 3_000);
    await again.context.close();
  });

  it("states an approval's effect plainly before the press", async () => {
    const { ana, tenant } = house.desk;
    const { postThread } = await tenant.host.must(
      "mutation($input: PostThreadInput!) { postThread(input: $input) { thread { id } } }",
      {
        input: {
          kind: "APPROVAL",
          title: "Refund order 4711",
          assigneeId: "ana",
          payload: { approval: { summary: "Refund 18.00 EUR." } },
          effect: { type: "refund", args: { order: "4711" } },
        },
      },
    );
    const { page, context } = await house.seat(ana);
    await heading(page, "Refund order 4711").waitFor();
    const effect = page.locator("[data-effect=refund]");
    await expect(effect.textContent()).resolves.toMatch(/Approving runs “refund” once.*order.*4711/);
    const above = await effect.boundingBox();
    const press = await page.getByRole("button", { name: "Approve" }).boundingBox();
    expect(above?.y).toBeLessThan(press?.y ?? 0);
    await page.getByLabel("Comment (optional)").fill("Not without the photo.");
    await page.getByRole("button", { name: "Decline" }).click();
    await leave(page);
    await eventually(async () => {
      const { decision: made } = await stateOf(
        postThread.thread.id,
        "decision { answer { ... on ApprovalAnswer { approved comment } } }",
      );
      expect(made?.answer).toEqual({ approved: false, comment: "Not without the photo." });
    });
    await context.close();
  });

  it("brings a deferred card back at the end", async () => {
    const a = await house.desk.ask({ title: "Card a" });
    const b = await house.desk.ask({ title: "Card b" });
    const { page, context } = await house.seat(house.desk.ana);
    const first = await card(page).getAttribute("data-thread");
    await page.getByRole("button", { name: "Defer" }).click();
    await eventually(async () =>
      expect(await card(page).getAttribute("data-thread")).toBe(first === a ? b : a),
    );
    await page.getByText("1 deferred to the end").waitFor();
    await page.keyboard.press("d");
    await eventually(async () => expect(await card(page).getAttribute("data-thread")).toBe(first));
    for (const id of [a, b])
      await house.desk.ana.must(`mutation { dismiss(input: { threadId: "${id}" }) { thread { id } } }`);
    await page.getByText("Nothing waits for you.").waitFor();
    await context.close();
  });

  it("brings things in order by keyboard and by dragging", async () => {
    const items = ["Cart", "Mail", "Search"].map((label) => ({ id: label.toLowerCase(), label }));
    const id = await house.desk.ask({
      kind: "ORDERING",
      title: "Which first?",
      payload: { ordering: { items } },
    });
    const { page, context } = await house.seat(house.desk.ana);
    const labels = () => page.locator(".ordering .label").allTextContents();
    await heading(page, "Which first?").waitFor();
    await page.getByRole("button", { name: /^Cart, 1 of 3/ }).focus();
    await page.keyboard.press("ArrowDown");
    expect(await labels()).toEqual(["Mail", "Cart", "Search"]);
    await expect(page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).resolves.toMatch(
      /^Cart, 2/,
    );
    await page.getByText("Cart is now number 2.").waitFor();
    await page.getByRole("button", { name: "Move Search up" }).click();
    expect(await labels()).toEqual(["Mail", "Search", "Cart"]);
    const from = await page.getByRole("button", { name: /^Cart, 3 of 3/ }).boundingBox();
    const to = await page.getByRole("button", { name: /^Mail, 1 of 3/ }).boundingBox();
    if (!from || !to) throw new Error("the handles are not drawn");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
    await page.mouse.up();
    expect(await labels()).toEqual(["Cart", "Mail", "Search"]);
    await page.getByRole("button", { name: "Move Mail up" }).click();
    await page.getByRole("button", { name: "Send answer" }).click();
    await leave(page);
    await eventually(async () => {
      const { decision: made } = await stateOf(id, "decision { answer { ... on OrderingAnswer { order } } }");
      expect(made?.answer.order).toEqual(["mail", "cart", "search"]);
    });
    await context.close();
  });

  it("brings things in order by a finger", async () => {
    const items = ["Cart", "Mail", "Search"].map((label) => ({ id: label.toLowerCase(), label }));
    await house.desk.ask({ kind: "ORDERING", title: "With a thumb", payload: { ordering: { items } } });
    const { page, context } = await house.seat(house.desk.ana, { width: 390, height: 844, touch: true });
    const from = await page.getByRole("button", { name: /^Cart, 1 of 3/ }).boundingBox();
    const to = await page.getByRole("button", { name: /^Search, 3 of 3/ }).boundingBox();
    if (!from || !to) throw new Error("the handles are not drawn");
    expect(Math.min(from.width, from.height)).toBeGreaterThanOrEqual(24);
    const finger = await context.newCDPSession(page);
    const [x, start, end] = [from.x + 10, from.y + 10, to.y + 10];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y: start }] });
    for (let step = 1; step <= 8; step += 1)
      await finger.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: [{ x, y: start + ((end - start) * step) / 8 }],
      });
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await eventually(async () =>
      expect(await page.locator(".ordering .label").allTextContents()).toEqual(["Mail", "Search", "Cart"]),
    );
    await context.close();
  });

  it("edits a structure", async () => {
    const nodes = [
      { id: "orders", label: "Orders" },
      { id: "returns", label: "Returns", parentId: "orders" },
      { id: "account", label: "Account" },
    ];
    const id = await house.desk.ask({
      kind: "STRUCTURE_EDIT",
      title: "Help centre",
      payload: { structure: { nodes } },
    });
    const { page, context } = await house.seat(house.desk.ana);
    await heading(page, "Help centre").waitFor();
    await page.getByRole("button", { name: "Put Returns one level higher" }).click();
    await page.getByRole("button", { name: "Put Account one level deeper" }).click();
    await page.locator(".structure input").first().fill("Purchases");
    await page.getByRole("button", { name: "Add an entry" }).click();
    const last = page.locator(".structure input").last();
    await last.focus();
    await page.keyboard.insertText("😀".repeat(61));
    await page.getByText("A label has at most 60 characters.").waitFor();
    await expect(last.inputValue()).resolves.toBe("😀".repeat(61));
    await last.fill("Contact");
    await page.getByRole("button", { name: "Send answer" }).click();
    await leave(page);
    await eventually(async () => {
      const { decision: made } = await stateOf(
        id,
        "decision { answer { ... on StructureAnswer { nodes { label parentId } } } }",
      );
      expect(made?.answer.nodes).toEqual([
        { label: "Purchases", parentId: null },
        { label: "Returns", parentId: null },
        { label: "Account", parentId: "returns" },
        { label: "Contact", parentId: null },
      ]);
    });
    await context.close();
  });

  it("gives feedback with a rating", async () => {
    const id = await house.desk.ask({
      kind: "FEEDBACK",
      title: "The empty cart",
      payload: { feedback: { prompt: "Does it read like us?", rated: true } },
    });
    const { page, context } = await house.seat(house.desk.ana);
    await heading(page, "The empty cart").waitFor();
    await page.getByLabel("4 of 5").check();
    await page.getByLabel("Your words").fill("Warmer at the end.");
    await page.getByRole("button", { name: "Send answer" }).click();
    await leave(page);
    await eventually(async () => {
      const { decision: made } = await stateOf(
        id,
        "decision { answer { ... on FeedbackAnswer { words rating } } }",
      );
      expect(made?.answer).toEqual({ words: "Warmer at the end.", rating: 4 });
    });
    await context.close();
  });

  it("says Got it to a notice, and Reply once words are typed", async () => {
    const first = await house.desk.notice({ title: "I moved the job" });
    const { page, context } = await house.seat(house.desk.ana);
    await heading(page, "I moved the job").waitFor();
    await page.getByRole("button", { name: "Got it" }).click();
    await eventually(async () => expect((await stateOf(first)).status).toBe("ANSWERED"));
    const second = await house.desk.notice({ title: "I renamed the flag" });
    await heading(page, "I renamed the flag").waitFor();
    await page.getByLabel("Reply").fill("Please name it back.");
    await page.getByRole("button", { name: "Reply", exact: true }).click();
    await leave(page);
    await eventually(async () => {
      const { status, messages } = await stateOf(second, "status messages { nodes { body } }");
      expect(status).toBe("ANSWERED");
      expect(messages.nodes).toEqual([{ body: "Please name it back." }]);
    });
    await context.close();
  });

  it("keeps what is being typed when its notice is rewritten, and takes no letter of it for a key", async () => {
    const { ana, notice, ask } = house.desk;
    const id = await notice({ title: "First words", key: "typed-about" });
    const seats = [await house.seat(ana), await house.seat(ana, { path: `/thread/${id}` })];
    for (const { page } of seats) {
      await page.getByLabel("Reply", { exact: true }).click();
      await page.keyboard.type("I see, th");
    }
    await notice({ title: "Other words", key: "typed-about" });
    for (const { page } of seats) {
      await page.getByRole("heading", { name: "Other words" }).waitFor();
      await page.keyboard.type("e date moves");
      await expect(page.getByLabel("Reply", { exact: true }).inputValue()).resolves.toBe(
        "I see, the date moves",
      );
      await page.context().close();
    }
    expect((await house.desk.thread(ana, id)).archived).toBe(false);

    // Somebody else answers while one still types: the field goes, and with it the letters.
    const asked = await ask({ title: "Two at it" });
    const { page, context } = await house.seat(ana, { path: `/thread/${asked}` });
    await page.getByLabel("Comment (optional)").click();
    await page.keyboard.type("Fine, but th");
    await acts.answer(house.desk.ben, asked, { answer: { approval: { approved: true } } });
    await page.locator(".decision").waitFor();
    await page.keyboard.type("e date");
    await page.waitForTimeout(500);
    expect((await house.desk.thread(ana, asked)).archived).toBe(false);
    await page.getByRole("heading", { level: 1, name: "Two at it" }).waitFor();
    await page.waitForTimeout(2_100);
    await page.keyboard.press("e");
    await eventually(async () => expect((await house.desk.thread(ana, asked)).archived).toBe(true));
    await context.close();
  });

  it("has read what it shows once one answers it, and calls nothing settled elsewhere that one did oneself", async () => {
    const { ana, ben, ask, notice, say, counts, tenant } = house.desk;
    await ana.must("mutation($until: DateTime!) { markInboxRead(input: { until: $until }) { unread } }", {
      until: new Date().toISOString(),
    });
    await acts.markRead(ana, await ask({ title: "Read before" }));
    await ask({ title: "Answered from its card" });
    await notice({ title: "Nodded at from its card" });
    await tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
      input: { id: "g-1", key: "G-1", kind: "GOAL", title: "Goal", personIds: ["ana", "ben"] },
    });
    for (const body of ["Is one week enough?", "Is two?", "Is three?"]) {
      const { addComment } = await ana.must(
        'mutation($body: String!) { addComment(input: { itemId: "g-1", body: $body, needsReply: true, to: ["ben@demo.test"] }) { thread { id } } }',
        { body },
      );
      await say(ben, addComment.thread.id, "It is.");
    }
    const { page, context } = await house.seat(ana);
    for (const [title, press] of [
      ["Is three?", "I have used this answer"],
      ["Is two?", "I have used this answer"],
      ["Is one week enough?", "I have used this answer"],
      ["Nodded at from its card", "Got it"],
      ["Answered from its card", "Approve"],
      ["Read before", "Approve"],
    ] as const) {
      await heading(page, title).waitFor();
      await page.getByRole("button", { name: press }).click();
      await heading(page, title).waitFor({ state: "detached" });
      await page.waitForTimeout(300);
      await expect(page.locator(".toast").textContent()).resolves.not.toContain("settled elsewhere");
    }
    await eventually(async () => expect((await counts(ana)).unread).toBe(0));
    await leave(page);
    await eventually(async () => expect(await house.desk.rows(ana, "NEEDS_YOU")).toEqual([]));
    expect((await counts(ana)).unread).toBe(0);
    await context.close();
  });

  it("says so when somebody else was faster", async () => {
    const id = await house.desk.ask({ title: "Shared question" });
    const { page, context } = await house.seat(house.desk.ana);
    await heading(page, "Shared question").waitFor();
    await page.getByRole("button", { name: "Approve" }).click();
    await house.desk.ben.must(
      `mutation { answer(input: { threadId: "${id}", answer: { approval: { approved: false } } }) { thread { id } } }`,
    );
    await page
      .getByRole("alert")
      .filter({ hasText: /answered/i })
      .waitFor();
    await context.close();
  });
});
