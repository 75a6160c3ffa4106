import { describe, expect, it } from "@jest/globals";
import { acts, YES } from "../../test/support/desk.js";
import { eventually, openHouse } from "./browser.js";

const house = openHouse();
const at = (id: string, message = "") => ({ path: `/thread/${id}${message && `/${message}`}` });
const reads = (who: import("../../test/support/client.js").Client, id: string) =>
  house.desk.thread(
    who,
    id,
    "readByMe firstUnread outcome { readByMe } messages(first: 100) { nodes { id readByMe } }",
  );

describe("A thread", () => {
  it("keeps the question and its buttons in view, the clarification below", async () => {
    const { ana, ben, ask, say } = house.desk;
    const id = await ask({ title: "May I merge?" });
    for (let index = 0; index < 30; index++) await say(ben, id, `Message ${index}`);
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      const { page, context } = await house.seat(ana, { ...at(id), ...size });
      await page.getByText("Message 29").waitFor();
      for (const end of [0, 100_000]) {
        await page.locator(".clarification").evaluate((place, top) => {
          place.scrollTop = top;
        }, end);
        const press = page.getByRole("button", { name: "Approve" });
        const box = await press.boundingBox();
        expect(box && box.y > 0 && box.y + box.height <= size.height).toBe(true);
        const below = await page.locator(".clarification").boundingBox();
        expect(below?.y).toBeGreaterThan(box?.y ?? 0);
      }
      await context.close();
    }
  });

  it("has one level of replies", async () => {
    const { ana, ben, ask, say, thread } = house.desk;
    const id = await ask({ title: "Replies" });
    const root = await say(ben, id, "Which branch?");
    const { page, context } = await house.seat(ana, at(id));
    await page.getByRole("button", { name: "Reply to ben" }).click();
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
        "Reply to ben",
      ),
    );
    await page.keyboard.type("The release branch.");
    await page.getByRole("button", { name: "Send", exact: true }).first().click();
    await page.locator(".replies").getByText("The release branch.").waitFor();
    const { messages } = await thread(ana, id, "messages { nodes { body parentId } }");
    expect(messages.nodes.at(-1)).toEqual({ body: "The release branch.", parentId: root });
    await page.getByRole("button", { name: "Reply to ana" }).click();
    await page.getByRole("textbox", { name: "Reply to ben" }).fill("Or main.");
    await page.getByRole("button", { name: "Send", exact: true }).first().click();
    await eventually(async () => {
      const { messages: now } = await thread(ana, id, "messages { nodes { body parentId } }");
      expect(now.nodes.at(-1)).toEqual({ body: "Or main.", parentId: root });
    });
    await context.close();
  });

  it("marks as read what was on screen, message by message; new from here stays where it was", async () => {
    const { ana, ben, ask, say } = house.desk;
    const id = await ask({ title: "Long talk" });
    await acts.markRead(ana, id);
    const ids: string[] = [];
    for (let index = 0; index < 25; index++) ids.push(await say(ben, id, `Line ${index}`));
    const { page, context } = await house.seat(ana, at(id));
    await page.locator(".new-from").waitFor();
    await eventually(async () => {
      const { messages } = await reads(ana, id);
      expect(messages.nodes[0].readByMe).toBe(true);
    });
    const { messages } = await reads(ana, id);
    expect(messages.nodes.at(-1).readByMe).toBe(false);
    await page.locator(".clarification").evaluate((place) => {
      place.scrollTop = place.scrollHeight;
    });
    await eventually(async () => {
      const { messages: now } = await reads(ana, id);
      expect(now.nodes.at(-1).readByMe).toBe(true);
    });
    const line = page.locator("li", { has: page.locator(".new-from") }).last();
    await expect(line.getByText("Line 0", { exact: true }).count()).resolves.toBe(1);
    await context.close();
  });

  it("marks as read what becomes news while it is open: a rewritten notice, an outcome", async () => {
    const { ana, ben, ask, notice, counts } = house.desk;
    const told = await notice({ title: "First wording", key: "rewritten" });
    const { page, context } = await house.seat(ana, at(told));
    await eventually(async () => expect((await reads(ana, told)).readByMe).toBe(true));
    await notice({ title: "Second wording", key: "rewritten" });
    await page.getByRole("heading", { level: 1, name: "Second wording" }).waitFor();
    await eventually(async () => expect((await reads(ana, told)).readByMe).toBe(true));
    await context.close();

    const asked = await ask({ title: "Ana decides, Ben looks on", participantIds: ["ben"] });
    const other = await house.seat(ben, at(asked));
    await eventually(async () => expect((await reads(ben, asked)).readByMe).toBe(true));
    const { unread } = await counts(ben);
    await acts.answer(ana, asked, YES);
    await other.page.locator(".decision").waitFor();
    await eventually(async () => expect((await reads(ben, asked)).outcome.readByMe).toBe(true));
    expect((await counts(ben)).unread).toBe(unread);
    await other.context.close();
  });

  it("opens at a linked message and reads no other for it", async () => {
    const { ana, ben, ask, say } = house.desk;
    const id = await ask({ title: "Deep link" });
    const ids: string[] = [];
    for (let index = 0; index < 80; index++) ids.push(await say(ben, id, `Entry ${index}`));
    const { page, context } = await house.seat(ana, at(id, ids[40]));
    await page.getByText("Entry 40", { exact: true }).waitFor();
    await eventually(async () => {
      const box = await page.locator(`[data-message="${ids[40]}"]`).boundingBox();
      const region = await page.locator(".clarification").boundingBox();
      expect(box && region && box.y >= region.y - 5 && box.y < region.y + region.height).toBe(true);
    });
    await eventually(async () => {
      const { messages } = await house.desk.thread(
        ana,
        id,
        `messages(around: "${ids[40]}") { nodes { id readByMe } }`,
      );
      const of = (wanted: string | undefined) =>
        messages.nodes.find((one: { id: string }) => one.id === wanted);
      expect(of(ids[40]).readByMe).toBe(true);
      expect(of(ids[30])?.readByMe).toBe(false);
    });
    await page.getByRole("button", { name: "Show newer messages" }).click();
    // A link to what is not here, in the thread that is open.
    await page.evaluate((to) => {
      location.hash = to;
    }, `#/thread/${id}/${ids[0]}`);
    await page.locator(`[data-target][data-message="${ids[0]}"]`).waitFor();
    await context.close();
  });

  it("stays where one reads when earlier or newer messages are asked for, and calls none of them new", async () => {
    const { ana, ben, ask, say } = house.desk;
    const id = await ask({ title: "Paged" });
    const ids: string[] = [];
    for (let index = 0; index < 130; index++) ids.push(await say(ben, id, `Page ${index}`));
    await acts.markRead(ana, id);
    const { page, context } = await house.seat(ana, at(id));
    const region = page.locator(".clarification");
    const top = async (words: string) =>
      Math.round((await page.getByText(words, { exact: true }).boundingBox())?.y ?? -1);
    await page.getByText("Page 129", { exact: true }).waitFor();
    await region.evaluate((place) => {
      place.scrollTop = 0;
    });
    const before = await top("Page 80");
    await page.getByRole("button", { name: "Show earlier messages" }).click();
    await page.getByText("Page 30", { exact: true }).waitFor({ state: "attached" });
    expect(Math.abs((await top("Page 80")) - before)).toBeLessThan(50);
    await expect(page.locator(".below").count()).resolves.toBe(0);
    await context.close();

    const linked = await house.seat(ana, at(id, ids[10]));
    await linked.page.getByText("Page 10", { exact: true }).waitFor();
    const place = linked.page.locator(".clarification");
    await place.evaluate((node) => {
      node.scrollTop = node.scrollHeight;
    });
    const last = linked.page.locator(".message").last();
    const was = await last.boundingBox();
    const node = await last.elementHandle();
    await linked.page.getByRole("button", { name: "Show newer messages" }).click();
    await linked.page.getByText("Page 70", { exact: true }).waitFor({ state: "attached" });
    expect(Math.abs(((await node?.boundingBox())?.y ?? -1) - (was?.y ?? -2))).toBeLessThan(50);
    await expect(linked.page.locator(".below").count()).resolves.toBe(0);

    // Away: what cannot be fetched is said, and can be asked for again.
    await linked.context.setOffline(true);
    await linked.page.getByRole("button", { name: "Show newer messages" }).click();
    await linked.page.getByText("The server cannot be reached.").waitFor();
    await linked.context.setOffline(false);
    await linked.page.getByRole("button", { name: "Show newer messages" }).click();
    await linked.page.getByText("Page 129", { exact: true }).waitFor({ state: "attached" });
    await linked.context.close();
  });

  it("shows what one has just said, also to who came by a link far back", async () => {
    const { ana, ben, ask, say } = house.desk;
    const id = await ask({ title: "Said from far back" });
    const ids: string[] = [];
    for (let index = 0; index < 130; index++) ids.push(await say(ben, id, `Line ${index}`));
    const { page, context } = await house.seat(ana, at(id, ids[10]));
    const first = page.locator(`[data-message="${ids[10]}"]`);
    await first.getByRole("button", { name: "Reply to ben" }).click();
    await page.getByRole("textbox", { name: "Reply to ben" }).fill("Said below it");
    await page.locator(".messages").getByRole("button", { name: "Send" }).click();
    await page.locator(".replies").getByText("Said below it").waitFor();
    await expect(first.isVisible()).resolves.toBe(true);
    await page.getByLabel("Write a message").fill("Said at the end");
    await page.getByRole("button", { name: "Send", exact: true }).last().click();
    await page.getByText("Said at the end").waitFor();
    await eventually(async () => {
      const said = await page.getByText("Said at the end").boundingBox();
      const region = await page.locator(".clarification").boundingBox();
      expect(said && region && said.y > region.y && said.y < region.y + region.height).toBe(true);
    });
    await page.getByRole("button", { name: "Show earlier messages" }).waitFor({ state: "attached" });
    await context.close();
  });

  it("shows the room with reasons; invites, removes, delegates, leaves; a lost thread is missing", async () => {
    const { ana, ben, ask, tenant } = house.desk;
    const id = await ask({ title: "The room" });
    const { page, context } = await house.seat(ana, { ...at(id), width: 1440 });
    const room = page.locator(".room");
    await room.getByText("decides").waitFor();
    await page.getByRole("button", { name: "Invite" }).click();
    await page.getByLabel("Email of the person").fill("cho@demo.test");
    await page.getByRole("dialog").getByRole("button", { name: "Invite" }).click();
    await room.getByText("invited by ana").waitFor();

    const cho = await house.seat(house.desk.cho, at(id));
    await cho.page.getByRole("heading", { level: 1, name: "The room" }).waitFor();
    expect(await cho.page.getByRole("button", { name: "Approve" }).count()).toBe(0);
    await page.getByRole("button", { name: "Remove cho" }).click();
    await cho.page.getByText("There is no such thread, or it is not visible to you.").waitFor();
    await cho.context.close();

    const follower = await house.seat(ben, at(id));
    await follower.page.getByRole("button", { name: "More" }).click();
    await follower.page.getByRole("button", { name: "Follow" }).click();
    await room.getByText("follows").waitFor();
    // Ana, who decides and whose agent asks, cannot be removed: nothing offers it.
    await follower.page.locator(".room").getByText("follows").waitFor();
    await expect(follower.page.getByRole("button", { name: /^Remove ana/ }).count()).resolves.toBe(0);
    await follower.page.getByRole("button", { name: "More" }).click();
    await follower.page.getByRole("button", { name: "Leave" }).click();
    await eventually(async () => expect(await room.getByText("follows").count()).toBe(0));
    await follower.context.close();

    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Delegate" }).click();
    await page.getByLabel("Email of who should decide").fill("cho@demo.test");
    await page.getByLabel("Note (optional)").fill("You know the branch.");
    await page.getByRole("dialog").getByRole("button", { name: "Delegate" }).dblclick();
    await eventually(async () => {
      const { assignee } = await house.desk.thread(house.desk.cho, id, "assignee { id }");
      expect(assignee.id).toBe("cho");
    });
    // Pressed twice, it is no refusal.
    await page.waitForTimeout(500);
    await expect(page.locator(".toast").allTextContents()).resolves.toEqual([""]);
    await context.close();
    expect(tenant.id).toBeTruthy();
  });

  it("reacts through an accessible picker, on the thread and on a message", async () => {
    const { ana, ben, ask, say } = house.desk;
    const id = await ask({ title: "Reactions" });
    const message = await say(ben, id, "Nice?");
    const { page, context } = await house.seat(ana, at(id));
    await page.locator(`[data-message="${message}"]`).getByRole("button", { name: "Add a reaction" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "thumbs up", exact: true }).waitFor();
    await expect(page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).resolves.toBe(
      "thumbs up",
    );
    await page.keyboard.press("Enter");
    const chip = page.locator(`[data-message="${message}"]`).getByRole("button", { name: "thumbs up: 1" });
    await chip.waitFor();
    await expect(chip.getAttribute("aria-pressed")).resolves.toBe("true");
    await chip.click();
    await chip.waitFor({ state: "detached" });
    const head = page.locator(".concern");
    await head.getByRole("button", { name: "Add a reaction" }).click();
    await page.keyboard.press("Escape");
    await expect(head.getByRole("button", { name: "eyes", exact: true }).count()).resolves.toBe(0);
    await head.getByRole("button", { name: "Add a reaction" }).click();
    await head.getByRole("button", { name: "eyes", exact: true }).click();
    await head.getByRole("button", { name: "eyes: 1" }).waitFor();
    await acts.react(ben, id, { key: "eyes" });
    await head.getByRole("button", { name: "eyes: 2" }).waitFor();
    await context.close();
  });

  it("shows a question's decision with what it replaced, and lets who was asked change it", async () => {
    const { ana, ben, tenant } = house.desk;
    await tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
      input: { id: "q-1", key: "Q-1", kind: "GOAL", title: "Goal", personIds: ["ana", "ben"] },
    });
    const { addComment } = await ben.must(
      "mutation($input: AddCommentInput!) { addComment(input: $input) { thread { id } } }",
      {
        input: {
          itemId: "q-1",
          body: "How long do we keep it?",
          to: ["ana@demo.test"],
          header: "Rollback",
          context: "Disk is cheap.",
          options: [{ label: "One week" }, { label: "One month", recommended: true }],
        },
      },
    );
    const id = addComment.thread.id;
    const { page, context } = await house.seat(ana, at(id));
    await page.getByLabel("One week").check();
    await page.getByRole("button", { name: "Send answer" }).click();
    // Leaving sends it at once.
    await page.getByRole("link", { name: "Settings" }).click();
    await page.goBack();
    await page.locator(".decision").getByText("One week").waitFor();
    await page.getByRole("button", { name: "Change the answer" }).click();
    await page.getByLabel("One month").check();
    await page.getByRole("button", { name: "Send answer" }).click();
    await page.locator(".decision strong", { hasText: "One month" }).waitFor();
    await page.locator(".replaced", { hasText: "One week" }).waitFor();

    const asker = await house.seat(ben);
    await asker.page.getByRole("heading", { level: 2, name: "Rollback" }).waitFor();
    await asker.page.getByRole("button", { name: "I have used this answer" }).click();
    await eventually(async () =>
      expect((await house.desk.thread(ben, id, "status")).status).toBe("RESOLVED"),
    );
    await asker.context.close();
    await context.close();
  });

  it("draws nothing that would be refused, and archives, brings back, dismisses", async () => {
    const { ana, dee, ask } = house.desk;
    const id = await ask({ title: "For Dee", participantIds: ["dee"] });
    const viewer = await house.seat(dee, at(id));
    await viewer.page.getByRole("heading", { level: 1, name: "For Dee" }).waitFor();
    for (const name of ["Approve", "Invite", "Archive", "Send", "Change the answer"])
      expect(await viewer.page.getByRole("button", { name, exact: true }).count()).toBe(0);
    await viewer.context.close();
    const { page, context } = await house.seat(ana, at(id));
    await page.getByRole("button", { name: "Archive" }).click();
    await eventually(async () => expect((await house.desk.thread(ana, id, "archived")).archived).toBe(true));
    await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
    await page.goto(`${house.server.url}/#/thread/${id}`);
    await page.getByRole("button", { name: "Back to the inbox" }).click();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByText("Dismissed").waitFor();
    await context.close();
  });

  it("withdraws what one's own agent asked, and resolves a discussion", async () => {
    const { ana, ben, ask, tenant } = house.desk;
    const id = await ask({ title: "No longer needed", assigneeId: "ben" });
    const { page, context } = await house.seat(ana, at(id));
    await page.getByRole("heading", { level: 1, name: "No longer needed" }).waitFor();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.locator(".state").getByText("Withdrawn").waitFor();
    expect((await house.desk.thread(ben, id, "status")).status).toBe("WITHDRAWN");
    expect(await page.getByRole("button", { name: "Approve" }).count()).toBe(0);

    await tenant.host.must("mutation($input: SaveItemInput!) { saveItem(input: $input) { id } }", {
      input: { id: "s-1", key: "S-1", kind: "GOAL", title: "Goal", personIds: ["ana", "ben"] },
    });
    const { openDiscussion } = await ana.must(
      "mutation($input: OpenDiscussionInput!) { openDiscussion(input: $input) { thread { id } } }",
      { input: { itemId: "s-1", title: "Is this settled?", body: "I think so.", recipientId: "ben" } },
    );
    await page.goto(`${house.server.url}/#/thread/${openDiscussion.thread.id}`);
    await page.getByRole("button", { name: "Resolve" }).click();
    await page.locator(".state").getByText("Resolved").waitFor();
    await context.close();
  });

  it("hands an answer that no session has picked up to another agent of the same owner", async () => {
    const { ana, ben, ask, tenant } = house.desk;
    const spare = await tenant.agent("ana", "ana/shop/spare");
    await tenant.host.must(
      `mutation { saveAgent(input: { handle: "ana/shop/spare", ownerId: "ana" }) { handle } }`,
    );
    const id = await ask({ title: "Nobody fetches this", participantIds: ["ben"] });
    await acts.answer(ana, id, YES);
    const other = await house.seat(ben, { ...at(id), width: 1440 });
    await other.page.getByRole("heading", { level: 1, name: "Nobody fetches this" }).waitFor();
    expect(await other.page.getByRole("button", { name: /^Hand to/ }).count()).toBe(0);
    await other.context.close();

    const { page, context } = await house.seat(ana, { ...at(id), width: 1440 });
    await page.getByText("ana/shop/bot is not running and has not picked this up yet.").waitFor();
    await page.getByRole("button", { name: "Hand to ana/shop/spare" }).click();
    await page.getByText("ana/shop/spare is not running and has not picked this up yet.").waitFor();
    const { delivery_pull } = await spare.must('{ delivery_pull(sessionId: "s") { thread { id } } }');
    expect(delivery_pull).toEqual([{ thread: { id } }]);
    await context.close();
  });
});
