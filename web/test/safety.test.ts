import { describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { acts } from "../../test/support/desk.js";
import { card, eventually, openHouse } from "./browser.js";

const house = openHouse();

describe("What people write", () => {
  /** Walks through the list, the cards, the thread and a toast, and looks at each. */
  const lookAround = async (
    { id, title }: { id: string; title: string },
    check: (page: Page, where: string) => Promise<void>,
  ): Promise<void> => {
    const { page, context } = await house.seat(house.desk.ana, { path: `/thread/${id}` });
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(house.server.url)) elsewhere.push(request.url());
    });
    await page.locator(".message").first().waitFor();
    expect(await page.locator("h1").textContent()).toBe(title);
    await eventually(async () => expect(await page.title()).toContain(title));
    await check(page, "thread");
    await page.evaluate(() => {
      location.hash = "#/inbox/all";
    });
    await page.locator(`.rows li[data-thread="${id}"] .title`).getByText(title, { exact: true }).waitFor();
    await check(page, "list");
    await page.evaluate(() => {
      location.hash = "#/";
    });
    await eventually(async () => {
      if ((await card(page).getAttribute("data-thread")) !== id)
        await page.getByRole("button", { name: "Defer" }).click();
      expect(await card(page).getAttribute("data-thread")).toBe(id);
    });
    await check(page, "card");
    await acts.dismiss(house.desk.ana, id);
    await page.getByRole("alert").filter({ hasText: "was settled elsewhere" }).waitFor();
    expect(await page.locator(".toast").textContent()).toContain(`“${title}”`);
    await check(page, "toast");
    expect(elsewhere).toEqual([]);
    await context.close();
  };

  it("case 70: no link scheme, raw HTML or picture that people write runs or is fetched", async () => {
    const { ben, ask, output, notice, say, tenant } = house.desk;
    const evil = `<img src=x onerror=globalThis.pwned=1>`;
    const body = [
      "[a](javascript:globalThis.pwned=1)",
      "[b](JaVaScRiPt:globalThis.pwned=1)",
      "[c](java\tscript:globalThis.pwned=1)",
      "[d](&#106;avascript:globalThis.pwned=1)",
      "[e](data:text/html,<script>globalThis.pwned=1</script>)",
      "[f](vbscript:x)",
      "[g](<java\tscript:globalThis.pwned=1>) [h](&Tab;javascript:x) [i](\u0001javascript:x) [j](javascript&colon;x)",
      "[k][ref]\n\n[ref]: javascript:globalThis.pwned=1",
      "<javascript:globalThis.pwned=1> <data:text/html,x>",
      `<script>globalThis.pwned=1</script> ${evil} <a href="javascript:x" onclick=x>l</a>`,
      '![pic](https://elsewhere.test/x.png "t\\" onerror=globalThis.pwned=1")',
      "![pic](javascript:globalThis.pwned=1) ![pic](data:image/svg+xml,<svg/onload=x>)",
      "[good](https://good.test/)",
    ].join("\n\n");
    await tenant.host.must("mutation($input: SavePersonInput!) { savePerson(input: $input) { id } }", {
      input: { id: "ben", name: evil, email: "ben@demo.test" },
    });
    const id = await ask({ title: evil, body, payload: { approval: { summary: body } } });
    await output({ title: evil, payload: { text: body } });
    await notice({ title: evil, body });
    await say(ben, id, body);
    await lookAround({ id, title: evil }, async (page, where) => {
      const hrefs = await page.evaluate(() =>
        Array.from(document.querySelectorAll("a"), (link) => link.getAttribute("href") ?? ""),
      );
      expect([where, hrefs.filter((href) => !/^(#\/|https:\/\/|mailto:)/.test(href))]).toEqual([where, []]);
      const found = await page.evaluate(() => ({
        pwned: (globalThis as unknown as { pwned?: number }).pwned ?? 0,
        pictures: document.querySelectorAll("img, iframe, object, embed").length,
        scripts: document.querySelectorAll("body script").length,
        handlers: Array.from(document.querySelectorAll("*")).filter((node) =>
          node.getAttributeNames().some((name) => name.startsWith("on")),
        ).length,
      }));
      expect([where, found]).toEqual([where, { pwned: 0, pictures: 0, scripts: 0, handlers: 0 }]);
      if (where === "thread") {
        expect(await page.locator(".message .who").textContent()).toBe(evil);
        const good = page.getByRole("link", { name: "good" }).first();
        expect(await good.getAttribute("rel")).toBe("noopener noreferrer nofollow");
      }
    });
  });

  it("case 72: names and titles are shown as they are written, and are no link", async () => {
    const { ana, ben, ask, say, tenant } = house.desk;
    const name = "[click](https://x.test) & <a href=//x.test>hi</a>";
    const team = 'Ops\n"east" <b>[x](https://x.test)</b>';
    await tenant.host.must("mutation($input: SavePersonInput!) { savePerson(input: $input) { id } }", {
      input: { id: "ben", name, email: "ben@demo.test" },
    });
    await tenant.host.must("mutation($input: SaveTeamInput!) { saveTeam(input: $input) { id } }", {
      input: { key: "east", name: team, memberIds: ["ana", "ben"] },
    });
    const id = await ask({ title: name, participantIds: ["ben"] });
    await say(ben, id, "Words.");
    await acts.delegate(ana, id, { personId: "ben", note: "For you." });
    await acts.delegate(ben, id, { personId: "ana", note: "Back to you." });
    await lookAround({ id, title: name }, async (page, where) => {
      const text = (await page.locator("body").textContent()) ?? "";
      expect([where, text.includes(name), text.includes("&lt;"), text.includes("&amp;")]).toEqual([
        where,
        true,
        false,
        false,
      ]);
      expect(await page.locator('a[href*="x.test"]').count()).toBe(0);
      if (where !== "thread") return;
      expect(await page.locator(".message .who").first().textContent()).toBe(name);
      await page
        .getByRole("button", { name: `Reply to ${name}` })
        .first()
        .waitFor();
      await page.locator(".room summary").click();
      expect(await page.locator(".room").textContent()).toContain(name);
    });
    const { page, context } = await house.seat(ana, { path: "/settings" });
    const heading = page.locator("#set-teams + .boxes h3", { hasText: '"east"' });
    await heading.waitFor();
    expect(await heading.textContent()).toBe(`${team} east`);
    expect(await heading.locator("a, b").count()).toBe(0);
    await context.close();
  });
});

describe("The files of the web inbox", () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${house.server.url}${path}`, { headers });

  it("keeps hashed files for ever and asks for the page each time", async () => {
    const page = await get("/");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect((await get("/", { "if-none-match": page.headers.get("etag") ?? "" })).status).toBe(304);
    const [, script] = /src="\.\/(assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
    const asset = await get(`/${script}`, { "accept-encoding": "br" });
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect(asset.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(asset.headers.get("content-encoding")).toBe("br");
  });

  it("leads out of the build by no path", async () => {
    for (const path of [
      "/nothing",
      "/..%2f..%2fpackage.json",
      "/%2e%2e/package.json",
      "/assets/",
      "/assets/../../package.json",
    ])
      expect((await get(path)).status).toBe(404);
    expect(await (await get("/web-settings.json")).json()).toEqual({ refreshUrl: null });
  });

  it("gives no sign-ins where there is no demo", async () => {
    expect((await get("/demo/people")).status).toBe(404);
  });
});
