import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { seedDemo } from "../../src/demo/index.js";
import type { Loose } from "../../test/support/client.js";
import { eventually, openHouse } from "./browser.js";

const house = openHouse();
const PICTURES = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

/** The pictures of the README, of the demo as everyone finds it. */
it("takes pictures of the card stack, the list, a thread and the phone", async () => {
  mkdirSync(PICTURES, { recursive: true });
  await seedDemo(house.server.app, house.server.schemas);
  const ada = await house.server.person("demo", "ada");
  const { inbox } = await ada.must(
    "{ inbox(first: 100) { nodes { id kind messageCount viewerMay { answer } } } }",
  );
  const thread = inbox.nodes.find(
    ({ kind, messageCount, viewerMay }: Loose) => kind === "DECISION" && messageCount > 0 && viewerMay.answer,
  );
  const shots = [
    { name: "needs-you", path: "/", card: "Token lifetime" },
    { name: "inbox", path: "/inbox/all" },
    { name: "thread", path: `/thread/${thread.id}` },
    { name: "thread-dark", path: `/thread/${thread.id}`, dark: true },
    { name: "phone", path: "/", card: "Token lifetime", width: 390, height: 844 },
  ];
  for (const { name, card, ...where } of shots) {
    const { page, context } = await house.seat(ada, where);
    await page.locator("article.card h2, .row, .message").first().waitFor();
    if (card !== undefined)
      await eventually(async () => {
        const title = (await page.locator("article.card h2").textContent()) ?? "";
        if (!title.startsWith(card)) await page.getByRole("button", { name: "Defer" }).click();
        expect(title).toContain(card);
      });
    if (card !== undefined) await page.getByLabel(/Keep 30 days/).check();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${PICTURES}${name}.png` });
    await context.close();
  }
});
