import { beforeAll, describe, expect, it } from "@jest/globals";
import { openTestDatabase } from "../../support/database.js";
import { type Desk, openDesk } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);

const PAGE = `query($id: ID!, $first: Int! = 50, $after: String, $last: Int, $before: String) {
  thread(id: $id) { messages(first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { body } } pageInfo { hasPreviousPage hasNextPage } } } }`;

describe("the messages of a thread", () => {
  let desk: Desk;
  let id: string;
  const cursors: string[] = [];
  const page = (more: Record<string, unknown>) => desk.ana.send(PAGE, { id, ...more });
  const bodies = async (more: Record<string, unknown>): Promise<string> => {
    const { data } = await page(more);
    return data.thread.messages.edges.map(({ node }: { node: { body: string } }) => node.body).join("");
  };
  beforeAll(async () => {
    desk = await openDesk(server);
    id = await desk.ask();
    for (const body of "abcdefgh") await desk.say(desk.ana, id, body);
    const { data } = await page({});
    cursors.push(...data.thread.messages.edges.map(({ cursor }: { cursor: string }) => cursor));
  });

  it("are those between the cursors, the first or the last of them", async () => {
    const [, b, , , , f] = cursors;
    expect(await bodies({})).toBe("abcdefgh");
    expect(await bodies({ first: 3, after: b })).toBe("cde");
    expect(await bodies({ last: 3, before: f })).toBe("cde");
    expect(await bodies({ before: f })).toBe("abcde");
    expect(await bodies({ first: 2, before: f })).toBe("ab");
    expect(await bodies({ after: b, before: f })).toBe("cde");
    expect(await bodies({ last: 2, after: b, before: f })).toBe("de");
    expect(await bodies({ last: 50, after: f })).toBe("gh");
    expect(await bodies({ last: 50, before: b })).toBe("a");
    expect(await bodies({ after: f, before: b })).toBe("");
  });

  it("say whether there are more on either side", async () => {
    const [, b, , , , f] = cursors;
    const info = async (more: Record<string, unknown>) => (await page(more)).data.thread.messages.pageInfo;
    expect(await info({ before: f })).toEqual({ hasPreviousPage: false, hasNextPage: true });
    expect(await info({ last: 2, after: b })).toEqual({ hasPreviousPage: true, hasNextPage: false });
  });

  it("refuse a cursor that was cut, whichever side it bounds", async () => {
    const cut = cursors[2]?.slice(1);
    for (const more of [{ after: cut }, { before: cut }, { last: 2, after: cut }, { last: 2, before: cut }])
      expect(await page(more)).toBeRefused("bad_input");
  });
});
