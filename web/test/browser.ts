import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect } from "@jest/globals";
import type { AxeResults } from "axe-core";
import type { Db } from "mongodb";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Client } from "../../test/support/client.js";
import { openTestDatabase } from "../../test/support/database.js";
import { type Desk, openDesk } from "../../test/support/desk.js";
import { startServer, type TestServer } from "../../test/support/server.js";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export interface Seat {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page: scripts' errors and refused contents. */
  readonly faults: readonly string[];
}

export interface SeatOptions {
  readonly path?: string;
  readonly base?: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly permissions?: readonly string[];
  readonly touch?: boolean;
  /** The page's clock can be moved on by hand; it begins so many milliseconds off. */
  readonly clock?: boolean | number;
}

export interface House {
  readonly server: TestServer;
  readonly desk: Desk;
  readonly db: Db;
  /** A browser of somebody's own, signed in as the host would sign them in; without somebody: not. */
  readonly seat: (who: Client | undefined, options?: SeatOptions) => Promise<Seat>;
}

/** One Chromium, one server and one office for a test file. */
export const openHouse = (settings: Record<string, string> = {}): House => {
  let browser: Browser;
  const house: { server?: TestServer; desk?: Desk; db?: Db } = {};
  const seats: Seat[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ARGS,
    });
    const { db } = await openTestDatabase();
    house.db = db;
    house.server = await startServer(db, { settings });
    house.desk = await openDesk(house.server);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    expect(seats.flatMap(({ faults }) => faults)).toEqual([]);
  });
  const standing = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error("the house is not open yet");
    return one;
  };
  const seat: House["seat"] = async (who, options = {}) => {
    const { path = "/", width = 1280, height = 800, dark = false, permissions = [] } = options;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? "dark" : "light",
      permissions: [...permissions],
      hasTouch: options.touch ?? false,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    if (options.clock)
      await page.clock.install({ time: Date.now() + (options.clock === true ? 0 : options.clock) });
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
    });
    const base = options.base ?? `${standing(house.server).url}/`;
    await page.goto(who ? `${base}#token=${who.token}&to=${path}` : `${base}#${path}`);
    const taken = { page, context, faults };
    seats.push(taken);
    return taken;
  };
  return {
    get server() {
      return standing(house.server);
    },
    get desk() {
      return standing(house.desk);
    },
    get db() {
      return standing(house.db);
    },
    seat,
  };
};

/** Waits until something holds, as a person would who looks at the screen. */
export const eventually = async (look: () => Promise<void> | void, ms = 8_000): Promise<void> => {
  const until = Date.now() + ms;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }
};

/** What axe finds that is serious or worse. It is put in by hand: the page's policy allows no foreign script tag. */
export const seriousFaults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    return axe.run({ resultTypes: ["violations"] });
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
};

export const card = (page: Page) => page.locator("article.card");
export const rowsOf = (page: Page) => page.locator(".rows li");
export const unreadOf = async (page: Page): Promise<number> =>
  Number(await page.locator(".shell > nav .badge").first().getAttribute("data-unread"));
