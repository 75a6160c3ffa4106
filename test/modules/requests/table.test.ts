import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { openWorld, type TestAgent } from "./world.js";

const { tenant, db } = await openWorld();
const requests = db.collection<{ _id: string }>("requests");
const ACTS = ["claim", "renew", "complete", "decline", "cancel", "read"] as const;

const text = readFileSync(new URL("../../../docs/agents.md", import.meta.url), "utf8");
const [pooled = "", direct = ""] = text.split("#### Pooled")[1]?.split("#### Direct") ?? [];
const rowsOf = (section: string) =>
  section
    .split("\n")
    .filter((line) => /^\| [A-Za-z]+ \| (sender|holder|eligible|stranger) /.test(line))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

const open = async () => {
  const world = await tenant();
  const [holder, eligible, stranger] = await Promise.all([
    world.agent("ben/shop/holder", ["work"]),
    world.agent("cho/shop/eligible", ["work"]),
    world.agent("cho/shop/stranger"),
  ]);
  const roles: Record<string, TestAgent> = { holder, eligible, stranger };
  return { ...world, roles, holder, eligible };
};

type World = Awaited<ReturnType<typeof open>>;

/** Brings a new request into a state; the passing of time is written into the database. */
const bringTo = async (
  state: string,
  { world, sender, to }: { world: World; sender: TestAgent; to: string },
): Promise<string> => {
  const { holder, eligible } = world;
  const id = await sender.send1({ to, type: state === "FYI" ? "FYI" : "QUESTION" });
  const passed = (field: string) =>
    requests.updateOne({ _id: id }, [{ $set: { [field]: { $subtract: ["$$NOW", 1] } } }]);
  if (["CLAIMED", "lapsed", "COMPLETED", "CANCELLED"].includes(state)) await holder.claim({ id });
  if (state === "lapsed") await passed("claim.leaseUntil");
  if (state === "COMPLETED") await holder.complete({ id, fence: 1, body: "Done." });
  if (state === "CANCELLED") await sender.cancel({ id });
  if (state === "EXPIRED") await passed("expiresAt");
  if (state === "DECLINED")
    for (const one of to.startsWith("cap:") ? [holder, eligible] : [eligible]) await one.decline({ id });
  return id;
};

/** What the table says of an answer. */
const cellOf = (act: string, { it: found, errors }: { it: Loose; errors?: Loose[] }): string => {
  if (errors) return errors[0].extensions.reason;
  if (act === "read") return found === null ? "null" : found.body === null ? "summary" : "body";
  return (act === "claim" ? found.request : found).status;
};

// One project for all rows: each has a sender of its own, and all of them stay below the rates.
const world = await open();
let senders = 0;

const check = async (
  [state = "", who = "", ...cells]: readonly string[],
  addressed: (who: string) => string,
) => {
  senders += 1;
  const sender = await world.agent(`ada/shop/sender${senders}`);
  const found: string[] = [];
  for (const act of ACTS) {
    const id = await bringTo(state, { world, sender, to: addressed(who) });
    const caller = who === "sender" ? sender : world.roles[who];
    const fence = who === "holder" || act === "renew" ? 1 : null;
    const answer = await caller?.try[act]({ id, fence, body: "x", reason: "x" });
    found.push(cellOf(act, answer));
  }
  expect([state, who, ...found]).toEqual([state, who, ...cells]);
};

describe("docs/agents.md says what happens to a pooled request", () => {
  it.each(rowsOf(pooled).map((row) => [`${row[0]}, ${row[1]}`, row] as const))("%s", (_, row) =>
    check(row, () => "cap:work"),
  );
});

describe("docs/agents.md says what happens to a direct request", () => {
  it.each(rowsOf(direct).map((row) => [`${row[0]}, ${row[1]}`, row] as const))("%s", (_, row) =>
    check(row, (who) => (who === "holder" ? "ben/shop/holder" : "cho/shop/eligible")),
  );
});

it("the table has every state for every one concerned", () => {
  expect(rowsOf(pooled).length).toBeGreaterThan(20);
  expect(rowsOf(direct).length).toBeGreaterThan(5);
});
