import { afterEach, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { acts } from "../../test/support/desk.js";
import { card, eventually, openHouse, unreadOf } from "./browser.js";
import { openProxy } from "./proxy.js";

const house = openHouse();
const proxy = openProxy(house);
const through = (path: string) => ({ base: `http://127.0.0.1:${proxy.port}/sub/`, path });
/** The network is back, as the browser tells the page. */
const restore = async (page: Page): Promise<void> => {
  proxy.down = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
};
const shown = async (page: Page): Promise<string[]> =>
  (await page.locator(".message .markdown").allTextContents()).map((text) => text.trim());
const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);

afterEach(async () => {
  proxy.down = false;
  for (const id of await house.desk.rows(house.desk.ana, "NEEDS_YOU")) await acts.dismiss(house.desk.ana, id);
});

describe("A gap in the connection", () => {
  it("case 14: what came meanwhile is there once, in order, and the badge is right", async () => {
    const { ana, ben, tenant, say, counts } = house.desk;
    await tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
      input: { id: "g-1", key: "G-1", kind: "GOAL", title: "Goal", personIds: ["ana", "ben"] },
    });
    const { addComment } = await ben.must(
      "mutation($input: AddCommentInput!) { addComment(input: $input) { thread { id } } }",
      {
        input: {
          itemId: "g-1",
          body: "How long do we keep it?",
          to: ["ana@demo.test"],
          options: [{ label: "One week" }, { label: "One month" }],
        },
      },
    );
    const id: string = addComment.thread.id;
    await say(ana, id, "M0", { option: "One week" });
    const { page, context } = await house.seat(ben, through(`/thread/${id}`));
    await page.locator(".decision strong", { hasText: "One week" }).waitFor();
    await page.waitForTimeout(1_000);
    proxy.cut();
    await page.locator(".connection[data-away]").waitFor();
    await say(ana, id, "M1");
    await say(ana, id, "M2");
    await say(ana, id, "M0 amended", { option: "One month", amend: true });
    const { output } = house.desk;
    await output({ recipientId: "ben", title: "Came meanwhile" });
    const right = await counts(ben);
    await restore(page);
    await eventually(async () => {
      expect(await shown(page)).toEqual(["M0", "M1", "M2", "M0 amended"]);
      await expect(page.locator(".decision strong").first().textContent()).resolves.toContain("One month");
      expect([right.unread, right.unread - 1]).toContain(await unreadOf(page));
    }, 2_000);
    await eventually(async () => expect(await unreadOf(page)).toBe((await counts(ben)).unread));
    await context.close();
  });

  it("case 14: with the cut in the middle of a burst", async () => {
    const { ana, ben, ask, say, counts } = house.desk;
    const id = await ask({ title: "The burst", participantIds: ["ben"] });
    const { page, context } = await house.seat(ben, through(`/thread/${id}`));
    await page.getByRole("heading", { level: 1, name: "The burst" }).waitFor();
    await page.waitForTimeout(1_000);
    for (const [index, word] of numbered("Burst", 50).entries()) {
      if (index === 15) proxy.cut();
      await say(ana, id, word);
      if (index === 35) await restore(page);
    }
    await eventually(async () => expect(await shown(page)).toEqual(numbered("Burst", 50)), 2_000);
    await eventually(async () => expect(await unreadOf(page)).toBe((await counts(ben)).unread));
    // Longer than a page of messages: it begins anew at the end, and what lies before can be had.
    proxy.cut();
    await page.locator(".connection[data-away]").waitFor();
    for (let start = 0; start < 60; start += 1) await say(ana, id, `Later ${start}`);
    await restore(page);
    await eventually(async () => expect((await shown(page)).at(-1)).toBe("Later 59"), 2_000);
    await page.getByRole("button", { name: "Show earlier messages" }).click();
    await eventually(async () =>
      expect(await shown(page)).toEqual([...numbered("Burst", 50), ...numbered("Later", 60)].slice(10)),
    );
    await context.close();
  });

  it("sends answers that were given while away, once each, after the return", async () => {
    const { ana, ask } = house.desk;
    const first = await ask({ title: "First while away" });
    const second = await ask({ title: "Second while away" });
    const { page, context } = await house.seat(ana, through("/"));
    await card(page).waitFor();
    await page.waitForTimeout(800);
    proxy.cut();
    for (const name of ["Approve", "Decline"]) {
      await page.getByRole("button", { name }).click();
      await page.waitForTimeout(200);
    }
    await page.getByText("Nothing waits for you.").waitFor();
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.getByText(/^Sending your answer/).waitFor();
    await page.waitForTimeout(2_500);
    // Closing the page now would lose them, so the browser asks first.
    await page.close({ runBeforeUnload: true });
    await eventually(() => expect(asked).toEqual(["beforeunload"]));
    for (const id of [first, second])
      expect((await house.desk.thread(ana, id, "status")).status).toBe("OPEN");
    let sent = 0;
    page.on("request", (request) => {
      if (request.postData()?.includes("answer(input: $input)")) sent += 1;
    });
    await restore(page);
    await eventually(async () => {
      const given = await Promise.all(
        [first, second].map((id) =>
          house.desk.thread(ana, id, "decision { answer { ... on ApprovalAnswer { approved } } }"),
        ),
      );
      expect(given.map(({ decision }) => decision?.answer.approved).sort()).toEqual([false, true]);
    });
    await eventually(async () => expect(await page.locator(".undo[data-shown]").count()).toBe(0));
    expect(sent).toBe(2);
    await context.close();
  });

  it("keeps a message that could not leave, sends it once after the return, and keeps unsent words", async () => {
    const { ana, ask, thread } = house.desk;
    const id = await ask({ title: "From a tunnel" });
    const { page, context } = await house.seat(ana, through(`/thread/${id}`));
    const field = page.getByRole("textbox", { name: "Write a message" });
    await field.fill("Half a thought");
    proxy.cut();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await page.goBack();
    await restore(page);
    await field.waitFor();
    await expect(field.inputValue()).resolves.toBe("Half a thought");
    await page.locator(".connection:not([data-away])").waitFor();
    proxy.cut();
    await page.locator(".connection[data-away]").waitFor();
    await field.fill("A whole one.");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText("Not sent yet: it goes out when the connection is back.").waitFor();
    await restore(page);
    await page.locator(".message").getByText("A whole one.").waitFor();
    await expect(field.inputValue()).resolves.toBe("");
    await page.waitForTimeout(1_500);
    const { messages } = await thread(ana, id, "messages { nodes { body } }");
    expect(messages.nodes).toEqual([{ body: "A whole one." }]);
    await context.close();
  });

  it("keeps what was chosen on a card while the reader looks elsewhere", async () => {
    const { ana, ask } = house.desk;
    await ask({
      kind: "DECISION",
      title: "Which way?",
      payload: {
        decision: {
          questions: [
            {
              id: "q",
              question: "Left or right?",
              options: [
                { id: "l", label: "Left" },
                { id: "r", label: "Right" },
              ],
            },
          ],
        },
      },
    });
    const { page, context } = await house.seat(ana, through("/"));
    await page.getByLabel("Right").check();
    await page.getByLabel("Or answer in your own words").fill("But slowly.");
    await page.getByRole("link", { name: "Open the thread" }).click();
    await expect(page.getByLabel("Right").isChecked()).resolves.toBe(true);
    await page.getByRole("link", { name: /^Needs you/ }).click();
    await expect(page.getByLabel("Or answer in your own words").inputValue()).resolves.toBe("But slowly.");
    await context.close();
  });
});
