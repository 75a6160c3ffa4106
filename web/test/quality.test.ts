import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
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
      ...Object.values(ids).map((id) => `/thread/${id}`),
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
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        found.push(...(await seriousFaults(page)).map((fault) => `card ${index}: ${fault}`));
        await page.getByRole("button", { name: "Defer" }).click();
      }
      expect(seen.size).toBe(6);
      for (const path of paths) {
        await page.evaluate((to) => {
          location.hash = `#${to}`;
        }, path);
        await page.locator("h1").waitFor({ state: "attached" });
        await page.waitForTimeout(500);
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        found.push(...(await seriousFaults(page)).map((fault) => `${path}: ${fault}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${path} is ${wide} pixels too wide`);
      }
      await context.close();
    }
    expect(found).toEqual([]);
  }, 180_000);

  it("runs nothing from what people write: no script, no unsafe link, no picture fetched", async () => {
    const { ana, ben, tenant, ask, output } = house.desk;
    const evil = `<img src=x onerror=globalThis.pwned=1>`;
    const body = [
      "[a](javascript:globalThis.pwned=1)",
      "[b](JaVaScRiPt:globalThis.pwned=1)",
      "[c](java\tscript:globalThis.pwned=1)",
      "[d](&#106;avascript:globalThis.pwned=1)",
      "[e](data:text/html,<script>globalThis.pwned=1</script>)",
      "[f](vbscript:x)",
      `<script>globalThis.pwned=1</script> ${evil}`,
      "![pic](https://elsewhere.test/x.png)",
      "[good](https://good.test/)",
    ].join("\n\n");
    await tenant.host.must("mutation($input: SavePersonInput!) { savePerson(input: $input) { id } }", {
      input: { id: "ben", name: "[click](https://x.test) <a href=//x.test>hi</a>", email: "ben@demo.test" },
    });
    const id = await ask({ title: evil, body });
    await output({ title: evil, payload: { text: body } });
    await house.desk.say(ben, id, body);
    const { page, context } = await house.seat(ana, { path: `/thread/${id}` });
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (/elsewhere|x\.test/.test(request.url())) elsewhere.push(request.url());
    });
    await page.locator(".message").waitFor();
    const check = async (): Promise<void> => {
      const hrefs = await page.evaluate(() => Array.from(document.links, ({ href }) => href));
      expect(hrefs.filter((href) => !/^https?:|^mailto:/.test(href))).toEqual([]);
      expect(hrefs.some((href) => href.includes("x.test"))).toBe(false);
      expect(await page.evaluate(() => (globalThis as unknown as { pwned?: number }).pwned)).toBeUndefined();
      expect(await page.locator("main img").count()).toBe(0);
      const html = await page.content();
      expect(html).not.toContain("&amp;lt;");
    };
    await check();
    await expect(page.locator("h1").textContent()).resolves.toBe(evil);
    await expect(page.locator(".message .who").textContent()).resolves.toContain(
      "[click](https://x.test) <a href",
    );
    await expect(page.getByRole("link", { name: "good" }).first().getAttribute("rel")).resolves.toMatch(
      /noopener/,
    );
    for (const path of ["#/inbox/all", "#/"]) {
      await page.evaluate((to) => {
        location.hash = to;
      }, path);
      await page.waitForTimeout(600);
      await check();
    }
    expect(elsewhere).toEqual([]);
    await context.close();
  });

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
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const durations = await page.evaluate(
      () => getComputedStyle(document.querySelector(".card") as Element).animationDuration,
    );
    expect(durations).toBe("0s");
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
